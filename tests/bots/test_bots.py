"""Properties of every bot in every built-in game."""

from typing import Any

import pytest

from triforium.bots import BOTS, LEVELS, find_bot
from triforium.bots.bot import Bot, ask
from triforium.bots.judges import JUDGES
from triforium.core.action import Seat
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import GAMES, find_game

TABLES = [(game, edition) for game in GAMES for edition in game.editions()]
every_table = pytest.mark.parametrize(
    ("game", "edition"), TABLES, ids=lambda item: item if isinstance(item, str) else item.key
)


# Competitive games only; in Orléans all win or lose together.
judged_table = pytest.mark.parametrize(
    ("game", "edition"),
    [(game, edition) for game, edition in TABLES if game.key in JUDGES and game.key != "orleans"],
    ids=lambda item: item if isinstance(item, str) else item.key,
)


def play(game: Game[Any], edition: str, bots: list[Bot], seed: int) -> State:
    """Play a whole game between bots."""
    state: State = game.deal(edition, len(bots))
    chance, thoughts = Rng(seed), Rng(seed + 1)
    deal_chance(state, chance)
    while not state.over:
        action = ask(bots[state.deciding()], game, state, thoughts)
        assert action in state.options()
        state.take(action)
        deal_chance(state, chance)
    return state


def test_a_bot_is_found_by_its_name() -> None:
    assert [find_bot(name).name for name in BOTS] == list(BOTS)
    with pytest.raises(BadOption, match=r"'deep'.*random, novice, apprentice, simple"):
        find_bot("deep")


@every_table
@pytest.mark.parametrize("name", [f"{name}@2" if name in LEVELS else name for name in BOTS if name not in LEVELS[2:5]])
def test_a_bot_finishes_a_game_with_legal_actions_only(game: Game[Any], edition: str, name: str) -> None:
    assert play(game, edition, [find_bot(name)] * game.fewest_seats, 7).over


@every_table
def test_the_same_seeds_give_the_same_game(game: Game[Any], edition: str) -> None:
    bots = ([find_bot("simple"), find_bot("random")] * 4)[: game.fewest_seats]
    assert play(game, edition, bots, 3).scores() == play(game, edition, bots, 3).scores()


def points_won(game: Game[Any], edition: str, seat: Seat, seed: int) -> float:
    """1 for a win of the simple bot in this seat against random ones, half for a draw."""
    bots = [find_bot("random"), find_bot("random")]
    bots[seat] = find_bot("simple")
    winners = game.outcome(play(game, edition, bots, seed)).winners
    return 1.0 / len(winners) if seat in winners else 0.0


@judged_table
def test_the_simple_bot_beats_random_play(game: Game[Any], edition: str) -> None:
    won = sum(points_won(game, edition, seed % 2, seed) for seed in range(12))
    assert won >= 11


def test_the_simple_bot_plays_with_more_seats_too() -> None:
    assert play(find_game("pebbles"), "big", [find_bot("simple")] * 4, 5).over
