"""Records and positions: downloaded, uploaded, viewed, continued from any moment."""

from typing import Any

import pytest

from tests.server.server_process import Browser, ServerProcess
from triforium.core.game import Game
from triforium.games import GAMES

NOT_WRITTEN = ("piece",)  # IDs that clients use to animate pieces


def some_moves(browser: Browser, game: Game[object], moves: int) -> str:
    """A table with `count` choices made at a shared screen."""
    table = browser.open(game.key, ("me",) * game.fewest_seats)["table"]["id"]
    seat = browser.sit(table)
    for number in range(moves):
        while not seat.view or not (seat.view["choices"] or seat.view["result"]):
            if seat.hear()["type"] == "view" and seat.view["cover"] is not None:
                seat.say("look", seat=seat.view["cover"])
        if seat.view["result"]:
            break
        seat.act_any(number)
    seat.close()
    return str(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_a_record_is_taken_home_handed_in_and_played_on(server: ServerProcess, game: Game[object]) -> None:
    anna = Browser(server)
    table = some_moves(anna, game, 10)
    seat = anna.sit(table)
    assert seat.command("concede", seat=0, turn=seat.table["turn"])["type"] == "ack"
    record = anna.get(f"/api/tables/{table}/record")
    ben = Browser(server)
    replay = ben.post("/api/records", {"record": record})["table"]
    assert (replay["replay"], replay["game"]) == (True, game.key)
    frames = ben.get(f"/api/tables/{replay['id']}/frames", seat=0, start=0, count=60)
    assert [frame["at"] for frame in frames] == list(range(len(frames)))
    own = anna.get(f"/api/tables/{table}/frames", seat=0, start=0, count=60)
    assert [frame["view"] for frame in frames] == [frame["view"] for frame in own][: len(frames)]
    at = replay["at"] - 1
    seats = [{"kind": "me"}] * game.fewest_seats
    again = ben.post("/api/tables", {"seats": seats, "beginning": {"record": record, "at": at}})["table"]
    assert (again["status"], again["origin"]["at"]) == ("playing", at)
    mover = ben.sit(again["id"])
    mover.ready()
    mover.act_any()
    from_table = ben.post("/api/tables", {"seats": seats, "beginning": {"table": table, "at": at}})["table"]
    assert from_table["origin"]["table"] == table


def unnumbered(view: Any) -> Any:
    """A view without the fields that the notation cannot express."""
    if isinstance(view, dict):
        return {key: unnumbered(value) for key, value in view.items() if key not in NOT_WRITTEN}
    return [unnumbered(item) for item in view] if isinstance(view, list) else view


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_unseen_cards_are_dealt_anew_as_the_seat_knew_them(server: ServerProcess, game: Game[object]) -> None:
    anna, ben = Browser(server), Browser(server)
    table = some_moves(anna, game, 7)
    seats = [{"kind": "me"}] * game.fewest_seats
    body = {"seats": seats, "beginning": {"table": table, "redeal": -2}}
    view = ben.get(f"/api/tables/{table}/view")
    answer = ben.http.post("/api/tables", json=body)
    if answer.status_code == 400:
        assert "earlier" in answer.json()["detail"], answer.text
        return
    new = answer.json()["table"]["id"]
    dealt = ben.get(f"/api/tables/{new}/view?seat=-2")
    seen = [unnumbered(news["view"]) for news in (dealt, view)]
    assert seen[0] == seen[1], "a spectator cannot tell the two tables apart"
    assert ben.post("/api/tables", {**body, "beginning": {"table": table, "redeal": 0}}, code=403)["code"] == "secret"


def test_a_running_game_shows_no_more_of_its_record_than_the_asker_may_know(server: ServerProcess) -> None:
    anna = Browser(server)
    for game in GAMES:
        table = some_moves(anna, game, 12)
        answer = Browser(server).http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        assert int(answer.headers["Triforium-Held-Back"]) >= 0
        assert "seed" not in answer.text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_a_position_is_read_and_played(server: ServerProcess, game: Game[object]) -> None:
    anna = Browser(server)
    table = some_moves(anna, game, 5)
    answer = anna.http.get(f"/api/tables/{table}/position?seat=0")
    at = anna.get(f"/api/tables/{table}")["at"]
    while answer.status_code == 400 and at:
        at -= 1
        answer = anna.http.get(f"/api/tables/{table}/position?seat=0&at={at}")
    text = answer.json()["position"]
    for moment in range(at + 1):
        written = anna.http.get(f"/api/tables/{table}/position?seat=0&at={moment}")
        if written.status_code == 200:
            anna.post("/api/positions", {"position": written.json()["position"]}, code=200)
        else:
            assert (written.status_code, written.json()["code"]) == (400, "bad-choice"), "in the middle of random draws"
    read = anna.post("/api/positions", {"position": text}, code=200)
    assert (read["game"], read["seats"]) == (game.key, game.fewest_seats)
    opened = anna.post("/api/tables", {"seats": [{"kind": "me"}] * game.fewest_seats, "beginning": {"position": text}})
    assert opened["table"]["position"]


@pytest.mark.parametrize(
    "record",
    ["", "hello", "triforium record 9", "\x00" * 50, "game pebbles\n" * 500, "🏰" * 1000],
)
def test_a_record_that_cannot_be_read_is_refused_with_its_line(server: ServerProcess, record: str) -> None:
    refused = Browser(server).post("/api/records", {"record": record}, code=400)
    assert refused["code"] in ("unreadable", "malformed")
    assert refused["detail"]


def test_a_forged_record_is_refused(server: ServerProcess) -> None:
    anna = Browser(server)
    table = some_moves(anna, GAMES[0], 30)
    record = anna.get(f"/api/tables/{table}/record")
    forged = record.replace("take 1", "take 9", 1)
    assert forged != record
    assert anna.post("/api/records", {"record": forged}, code=400)["code"] == "unreadable"


@pytest.mark.parametrize("position", ["", "bas1", "chess1 e4", "bas1 " + "x " * 3000, "peb1 \x00"])
def test_a_position_that_cannot_be_read_is_refused(server: ServerProcess, position: str) -> None:
    for path, body in (
        ("/api/positions", {"position": position}),
        ("/api/tables", {"beginning": {"position": position}}),
    ):
        refused = Browser(server).post(path, body, code=400)
        assert refused["type"] == "refused"


def test_a_replay_cannot_be_played(server: ServerProcess) -> None:
    anna = Browser(server)
    table = some_moves(anna, GAMES[0], 40)
    replay = anna.post("/api/records", {"record": anna.get(f"/api/tables/{table}/record")})["table"]["id"]
    assert anna.post(f"/api/tables/{replay}/seats/0/claim", {}, code=409)["code"] == "replay"
    assert anna.post(f"/api/tables/{replay}/rematch", {}, code=403)["code"] == "not-seated"


def test_who_sat_there_survives_being_handed_in(server: ServerProcess) -> None:
    anna = Browser(server)
    seat = anna.sit(anna.open("pebbles", ("me", "bot:simple"))["table"]["id"])
    seat.ready()
    seat.command("concede")
    record = anna.get(f"/api/tables/{seat.table['id']}/record")
    assert "seat 0 human:p0\nseat 1 bot:simple\n" in record
    for written, read in (
        ("bot:simple", ("bot", "", "simple")),
        ("human", ("person", "", "")),
        ("human:bot:simple", ("person", "bot:simple", "")),
        ("Ben: the second", ("person", "Ben: the second", "")),
        ("bot:of-another-server", ("person", "bot:of-another-server", "")),
    ):
        handed = anna.post("/api/records", {"record": record.replace("seat 1 bot:simple", f"seat 1 {written}")})[
            "table"
        ]
        first, second = handed["seats"]
        assert (first["kind"], first["name"]) == ("person", "p0")
        assert (second["kind"], second["name"], second["level"]) == read
        assert "seat 0 human:p0\n" in anna.get(f"/api/tables/{handed['id']}/record"), "and again"


def test_seats_that_the_position_does_not_have_are_refused(server: ServerProcess) -> None:
    anna = Browser(server)
    seats = [{"kind": "me"}] * 4
    position = "peb1 4 21 0"
    opened = anna.post("/api/tables", {"seats": seats, "beginning": {"position": position}})["table"]["id"]
    seat = anna.sit(opened)
    seat.command("concede", seat=0, turn=seat.table["turn"])
    record = anna.get(f"/api/tables/{opened}/record")
    for wrong in (record.replace("seat 3 human\n", ""), record.replace("seat 2 human\nseat 3 human\n", "")):
        assert wrong != record
        assert anna.post("/api/records", {"record": wrong}, code=400)["code"] == "unreadable"
        refused = anna.post("/api/tables", {"beginning": {"record": wrong}}, code=400)
        assert "seats, and its position 4" in refused["detail"]
    assert len(anna.post("/api/records", {"record": record})["table"]["seats"]) == 4


def test_rules_components_and_words_are_served(server: ServerProcess) -> None:
    anna = Browser(server)
    for game in anna.get("/api/games"):
        assert anna.get(f"/api/games/{game['game']}") == game
        assert {strength["bot"] for strength in game["strengths"]} <= set(game["bots"])
        rules = anna.get(f"/api/games/{game['game']}/rules")
        assert anna.get(f"/api/rules/{rules[0]['rule'].lower()}") == rules[0]
        for edition in game["editions"]:
            values = anna.get(f"/api/games/{game['game']}/components", edition=edition)
            assert values["values"]
            assert values["reconstructed"] == sum(v["provenance"] == "reconstructed" for v in values["values"])
        for language in game["languages"]:
            assert "prompt-" in anna.get(f"/api/words/{language}/{game['game']}")
    assert "refused-stale" in anna.get("/api/words/pl/shell")
    for wrong in ("/api/games/chess", "/api/rules/BAS-NONE-99", "/api/words/xx/shell", "/api/words/en/chess", "/api/x"):
        assert anna.get(wrong, code=404)["code"] == "no-such"
