#!/usr/bin/env python3
"""Which rules of each rulebook are cited in code and played in a test, and which citations are of no rule at all.

    tools/trace_rules.py [GAME] [--json] [--root DIR]

A game is any folder under src/triforium/games with a rules.md. Code cites a rule in a docstring, comment or string of
that folder; a test cites it in its decorator @rule("BAS-VAULT-5"). "BAS-CLEAN-1 to BAS-CLEAN-8" stands for all between.
A citation counts as a test of the rule only if the test lies in tests/games; if its input is not generated (no @given
of Hypothesis) and it plays no random games, because such tests try much and state little about each case; and if it
asserts something: by `assert`, by `pytest.raises`, or by what the tables of tests/games ask (`shows`, `refuses`,
`cannot_read`). A citation elsewhere must name a rule that exists, and counts for none.
Where a card or tile is a rule of its own, its row in components.toml is its code: id = "A9" is SM-A9.
Exit code 1: a rule is missing somewhere, or a citation is of no rule. Exit code 2: no such game.
"""

import argparse
import ast
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
try:
    from triforium.core.rulebook import Rulebook
except ImportError:
    sys.path.insert(0, str(ROOT / "src"))
    from triforium.core.rulebook import Rulebook

GAMES = Path("src/triforium/games")
RANGE = re.compile(r"([A-Z]{2,4}(?:-[A-Z0-9]+)*?-[A-Z]*)([0-9]+)\s+to\s+\1([0-9]+)")
ROW = re.compile(r'^\s*id\s*=\s*"([A-Z0-9\-]+)"', re.MULTILINE)
CHECKS = {"raises", "shows", "refuses", "cannot_read"}  # calls that assert something
RANDOM = {"some_states", "states", "decisions", "late_bell", "playout"}  # calls that play games at random
LIST_LIMIT = 12  # places shown for one unknown citation


@dataclass
class Trace:
    """One game: its rules in order, and where each ID is cited."""

    game: str
    rules: list[str]
    code: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    unknown: dict[str, list[str]] = field(default_factory=dict)

    def prefixes(self) -> set[str]:
        """What the IDs of this game begin with."""
        return {key.split("-")[0] for key in self.rules}

    def missing(self, cited: dict[str, list[str]]) -> list[str]:
        """The rules that are cited nowhere, in the order of the rulebook."""
        return [key for key in self.rules if key not in cited]

    def is_whole(self) -> bool:
        """Is every rule in code and in a test, and every citation of a rule?"""
        return not (self.missing(self.code) or self.missing(self.tests) or self.unknown)

    def is_chapter(self, key: str) -> bool:
        """Is it the stem of rules, like BAS-ORD-CONFUSE?"""
        return any(known.startswith(key + "-") for known in self.rules)

    def cite(self, cited: dict[str, list[str]], text: str, path: str, line: int) -> None:
        """Note every ID in a text; a stem alone names a chapter and counts for none of its rules."""
        for key, offset in ids_in(text, self.prefixes(), self.rules):
            where = f"{path}:{line + text.count(chr(10), 0, offset)}"
            if key in self.rules:
                cited.setdefault(key, []).append(where)
            elif not self.is_chapter(key):
                self.unknown.setdefault(key, []).append(where)

    def cite_rows(self, text: str, path: str) -> None:
        """Note the rules that are rows of a component file; rows that are no rule are none of our business."""
        for row in ROW.finditer(text):
            for key in (f"{prefix}-{row.group(1)}" for prefix in self.prefixes()):
                if key in self.rules:
                    line = 1 + text.count("\n", 0, row.start(1))
                    self.code.setdefault(key, []).append(f"{path}:{line}")


def ids_in(text: str, prefixes: set[str], rules: list[str]) -> list[tuple[str, int]]:
    """The IDs in a text with their places, those between the ends of a range included."""
    pattern = re.compile(rf"(?<![A-Za-z0-9\-])(?:{'|'.join(sorted(prefixes))})(?:-[A-Z0-9]+)+[a-z]?(?![A-Za-z0-9])")
    found = [(match.group(), match.start()) for match in pattern.finditer(text)]
    for match in RANGE.finditer(text):
        stem, first, last = match.groups()  # E01 to E10 keep their zeros
        between = [f"{stem}{number:0{len(first)}d}" for number in range(int(first) + 1, int(last))]
        found += [(key, match.start()) for key in between if key in rules]
    return found


def cited_by_tests(tree: ast.Module) -> list[tuple[str, int, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    """The texts of all decorators @rule(…) of a file, with their lines and what they decorate."""
    found: list[tuple[str, int, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for decorator in node.decorator_list:
            if called(decorator) == "rule" and isinstance(decorator, ast.Call):
                found += [
                    (text.value, text.lineno, node)
                    for text in decorator.args
                    if isinstance(text, ast.Constant) and isinstance(text.value, str)
                ]
    return found


def called(node: ast.AST) -> str:
    """The bare name of the function that a call calls; empty for anything else."""
    return getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""


def is_real_test(node: ast.AST) -> bool:
    """Is its input chosen by a person, and is something asserted of what comes out?"""
    if any(called(decorator) == "given" for decorator in getattr(node, "decorator_list", ())):
        return False
    names = {called(inner) for inner in ast.walk(node)}
    asserts = names & CHECKS or any(isinstance(inner, ast.Assert) for inner in ast.walk(node))
    return bool(asserts) and not names & RANDOM


def trace(root: Path) -> list[Trace]:
    """Every game of a tree, in the order of the alphabet."""
    traces = [
        Trace(book.parent.relative_to(root / GAMES).as_posix(), list(Rulebook(book.read_text(encoding="utf-8")).rules))
        for book in sorted((root / GAMES).glob("*/rules.md"))
    ]
    for game in traces:
        for path in sorted((root / GAMES / game.game).rglob("*.py")):
            game.cite(game.code, path.read_text(encoding="utf-8"), str(path.relative_to(root)), 1)
        for path in sorted((root / GAMES / game.game).rglob("components.toml")):
            game.cite_rows(path.read_text(encoding="utf-8"), str(path.relative_to(root)))
    for path in sorted((root / "tests").rglob("*.py")):
        for text, line, node in cited_by_tests(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            where = str(path.relative_to(root))
            counts = (root / "tests/games") in path.parents and is_real_test(node)
            owners = [game for game in traces if text.split("-")[0] in game.prefixes()]
            for game in owners:
                game.cite(game.tests if counts else {}, text, where, line)
            if not owners and traces:
                traces[0].unknown.setdefault(text, []).append(f"{where}:{line}")
    return traces


def table(traces: list[Trace]) -> str:
    """One line a game, and below it what is missing or unknown."""
    width = max([len(game.game) for game in traces] + [4])
    lines = [f"{'game':<{width}}  rules  in code  in tests  unknown"]
    for game in traces:
        counts = f"{len(game.rules):>5}  {len(game.code):>7}  {len(game.tests):>8}  {len(game.unknown):>7}"
        lines.append(f"{game.game:<{width}}  {counts}")
        for title, keys in (("in code", game.missing(game.code)), ("in tests", game.missing(game.tests))):
            if keys:
                lines.append(f"  not {title}: {', '.join(keys)}")
        for key, places in game.unknown.items():
            lines.append(f"  no such rule: {key} ({', '.join(places[:LIST_LIMIT])})")
    return "\n".join(lines)


def as_json(traces: list[Trace]) -> str:
    """The same for machines."""
    games = {
        game.game: {
            "rules": len(game.rules),
            "in_code": len(game.code),
            "in_tests": len(game.tests),
            "not_in_code": game.missing(game.code),
            "not_in_tests": game.missing(game.tests),
            "unknown": game.unknown,
            "whole": game.is_whole(),
        }
        for game in traces
    }
    return json.dumps(games, indent=2)


def main(arguments: list[str]) -> int:
    """Trace and print."""
    parser = argparse.ArgumentParser(description="Which rules lack code or a test.")
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to read, if not this one")
    chosen = parser.parse_args(arguments)
    traces = trace(chosen.root)
    if chosen.game:
        names = [game.game for game in traces]
        if chosen.game not in names:
            print(f"there is no game {chosen.game!r}; there are: {', '.join(names)}", file=sys.stderr)
            return 2
        traces = [game for game in traces if game.game == chosen.game]
    print(as_json(traces) if chosen.json else table(traces))
    return 0 if all(game.is_whole() for game in traces) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
