"""triforium WORD …: reads the words, calls the room, turns every mistake into one sentence and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from triforium import __version__
from triforium.cli import arena, bench, bots, catalogue, play, position, record, serve, study
from triforium.core.errors import IllegalAction, IllegalRecord, TableError
from triforium.core.masks import COMPILED
from triforium.core.words import LANGUAGES

GOOD = 0
REFUSED = 1  # by the rules
BAD_USAGE = 2  # or unreadable input
OUR_MISTAKE = 70
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USAGE, f"triforium: {message}; see {self.prog} --help\n")


class ShowVersion(argparse.Action):
    """Says it on one line, however narrow the terminal is."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(version())
        parser.exit(GOOD)


def version() -> str:
    """Which version, and whether the rules run compiled."""
    form = "compiled" if COMPILED else "interpreted: the rules were not compiled when it was installed"
    return f"triforium {__version__} ({form}, Python {sys.version.split()[0]})"


def parser() -> Parser:
    """Every word of the command line."""
    top = Parser(
        prog="triforium", description="Board games about building: play, look things up, check positions and records."
    )
    top.add_argument("--version", action=ShowVersion, nargs=0, help="and whether the rules run compiled")
    words = top.add_subparsers(dest="word", metavar="WORD", required=True, parser_class=Parser)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", default=os.environ.get("TRIFORIUM_LANG", "en"), choices=LANGUAGES, help="en or pl")
    common.add_argument("--components", metavar="FILE", help="play with the component values of this file")
    for room in (play, catalogue, bots, position, record, serve, arena, study, bench):
        room.add_words(words, common)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one word; the exit code is 0 good, 1 refused by the rules, 2 bad usage or unreadable input."""
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except (IllegalAction, IllegalRecord) as error:
        return complain(str(error), REFUSED)
    except TableError as error:
        return complain(str(error), BAD_USAGE)
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("TRIFORIUM_DEBUG"):
            raise
        return complain(
            f"our mistake, not yours: {type(error).__name__}: {error} (TRIFORIUM_DEBUG=1 shows where)", OUR_MISTAKE
        )


def complain(sentence: str, code: int) -> int:
    """One line on the error stream, however the sentence was broken."""
    print(f"triforium: {' '.join(sentence.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
