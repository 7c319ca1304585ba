"""Tables without clients here while another process plays them: they are evicted, and nothing is lost."""

import asyncio
import time
from pathlib import Path

from tests.server.hand_clock import HandClock
from tests.server.postgres import Postgres
from tests.server.test_registry import ANNA, HEADER, SEATED, one_move, soon
from triforium.server.http.outbox import Outbox
from triforium.server.ops.settings import Settings
from triforium.server.ops.time_source import MACHINE_TIME, TimeSource
from triforium.server.registry import REST_S, TableRegistry
from triforium.server.store import open_store
from triforium.server.table.entries import ClockRules, Happening, Header
from triforium.server.table.identity import new_table_id
from triforium.server.table.listener import Principal
from triforium.server.table.live_table import LiveTable


async def two_halls(url: str, time_source: TimeSource = MACHINE_TIME) -> tuple[TableRegistry, TableRegistry]:
    first, second = (TableRegistry(open_store(url), Settings(store=url), time_source=time_source) for _ in range(2))
    await first.open()
    await second.open()
    return first, second


async def in_both(
    first: TableRegistry, second: TableRegistry, header: Header, seated: list[Happening]
) -> tuple[LiveTable, LiveTable]:
    """A new table in the memory of both processes, idle in the second."""
    here = await first.open_table(new_table_id(), header, seated)
    there = await second.table(here.table.id)
    first.whisper_presence(here)  # after the notification of the start, which must not evict the table yet
    await soon(lambda: bool(there.elsewhere))
    await second.catch_up(there)
    there.asked_for = time.monotonic() - REST_S - 1
    return here, there


def test_a_table_that_nobody_looks_at_here_leaves_the_memory_with_the_next_news(pg: Postgres) -> None:
    async def main() -> None:
        first, second = await two_halls(pg.url)
        here, _ = await in_both(first, second, HEADER, SEATED)
        turn = await one_move(here)
        await soon(lambda: here.table.id not in second.tables)
        again = await second.table(here.table.id)
        assert again.table.turn == turn, "it is reloaded with all entries"
        await one_move(here, "twice")
        await soon(lambda: again.table.turn == turn + 1)
        assert second.tables[here.table.id] is again, "recently used: kept in memory and up to date"
        await first.close()
        await second.close()

    asyncio.run(main())


def test_a_table_with_a_listener_a_guest_or_a_lock_stays_and_is_kept_up_to_date(pg: Postgres) -> None:
    async def main() -> None:
        first, second = await two_halls(pg.url)
        for keeps in ("listener", "guest", "lock"):
            here, there = await in_both(first, second, HEADER, SEATED)
            ears = Outbox(Principal(ANNA), 10**6)
            ears.told = 0
            if keeps == "listener":
                there.listeners.add(ears)
            elif keeps == "guest":
                there.guests += 1
            else:
                await there.lock.acquire()
            turn = await one_move(here)
            await asyncio.sleep(0.2)
            if keeps == "lock":
                there.lock.release()
            await soon(lambda there=there, turn=turn: there.table.turn == turn)
            assert second.tables[here.table.id] is there
            assert bool(ears.waiting) == (keeps == "listener")
        await first.close()
        await second.close()

    asyncio.run(main())


def test_what_has_left_the_memory_is_still_looked_after(pg: Postgres, tmp_path: Path) -> None:
    async def main() -> None:
        time_source = HandClock(tmp_path / "time")
        first, second = await two_halls(pg.url, time_source)
        clock = ClockRules("move", 4, out="lose")
        header = Header(game="pebbles", rules=1, edition="small", options={}, seats=2, clock=clock)
        here, _ = await in_both(first, second, header, SEATED)
        await one_move(here)
        await soon(lambda: here.table.id not in second.tables)
        await first.close()  # with its timer, before it fires
        assert here.table.status() == "playing"
        time_source.advance(5)
        await soon(lambda: here.table.id in second.tables and second.tables[here.table.id].status == "over")
        await second.close()

    asyncio.run(main())
