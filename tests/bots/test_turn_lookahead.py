"""The turn lookahead: uses no hidden information, is reproducible, and keeps its time."""

import pytest

from tests.bots.clock import AFTER_DEADLINE, TickingClock
from tests.bots.test_search import in_the_middle
from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.bots.explain import explain
from triforium.bots.judges import judge_for
from triforium.bots.ladder import BREADTHS, LEVELS, Level
from triforium.bots.turn_lookahead import Breadth, TurnLookahead, choose_by_lookahead
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.games import find_game

ORLEANS = find_game("orleans")
JUDGE = judge_for(ORLEANS)
HOW_FAR = (Breadth(0, 0), Breadth(4, 2), Breadth(4, 2, 2))


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize("choices", [8, 19, 30, 40])
def test_the_choice_is_legal_and_does_not_depend_on_hidden_information(choices: int, turns: int) -> None:
    state = in_the_middle(ORLEANS, 2, 3, choices)
    worlds = [ORLEANS.imagine(state, state.deciding(), Rng(number)) for number in range(4)]
    chosen = {choose_by_lookahead(JUDGE, world, Rng(7), Breadth(4, 2, turns), 0.0, 60.0) for world in worlds}
    assert len(chosen) == 1
    assert chosen <= set(state.options())


def test_looking_further_changes_the_values() -> None:
    seen = set()
    for choices in range(5, 45, 5):
        state = in_the_middle(ORLEANS, 2, 3, choices)
        options = JUDGE.worth_trying(state, None)
        found = [TurnLookahead(JUDGE, state.deciding(), breadth, 60.0).values(state, options) for breadth in HOW_FAR]
        assert {len(values) for values in found} == {len(options)}
        seen |= {(one, other) for one in range(3) for other in range(one) if found[one] != found[other]}
    assert seen == {(1, 0), (2, 0), (2, 1)}, "no lookahead, one turn and two turns give different values"


@pytest.mark.parametrize("choices", [19, 30, 41])
def test_a_hint_is_what_the_same_level_would_choose(choices: int) -> None:
    state = in_the_middle(ORLEANS, 2, 3, choices)
    master = Level("master", LEVELS.index("master"), time_limited=False)
    candidates = explain(master, ORLEANS, state)
    promised = {candidate.action: candidate.share for candidate in candidates}
    assert promised[master.choose(ORLEANS, state, Rng(5))] == pytest.approx(candidates[0].share)
    assert all(0.0 < share < 1.0 for share in promised.values())
    assert len(candidates) > 1
    assert candidates[0].line[0].action == candidates[0].action


@pytest.mark.parametrize("turns", [1, 3])
def test_it_answers_within_its_time_whatever_the_breadth(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng, made = ORLEANS.deal("normal", 4), Rng(2), 0
    deal_chance(state, rng)
    while made < 20 or not JUDGE.is_quiet(state) or len(JUDGE.worth_trying(state, None)) == 1:
        state.take(ask(find_bot("simple"), ORLEANS, state, rng))
        deal_chance(state, rng)
        made += 1
    clock = TickingClock(monkeypatch, tick=0.01)
    choose_by_lookahead(JUDGE, state, Rng(1), Breadth(1000, 1000, turns), 0.0, seconds=30 * clock.tick)
    assert 30 <= clock.readings <= 30 + AFTER_DEADLINE


def test_every_level_answers_and_so_does_a_custom_budget() -> None:
    state = in_the_middle(ORLEANS, 2, 3, 40)
    for bot in (*map(find_bot, LEVELS), Level("timed", 5, seconds=0.1)):
        assert ask(bot, ORLEANS, state, Rng(1)) in state.options()


def test_there_is_a_rung_for_every_level() -> None:
    for rungs in BREADTHS.values():
        assert len(rungs) == len(LEVELS)
        looks = [(breadth.turns, breadth.after_chance, breadth.here) for breadth, _ in rungs]
        assert looks == sorted(looks)
        assert [temperature for _, temperature in rungs] == sorted(
            (temperature for _, temperature in rungs), reverse=True
        )
