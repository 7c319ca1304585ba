"""./dev torture: a thousand kills, or as many as you like, with SQLite and then with two servers on one PostgreSQL."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server.postgres import postgres
from tests.server.torture.night import Night
from tests.server.torture.reckoning import Reckoning


def say(night: Night) -> None:
    """How it goes."""
    if night.kills % 50 == 0:
        print(
            f"  {night.kills} kills, {night.opened} tables opened, {night.moves()} moves", file=sys.stderr, flush=True
        )


def torture(store: str, folder: Path, servers: int, kills: int, tables: int, seed: int) -> Reckoning:
    """One night."""
    night = Night(store, folder, servers=servers, tables=tables, seed=seed, bad=True)
    try:
        return asyncio.run(night.run(kills, say))
    finally:
        night.close()


def tell(name: str, found: Reckoning, seconds: float) -> bool:
    """What was found, in two lines; whether all is well."""
    night = found.night
    print(
        f"{name}: {night.kills} kills, {len(night.tasks)} tables of {len(night.cases)} games × editions × seats, "
        f"{found.acknowledged} commands acknowledged, {found.repeated} said twice, {found.resumed} connections, "
        f"{night.network.cut} cut, {found.report.entries} entries in the store, {seconds:.0f} s"
    )
    for wrong in found.wrong[:20]:
        print(f"  wrong: {wrong}")
    print("  every acknowledged move is there exactly once, and nobody disagrees" if not found.wrong else "  NOT WELL")
    return not found.wrong


def main() -> int:
    """Torture both stores."""
    words = argparse.ArgumentParser(prog="./dev torture", description=__doc__)
    words.add_argument("--kills", type=int, default=1000, help="of SIGKILL, for each store")
    words.add_argument("--tables", type=int, default=24, help="that are played at once")
    words.add_argument("--seed", type=int, default=None)
    words.add_argument("--store", choices=("both", "sqlite", "postgresql"), default="both")
    chosen = words.parse_args()
    seed = chosen.seed if chosen.seed is not None else time.time_ns() % 1_000_000
    print(f"seed {seed}")
    well = True
    with tempfile.TemporaryDirectory(prefix="triforium-torture-") as folder:
        if chosen.store in ("both", "sqlite"):
            started = time.time()
            found = torture(f"sqlite:///{folder}/tables.db", Path(folder), 1, chosen.kills, chosen.tables, seed)
            well = tell("SQLite", found, time.time() - started)
        if chosen.store in ("both", "postgresql"):
            started = time.time()
            with postgres() as pg:
                found = torture(pg.url, Path(folder), 2, chosen.kills, chosen.tables, seed)
            well = tell("PostgreSQL, two servers", found, time.time() - started) and well
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
