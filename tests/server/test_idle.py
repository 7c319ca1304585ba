"""Tables without clients here while another process plays them: they leave the memory, and nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from tests.server.hand_clock import HandClock
from tests.server.postgres import Postgres
from tests.server.tables_in_memory import ANNA, HEADER, SEATED, Ears, one_move, soon, tables
from tests.server.test_registry import new_id, two_in_memory
from triforium.server.table.entries import ClockRules
from triforium.server.table.identity import Principal


def test_a_table_that_nobody_looks_at_here_leaves_the_memory_with_the_next_news(pg: Postgres) -> None:
    async def main() -> None:
        async with tables(pg.url) as first, tables(pg.url) as second:
            here = await first.create(new_id(), HEADER, SEATED)
            await two_in_memory(first, second, here)
            turn = await one_move(here)
            await soon(lambda: here.table.id not in second.tables)
            again = await second.get(here.table.id)
            assert again.table.turn == turn, "it is loaded again with all entries"
            await one_move(here, "twice")
            await soon(lambda: again.table.turn == turn + 1)
            assert second.tables[here.table.id] is again, "recently used: kept in memory and up to date"

    asyncio.run(main())


def test_what_a_killed_server_could_not_tell_is_read_by_who_asks_next(pg: Postgres, monkeypatch: Any) -> None:
    async def main() -> None:
        async with tables(pg.url) as first, tables(pg.url) as second:
            here = await first.create(new_id(), HEADER, SEATED)
            there = await two_in_memory(first, second, here)
            monkeypatch.setattr(first.store, "publish", lambda *_: None)  # killed between commit and news
            turn = await one_move(here)
            await asyncio.sleep(0.2)
            assert there.table.turn < turn
            assert (await second.get(here.table.id)).table.turn == turn

    asyncio.run(main())


def test_a_table_with_a_listener_a_guest_or_a_lock_stays_and_is_kept_up_to_date(pg: Postgres) -> None:
    async def main() -> None:
        async with tables(pg.url) as first, tables(pg.url) as second:
            heard: list[str] = []
            on_news = second.store.on_news
            second.store.on_news = lambda process, table, news: (on_news(process, table, news), heard.append(table))
            for keeps in ("listener", "guest", "lock"):
                here = await first.create(new_id(), HEADER, SEATED)
                there = await two_in_memory(first, second, here)
                ears = Ears(Principal(ANNA))
                if keeps == "listener":
                    there.listeners.append(ears.listener)
                elif keeps == "guest":
                    there.guests += 1
                else:
                    await there.lock.acquire()
                heard.clear()
                turn = await one_move(here)
                await soon(lambda here=here: here.table.id in heard)
                if keeps == "lock":
                    there.lock.release()
                await soon(lambda there=there, turn=turn: there.table.turn == turn)
                assert second.tables[here.table.id] is there
                assert bool(ears.heard) == (keeps == "listener")

    asyncio.run(main())


def test_what_has_left_the_memory_is_still_looked_after(pg: Postgres, tmp_path: Path) -> None:
    url = pg.new_database("looked_after")  # other tests leave outages behind, in which this clock would stand still

    async def main() -> None:
        clock = HandClock(tmp_path / "time")
        header = msgspec.structs.replace(HEADER, clock=ClockRules("move", 4, out="lose"))
        async with tables(url, clock) as second:
            async with tables(url, clock) as first:
                here = await first.create(new_id(), header, SEATED)
                await two_in_memory(first, second, here)
                await one_move(here)
                await soon(lambda: here.table.id not in second.tables)
            assert here.table.status() == "playing", "the first was closed with its timer, before it fired"
            clock.advance(7)
            await soon(lambda: here.table.id in second.tables and second.tables[here.table.id].status == "over")

    asyncio.run(main())
