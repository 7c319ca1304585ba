"""Batches of jobs: the result of a job is deterministic for its name, wherever and however often it runs."""

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

Result = dict[str, Any]  # the result of a job, JSON-serializable
COMPILED = (".so", ".pyd", ".pyc")  # derived from the sources, which are hashed instead


class BatchFailed(TableError):
    """A job failed; finished results are kept."""


class Batch:
    """Many jobs that can run in other processes; subclasses hold picklable values only."""

    def heading(self) -> Mapping[str, object]:
        """What identifies the batch in its results file, so that different results never mix."""
        raise AssertionError("Batch.heading is not implemented")

    def jobs(self) -> list[str]:
        """The names of the jobs, in order."""
        raise AssertionError("Batch.jobs is not implemented")

    def run(self, job: str) -> Result:
        """Run one job."""
        raise AssertionError("Batch.run is not implemented")

    def packages(self) -> tuple[str, ...]:
        """The packages whose code affects the results."""
        return ()


@dataclass(frozen=True)
class ChunkResult:
    """The results of a chunk of jobs, and the CPU seconds it took."""

    results: dict[str, Result]
    seconds: float


def run_chunk(batch: Batch, jobs: Sequence[str], code: str) -> ChunkResult:
    """Run some jobs in this process; BatchFailed if its code differs from that of the caller."""
    here = fingerprint(batch.packages())
    if here != code:
        raise BatchFailed(
            f"a worker runs another version of the code ({here}, not {code}); install the same everywhere"
        )
    started = time.thread_time()
    return ChunkResult({job: batch.run(job) for job in jobs}, time.thread_time() - started)


@cache
def fingerprint(packages: tuple[str, ...]) -> str:
    """A hash of the sources and data files of packages, the same for compiled and interpreted installations."""
    digest = hashlib.sha256()
    for package in packages:
        add_files(digest, package, files(package))
    weights = os.environ.get("TRIFORIUM_WEIGHTS", "")  # custom weights for the bots' judges
    if weights and Path(weights).is_dir():
        add_files(digest, "weights", Path(weights))
    return digest.hexdigest()[:16]


def add_files(digest: "hashlib._Hash", name: str, place: Traversable) -> None:
    """Add all files below a folder to the hash, sorted by name."""
    for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
        path = f"{name}/{entry.name}"
        if entry.is_dir():
            if entry.name not in ("__pycache__", "words"):
                add_files(digest, path, entry)
        elif not entry.name.endswith(COMPILED):
            digest.update(path.encode() + b"\0" + entry.read_bytes())


def derive_seed(*parts: object) -> int:
    """A seed derived from these values by a hash."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8], "big")
