"""All benchmarks in one run (`./dev bench`): engines and peers, search, server; writes one JSON file and one chart.

Each part is a separate script; a part that cannot run here is reported and skipped.
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
    """Run a part and return its output; prints a sentence and returns None if it fails."""
    print(f"== {name}", flush=True)
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        print(f"skipped: {name}: exit code {done.returncode}: {last_error(done.stdout)}")
        return None
    return done.stdout


def engine(arguments: list[str]) -> Any:
    """The engine benchmark."""
    text = run_part("engines and peers", [str(HERE / "run.py"), *arguments])
    if text is None:
        return None
    print(text)
    return json.loads((CACHE / "latest.json").read_text(encoding="utf-8"))


def search() -> dict[str, Any]:
    """The search benchmark, interpreted and compiled."""
    forms = {"interpreted": {"PYTHONPATH": str(ROOT / "src"), "TRIFORIUM_PURE": "1"}, "compiled": {}}
    found: dict[str, Any] = {}
    for form, env in forms.items():
        text = run_part(f"search, {form}", [str(HERE / "search.py"), "--json"], env)
        found[form] = [json.loads(line) for line in text.splitlines()] if text else None
        print(text or "")
    return found


def server(arguments: list[str]) -> Any:
    """The server benchmark."""
    path = CACHE / "server.json"
    text = run_part(
        "the table server", [str(HERE / "server.py"), "--json", str(path), *arguments], {"PYTHONPATH": str(ROOT)}
    )
    if text is None:
        return None
    print(text)
    return json.loads(path.read_text(encoding="utf-8"))


def main() -> int:
    """Run all parts and write the results."""
    parser = argparse.ArgumentParser(prog="./dev bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer workers and shorter rounds: takes a few minutes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also write the chart (SVG) to this file")
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
    print(f"all figures: {CACHE / 'whole.json'}; chart: {CACHE / 'whole.svg'}")
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
