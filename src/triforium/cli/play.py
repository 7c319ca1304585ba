"""triforium play: a table in the browser, or a game in the terminal."""

import argparse
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from triforium.cli.browser import play_in_browser
from triforium.cli.common import chosen_game, chosen_options
from triforium.cli.record import load
from triforium.terminal import app
from triforium.terminal.keeping import can_go_on_in

TERMINAL_ONLY = ("seed", "resume", "save", "components")


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The word of this room."""
    play = words.add_parser("play", parents=[common], help="play a game")
    play.add_argument("game", metavar="GAME", nargs="?", default="")
    play.add_argument("--terminal", action="store_true", help="here, and not in the browser")
    play.add_argument("--edition", default="", help="for example 2022+ff")
    play.add_argument("--seats", default="", help="who sits where, for example human:Anna,bot:simple")
    play.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    play.add_argument("--port", type=int, default=8421, help="of the server; another one if it is taken")
    play.add_argument("--no-browser", action="store_true", help="only say where the table is")
    play.add_argument("--seed", type=int, help="in the terminal: the same draws again")
    play.add_argument("--resume", metavar="FILE", help="in the terminal: go on with a saved record, and keep it")
    play.add_argument("--save", metavar="FILE", help="in the terminal: keep the record in this file from the start")
    play.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Sit down and play."""
    if not chosen.terminal and not any(getattr(chosen, name, None) for name in TERMINAL_ONLY):
        if (files("triforium") / "web" / "dist" / "index.html").is_file():
            return play_in_browser(address_of(chosen), chosen.port, not chosen.no_browser)
        print("This installation was built without the browser client, so we play here.")
    return play_here(chosen)


def address_of(chosen: argparse.Namespace) -> str:
    """The page to begin with: home, or the set-up of a game with what was asked for filled in."""
    wishes = [("lang", "" if chosen.lang == "en" else chosen.lang)]  # English only if the browser says so
    if chosen.game:
        wishes += [("edition", chosen.edition), ("seats", chosen.seats)]
        wishes += [("option", f"{key}={value}") for key, value in chosen_options(chosen.option).items()]
        path = f"/play/{chosen_game(chosen.game, chosen).key}"
    else:
        path = "/"
    asked = urlencode([wish for wish in wishes if wish[1]])
    return f"{path}?{asked}" if asked else path


def play_here(chosen: argparse.Namespace) -> int:
    """A game in the terminal."""
    resume = None
    if chosen.resume:
        read = load(chosen.resume, chosen)
        resume = read.record
        if read.note:
            print(read.note)
    game = resume.game if resume is not None else chosen_game(chosen.game or "basilica", chosen)
    seats = [seat.strip() for seat in chosen.seats.split(",") if seat.strip()]  # none: as recorded, or against bots
    save_to = Path(chosen.save) if chosen.save else None
    if resume is not None and not chosen.save and not seats and can_go_on_in(Path(chosen.resume), resume):
        save_to = Path(chosen.resume)  # a game that goes on with the same people stays in its file
    return app.play(
        game,
        edition=chosen.edition,
        options=chosen_options(chosen.option),
        seats=seats,
        language=chosen.lang,
        seed=chosen.seed,
        resume=resume,
        save_to=save_to,
    )
