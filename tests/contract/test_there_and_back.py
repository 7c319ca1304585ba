"""Copies are independent, replay equals play, and notations round-trip."""

import dataclasses

import msgspec
import pytest

from tests.contract.cases import CASES, PLAIN, STRIDE, Case, games, scaled
from triforium.core.action import CHANCE
from triforium.core.notation import Names
from triforium.core.position import Dealer, Position
from triforium.core.record import Agreement, Record
from triforium.core.record_text import read_record, write_record
from triforium.core.rng import Rng
from triforium.core.state import State


def picture(case: Case, s: State) -> list[bytes]:
    """All views of a state, without the event log."""
    views = [case.game.view(s, seat) for seat in range(-2, case.seats) if seat != CHANCE]
    return [msgspec.json.encode(dataclasses.replace(view, story=[])) for view in views]


def played(case: Case, seed: int) -> Record:
    """A record of a random game."""
    record = Record(
        case.game, Agreement(case.edition or case.game.editions()[0], case.seats, case.options, names(case), "")
    )
    rng = Rng(seed)
    while not record.state.over:
        record.play(record.state.decision().pick(record.state, rng))
    return record


def names(case: Case) -> list[str]:
    """The names of the players."""
    return [f"player {seat}" for seat in range(case.seats)]


def without_edition_options(case: Case) -> bool:
    """Does a case have no option that is already part of the edition's key?"""
    return not {"edition", "ff"} & set(case.options)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_are_independent(case: Case) -> None:
    for s, rng in games(case, 2, seed=300):
        turn = 0
        while not s.over:
            turn += 1
            if case.is_time_to_look(turn):
                before = picture(case, s)
                twin = s.copy()
                for _ in range(6):
                    if not twin.over:
                        twin.take(twin.decision().pick(twin, rng))
                assert picture(case, s) == before, "changing a copy changed the original"
            s.take(s.decision().pick(s, rng))


@pytest.mark.parametrize("case", [case for case in CASES if without_edition_options(case)], ids=str)
def test_a_record_replays_to_the_same_game_and_its_text_to_the_same_text(case: Case) -> None:
    for seed in range(scaled(3) if case.length() == 1 else 1):
        record = played(case, seed)
        text = write_record(record)
        read = read_record(text, "test", lambda _: case.game)
        assert read.note == ""
        assert write_record(read.record) == text
        assert picture(case, read.record.state) == picture(case, record.state)
        assert [event.nouns for event in read.record.story()] == [event.nouns for event in record.story()]


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_taking_back_gives_the_state_that_was(case: Case) -> None:
    record = played(case, 5)
    total = record.turn()
    for turn in (total, total * 2 // 3, total // 3, 1, 0):
        actions = record.actions[:turn]
        record.take_back(turn)
        again = Record(case.game, record.agreement)
        for action in actions:
            again.play(action)
        assert picture(case, record.state) == picture(case, again.state)
        assert record.turn() == turn


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_action_survives_being_written_and_read(case: Case) -> None:
    for s, rng in games(case, 3, seed=500):
        turn = 0
        while not s.over:
            turn += 1
            for action in s.options() if turn % STRIDE == 0 else []:
                assert case.game.read(s, case.game.write(s, action)) == action
            s.take(s.decision().pick(s, rng))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_every_name_table_has_its_inverse(case: Case) -> None:
    for table in (case.game.verbs, case.game.event_names()):
        assert isinstance(table, Names)
        assert [table.number(table.name(number)) for number in range(table.size())] == list(range(table.size()))
        assert len(set(table.words)) == table.size()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_as_seen_reads_back_as_the_same_position(case: Case) -> None:
    notation = case.game.notation()
    for s, rng in games(case, 3, seed=700):
        turn = 0
        while not s.over:
            turn += 1
            asked = (
                s.deciding() != CHANCE and s.decision().key != "jester.colour"
            )  # choices already made are not written
            if asked and case.is_time_to_look(turn):
                text = notation.write_view(s, s.deciding())
                position = notation.read_position(text, Rng(1))
                assert notation.write_view(position.state, s.deciding()) == text
                assert position.state.options() == s.options()
                assert position.state.scores() == s.scores()
                again = Position(position.state, Dealer(Rng(1)))
                again.deal()
            s.take(s.decision().pick(s, rng))
        text = notation.write_view(s, 0)
        if case.game.key != "pebbles":
            assert notation.write_view(notation.read_position(text, Rng(1)).state, 0) == text


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_every_written_move_plays_and_is_told_back(case: Case) -> None:
    notation = case.game.notation()
    for s, rng in games(case, 1, seed=900):
        turn = 0
        while not s.over:
            if s.deciding() != CHANCE and turn % (5 * case.length() * STRIDE) == 0:
                for move in notation.moves(s):
                    position = Position(s.copy(), Dealer(Rng(3)))
                    notation.play(position, [move])
            turn += 1
            s.take(s.decision().pick(s, rng))
