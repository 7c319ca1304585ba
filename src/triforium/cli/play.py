"""The command `triforium play`: in the browser or in the terminal."""

import argparse
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from triforium.cli.browser import play_in_browser
from triforium.cli.common import component_files, game_from_args, read_options
from triforium.cli.record import load
from triforium.terminal import app
from triforium.terminal.record_file import can_continue_in

TERMINAL_ONLY = ("seed", "resume", "save")


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    play = commands.add_parser("play", parents=[common], help="play a game in the browser or the terminal")
    play.add_argument("game", metavar="GAME", nargs="?", default="")
    play.add_argument("--terminal", action="store_true", help="play in this terminal, not in the browser")
    play.add_argument("--edition", default="", help="for example 2022+ff")
    play.add_argument("--seats", default="", help="the player in each seat, for example human:Anna,bot:simple")
    play.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    play.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0: other devices can connect at once, not only when invited"
    )
    play.add_argument(
        "--port", type=int, default=8421, help="port of the server; the next one if it is taken (default: 8421)"
    )
    play.add_argument("--no-browser", action="store_true", help="print the address, but do not open a browser")
    play.add_argument("--seed", type=int, help="in the terminal: random seed, to repeat the same draws")
    play.add_argument("--resume", metavar="FILE", help="in the terminal: continue a saved game, and keep saving it")
    play.add_argument("--save", metavar="FILE", help="in the terminal: save the record in this file after every move")
    play.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play in the browser, or in the terminal if it was asked for."""
    if not args.terminal and not any(getattr(args, name, None) for name in TERMINAL_ONLY):
        if (files("triforium") / "web" / "dist" / "index.html").is_file():
            shown = not args.no_browser
            return play_in_browser(address_of(args), args.host, args.port, shown, component_files(args))
        print("This installation has no browser client, so the game runs in the terminal.")
    return play_here(args)


def address_of(args: argparse.Namespace) -> str:
    """The page to open: home, or the set-up of a game with the given options filled in."""
    query = [("lang", "" if args.lang == "en" else args.lang)]  # for English, the browser decides
    if args.game or args.components:
        query += [("edition", args.edition), ("seats", args.seats)]
        query += [("option", f"{key}={value}") for key, value in read_options(args.option).items()]
        path = f"/play/{game_from_args(args.game, args).key}"
    else:
        path = "/"
    encoded = urlencode([pair for pair in query if pair[1]])
    return f"{path}?{encoded}" if encoded else path


def play_here(args: argparse.Namespace) -> int:
    """Play in the terminal."""
    resume = None
    if args.resume:
        read = load(args.resume, args)
        resume = read.record
        if read.note:
            print(read.note)
    game = resume.game if resume is not None else game_from_args(args.game, args, default="basilica")
    seats = [seat.strip() for seat in args.seats.split(",") if seat.strip()]  # empty: as recorded, or against bots
    save_to = Path(args.save) if args.save else None
    if resume is not None and not args.save and not seats and can_continue_in(Path(args.resume), resume):
        save_to = Path(args.resume)  # a game that continues with the same players stays in its file
    return app.play(
        game,
        edition=args.edition,
        options=read_options(args.option),
        seats=seats,
        language=args.lang,
        seed=args.seed,
        resume=resume,
        save_to=save_to,
    )
