"""Views and imagined states contain no hidden information."""

import dataclasses
import itertools

import pytest

from tests.contract.cases import CASES, Case, games
from triforium.core.action import SPECTATOR, act
from triforium.core.event import EVERYONE
from triforium.core.rng import Rng


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_world_looks_the_same_and_goes_on(case: Case) -> None:
    for s, rng in games(case, 6, seed=1100):
        thinking = Rng(11)
        turn = 0
        while not s.over:
            turn += 1
            for seat in [SPECTATOR, *range(case.seats)] if case.is_time_to_look(turn) else []:
                world = case.game.imagine(s, seat, thinking)
                assert world is not s
                assert case.game.view(world, seat) == case.game.view(s, seat)
                assert world.options(), "an imagined world obeys the same rules"
            s.take(s.decision().pick(s, rng))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_the_deciding_seat_is_told_its_options(case: Case) -> None:
    number = case.game.verbs.number
    for s, rng in games(case, 3, seed=1300):
        turn = 0
        while not s.over:
            turn += 1
            for seat in [SPECTATOR, *range(case.seats)] if case.is_time_to_look(turn) else []:
                seen = case.game.view(s, seat)
                told = [act(number(verb), noun) for verb, nouns in seen.options.items() for noun in nouns]
                assert sorted(told) == (sorted(s.options()) if seat == s.deciding() else [])
                assert seen.scores == s.scores()
            s.take(s.decision().pick(s, rng))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_tells_only_the_part_of_the_story_that_its_seat_may_know(case: Case) -> None:
    for s, rng in games(case, 3, seed=1500):
        s.story = []
        while not s.over:
            s.take(s.decision().pick(s, rng))
        public = [event for event in s.story if event.seen_by == EVERYONE]
        assert len(case.game.view(s, SPECTATOR).story) == len(public)
        for seat in range(case.seats):
            mine = [event for event in s.story if event.is_for(seat)]
            told = [dataclasses.astuple(event)[2] for event in case.game.view(s, seat).story]
            assert told == [event.nouns for event in mine]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_view_says_who_decides_what(case: Case) -> None:
    for s, rng in games(case, 1, seed=1700):
        for turn in itertools.count():
            for seat in [SPECTATOR, *range(case.seats)] if s.over or case.is_time_to_look(turn) else []:
                seen = case.game.view(s, seat)
                assert seen.deciding == s.deciding()
                assert seen.decision == ("" if s.over else s.decision().key)
            if s.over:
                break
            s.take(s.decision().pick(s, rng))
