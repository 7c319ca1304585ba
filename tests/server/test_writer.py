"""One way to change a table: what happens when the store or our own code fails in the middle of it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.postgres import Postgres
from tests.server.tables_in_memory import ANNA, BEN, HEADER, LIMITS, SEATED, Ears, Tables, one_move, said, soon, tables
from tests.server.test_registry import new_id
from triforium.games import find_game
from triforium.server.ops.system import SystemClock
from triforium.server.table import seating
from triforium.server.table.automation import BOT_MS
from triforium.server.table.client_messages import Act, Chat, Hint
from triforium.server.table.entries import BOT, PERSON, Body, ClockRules, Invited, Said, Sat
from triforium.server.table.identity import Principal, SeatCredential
from triforium.server.table.ports import BotRequest, StoreDown, Thought, Urgency
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import Ack
from triforium.server.table.session import execute
from triforium.server.table.writer import run_due, write


class FailingStore:
    """Passes everything on, but fails or forgets to answer at the entry with this number from now."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.fails_at: int | None = None
        self.is_written = False  # the entry that fails is on disk all the same

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *words: Any) -> bool:
        if self.fails_at is not None:
            self.fails_at -= 1
            if self.fails_at < 0:
                if self.is_written:
                    await self.store.append(*words)
                raise StoreDown("the store cannot be written: disk full")
        added: bool = await self.store.append(*words)
        return added


def failing(registry: Tables) -> FailingStore:
    """Let the store of a registry fail."""
    store = registry.store = FailingStore(registry.store)
    registry.ports = registry.ports._replace(store=store)
    return store


INVITED = SeatCredential("A", 1, "s" * 32)
WITH_LINK: list[Body] = [SEATED[0], Invited(1, INVITED.fingerprint())]


def test_a_seat_that_was_taken_counts_although_the_game_cannot_start(tmp_path: Path) -> None:
    """The claim is written; then the store is down, and the game, which should start now, does not."""

    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            store = failing(registry)
            live = await registry.create("A", HEADER, WITH_LINK)
            store.fails_at = 1
            ben = Principal(BEN)
            turn = await write(live, lambda t, m: seating.claim_by_invite(t, m, INVITED, ben, "Ben", "t" * 32))
            assert turn == live.table.turn, "no error: the seat is theirs"
            chair = live.table.seats.chairs[1]
            assert (chair.kind, chair.holder, chair.token) == (PERSON, BEN, "t" * 32), "with its token, in one entry"
            assert live.table.state is None
            store.fails_at = None
            await run_due(live)
            assert live.table.status() == "playing", "the sweep starts it later"

    asyncio.run(play())


def test_a_claim_whose_answer_was_lost_can_be_repeated_by_the_same_browser(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            store = failing(registry)
            live = await registry.create("A", HEADER, WITH_LINK)
            store.fails_at, store.is_written = 0, True
            ben = Principal(BEN)
            with pytest.raises(StoreDown):
                await write(live, lambda t, m: seating.claim_by_invite(t, m, INVITED, ben, "Ben"))
            store.fails_at = None
            await write(live, lambda t, m: seating.claim_by_invite(t, m, INVITED, ben, "Ben"))
            assert [entry.body for entry in await store.entries("A")][2:3] == [Sat(1, PERSON, "Ben", BEN)]
            assert live.table.seats.chairs[1].holder == BEN
            with pytest.raises(Refusal, match="bad-invite"):
                await write(live, lambda t, m: seating.claim_by_invite(t, m, INVITED, Principal("c" * 32), "Cleo"))

    asyncio.run(play())


def test_a_table_whose_game_cannot_start_at_once_is_opened_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            failing(registry).fails_at = 0
            live = await registry.create("A", HEADER, SEATED)
            assert (live.table.status(), live.table.turn) == ("gathering", 2), "its links can be shown"

    asyncio.run(play())


class SlowBot:
    """A bot that takes the first option when it may."""

    def __init__(self) -> None:
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def think(self, request: BotRequest, urgency: Urgency) -> Thought:
        self.asked.set()
        await self.may_answer.wait()
        return Thought(request.options[0])


class LateClock(SystemClock):
    """A clock that a test sets forward."""

    late_ms = 0

    def now(self) -> int:
        return super().now() + self.late_ms


@pytest.mark.parametrize("writer", ["socket", "http", "timer", "bot"])
def test_after_an_error_of_ours_the_table_in_memory_is_not_trusted(
    tmp_path: Path, writer: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The entry is on disk but not applied: the next writer reads the table again, whoever the first one was."""

    async def play() -> None:
        bot, clock = SlowBot(), LateClock()
        async with tables(f"sqlite:///{tmp_path}/tables.db", clock, bot, sweeps=False) as registry:
            game = find_game("pebbles")
            first = game.read(game.deal(), "first 0")  # Anna moves first, whatever the draw
            rules = ClockRules("move", 5, out="bot")
            header = msgspec.structs.replace(HEADER, clock=rules, bot_level="random", start=[first])
            seats: list[Body] = [SEATED[0], Sat(1, BOT, level="random")] if writer == "bot" else SEATED
            live = await registry.create("A", header, seats)
            if writer == "bot":
                assert isinstance(await said(live, 0, Act(live.table.turn, "x", "take", 1)), Ack)
                await bot.asked.wait()
            if writer in ("socket", "bot"):
                live.table.sealed = []  # so that no choice can be applied
            else:
                live.table.done = []  # so that no change of a seat can be applied
            if writer == "socket":
                assert (await said(live, 0, Act(live.table.turn, "x", "take", 1))).code == "our-mistake"
            elif writer == "http":
                with pytest.raises(Refusal, match="our-mistake"):
                    await write(live, lambda t, m: seating.lend_to_bot(t, m, 1, Principal(BEN), "random"))
            elif writer == "timer":
                clock.late_ms = 6000
                live.ports.spawn(run_due(live))
            bot.may_answer.set()
            await soon(lambda: live.discarded)
            assert registry.tables.get("A") is not live
            assert (await said(live, 0, Chat("late", "Hello"))).code == "our-mistake", "whoever still waits is refused"
            with pytest.raises(Refusal, match="our-mistake"):
                await write(live, lambda t, m: seating.reclaim(t, m, 0, Principal(ANNA)))
            entries = await registry.store.entries("A")
            again = await registry.get("A")
            assert again.table.turn >= entries[-1].turn > live.table.turn, "it was written, and is applied now"
            assert again.table.stopped is None, "the journal can be replayed"

    asyncio.run(play())
    said_by_us = [record.getMessage() for record in caplog.records if record.name.startswith("triforium")]
    assert said_by_us.count("internal-error") == 1, "it is logged once"


def test_an_error_in_a_question_leaves_the_table_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        """Bots that cannot be asked."""

        async def think(self, request: BotRequest, urgency: Urgency) -> Thought:
            raise ValueError("a mistake of ours")

    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", bots=Broken(), sweeps=False) as registry:
            header = msgspec.structs.replace(HEADER, hints=True)
            live = await registry.create("A", header, SEATED)
            seat = live.table.deciding()
            assert (await said(live, seat, Hint(7, "random"))).code == "our-mistake"
            assert await registry.get("A") is live
            assert isinstance(await said(live, seat, Act(live.table.turn, "x", "take", 2)), Ack)

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records].count("internal-error") == 1


def test_what_was_missed_is_shown_once_however_much_it_was(pg: Postgres) -> None:
    """Five hundred entries of another process are one view and one table message for everybody who watches."""
    url = pg.new_database("missed")

    async def play() -> None:
        async with tables(url, sweeps=False) as here, tables(url, sweeps=False) as there:
            live = await here.create(new_id(), HEADER, SEATED)
            other = await there.get(live.table.id)
            ears = Ears(Principal(ANNA))
            other.listeners.append(ears.listener)
            for number in range(250):
                assert isinstance(await said(live, 0, Chat(f"c{number}", f"line {number}")), Ack)
            for number in range(5):
                await one_move(live, f"m{number}")
            await there.read_news(live.table.id)
            assert other.table.turn == live.table.turn
            kinds = [json.loads(data)["type"] for data in ears.heard]
            assert kinds == ["table", "view"]
            table, view = (json.loads(data) for data in ears.heard)
            assert len(table["chat"]) == 200, "the lines that are kept"
            assert view["turn"] == live.table.turn
            assert [line["kind"] for line in view["story"]].count("taken") == 5

    asyncio.run(play())


def test_a_process_that_is_behind_does_not_erase_a_wake_time(pg: Postgres) -> None:
    """One process asks a bot and dies; another, which has not heard of it, must not say that nothing is to be done."""
    url = pg.new_database("erased")

    class Never:
        """A bot that never answers."""

        async def think(self, request: BotRequest, urgency: Urgency) -> Thought:
            await asyncio.Event().wait()
            raise AssertionError

    async def play() -> None:
        quick = SlowBot()
        quick.may_answer.set()
        async with tables(url, bots=quick, sweeps=False) as behind:
            async with tables(url, bots=Never(), sweeps=False) as here:
                live = await here.create(new_id(), HEADER, [SEATED[0], Sat(1, BOT, level="random")])
                name = live.table.id
                other = await behind.get(name)  # whatever it knows now
                if live.table.deciding() == 0:
                    assert isinstance(await said(live, 0, Act(live.table.turn, "x", "take", 1)), Ack)
                assert live.table.seats.is_bot(live.table.deciding())
                await behind.store.set_wake(name, None, seen=5)  # as a sweep that began earlier would
            now = behind.ports.clock.now()
            assert await behind.store.lease_due(now + BOT_MS + 1000, now + 1, 9) == [name]
            await behind.look_after(name, now + 1)
            await soon(lambda: not other.table.seats.is_bot(other.table.deciding()))

    asyncio.run(play())


def test_a_borrower_has_command_names_of_their_own(tmp_path: Path) -> None:
    """Programs count c1, c2, …: the names of the owner are not those of the friend who plays the seat."""

    async def play() -> None:
        async with tables(f"sqlite:///{tmp_path}/tables.db", sweeps=False) as registry:
            live = await registry.create("A", HEADER, SEATED)
            assert isinstance(await said(live, 0, Chat("c1", "mine")), Ack)
            code = SeatCredential("A", 0, "s" * 32)
            await write(live, lambda t, m: seating.invite(t, m, code, Principal(ANNA)))
            await write(live, lambda t, m: seating.claim_by_invite(t, m, code, Principal("f" * 32), "Fred"))
            answers: list[Any] = []
            await execute(live, Principal("f" * 32), Chat("c1", "mine, too"), answers.append, LIMITS)
            assert isinstance(answers[0], Ack)
            said_lines = [entry.body.text for entry in live.table.lines if isinstance(entry.body, Said)]
            assert said_lines == ["mine", "mine, too"]
            await write(live, lambda t, m: seating.reclaim(t, m, 0, Principal(ANNA)))
            assert (await said(live, 0, Chat("c1", "mine"))).turn == 4, "a late retry of the owner is still one"

    asyncio.run(play())
