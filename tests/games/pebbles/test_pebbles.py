"""Pebbles, rule by rule."""

import pytest

from tests.rule import rule
from triforium.core.action import CHANCE, act, noun_of
from triforium.core.errors import IllegalAction
from triforium.core.rng import Rng
from triforium.games.pebbles.game import PEBBLES

NOTATION = PEBBLES.notation()


def after(position: str, *moves: str) -> str:
    """The position after these moves."""
    read = NOTATION.read_position(position, Rng(0))
    NOTATION.play(read, list(moves))
    return NOTATION.write_position(read)


@rule("PEB-SETUP-1")
def test_the_heap_has_21_pebbles_or_35():
    assert PEBBLES.deal("small").pebbles == PEBBLES.deal().pebbles == 21
    assert PEBBLES.deal("big").pebbles == 35


@rule("PEB-SETUP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_chooses_who_begins(seats: int):
    s = PEBBLES.deal("small", seats)
    assert s.deciding() == CHANCE
    assert [noun_of(option) for option in s.options()] == list(range(seats))
    s.take(s.options()[-1])
    assert s.deciding() == seats - 1


@rule("PEB-TURN-1")
def test_players_take_turns_in_the_order_of_their_seats():
    assert after("peb1 3 9 1", "1") == "peb1 3 8 2"
    assert after("peb1 3 9 1", "1", "2") == "peb1 3 6 0"
    assert after("peb1 2 9 1", "3") == "peb1 2 6 0"


@rule("PEB-TAKE-1")
def test_one_two_or_three_pebbles_are_taken_and_nobody_passes():
    read = NOTATION.read_position("peb1 2 9 0", Rng(0))
    assert NOTATION.moves(read.state) == ["1", "2", "3"]
    for move in ("0", "4"):
        with pytest.raises(IllegalAction, match="PEB-TAKE-1"):
            after("peb1 2 9 0", move)


@rule("PEB-TAKE-2")
def test_nobody_takes_more_pebbles_than_there_are():
    assert NOTATION.moves(NOTATION.read_position("peb1 2 2 0", Rng(0)).state) == ["1", "2"]
    with pytest.raises(IllegalAction, match="PEB-TAKE-2"):
        after("peb1 2 2 0", "3")


@rule("PEB-END-1")
def test_the_player_who_takes_the_last_pebble_wins():
    s = NOTATION.read_position("peb1 3 3 2", Rng(0)).state
    s.take(act(0, 3))
    assert s.over
    assert s.scores() == [0, 0, 1]
    assert PEBBLES.outcome(s).winners == [2]
    assert PEBBLES.why_not(s, act(0, 1)).rule == "PEB-END-1"
