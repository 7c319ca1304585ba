"""A real server process, and clients that speak to it through real sockets."""

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.forked import ForkedProcess

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60.0  # for anything that a busy machine may do late; waiting longer means that it will not happen
PYTHONPATH = os.environ.get("PYTHONPATH")  # of forked servers; where a test changes it, a new Python is started
GENEROUS = ["requests", "pages", "tables", "listed", "sockets", "connections", "hellos", "messages", "moves", "chats"]
GENEROUS += ["asks", "people", "codes", "share"]


def reserved() -> tuple[int, socket.socket]:
    """A free port, and the bound socket that reserves it, so that a server can be stopped and started there again."""
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    port = int(holder.getsockname()[1])
    if sys.platform != "linux":  # elsewhere a bound port cannot be listened on a second time
        holder.close()
    return port, holder


class ServerProcess:
    """A `triforium serve` in a process of its own; it can be killed and started again at the same address."""

    def __init__(self, store: str, *words: str, generous: bool = True) -> None:
        self.store = store
        self.words = list(words)
        if generous:
            self.words += [word for name in GENEROUS for word in ("--limit", f"{name}=1000000")]
        self.process: subprocess.Popen[str] | ForkedProcess | None = None
        self.port, self.holder = reserved()
        self.prefix: list[str] = []  # before the command, such as a shell that sets a limit first
        self.clock_file = ""  # where it reads its time, if not from the machine (hand_clock.py)
        self.log = tempfile.NamedTemporaryFile("ab")  # noqa: SIM115  # a pipe that nobody reads would fill up

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> str:
        """The file of an SQLite store."""
        return self.store.removeprefix("sqlite:///")

    def start(self) -> "ServerProcess":
        """Start it, and wait until it says that it is open."""
        words = ["serve", "--port", str(self.port), "--store", self.store, *self.words]
        self.log.truncate(0)
        if self.prefix or os.environ.get("PYTHONPATH") != PYTHONPATH:
            command = [*self.prefix, sys.executable, "-m", "triforium", *words]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, cwd=ROOT)
        else:
            self.process = ForkedProcess(words, self.log.name, self.clock_file)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "open at" not in line:
            self.process.communicate(timeout=PATIENCE_S)
            raise AssertionError(f"it did not open: {line!r} {self.logged()!r}")
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def logged(self) -> str:
        """What it has written to its log since it was started."""
        return Path(self.log.name).read_text(encoding="utf-8")

    def kill(self) -> None:
        """As if the machine had lost its power."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Stop it in good order; its exit code and its log."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, self.logged()

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        self.holder.close()
        self.log.close()


class Browser:
    """A browser: a cookie jar, and as many sockets as it opens."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE_S, verify=False
        )  # no TLS: certificates cost 50 ms

    def get(self, path: str, code: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query or None)
        assert answer.status_code == code, (answer.status_code, answer.text[:500])
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: Any = None, code: int = 201) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == code, (answer.status_code, answer.text[:500])
        return answer.json()

    def open(self, game: str = "pebbles", seats: tuple[str, ...] = ("me", "invite"), **more: Any) -> Any:
        """Open a table; seats are me, invite, open, bot:LEVEL."""
        wishes = [
            {"kind": seat.partition(":")[0], "level": seat.partition(":")[2], "name": f"p{number}"}
            for number, seat in enumerate(seats)
        ]
        return self.post("/api/tables", {"game": game, "seats": wishes, **more})

    def join(self, invite: Any, name: str = "Ben") -> Any:
        """Use a link."""
        return self.post(f"/api/invites/{invite['code']}", {"name": name})

    def sit(self, table: str, turn: int = 0, at: int = 0) -> "Seat":
        """Open a socket at a table, and say hello."""
        cookie = self.http.cookies.get("triforium")
        return Seat(self.server, table, f"triforium={cookie}" if cookie else "", turn, at)


class Seat:
    """A socket at a table that keeps every message it receives."""

    def __init__(
        self, server: ServerProcess, table: str, cookie: str = "", turn: int = 0, at: int = 0, token: str = ""
    ) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.manager = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            additional_headers=headers,
            origin=server.url,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            proxy=None,
        )
        self.socket: ClientConnection = self.manager.__enter__()
        self.view: Any = None
        self.table: Any = None
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.say("hello", turn=turn, at=at)
        self.wait_for("table", "refused")

    def say(self, kind: str, /, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def hear(self, timeout: float = PATIENCE_S) -> Any:
        """The next message."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def wait_for(self, *kinds: str, timeout: float = PATIENCE_S) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.hear(timeout)
            if message["type"] in kinds:
                return message

    def command(self, kind: str, /, **more: Any) -> Any:
        """Say something that changes the table; its answer."""
        name = more.pop("command", None) or secrets.token_hex(6)
        if kind not in ("chat", "phrase", "answer"):
            more.setdefault("turn", self.view["turn"] if self.view else self.table["turn"])
        self.say(kind, command=name, **more)
        while True:
            answer = self.wait_for("ack", "refused")
            if answer["command"] == name:
                return answer

    def ready(self, timeout: float = PATIENCE_S) -> Any:
        """Wait until it is my turn, or the game is over; the view."""
        end = time.monotonic() + timeout
        while self.view is None or not (self.view["choices"] or self.view["result"]):
            self.hear(max(end - time.monotonic(), 0.01))
        return self.view

    def act(self, verb: str, noun: int = 0, **more: Any) -> Any:
        """A choice that is acknowledged; the view after it."""
        answer = self.command("act", verb=verb, noun=noun, **more)
        assert answer["type"] == "ack", answer
        while self.view["turn"] < answer["turn"]:
            self.wait_for("view")
        return answer

    def act_any(self, number: int = 0) -> Any:
        """Any of the choices."""
        choice = self.view["choices"][number % len(self.view["choices"])]
        return self.act(choice["verb"], choice["noun"])

    def quiet(self, seconds: float = 0.3) -> list[Any]:
        """Everything that arrives until nothing has come for this many seconds."""
        found = []
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                found.append(self.hear(seconds))
        return found

    def close(self) -> None:
        self.socket.close()


def two_players(server: ServerProcess, game: str = "pebbles", **more: Any) -> tuple[Seat, Seat, str]:
    """A table with two people, each at a socket."""
    anna, ben = Browser(server), Browser(server)
    opened = anna.open(game, **more)
    table = opened["table"]["id"]
    ben.join(opened["invites"][0])
    first, second = anna.sit(table), ben.sit(table)
    for seat in (first, second):
        while seat.view is None:
            seat.hear()
    return first, second, table


def level(*seats: Seat) -> None:
    """Wait until every seat has received everything that the others caused.

    The server answers a ping after all earlier messages of that seat, and a pong arrives after everything sent
    before it: after the first round all commands are carried out, after the second all of their effects are received.
    """
    for _ in range(2):
        for seat in seats:
            seat.say("ping")
        for seat in seats:
            seat.wait_for("pong")


def deciding(*seats: Seat) -> Seat:
    """The seat that has choices."""
    level(*seats)
    return next(seat for seat in seats if seat.view["choices"])


@contextlib.contextmanager
def running_server(store: str, *words: str, generous: bool = True) -> Iterator[ServerProcess]:
    """A running server."""
    server = ServerProcess(store, *words, generous=generous)
    with server:
        yield server


def sqlite_in(folder: Path) -> str:
    """The address of a store in a new file of this folder."""
    return f"sqlite:///{folder}/tables.db"
