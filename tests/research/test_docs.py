"""What docs/research.md shows runs as it stands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

for extra in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(extra, reason="SKIPPED: the extras triforium[rl] and triforium[openspiel] are not installed")

ROOT = Path(__file__).resolve().parents[2]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0])
def test_every_example_of_the_page_runs(block: str) -> None:
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def test_something_small_is_trained() -> None:
    assert len(BLOCKS) == 3
    command = [sys.executable, str(ROOT / "examples" / "learn.py"), "pebbles", "40"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert re.fullmatch(r"before: .* games won \(.*\)\nafter:  .* games won \(.*\)\n", done.stdout)
