"""triforium play: a game in the terminal."""

import argparse
from pathlib import Path
from typing import Any

from triforium.cli.common import chosen_game, chosen_options
from triforium.cli.record import load
from triforium.terminal import app
from triforium.terminal.keeping import can_go_on_in


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The word of this room."""
    play = words.add_parser("play", parents=[common], help="play a game")
    play.add_argument("game", metavar="GAME", nargs="?", default="basilica")
    play.add_argument("--edition", default="", help="for example 2022+ff")
    play.add_argument("--seats", default="", help="who sits where, for example human:Anna,bot:simple")
    play.add_argument("--option", metavar="K=V", action="append", default=[], help="see triforium games")
    play.add_argument("--seed", type=int, help="the same draws again")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved record, and keep it up to date")
    play.add_argument("--save", metavar="FILE", help="keep the record in this file from the start")
    play.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Sit down and play."""
    resume = None
    if chosen.resume:
        read = load(chosen.resume, chosen)
        resume = read.record
        if read.note:
            print(read.note)
    game = resume.game if resume is not None else chosen_game(chosen.game, chosen)
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
