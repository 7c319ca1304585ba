"""Parser for a game's rules.md: every rule by its ID, with its sources and rulings."""

import re
from typing import Final

DEFINITION: Final = re.compile(r"(?:-\s+\*\*|\|\s*\**)([A-Z]{2,4}(?:-[A-Z0-9]+)+[a-z]?)\**(?:\s*\|\s*|\s+)(.*)")
HEADING: Final = re.compile(r"#+\s+(.*)")
SOURCES: Final = re.compile(r"\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$")
CODE_ROW: Final = re.compile(r"\|\s*(S[0-9]|P:[a-z0-9\-]+|D-[0-9]+|[0-9]{1,3})\s*\|\s*(.*?)\s*\|\s*$")
CITED: Final = re.compile(r"RULING [0-9]+|RUL-[0-9]+|difference D-[0-9]+|P:[a-z0-9\-]+|\bS[0-9]\b")


class Rule:
    """One rule: what it says, in which chapter, and where it comes from."""

    def __init__(self, key: str, number: int, chapter: str, text: str, sources: str) -> None:
        self.key = key
        self.number = number  # its index in the rulebook
        self.chapter = chapter
        self.text = text
        self.sources = sources


class Rulebook:
    """Every rule of a game, in order."""

    def __init__(self, text: str) -> None:
        self.rules: dict[str, Rule] = {}
        self.codes: dict[str, str] = {}  # sources, differences and rulings, by their codes
        chapter = ""
        for line in text.split("\n"):
            heading = HEADING.match(line)
            if heading is not None:
                chapter = heading.group(1)
            row = CODE_ROW.match(line)
            if row is not None:
                self.add_code(row.group(1), [cell.strip() for cell in row.group(2).split("|")], chapter)
            definition = DEFINITION.match(line)
            if (
                definition is not None
                and definition.group(1) not in self.rules
                and (re.search("[0-9]", definition.group(1)) or f"**{definition.group(1)}**" in line)
            ):
                self.add_rule(definition.group(1), definition.group(2), chapter)

    def add_rule(self, key: str, body: str, chapter: str) -> None:
        """Add a rule: text with its sources in parentheses at the end, or a table row."""
        if body.endswith("|"):
            cells = [cell.strip() for cell in body.rstrip("|").split("|")]
            self.rules[key] = Rule(key, len(self.rules), chapter, " — ".join(cells), "")
            return
        found = SOURCES.search(body)
        sources = found.group(1) if found is not None else ""
        text = body[: found.start()] if found is not None else body
        self.rules[key] = Rule(key, len(self.rules), chapter, text.strip(), sources)

    def add_code(self, code: str, cells: list[str], chapter: str) -> None:
        """Add the meaning of a source code such as S1, P:name, D-3 or a ruling number."""
        if code.isdigit():
            code = f"RULING {code}"
            if len(cells) < 2 or not re.search("[Rr]uling", chapter):
                return
            self.codes.setdefault(code, f"{cells[0]} {cells[1]}")
        elif code.startswith("D-"):
            self.codes.setdefault(f"difference {code}", f"{cells[0]}: {cells[-1]}")
        else:
            self.codes.setdefault(code, " — ".join(cell.strip("`") for cell in cells))

    def has(self, key: str) -> bool:
        """Is there a rule with this ID?"""
        return key in self.rules

    def number(self, key: str) -> int:
        """The index of a rule in the rulebook."""
        return self.rules[key].number

    def notes(self, key: str) -> list[tuple[str, str]]:
        """The sources and rulings of a rule: pairs of code and text."""
        found: list[tuple[str, str]] = []
        for code in CITED.findall(self.rules[key].sources):
            text = self.codes.get(code, "")
            if code in self.rules:  # a ruling that is a rule of its own
                text = self.rules[code].text
            if text and (code, text) not in found:
                found.append((code, text))
        return found

    def near(self, key: str) -> list[str]:
        """Suggestions for a mistyped rule ID."""
        wanted = key.upper()
        stem = wanted.rsplit("-", 1)[0]
        return [rule for rule in self.rules if rule.startswith(stem) or wanted in rule][:8]
