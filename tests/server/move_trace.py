"""Traces real moves through a real server: from the socket to the rules, to the disk, and to the views of everybody.

    python -m tests.server.move_trace

The path of a move is every function of the server that is on the stack at one of its stations: the rules take an
action, the entry is handed over, written and applied, a game makes a view, a message leaves.
What a function of the path only asks (a clock, a limit, a seat) is not on it, but is counted. Prints JSON.
"""

import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVER = f"{os.sep}triforium{os.sep}server{os.sep}"
RULES = (f"{os.sep}triforium{os.sep}core{os.sep}", f"{os.sep}triforium{os.sep}games{os.sep}")
OURS = ("Thread.add", "Thread.hand_over", "answer", "Table.apply", "Outbox.send")  # stations inside the server
AUTOMATION = "registry: TableRegistry.do_due"  # plays on where chance leaves only one choice: not the path of a move
MOVES = 12


def name_of(code: CodeType) -> str:
    """Module and function of a code object."""
    module = code.co_filename.rpartition(SERVER)[2].removesuffix(".py").replace(os.sep, "/")
    return f"{module}: {code.co_qualname}"


def is_station(frame: FrameType, event: str, called: Any) -> bool:
    """Is a move at one of its stations?"""
    if event == "c_call":
        return isinstance(getattr(called, "__self__", None), sqlite3.Connection) and called.__name__ == "execute"
    code, caller = frame.f_code, frame.f_back
    if SERVER in code.co_filename:
        return code.co_qualname in OURS
    if caller is None or SERVER not in caller.f_code.co_filename:
        return False
    if any(place in code.co_filename for place in RULES):
        return code.co_name in ("take", "view")
    return name_of(caller.f_code) == "http/socket: write" and code.co_name in ("send", "asgi_send")


class Trace:
    """The functions of the server that a move has passed, and the stacks at its stations."""

    def __init__(self) -> None:
        self.is_on = False
        self.path: dict[str, None] = {}
        self.called: set[str] = set()
        self.entered_again: set[str] = set()

    def __call__(self, frame: FrameType, event: str, called: Any) -> None:
        if not self.is_on or event not in ("call", "c_call"):
            return
        if event == "call" and SERVER in frame.f_code.co_filename and not frame.f_code.co_name.startswith("<"):
            self.called.add(name_of(frame.f_code))
        if is_station(frame, event, called):
            self.station(frame)

    def station(self, frame: FrameType) -> None:
        """Keep the functions of the server on the stack, and look for an object to which control has come back."""
        stack: list[FrameType] = []
        one: FrameType | None = frame
        while one is not None:
            if SERVER in one.f_code.co_filename:
                stack.append(one)
            one = one.f_back
        if any(name_of(one.f_code) == AUTOMATION for one in stack):
            return
        left: set[int] = set()
        inside: object = None
        for one in reversed(stack):
            self.path[name_of(one.f_code)] = None
            me = one.f_locals.get("self")
            if me is not inside:
                left.add(id(inside))
                inside = me
                if me is not None and id(me) in left:
                    self.entered_again.add(name_of(one.f_code))


async def until_view(socket: ClientConnection, turn: int) -> Any:
    """The view of a turn, or of a later one."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "view" and message["turn"] >= turn:
            return message


async def play(trace: Trace, port: int) -> None:
    """Play some moves of Basilica by two players at sockets; draws are among them."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        opened = (await http.post("/api/tables", json={"game": "basilica", "seats": [{"kind": "invite"}] * 2})).json()
        links = [link["code"] for link in opened["invites"]]
        tokens = [(await http.post(f"/api/invites/{link}", json={"token": True})).json()["token"] for link in links]
    url = f"ws://127.0.0.1:{port}/api/tables/{opened['table']['id']}/socket"
    headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
    sockets = [await connect(url, additional_headers=one, compression=None) for one in headers]
    for socket in sockets:
        await socket.send('{"type":"hello"}')
    views = [await until_view(socket, 0) for socket in sockets]
    await asyncio.sleep(0.5)  # presence has been told
    dice = random.Random(1)
    trace.is_on = True
    for number in range(MOVES):
        mover = next(seat for seat, view in enumerate(views) if view["choices"])
        choice, turn = dice.choice(views[mover]["choices"]), views[mover]["turn"]
        move = {"type": "act", "turn": turn, "command": f"c{number}", "verb": choice["verb"], "noun": choice["noun"]}
        await sockets[mover].send(json.dumps(move))
        views = [await until_view(socket, turn + 1) for socket in sockets]
    trace.is_on = False
    for socket in sockets:
        await socket.close()


async def main(trace: Trace, folder: Path) -> None:
    """Run a server in this process, and trace a move at it."""
    from triforium.server import registry, server
    from triforium.server.http.connections import Connections
    from triforium.server.ops.settings import Settings

    registry.SWEEP_S = 3600.0  # type: ignore[misc]  # what is due without a player's move is another path
    ports: list[int] = []
    server.announce_address = lambda _, port: ports.append(port)
    settings = Settings(store=f"sqlite:///{folder}/tables.db", port=0, bot_workers=1)
    running = asyncio.create_task(server.run(settings, Connections(settings.limits, 100, "")))
    while not ports:
        if running.done():
            running.result()  # why it did not start
        await asyncio.sleep(0.01)
    sys.setprofile(trace)
    await play(trace, ports[0])
    sys.setprofile(None)
    found = {"path": list(trace.path), "called": sorted(trace.called), "again": sorted(trace.entered_again)}
    print(json.dumps(found), flush=True)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    profile = Trace()
    threading.setprofile(profile)  # for the threads of the store
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(main(profile, Path(place)))
