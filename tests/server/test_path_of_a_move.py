"""docs/path-of-a-move.md says what a traced move does."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| \d+ \| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


@pytest.fixture(scope="module")
def traced() -> Any:
    """What moves at a real server have passed; interpreted, because compiled functions cannot be traced."""
    place = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "TRIFORIUM_FORM": "interpreted"}
    command = [sys.executable, "-m", "tests.server.move_trace"]
    with subprocess.Popen(command, env={**os.environ, **place}, cwd=ROOT, stdout=subprocess.PIPE, text=True) as tracing:
        try:
            said, _ = tracing.communicate(timeout=2 * PATIENCE_S)
        finally:
            tracing.kill()
    assert tracing.returncode == 0, "its standard error says why"
    return json.loads(said)


def test_the_described_path_is_the_one_that_moves_take(traced: Any) -> None:
    text = (ROOT / "docs" / "path-of-a-move.md").read_text(encoding="utf-8")
    described = [f"{module}: {function}" for module, function in ROW.findall(text)]
    assert sorted(described) == sorted(traced["path"])


def test_the_path_is_short(traced: Any) -> None:
    assert len(traced["path"]) <= 25
    assert len({name.partition(":")[0] for name in traced["path"]}) <= 9
    assert traced["again"] == [], "control never comes back into an object that it has left"
    assert len(traced["called"]) <= 100, "with everything that is only asked on the way"
