"""The command `triforium`: parse the arguments, run a command, turn every error into one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from triforium import __version__
from triforium.cli import arena, bench, bots, catalogue, play, position, record, review, serve, site, study, train
from triforium.core.errors import IllegalAction, IllegalRecord, TableError
from triforium.core.masks import COMPILED
from triforium.core.words import LANGUAGES

GOOD = 0
REFUSED = 1  # by the rules
BAD_USAGE = 2  # or unreadable input
OUR_MISTAKE = 70
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USAGE, f"triforium: {message}; see {self.prog} --help\n")


class ShowVersion(argparse.Action):
    """Prints the version on one line, however narrow the terminal is."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(version())
        parser.exit(GOOD)


def version() -> str:
    """The version, and whether the rules are compiled."""
    form = "compiled" if COMPILED else "interpreted: the rules are not compiled"
    return f"triforium {__version__} ({form}, Python {sys.version.split()[0]})"


def parser() -> Parser:
    """The parser with all commands."""
    top = Parser(
        prog="triforium",
        description="Board games about building: play, read rules, check positions and records, compare bots.",
    )
    top.add_argument(
        "--version", action=ShowVersion, nargs=0, help="show the version, and whether the rules are compiled"
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--lang",
        default=os.environ.get("TRIFORIUM_LANG", "en"),
        choices=LANGUAGES,
        help=f"language of the output: {', '.join(LANGUAGES)}",
    )
    common.add_argument("--components", metavar="FILE", help="play with the component values of this file")
    for module in (play, catalogue, bots, position, record, review, serve, site, arena, study, train, bench):
        module.add_commands(commands, common)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit codes: 0 success, 1 refused by the rules, 2 bad usage or unreadable input."""
    try:
        args = parser().parse_args(arguments)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except (IllegalAction, IllegalRecord) as error:
        return print_error(str(error), REFUSED)
    except TableError as error:
        return print_error(str(error), BAD_USAGE)
    except BrokenPipeError:  # for example: triforium games | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("TRIFORIUM_DEBUG"):
            raise
        return print_error(
            f"internal error: {type(error).__name__}: {error} (set TRIFORIUM_DEBUG=1 for details)", OUR_MISTAKE
        )


def print_error(sentence: str, code: int) -> int:
    """Print an error as one line on stderr."""
    print(f"triforium: {' '.join(sentence.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
