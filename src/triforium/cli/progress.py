"""Long work with a progress bar on the error stream, where people are; silence where a script reads."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from triforium.lab.hands import Hands
    from triforium.lab.ledger import Ledger


@contextmanager
def at_work(
    chosen: argparse.Namespace, what: str, pieces: Sequence[str], ledger: "Ledger"
) -> Iterator[tuple["Hands", Callable[[int], None]]]:
    """The hands that were asked for, and whom they tell how far they are; let go whatever happens."""
    from triforium.lab.hands import hands_for

    hands = hands_for(chosen.jobs, chosen.dask)
    try:
        with shown_progress(what, pieces, ledger) as tell:
            yield hands, tell
    finally:
        hands.close()


@contextmanager
def shown_progress(what: str, pieces: Sequence[str], ledger: "Ledger") -> Iterator[Callable[[int], None]]:
    """Hears how many results there are, and shows how far it is; says how to go on if it is stopped."""
    wanted = set(pieces)
    before = sum(1 for piece in pieces if piece in ledger.results)
    others = len(ledger.results) - before
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
            kept = f"{len(ledger.results)} finished games are kept in {ledger.path}"
            print(f"triforium: stopped; {kept}, and the same command goes on from there", file=sys.stderr)
            raise
