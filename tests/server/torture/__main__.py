"""./dev torture: crash tests with 1,000 kills (or --kills N), on SQLite and then with servers on one PostgreSQL.

With --proxy haproxy (or nginx) three servers are behind a real proxy with the configuration of deploy/; one server is
added and one is taken away. Without it, two servers are reached at random.

With --minutes it stops after that time, checks the results and adds them to a file; run it again to continue.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

from tests.server.postgres import postgres
from tests.server.proxy import PROXIES, program
from tests.server.torture.night import Night
from tests.server.torture.reckoning import Reckoning


def say(night: Night) -> None:
    """Print progress."""
    if night.kills % 50 == 0:
        print(
            f"  {night.kills} kills, {night.opened} tables opened, {night.moves()} moves", file=sys.stderr, flush=True
        )


def torture(store: str, folder: Path, servers: int, kills: int, chosen: argparse.Namespace) -> Reckoning:
    """Run the crash test once."""
    seed = chosen.seed if chosen.seed is not None else time.time_ns() % 1_000_000
    print(f"seed {seed}")
    proxy = chosen.proxy if servers > 1 else ""
    night = Night(store, folder, servers=servers, tables=chosen.tables, seed=seed, bad=True, proxy=proxy)
    night.until = time.monotonic() + 60 * chosen.minutes
    return night.pass_by(kills, say)


def figures_of(found: Reckoning, seconds: float) -> dict[str, float]:
    """The results as numbers that can be summed over runs."""
    night = found.night
    return {
        "runs": 1,
        "kills": night.kills,
        "tables": len(night.tasks),
        "commands acknowledged": found.acknowledged,
        "duplicates sent": found.repeated,
        "connections": found.resumed,
        "connections cut": night.network.cut,
        "entries in the store": found.report.entries,
        "errors": len(found.wrong),
        "seconds": round(seconds),
    }


def tell(name: str, found: Reckoning, seconds: float) -> bool:
    """Print a summary in two lines; returns whether there were no errors."""
    figures = figures_of(found, seconds)
    played = {game for game, _, _ in found.night.cases[: found.night.opened]}
    print(f"{name}: " + ", ".join(f"{number} {what}" for what, number in figures.items()))
    print(f"  games: {', '.join(sorted(played))}")
    for wrong in found.wrong[:20]:
        print(f"  error: {wrong}")
    print("  FAILED" if found.wrong else "  every acknowledged move is there exactly once, and all clients agree")
    return not found.wrong


class Ledger:
    """Results of earlier runs per store, kept in a file if one was given."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.sums: dict[str, dict[str, float]] = {}
        if path is not None and path.exists():
            self.sums = json.loads(path.read_text(encoding="utf-8"))

    def kills(self, name: str) -> int:
        """The kills so far."""
        return int(self.sums.get(name, {}).get("kills", 0))

    def add(self, name: str, figures: dict[str, float]) -> None:
        """Add, store and print the results of one run."""
        sums = self.sums.setdefault(name, {})
        for what, number in figures.items():
            sums[what] = sums.get(what, 0) + number
        if self.path is not None:
            self.path.write_text(json.dumps(self.sums, indent=1), encoding="utf-8")
            print("  all runs: " + ", ".join(f"{number} {what}" for what, number in sums.items()), flush=True)


def main() -> int:
    """Run the crash tests on both stores."""
    words = argparse.ArgumentParser(prog="./dev torture", description=__doc__)
    words.add_argument("--kills", type=int, default=1000, help="number of SIGKILLs for each store")
    words.add_argument("--tables", type=int, default=24, help="tables played at the same time")
    words.add_argument("--seed", type=int, default=None)
    words.add_argument("--minutes", type=float, default=1e9, help="stop after this time, even with fewer kills")
    words.add_argument("--ledger", type=Path, help="a file that sums up the results; run again until it has all kills")
    words.add_argument("--proxy", choices=PROXIES, default="", help="a proxy in front of the servers on PostgreSQL")
    words.add_argument("--store", choices=("both", "sqlite", "postgresql"), default="both")
    chosen = words.parse_args()
    ledger, well = Ledger(chosen.ledger), True
    if chosen.proxy and program(chosen.proxy) is None:
        words.error(f"{chosen.proxy} is not installed; on Debian: apt-get install haproxy nginx-light")
    sqlite = "SQLite"
    postgresql = f"PostgreSQL, three servers behind {chosen.proxy}" if chosen.proxy else "PostgreSQL, two servers"
    with tempfile.TemporaryDirectory(prefix="triforium-torture-") as folder:
        left = chosen.kills - ledger.kills(sqlite)
        if chosen.store in ("both", "sqlite") and left > 0:
            started = time.time()
            found = torture(f"sqlite:///{folder}/tables.db", Path(folder), 1, left, chosen)
            well = tell(sqlite, found, time.time() - started)
            ledger.add(sqlite, figures_of(found, time.time() - started))
        left = chosen.kills - ledger.kills(postgresql)
        if chosen.store in ("both", "postgresql") and left > 0:
            started = time.time()
            with postgres() as pg:
                found = torture(pg.url, Path(folder), 3 if chosen.proxy else 2, left, chosen)
            well = tell(postgresql, found, time.time() - started) and well
            ledger.add(postgresql, figures_of(found, time.time() - started))
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
