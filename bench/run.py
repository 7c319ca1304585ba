"""Engine benchmark: random play of Triforium and peer engines, interleaved in one run: `./dev bench engine`.

Every worker warms up once. Each round then runs one slice of random games on every worker, in a different order each
time, so that other load on the machine affects all of them equally. Rates are per second of the worker's CPU time;
figures are medians over rounds, and "x cat" is the median of the per-round ratios to catanatron.
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
# worker, language and loop, and the packages of peers.txt that it needs
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
    """A worker process that plays random games on request."""

    name: str
    form: str
    command: list[str]
    env: dict[str, str]
    rounds: list[dict[str, Any]]
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process and wait until it is warm; Skipped if it fails."""
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
        """The worker's next answer; None if it has exited."""
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
        """Stop the process."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait()


def peer_workers(cache: Path, wanted: list[str], skipped: list[str]) -> list[Worker]:
    """Workers for the wanted peers that can be installed."""
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
    """Workers for Triforium: interpreted and compiled, each with playouts and with a loop in Python."""
    editions = [edition for edition in our_editions() if is_wanted(f"triforium:{edition}", wanted)]
    if not editions:
        return []
    paths = {"interpreted": ROOT / "src"}
    try:
        paths["compiled"] = compiled_form(cache)
    except Skipped as why:
        skipped.append(f"Triforium, compiled: {why}")
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
    """All games and editions in this repository."""
    code = "from triforium.games import GAMES\nfor g in GAMES:\n for e in g.editions(): print(g.key, e)"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"bench: Triforium cannot be imported by this Python: {last_error(done.stderr)}")
    return done.stdout.splitlines()


def is_wanted(name: str, wanted: list[str]) -> bool:
    """Does a worker match the filter? The reference always does, as all ratios refer to it."""
    return not wanted or name == REFERENCE or any(text in name for text in wanted)


def measure(workers: list[Worker], rounds: int, seconds: float, skipped: list[str]) -> list[Worker]:
    """Measure all workers in interleaved rounds; returns those that did not fail."""
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
    """Parse the command line."""
    parser = argparse.ArgumentParser(
        prog="bench/run.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7, help="number of rounds (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per worker and round (1.0)")
    parser.add_argument("--only", nargs="+", default=[], metavar="TEXT", help="only workers whose name contains this")
    parser.add_argument(
        "--quick", action="store_true", help="a few workers and three short rounds: takes a few minutes"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also write the chart (SVG) to this file")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument(
        "--cache",
        type=Path,
        default=ROOT / ".cache" / "bench",
        metavar="DIR",
        help="folder for peers, builds and the last result",
    )
    args = parser.parse_args()
    if args.rounds < 1 or not 0 < args.seconds <= 600:
        parser.error("--rounds must be at least 1, and --seconds above 0 and at most 600")
    if args.quick:
        args.rounds, args.seconds = min(args.rounds, 3), min(args.seconds, 0.3)
        args.only = args.only or list(QUICK)
    return args


def main() -> int:
    """Run the benchmark, print the table, write the files."""
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
