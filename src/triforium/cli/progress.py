"""A progress bar on stderr for long runs; nothing is shown if stderr is not a terminal."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from triforium.lab.results_file import ResultsFile
    from triforium.lab.workers import Workers


@contextmanager
def run_with_workers(
    args: argparse.Namespace, what: str, jobs: Sequence[str], results_file: "ResultsFile"
) -> Iterator[tuple["Workers", Callable[[int], None]]]:
    """The worker processes, and a callback for the number of finished games; the workers are closed at the end."""
    from triforium.lab.workers import workers_for

    workers = workers_for(args.jobs, args.dask)
    try:
        with progress_bar(what, jobs, results_file) as report_progress:
            yield workers, report_progress
    finally:
        workers.close()


@contextmanager
def steps_bar(what: str, steps: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, as a callback for the number of finished steps."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=steps)
        yield lambda finished: progress.update(task, completed=finished)


@contextmanager
def progress_bar(what: str, jobs: Sequence[str], results_file: "ResultsFile") -> Iterator[Callable[[int], None]]:
    """A progress bar, as a callback for the number of results; if interrupted, says how to continue."""
    wanted = set(jobs)
    before = sum(1 for job in jobs if job in results_file.results)
    others = len(results_file.results) - before
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task(what, total=len(wanted), completed=before)
        try:
            yield lambda finished: progress.update(task, completed=finished - others)
        except KeyboardInterrupt:
            kept = f"{len(results_file.results)} finished games are saved in {results_file.path}"
            print(f"triforium: stopped; {kept}, and the same command continues from there", file=sys.stderr)
            raise
