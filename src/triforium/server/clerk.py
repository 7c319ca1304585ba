"""Server side of the remote store: runs the calls of all workers on one SQLite file."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from triforium.server.cord import ENCODER, Answer, Ask, Cord, Enter
from triforium.server.far_store import QUESTIONS
from triforium.server.log import LOG, where
from triforium.server.sqlite_store import SqliteStore
from triforium.server.sqlite_writer import Job
from triforium.server.store import NEWS, StoreDown

READ_QUESTION: Final = {what: msgspec.msgpack.Decoder(kind) for what, kind in QUESTIONS.items()}
WORDS: Final = {added: msgspec.Raw(ENCODER.encode(added)) for added in (True, False)}
NOTHING: Final = msgspec.Raw(ENCODER.encode(None))
OUR_MISTAKE: Final = "the store cannot be used: internal error"
Tell = Callable[[Cord, str, bytes], None]


class Clerk:
    """Serves all workers; pending writes share one transaction."""

    def __init__(self, store: SqliteStore, tell: Tell) -> None:
        self.store = store
        self.tell = tell  # notifies all other workers of a new entry
        self.tasks: set[asyncio.Task[None]] = set()

    def enter(self, cord: Cord, asked: Enter) -> None:
        """Append an entry, without a task: this is the hot path."""

        def entered(job: Job) -> None:
            if job.failure is not None:
                cord.say(Answer(asked.number, NOTHING, problem_of(job.failure)))
                return
            cord.say(Answer(asked.number, WORDS[job.result]))
            if job.result:
                self.tell(cord, asked.row[0], NEWS + str(asked.row[1]).encode())

        try:
            self.store.enter(asked.row, asked.index, entered)
        except StoreDown as down:
            cord.say(Answer(asked.number, NOTHING, str(down)))

    def ask(self, cord: Cord, asked: Ask) -> None:
        """Run any other call in a task."""
        task = asyncio.create_task(self.answer(cord, asked))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, cord: Cord, asked: Ask) -> None:
        """Run a call and send its result."""
        try:
            words = READ_QUESTION[asked.what].decode(asked.words)
            result: Any = await getattr(self.store, asked.what)(*words)
        except Exception as error:
            cord.say(Answer(asked.number, NOTHING, problem_of(error)))
            return
        cord.say(Answer(asked.number, msgspec.Raw(ENCODER.encode(result))))


def problem_of(error: BaseException) -> str:
    """The error message for the worker; unexpected errors are logged."""
    if isinstance(error, StoreDown):
        return str(error)
    LOG.error("internal-error", where=where(error))
    return OUR_MISTAKE
