"""Clocks of a table: increments, take-backs, lent seats, outages, and what happens when time is up."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.hand_clock import TimedServer
from tests.server.server_process import Browser, Seat, ServerProcess, level, sqlite_in
from tests.server.test_agreements import sides
from tests.server.test_tables import browser_of
from triforium.server.table.entries import ClockRules
from triforium.server.table.game_clock import (
    GameClock,
    Instant,
    after_move,
    full_clock,
    handed_to,
    left_of,
    runs_out_at,
)


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
    start, then = Instant(1000), Instant(11_000)
    clock = handed_to(full_clock(fast, 2), 0, start, fast)
    assert left_of(clock, 0, then, fast) == 50_000
    assert left_of(clock, 1, then, fast) == 60_000
    assert handed_to(clock, -3, then, fast).left == (50_000, 60_000), "a stopped clock gets no increment"
    after = after_move(clock, 0, 1, then, fast)
    assert (after.left, after.running, after.since) == ((55_000, 60_000), 1, 11_000)
    assert handed_to(after, 1, Instant(20_000), fast) is after, "the same player goes on"
    assert runs_out_at(after, then, fast) == 71_000
    days = GameClock((86_400_000, 86_400_000), 0, 0)
    noon = Instant(43_200_000, ((42_000_000, 43_000_000),))
    assert left_of(days, 0, noon, slow) == 43_200_000, "a correspondence clock runs on while the server is down"
    assert after_move(days, 0, 1, noon, slow).left == (86_400_000, 86_400_000), "a new day for each move"
    assert runs_out_at(days, noon, ClockRules()) is None
    again = after_move(clock, 0, 0, then, fast)
    assert (again.left, again.running, again.since) == ((55_000, 60_000), 0, 11_000), "two turns in a row, two moves"
    assert after_move(days, 0, 0, noon, slow).left == (86_400_000, 86_400_000), "also for a player alone"


def test_a_fast_clock_stands_still_while_no_server_runs() -> None:
    fast = ClockRules("budget", 60)
    clock = GameClock((60_000, 60_000), 0, 100_000)
    outages = ((20_000, 30_000), (90_000, 105_000), (110_000, 150_000))
    assert left_of(clock, 0, Instant(160_000, outages), fast) == 60_000 - (5_000 + 10_000), "before, between, after"
    assert runs_out_at(clock, Instant(160_000, outages), fast) == 160_000 + 45_000
    assert left_of(clock, 0, Instant(160_000), fast) == 0


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
