"""A missing extra is reported in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

LEARN = Path(__file__).resolve().parents[2] / "examples" / "learn.py"


def without(missing: str, code: str) -> str:
    """The last line of Python's error output when a package is missing."""
    hidden = f"import sys; sys.modules[{missing!r}] = None; {code}"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("adapter", "missing", "sentence"),
    [
        ("gym_env", "gymnasium", "Gymnasium is not installed: pip install 'triforium[rl]'"),
        ("zoo_env", "pettingzoo", "PettingZoo is not installed: pip install 'triforium[rl]'"),
        ("spiel_game", "pyspiel", "OpenSpiel is not installed: pip install 'triforium[openspiel]'"),
    ],
)
def test_the_sentence_says_what_to_install(adapter: str, missing: str, sentence: str) -> None:
    assert without(missing, f"import triforium.lab.adapters.{adapter}") == f"ImportError: {sentence}"


def test_the_example_reports_it_without_a_traceback() -> None:
    said = without("gymnasium", f"import runpy; runpy.run_path({str(LEARN)!r}, run_name='__main__')")
    assert said == "examples/learn.py: Gymnasium is not installed: pip install 'triforium[rl]'"


def test_training_without_numpy_is_refused() -> None:
    code = "from triforium.cli.main import main; raise SystemExit(main(['train', 'pebbles', '--out', 'x']) - 1)"
    said = without("numpy", code)
    assert said == "triforium: train needs numpy, which is not installed: pip install 'triforium[train]'"
