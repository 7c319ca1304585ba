"""One run of the crash test: plays tables of all games, kills servers, then checks the results."""

import asyncio
import contextlib
import random
import signal
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.proxy import Proxy
from tests.server.server_process import reserved
from tests.server.torture.network import Network
from tests.server.torture.nursery import Nursery, end, is_alive
from tests.server.torture.player import LOST, Player
from tests.server.torture.reckoning import Reckoning
from triforium.games import all_games

LIMITS = [
    word
    for name in (
        *("requests", "pages", "tables", "sockets", "connections", "hellos", "share"),
        *("messages", "moves", "chats", "all_sockets"),
    )
    for word in ("--limit", f"{name}=1000000")
]
RESUME_S = 120.0


class Night:
    """State of one run."""

    def __init__(
        self, store: str, folder: Path, *, servers: int, tables: int, seed: int, bad: bool, proxy: str = ""
    ) -> None:
        self.store = store
        self.dice = random.Random(seed)
        self.wanted = tables
        self.log = folder / "server.log"
        self.nursery = Nursery(self.log)
        self.doors = [reserved() for _ in range(servers + bool(proxy))]  # behind a proxy, one server is added later
        self.ports = [port for port, _ in self.doors]
        self.processes = [0] * servers
        self.proxy = Proxy(proxy, self.ports, folder) if proxy else None
        self.ways = [self.proxy.port] if self.proxy is not None else self.ports
        self.network = Network(self.ways, self.dice, bad)
        self.players: list[Player] = []
        self.tasks: dict[str, list[asyncio.Task[None]]] = {}
        self.live: dict[str, list[Player]] = {}  # tables still being played, by ID
        self.cases = [
            (game.key, edition, seats)
            for game in all_games()
            for edition in game.editions()
            for seats in range(game.fewest_seats, game.most_seats + 1)
        ]
        self.dice.shuffle(self.cases)
        self.opened = 0
        self.kills = 0
        self.until = float("inf")  # time limit of the run
        self.finished = 0  # moves at finished tables

    # --- servers ---------------------------------------------------------------------------------------------

    def start(self, number: int) -> None:
        """Start a server."""
        words = ["serve", "--port", str(self.ports[number]), "--store", self.store, "--bot-workers", "1", *LIMITS]
        words += ["--trust-proxy", "127.0.0.1"] if self.proxy is not None else []
        self.processes[number] = self.nursery.start(*words)

    async def kill(self) -> None:
        """SIGKILL a server at a random moment, possibly during startup, and restart it."""
        number = self.dice.choice([number for number, process in enumerate(self.processes) if process])
        self.kills += 1
        await asyncio.to_thread(end, self.processes[number], signal.SIGKILL)
        self.start(number)

    async def replace_first(self) -> None:
        """Add a server, and stop the first one for good; the proxy notices both."""
        self.processes.append(0)
        self.start(len(self.processes) - 1)
        await asyncio.to_thread(end, self.processes[0], signal.SIGTERM)
        self.processes[0] = 0

    async def lifetime(self) -> float:
        """Time until the next kill: one in ten during startup, one in three during the first moves.

        The others happen under full load, and sometimes after bots have moved.
        """
        luck = self.dice.random()
        if luck < 0.1:
            return self.dice.random() * 0.3
        first = luck < 0.4
        before, until = self.moves(), time.monotonic() + RESUME_S
        while self.moves() < before + (1 if first else 3) and time.monotonic() < until:
            await self.refill()
            await asyncio.sleep(0.02)
        return self.dice.expovariate(1 / 0.05 if first else 1 / 0.4) + (3.0 if luck > 0.95 else 0.0)

    def moves(self) -> int:
        """The number of moves acknowledged so far."""
        return self.finished + sum(player.moves for players in self.live.values() for player in players)

    # --- tables ----------------------------------------------------------------------------------------------

    async def open_table(self) -> None:
        """Open a table of the next game, edition and number of seats; sometimes with a bot."""
        game, edition, seats = self.cases[self.opened % len(self.cases)]
        self.opened += 1
        with_bot = self.opened % 5 == 0
        while True:
            # AttributeError: anyio raises it if a connection is cut right after it was made
            with contextlib.suppress(httpx.HTTPError, AssertionError, AttributeError):
                await self.try_to_open(game, edition, seats, with_bot)
                return
            await asyncio.sleep(0.1)

    async def try_to_open(self, game: str, edition: str, seats: int, with_bot: bool) -> None:
        """Join at every seat by its invitation."""
        wishes = [
            {"kind": "bot", "level": "random"} if with_bot and seat == 0 else {"kind": "invite"}
            for seat in range(seats)
        ]
        address = f"http://127.0.0.1:{self.dice.choice(self.ways)}"
        async with httpx.AsyncClient(base_url=address, timeout=30, verify=False) as http:  # nothing to verify: 50 ms
            made = await http.post("/api/tables", json={"game": game, "edition": edition, "seats": wishes})
            assert made.status_code == 201, made.text
            found: list[Player] = []
            for link in made.json()["invites"]:
                seated = await http.post(f"/api/invites/{link['code']}", json={"name": "x", "token": True})
                assert seated.status_code == 201, seated.text
                body = seated.json()
                dice = random.Random(self.dice.random())
                found.append(Player(body["table"], body["seat"], body["token"], dice))
        for player in found:
            self.sit(player)

    def sit(self, player: Player) -> None:
        """Add a player."""
        self.players.append(player)
        self.live.setdefault(player.table, []).append(player)
        tasks = self.tasks.setdefault(player.table, [])
        tasks.append(asyncio.create_task(player.play(self.network.port)))
        if player.dice.random() < 0.5:
            tasks.append(asyncio.create_task(player.keep_side_door(self.network.port)))

    async def refill(self) -> None:
        """Replace finished tables by new ones."""
        for table, players in list(self.live.items()):
            if all(player.over for player in players):
                await stop(self.tasks[table])
                del self.live[table]
                self.finished += sum(player.moves for player in players)
        if len(self.live) < self.wanted:
            await self.open_table()

    # --- the whole -------------------------------------------------------------------------------------------

    def pass_by(self, kills: int, say: Any = None) -> Reckoning:
        """Run everything, with uvloop if it is installed."""
        loop: Any = None
        with contextlib.suppress(ImportError):
            import uvloop

            loop = uvloop.new_event_loop
        try:
            with asyncio.Runner(loop_factory=loop) as runner:
                return runner.run(self.run(kills, say))
        finally:
            self.close()

    async def run(self, kills: int, say: Any = None) -> Reckoning:
        """Kill servers `kills` times; then let all tables make progress, stop, and check."""
        await self.network.open()
        for number in range(len(self.processes)):
            self.start(number)
        try:
            for _ in range(self.wanted):
                await self.open_table()
            while self.kills < kills and time.monotonic() < self.until:
                await self.refill_until(await self.lifetime() + time.monotonic())
                await self.kill()
                if self.proxy is not None and self.kills == (kills + 1) // 2:
                    await self.replace_first()
                if say is not None:
                    say(self)
            await self.resume()
        finally:
            await self.send_home()
        self.network.bad = False
        reckoning = Reckoning(self)
        await reckoning.ask_again()
        for process in filter(None, self.processes):
            await asyncio.to_thread(end, process, signal.SIGTERM)
        await self.network.close()
        await reckoning.read_store()
        return reckoning

    async def send_home(self) -> None:
        """Stop all players; what they have received is kept for the check."""
        for tasks in self.tasks.values():
            await stop(tasks)

    async def refill_until(self, until: float) -> None:
        """Play for a while."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
                while True:
                    await self.refill()
                    await asyncio.sleep(0.1)

    async def resume(self) -> None:
        """Wait until every table has progressed by a move, or has ended, after the last kill."""
        players = [player for players in self.live.values() for player in players]
        before = {player: player.moves for player in players}
        until = time.monotonic() + RESUME_S
        while time.monotonic() < until:
            moved = {player.table for player in players if player.moves > before[player] or player.over}
            if moved >= set(self.live):
                return
            await asyncio.sleep(0.1)
        stuck = set(self.live) - moved
        raise AssertionError(f"these tables do not go on: {[self.describe(table) for table in stuck]}")

    def describe(self, table: str) -> str:
        """A table without progress."""
        mine = [player for player in self.players if player.table == table]
        return f"{table}: " + "; ".join(
            f"seat {p.seat} turn {p.turn} pending {p.pending} deciding {(p.view or {}).get('view', {}).get('deciding')}"
            for p in mine
        )

    def close(self) -> None:
        """Clean up."""
        for process in self.processes:
            if process and is_alive(process):
                end(process)
        self.nursery.close()
        if self.proxy is not None:
            self.proxy.close()


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks; other exceptions are raised."""
    left = set(tasks)
    while left:  # a library may swallow a cancellation
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=1)
        for task in done:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, LOST):
                raise error
