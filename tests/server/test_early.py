"""Choices made in advance: sealed, hidden from others, played when the question comes (ADR 0011)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.games.stupor_mundi.test_end_phase_together import at_end_phase
from tests.rule import rule
from tests.server.server_process import Browser, Seat, ServerProcess
from tests.server.test_tables import browser_of
from triforium.core.record import Agreement, Record
from triforium.core.record_text import read_record, write_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import find_game

RECORDS = Path(__file__).resolve().parents[1] / "records"


def up_to(path: Path, is_there: Callable[[State], bool]) -> Record:
    """A golden record up to the first position that satisfies a condition."""
    whole = read_record(path.read_text(encoding="utf-8"), path.name, find_game).record
    record = Record(whole.game, whole.agreement)
    for action in whole.actions:
        if is_there(record.state):
            return record
        record.apply(action)
    raise AssertionError(f"{path.name} never comes there")


def two_at(server: ServerProcess, record: Record) -> tuple[Seat, Seat]:
    """Two players who continue from there: the one who decides, and the other."""
    anna, ben = Browser(server), Browser(server)
    beginning = {"record": write_record(record), "at": len(record.actions)}
    opened = anna.open(record.game.key, ("me", "invite"), beginning=beginning)
    ben.join(opened["invites"][0])
    seats = [browser.sit(opened["table"]["id"]) for browser in (anna, ben)]
    for seat in seats:
        while seat.view is None:
            seat.hear()
    return (seats[0], seats[1]) if seats[0].view["choices"] else (seats[1], seats[0])


def kept(answer: Any, *seats: Seat) -> None:
    """Check that a command was acknowledged, and wait for the view after it."""
    assert answer["type"] == "ack", answer
    for seat in seats:
        while seat.view["turn"] < answer["turn"]:
            seat.wait_for("view")


def seal(seat: Seat, choice: Any) -> Any:
    """Seal an answer in advance."""
    return seat.command("seal", verb=choice["verb"], noun=choice["noun"])


def secret_jesters(s: State) -> bool:
    """Two Jesters of different owners choose, and the first has not chosen yet."""
    options = find_game("basilica").prompt(s).args.get("secret") if s.deciding() >= 0 else "no"
    return options == "yes" and find_game("basilica").view_seat(s, 0) == 0


@rule("BAS-JESTER-5")
def test_a_jester_colour_is_sealed_unseen_and_counts_when_it_is_asked(server: ServerProcess) -> None:
    asked, early = two_at(server, up_to(RECORDS / "basilica" / "2022-secret-jesters.record", secret_jesters))
    question = early.view["early"]
    assert {choice["verb"] for choice in question["choices"]} == {"colour"}
    assert asked.view["early"] is None
    choice = question["choices"][0]
    assert early.command("seal", verb="order", noun=0)["code"] == "not-early", "that is not the question"
    assert seal(asked, choice)["code"] == "not-early", "it is your turn"
    kept(seal(early, choice), early, asked)
    assert [(one["verb"], one["noun"]) for one in early.view["sealed"]] == [(choice["verb"], choice["noun"])]
    assert asked.view["sealed"] == []
    assert sorted(seat["sealed"] for seat in asked.table["seats"]) == [0, 1], "the number of sealed answers is public"
    kept(asked.act_any(), asked, early)
    while early.view["sealed"]:
        early.wait_for("view")
    offered = {choice["verb"] for message in early.heard for choice in message.get("choices", [])}
    assert "colour" not in offered, "a seat that has answered is not asked again"
    record = browser_of(server, early).get(f"/api/tables/{early.table['id']}/record")
    assert f"{early.view['seat']} {choice['text']}" in record.splitlines(), "and it was played"


@rule("BAS-JESTER-5")
def test_what_was_sealed_can_be_taken_back_until_it_counts(server: ServerProcess) -> None:
    asked, early = two_at(server, up_to(RECORDS / "basilica" / "2022-secret-jesters.record", secret_jesters))
    assert early.command("unseal")["code"] == "not-early"
    choice = early.view["early"]["choices"][0]
    kept(seal(early, choice), early)
    kept(early.command("unseal"), early, asked)
    assert early.view["sealed"] == []
    asked.act_any()
    early.ready()
    assert early.view["choices"], "and so it is asked"


@rule("RUL-75")
def test_the_end_phase_is_answered_by_all_at_once(server: ServerProcess) -> None:
    record = at_end_phase(2, seed=5, rounds=1)
    record.agreement.edition = record.game.editions()[0]
    asked, early = two_at(server, record)
    answers: list[str] = []
    while early.view["early"] and early.view["early"]["prompt"]["args"].get("together") == "yes":
        choice = early.view["early"]["choices"][-1]
        kept(seal(early, choice), early, asked)
        answers.append(choice["text"])
    assert early.view["early"] is None, "the next turn is not asked for in the End Phase"
    assert [one["text"] for one in early.view["sealed"]] == answers != []
    assert asked.view["sealed"] == []
    first = asked.view["at"]
    while asked.view["choices"] and asked.view["prompt"]["args"].get("together") == "yes":
        kept(asked.act_any(-1), asked, early)
    assert early.view["at"] > first
    while early.view["sealed"]:  # advance choices are played now
        early.wait_for("view")
    asked_for = [m["prompt"]["args"].get("together") for m in early.heard if m["type"] == "view" and m["choices"]]
    assert "yes" not in asked_for, "and is not asked again"


def last_secret_choice(seed: int) -> Record:
    """A random game up to a scoring in which one player has chosen secretly, and the other has not."""
    record = Record(find_game("basilica"), Agreement("2022", 2, {}, ["x", "y"], ""))
    rng = Rng(seed)
    while not (record.game.prompt(record.state).args.get("secret") == "yes" and record.state.deciding() == 1):
        record.play(record.state.decision().pick(record.state, rng))
    return record


@rule("BAS-JESTER-5")
def test_a_player_who_has_chosen_in_secret_is_not_asked_for_an_ordinary_turn_meanwhile(server: ServerProcess) -> None:
    asked, chosen = two_at(server, last_secret_choice(seed=10))
    assert asked.view["prompt"]["args"]["secret"] == "yes", "the rival still chooses"
    assert chosen.view["early"] is None, "questions after the scoring are not asked before it"
    chosen.say("foresee", id=1)
    assert chosen.wait_for("foreseen")["question"] is None
    assert chosen.command("seal", verb="place_vault", noun=0)["code"] == "not-early"
    kept(asked.act_any(), asked, chosen)
    assert asked.view["back"] == [], "it has revealed the other's colour"
    assert {choice["verb"] for choice in chosen.ready()["choices"]} >= {"place_vault"}, "but then"
