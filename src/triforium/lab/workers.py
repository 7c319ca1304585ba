"""Who does the work: this process, some processes, or a Dask cluster; each is a `concurrent.futures.Executor`."""

import concurrent.futures
import importlib
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from triforium.core.errors import BadOption

P = ParamSpec("P")
T = TypeVar("T")

MAX_PROCESSES: Final = 256
DASK_WAIT_S: Final = 10


class InlineExecutor(Executor):
    """Does everything at once, in this very process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Workers:
    """Those of this process alone."""

    def size(self) -> int:
        """How many pieces are done at a time."""
        return 1

    def executor(self) -> Executor:
        """Somebody to give work to; asked for again when the last one broke."""
        return InlineExecutor()

    def is_worker_failure(self, error: BaseException) -> bool:
        """Is it the worker that failed, and not the work?"""
        return isinstance(error, concurrent.futures.BrokenExecutor | concurrent.futures.CancelledError)

    def close(self) -> None:
        """There is nothing more to do."""


def ignore_interrupts() -> None:
    """Ctrl-C is for whoever reads the results; workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Processes(Workers):
    """Some processes of this machine, started afresh and not forked."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def size(self) -> int:
        return self.jobs

    def executor(self) -> Executor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, mp_context=spawn, initializer=ignore_interrupts)


class DaskCluster(Workers):
    """The workers of a Dask cluster, wherever they are."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = importlib.import_module("distributed")  # its types are not strict, and it may be absent
        except ImportError:
            raise BadOption("--dask needs Dask, which is not installed: pip install 'triforium[dask]'") from None
        self.address = address
        self.failures: tuple[type[BaseException], ...] = (distributed.scheduler.KilledWorker, OSError)
        try:
            self.client: Any = distributed.Client(address, timeout=DASK_WAIT_S)
            if not self.client.nthreads():
                self.client.wait_for_workers(1, timeout=DASK_WAIT_S)
        except (OSError, TimeoutError, ValueError, TypeError, ImportError) as error:  # also a way that needs keys
            why = " ".join(str(error).split()) or "no answer"
            raise BadOption(f"there is no Dask cluster with workers at {address!r}: {why[:120]}") from None

    def size(self) -> int:
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def executor(self) -> Executor:
        executor: Executor = self.client.get_executor(pure=False)
        return executor

    def is_worker_failure(self, error: BaseException) -> bool:
        return isinstance(error, self.failures) or super().is_worker_failure(error)

    def close(self) -> None:
        self.client.close()


def workers_for(jobs: int, dask: str) -> Workers:
    """Whoever was asked for."""
    if not 1 <= jobs <= MAX_PROCESSES:
        raise BadOption(f"--jobs is a number of processes from 1 to {MAX_PROCESSES}, not {jobs}")
    if dask:
        return DaskCluster(dask)
    return Workers() if jobs == 1 else Processes(jobs)
