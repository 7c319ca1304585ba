"""Batch execution for SQLite: one transaction per batch, falling back to one per job."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from typing import Any, Final

from triforium.server.store import StoreDown

ENTRY: Final = "(?, ?, ?, ?, ?, ?)"
INSERT: Final = f"INSERT INTO entries (table_id, turn, at, seat, command, body) VALUES {ENTRY} ON CONFLICT DO NOTHING"
MOST_ROWS: Final = 100  # per statement; each statement costs a switch of threads
Work = Callable[[sqlite3.Connection], Any]
Entered = tuple[str, int, int, int, str, str]
Tell = Callable[["Job"], None]
Before = Callable[[sqlite3.Connection, list["Job"]], list["Job"]]


class Job:
    """A unit of work for the writer, with its callback."""

    def __init__(self, work: Work, writes: bool, tell: Tell, entered: Entered | None = None) -> None:
        self.work = work
        self.writes = writes
        self.tell = tell
        self.entered = entered  # the row, if the job only inserts one journal entry
        self.asked = time.monotonic()
        self.result: Any = None
        self.failure: Exception | None = None


class Locked(StoreDown):
    """Another process has locked the file."""


def do_all(db: sqlite3.Connection, batch: list[Job]) -> None:
    """Run a batch: reads one by one; writes in one transaction, or one by one if that fails."""
    for job in batch:
        if not job.writes:
            try:
                job.result = job.work(db)
                job.failure = None
            except Exception as error:  # reported to the caller; the writer must survive
                job.failure = problem(error, "read")
    writing = [job for job in batch if job.writes]
    if not writing or (len(writing) > 1 and is_settled(write_together(db, writing, enter_together))):
        return
    if is_settled(write_together(db, writing)) or len(writing) == 1:  # a conflict of one entry must not fail the others
        return
    for number, job in enumerate(writing):
        failure = write_together(db, [job])
        if isinstance(failure, Locked):
            for other in writing[number:]:
                other.failure = failure
            return


def is_settled(failure: StoreDown | None) -> bool:
    """Is the result final, so that a retry in smaller transactions is pointless?"""
    return failure is None or isinstance(failure, Locked)


def problem(error: Exception, done: str) -> StoreDown:
    """The exception to report for a database error."""
    sentence = f"the store cannot be {done}: {error}"
    busy = isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    return Locked(sentence) if busy else StoreDown(sentence)


def write_together(db: sqlite3.Connection, jobs: list[Job], before: Before | None = None) -> StoreDown | None:
    """Run jobs in one durable transaction; returns the failure, if there was one."""
    failure: StoreDown | None = None
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs if before is None else before(db, jobs):
            job.result = job.work(db)
        db.execute("COMMIT")
    except Exception as error:  # reported as above; everything is rolled back
        failure = problem(error, "written")
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
    for job in jobs:
        job.failure = failure
    return failure


def enter_together(db: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
    """Insert plain entries with multi-row statements; returns the other jobs. Fails as a whole on any conflict."""
    entering = [job for job in jobs if job.entered is not None]
    for start in range(0, len(entering), MOST_ROWS):
        rows = [job.entered for job in entering[start : start + MOST_ROWS] if job.entered is not None]
        values = [value for row in rows for value in row]
        if db.execute(INSERT.replace(ENTRY, ", ".join([ENTRY] * len(rows))), values).rowcount != len(rows):
            raise sqlite3.IntegrityError("a turn was taken already")
    for job in entering:
        job.result = True
    return [job for job in jobs if job.entered is None]


def tell_all(batch: list[Job]) -> None:
    """Run the callbacks of a batch."""
    for job in batch:
        job.tell(job)


def keep(promise: "asyncio.Future[Any]", job: Job) -> None:
    """Resolve a future, unless it was cancelled."""
    if promise.done():
        return
    if job.failure is None:
        promise.set_result(job.result)
    else:
        promise.set_exception(job.failure)
