"""Shared parts of the golden-record tools: play a game from a seed, search for games with wanted traits, save them."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.core.action import CHANCE
from triforium.core.game import Game
from triforium.core.record import Agreement, Record
from triforium.core.record_text import write_record
from triforium.core.rng import Rng


def play(game: Game, agreement: Agreement, bot: str, seed: int) -> Record:
    """Play one whole game with a bot."""
    record = Record(game, agreement)
    chance, thoughts = Rng(2 * seed), Rng(2 * seed + 1)
    player = find_bot(bot)
    while not record.state.over:
        state = record.state
        if state.deciding() == CHANCE:
            record.play(state.decision().pick(state, chance))
        else:
            record.play(ask(player, game, state, thoughts))
    return record


def keep(out: Path, names: Iterable[str], find: Callable[[str], Record | None]) -> None:
    """Search for every wanted game and save it; command-line arguments restrict the search to the games they name."""
    out.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or names:
        found = find(name)
        if found is None:
            print(f"{name}: not found", file=sys.stderr)
            continue
        path = out / f"{name}.record"
        path.write_text(write_record(found), encoding="utf-8")
        print(f"{path.name}: {found.turn()} actions", flush=True)
