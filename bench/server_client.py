"""Load client: two players per table in a separate process; each waits for the answer before the next click."""

import argparse
import asyncio
import gc
import json
import random
import time
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Choice(msgspec.Struct):
    """The fields of a choice that the load client parses."""

    verb: str
    noun: int


# The load client parses a message only if its player must decide: it shares two cores with the server, and parsing
# every view took a seventh of both.
VIEW = b'{"type":"view","turn":'
REFUSED = b'{"type":"refused"'
NOT_ASKED, NEAR = b',"options":{},', 300  # is among the first fields of a view, or absent
GOES_ON = b',"result":null}'
CHOICES = b',"choices":['
AFTER_CHOICES = b'],"keep":'
READ = msgspec.json.Decoder(list[Choice])


class ViewSummary:
    """The fields of a view that the load client parses."""

    def __init__(self, view: bytes) -> None:
        self.turn = int(view[len(VIEW) : view.index(b",", len(VIEW))])
        self.choices: list[Choice] = []
        if NOT_ASKED not in view[:NEAR]:
            begin = view.index(CHOICES) + len(CHOICES) - 1
            self.choices = READ.decode(view[begin : view.index(AFTER_CHOICES, begin) + 1])
        self.over = not view.endswith(GOES_ON)


class Measurements:
    """The measurements of all players, and the tables that are not in use yet."""

    def __init__(self) -> None:
        self.spare: list[Table] = []
        self.short = 0  # games that ended when no spare table was left, so that fewer were live than wanted
        self.waits: list[float] = []
        self.over = False
        self.refused = 0
        self.views = 0
        self.bytes = 0


class Table:
    """Two players; when their game ends, a spare table starts, so that the number of live tables stays the same."""

    def __init__(self, measured: Measurements) -> None:
        self.measured = measured
        self.players: list[Player] = []
        self.over = False

    def begin(self) -> None:
        for player in self.players:
            player.transport.send(WSMsgType.TEXT, b'{"type":"hello"}')

    def end(self) -> None:
        if self.over:
            return
        self.over = True
        if self.measured.spare:
            self.measured.spare.pop().begin()
        else:
            self.measured.short += not self.measured.over


class Player(WSListener):
    """Clicks immediately or after a random pause; measures the time from a click to the view that shows it."""

    def set_up(self, table: Table, pause: float) -> None:
        self.table = table
        self.measured = table.measured
        self.pause = pause
        self.sent = 0.0
        self.number = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = frame.get_payload_as_bytes()
        if not message.startswith(VIEW):
            self.measured.refused += message.startswith(REFUSED)
            return
        summary = ViewSummary(message)
        self.measured.views += 1
        self.measured.bytes += frame.payload_size
        if self.sent:
            self.measured.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if summary.over:
            self.table.end()
        elif summary.choices and not self.measured.over:
            if self.pause:
                asyncio.get_running_loop().call_later(random.expovariate(1 / self.pause), self.click, summary)
            else:
                self.click(summary)

    def click(self, summary: ViewSummary) -> None:
        choice = random.choice(summary.choices)
        self.number += 1
        self.sent = time.perf_counter()
        name = f"c{self.number}"
        text = f'{{"type":"act","turn":{summary.turn},"command":"{name}","verb":"{choice.verb}","noun":{choice.noun}}}'
        self.transport.send(WSMsgType.TEXT, text.encode())


async def play(seats: list[list[str]], live: int, port: int, seconds: float, pause: float) -> dict[str, Any]:
    """Connect to all seats, start `live` tables, warm up, measure."""
    measured = Measurements()
    tables: list[Table] = []
    for number, (name, token) in enumerate(seats):
        headers = {"Authorization": f"Bearer {token}"}
        url = f"ws://127.0.0.1:{port}/api/tables/{name}/socket"
        _, player = await ws_connect(Player, url, extra_headers=headers)
        if number % 2 == 0:
            tables.append(Table(measured))
        player.set_up(tables[-1], pause)
        tables[-1].players.append(player)
    measured.spare = tables[live:]
    for table in tables[:live]:
        table.begin()
    await asyncio.sleep(1.5)
    measured.waits.clear()
    print("mark", flush=True)
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    wall = time.perf_counter() - started
    waits = sorted(measured.waits)
    measured.over = True
    await asyncio.sleep(0.3)
    for table in tables:
        for player in table.players:
            player.transport.disconnect()
    return {
        "moves": len(waits),
        "moves_per_s": len(waits) / wall,
        "p50_ms": waits[len(waits) // 2] * 1000 if waits else None,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000 if waits else None,
        "refused": measured.refused,
        "short": measured.short,
        "view_bytes": measured.bytes / max(measured.views, 1),
    }


def main() -> None:
    """Read the seats from a file, run the load, print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", help="a JSON file: [[table, token], …], with the two seats of a table in sequence")
    parser.add_argument(
        "--live", type=int, required=True, help="tables that are live at the same time; the others are spare"
    )
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pause", type=float, default=0, help="mean pause before a click, in seconds")
    args = parser.parse_args()
    gc.disable()
    random.seed(1)
    with open(args.seats, encoding="utf-8") as file:
        seats = json.load(file)
    import uvloop

    print(json.dumps(uvloop.run(play(seats, args.live, args.port, args.seconds, args.pause))), flush=True)


if __name__ == "__main__":
    main()
