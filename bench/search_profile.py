#!/usr/bin/env python3
"""Profile of the compiled search: the shares of rules, judge and search, from stack samples (perf).

    .venv/bin/python bench/search_profile.py [--game basilica] [--seconds 4] [--json]

A sample counts for the judge if the search called it, including what the judge calls in the rules; otherwise for the
rules (`core` and `games`) if the search called them; otherwise for the search. Needs `perf` and a compiled build.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from triforium.core.masks import COMPILED

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("basilica", "orleans", "stupor_mundi")
DEFINED = "CPyDef_"  # mypyc's prefix for function names
ITERATION = "Search___iterate"
SEARCH, JUDGE, RULES = "search", "judge", "rules"
STACK_BYTES = 16384
SAMPLES_A_SECOND = 199


def owners() -> list[tuple[str, str]]:
    """The name prefix of compiled functions for each module, and its part of the profile; longest prefix first."""
    spec = spec_from_file_location("compile_rules", ROOT / "tools" / "compile_rules.py")
    assert spec is not None
    assert spec.loader is not None
    rules: Any = module_from_spec(spec)
    spec.loader.exec_module(rules)
    paths = [Path(name).with_suffix("") for group in rules.groups(ROOT / "src").values() for name in group]
    found = []
    for path in paths:
        package = path.parts[1]
        owner = RULES if package != "bots" else JUDGE if "judges" in path.parts else SEARCH
        found.append((DEFINED + "___".join(path.parts) + "___", owner))
    return sorted(found, key=lambda pair: -len(pair[0]))


def owner_of(stack: list[str], known: list[tuple[str, str]]) -> str | None:
    """The part that a stack (innermost call first) counts for; None if it is outside the search."""
    inside = next((number for number, name in enumerate(stack) if ITERATION in name), None)
    if inside is None:
        return None
    for name in reversed(stack[:inside]):
        owner = next((owner for prefix, owner in known if name.startswith(prefix)), SEARCH)
        if owner != SEARCH:
            return owner
    return SEARCH


def stacks(text: str) -> list[list[str]]:
    """Parse the output of `perf script`: a block per sample, a call per line."""
    found: list[list[str]] = []
    for block in text.split("\n\n"):
        lines = [line.split() for line in block.splitlines() if line.strip()]
        if lines:
            found.append([words[1].split("+")[0] for words in lines if len(words) > 1])
    return found


def profile(game: str, seconds: float) -> dict[str, object]:
    """The shares of the samples of one game, in percent."""
    bench = [sys.executable, str(ROOT / "bench" / "search.py"), "--game", game, "--seconds", str(seconds)]
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/perf.data"
        record = ["perf", "record", "-q", "-F", str(SAMPLES_A_SECOND), "--call-graph", f"dwarf,{STACK_BYTES}"]
        subprocess.run([*record, "-o", data, "--", *bench], check=True, stdout=subprocess.DEVNULL)
        script = ["perf", "script", "-i", data, "--no-inline", "-F", "ip,sym"]
        text = subprocess.run(script, check=True, capture_output=True, text=True).stdout
    known = owners()
    counts = Counter(owner for stack in stacks(text) if (owner := owner_of(stack, known)) is not None)
    total = sum(counts.values())
    shares = {owner: round(100 * counts[owner] / max(total, 1), 1) for owner in (RULES, JUDGE, SEARCH)}
    return {"game": game, "samples": total, **shares}


def main() -> None:
    """Profile and print, one line per game."""
    parser = argparse.ArgumentParser(description="Profile of the compiled search.")
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time per game (4)")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not COMPILED or shutil.which("perf") is None:
        raise SystemExit("this needs perf and a compiled build: ./dev setup, .venv/bin/python bench/search_profile.py")
    for game in GAMES:
        if args.game in (None, game):
            found = profile(game, args.seconds)
            said = f"{game:14} rules {found[RULES]} %, judge {found[JUDGE]} %, search {found[SEARCH]} %"
            print(json.dumps(found) if args.json else f"{said} of {found['samples']} samples", flush=True)


if __name__ == "__main__":
    main()
