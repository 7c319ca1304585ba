"""The commands `triforium games`, `rule` and `components`."""

import argparse
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from triforium.bots import BOTS
from triforium.cli.common import OutputConsole, game_from_args, print_json, read_text
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rulebook import Rulebook
from triforium.core.words import LANGUAGES, Words
from triforium.games import all_games, find_game, game_of_file


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of these commands."""
    games = commands.add_parser("games", parents=[common], help="list the games with their editions, seats and options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(run=show_games)
    rule = commands.add_parser("rule", parents=[common], help="show a rule with its sources and rulings")
    rule.add_argument("id", metavar="ID", help="for example BAS-VAULT-5")
    rule.add_argument("--json", action="store_true")
    rule.set_defaults(run=show_rule)
    components = commands.add_parser("components", parents=[common], help="list every component value and its source")
    components.add_argument("game", metavar="GAME | check FILE | schema GAME")
    components.add_argument("name", metavar="", nargs="?", default="")
    components.add_argument("--edition", default="")
    components.add_argument("--json", action="store_true")
    components.set_defaults(run=show_components)


def show_games(args: argparse.Namespace) -> int:
    """Print every game with its editions, seats and options; * marks the default."""
    games = all_games()
    if args.json:
        print_json({"games": [game_entry(game) for game in games]})
        return 0
    console = OutputConsole()
    for game in games:
        words = Words(args.lang, game.words_package())
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
    """The key of an edition as part of a Fluent key, which cannot contain a plus."""
    return text.replace("+", "-")


def seats_text(game: Game[Any]) -> str:
    """The number of players."""
    if game.fewest_seats == game.most_seats:
        return f"{game.most_seats} players"
    return f"{game.fewest_seats} to {game.most_seats} players"


def game_entry(game: Game[Any]) -> dict[str, object]:
    """A game in the JSON format of docs/cli.md."""
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


def show_rule(args: argparse.Namespace) -> int:
    """Print a rule with its sources and rulings."""
    key = args.id.strip().upper()
    near: list[str] = []
    for game in all_games():
        book = game.rulebook()
        if book.has(key):
            return print_rule(game, book, key, args.json)
        near += book.near(key)
    hint = f"; did you mean {', '.join(near[:6])}?" if near else "; rule IDs look like BAS-VAULT-5"
    raise BadOption(f"there is no rule {args.id!r}{hint}")


def print_rule(game: Game[Any], book: Rulebook, key: str, as_json: bool) -> int:
    """Print one rule as text or as JSON."""
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
    console = OutputConsole()
    console.print(f"[bold]{key}[/bold]  [dim]{escape(game.title)}, {escape(rule.chapter)}[/dim]")
    console.print(escape(rule.text))
    if rule.sources:
        console.print(f"[dim]({escape(rule.sources)})[/dim]")
    for code, text in notes:
        console.print(f"  [dim]{escape(code)}:[/dim] {escape(text)}")
    return 0


def show_components(args: argparse.Namespace) -> int:
    """Print every component value and its source; or check a component file; or print its schema."""
    if args.game in ("check", "schema"):
        if not args.name:
            raise BadOption(f"triforium components {args.game} needs a {'FILE' if args.game == 'check' else 'GAME'}")
        return check_components(args) if args.game == "check" else show_schema(args)
    if args.name:
        raise BadOption(f"triforium components takes one game; leave out {args.name!r}")
    game = game_from_args(args.game, args)
    values = game.component_values(args.edition)
    reconstructed = sum(1 for value in values if value.provenance == "reconstructed")
    if args.json:
        rows = [{"part": v.part, "what": v.what, "value": v.value, "provenance": v.provenance} for v in values]
        print_json(
            {
                "game": game.key,
                "edition": args.edition or game.editions()[0],
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
    console = OutputConsole()
    console.print(table)
    console.print(f"{reconstructed} of {len(values)} values are reconstructed (≈): no source shows them.")
    return 0


def show_schema(args: argparse.Namespace) -> int:
    """Print the JSON Schema of a game's component file."""
    print_json(find_game(args.name).components_schema())
    return 0


def check_components(args: argparse.Namespace) -> int:
    """Print which values of a component file differ from the shipped ones; BadComponents if it is inconsistent."""
    game = game_of_file(args.name, read_text(args.name))
    shipped = find_game(game.key)
    changes: dict[tuple[str, str], dict[str, str]] = {}
    for edition in game.editions():
        before = {(value.part, value.what): value.value for value in shipped.component_values(edition)}
        after = {(value.part, value.what): value.value for value in game.component_values(edition)}
        for part, what in {**before, **after}:
            old, new = before.get((part, what), ""), after.get((part, what), "")
            if old != new:
                changes[part, what] = {"part": part, "what": what, "shipped": old, "value": new}
    if args.json:
        print_json({"file": args.name, "game": game.key, "changes": list(changes.values())})
        return 0
    console = OutputConsole()
    found = f"values that differ from the shipped ones: {len(changes)}" if changes else "the shipped values"
    console.print(escape(f"{args.name}: consistent components of {game.title}; {found}"), soft_wrap=True)
    if changes:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for heading in ("part", "what", "shipped", "here"):
            table.add_column(heading)
        for change in changes.values():
            table.add_row(*(escape(value) for value in change.values()))
        console.print(table)
    return 0
