"""Measure our engines and our peers' by random play, interleaved in one run: `./dev bench engine`.

Every worker is warmed once; then each round asks every worker for one slice of whole random games, in another
order each round, so that a noisy neighbour hits all of them alike. Rates are per second of the worker's own CPU
time; figures are medians over rounds, and "x cat" is the median of the ratios to catanatron, round by round.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from environments import ROOT, Skipped, compiled_form, last_error, peer_python, say
from plot import svg
from report import REFERENCE, Row, as_json, machine, make_row, markdown_table, plain_table, target_lines, targets

HERE = Path(__file__).resolve().parent
OPEN_SPIEL = ("open_spiel", "numpy")
# worker, what runs and who drives the loop, the packages of peers.txt that it needs
PEERS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("calibration", "Python", ()),
    ("catanatron:4p", "Python, loop", ("catanatron",)),
    ("fastcatan:4p", "C++, loop", ("fastcatan",)),
    ("open_spiel:backgammon", "C++, loop", OPEN_SPIEL),
    ("open_spiel:oware", "C++, loop", OPEN_SPIEL),
    ("open_spiel:gin_rummy", "C++, loop", OPEN_SPIEL),
    ("open_spiel:dou_dizhu", "C++, loop", OPEN_SPIEL),
    ("open_spiel:python_team_dominoes", "Python, loop", OPEN_SPIEL),
    ("open_spiel_native:oware", "C++, rollouts", OPEN_SPIEL),
    ("open_spiel_native:backgammon", "C++, rollouts", OPEN_SPIEL),
    ("python_chess", "Python, loop", ("chess",)),
    ("rlcard:uno", "Python, loop", ("rlcard", "numpy")),
    ("rlcard:gin-rummy", "Python, loop", ("rlcard", "numpy")),
    ("pettingzoo:connect_four_v3", "Python, loop", ("pettingzoo", "pygame", "numpy")),
)
QUICK = ("catanatron:4p", "fastcatan:4p", "open_spiel:oware", "python_chess", "triforium:basilica 2022")


@dataclass
class Worker:
    """A process that plays when it is asked to."""

    name: str
    form: str
    command: list[str]
    env: dict[str, str]
    rounds: list[dict[str, Any]]
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start and warm it; Skipped if it does not get that far."""
        with tempfile.TemporaryFile("w+") as errors:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "0", **self.env},
            )
            if self.answer() is None:
                self.process.wait()
                errors.seek(0)
                raise Skipped(f"{self.name} ({self.form}) did not start: {last_error(errors.read())}")

    def answer(self) -> dict[str, Any] | None:
        """The next line of the worker, None if it has gone."""
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line.strip() else None

    def play(self, seconds: float) -> None:
        """One slice of random play."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(f"run {seconds}\n")
        self.process.stdin.flush()
        done = self.answer()
        if done is None:
            raise Skipped(f"{self.name} ({self.form}) stopped in the middle of a round")
        self.rounds.append(done)

    def stop(self) -> None:
        """Let it go."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait()


def peer_workers(cache: Path, wanted: list[str], skipped: list[str]) -> list[Worker]:
    """Those peers that were asked for and can be installed."""
    workers: list[Worker] = []
    failed: dict[tuple[str, ...], str] = {}
    for name, form, packages in PEERS:
        if not is_wanted(name, wanted) or packages in failed:
            continue
        try:
            python = peer_python(cache, packages) if packages else Path(sys.executable)
        except Skipped as why:
            failed[packages] = str(why)
            skipped.append(f"{', '.join(peer for peer, _, needs in PEERS if needs == packages)}: {why}")
            continue
        workers.append(Worker(name, form, [str(python), str(HERE / "peer_worker.py"), name], {}, []))
    return workers


def our_workers(cache: Path, wanted: list[str], skipped: list[str]) -> list[Worker]:
    """Both forms of ours, each by one call a game and by a loop in Python."""
    editions = [edition for edition in our_editions() if is_wanted(f"triforium:{edition}", wanted)]
    if not editions:
        return []
    paths = {"interpreted": ROOT / "src"}
    try:
        paths["compiled"] = compiled_form(cache)
    except Skipped as why:
        skipped.append(f"the compiled form of ours: {why}")
    return [
        Worker(
            f"triforium:{edition}",
            f"{form}, {way}",
            [sys.executable, str(HERE / "our_worker.py"), way, *edition.split(" ", 1)],
            {"PYTHONPATH": str(path), "TRIFORIUM_PURE": ""},
            [],
        )
        for edition in editions
        for form, path in paths.items()
        for way in ("playout", "loop")
    ]


def our_editions() -> list[str]:
    """Every game and edition of the sources in this repository."""
    code = "from triforium.games import GAMES\nfor g in GAMES:\n for e in g.editions(): print(g.key, e)"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"bench: Triforium cannot be imported by this Python: {last_error(done.stderr)}")
    return done.stdout.splitlines()


def is_wanted(name: str, wanted: list[str]) -> bool:
    """The reference always is, because every ratio is to it."""
    return not wanted or name == REFERENCE or any(text in name for text in wanted)


def measure(workers: list[Worker], rounds: int, seconds: float, skipped: list[str]) -> list[Worker]:
    """All of them, round by round, each round in another order; those that lasted."""
    alive: list[Worker] = []
    for worker in workers:
        try:
            worker.start()
            alive.append(worker)
        except (Skipped, OSError) as why:
            skipped.append(str(why))
    order = random.Random(1)
    for turn in range(rounds):
        say(f"round {turn + 1} of {rounds}, {len(alive)} workers")
        for worker in order.sample(alive, len(alive)):
            try:
                worker.play(seconds)
            except (Skipped, OSError) as why:
                skipped.append(str(why))
                alive.remove(worker)
    for worker in alive:
        worker.stop()
    return alive


def parse_args() -> argparse.Namespace:
    """What was asked on the command line."""
    parser = argparse.ArgumentParser(
        prog="bench/run.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often every worker is measured (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time a worker plays in a round (1.0)")
    parser.add_argument("--only", nargs="+", default=[], metavar="TEXT", help="only workers with this in their name")
    parser.add_argument("--quick", action="store_true", help="a few workers, three short rounds: minutes, not more")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write the picture (SVG) here too")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument(
        "--cache", type=Path, default=ROOT / ".cache" / "bench", metavar="DIR", help="peers, builds and the last result"
    )
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds <= 600:
        parser.error("--rounds is at least 1, and --seconds above 0 and at most 600")
    if args.quick:
        args.rounds, args.seconds = min(args.rounds, 3), min(args.seconds, 0.3)
        args.only = args.only or list(QUICK)
    return args


def main() -> int:
    """Measure, print, write."""
    args = parse_args()
    args.cache = args.cache.resolve()
    args.cache.mkdir(parents=True, exist_ok=True)
    skipped: list[str] = []
    workers = our_workers(args.cache, args.only, skipped) + peer_workers(args.cache, args.only, skipped)
    alive = measure(workers, args.rounds, args.seconds, skipped)
    measured = {(worker.name, worker.form): worker.rounds for worker in alive}
    reference = next((worker.rounds for worker in alive if worker.name == REFERENCE), None)
    rows: list[Row] = [make_row(worker.name, worker.form, worker.rounds, reference) for worker in alive]
    reached = targets(measured, rows)
    where = machine()
    print(f"{where['cpu']}, {where['cores']} cores, Python {where['python']}, {where['date']}")
    print(f"{args.rounds} rounds of {args.seconds} s of CPU time each\n")
    print(markdown_table(rows) if args.markdown else plain_table(rows))
    print("\n" + "\n".join(target_lines(reached)))
    for sentence in skipped:
        print(f"skipped: {sentence}")
    found = as_json(rows, reached, skipped, args.rounds, args.seconds)
    figures = json.dumps(found, indent=1) + "\n"
    for path in [args.cache / "latest.json", *([args.json] if args.json else [])]:
        path.write_text(figures, encoding="utf-8")
    for path in [args.cache / "latest.svg", *([args.plot] if args.plot else [])]:
        path.write_text(svg(found), encoding="utf-8")
    (args.cache / "latest.md").write_text(markdown_table(rows) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
