"""Component files: TOML that remembers the line of every value for error messages."""

import re
import tomllib
from typing import Any, Final

from triforium.core.errors import BadComponents

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_\-\"']+)\s*=")


class DataFile:
    """A parsed TOML file with line numbers and typed access by path."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{name}: this is not TOML: {error}") from None
        self.lines = line_numbers(text)

    def line(self, *path: str | int) -> int:
        """The line of a value, or of its nearest enclosing table."""
        for length in range(len(path), 0, -1):
            found = self.lines.get(".".join(str(part) for part in path[:length]))
            if found is not None:
                return found
        return 1

    def bad(self, path: tuple[str | int, ...], invariant: str, sentence: str) -> BadComponents:
        """The error to raise for a bad value: file, line, sentence and broken invariant."""
        return BadComponents(f"{self.name}, line {self.line(*path)}: {sentence} (invariant: {invariant})")

    def get(self, *path: str | int) -> Any:
        """The value at a path; BadComponents if it is missing."""
        value: Any = self.data
        for step, part in enumerate(path):
            there = (
                part in value
                if isinstance(value, dict)
                else isinstance(value, list) and isinstance(part, int) and part < len(value)
            )
            if not there:
                wanted = ".".join(str(p) for p in path)
                raise self.bad(path[:step] or path, "nothing is left out", f"{wanted} is missing")
            value = value[part]
        return value

    def number(self, *path: str | int) -> int:
        """The integer at a path."""
        value = self.get(*path)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(path, "numbers are whole numbers", f"{path[-1]} is {value!r}, not a whole number")
        return value

    def flag(self, *path: str | int) -> bool:
        """The boolean at a path."""
        value = self.get(*path)
        if not isinstance(value, bool):
            raise self.bad(path, "a flag is true or false", f"{path[-1]} is {value!r}, neither true nor false")
        return value

    def word(self, *path: str | int) -> str:
        """The string at a path."""
        value = self.get(*path)
        if not isinstance(value, str):
            raise self.bad(path, "names are strings", f"{path[-1]} is {value!r}, not a string")
        return value

    def words(self, *path: str | int) -> list[str]:
        """The list of strings at a path."""
        value = self.get(*path)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.bad(path, "lists of names are lists of strings", f"{path[-1]} is not a list of strings")
        return [str(word) for word in value]

    def table(self, *path: str | int) -> dict[str, Any]:
        """The table at a path."""
        value = self.get(*path)
        if not isinstance(value, dict):
            raise self.bad(path, "nothing is left out", f"{path[-1]} is {value!r}, not a table")
        return value

    def rows(self, *path: str | int) -> int:
        """The length of the list of tables at a path."""
        value = self.get(*path)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.bad(path, "nothing is left out", f"{path[-1]} is not a list of tables")
        return len(value)


def line_numbers(text: str) -> dict[str, int]:
    """The line on which the value of each dotted path starts."""
    lines: dict[str, int] = {}
    rows: dict[str, int] = {}
    where = ""
    for number, line in enumerate(text.split("\n"), 1):
        header = HEADER.match(line)
        if header is not None:
            where = header.group(2).replace(" ", "").replace('"', "")
            if header.group(1) == "[[":
                rows[where] = rows.get(where, -1) + 1
                lines.setdefault(where, number)
                where = f"{where}.{rows[where]}"
            lines[where] = number
            continue
        key = KEY.match(line)
        if key is not None:
            name = key.group(1).strip("\"'")
            lines.setdefault(f"{where}.{name}" if where else name, number)
    return lines
