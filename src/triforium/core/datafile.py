"""Data files: TOML with line numbers, decoded into structs; every error names file, line and invariant."""

import hashlib
import re
import tomllib
import types
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

import msgspec

from triforium.core.errors import BadComponents
from triforium.core.notation import Names

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_\-\"']+)\s*=")
PLACE: Final = re.compile(r"\.([A-Za-z0-9_\-]+)|\[([0-9]+)\]")
CHOICES: Final = re.compile(r"`str` matching regex '\^\(([\w|+\-]+)\)\$'")
KINDS: Final = {
    "`int`": "a whole number",
    "`bool`": "true or false",
    "`str`": "a text",
    "`array`": "a list",
    "`object`": "a table",
}
T = TypeVar("T")
Path = tuple[str | int, ...]


class Component(msgspec.Struct, forbid_unknown_fields=True, eq=False):
    """A table of a component file; the description of a field is the invariant that it must satisfy."""


class Invalid(ValueError):
    """Raised by a struct whose values do not go together: the key that is wrong, the invariant, and a sentence."""

    def __init__(self, key: str, invariant: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key
        self.invariant = invariant


def one_of(names: Names, invariant: str = "") -> msgspec.Meta:
    """The constraint of a field that is one of these names."""
    pattern = f"^({'|'.join(names.words)})$"
    return msgspec.Meta(pattern=pattern, description=invariant or None, extra_json_schema={"enum": names.words})


class DataFile:
    """A parsed TOML file."""

    def __init__(self, name: str, text: str, is_shipped: bool = False) -> None:
        self.name = name
        self.text = text
        # Of a user's own file; a record stores it to say which components were used.
        self.fingerprint = "" if is_shipped else hashlib.sha256(text.encode()).hexdigest()[:16]
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{name}: this is not TOML: {error}") from None

    @cached_property
    def lines(self) -> dict[str, int]:
        """The line on which the value of each dotted path starts."""
        return line_numbers(self.text)

    def line(self, *path: str | int) -> int:
        """The line of a value, or of its nearest enclosing table."""
        for length in range(len(path), 0, -1):
            found = self.lines.get(".".join(str(part) for part in path[:length]))
            if found is not None:
                return found
        return 1

    def bad(self, path: Path, invariant: str, sentence: str) -> BadComponents:
        """The error to raise for a bad value: file, line, sentence and broken invariant."""
        return BadComponents(f"{self.name}, line {self.line(*path)}: {sentence} (invariant: {invariant})")

    def check(self, fact: bool, path: Path, invariant: str, sentence: str) -> None:
        """BadComponents unless an invariant holds."""
        if not fact:
            raise self.bad(path, invariant, sentence)

    def decode(self, kind: type[T], data: Any = None) -> T:
        """The file, or some of its data, as a struct of this kind; BadComponents for a value that does not fit."""
        try:
            return msgspec.convert(self.data if data is None else data, kind)
        except msgspec.ValidationError as error:
            said, _, place = str(error).rpartition(" - at `") if " - at `" in str(error) else (str(error), "", "")
            path: Path = tuple(int(row) if row else key for key, row in PLACE.findall(place.partition("[...]")[0]))
            if isinstance(error.__cause__, Invalid):
                broken = error.__cause__
                sentence = f"{self.row_name(path)}{said}"
                raise self.bad((*path, broken.key), broken.invariant, sentence) from None
        missing = re.fullmatch("Object missing required field `(.*)`", said)
        unknown = re.fullmatch("Object contains unknown field `(.*)`", said)
        name = self.row_name(path)
        if missing is not None:
            raise self.bad(path, "nothing is left out", f"{name}{missing[1]} is missing")
        if unknown is not None:
            raise self.bad((*path, unknown[1]), "only known keys", f"{name}{unknown[1]} is not a known key")
        wanted = CHOICES.sub(lambda found: f"one of {found[1].replace('|', ', ')}", said.replace("Expected ", "", 1))
        for word, plain in KINDS.items():
            wanted = wanted.replace(word, plain)
        key = next((str(part) for part in path[::-1] if isinstance(part, str)), "the file")
        has = "has {!r}, which" if path and isinstance(path[-1], int) else "is {!r}, and"
        sentence = f"{name}{key} {has.format(self.value(path))} should be {wanted.partition(', got')[0]}"
        if said.startswith("Invalid"):
            sentence = f"{name}{key} is {self.value(path)!r}"
        raise self.bad(path, invariant_of(kind, path, self.data) or "the file has the form of its schema", sentence)

    def value(self, path: Path) -> Any:
        """The value at a path that exists."""
        value: Any = self.data
        for part in path:
            value = value[part]
        return value

    def row_name(self, path: Path) -> str:
        """The ID of the innermost row around a value, for an error message."""
        for length in range(len(path), 0, -1):
            value = self.value(path[:length])
            if isinstance(value, dict) and isinstance(value.get("id"), str):
                return f"{value['id']}: "
        return ""

    # --- typed access by path, for files without a schema --------------------------------------------------

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

    def word(self, *path: str | int) -> str:
        """The string at a path."""
        value = self.get(*path)
        if not isinstance(value, str):
            raise self.bad(path, "names are strings", f"{path[-1]} is {value!r}, not a string")
        return value

    def flag(self, *path: str | int) -> bool:
        """The boolean at a path."""
        value = self.get(*path)
        if not isinstance(value, bool):
            raise self.bad(path, "a flag is true or false", f"{path[-1]} is {value!r}, neither true nor false")
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


def shipped(package: str, name: str) -> str:
    """The text of a file in a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def shipped_components(package: str) -> DataFile:
    """The component file of a package."""
    return DataFile("components.toml", shipped(package, "components.toml"), is_shipped=True)


def invariant_of(kind: Any, path: Path, value: Any) -> str:
    """The description of the innermost field of a struct that has one, on the way to a value in the data."""
    found = ""
    for part in (*path, ""):
        while get_origin(kind) is Annotated:
            kind, *notes = get_args(kind)
            found = next((note.description for note in notes if getattr(note, "description", None)), found)
        if isinstance(part, int) or get_origin(kind) is dict:
            kind = get_args(kind)[-1 if get_origin(kind) is dict else 0]
        else:
            kinds = get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)
            structs = [one for one in kinds if isinstance(one, type) and issubclass(one, msgspec.Struct)]
            meant = [one for one in structs if is_tagged(one, value)]
            kind = {field.encode_name: field.type for one in meant for field in msgspec.structs.fields(one)}.get(part)
        value = value[part] if part != "" else None
    return found


def is_tagged(kind: type[msgspec.Struct], value: Any) -> bool:
    """Whether a table is meant to be a struct of this kind, if kinds are told apart by a tag."""
    config = kind.__struct_config__
    return config.tag_field is None or (isinstance(value, dict) and value.get(config.tag_field) == config.tag)


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
