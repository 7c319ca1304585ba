"""The load: two players at each table, in a process of their own; every answer is awaited before the next click."""

import argparse
import asyncio
import gc
import json
import random
import time
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Glance(msgspec.Struct):
    """The little that a load client reads of a choice."""

    verb: str
    noun: int


class News(msgspec.Struct):
    """The little that a load client reads of a message."""

    type: str
    turn: int = 0
    choices: list[Glance] = []


READ = msgspec.json.Decoder(News)


class Measured:
    """What all players of this process have seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.over = False
        self.refused = 0
        self.views = 0
        self.bytes = 0


class Player(WSListener):
    """Clicks as soon as it may, or at a fixed pace; a wait is from the click until the view that shows it."""

    def set_up(self, measured: Measured, pause: float, dice: random.Random) -> None:
        self.measured = measured
        self.pause = pause
        self.dice = dice
        self.sent = 0.0
        self.number = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def hello(self) -> None:
        self.transport.send(WSMsgType.TEXT, b'{"type":"hello"}')

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = READ.decode(frame.get_payload_as_memoryview())
        if news.type == "refused":
            self.measured.refused += 1
        if news.type != "view":
            return
        self.measured.views += 1
        self.measured.bytes += frame.payload_size
        if self.sent:
            self.measured.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if news.choices and not self.measured.over:
            if self.pause:
                asyncio.get_running_loop().call_later(self.dice.expovariate(1 / self.pause), self.click, news)
            else:
                self.click(news)

    def click(self, news: News) -> None:
        choice = news.choices[self.dice.randrange(len(news.choices))]
        self.number += 1
        self.sent = time.perf_counter()
        name = f"c{self.number}"
        text = f'{{"type":"act","turn":{news.turn},"command":"{name}","verb":"{choice.verb}","noun":{choice.noun}}}'
        self.transport.send(WSMsgType.TEXT, text.encode())


async def play(seats: list[list[str]], port: int, seconds: float, pause: float) -> dict[str, Any]:
    """Sit down everywhere, warm up, measure."""
    measured = Measured()
    players: list[Player] = []
    for table, token in seats:
        headers = {"Authorization": f"Bearer {token}"}
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        _, player = await ws_connect(Player, url, extra_headers=headers)
        player.set_up(measured, pause, random.Random(len(players)))
        players.append(player)
    for player in players:
        player.hello()
    await asyncio.sleep(1.5)
    measured.waits.clear()
    print("mark", flush=True)
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - started
    waits = sorted(measured.waits)
    measured.over = True
    await asyncio.sleep(0.3)
    for player in players:
        player.transport.disconnect()
    return {
        "moves": len(waits),
        "moves_per_s": len(waits) / wall,
        "p50_ms": waits[len(waits) // 2] * 1000 if waits else None,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000 if waits else None,
        "refused": measured.refused,
        "view_bytes": measured.bytes / max(measured.views, 1),
    }


def main() -> None:
    """Read the seats from a file, play, print the figures."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("seats", help="a JSON file: [[table, token], …]")
    words.add_argument("--port", type=int, required=True)
    words.add_argument("--seconds", type=float, default=5)
    words.add_argument("--pause", type=float, default=0, help="mean seconds between seeing and clicking")
    chosen = words.parse_args()
    gc.disable()
    with open(chosen.seats, encoding="utf-8") as file:
        seats = json.load(file)
    import uvloop

    print(json.dumps(uvloop.run(play(seats, chosen.port, chosen.seconds, chosen.pause))), flush=True)


if __name__ == "__main__":
    main()
