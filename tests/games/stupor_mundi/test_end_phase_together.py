"""The End Phase may be played by all at once: answers in any seat order give the same record and result (RUL-75)."""

from itertools import permutations

import pytest

from tests.games.stupor_mundi.games import busy
from tests.rule import rule
from triforium.core.action import CHANCE, Action
from triforium.core.record import Agreement, Record
from triforium.core.record_text import write_record
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.server.table.foresight import foresee


def at_end_phase(seats: int, seed: int, rounds: int) -> Record:
    """A busy game up to the first question of an End Phase in which another seat is asked too."""
    record = Record(STUPOR_MUNDI, Agreement("", seats, {}, ["x"] * seats, ""))
    rng = Rng(seed)
    while True:
        s = record.state
        assert isinstance(s, StuporMundi)
        assert not s.over
        if s.deciding() >= 0 and s.decision().key == "discard" and s.round_number >= rounds:
            return record
        record.play(busy(s, rng))


def answer(seat: int, options: list[Action], number: int) -> Action:
    """What a seat has in mind: a little different for every seat and question."""
    return options[(3 * seat + number) % len(options)]


def ask_early(record: Record, seat: int) -> list[Action]:
    """Every answer that a seat can give before it is asked, one question after another."""
    answers: list[Action] = []
    while True:
        sight = foresee(STUPOR_MUNDI, record.state, seat, answers, Rng(seat))
        if sight is None or sight.prompt.args.get("together") != "yes":
            return answers
        answers.append(answer(seat, sight.options, len(answers)))


def finish(record: Record, early: dict[int, list[Action]], chance: Rng) -> str:
    """The End Phase in seat order; a seat that answered early is not asked again."""
    given = dict.fromkeys(early, 0)
    asked: dict[int, int] = {}
    while not record.state.over and STUPOR_MUNDI.prompt(record.state).key != "prompt-turn":
        s = record.state
        seat = s.deciding()
        if seat == CHANCE:
            record.play(s.decision().pick(s, chance))
            continue
        number = asked.get(seat, 0)
        asked[seat] = number + 1
        action = answer(seat, s.options(), number)
        if number < len(early.get(seat, [])):
            assert early[seat][number] == action, "the question was the one that was foreseen"
            action = early[seat][number]
            given[seat] += 1
        record.play(action)
    assert given == {seat: len(answers) for seat, answers in early.items()}, "every early answer counted"
    return write_record(record)


@rule("SM-ENDP-1", "RUL-75", "RUL-76")
@pytest.mark.parametrize(("seats", "seed", "rounds"), [(2, 1, 3), (3, 2, 6), (3, 7, 4), (4, 3, 5), (4, 6, 2)])
def test_answers_in_any_order_give_the_same_record(seats: int, seed: int, rounds: int):
    expected = finish(at_end_phase(seats, seed, rounds), {}, Rng(99))
    others = [seat for seat in range(seats) if seat != at_end_phase(seats, seed, rounds).state.deciding()]
    counted = 0
    for order in list(permutations(others))[:4]:
        record = at_end_phase(seats, seed, rounds)
        early = {seat: ask_early(record, seat) for seat in order}
        counted += sum(len(answers) for answers in early.values())
        assert finish(record, early, Rng(99)) == expected
    assert counted > 0


@rule("RUL-75")
def test_turns_are_not_played_at_once():
    record = Record(STUPOR_MUNDI, Agreement("", 2, {}, ["x", "y"], ""))
    rng = Rng(1)
    while record.state.deciding() == CHANCE:
        record.play(record.state.decision().pick(record.state, rng))
    assert "together" not in STUPOR_MUNDI.prompt(record.state).args
