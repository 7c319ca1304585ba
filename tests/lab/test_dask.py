"""The arena and a study on a real Dask cluster of two workers, one of which is killed halfway."""

import os
import signal
from pathlib import Path

import pytest

from tests.lab.test_arena import lines_of, small_match, told
from tests.lab.test_study import found, small_study
from triforium.lab.workers import DaskCluster, Workers

distributed = pytest.importorskip("distributed", reason="SKIPPED: the extra triforium[dask] is not installed")


def test_a_cluster_plays_the_same_match_and_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    match = small_match(400)
    dask = pytest.importorskip("dask")
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),  # so that the arena itself has to retry
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
    ):
        workers = DaskCluster(cluster.scheduler_address)
        killed: list[int] = []

        def kill_one(finished: int) -> None:
            if finished > 20 and not killed:
                killed.append(workers.client.run(os.getpid)[cluster.workers[0].worker_address])
                os.kill(killed[0], signal.SIGKILL)

        try:
            said = told(match, tmp_path / "cluster", workers, kill_one)
            studied = found(small_study(games=30), tmp_path / "study", workers)
        finally:
            workers.close()
    assert killed
    assert said == told(match, tmp_path / "alone", Workers())
    assert studied == found(small_study(games=30), tmp_path / "study alone", Workers())
    assert lines_of(tmp_path / "cluster") == lines_of(tmp_path / "alone")
