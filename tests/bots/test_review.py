"""Reviews: planted blunders are found, good moves are left alone, luck is fair, and nobody's secrets are used."""

from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_search import every_game, worlds_that_differ
from triforium.bots import find_bot
from triforium.bots.appraise import Appraiser, after
from triforium.bots.bot import ask
from triforium.bots.judges import fitted_judge_for, judge_for
from triforium.bots.luck import Luck, result
from triforium.bots.review import Reviewer, accuracy, check_reviewable
from triforium.bots.review_notes import DrawNote, MoveNote, Note, Review
from triforium.core.action import CHANCE
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.record import Agreement, Record
from triforium.core.record_text import read_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import find_game
from triforium.lab.component_changes import changed_text, shipped_components

RECORDS = Path(__file__).parents[1] / "records"
LEVEL = "novice"  # quick, and good enough for what these tests ask


def played(key: str, names: list[str], seed: int, *, most: int = 100_000) -> Record:
    """A game between bots, or its beginning."""
    game = find_game(key)
    record = Record(game, Agreement(game.editions()[0], len(names), {}, [f"bot:{name}" for name in names], ""))
    chance, thoughts = Rng(seed), Rng(seed + 1000)
    bots = [find_bot(name).for_match() for name in names]
    while not record.state.over and record.turn() < most:
        state = record.state
        decision = state.decision()
        action = (
            decision.pick(state, chance) if decision.seat == CHANCE else ask(bots[decision.seat], game, state, thoughts)
        )
        record.play(action)
    return record


def golden(name: str) -> Record:
    """A record of the golden games."""
    text = (RECORDS / name).read_text(encoding="utf-8")
    return read_record(text, name, find_game).record


def moves_in(notes: list[Note]) -> list[MoveNote]:
    """The moves among the notes."""
    return [note for note in notes if isinstance(note, MoveNote)]


# --- pebbles, where the truth is known ---------------------------------------------------------------------


def test_taking_the_wrong_number_of_pebbles_is_a_blunder_and_the_right_one_is_best() -> None:
    game = find_game("pebbles")
    record = Record(game, Agreement("small", 2, {}, ["human:Ann", "human:Ben"], ""))
    for text in ("first Ann", "take 1", "take 3", "take 2", "take 3", "take 2", "take 2", "take 3", "take 1", "take 3"):
        record.play(game.read(record.state, text) if text != "first Ann" else record.state.options()[0])
    notes = moves_in(list(Reviewer(game, 2, "master").notes(record)))
    heap = 21
    for note in notes:
        taken = note.played[0].noun
        could = heap % 4 != 0
        is_right = (heap - taken) % 4 == 0
        assert note.verdict in (("best",) if is_right else ("blunder",) if could else ("best", "good")), (heap, taken)
        if note.verdict == "blunder":
            assert (heap - note.best[0].noun) % 4 == 0
        heap -= taken


# --- luck --------------------------------------------------------------------------------------------------


@every_game
def test_the_luck_of_all_draws_of_a_decision_adds_up_to_nothing(game: Game[Any]) -> None:
    luck = Luck(game, "craftsman")
    state: State = game.deal("", 2)
    rng = Rng(8)
    measured = 0
    while not state.over and measured < 3:
        decision = state.decision()
        if decision.seat == CHANCE and 1 < len(decision.options(state)) < 30:
            options = decision.options(state)
            weights = decision.weights(state, options)
            found = [luck.of_draw(state, option, 5) for option in options]
            for seat in range(2):
                mean = sum(w * one[seat] for w, one in zip(weights, found, strict=True)) / sum(weights)
                assert mean == pytest.approx(0.0, abs=1e-9)
            measured += 1
        state.take(decision.pick(state, rng))
    assert measured


def test_in_pebbles_the_luck_of_beginning_is_what_perfect_play_makes_of_it() -> None:
    game = find_game("pebbles").with_components(
        "five", changed_text(shipped_components(find_game("pebbles")), "heap.small=5")
    )
    luck = Luck(game, "architect")
    state = game.deal("small", 2)  # 5: who begins leaves 4, and wins
    share = fitted_judge_for(game).results(ended(game))[0]  # of the winner, in the measure of the search
    assert luck.of_draw(state, state.options()[0], 1) == pytest.approx([share - 0.5, 0.5 - share], abs=0.05)


def ended(game: Game[Any]) -> State:
    """A game that the first seat has won."""
    state: State = game.notation().read_position("peb1 2 1 0", Rng(0)).state
    state.take(state.options()[0])
    assert result(game, state) == [1.0, 0.0]
    return state


# --- whole games -------------------------------------------------------------------------------------------


def reviewed(key: str, *names: str, stop: int | None = None) -> tuple[Record, Review]:
    """A game between bots, and the review of its beginning or of all, checked for what holds in every review."""
    record = played(key, list(names), 3)
    reviewer = Reviewer(record.game, len(names), LEVEL)
    review = reviewer.review(record, list(reviewer.notes(record, 0, stop)))
    assert review.over
    assert len(review.seats) == len(names)
    for number, seat in enumerate(review.seats):
        assert seat.start + seat.luck + seat.choices == pytest.approx(seat.result, abs=0.001)
        assert 0.0 <= seat.accuracy <= 100.0
        assert seat.moves == len([note for note in moves_in(review.notes) if note.seat == number])
    turns = [note.turn for note in review.notes]
    assert turns == sorted(turns)
    assert set(review.moments) <= set(turns)
    assert len(review.moments) <= 5
    for note in moves_in(review.notes):
        assert note.loss == pytest.approx(note.before[note.seat] - note.after[note.seat], abs=0.001)
        assert note.loss >= 0.0
        assert [one.noun for one in note.played] == [action & 0xFFFF for action in record.actions[note.turn : note.end]]
    first, last = turns[20], turns[24]  # a part of the review is the same as in the whole
    assert list(reviewer.notes(record, first, last)) == review.notes[20:24]
    return record, review


def test_basilica_the_better_player_is_more_accurate_and_scorings_are_marked() -> None:
    _, review = reviewed("basilica", "craftsman", "novice")
    strong, weak = review.seats
    assert strong.accuracy > weak.accuracy + 5
    assert strong.lost < weak.lost
    assert strong.luck == pytest.approx(-weak.luck, abs=0.01)
    assert [mark.number for mark in review.marks if mark.kind == "scoring"][:2] == [1, 2]
    assert sum(mark.kind == "turn" for mark in review.marks) > 20


def test_stupor_mundi_rounds_are_marked_and_three_chances_make_one() -> None:
    _, review = reviewed("stupor_mundi", "simple", "simple", "simple", stop=120)
    assert [mark.number for mark in review.marks if mark.kind == "round"][:3] == [1, 2, 3]
    assert sum(seat.luck for seat in review.seats) == pytest.approx(0.0, abs=0.02)
    for note in moves_in(review.notes):
        assert sum(note.before) == pytest.approx(1.0, abs=0.15)


def test_a_team_of_orleans_shares_its_luck() -> None:
    _, review = reviewed("orleans", "simple", "simple", stop=150)
    draws = [note for note in review.notes if isinstance(note, DrawNote)]
    assert len(draws) > 20
    assert any(abs(note.luck[0]) > 0.01 for note in draws)
    assert all(note.luck[0] == note.luck[1] for note in draws)


def test_a_game_for_one_is_reviewed_in_points() -> None:
    record, review = reviewed("stupor_mundi", "simple", stop=100)
    assert review.unit == "points"
    assert review.seats[0].result == record.state.scores()[0]
    assert all(0 < note.before[0] < 120 for note in moves_in(review.notes))


def test_a_review_uses_nothing_that_the_seat_cannot_see() -> None:
    game = find_game("stupor_mundi")
    worlds = worlds_that_differ(2)
    appraiser = Appraiser(game, LEVEL)
    line = appraiser.best_lines(worlds[0], Rng(1))[0][-1]
    found = [appraiser.appraise(world, line, 9) for world in worlds]
    assert all(one.lines == found[0].lines for one in found)


def test_planted_blunders_are_found_and_the_best_choices_are_not_called_mistakes() -> None:
    """A bad line, as a search sees it that is deeper than the review's, in place of what the bot chose."""
    record = played("basilica", ["simple", "simple"], 0)
    deep, reviewer = Appraiser(record.game, "architect"), Reviewer(record.game, 2, "master")
    planted = found = called = asked = 0
    state = record.beginning()
    for turn, action in enumerate(record.actions):
        if turn % 7 == 0 and turn > 90 and state.deciding() != CHANCE and len(state.options()) > 4:
            seat = state.deciding()
            lines = [completed(deep, state, option) for option in state.options()]
            compared = deep.appraise(state, min(lines, key=lambda line: value_after(state, line, seat)), 1)
            best, worst = compared.best, compared.lines[-1]
            asked += 1
            called += reviewer.move_note(state, best.actions, 0).verdict in ("mistake", "blunder")
            if best.shares[seat] - worst.shares[seat] > 0.15:
                planted += 1
                found += reviewer.move_note(state, worst.actions, 0).verdict not in ("best", "good")
        state.take(action)
    assert planted >= 3
    assert found == planted
    assert asked > 7
    assert called == 0


def completed(appraiser: Appraiser, state: State, option: int) -> list[int]:
    """A line that begins with an option and goes on with the first choice everywhere."""
    seat, line = state.deciding(), [option]
    here = state.copy()
    here.take(option)
    while not appraiser.ends_move(here, seat):
        line.append(here.options()[0])
        here.take(line[-1])
    return line


def value_after(state: State, line: list[int], seat: int) -> float:
    """The evaluation of the greedy bot after a line."""
    return judge_for(find_game("basilica")).value(after(state, line), seat)


def test_accuracy_falls_with_every_loss() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100.0
    assert 90 > accuracy([0.0, 0.05]) > accuracy([0.05, 0.05]) > accuracy([0.3, 0.3]) > 0.0


# --- what may be reviewed ----------------------------------------------------------------------------------


def test_an_unfinished_game_is_reviewed_only_if_that_gives_nothing_away() -> None:
    check_reviewable(played("stupor_mundi", ["novice", "novice"], 1, most=80))
    hidden = played("stupor_mundi", ["novice", "novice"], 1, most=80)
    hidden.agreement.names[1] = "human:Ben"
    with pytest.raises(BadOption, match="not over"):
        check_reviewable(hidden)
    check_reviewable(golden("stupor_mundi/2-castle.record"))
    public = played("basilica", ["novice", "novice"], 1, most=20)
    public.agreement.names[:] = ["human:Ann", "human:Ben"]
    check_reviewable(public)
