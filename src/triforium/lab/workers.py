"""Where jobs run: in this process, in a process pool, or on a Dask cluster; each as a `concurrent.futures.Executor`."""

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
    """Runs each call immediately, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Workers:
    """Runs jobs in this process; the base class of the others."""

    def size(self) -> int:
        """How many jobs can run at the same time."""
        return 1

    def executor(self) -> Executor:
        """A new executor; called again after one broke."""
        return InlineExecutor()

    def is_worker_failure(self, error: BaseException) -> bool:
        """Did the worker fail, rather than the job?"""
        return isinstance(error, concurrent.futures.BrokenExecutor | concurrent.futures.CancelledError)

    def close(self) -> None:
        """Release the workers."""


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process, which then shuts the workers down."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Processes(Workers):
    """A pool of processes on this machine, spawned rather than forked."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def size(self) -> int:
        return self.processes

    def executor(self) -> Executor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=ignore_interrupts)


class DaskCluster(Workers):
    """The workers of a Dask cluster."""

    def __init__(self, address: str) -> None:
        try:
            distributed: Any = importlib.import_module("distributed")  # optional, and without strict types
        except ImportError:
            raise BadOption("--dask needs Dask, which is not installed: pip install 'triforium[dask]'") from None
        self.address = address
        self.failures: tuple[type[BaseException], ...] = (distributed.scheduler.KilledWorker, OSError)
        try:
            self.client: Any = distributed.Client(address, timeout=DASK_WAIT_S)
            if not self.client.nthreads():
                self.client.wait_for_workers(1, timeout=DASK_WAIT_S)
        except (OSError, TimeoutError, ValueError, TypeError, ImportError) as error:  # also if it needs credentials
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
    """The workers for the options --jobs and --dask."""
    if not 1 <= jobs <= MAX_PROCESSES:
        raise BadOption(f"--jobs is a number of processes from 1 to {MAX_PROCESSES}, not {jobs}")
    if dask:
        return DaskCluster(dask)
    return Workers() if jobs == 1 else Processes(jobs)
