"""Comparing lines: equal effort for each, the same for the same seed, blind to hidden information."""

import pytest

from tests.bots.test_search import every_game, in_the_middle, worlds_that_differ
from triforium.bots import find_bot
from triforium.bots.judges import fitted_judge_for
from triforium.bots.search import Budget, Search
from triforium.bots.search_bot import SearchBot
from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import find_game

BUDGET = Budget(48, 100.0)


def search_of(game: Game[State], world: State, seed: int) -> Search:
    """The search of the strongest level."""
    bot = find_bot("architect")
    assert isinstance(bot, SearchBot)
    return bot.search(game, fitted_judge_for(game), world, Rng(seed))


@pytest.mark.parametrize("left", [5, 6, 7])
def test_leaving_a_multiple_of_four_is_worth_more_than_anything_else(left: int) -> None:
    game = find_game("pebbles")
    world = game.notation().read_position(f"peb1 2 {left} 0", Rng(0)).state
    options = world.options()
    shares = search_of(game, world, 1).compare([[option] for option in options], Budget(200, 100.0))
    best = max(zip(shares, options, strict=True), key=lambda pair: pair[0][0])
    assert game.write(world, best[1]) == f"take {left % 4}"
    assert best[0][0] > 0.8
    assert all(share[0] < 0.5 for share, option in zip(shares, options, strict=True) if option != best[1])


@every_game
def test_lines_are_compared_in_shares_that_add_up_and_equally_for_equal_seeds(game: Game[State]) -> None:
    world = in_the_middle(game, 2, 3, 4)
    lines: list[list[Action]] = [[option] for option in world.options()[:3]]
    shares = search_of(game, world, 5).compare(lines, BUDGET)
    assert shares == search_of(game, world, 5).compare(lines, BUDGET)
    for share in shares:
        assert len(share) == 2
        assert min(share) >= 0.0
        assert share[0] == share[1] if game.is_cooperative(2) else sum(share) == pytest.approx(1.0, abs=0.05)


def test_a_line_is_worth_the_same_whatever_the_others_hold() -> None:
    game = find_game("stupor_mundi")
    worlds = worlds_that_differ(1)
    lines = [[option] for option in fitted_judge_for(game).candidates(worlds[0])[:2]]
    found = [search_of(game, world, 4).compare(lines, BUDGET) for world in worlds]
    assert all(shares == found[0] for shares in found)
