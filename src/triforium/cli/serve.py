"""triforium serve, triforium store check: the table for several people, and a look at what it keeps."""

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from triforium.cli.common import print_json
from triforium.core.errors import BadOption
from triforium.server.settings import Settings, default_store, read_limits, read_origins, read_processes, read_proxies


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The words of this room."""
    serve = words.add_parser("serve", help="a server for browsers and bots: tables that several people share")
    serve.add_argument("--host", default=os.environ.get("TRIFORIUM_HOST", "127.0.0.1"), help="127.0.0.1 unless told")
    serve.add_argument("--port", type=int, default=os.environ.get("TRIFORIUM_PORT", "8421"), help="8421; 0: any")
    add_store(serve)
    serve.add_argument("--origin", metavar="URL", action="append", default=[], help="another page that may speak to us")
    serve.add_argument("--trust-proxy", metavar="ADDRESSES", default="", help="whose X-Forwarded-For is believed")
    processes = os.environ.get("TRIFORIUM_PROCESSES", "1")
    serve.add_argument("--processes", metavar="N", default=processes, help="that share the work; 1 unless told")
    serve.add_argument("--bot-workers", type=int, default=0, metavar="N", help="processes in which bots think")
    serve.add_argument("--bot-seconds", type=float, default=10.0, metavar="S", help="after which a bot is stopped")
    serve.add_argument("--client", metavar="FOLDER", default="", help="another build of the browser client")
    serve.add_argument("--limit", metavar="NAME=N", action="append", default=[], help="see docs/hosting.md")
    serve.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info")
    serve.add_argument("--log-format", choices=("auto", "json", "text"), default="auto")
    serve.set_defaults(run=run_server)
    store = words.add_parser("store", help="look at a store: is every table whole?")
    store.add_argument("what", choices=("check",))
    add_store(store)
    store.add_argument("--json", action="store_true")
    store.set_defaults(run=run_store)


def add_store(parser: argparse.ArgumentParser) -> None:
    """Where tables are kept."""
    parser.add_argument(
        "--store",
        metavar="URL",
        default=os.environ.get("TRIFORIUM_STORE") or default_store(),
        help="sqlite:///FILE or postgresql://…; unless told, a file in your own data folder",
    )


def run_server(chosen: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from triforium.server.run import serve

    if not 0 <= chosen.port <= 65535:
        raise BadOption(f"--port {chosen.port}: a port is a number from 0 to 65535")
    if chosen.bot_workers < 0 or chosen.bot_seconds <= 0:
        raise BadOption("--bot-workers is at least 0, and --bot-seconds more than 0")
    text = chosen.log_format == "text" or (chosen.log_format == "auto" and sys.stderr.isatty())
    serve(
        Settings(
            store=chosen.store,
            host=chosen.host,
            port=chosen.port,
            origins=read_origins(chosen.origin),
            trusted_proxies=read_proxies(chosen.trust_proxy),
            processes=read_processes(chosen.processes),
            bot_workers=chosen.bot_workers,
            bot_seconds=chosen.bot_seconds,
            client=chosen.client,
            log=chosen.log,
            json_logs=not text,
            limits=read_limits(chosen.limit),
        )
    )
    return 0


def run_store(chosen: argparse.Namespace) -> int:
    """Check a store; exit code 1 if a table is broken."""
    from triforium.server.check import check_store
    from triforium.server.store import open_store

    path = chosen.store.removeprefix("sqlite:///")
    if path != chosen.store and not Path(path).is_file():  # to open it would be to make it
        raise BadOption(f"there is no file {path!r} to check")

    async def check() -> Any:
        store = open_store(chosen.store)
        await store.open()
        try:
            return await check_store(store)
        finally:
            await store.close()

    report = asyncio.run(check())
    if chosen.json:
        print_json(msgspec.to_builtins(report))
    else:
        print(f"{report.tables} tables, {report.entries} entries, {report.actions} actions")
        for line in report.other_rules:
            print(f"other rules: {line}")
        for line in report.broken:
            print(f"broken: {line}")
    return 1 if report.broken else 0
