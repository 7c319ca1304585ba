"""The command `triforium bots`: list the bots, how they play, and how strong they are."""

import argparse
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from triforium.bots import BOTS
from triforium.bots.ladder import LEVELS, SECONDS
from triforium.bots.ratings import MIN_GAMES, WON, Strength, strengths
from triforium.cli.common import OutputConsole, print_json
from triforium.core.game import Game
from triforium.core.words import Words
from triforium.games import all_games, find_game


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    bots = commands.add_parser("bots", parents=[common], help="list the bots, how they play, and how strong they are")
    bots.add_argument("game", metavar="GAME", nargs="?")
    bots.add_argument("--json", action="store_true")
    bots.set_defaults(run=show_bots)


def show_bots(args: argparse.Namespace) -> int:
    """Print the bots of one game or of all games, weakest first."""
    games = [find_game(args.game)] if args.game else all_games()
    words = Words(args.lang)
    if args.json:
        print_json({"games": [{"game": game.key, "bots": entries(game, words)} for game in games]})
        return 0
    console = OutputConsole()
    for game in games:
        console.print(f"[bold]{game.key}[/bold]  {escape(game.title)}")
        console.print(bots_table(game, words))
    console.print(
        "rating: random play is 0, a lead of 400 means odds of 10 to 1; won: games won as a team; 95 % intervals;"
        f" –: not measured; *: fewer than {MIN_GAMES} games (docs/bots.md)"
    )
    return 0


def most_ms(bot: str) -> int:
    """The CPU time limit per choice; 0 for a bot that does not search."""
    return round(1000 * SECONDS[LEVELS.index(bot)]) if bot in LEVELS else 0


def entries(game: Game[Any], words: Words) -> list[dict[str, object]]:
    """The bots of a game in the JSON format of docs/cli.md."""
    found: list[dict[str, object]] = []
    for bot in BOTS:
        measured = [strength._asdict() for strength in strengths(game.key) if strength.bot == bot]
        for figures in measured:
            del figures["bot"]
        style = words.word(f"level-{bot}-style")
        found.append({"bot": bot, "style": style, "most_ms": most_ms(bot), "strengths": measured})
    return found


def bots_table(game: Game[Any], words: Words) -> Table:
    """A row for each bot, a column for each edition and number of seats that was measured."""
    measured = strengths(game.key)
    places = list(dict.fromkeys((strength.edition, strength.seats, strength.scale) for strength in measured))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (
        "bot",
        "style",
        "thinks",
        *(f"{edition}, {seats} seats: {scale}" for edition, seats, scale in places),
    ):
        table.add_column(heading)
    for bot in BOTS:
        thinks = words.word("level-thinks", milliseconds=str(most_ms(bot))) if most_ms(bot) else ""
        known = {(s.edition, s.seats, s.scale): figure(s) for s in measured if s.bot == bot}
        table.add_row(
            bot,
            words.word(f"level-{bot}-style"),
            thinks or words.word("level-thinks-not"),
            *(known.get(place, "–") for place in places),
        )
    return table


def figure(strength: Strength) -> str:
    """A value with its interval; a star marks a result of few games."""
    percent = " %" if strength.scale == WON else ""
    few = " *" if strength.games < MIN_GAMES else ""
    return f"{strength.value:.0f}{percent} ({strength.low:.0f} to {strength.high:.0f}){few}"
