"""A client that trusts only acknowledged commands and retries all others."""

import asyncio
import contextlib
import itertools
import json
import random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException

LOST: Final = (OSError, WebSocketException, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
FINAL: Final = (
    "stale",
    "rule",
    "not-your-turn",
    "no-take-back",
    "over",
)  # refusals that are final: the command must not have been executed
PATIENCE_S: Final = 30.0  # an aborted connection ends at once; the rest is for slow machines


class Player:
    """One seat at one table."""

    def __init__(self, table: str, seat: int, token: str, dice: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = dice
        self.numbers = itertools.count(1)
        self.said: dict[str, dict[str, Any]] = {}  # all commands by idempotency key
        self.kept: dict[str, int] = {}  # turn of each acknowledged command
        self.refused: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.story: list[dict[str, Any]] = []
        self.turn = 0
        self.over = False
        self.side: ClientConnection | None = None
        self.mistakes: list[str] = []
        self.moves = 0
        self.resumed = 0
        self.repeated = 0

    async def play(self, port: int) -> None:
        """Play until cancelled; reconnects when the connection is lost."""
        while True:
            with contextlib.suppress(*LOST):
                await self.sit_down(port)
            await asyncio.sleep(self.dice.random() * 0.1)

    async def sit_down(self, port: int) -> None:
        """One connection: resume, retry the unanswered command, go on."""
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            close_timeout=0.1,
            proxy=None,
        ) as socket:
            at = self.view["at"] if self.view is not None else 0
            turn = self.view["turn"] if self.view is not None else 0
            await socket.send(json.dumps({"type": "hello", "turn": turn, "at": at}))
            self.resumed += 1
            heard = 0  # turns must increase on one connection
            if self.pending is not None:
                await socket.send(json.dumps(self.pending))
            while not self.over:
                async with asyncio.timeout(PATIENCE_S):
                    message = json.loads(await socket.recv())
                heard = self.hear(message, heard)
                if message["type"] == "bye":
                    return
                await self.think(socket, message)
            await asyncio.sleep(1)

    def hear(self, message: dict[str, Any], heard: int) -> int:
        """Process a message, and note inconsistencies."""
        kind = message["type"]
        if kind == "view":
            if message["seat"] != self.seat:
                self.mistakes.append(f"seat {self.seat} was shown what seat {message['seat']} sees")
            if message["turn"] < max(self.turn, heard):
                self.mistakes.append(f"turn {message['turn']} was shown after turn {self.turn}")
            self.turn = heard = message["turn"]
            self.view = message
            self.story = [line for line in self.story if line["at"] <= message["keep"]] + message["story"]
            self.over = message["result"] is not None
        elif kind == "ack":
            self.note(message)
        elif kind == "refused":
            self.on_refused(message)
        return heard

    def note(self, message: dict[str, Any]) -> None:
        """A command was acknowledged; a retry must be acknowledged with the same turn."""
        name, turn = message["command"], message["turn"]
        if self.kept.setdefault(name, turn) != turn:
            self.mistakes.append(f"{name} was acknowledged in turn {self.kept[name]} and in turn {turn}")
        if name in self.refused:
            self.mistakes.append(f"{name} was refused and then acknowledged")
        if self.pending is not None and self.pending["command"] == name:
            self.pending = None
            self.moves += self.said[name]["type"] == "act"

    def on_refused(self, message: dict[str, Any]) -> None:
        """A command was refused, or will be retried."""
        name = message["command"]
        if message["code"] in FINAL:
            self.refused.add(name)
            if name in self.kept:
                self.mistakes.append(f"{name} was acknowledged and then refused")
        elif message["code"] != "store":
            self.mistakes.append(f"refused as {message['code']}: {message.get('detail')}")
        if self.pending is not None and self.pending["command"] == name:
            self.pending = None

    async def think(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Act if it is our turn; sometimes chat or take back."""
        if self.pending is not None or self.view is None or self.view["result"] is not None:
            return
        luck = self.dice.random()
        if luck < 0.04:
            await self.say(socket, {"type": "chat", "text": f"line {len(self.said)}"})
        elif luck < 0.10 and self.view["back"]:
            await self.say(socket, {"type": "back", "turn": self.view["turn"]})
        elif self.view["choices"]:
            choice = self.dice.choice(self.view["choices"])
            act = {"type": "act", "turn": self.view["turn"], "verb": choice["verb"], "noun": choice["noun"]}
            await self.say(socket, act)

    async def say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send a new command; sometimes twice, over two connections, or followed by an old one."""
        message["command"] = f"s{self.seat}-{next(self.numbers)}"
        self.said[message["command"]] = self.pending = message
        text = json.dumps(message)
        luck = self.dice.random()
        if luck < 0.15:
            self.repeated += 1
            await self.say_aside(text)
        await socket.send(text)
        if luck > 0.95:
            self.repeated += 1
            await socket.send(text)
        elif luck > 0.90 and self.kept:
            self.repeated += 1
            old = self.said[self.dice.choice(list(self.kept))]
            await socket.send(json.dumps(old))

    async def say_aside(self, text: str) -> None:
        """Send the same command over the second connection, which may be faster or slower."""
        if self.side is not None:
            with contextlib.suppress(*LOST):
                await self.side.send(text)

    async def keep_side_door(self, port: int) -> None:
        """Keep a second connection of the same seat, for duplicate commands."""
        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            with contextlib.suppress(*LOST):
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None, proxy=None
                ) as socket:
                    self.side = socket
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "ack":
                            self.note(message)
                        elif message["type"] == "refused" and message["command"]:
                            self.on_refused(message)
            self.side = None
            await asyncio.sleep(0.2 + self.dice.random())
