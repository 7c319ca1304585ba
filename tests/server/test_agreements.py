"""Take-backs, offers, resigning, clocks, and rate limits of chat."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.hand_clock import TimedServer
from tests.server.server_process import Browser, Seat, ServerProcess, deciding, level, sqlite_in, two_players
from tests.server.test_tables import browser_of
from triforium.games import find_game
from triforium.server.table.entries import Answered, ClockRules, Entry, Header, Offered, Sat
from triforium.server.table.game_clock import Clock, after_move, full_clock, handed_to, left_of, runs_out_at
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


def test_a_seat_is_replaced_if_its_owner_agrees_and_can_be_taken_back(timed: TimedServer) -> None:
    mover, other = sides(timed)
    place = mover.view["seat"]
    assert other.command("offer", kind="replace", place=9)["code"] == "no-seat"
    offer = other.command("offer", kind="replace", place=place, level="random")["turn"]
    level(mover, other)
    (asked,) = mover.table["offers"]
    assert asked["waiting_for"] == [place], "they are asked, too"
    assert asked["until"] == timed.clock.now() + 60_000
    assert mover.command("answer", offer=offer, yes=False)["type"] == "ack", "and may refuse"
    level(mover, other)
    assert (mover.table["offers"], mover.table["seats"][place]["kind"]) == ([], "person")
    offer = other.command("offer", kind="replace", place=place, level="random")["turn"]
    assert mover.command("answer", offer=offer, yes=True)["type"] == "ack"
    other.ready()
    assert other.table["seats"][place]["kind"] == "bot"
    assert other.view["choices"], "the bot has moved"


def test_no_answer_counts_as_a_yes_only_from_the_player_to_be_replaced() -> None:
    table = Table("three", 5, Header("pebbles", 1, "small", {}, 3), find_game("pebbles"))
    for seat, holder in enumerate("abc"):
        table.apply(Entry(seat + 1, 5, -3, "", Sat(seat, "person", holder, holder * 32)))
    table.apply(Entry(4, 5, 0, "", Offered("replace", place=1, level="simple", until=60_000)))
    for said, waits_for, before, after in ((None, [1, 2], False, False), (2, [1], False, True), (1, [], True, True)):
        if said is not None:
            table.apply(Entry(table.turn + 1, 5, said, "", Answered(4, True)))
        company, (offer,) = table.company, table.company.offers
        assert company.unanswered(offer) == waits_for
        assert (company.is_agreed(offer, 59_999), company.is_agreed(offer, 60_000)) == (before, after)


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


def test_silence_for_a_minute_replaces_a_seat(timed: TimedServer) -> None:
    mover, other = sides(timed)
    place = mover.view["seat"]
    assert other.command("offer", kind="replace", place=place, level="random")["type"] == "ack"
    timed.clock.advance(59)
    level(mover, other)
    assert other.table["seats"][place]["kind"] == "person"
    timed.clock.advance(1)
    while other.table["seats"][place]["kind"] == "person":
        other.wait_for("table")
    other.ready()
    assert other.view["choices"], "the bot has moved"


def test_running_out_of_time_loses_or_hands_over_as_the_table_chose(timed: TimedServer) -> None:
    clocks = [
        {"kind": "move", "seconds": 5, "out": "lose"},
        {"kind": "budget", "seconds": 5, "increment": 1, "out": "bot"},
    ]
    loser, winner = sides(timed, clock=clocks[0])
    slow, fast = sides(timed, clock=clocks[1])
    assert loser.view["clock"]["running"] == loser.view["seat"]
    timed.clock.advance(2)
    assert left(timed, loser) == 3
    slow.act("take", 1)
    level(slow, fast)
    assert fast.view["clock"]["left"][slow.view["seat"]] == 4000, "an increment for a finished move"
    fast.act("take", 1)
    timed.clock.advance(2.9)
    level(loser, winner)
    assert winner.view["result"] is None
    timed.clock.advance(1.1)
    while winner.view["result"] is None:
        winner.wait_for("view")
    assert (winner.view["result"]["how"], winner.view["result"]["loser"]) == ("time", loser.view["seat"])
    while fast.table["seats"][slow.view["seat"]]["kind"] == "person":
        fast.wait_for("table")
    fast.ready()
    assert fast.view["choices"], "the bot moved"


def test_clocks_count_what_they_should() -> None:
    fast, slow = ClockRules("budget", 60, 5), ClockRules("move", 86_400)
    clock = handed_to(full_clock(fast, 2), 0, now=1000, opened=0, rules=fast)
    assert left_of(clock, 0, 11_000, 0, fast) == 50_000
    assert left_of(clock, 1, 11_000, 0, fast) == 60_000
    assert handed_to(clock, -3, 11_000, 0, fast).left == (50_000, 60_000), "a stopped clock gets no increment"
    after = after_move(clock, 0, 1, 11_000, 0, fast)
    assert (after.left, after.running, after.since) == ((55_000, 60_000), 1, 11_000)
    assert handed_to(after, 1, 20_000, 0, fast) is after, "the same player goes on"
    assert runs_out_at(after, 0, fast) == 71_000
    assert left_of(after, 1, 500_000, 490_000, fast) == 50_000, "a live clock stands while the server is closed"
    days = Clock((86_400_000, 86_400_000), 0, 0)
    assert left_of(days, 0, 43_200_000, 43_000_000, slow) == 43_200_000, "a correspondence clock is not"
    assert after_move(days, 0, 1, 43_200_000, 0, slow).left == (86_400_000, 86_400_000), "a new day for each move"
    assert runs_out_at(days, 0, ClockRules()) is None
    again = after_move(clock, 0, 0, 11_000, 0, fast)
    assert (again.left, again.running, again.since) == ((55_000, 60_000), 0, 11_000), "two turns in a row, two moves"
    assert after_move(days, 0, 0, 43_200_000, 0, slow).left == (86_400_000, 86_400_000), "also for a player alone"


def test_a_player_alone_has_new_time_for_every_turn(timed: TimedServer) -> None:
    clock = {"kind": "move", "seconds": 3600, "increment": 0, "out": "lose"}
    browser = Browser(timed)
    anna = browser.sit(browser.open("stupor_mundi", ("me",), clock=clock)["table"]["id"])
    used: list[tuple[str, int]] = []
    while len([key for key, _ in used if key == "turn"]) < 3:
        anna.ready()
        used.append((anna.view["view"]["decision"], 3_600_000 - anna.view["clock"]["left"][0]))
        timed.clock.advance(1)
        anna.act_any(len(used))
    for (before, earlier), (_, later) in pairwise(used):
        assert later in (0, earlier + 1000), before
    turns = [at for at, (key, _) in enumerate(used) if key == "turn"]
    assert all(used[at][1] == 0 for at in turns), "a new turn has a fresh limit"
    assert all(used[at + 1][1] == 1000 for at in turns[:-1]), "within a turn it runs on"


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


def left(server: ServerProcess, seat: Seat) -> float:
    """The remaining seconds of a seat."""
    info = Browser(server).get(f"/api/tables/{seat.table['id']}")
    return float(info["clock"]["left"][seat.view["seat"]]) / 1000


@pytest.mark.parametrize("kind", ["budget", "move"])
def test_acting_and_taking_back_wins_no_time(timed: TimedServer, kind: str) -> None:
    mover, other = sides(timed, clock={"kind": kind, "seconds": 60, "increment": 30})
    for passed in (2, 4, 6):
        mover.act("take", 1)
        timed.clock.advance(2)
        assert mover.command("back")["type"] == "ack"
        mover.wait_for("view")
        assert left(timed, mover) == 60 - passed, "as if the clock had never stopped"
    assert left(timed, other) == 60, "and the other clock did not run"
    mover.act("take", 1)
    assert left(timed, mover) == (60 - 6 + 30 if kind == "budget" else 60), "one increment per move"


def test_nobody_takes_back_what_they_have_no_time_for(timed: TimedServer) -> None:
    mover, other = sides(timed, clock={"kind": "budget", "seconds": 5, "increment": 3, "out": "lose"})
    timed.clock.advance(3)
    mover.act("take", 1)
    timed.clock.advance(3)  # together more than five seconds, but less than five for each of them
    assert mover.command("back")["code"] == "no-take-back", "but the attempt costs nothing"
    level(mover, other)
    assert other.view["result"] is None
    assert other.view["choices"]


def test_going_back_by_agreement_wins_no_time(timed: TimedServer) -> None:
    mover, other = sides(timed, clock={"kind": "budget", "seconds": 60, "increment": 30})
    for thinks, has in ((2, 60), (40, 50)):
        timed.clock.advance(1)
        mover.act("take", 1)
        timed.clock.advance(thinks)
        level(mover, other)
        other.act("take", 1)
        level(mover, other)
        offer = mover.command("offer", kind="back", to=1)["turn"]
        assert other.command("answer", offer=offer, yes=True)["type"] == "ack"
        mover.ready()
        while mover.view["view"]["pebbles"] < 21:
            mover.wait_for("view")
        assert left(timed, other) == has, "no more than they had then, nor more than they have now"
    assert left(timed, mover) == 58, "increments granted since are not kept"


@pytest.mark.parametrize("kind", ["budget", "move"])
def test_lending_a_seat_and_taking_it_back_only_stops_the_clock(timed: TimedServer, kind: str) -> None:
    """A bot that was quicker than this test has moved: then another table is tried."""
    for _ in range(20):
        mover, _ = sides(timed, game="stupor_mundi", clock={"kind": kind, "seconds": 60, "increment": 30})
        seat, browser = mover.view["seat"], browser_of(timed, mover)
        path, at = f"/api/tables/{mover.table['id']}/seats/{seat}", mover.view["at"]
        timed.clock.advance(1)
        for _ in range(3):
            browser.post(f"{path}/hand", {"to": "bot", "level": "architect"})
            timed.clock.advance(5)
            info = browser.post(f"{path}/reclaim")
        if info["at"] == at:
            break
    assert info["at"] == at, "the bot moved at every table"
    assert info["clock"]["left"][seat] == 59_000
    assert info["clock"]["running"] == seat


def test_clocks_are_the_same_when_the_journal_is_read_again(tmp_path: Path) -> None:
    with TimedServer(sqlite_in(tmp_path)) as timed:
        mover, other = sides(timed, clock={"kind": "budget", "seconds": 60, "increment": 30})
        timed.clock.advance(2)
        mover.act("take", 1)
        assert left(timed, mover) == 88
        timed.kill()
        timed.clock.advance(7)
        timed.start()
        mover, other = (browser_of(timed, seat).sit(mover.table["id"]) for seat in (mover, other))
        mover.wait_for("view")
        other.wait_for("view")
        assert left(timed, mover) == 88
        timed.clock.advance(3)
        assert mover.command("back")["type"] == "ack"
        assert left(timed, mover) == 60 - 2 - 3, "time before the restart counts too, but not while it was closed"
        assert left(timed, other) == 60


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
