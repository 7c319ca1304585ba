"""The command `triforium position`: read a position, play moves, explain why a move is not allowed."""

import argparse
from typing import Any

from triforium.bots import HINT_BOT
from triforium.cli.common import game_from_args, print_json, read_text, reason, words_for
from triforium.core.action import CHANCE, NOBODY, SPECTATOR
from triforium.core.errors import BadOption, IllegalAction, Unreadable
from triforium.core.game import Game
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.core.words import Words
from triforium.games import all_games
from triforium.terminal.advice import advice, hint_bot, hint_entry, hint_lines
from triforium.terminal.boards import draw

from secrets import randbits  # isort: skip


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    position = commands.add_parser(
        "position", parents=[common], help="read a position, list its options, play moves from it"
    )
    position.add_argument(
        "source",
        metavar="FILE",
        nargs="?",
        default="-",
        help="a file, - for standard input, or the position itself",
    )
    position.add_argument("--seat", type=int, metavar="N", help="show only what this seat may know")
    position.add_argument("--json", action="store_true")
    position.add_argument(
        "--play", metavar="MOVE", nargs="+", action="extend", default=[], help="moves in the notation of the game"
    )
    position.add_argument("--why", metavar="MOVE", help="why a move is or is not allowed, with its rule")
    position.add_argument("--score", metavar="ASSUMED", nargs="*", help="what would score now, item by item")
    position.add_argument("--hint", metavar="BOT", nargs="?", const=HINT_BOT, help="what a bot would do, and why")
    position.add_argument("--seed", type=int, help="random seed for draws and for the bot")
    position.set_defaults(run=show_position)


def game_of(text: str, args: argparse.Namespace) -> Game[Any]:
    """The game of a position, by its prefix."""
    prefix = text.split(maxsplit=1)[0] if text.split() else ""
    games = all_games()
    for game in games:
        if game.notation().prefix == prefix:
            return game_from_args(game.key, args)
    known = ", ".join(f"{game.notation().prefix} ({game.title})" for game in games)
    raise Unreadable(f"a position begins with the prefix of its game: {known}; not with {prefix[:20]!r}")


def show_position(args: argparse.Namespace) -> int:
    """Read the position, play the moves, and print the result."""
    inline = any(args.source.startswith(game.notation().prefix + " ") for game in all_games())
    text = args.source if inline else read_text(args.source)
    game = game_of(text, args)
    words = words_for(game, args)
    notation = game.notation()
    position = notation.read_position(text, Rng(randbits(60) if args.seed is None else args.seed))
    check_seat(game, position, args.seat)
    notation.deal_until_writable(position)
    assumed: list[str] = list(args.score or [])
    refusal: Refusal | None = None
    tried = ""
    try:
        moves = list(args.play)
        if args.score is not None:
            moves, more = notation.assumptions(position, moves)
            assumed += more
        if args.why is not None:
            notation.play(position, moves)
            tried = args.why
            notation.play(position.copy(), [args.why])
        else:
            tried = " ".join(moves)
            notation.play(position, moves)
    except IllegalAction as error:
        refusal = error.refusal
    return report(game, words, position, args, refusal, tried, assumed)


def check_seat(game: Game[Any], position: Position[Any], seat: int | None) -> None:
    """Raise BadOption unless --seat is a seat of this position."""
    seats = len(position.state.scores())
    if seat is not None and not 0 <= seat < seats:
        raise BadOption(f"--seat {seat}: this game has the seats 0 to {seats - 1}")


def report(
    game: Game[Any],
    words: Words,
    position: Position[Any],
    args: argparse.Namespace,
    refusal: Refusal | None,
    tried: str,
    assumed: list[str],
) -> int:
    """Print the position after all moves, as text or as JSON."""
    notation = game.notation()
    trial = position.copy()
    trial.deal()  # the decision and its options never depend on a draw, but what a seat sees does
    s: State = trial.state
    text = notation.write_position(position) if args.seat is None else notation.write_view(s, args.seat)
    deciding = s.deciding()
    mine = args.seat is None or args.seat == deciding
    options = notation.moves(s) if not s.over and mine else []
    data: dict[str, object] = {
        "game": game.key,
        "edition": edition_of(game, s),
        "deciding": None if deciding == NOBODY else deciding,
        "decision": None if s.over else s.decision().key,
        "options": options,
        "position": text,
        "scores": s.scores(),
        "over": s.over,
        "refused": None if refusal is None else {"rule": refusal.rule, "message": reason(words, refusal)},
    }
    if s.over:
        outcome = game.outcome(s)
        data["outcome"] = {"reason": outcome.reason, "rule": outcome.rule, "winners": outcome.winners}
    if args.score is not None:
        data["areas"] = notation.scoring(position.state, assumed)
    bot = None if args.hint is None else hint_bot(args.hint)
    found = []
    if bot is not None and args.seat is not None and deciding not in (args.seat, NOBODY):
        raise BadOption("--hint needs the seat that is to choose now, and --seat names another one")
    if bot is not None and deciding >= 0:
        found = advice(bot, game, s, Rng(randbits(60) if args.seed is None else args.seed))
        data["hint"] = hint_entry(game, s, bot, found)
    if args.json:
        print_json(data)
    else:
        print_text(game, words, s, args, data, refusal, tried)
        if bot is not None and found:
            print("\n".join(hint_lines(words, game, s, bot, found)))
    return 0 if refusal is None else 1


def edition_of(game: Game[Any], s: Any) -> str:
    """The edition of a state, or the first edition of a game whose states have none."""
    edition = getattr(s, "edition", None)
    return str(edition.key) if edition is not None else game.editions()[0]


def print_text(
    game: Game[Any],
    words: Words,
    s: State,
    args: argparse.Namespace,
    data: dict[str, Any],
    refusal: Refusal | None,
    tried: str,
) -> None:
    """Print the board, the question and every option in notation; or the reason of a refusal."""
    seat = SPECTATOR if args.seat is None else args.seat
    print(draw(game, words, game.view(s, seat)))
    print(data["position"])
    if refusal is not None:
        print(f"{tried}: {reason(words, refusal)} ({refusal.rule})")
    elif args.why is not None:
        print(f"{args.why}: {words.word('allowed')}")
    if s.over:
        print(f"{words.word('game-is-over')} ({data['outcome']['reason']}, {data['outcome']['rule']})")
    elif s.deciding() != CHANCE:
        print(words.say(game.prompt(s)))
        print("  " + "  ".join(data["options"]))
    for area in data.get("areas", []):
        points = " : ".join(str(number) for number in area["points"])
        if "what" in area:
            print(f"  {area['what']:12} {points}")
        else:
            print(f"  {area['colour']:8} {' '.join(area['cells']):30} value {area['value']:3}  {points}")
