"""Reviews over HTTP: made in parts, refused where they would help in a game; the coach."""

import time
from pathlib import Path
from typing import Any

from tests.server.server_process import PATIENCE_S, Browser, ServerProcess
from triforium.core.record import Agreement, Record
from triforium.core.record_text import write_record
from triforium.games import find_game

RECORDS = Path(__file__).resolve().parents[1] / "records"


def played_pebbles(browser: Browser) -> str:
    """A finished game of pebbles, with blunders, uploaded as a record."""
    game = find_game("pebbles")
    record = Record(game, Agreement("small", 2, {}, ["human:Ann", "human:Ben"], ""))
    while not record.state.over:
        record.play(record.state.options()[-1])
    return str(browser.post("/api/records", {"record": write_record(record)})["table"]["id"])


def reviewed(browser: Browser, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All notes of a review, and its figures."""
    notes: list[dict[str, Any]] = []
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        part = browser.get(f"/api/tables/{table}/review", since=len(notes))
        notes += part["notes"]
        assert part["done"] <= part["total"]
        if part["review"] is not None:
            return notes, part["review"]
        time.sleep(0.1)
    raise AssertionError(f"the review is not ready: {part}")


def test_a_finished_game_is_reviewed_in_parts(server: ServerProcess) -> None:
    anna = Browser(server)
    table = played_pebbles(anna)
    notes, review = reviewed(Browser(server), table)
    assert review["unit"] == "victory"
    assert review["notes"] == []
    assert {note["kind"] for note in notes} == {"move", "draw"}
    assert [seat["result"] for seat in review["seats"]] in ([0.0, 1.0], [1.0, 0.0])
    for seat in review["seats"]:
        assert abs(seat["start"] + seat["luck"] + seat["choices"] - seat["result"]) < 0.001
    again = anna.get(f"/api/tables/{table}/review")
    assert (again["notes"], again["review"]) == (notes, review)
    wrong = next(note for note in notes if note["kind"] == "move" and note["verdict"] == "blunder")
    for line, verdict in ((wrong["best"], ("best", "good")), (wrong["played"], ("blunder",))):
        acts = [{"verb": one["verb"], "noun": one["noun"]} for one in line]
        body = {"at": wrong["turn"], "acts": acts}
        assert anna.post(f"/api/tables/{table}/appraise", body, code=200)["verdict"] in verdict
    impossible = {"at": wrong["turn"], "acts": [{"verb": "take", "noun": 60}]}
    assert anna.post(f"/api/tables/{table}/appraise", impossible, code=400)["code"] == "bad-choice"


def test_a_game_in_progress_is_not_reviewed(server: ServerProcess) -> None:
    anna = Browser(server)
    table = anna.open("pebbles", ("me", "bot"))["table"]["id"]
    for browser in (anna, Browser(server)):
        assert browser.get(f"/api/tables/{table}/review", code=403)["code"] == "no-review"
        body = {"at": 0, "acts": []}
        assert browser.post(f"/api/tables/{table}/appraise", body, code=403)["code"] == "no-review"


def test_an_unfinished_record_is_reviewed_only_if_nothing_is_hidden(server: ServerProcess) -> None:
    anna = Browser(server)
    whole = (RECORDS / "stupor_mundi" / "2-castle.record").read_text(encoding="utf-8")
    part = "\n".join(whole.splitlines()[:60]) + "\n"
    table = anna.post("/api/records", {"record": part})["table"]["id"]
    refused = anna.get(f"/api/tables/{table}/review", code=403)
    assert "not over" in refused["detail"]


def test_the_coach_speaks_only_to_those_who_play_alone(server: ServerProcess) -> None:
    anna = Browser(server)
    alone = anna.open("pebbles", ("me", "bot"))["table"]["id"]
    seat = anna.sit(alone)
    seat.ready()
    worth = anna.post(f"/api/tables/{alone}/coach", {}, code=200)
    assert (worth["loss"], worth["played"]) == (0.0, [])
    assert abs(sum(worth["before"]) - 1.0) < 0.01
    choice = seat.view["choices"][0]
    said = anna.post(
        f"/api/tables/{alone}/coach", {"acts": [{"verb": choice["verb"], "noun": choice["noun"]}]}, code=200
    )
    assert said["played"][0]["verb"] == choice["verb"]
    assert Browser(server).post(f"/api/tables/{alone}/coach", {}, code=409)["code"] == "not-your-turn"
    together = anna.open("pebbles", ("me", "me"))["table"]["id"]
    assert anna.post(f"/api/tables/{together}/coach", {}, code=403)["code"] == "no-coach"
