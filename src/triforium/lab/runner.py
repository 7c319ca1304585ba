"""Runs a batch: sends chunks of about a second to workers, stores results, and retries after worker failures."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Final

from triforium.core.errors import TableError
from triforium.lab.batch import Batch, BatchFailed, ChunkResult, fingerprint, run_chunk
from triforium.lab.results_file import ResultsFile
from triforium.lab.workers import Workers

CHUNK_S: Final = 1.0  # long enough to make overhead negligible, short enough to lose little when a worker dies
MAX_CHUNK: Final = 2000  # jobs per chunk
MAX_FAILURES: Final = 3  # consecutive, without a finished chunk in between

Running = dict[Future[ChunkResult], list[str]]


class BatchRunner:
    """Runs the unfinished jobs of a batch."""

    def __init__(
        self, batch: Batch, results_file: ResultsFile, workers: Workers, on_progress: Callable[[int], None]
    ) -> None:
        self.batch = batch
        self.results_file = results_file
        self.workers = workers
        self.on_progress = on_progress  # progress callback: called with the number of finished jobs
        self.pending = deque(job for job in batch.jobs() if job not in results_file.results)
        self.code = fingerprint(batch.packages())
        self.failures = 0
        self.seconds = 0.0  # CPU time of the finished jobs
        self.finished = 0

    def run(self) -> None:
        """Run all unfinished jobs; results are stored as they come in, so an interrupted run can be resumed."""
        while self.pending:
            executor = self.workers.executor()
            try:
                self.feed(executor)
            except BaseException:
                executor.shutdown(wait=False, cancel_futures=True)
                raise
            executor.shutdown(wait=False)

    def feed(self, executor: Executor) -> None:
        """Keep an executor busy until all jobs are done or it breaks."""
        running: Running = {}
        while self.pending or running:
            while self.pending and len(running) < 2 * self.workers.size():
                chunk = self.next_chunk()
                try:
                    running[executor.submit(run_chunk, self.batch, chunk, self.code)] = chunk
                except Exception as error:  # the executor broke in the meantime
                    self.pending.extendleft(reversed(chunk))
                    self.handle_failure(error, running)
                    return
                if any(future.done() for future in running):
                    break
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = running.pop(future)
                failure = future.exception()
                if failure is None:
                    self.store(future.result())
                else:
                    self.pending.extendleft(reversed(chunk))
                    self.handle_failure(failure, running)
                    return

    def next_chunk(self) -> list[str]:
        """As many jobs as take about a second, judging by those so far; at first a single one."""
        pace = self.seconds / self.finished if self.finished else CHUNK_S
        # Smaller chunks near the end, so that all workers finish at about the same time.
        fair = len(self.pending) // (2 * self.workers.size()) + 1
        size = max(1, min(int(CHUNK_S / max(pace, 1e-6)), fair, MAX_CHUNK))
        return [self.pending.popleft() for _ in range(min(size, len(self.pending)))]

    def store(self, done: ChunkResult) -> None:
        """Write results to disk, then count them."""
        self.results_file.append(done.results)
        self.failures = 0
        self.seconds += done.seconds
        self.finished += len(done.results)
        self.on_progress(len(self.results_file.results))

    def handle_failure(self, error: BaseException, running: Running) -> None:
        """Requeue unfinished jobs after a worker failure; an error of the batch itself is raised, not retried."""
        finished, unfinished = wait(running, timeout=0)
        for future in finished:
            if future.exception() is None:
                self.store(future.result())
                running.pop(future)
        for future in unfinished:
            future.cancel()
        for chunk in running.values():
            self.pending.extendleft(reversed(chunk))
        if isinstance(error, TableError) or not self.workers.is_worker_failure(error):
            raise error
        self.failures += 1
        if self.failures >= MAX_FAILURES:
            raise BatchFailed(
                f"workers failed {self.failures} times in a row, the last one in game {self.pending[0]} "
                f"({type(error).__name__}); {len(self.results_file.results)} finished games are kept: "
                "run the same command again to continue"
            )
