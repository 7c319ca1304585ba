"""What one address can cost the others: players at 20 tables are measured while another address uses its limits up.

Run it as `.venv/bin/python bench/server_flood.py`. The players come from 127.0.0.1, the flood from 127.0.0.2, which
Linux has by itself. Each kind of flood begins with everything that its limits allow at once, and goes on as fast as
they allow. Rounds with and without a flood are interleaved.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.server import HERE, Ours, free_port  # noqa: E402

FLOOD = "127.0.0.2"
TABLES, PAUSE_S = 20, 0.1
LINES, SOCKETS, REQUESTS = 90, 38, 300  # just below the limits of an address
GAME = "stupor_mundi"
KINDS = ["documents", "views", "frames", "records", "lobby", "uploads", "openings"]
KINDS += ["hellos", "looks", "foresee", "why", "knocks"]


class Limited(Ours):
    """A server with its usual limits, except for those that all players of one address share; the flood keeps them."""

    def __init__(self, store: str) -> None:
        command = [sys.executable, "-m", "triforium", "serve", "--port", str(free_port()), "--store", store]
        names = ("messages", "moves", "sockets", "connections")
        words = ["--log", "error", *(f"--limit={name}=1000000" for name in names)]
        self.process = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])


class Flood:
    """Somebody at another address, with a long game that is over, and one that is being played."""

    def __init__(self, port: int) -> None:
        self.port = port
        transport = httpx.HTTPTransport(local_address=FLOOD)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        wish = {"game": GAME, "seats": [{"kind": "bot", "level": "random"}] * 4}
        self.over = self.http.post("/api/tables", json=wish).json()["table"]["id"]
        asyncio.run(self.watch_to_the_end())
        wish = {"game": GAME, "seats": [{"kind": "invite"}] * 2}
        links = self.http.post("/api/tables", json=wish).json()["invites"]
        self.tokens = [self.http.post(f"/api/invites/{x['code']}", json={"token": True}).json() for x in links]
        self.record = self.http.get(f"/api/tables/{self.over}/record").text

    def socket(self, table: str, token: str = "") -> Any:
        """A socket from the address of the flood."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(url, additional_headers=headers, local_addr=(FLOOD, 0), max_size=None, compression=None)

    async def watch_to_the_end(self) -> None:
        """Bots alone play only while somebody watches."""
        async with self.socket(self.over) as line:
            await line.send('{"type": "hello"}')
            async for text in line:
                message = json.loads(text)
                if message["type"] == "table" and message["table"]["status"] == "over":
                    return

    # --- kinds -----------------------------------------------------------------------------------------------

    async def get(self, *paths: str) -> None:
        """Requests on many connections at once, then five in a second."""
        await self.request([f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() for path in paths])

    async def post(self, path: str, body: Any) -> None:
        """The same for one with a body."""
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n\r\n"
        await self.request([head.encode() + data])

    async def request(self, requests: list[bytes]) -> None:
        """Send these requests as often as the limit allows, then go on at its pace."""
        left = REQUESTS

        async def line(number: int) -> None:
            nonlocal left
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FLOOD, 0))
            while True:
                if left <= 0:
                    await asyncio.sleep(LINES / (REQUESTS / 60))
                left -= 1
                writer.write(requests[left % len(requests)])
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                size = int(head.split(b"content-length:")[1].split(b"\r")[0]) if b"content-length:" in head else 0
                await reader.readexactly(size)

        await asyncio.gather(*(line(number) for number in range(LINES)), return_exceptions=True)

    async def say(self, table: str, message: dict[str, Any], at_once: int, each_s: float, token: str = "") -> None:
        """Messages on many sockets."""

        async def line() -> None:
            async with self.socket(table, token) as socket:
                reading = asyncio.create_task(read_all(socket))
                await socket.send('{"type": "hello"}')
                for number in range(100_000):
                    if number >= at_once:
                        await asyncio.sleep(each_s)
                    await socket.send(json.dumps(message))
                await reading

        await asyncio.gather(*(line() for _ in range(SOCKETS)), return_exceptions=True)

    async def knock(self) -> None:
        """Sockets that are opened and closed, as often as the limit allows."""
        for number in range(100_000):
            if number >= 1200:
                await asyncio.sleep(60 / 1200)
            with contextlib.suppress(OSError, WebSocketException):
                async with self.socket(self.over):
                    pass

    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Everything that it may do."""
        over, mine, token = f"/api/tables/{self.over}", self.tokens[0]["table"], self.tokens[0]["token"]
        wish = {"game": GAME, "seats": [{"kind": "bot", "level": "master"}] * 4}
        return {
            "documents": lambda: self.get("/api/openapi.json", "/api/schema/messages.json"),
            "views": lambda: self.get(f"{over}/view?seat=0"),
            "frames": lambda: self.get(f"{over}/frames?seat=0&count=60&start=100"),
            "records": lambda: self.get(f"{over}/record", f"{over}/position?seat=0", f"{over}/scoring?seat=0"),
            "lobby": lambda: self.get("/api/tables", "/api/tables/mine", "/metrics"),
            "uploads": lambda: self.post("/api/records", {"record": self.record}),
            "openings": lambda: self.post("/api/tables", wish),
            "hellos": lambda: self.say(self.over, {"type": "hello"}, 2, 20.0),
            "looks": lambda: self.say(self.over, {"type": "look", "seat": None}, 240, 0.25),
            "foresee": lambda: self.say(mine, {"type": "foresee", "id": 1, "seat": 0}, 120, 0.5, token),
            "knocks": self.knock,
            "why": lambda: self.say(mine, {"type": "why", "id": 1, "verb": "x", "noun": 1}, 120, 0.5, token),
        }


async def read_all(socket: ClientConnection) -> None:
    """Read everything."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


def flood_process(port: int, kind: str) -> None:
    """In a process of its own: flood until killed."""
    flood = Flood(port)
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(flood.kinds()[kind]())  # type: ignore[arg-type]
    time.sleep(1000)


def players(port: int, seats: str, seconds: float, begin: Callable[[], object]) -> float:
    """The p99 of players who move ten times a second; calls `begin` when they have begun."""
    words = [seats, "--live", str(TABLES), "--port", str(port), "--seconds", str(seconds), "--pause", str(PAUSE_S)]
    with subprocess.Popen(
        [sys.executable, str(HERE / "server_client.py"), *words], stdout=subprocess.PIPE, text=True
    ) as load:
        assert load.stdout is not None
        load.stdout.readline()
        begin()
        return float(json.loads(load.stdout.readline())["p99_ms"])


def measure(kind: str, seconds: float) -> float:
    """The p99 of the players at a new server, with a flood of this kind, or without one."""
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(Limited(f"sqlite:///{folder}/t.db")) as server:
        seats = Path(folder) / "seats.json"
        seats.write_text(json.dumps(server.open_tables(TABLES + 30)))
        if not kind:
            return players(server.port, str(seats), seconds, lambda: None)
        words = [sys.executable, __file__, "--flood", str(server.port), kind]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stdin=subprocess.PIPE, bufsize=0) as flood:
            try:
                assert flood.stdout is not None
                assert flood.stdin is not None
                assert flood.stdout.readline() == b"ready\n"
                return players(server.port, str(seats), seconds, partial(flood.stdin.write, b"\n"))
            finally:
                flood.kill()


def main() -> int:
    """Measure all kinds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kinds", nargs="*", default=[])
    parser.add_argument("--flood", nargs=2, metavar=("PORT", "KIND"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.flood:
        flood_process(int(args.flood[0]), args.flood[1])
    kinds = args.kinds or KINDS
    found: dict[str, list[tuple[float, float]]] = {}
    for kind in kinds * args.rounds:
        quiet, flooded = measure("", args.seconds), measure(kind, args.seconds)
        found.setdefault(kind, []).append((quiet, flooded))
        print(f"{kind}: p99 {quiet:.1f} ms alone, {flooded:.1f} ms with the flood", file=sys.stderr, flush=True)
    for kind, pairs in found.items():
        added = [flooded - quiet for quiet, flooded in pairs]
        print(f"{kind:10} adds {statistics.median(added):6.1f} ms ({min(added):.1f} to {max(added):.1f})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
