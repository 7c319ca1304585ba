"""Long work with a progress bar on the error stream, where people are; silence where a script reads."""

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
def at_work(
    chosen: argparse.Namespace, what: str, jobs: Sequence[str], results_file: "ResultsFile"
) -> Iterator[tuple["Workers", Callable[[int], None]]]:
    """The hands that were asked for, and whom they tell how far they are; let go whatever happens."""
    from triforium.lab.workers import workers_for

    workers = workers_for(chosen.jobs, chosen.dask)
    try:
        with shown_progress(what, jobs, results_file) as tell:
            yield workers, tell
    finally:
        workers.close()


@contextmanager
def shown_progress(what: str, jobs: Sequence[str], results_file: "ResultsFile") -> Iterator[Callable[[int], None]]:
    """Hears how many results there are, and shows how far it is; says how to go on if it is stopped."""
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
            kept = f"{len(results_file.results)} finished games are kept in {results_file.path}"
            print(f"triforium: stopped; {kept}, and the same command goes on from there", file=sys.stderr)
            raise
