"""Goods, followers, rosettes, blueprints and sections are conserved over random games of every level and size."""

import pytest

from tests.contract.cases import scaled
from tests.contract.orleans_invariants import Watcher
from triforium.core.action import CHANCE, Action, act
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import FORGO, LEAVE, PLACE, REST, STAY

GAMES_A_TABLE = scaled(80)
PARTS = 2
LAZY = {act(LEAVE), act(STAY), act(FORGO)}


def choose(s: Orleans, rng: Rng, style: int) -> Action:
    """Random play with a preference: none; or the bell late; or never forgoing, and resting when full."""
    if s.deciding() == CHANCE or style == 0:
        return s.decision().pick(s, rng)
    options = s.options()
    if style == 2 and act(REST) in options and rng.below(2):
        return act(REST)
    wanted = [option for option in options if option != act(PLACE, s.edition.bell)]
    if style == 2:
        wanted = [option for option in wanted if option not in LAZY] or wanted
    options = wanted or options
    return options[rng.below(len(options))]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ORLEANS.editions())
def test_the_invariants_hold_over_random_games(level: str, seats: int, part: int) -> None:
    for seed in range(part, GAMES_A_TABLE, PARTS):
        s = ORLEANS.deal(level, seats)
        watcher = Watcher(s)
        rng = Rng(seed)
        while not s.over:
            watcher.check(s)
            s.take(choose(s, rng, seed // PARTS % 3))
        watcher.check(s)


@pytest.mark.parametrize("option", ORLEANS.options(), ids=lambda option: option.key)
@pytest.mark.parametrize("level", ORLEANS.editions())
def test_the_invariants_hold_with_every_option(level: str, option: object) -> None:
    for value in option.values[1:]:  # type: ignore[attr-defined]
        for seed in range(scaled(6, least=3)):  # one of each number of seats
            s = ORLEANS.deal(level, 2 + seed % 3, {option.key: value})  # type: ignore[attr-defined]
            watcher = Watcher(s)
            rng = Rng(seed)
            while not s.over:
                watcher.check(s)
                s.take(choose(s, rng, 2))
            watcher.check(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_teams_build_about_one_section(seats: int) -> None:
    """Rules.md, section 8: 0.89, 1.04 or 1.08 sections, if the bell is rung only when it must be."""
    sections = turns = 0
    games = scaled(250, least=60)  # fewer are not significant
    for seed in range(games):
        s = ORLEANS.deal("normal", seats)
        rng = Rng(seed)
        while not s.over:
            turns += s.deciding() != CHANCE and s.decision().key == "place"
            s.take(choose(s, rng, 1))
        sections += s.sections
    assert abs(sections / games - {2: 0.89, 3: 1.04, 4: 1.08}[seats]) < 0.25
    assert abs(turns / games / 3 - 13.5) < 0.5
