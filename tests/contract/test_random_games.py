"""Random games end, and every decision has options."""

import pytest

from tests.contract.cases import CASES, Case, games
from triforium.core.action import CHANCE, NOBODY, Action
from triforium.core.playout import playout
from triforium.core.rng import Rng
from triforium.core.state import State

LONGEST = 20_000


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_end_and_every_decision_offers_something(case: Case) -> None:
    for s, rng in games(case, 25):
        steps = 0
        while not s.over:
            options = s.options()  # asserts that there are some
            assert options == sorted(set(options)), "options are not sorted and unique"
            assert s.deciding() == CHANCE or 0 <= s.deciding() < case.seats
            if s.deciding() == CHANCE:
                weights = [s.decision().weight(s, option) for option in options]
                assert min(weights) > 0
                assert s.decision().weights(s, options) == weights, "weights() differs from weight()"
            s.take(options[rng.below(len(options))])
            steps += 1
            assert steps < LONGEST, "a game that does not end"
        assert s.deciding() == NOBODY
        assert len(s.scores()) == case.seats
        outcome = case.game.outcome(s)
        assert outcome.winners or len(set(s.scores())) == 1, "a game without winners has unequal scores"
        assert case.game.rulebook().has(outcome.rule)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_state_that_has_an_edition_says_which(case: Case) -> None:
    edition = getattr(case.deal(), "edition", None)
    assert edition is None or edition.key in case.game.editions(), "the edition of a state is not one of the game's"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_picking_is_choosing_among_the_options_and_taking_any_is_taking_what_was_picked(case: Case) -> None:
    for s, _ in games(case, 3, seed=100):
        seed = 0
        while not s.over:
            seed += 1
            picked = s.decision().pick(s, Rng(seed))
            assert picked == picked_from_options(s, Rng(seed))
            twin = s.copy()
            s.take(picked)
            step = twin.agenda.pop()
            step.take_any(twin, Rng(seed))  # type: ignore[attr-defined]
            twin.settle()
            assert twin.over == s.over
            assert twin.scores() == s.scores()
            if not s.over:
                assert twin.options() == s.options()


def picked_from_options(s: State, rng: Rng) -> Action:
    """`pick` chooses each option with a probability proportional to its weight."""
    options = s.options()
    if s.deciding() != CHANCE:
        return options[rng.below(len(options))]
    return options[rng.pick([s.decision().weight(s, option) for option in options])]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playout_is_the_same_for_the_same_seed(case: Case) -> None:
    first, second = case.deal(), case.deal()
    assert playout(first, Rng(7)) == playout(second, Rng(7))
    assert first.over
    assert first.scores() == second.scores()
