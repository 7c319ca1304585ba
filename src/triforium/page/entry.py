"""Where a Worker of a page begins: opens the tables of this browser."""

import logging
import sys
from typing import Any, Final

from triforium.page.bots import BotWorker
from triforium.page.memory_store import MemoryStore
from triforium.page.store import IndexedDbStore, NewerStore
from triforium.page.tables import Tables
from triforium.server.bots.pool import BotPool
from triforium.server.ops.system import SYSTEM_RANDOMNESS
from triforium.server.table.ports import BadStore, Counters, Store, StoreDown

LOG: Final = logging.getLogger(__name__)
DETAILS: Final = ("where", "problem", "table", "turn", "game", "bot", "by")
BOT_SECONDS: Final = 30.0  # time limit for one bot move: a phone is slow


class Console(logging.Handler):
    """Log records in the browser's console, with their details."""

    def emit(self, record: logging.LogRecord) -> None:
        details = {name: value for name, value in vars(record).items() if name in DETAILS}
        print(record.levelname, record.getMessage(), details or "", file=sys.stderr)


class PageTables:
    """The tables as the Worker's script calls them: with texts and numbers only."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store
        self.is_stored = isinstance(store, IndexedDbStore)
        self.connect = tables.connect
        self.receive = tables.receive
        self.leave = tables.leave

    async def request(self, method: str, path: str, body: str) -> str:
        """The status and the body of the answer, with a space between them."""
        answer = await self.tables.request(method, path, body)
        return f"{answer.status} {answer.body.decode()}"

    def hear(self, process: str, text: str) -> None:
        """Another tab has published something."""
        if isinstance(self.store, IndexedDbStore):
            self.store.hear(process, text)


async def open_tables(host: Any) -> PageTables:
    """Open the tables; in memory if the browser stores nothing. NewerStore if a newer version has written the games."""
    logging.basicConfig(level=logging.WARNING, handlers=[Console()])
    database, secret = IndexedDbStore(host.call, host.post), SYSTEM_RANDOMNESS.secret()
    store: Store = database
    try:
        await database.open()
        secret = str(await database.run("secret", secret))
    except NewerStore:
        raise
    except (BadStore, StoreDown) as error:
        LOG.warning("not-stored", extra={"problem": str(error)})
        store = MemoryStore()
    bot = BotWorker(host.startBot)
    pool = BotPool([bot], BOT_SECONDS, Counters())
    tables = Tables(store, pool, secret, host.send, host.close)
    await tables.open()
    bot.warm_up()
    return PageTables(tables, store)
