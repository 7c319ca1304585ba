"""triforium games, rule, components: look things up."""

import argparse
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from triforium.bots import BOTS
from triforium.cli.common import Paper, chosen_game, print_json
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rulebook import Rulebook
from triforium.core.words import LANGUAGES, Words
from triforium.games import all_games


def add_words(words: Any, common: argparse.ArgumentParser) -> None:
    """The words of this room."""
    games = words.add_parser("games", parents=[common], help="games, editions, seats, options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=show_games)
    rule = words.add_parser("rule", parents=[common], help="a rule: the paragraph, its sources and its ruling")
    rule.add_argument("id", metavar="ID", help="for example BAS-VAULT-5")
    rule.add_argument("--json", action="store_true")
    rule.set_defaults(run=show_rule)
    components = words.add_parser("components", parents=[common], help="every component value with its provenance")
    components.add_argument("game", metavar="GAME")
    components.add_argument("--edition", default="")
    components.add_argument("--json", action="store_true")
    components.set_defaults(run=show_components)


def show_games(chosen: argparse.Namespace) -> int:
    """Every game with its editions, seats and options; the default is starred."""
    games = all_games()
    if chosen.json:
        print_json({"games": [game_entry(game) for game in games]})
        return 0
    console = Paper()
    for game in games:
        words = Words(chosen.lang, game.words_package())
        console.print(f"[bold]{game.key}[/bold]  {game.title}, {seats_text(game)}")
        for index, edition in enumerate(game.editions()):
            title = words.word("edition-" + word_key(edition))
            console.print(f"  edition {edition}{'*' if index == 0 else ''}  [dim]{title}[/dim]")
        for option in game.options():
            values = escape(" | ".join(value + ("*" if value == option.default() else "") for value in option.values))
            console.print(
                f"  option {option.key}={values}  [dim]{option.rule}: {words.word('option-' + option.key)}[/dim]"
            )
        console.print()
    return 0


def word_key(text: str) -> str:
    """An edition's key as part of a key in words/, where a plus cannot stand."""
    return text.replace("+", "-")


def seats_text(game: Game[Any]) -> str:
    """How many can play."""
    if game.fewest_seats == game.most_seats:
        return f"{game.most_seats} players"
    return f"{game.fewest_seats} to {game.most_seats} players"


def game_entry(game: Game[Any]) -> dict[str, object]:
    """A game, as docs/cli.md promises it."""
    return {
        "game": game.key,
        "title": game.title,
        "rules_version": game.rules_version,
        "seats": {"fewest": game.fewest_seats, "most": game.most_seats, "names": list(game.seats)},
        "editions": list(game.editions()),
        "options": [
            {"key": option.key, "values": list(option.values), "default": option.default(), "rule": option.rule}
            for option in game.options()
        ],
        "languages": list(LANGUAGES),
        "bots": list(BOTS),
    }


def show_rule(chosen: argparse.Namespace) -> int:
    """The paragraph of a rule, where it comes from, and the ruling behind it."""
    key = chosen.id.strip().upper()
    near: list[str] = []
    for game in all_games():
        book = game.rulebook()
        if book.has(key):
            return print_rule(game, book, key, chosen.json)
        near += book.near(key)
    hint = f"; perhaps {', '.join(near[:6])}" if near else "; rule IDs look like BAS-VAULT-5"
    raise BadOption(f"there is no rule {chosen.id!r}{hint}")


def print_rule(game: Game[Any], book: Rulebook, key: str, as_json: bool) -> int:
    """One rule, for people or for scripts."""
    rule = book.rules[key]
    notes = book.notes(key)
    if as_json:
        sources = [{"code": code, "text": text} for code, text in notes]
        print_json(
            {
                "rule": key,
                "game": game.key,
                "chapter": rule.chapter,
                "text": rule.text,
                "cites": rule.sources,
                "sources": sources,
            }
        )
        return 0
    console = Paper()
    console.print(f"[bold]{key}[/bold]  [dim]{escape(game.title)}, {escape(rule.chapter)}[/dim]")
    console.print(escape(rule.text))
    if rule.sources:
        console.print(f"[dim]({escape(rule.sources)})[/dim]")
    for code, text in notes:
        console.print(f"  [dim]{escape(code)}:[/dim] {escape(text)}")
    return 0


def show_components(chosen: argparse.Namespace) -> int:
    """Every value on the cardboard, and whether it is printed, public or reconstructed by us."""
    game = chosen_game(chosen.game, chosen)
    values = game.component_values(chosen.edition)
    reconstructed = sum(1 for value in values if value.provenance == "reconstructed")
    if chosen.json:
        rows = [{"part": v.part, "what": v.what, "value": v.value, "provenance": v.provenance} for v in values]
        print_json(
            {
                "game": game.key,
                "edition": chosen.edition or game.editions()[0],
                "values": rows,
                "reconstructed": reconstructed,
            }
        )
        return 0
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("part", "what", "value", "provenance"):
        table.add_column(heading)
    for value in values:
        mark = "≈ " if value.provenance == "reconstructed" else ""
        table.add_row(value.part, value.what, value.value, mark + value.provenance)
    console = Paper()
    console.print(table)
    console.print(
        f"{reconstructed} of {len(values)} values are reconstructed by us (≈): no printed source for them was found."
    )
    return 0
