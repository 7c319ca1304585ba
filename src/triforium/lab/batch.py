"""A long work in small pieces, each of which depends on its name alone: the same whoever does it, and however often."""

import hashlib
import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from triforium.core.errors import TableError

Result = dict[str, Any]  # what a piece brought to light, as JSON can hold it
LIBRARIES = (".so", ".pyd", ".pyc")  # made from the sources, which are looked at


class BatchFailed(TableError):
    """A piece that cannot be done; what is finished is kept."""


class Batch:
    """Something long that can be sent to other processes: plain values only."""

    def heading(self) -> Mapping[str, object]:
        """What is done, as its results file says it; other results never mix with these."""
        raise AssertionError("a work says what it is")

    def jobs(self) -> list[str]:
        """The names of the pieces, in order."""
        raise AssertionError("a work has pieces")

    def run(self, job: str) -> Result:
        """Do one piece."""
        raise AssertionError("a work can be done")

    def packages(self) -> tuple[str, ...]:
        """The packages whose code decides what comes out."""
        return ()


@dataclass(frozen=True)
class ChunkResult:
    """A chunk that came back: the result of every piece, and how long it took one core."""

    results: dict[str, Result]
    seconds: float


def run_chunk(batch: Batch, jobs: Sequence[str], code: str) -> ChunkResult:
    """Do some pieces where we are; refuses if the code here is not the code of whoever asks."""
    here = fingerprint(batch.packages())
    if here != code:
        raise BatchFailed(
            f"a worker runs another version of the code ({here}, not {code}); install the same everywhere"
        )
    started = time.thread_time()
    return ChunkResult({job: batch.run(job) for job in jobs}, time.thread_time() - started)


@cache
def fingerprint(packages: tuple[str, ...]) -> str:
    """A short name for the code and the tables of some packages, whether compiled or not."""
    digest = hashlib.sha256()
    for package in packages:
        add_files(digest, package, files(package))
    weights = os.environ.get("TRIFORIUM_WEIGHTS", "")  # of somebody's own, for the judges of the bots
    if weights and Path(weights).is_dir():
        add_files(digest, "weights", Path(weights))
    return digest.hexdigest()[:16]


def add_files(digest: "hashlib._Hash", name: str, place: Traversable) -> None:
    """Everything below a folder, in the order of names."""
    for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
        path = f"{name}/{entry.name}"
        if entry.is_dir():
            if entry.name not in ("__pycache__", "words"):
                add_files(digest, path, entry)
        elif not entry.name.endswith(LIBRARIES):
            digest.update(path.encode() + b"\0" + entry.read_bytes())


def derive_seed(*parts: object) -> int:
    """A seed that depends on all of these and on nothing else."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
