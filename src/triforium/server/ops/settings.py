"""Server settings: the options of `triforium serve`, and how they are read from the command line."""

import os
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import msgspec

from triforium.core.errors import BadOption


class Limits(msgspec.Struct):
    """Rate and size limits, set with `--limit NAME=NUMBER`; each comment says what a limit counts."""

    requests: int = 300  # HTTP requests to the API per minute and address
    pages: int = 1200  # other HTTP requests per minute and address
    tables: int = 60  # tables opened or records uploaded per hour and address
    people: int = 60  # new people per hour and address
    codes: int = 20  # codes and passkeys tried per minute and address
    listed: int = 5  # listed tables per address that are not over
    sockets: int = 40  # open sockets and streams per address
    connections: int = 100  # open connections per address
    hellos: int = 120  # new or repeated `hello` messages per minute and address
    share: int = 30  # percent of the time that one address gets for requests and views sent anew
    messages: int = 240  # socket messages per minute and connection
    moves: int = 600  # commands per minute and seat
    chats: int = 20  # chat messages per minute and seat
    asks: int = 120  # why, hint and foresee questions per minute and connection
    message_bytes: int = 4_096  # size of one socket message
    body_bytes: int = 1_000_000  # body size of one HTTP request
    head_seconds: int = 10  # time for sending the head of a request
    body_seconds: int = 30  # time for sending the body of a request
    outbox_bytes: int = 4_000_000  # largest send buffer of a client before it is disconnected
    all_sockets: int = 5_000  # open sockets and streams of all addresses together
    live_tables: int = 5_000  # tables kept in memory
    idle_seconds: int = 300  # a table without viewers is removed from memory after this time


class Settings(msgspec.Struct):
    """All settings of one server."""

    store: str
    host: str = "127.0.0.1"
    port: int = 8421
    opens_for_invitations: bool = False  # listen in the local network when a player asks for it
    address: str = ""  # the origin at which people reach this server; empty: as their browsers say
    origins: list[str] = []  # origins of other web pages that may use this server
    trusted_proxies: str = ""  # proxies whose X-Forwarded-For header is trusted
    drain_seconds: float = 0.0  # when stopped, how long to tell proxies so before closing connections
    bot_workers: int = 0  # bot processes; 0: one fewer than CPU cores
    bot_seconds: float = 10.0  # time limit for one bot move
    components: list[tuple[str, str]] = []  # names and texts of component files to play with
    client: str = ""  # folder with another build of the browser client
    sign: str = "Triforium is open at {}"  # line printed when the server accepts connections
    log: str = "info"
    json_logs: bool = True
    limits: Limits = msgspec.field(default_factory=Limits)

    def workers(self) -> int:
        """The number of bot processes."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


HARD_LIMIT: Final = 2**31 - 1


def read_origins(texts: list[str], option: str = "--origin") -> list[str]:
    """Parse `--origin URL`: scheme and host as a browser sends them, without a path."""
    origins = [text.rstrip("/") for text in texts]
    for origin in origins:
        scheme, _, host = origin.partition("://")
        if scheme not in ("http", "https") or not host or not host.isprintable() or set("/?#@ ") & set(host):
            raise BadOption(f"{option} {origin[:60]!r} must look like https://games.example.org or http://localhost")
    return origins


def read_proxies(text: str) -> str:
    """Parse `--trust-proxy ADDRESSES`: IP addresses or networks separated by commas, or * for any."""
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            if one != "*":
                ip_network(one, strict=False)
        except ValueError:
            raise BadOption(
                f"--trust-proxy {one[:60]!r} must be an address such as 10.0.0.5, a network such as 10.0.0.0/8, or *"
            ) from None
    return text


def read_limits(pairs: list[str]) -> Limits:
    """Parse `--limit NAME=NUMBER`; if a name is given twice, the last value counts."""
    limits = Limits()
    names = [field.name for field in msgspec.structs.fields(Limits)]
    for pair in pairs:
        name, _, number = pair.partition("=")
        if name not in names or not number.isdigit() or not 0 < int(number) <= HARD_LIMIT:
            raise BadOption(f"--limit {pair!r} must be NAME=NUMBER with one of these names: {', '.join(names)}")
        setattr(limits, name, int(number))
    return limits


def check_client(folder: str) -> None:
    """Raise BadOption if a client folder was given and it has no index.html."""
    if folder and not (Path(folder) / "index.html").is_file():
        raise BadOption(f"--client {folder}: this folder has no index.html; choose a built client")


def default_store() -> str:
    """The default store: an SQLite file in the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'triforium' / 'tables.db'}"
