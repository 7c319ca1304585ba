"""How this house is run: what its host may set."""

import os
import socket
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import msgspec

from triforium.core.errors import BadOption


class Limits(msgspec.Struct):
    """How much anybody may ask for; per address, per connection or per seat, each as its line says."""

    requests: int = 300  # HTTP requests a minute from an address
    tables: int = 60  # tables opened or records handed in an hour from an address
    sockets: int = 40  # open sockets and streams from an address
    messages: int = 240  # socket messages a minute on a connection
    moves: int = 600  # commands a minute of a seat
    chats: int = 20  # lines of chat a minute of a seat
    asks: int = 120  # why, hint, foresee a minute of a connection
    message_bytes: int = 4_096  # of one socket message
    body_bytes: int = 1_000_000  # of one HTTP request
    outbox_bytes: int = 4_000_000  # waiting for a slow client before it is cut off
    all_sockets: int = 5_000  # open sockets and streams together
    live_tables: int = 5_000  # tables in memory
    idle_seconds: int = 300  # after which a table that nobody looks at leaves the memory


class Settings(msgspec.Struct):
    """Everything that `triforium serve` can be told."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8421
    origins: list[str] = []  # addresses of pages, beside our own, that may speak to us
    trusted_proxies: str = ""  # whose word about a client's address is believed
    processes: int = 1  # in which tables are played
    bot_workers: int = 0  # processes; 0 means one less than there are cores
    bot_seconds: float = 10.0  # after which a thinking bot is stopped
    client: str = ""  # a folder with another build of the browser client
    sign: str = "Triforium is open at {}"  # what is printed with the address once the door is open
    log: str = "info"
    json_logs: bool = True
    limits: Limits = msgspec.field(default_factory=Limits)

    def workers(self) -> int:
        """How many processes bots think in."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


HARD_LIMIT: Final = 2**31 - 1
MOST_PROCESSES: Final = 64


def read_processes(text: str) -> int:
    """--processes N; more than one needs connections that can be handed over."""
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= MOST_PROCESSES:
        raise BadOption(f"--processes {text!r} is not a number from 1 to {MOST_PROCESSES}")
    if int(text) > 1 and not hasattr(socket, "send_fds"):
        raise BadOption(f"--processes {text}: this system cannot hand connections over; it is 1 here")
    return int(text)


def read_origins(texts: list[str]) -> list[str]:
    """--origin URL: the address of a page as browsers say it, without a path."""
    origins = [text.rstrip("/") for text in texts]
    for origin in origins:
        scheme, _, host = origin.partition("://")
        if scheme not in ("http", "https") or not host or not host.isprintable() or set("/?#@ ") & set(host):
            raise BadOption(f"--origin {origin[:60]!r} is not like https://games.example.org or http://localhost:8080")
    return origins


def read_proxies(text: str) -> str:
    """--trust-proxy ADDRESSES: of machines or networks, or * for any."""
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            if one != "*":
                ip_network(one, strict=False)
        except ValueError:
            raise BadOption(
                f"--trust-proxy {one[:60]!r} is not an address such as 10.0.0.5 or 10.0.0.0/8, nor *"
            ) from None
    return text


def read_limits(pairs: list[str]) -> Limits:
    """--limit NAME=NUMBER, each name once."""
    limits = Limits()
    names = [field.name for field in msgspec.structs.fields(Limits)]
    for pair in pairs:
        name, _, number = pair.partition("=")
        if name not in names or not number.isdigit() or not 0 < int(number) <= HARD_LIMIT:
            raise BadOption(f"--limit {pair!r} is not NAME=NUMBER; the names are: {', '.join(names)}")
        setattr(limits, name, int(number))
    return limits


def check_client(folder: str) -> None:
    """Is there a client in the folder that was named, if one was?"""
    if folder and not (Path(folder) / "index.html").is_file():
        raise BadOption(f"--client {folder}: there is no index.html in this folder")


def default_store() -> str:
    """One file in the user's own folder for data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'triforium' / 'tables.db'}"
