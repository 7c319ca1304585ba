#!/usr/bin/env python3
"""Mutation testing of the games: makes one small change at a time and looks whether the tests of the game notice.

    tools/mutate.py GAME|all [--sample 300] [--seed 1] [--jobs 2] [--file TEXT] [--known] [--report FILE]

The tests of a game are tests/games/GAME and its golden records in tests/records. Tests with generated input (@given of
Hypothesis) are left out, and so is tests/contract: they try what any game promises, and state little about its rules.
A change is never written to disk: each mutant is tried in a forked process that loads the changed module. Coverage,
measured once, says which tests execute the changed line; only they run, the fastest first, until one fails. A mutant
that runs out of time is caught. What the import of the game already executed is tried on a fresh import, and on all
tests. Results are kept in .cache/mutate, so that a run that was stopped goes on; a result is valid while the sources
of the game and of the core, the helpers of the tests, and (if caught) the file of the test that caught it are the
same. tools/mutants-harmless.toml says of survivors why no test can notice them.
Exit code 1: less than 95 % of a game's mutants were caught or are explained. Exit code 2: the tests do not run.
"""

import argparse
import importlib
import json
import math
import os
import pkgutil
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.mutant_coverage import Project, measure  # noqa: E402
from tools.mutant_trials import Trials, control  # noqa: E402
from tools.mutants import Mutant, mutants_of, sample  # noqa: E402

GAMES = ("basilica", "stupor_mundi", "orleans")
HARMLESS = ROOT / "tools" / "mutants-harmless.toml"
WANTED = 0.95


@dataclass
class Result:
    """What became of the chosen mutants of one game."""

    game: str
    all: int  # how many mutants there are
    chosen: list[Mutant]
    caught: dict[str, str]  # the key of a mutant and the test that caught it; empty: none did
    harmless: dict[str, str]  # the key of a mutant and why no test can catch it

    def tried(self) -> list[Mutant]:
        return [mutant for mutant in self.chosen if mutant.key() in self.caught]

    def survivors(self) -> list[Mutant]:
        return [mutant for mutant in self.tried() if not self.caught[mutant.key()]]

    def unexplained(self) -> list[Mutant]:
        return [mutant for mutant in self.survivors() if mutant.key() not in self.harmless]

    def is_enough(self) -> bool:
        """Are all tried, and at least 95 % caught or explained?"""
        tried = self.tried()
        return len(tried) == len(self.chosen) and len(self.unexplained()) <= (1 - WANTED) * len(tried)


def wilson(hits: int, total: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if total == 0:
        return 0.0, 1.0
    z, p = 1.959964, hits / total
    middle, half = p + z * z / (2 * total), z * math.sqrt(p * (1 - p) / total + z * z / (4 * total * total))
    return (middle - half) / (1 + z * z / total), (middle + half) / (1 + z * z / total)


def read_results(path: Path, project: Project) -> dict[str, str]:
    """What is still valid of earlier runs, by the key of the mutant."""
    known: dict[str, str] = {}
    broken = 0
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines() if path.exists() else ():
        try:
            row = json.loads(line)
            key, caught_by, state = str(row["key"]), str(row["caught_by"]), row["state"]
        except (ValueError, KeyError, TypeError):
            broken += 1
            continue
        if state == project.state(caught_by):
            known[key] = caught_by
    if broken:
        print(f"mutate: {broken} unreadable line(s) of {path.name} are ignored", flush=True)
    return known


def read_harmless(path: Path) -> dict[str, str]:
    """The survivors that no test can catch, each with the reason."""
    if not path.exists():
        return {}
    return {row["mutant"]: row["why"] for row in tomllib.loads(path.read_text(encoding="utf-8")).get("harmless", [])}


def import_all_but_games(root: Path) -> None:
    """What every fork needs is imported once."""
    importlib.import_module("hypothesis")
    core = root / "src/triforium/core"
    if core.exists():
        for module in pkgutil.walk_packages([str(core)], "triforium.core."):
            importlib.import_module(module.name)


def try_game(root: Path, game: str, chosen: argparse.Namespace, harmless: dict[str, str]) -> Result:
    """Try a sample of the mutants of one game that no earlier run tried."""
    project = Project(root, game)
    results = project.cache / f"{game}.jsonl"
    every = mutants_of(project.folder, root)
    wanted = [mutant for mutant in every if chosen.file in mutant.file]
    wanted = sample(wanted, chosen.sample, chosen.seed)
    result = Result(game, len(every), wanted, read_results(results, project), harmless)
    todo = [mutant for mutant in wanted if mutant.key() not in result.caught]
    if todo and not chosen.known:
        seen = measure(project)
        passed = project.cache / f"{game}-{project.everything}.passed"
        if not passed.exists():
            if failed := control(project, seen):
                raise SystemExit(f"mutate: the tests of {game} fail without any change if run fastest first: {failed}")
            passed.touch()
        print(f"{game}: {len(wanted)} of {len(every)} mutants, {len(todo)} to try", flush=True)
        started, pids = time.time(), []
        for job in range(chosen.jobs):
            if (pid := os.fork()) == 0:
                try:
                    Trials(project, seen, results, chosen.seconds).run(todo[job :: chosen.jobs])
                except KeyboardInterrupt:
                    pass
                finally:
                    os._exit(0)
            pids.append(pid)
        try:
            for pid in pids:
                os.waitpid(pid, 0)
        finally:
            result.caught = read_results(results, project)
        print(f"{game}: {time.time() - started:.0f} s", flush=True)
    return result


def share(hits: int, total: int) -> str:
    return f"{100 * hits / total:.1f} %" if total else "–"


def table(result: Result) -> list[str]:
    """The share of caught mutants per file, as a table."""
    lines = ["| file | tried | caught | harmless | share caught |", "|---|---:|---:|---:|---:|"]
    files = sorted({mutant.file for mutant in result.tried()})
    for file in [*files, ""]:
        tried = [mutant for mutant in result.tried() if file in mutant.file]
        caught = sum(bool(result.caught[mutant.key()]) for mutant in tried)
        harmless = sum(mutant.key() in result.harmless for mutant in result.survivors() if file in mutant.file)
        name = f"`{file.split('/games/')[1]}`" if file else "**all**"
        lines.append(f"| {name} | {len(tried)} | {caught} | {harmless} | {share(caught, len(tried))} |")
    return lines


def summary(result: Result) -> str:
    """One paragraph: how many were caught."""
    tried, missed = len(result.tried()), len(result.survivors())
    low, high = wilson(tried - missed, tried)
    explained = missed - len(result.unexplained())
    return (
        f"{result.game}: {tried - missed} of {tried} caught ({share(tried - missed, tried)}; 95 % interval"
        f" {100 * low:.1f} to {100 * high:.1f} %), {explained} harmless, {missed - explained} missed"
        + (
            f"; {len(result.chosen) - tried} still to try, so that the share may be wrong"
            * (tried < len(result.chosen))
        )
    )


def shown(mutant: Mutant) -> str:
    """Where it is and what was changed."""
    return f"{mutant.place()} in {mutant.function or 'module'}: `{mutant.code}`: {mutant.change}"


def report(results: list[Result], command: str) -> str:
    """The whole report as Markdown."""
    lines = [
        "# Mutation report",
        "",
        "Each mutant is one small change of the rules: an operator, a constant, a condition, a deleted statement, or a",
        "value of `components.toml`. It is caught if a test of the game fails. Survivors are listed: harmless ones",
        "with the reason (kept in `tools/mutants-harmless.toml`), and those that a test should catch.",
        "Where tests were written for the survivors of a sample, its share is higher than that of all mutants; another",
        "`--seed` shows the difference.",
        "",
        f"Made by `{command}` on {time.strftime('%Y-%m-%d', time.gmtime())}.",
        "",
    ]
    lines += [f"- {summary(result)}" for result in results]
    for result in results:
        lines += ["", f"## {result.game}", ""]
        lines += [f"A sample of {len(result.tried())} of {result.all} mutants was tried.", "", *table(result)]
        for title, found in (
            ("Missed", result.unexplained()),
            ("Harmless", [mutant for mutant in result.survivors() if mutant.key() in result.harmless]),
        ):
            if found:
                lines += ["", f"### {title}", ""]
            for mutant in found:
                why = result.harmless.get(mutant.key(), "")
                lines.append(f"- {shown(mutant)}" + (f"<br>{why}" if why else ""))
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    """Try, print, and perhaps write the report."""
    parser = argparse.ArgumentParser(description="Do the tests of a game notice small changes of its rules?")
    parser.add_argument("game", help="the name of a game, or all")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants per game; 0: all (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (default 1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    parser.add_argument("--seconds", type=float, default=4, help="processor time of a test, and 8 times its usual one")
    parser.add_argument("--file", default="", help="only files whose path contains this text")
    parser.add_argument("--known", action="store_true", help="try nothing, report what earlier runs found")
    parser.add_argument("--report", type=Path, help="write the report to this file")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to test, if not this one")
    chosen = parser.parse_args(arguments)
    root = chosen.root.resolve()
    games = GAMES if chosen.game == "all" else (chosen.game,)
    for game in games:
        if not (root / "src/triforium/games" / game / "__init__.py").exists():
            print(f"mutate: there is no game {game!r}", file=sys.stderr)
            return 2
    os.chdir(root)
    os.environ.setdefault("TRIFORIUM_MANY", "0.02")  # a few random games are enough
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # each fork would import them anew
    import_all_but_games(root)
    harmless = read_harmless(root / HARMLESS.relative_to(ROOT))
    results: list[Result] = []
    try:
        for game in games:
            results.append(try_game(root, game, chosen, harmless))
    except KeyboardInterrupt:
        print("\nmutate: stopped; the same command goes on", flush=True)
        return 130
    for result in results:
        print(summary(result))
        for mutant in result.unexplained():
            print(f"  missed: {shown(mutant)}")
    if chosen.report:
        words = " ".join(["./dev mutate", chosen.game, f"--sample {chosen.sample}", f"--seed {chosen.seed}"])
        chosen.report.write_text(report(results, words), encoding="utf-8")
    return 0 if all(result.is_enough() for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
