"""Messages of a Fluent file (https://projectfluent.org), parsed when first used; not compiled.

The parser is the Fluent project's own. Supported are texts, variables, string literals and selections on a variable;
anything else is refused. The project's own runtime would bring Babel with it, which is too large for a browser.
"""

import re
from typing import Final, NamedTuple, Union

from fluent.syntax import FluentParser, ast

from triforium.core.errors import BadOption
from triforium.core.numbers_read import numbers_of

# An entry begins at the start of a line, and nothing inside an entry looks like this there.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
PARSER: Final = FluentParser(with_spans=False)

Value = str | int
Part = Union[str, "Variable", "Selection"]


class Variable(NamedTuple):
    """An argument of a message."""

    name: str


class Selection(NamedTuple):
    """One of several patterns, chosen by an argument: by its value, by its plural category, or the default."""

    name: str
    variants: dict[Value, list[Part]]
    default: list[Part]


class FluentFile:
    """The messages of one file in one language."""

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        self.numbers = numbers_of(language)
        self.entries: dict[str, str] = {}
        self.patterns: dict[str, list[Part]] = {}
        starts = list(ENTRY.finditer(text))
        for found, following in zip(starts, [*starts[1:], None], strict=True):
            self.entries[found[1]] = text[found.start() : following.start() if following else len(text)]

    def format(self, key: str, args: dict[str, Value]) -> str:
        """A message with its arguments filled in; a missing argument is a KeyError."""
        pattern = self.patterns.get(key)
        if pattern is None:
            pattern = self.patterns[key] = self.parse(key)
        return self.resolve(pattern, args)

    def parse(self, key: str) -> list[Part]:
        """The pattern of a message."""
        entry = PARSER.parse_entry(self.entries[key])
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            raise BadOption(f"{key!r} in {self.language}: only messages with a value and no attributes are supported")
        return self.read(key, entry.value)

    def read(self, key: str, pattern: ast.Pattern) -> list[Part]:
        """A pattern as texts, variables and selections."""
        parts: list[Part] = []
        for element in pattern.elements:
            expression = element.expression if isinstance(element, ast.Placeable) else element
            if isinstance(expression, ast.TextElement):
                parts.append(expression.value)
            elif isinstance(expression, ast.StringLiteral):
                parts.append(expression.parse()["value"])
            elif isinstance(expression, ast.VariableReference):
                parts.append(Variable(expression.id.name))
            elif isinstance(expression, ast.SelectExpression):
                parts.append(self.read_selection(key, expression))
            else:
                raise BadOption(f"{key!r} in {self.language}: {type(expression).__name__} is not supported")
        return parts

    def read_selection(self, key: str, expression: ast.SelectExpression) -> Selection:
        """A selection on a variable, with names and integers as keys."""
        if not isinstance(expression.selector, ast.VariableReference):
            raise BadOption(f"{key!r} in {self.language}: only a variable can select")
        variants: dict[Value, list[Part]] = {}
        default: list[Part] = []
        for variant in expression.variants:
            pattern = self.read(key, variant.value)
            if isinstance(variant.key, ast.Identifier):
                variants.setdefault(variant.key.name, pattern)
            elif "." in variant.key.value:
                raise BadOption(f"{key!r} in {self.language}: a number that selects is an integer")
            else:
                variants.setdefault(int(variant.key.value), pattern)
            if variant.default:
                default = pattern
        return Selection(expression.selector.id.name, variants, default)

    def resolve(self, pattern: list[Part], args: dict[str, Value]) -> str:
        """The text of a pattern."""
        texts: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                texts.append(part)
                continue
            value = args[part.name]
            if isinstance(part, Selection):
                texts.append(self.resolve(self.select(part, value), args))
            elif isinstance(value, int):
                texts.append(f"{value:,}".replace(",", self.numbers.thousands))
            else:
                texts.append(value)
        return "".join(texts)

    def select(self, selection: Selection, value: Value) -> list[Part]:
        """The first variant that fits: an integer fits itself and its plural category."""
        plural = self.numbers.plural(value) if isinstance(value, int) else value
        for key, pattern in selection.variants.items():
            if key in (value, plural):
                return pattern
        return selection.default
