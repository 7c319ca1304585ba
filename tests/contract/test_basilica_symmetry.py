"""Invariant 12: a mirrored, swapped or recoloured game has the correspondingly transformed result."""

from itertools import permutations

import pytest

from tests.contract.basilica_mirrors import ColourChange, LeftRight, Mirror, SeatSwap, jester_colour
from tests.contract.cases import scaled
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.state import Basilica

GAMES = scaled(60)


def choose_jesters(s: Basilica, mirror: Mirror, seed: int, seen: bool) -> None:
    """Choose the colours of all Jesters in a scoring."""
    while not s.over and s.decision().key == "jester.colour":
        s.take(jester_colour(s, mirror, seed, seen))


def play_both(edition: str, mirror: Mirror, seed: int) -> None:
    """Play a random game and its mirror image, and compare them at every step."""
    s, twin = BASILICA.deal(edition), mirror.game().deal(edition)
    rng = Rng(seed)
    while not s.over:
        action = s.decision().pick(s, rng)
        seen = mirror.action(s, twin, action)
        assert seen in twin.options(), (BASILICA.write(s, action), twin.options())
        s.take(action)
        twin.take(seen)
        choose_jesters(s, mirror, seed, seen=False)
        choose_jesters(twin, mirror, seed, seen=True)
        assert mirror.agrees(s, twin)
        assert s.deciding() < 0 or mirror.seat(s.deciding()) == twin.deciding()


@pytest.mark.parametrize("edition", BASILICA.editions())
def test_left_and_right_are_alike(edition: str) -> None:
    for seed in range(GAMES):
        play_both(edition, LeftRight(), seed)


@pytest.mark.parametrize("edition", BASILICA.editions())
def test_white_and_black_are_alike(edition: str) -> None:
    for seed in range(GAMES):
        play_both(edition, SeatSwap(), seed)


@pytest.mark.parametrize("order", list(permutations(range(4)))[1:], ids=str)
def test_the_four_colours_are_alike(order: tuple[int, ...]) -> None:
    mirror = ColourChange(order)
    for seed in range(max(GAMES // 15, 1)):
        for edition in BASILICA.editions():
            play_both(edition, mirror, seed)
