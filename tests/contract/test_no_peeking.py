"""Nobody sees what their seat may not know."""

import dataclasses

import pytest

from tests.contract.cases import CASES, Case, games
from triforium.core.action import SPECTATOR
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
    for s, rng in games(case, 3, seed=1300):
        turn = 0
        while not s.over:
            turn += 1
            for seat in [SPECTATOR, *range(case.seats)] if case.is_time_to_look(turn) else []:
                seen = case.game.view(s, seat)
                assert (seen.options != {}) == (seat == s.deciding())
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
