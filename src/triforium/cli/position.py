"""triforium position: read a position, play moves from it, ask why."""

import argparse
from typing import Any

from triforium.bots import HINT_BOT
from triforium.cli.common import chosen_game, print_json, read_text, reason, words_for
from triforium.core.action import CHANCE, NOBODY, SPECTATOR
from triforium.core.errors import BadOption, IllegalAction, Unreadable
from triforium.core.game import Game
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.core.words import Words
from triforium.games import all_games
from triforium.terminal.advice import advice, adviser, hint_entry, hint_lines
from triforium.terminal.boards import draw

from secrets import randbits  # isort: skip


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The word of this room."""
    position = words.add_parser(
        "position", parents=[common], help="read a position: who decides, every option; play moves from it"
    )
    position.add_argument(
        "source",
        metavar="FILE",
        nargs="?",
        default="-",
        help="a file, - for the standard input, or the position itself",
    )
    position.add_argument("--seat", type=int, metavar="N", help="as this seat may know it")
    position.add_argument("--json", action="store_true")
    position.add_argument(
        "--play", metavar="MOVE", nargs="+", action="extend", default=[], help="moves in the notation of the game"
    )
    position.add_argument("--why", metavar="MOVE", help="why a move is allowed or not, with its rule")
    position.add_argument("--score", metavar="ASSUMED", nargs="*", help="what would score now, item by item")
    position.add_argument("--hint", metavar="BOT", nargs="?", const=HINT_BOT, help="what a bot would do, and why")
    position.add_argument("--seed", type=int, help="for draws that the position does not fix, and for the bot")
    position.set_defaults(run=show_position)


def game_of(text: str, chosen: argparse.Namespace) -> Game[Any]:
    """The game whose positions begin like this one."""
    prefix = text.split(maxsplit=1)[0] if text.split() else ""
    games = all_games()
    for game in games:
        if game.notation().prefix == prefix:
            return chosen_game(game.key, chosen)
    known = ", ".join(f"{game.notation().prefix} ({game.title})" for game in games)
    raise Unreadable(f"a position begins with the sign of its game: {known}; not with {prefix[:20]!r}")


def show_position(chosen: argparse.Namespace) -> int:
    """Read, play, say who decides and what can be chosen."""
    inline = any(chosen.source.startswith(game.notation().prefix + " ") for game in all_games())
    text = chosen.source if inline else read_text(chosen.source)
    game = game_of(text, chosen)
    words = words_for(game, chosen)
    notation = game.notation()
    position = notation.read_position(text, Rng(randbits(60) if chosen.seed is None else chosen.seed))
    check_seat(game, position, chosen.seat)
    notation.deal_until_writable(position)
    assumed: list[str] = list(chosen.score or [])
    refusal: Refusal | None = None
    tried = ""
    try:
        moves = list(chosen.play)
        if chosen.score is not None:
            moves, more = notation.assumptions(position, moves)
            assumed += more
        if chosen.why is not None:
            notation.play(position, moves)
            tried = chosen.why
            notation.play(position.copy(), [chosen.why])
        else:
            tried = " ".join(moves)
            notation.play(position, moves)
    except IllegalAction as error:
        refusal = error.refusal
    return report(game, words, position, chosen, refusal, tried, assumed)


def check_seat(game: Game[Any], position: Position[Any], seat: int | None) -> None:
    """--seat names one of the seats of this position."""
    seats = len(position.state.scores())
    if seat is not None and not 0 <= seat < seats:
        raise BadOption(f"--seat {seat}: this game has the seats 0 to {seats - 1}")


def report(
    game: Game[Any],
    words: Words,
    position: Position[Any],
    chosen: argparse.Namespace,
    refusal: Refusal | None,
    tried: str,
    assumed: list[str],
) -> int:
    """The position after all moves, for people or for scripts."""
    notation = game.notation()
    trial = position.copy()
    trial.deal()  # what decides and what is offered never depends on a draw, but what a seat sees does
    s: State = trial.state
    text = notation.write_position(position) if chosen.seat is None else notation.write_view(s, chosen.seat)
    deciding = s.deciding()
    mine = chosen.seat is None or chosen.seat == deciding
    options = notation.moves(s) if not s.over and mine else []
    data: dict[str, object] = {
        "game": game.key,
        "edition": edition_of(game, s),
        "deciding": None if deciding == NOBODY else deciding,
        "decision": None if s.over else s.decision().key,
        "options": options,
        "position": text,
        "scores": s.scores(),
        "over": s.over,
        "refused": None if refusal is None else {"rule": refusal.rule, "message": reason(words, refusal)},
    }
    if s.over:
        outcome = game.outcome(s)
        data["outcome"] = {"reason": outcome.reason, "rule": outcome.rule, "winners": outcome.winners}
    if chosen.score is not None:
        data["areas"] = notation.scoring(position.state, assumed)
    bot = None if chosen.hint is None else adviser(chosen.hint)
    found = []
    if bot is not None and chosen.seat is not None and deciding not in (chosen.seat, NOBODY):
        raise BadOption("a hint is for the seat that decides, and this one is not asked now")
    if bot is not None and deciding >= 0:
        found = advice(bot, game, s, Rng(randbits(60) if chosen.seed is None else chosen.seed))
        data["hint"] = hint_entry(game, s, bot, found)
    if chosen.json:
        print_json(data)
    else:
        print_for_people(game, words, s, chosen, data, refusal, tried)
        if bot is not None and found:
            print("\n".join(hint_lines(words, game, s, bot, found)))
    return 0 if refusal is None else 1


def edition_of(game: Game[Any], s: Any) -> str:
    """The edition of a state; a game without editions in its states has its first."""
    edition = getattr(s, "edition", None)
    return str(edition.key) if edition is not None else game.editions()[0]


def print_for_people(
    game: Game[Any],
    words: Words,
    s: State,
    chosen: argparse.Namespace,
    data: dict[str, Any],
    refusal: Refusal | None,
    tried: str,
) -> None:
    """The board drawn, who decides, every option in notation; or the reason."""
    seat = SPECTATOR if chosen.seat is None else chosen.seat
    print(draw(game, words, game.view(s, seat)))
    print(data["position"])
    if refusal is not None:
        print(f"{tried}: {reason(words, refusal)} ({refusal.rule})")
    elif chosen.why is not None:
        print(f"{chosen.why}: {words.word('allowed')}")
    if s.over:
        print(f"{words.word('game-is-over')} ({data['outcome']['reason']}, {data['outcome']['rule']})")
    elif s.deciding() != CHANCE:
        print(words.say(game.prompt(s)))
        print("  " + "  ".join(data["options"]))
    for area in data.get("areas", []):
        points = " : ".join(str(number) for number in area["points"])
        if "what" in area:
            print(f"  {area['what']:12} {points}")
        else:
            print(f"  {area['colour']:8} {' '.join(area['cells']):30} value {area['value']:3}  {points}")
