"""Features of tables with every game: rematches, repeated draws, a seat lent to a bot and taken back."""

from typing import Any

import pytest

from tests.server.server_process import Browser, Seat, ServerProcess
from triforium.core.game import Game
from triforium.games import GAMES

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))


def play(seat: Seat, choices: int) -> list[str]:
    """Make `count` choices at a shared screen, always the first option; returns them."""
    made = []
    for _ in range(choices):
        while seat.view is None or (seat.view["cover"] is None and not seat.view["choices"]):
            seat.wait_for("view")
        if seat.view["cover"] is not None:
            seat.say("look", seat=seat.view["cover"])
            seat.wait_for("view")
        made.append(seat.view["choices"][0]["text"])
        seat.act_any()
    return made


def own_views(browser: Browser, table: str, seats: int) -> list[Any]:
    """The views of all seats, without turn numbers."""
    return [browser.get(f"/api/tables/{table}/view", seat=seat)["view"] for seat in range(seats)]


@games
def test_a_rematch_with_the_same_draws_and_the_same_choices_is_the_same_game(
    server: ServerProcess, game: Game[Any]
) -> None:
    browser = Browser(server)
    seats = game.most_seats
    first = browser.open(game.key, ("me",) * seats)["table"]["id"]
    before = play(browser.sit(first), 8)
    seen = own_views(browser, first, seats)
    screen = browser.sit(first)
    assert screen.command("concede", seat=0)["type"] == "ack"
    again = browser.post(f"/api/tables/{first}/rematch", {"seats": "same", "draws": "same"})["table"]
    assert again["same_draws"]
    assert [seat["name"] for seat in again["seats"]] == [f"p{number}" for number in range(seats)]
    assert play(browser.sit(again["id"]), 8) == before
    assert own_views(browser, again["id"], seats) == seen
    new = browser.post(f"/api/tables/{first}/rematch", {"seats": "same", "draws": "new"})["table"]
    assert new["id"] == again["id"], "there is one rematch"


@games
def test_a_rematch_swaps_the_seats(server: ServerProcess, game: Game[Any]) -> None:
    browsers = [Browser(server) for _ in range(game.most_seats)]
    opened = browsers[0].open(game.key, ("me",) + ("invite",) * (game.most_seats - 1))
    for number, (browser, link) in enumerate(zip(browsers[1:], opened["invites"], strict=True), 1):
        browser.join(link, f"p{number}")
    table = opened["table"]["id"]
    assert browsers[0].sit(table).command("concede")["type"] == "ack"
    again = browsers[1].post(f"/api/tables/{table}/rematch", {"seats": "swapped"})["table"]
    names = [seat["name"] for seat in again["seats"]]
    assert names != [f"p{number}" for number in range(game.most_seats)]
    assert sorted(names) == sorted(f"p{number}" for number in range(game.most_seats))
    for number, browser in enumerate(browsers):
        yours = [seat["yours"] for seat in browser.get(f"/api/tables/{again['id']}")["seats"]]
        assert yours == [name == f"p{number}" for name in names]
    assert again["status"] == "playing"


@games
def test_a_seat_is_lent_to_a_bot_and_taken_back_in_the_middle_of_a_game(server: ServerProcess, game: Game[Any]) -> None:
    anna, ben = Browser(server), Browser(server)
    seats = ("me", "invite") + ("bot:random",) * (game.fewest_seats - 2)
    opened = anna.open(game.key, seats)
    table = opened["table"]["id"]
    ben.join(opened["invites"][0])
    mine, his = anna.sit(table), ben.sit(table)
    for seat in (mine, his):
        while seat.view is None:
            seat.hear()
    lent = anna.post(f"/api/tables/{table}/seats/0/hand", {"to": "bot", "level": "random"})["seats"][0]
    assert (lent["kind"], lent["lent"], lent["yours"]) == ("bot", True, False)
    before = len(his.heard)
    for _ in range(300):  # until the bot has moved and a person decides again
        his.ready()
        bot_was_asked = any(m["type"] == "view" and m["view"]["deciding"] == 0 for m in his.heard[before:])
        if his.view["result"] or bot_was_asked:
            break
        his.act_any()
    assert bot_was_asked
    if his.view["result"]:
        return
    assert mine.command("act", verb=his.view["choices"][0]["verb"])["code"] in ("not-seated", "stale")
    back = anna.post(f"/api/tables/{table}/seats/0/reclaim", {})["seats"][0]
    assert (back["kind"], back["lent"], back["yours"]) == ("person", False, True)
    for _ in range(300):
        if his.ready()["result"] or his.view["view"]["deciding"] == 0:
            break
        turn = his.act_any()["turn"]
        while mine.view["turn"] < turn:
            mine.wait_for("view")
        if mine.view["choices"]:
            break
    if not mine.view["result"]:
        mine.ready()
        assert mine.view["view"]["deciding"] == 0
        mine.act_any()
