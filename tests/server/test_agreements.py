"""Take-backs, offers, resigning, clocks, and rate limits of chat."""

from pathlib import Path

import pytest

from tests.server.hand_clock import TimedServer
from tests.server.server_process import Browser, Seat, ServerProcess, deciding, level, sqlite_in, two_players
from tests.server.test_tables import browser_of
from triforium.games import find_game
from triforium.server.table.entries import Answered, Entry, Header, Offered, Sat
from triforium.server.table.table import Table


def sides(server: ServerProcess, **more: object) -> tuple[Seat, Seat]:
    """The seat that decides first, and the other."""
    anna, ben, _ = two_players(server, **more)
    return (anna, ben) if deciding(anna, ben) is anna else (ben, anna)


def test_a_choice_is_taken_back_freely_until_somebody_else_decides(server: ServerProcess) -> None:
    mover, other = sides(server)
    mover.act("take", 3)
    assert mover.view["back"] == [1]
    assert mover.command("back")["type"] == "ack"
    level(mover, other)
    assert (other.view["view"]["pebbles"], mover.view["view"]["pebbles"]) == (21, 21)
    assert [line["kind"] for line in other.view["story"]] == [], "the log drops what comes after `keep`"
    assert other.view["keep"] == 1
    assert mover.view["choices"]
    mover.act("take", 1)
    level(mover, other)
    assert other.view["back"] == []
    assert other.command("back")["code"] == "no-take-back", "it was not their choice"
    other.act("take", 1)
    level(mover, other)
    assert mover.command("back")["code"] == "no-take-back"
    assert mover.command("back", to=1)["code"] == "no-take-back"


def test_going_back_further_needs_a_yes(server: ServerProcess) -> None:
    mover, other = sides(server)
    mover.act("take", 3)
    level(mover, other)
    other.act("take", 3)
    level(mover, other)
    assert mover.command("offer", kind="back", to=0)["code"] == "bad-offer", "the action there was a random draw"
    assert mover.command("offer", kind="back", to=99)["code"] == "bad-offer"
    offer = mover.command("offer", kind="back", to=1)["turn"]
    level(mover, other)
    assert mover.table["offers"][0]["to"] == 1
    assert mover.table["offers"][0]["waiting_for"] == [other.view["seat"]]
    assert mover.command("answer", offer=offer, yes=True)["code"] == "no-offer", "authors cannot accept their own offer"
    assert other.command("answer", offer=offer, yes=False)["type"] == "ack"
    level(mover, other)
    assert (mover.table["offers"], mover.view["view"]["pebbles"]) == ([], 15)
    offer = mover.command("offer", kind="back", to=1)["turn"]
    assert other.command("answer", offer=offer, yes=True, command="yes")["type"] == "ack"
    assert other.command("answer", offer=offer, yes=True, command="yes")["type"] == "ack", "a retry is acknowledged"
    level(mover, other)
    for seat in (mover, other):
        assert (seat.view["view"]["pebbles"], seat.table["offers"]) == (21, [])


def test_an_offer_to_go_back_is_void_once_the_game_goes_on(server: ServerProcess) -> None:
    mover, other = sides(server)
    mover.act("take", 1)
    offer = mover.command("offer", kind="back", to=1)["turn"]
    level(mover, other)
    other.act("take", 1)
    assert other.command("answer", offer=offer, yes=True)["code"] == "no-offer"


def test_ending_by_agreement_and_withdrawing(server: ServerProcess) -> None:
    mover, other = sides(server)
    offer = other.command("offer", kind="end")["turn"]
    assert other.command("answer", offer=offer, yes=False)["type"] == "ack", "withdrawn"
    assert mover.command("answer", offer=offer, yes=True)["code"] == "no-offer"
    offer = other.command("offer", kind="end")["turn"]
    assert mover.command("answer", offer=offer, yes=True)["type"] == "ack"
    level(mover, other)
    for seat in (mover, other):
        assert (seat.view["result"]["how"], seat.table["status"]) == ("agreed", "over")
    assert mover.command("act", verb="take", noun=1)["code"] in ("over", "stale")


def test_a_seat_is_replaced_if_its_owner_agrees_by_the_bot_that_the_table_chose(timed: TimedServer) -> None:
    mover, other = sides(timed, bot_level="random")
    place = mover.view["seat"]
    assert mover.table["bot_level"] == "random"
    assert other.command("offer", kind="replace", place=9)["code"] == "no-seat"
    offer = other.command("offer", kind="replace", place=place, level="master")["turn"]
    level(mover, other)
    (asked,) = mover.table["offers"]
    assert asked["waiting_for"] == [place], "they are asked, too"
    assert asked["level"] == "random", "not the bot of the opponent's choice"
    assert mover.command("answer", offer=offer, yes=False)["type"] == "ack", "and may refuse"
    level(mover, other)
    assert (mover.table["offers"], mover.table["seats"][place]["kind"]) == ([], "person")
    offer = other.command("offer", kind="replace", place=place)["turn"]
    assert mover.command("answer", offer=offer, yes=True)["type"] == "ack"
    other.ready()
    seat = other.table["seats"][place]
    assert (seat["kind"], seat["level"], seat["away"]) == ("bot", "random", True)
    assert other.view["choices"], "the bot has moved"


def test_no_answer_counts_as_a_yes_only_from_the_player_to_be_replaced() -> None:
    table = Table("three", 5, Header("pebbles", 1, "small", {}, 3), find_game("pebbles"))
    for seat, holder in enumerate("abc"):
        table.apply(Entry(seat + 1, 5, -3, "", Sat(seat, "person", holder, holder * 32)))
    table.apply(Entry(4, 5, 0, "", Offered("replace", place=1, level="simple", until=60_000)))
    for said, waits_for, before, after in ((None, [1, 2], False, False), (2, [1], False, True), (1, [], True, True)):
        if said is not None:
            table.apply(Entry(table.turn + 1, 5, said, "", Answered(4, True)))
        seats, (offer,) = table.seats, table.seats.offers
        assert seats.unanswered(offer) == waits_for
        assert (seats.is_agreed(offer, 59_999), seats.is_agreed(offer, 60_000)) == (before, after)


def test_a_player_who_concedes_loses(server: ServerProcess) -> None:
    mover, other = sides(server)
    assert other.command("concede")["type"] == "ack"
    level(mover, other)
    result = mover.view["result"]
    assert (result["how"], result["loser"], result["winners"]) == ("conceded", other.view["seat"], [mover.view["seat"]])


def test_who_plays_together_loses_together_and_is_named_in_any_language(server: ServerProcess) -> None:
    mover, other = sides(server, game="orleans")
    assert other.command("concede")["type"] == "ack"
    level(mover, other)
    result = mover.view["result"]
    assert (result["how"], result["loser"], result["winners"]) == ("conceded", other.view["seat"], [])
    assert result["message"]["args"] == {"who": ("@seat-ochre", "@seat-green")[other.view["seat"]]}


def test_silence_replaces_nobody_who_has_a_clock_and_otherwise_only_after_a_day(timed: TimedServer) -> None:
    days = {"kind": "move", "seconds": 3 * 86_400}
    slow, waiting = sides(timed, clock=days)
    mover, other = sides(timed)
    for seat, place in ((waiting, slow.view["seat"]), (other, mover.view["seat"])):
        assert seat.command("offer", kind="replace", place=place)["type"] == "ack"
    timed.clock.advance(86_399)
    for seat in (waiting, other):
        assert seat.command("chat", text="Are you there?")["type"] == "ack"  # and what is due has been done
    level(slow, waiting, mover, other)
    assert other.table["seats"][mover.view["seat"]]["kind"] == "person"
    timed.clock.advance(3)
    while other.table["seats"][mover.view["seat"]]["kind"] == "person":
        other.wait_for("table")
    assert other.table["seats"][mover.view["seat"]]["level"] == "journeyman", "if nobody has chosen"
    other.ready()
    assert other.view["choices"], "the bot has moved"
    level(slow, waiting)
    assert waiting.table["seats"][slow.view["seat"]]["kind"] == "person", "with days on their clock"


@pytest.mark.parametrize("rejoins", ["after the turn of the bot", "in the turn of the bot"])
def test_a_player_who_comes_back_gets_the_seat_back_at_the_next_turn(timed: TimedServer, rejoins: str) -> None:
    mover, other = sides(timed, clock={"kind": "move", "seconds": 60, "out": "bot"}, bot_level="random")
    place, browser, table = mover.view["seat"], browser_of(timed, mover), mover.table["id"]
    mover.close()
    timed.clock.advance(61)
    while other.table["seats"][place]["kind"] == "person":
        other.wait_for("table")
    assert other.table["seats"][place]["away"]
    other.ready()
    if rejoins == "in the turn of the bot":
        other.act("take", 1)  # the bot thinks
    back = browser.sit(table)
    while not back.table["seats"][place]["yours"]:
        back.wait_for("table")
    seat = back.table["seats"][place]
    assert (seat["kind"], seat["name"], seat["away"], seat["lent"]) == (
        "person",
        f"p{place}" if place == 0 else "Ben",
        False,
        False,
    )
    other.ready()
    if other.view["choices"]:
        other.act("take", 1)
    assert back.ready()["seat"] == place
    back.act("take", 1)


def test_a_seat_that_was_lent_on_purpose_is_not_given_back_by_looking(server: ServerProcess) -> None:
    anna, _, table = two_players(server)
    browser = browser_of(server, anna)
    browser.post(f"/api/tables/{table}/seats/0/hand", {"to": "bot", "level": "random"})
    again = browser.sit(table)
    level(again, again)
    assert (again.table["seats"][0]["kind"], again.table["seats"][0]["lent"]) == ("bot", True)


def test_an_answer_that_was_kept_is_acknowledged_for_ever(server: ServerProcess) -> None:
    anna, ben, _ = two_players(server)
    offer = anna.command("offer", kind="end")["turn"]
    level(anna, ben)
    kept = ben.command("answer", command="once", offer=offer, yes=False)
    assert kept["type"] == "ack"
    for number in range(70):
        anna.command("chat", text=f"line {number}")
    level(anna, ben)
    assert ben.command("answer", command="once", offer=offer, yes=False) == kept
    assert ben.command("answer", command="twice", offer=offer, yes=False)["code"] == "no-offer"


def test_talking_and_asking_have_limits(tmp_path: Path) -> None:
    words = ["--limit", "chats=3", "--limit", "asks=4", "--limit", "tables=2", "--limit", "sockets=3"]
    with TimedServer(sqlite_in(tmp_path), *words, generous=False) as strict:
        mover, other = sides(strict)
        answers = [mover.command("chat", text=f"line {n}") for n in range(5)]
        assert [answer["type"] for answer in answers] == ["ack"] * 3 + ["refused"] * 2
        assert answers[-1]["code"] == "too-fast"
        strict.clock.advance(20)
        answers = [mover.command("chat", text=f"line {n}") for n in range(2)]
        assert [answer["type"] for answer in answers] == ["ack", "refused"], "three a minute"
        assert mover.command("act", verb="take", noun=1)["type"] == "ack", "a choice is still taken"
        level(mover, other)
        for number in range(5):
            other.say("why", verb="take", noun=9, id=number)
        codes = [other.wait_for("reason", "refused").get("code") for _ in range(5)]
        assert codes == [None] * 4 + ["too-fast"]
        anna = Browser(strict)
        anna.open("pebbles")
        assert anna.post("/api/tables", {"game": "pebbles"}, code=429)["code"] == "too-many"
        table = mover.table["id"]
        anna.sit(table)
        with pytest.raises(Exception, match="4429"):
            anna.sit(table).wait_for("view")  # the refusal may be heard before the end


def test_a_seat_talks_no_more_by_having_more_tokens(tmp_path: Path) -> None:
    with TimedServer(sqlite_in(tmp_path), "--limit", "chats=3", generous=False) as strict:
        anna = Browser(strict)
        table = anna.open("pebbles", ("me", "invite"))["table"]["id"]
        statuses = []
        for number in range(5):
            token = anna.post(f"/api/tables/{table}/seats/0/token")["token"]
            line = {"type": "chat", "command": f"c{number}", "text": "Hello"}
            headers = {"Authorization": f"Bearer {token}"}
            statuses.append(anna.http.post("/api/seat/commands", json=line, headers=headers).status_code)
        assert statuses == [200] * 3 + [429] * 2


def test_requests_have_limits(tmp_path: Path) -> None:
    with TimedServer(sqlite_in(tmp_path), "--limit", "requests=5", "--limit", "messages=6", generous=False) as strict:
        anna = Browser(strict)
        table = anna.open("pebbles", ("me", "me"))["table"]["id"]
        seat = anna.sit(table)
        for number in range(7):
            seat.say("ping", id=number)
        codes = [seat.wait_for("pong", "refused").get("code") for _ in range(7)]
        assert codes == [None] * 5 + ["too-fast"] * 2, "hello was the first message"
        statuses = [anna.http.get("/api/games").status_code for _ in range(8)]
        assert statuses == [200] * statuses.count(200) + [429] * statuses.count(429)
        assert statuses.count(429) >= 3
        strict.clock.advance(12)
        assert [anna.http.get("/api/games").status_code for _ in range(2)] == [200, 429], "five a minute"
        assert anna.http.get("/healthz").status_code == 200
