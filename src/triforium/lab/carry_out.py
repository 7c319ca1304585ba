"""Carrying out a work: chunks of about a second go out, results come in and are kept; whoever dies is replaced."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Final

from triforium.core.errors import TableError
from triforium.lab.hands import Hands
from triforium.lab.ledger import Ledger
from triforium.lab.work import Done, Work, WorkFailed, do_chunk, fingerprint

CHUNK_S: Final = 1.0  # long enough that sending costs nothing, short enough that a dead worker costs nothing
MOST_PIECES: Final = 2000  # a chunk, however quick they are
MOST_DEATHS: Final = 3  # in a row, without anything finished in between

Running = dict[Future[Done], list[str]]


class Crew:
    """A work under way."""

    def __init__(self, work: Work, ledger: Ledger, hands: Hands, tell: Callable[[int], None]) -> None:
        self.work = work
        self.ledger = ledger
        self.hands = hands
        self.tell = tell  # hears how many pieces are finished
        self.left = deque(piece for piece in work.pieces() if piece not in ledger.results)
        self.code = fingerprint(work.packages())
        self.deaths = 0
        self.seconds = 0.0  # of one core, for so many pieces
        self.finished = 0

    def carry_out(self) -> None:
        """Do whatever is not finished yet; what is finished stays finished, whatever happens."""
        while self.left:
            executor = self.hands.executor()
            try:
                self.feed(executor)
            except BaseException:
                executor.shutdown(wait=False, cancel_futures=True)
                raise
            executor.shutdown(wait=False)

    def feed(self, executor: Executor) -> None:
        """Keep an executor busy until everything is done or it breaks."""
        running: Running = {}
        while self.left or running:
            while self.left and len(running) < 2 * self.hands.how_many():
                chunk = self.next_chunk()
                try:
                    running[executor.submit(do_chunk, self.work, chunk, self.code)] = chunk
                except Exception as error:  # it broke while nobody looked
                    self.left.extendleft(reversed(chunk))
                    self.bury(error, running)
                    return
                if any(future.done() for future in running):
                    break
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = running.pop(future)
                failure = future.exception()
                if failure is None:
                    self.take_in(future.result())
                else:
                    self.left.extendleft(reversed(chunk))
                    self.bury(failure, running)
                    return

    def next_chunk(self) -> list[str]:
        """As many pieces as take about a second; one at first, when nobody knows."""
        pace = self.seconds / self.finished if self.finished else CHUNK_S
        fair = len(self.left) // (2 * self.hands.how_many()) + 1  # so that at the end nobody waits for one
        size = max(1, min(int(CHUNK_S / max(pace, 1e-6)), fair, MOST_PIECES))
        return [self.left.popleft() for _ in range(min(size, len(self.left)))]

    def take_in(self, done: Done) -> None:
        """Results are kept first and counted then."""
        self.ledger.keep(done.results)
        self.deaths = 0
        self.seconds += done.seconds
        self.finished += len(done.results)
        self.tell(len(self.ledger.results))

    def bury(self, error: BaseException, running: Running) -> None:
        """A worker died: what it had in hand goes out again; a work that fails by itself is not tried again."""
        finished, unfinished = wait(running, timeout=0)
        for future in finished:
            if future.exception() is None:
                self.take_in(future.result())
                running.pop(future)
        for future in unfinished:
            future.cancel()
        for chunk in running.values():
            self.left.extendleft(reversed(chunk))
        if isinstance(error, TableError) or not self.hands.is_death(error):
            raise error
        self.deaths += 1
        if self.deaths >= MOST_DEATHS:
            raise WorkFailed(
                f"workers died {self.deaths} times in a row, the last one at {self.left[0]} ({type(error).__name__}); "
                f"{len(self.ledger.results)} finished pieces are kept, and the same command goes on from there"
            )
