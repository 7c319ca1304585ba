"""The commands `triforium serve` (run a server) and `triforium store check` (verify its tables)."""

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from triforium.cli.common import print_json, read_text
from triforium.core.errors import BadOption
from triforium.games import game_of_file
from triforium.server.ops.settings import Settings, default_store, read_limits, read_origins, read_proxies


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of both commands."""
    serve = commands.add_parser("serve", help="run a server with tables for browsers and bots")
    serve.add_argument("--host", default=os.environ.get("TRIFORIUM_HOST", "127.0.0.1"), help="default: 127.0.0.1")
    serve.add_argument("--port", type=int, default=os.environ.get("TRIFORIUM_PORT", "8421"), help="8421; 0: any free")
    add_store(serve)
    serve.add_argument(
        "--address", metavar="URL", default="", help="where people reach this server, for passkeys and links"
    )
    serve.add_argument("--origin", metavar="URL", action="append", default=[], help="allow pages of this site, too")
    serve.add_argument("--trust-proxy", metavar="ADDRESSES", default="", help="trust X-Forwarded-For from these")
    serve.add_argument("--processes", help=argparse.SUPPRESS)
    serve.add_argument("--drain-seconds", type=float, default=0.0, metavar="S", help="when stopped, warn proxies first")
    serve.add_argument("--bot-workers", type=int, default=0, metavar="N", help="processes for bots")
    serve.add_argument("--bot-seconds", type=float, default=10.0, metavar="S", help="time limit for a bot's move")
    serve.add_argument("--components", metavar="FILE", action="append", default=[], help="play with these values")
    serve.add_argument("--client", metavar="FOLDER", default="", help="another build of the browser client")
    serve.add_argument("--limit", metavar="NAME=N", action="append", default=[], help="see docs/hosting.md")
    serve.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info")
    serve.add_argument("--log-format", choices=("auto", "json", "text"), default="auto")
    serve.set_defaults(run=run_server)
    store = commands.add_parser("store", help="check that every stored table is complete and can be replayed")
    store.add_argument("what", choices=("check",))
    add_store(store)
    store.add_argument("--json", action="store_true")
    store.set_defaults(run=run_store)


def add_store(parser: argparse.ArgumentParser) -> None:
    """Add the option --store."""
    parser.add_argument(
        "--store",
        metavar="URL",
        default=os.environ.get("TRIFORIUM_STORE") or default_store(),
        help="sqlite:///FILE or postgresql://… (default: a file in your data folder)",
    )


def run_server(args: argparse.Namespace) -> int:
    """Run the server until it is stopped."""
    from triforium.server.server import serve

    if not 0 <= args.port <= 65535:
        raise BadOption(f"--port {args.port} must be a number from 0 to 65535")
    if args.processes:
        raise BadOption("--processes is gone: start several servers on one PostgreSQL behind a proxy (docs/hosting.md)")
    if not 0 <= args.drain_seconds <= 3600:
        raise BadOption("--drain-seconds must be a number from 0 to 3600")
    if args.bot_workers < 0 or args.bot_seconds <= 0:
        raise BadOption("--bot-workers must be 0 or more, and --bot-seconds more than 0")
    text = args.log_format == "text" or (args.log_format == "auto" and sys.stderr.isatty())
    serve(
        Settings(
            store=args.store,
            host=args.host,
            port=args.port,
            address="".join(read_origins([args.address], "--address")) if args.address else "",
            origins=read_origins(args.origin),
            trusted_proxies=read_proxies(args.trust_proxy),
            drain_seconds=args.drain_seconds,
            bot_workers=args.bot_workers,
            bot_seconds=args.bot_seconds,
            components=[(name, game_of_file(name, read_text(name)).file.text) for name in args.components],
            client=args.client,
            log=args.log,
            json_logs=not text,
            limits=read_limits(args.limit),
        )
    )
    return 0


def run_store(args: argparse.Namespace) -> int:
    """Check a store; exit code 1 if a table is broken."""
    from triforium.server.store import open_store
    from triforium.server.store.check import check_store

    path = args.store.removeprefix("sqlite:///")
    if path != args.store and not Path(path).is_file():  # opening it would create it
        raise BadOption(f"there is no file {path!r}; name an existing store with --store")

    async def check() -> Any:
        store = open_store(args.store)
        await store.open()
        try:
            return await check_store(store)
        finally:
            await store.close()

    report = asyncio.run(check())
    if args.json:
        print_json(msgspec.to_builtins(report))
    else:
        print(f"{report.tables} tables, {report.entries} entries, {report.actions} actions")
        for line in report.other_rules:
            print(f"other rules: {line}")
        for line in report.broken:
            print(f"broken: {line}")
    return 1 if report.broken else 0
