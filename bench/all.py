"""The whole bench in one run, `./dev bench`: engines beside peers, search, the table server; one JSON, one picture.

Each part is a script of its own with its own words; what a part cannot measure here it says, and the others go on.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from environments import ROOT, last_error
from plot import combined_svg
from report import machine

HERE = Path(__file__).resolve().parent
CACHE = ROOT / ".cache" / "bench"


def run_part(name: str, command: list[str], env: dict[str, str] | None = None) -> str | None:
    """What a part prints; None, and one sentence, if it fails."""
    print(f"== {name}", flush=True)
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        print(f"skipped: {name}: it ended with code {done.returncode}: {last_error(done.stdout)}")
        return None
    return done.stdout


def engine(arguments: list[str]) -> Any:
    """Our engines beside our peers'; its table is printed, its picture is in the cache."""
    text = run_part("engines beside peers", [str(HERE / "run.py"), *arguments])
    if text is None:
        return None
    print(text)
    return json.loads((CACHE / "latest.json").read_text(encoding="utf-8"))


def search() -> dict[str, Any]:
    """Iterations of the search, in both forms."""
    forms = {"interpreted": {"PYTHONPATH": str(ROOT / "src"), "TRIFORIUM_PURE": "1"}, "compiled": {}}
    found: dict[str, Any] = {}
    for form, env in forms.items():
        text = run_part(f"search, {form}", [str(HERE / "search.py"), "--json"], env)
        found[form] = [json.loads(line) for line in text.splitlines()] if text else None
        print(text or "")
    return found


def server(arguments: list[str]) -> Any:
    """The table server under load."""
    path = CACHE / "server.json"
    text = run_part(
        "the table server", [str(HERE / "server.py"), "--json", str(path), *arguments], {"PYTHONPATH": str(ROOT)}
    )
    if text is None:
        return None
    print(text)
    return json.loads(path.read_text(encoding="utf-8"))


def main() -> int:
    """Measure everything, and keep it."""
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer workers, shorter rounds: minutes, not more")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the picture (SVG) here too")
    args = parser.parse_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    figures = {
        "machine": machine(),
        "engine": engine(["--quick"] if args.quick else []),
        "search": search(),
        "server": server(["--rounds", "1", "--seconds", "2", "--tables", "50"] if args.quick else []),
    }
    text = json.dumps(figures, indent=1) + "\n"
    for path in [CACHE / "whole.json", *([args.json] if args.json else [])]:
        path.write_text(text, encoding="utf-8")
    for path in [CACHE / "whole.svg", *([args.plot] if args.plot else [])]:
        path.write_text(combined_svg(figures), encoding="utf-8")
    print(f"all figures: {CACHE / 'whole.json'}; the picture: {CACHE / 'whole.svg'}")
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
