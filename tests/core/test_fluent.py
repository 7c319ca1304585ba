"""Our small Fluent resolver gives the same texts as the Fluent project's own runtime."""

from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from triforium.core.errors import BadOption
from triforium.core.fluent_read import FluentFile, Value
from triforium.core.numbers_read import Numbers
from triforium.core.words import LANGUAGES, Words

FILES = sorted(Path(__file__).parents[2].glob("src/triforium/**/words/*/*.ftl"))
NUMBERS = (0, 1, 2, 5, 12, 22, -1, -3, 1000, 1234567)  # each plural category, and long ones
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Arguments(Visitor):
    """The arguments of a message, and the names that select one of its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def both(language: str, text: str) -> tuple[FluentFile, FluentBundle]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return FluentFile(text, language), bundle


def reference(bundle: FluentBundle, key: str, args: dict[str, Value]) -> str:
    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    assert not errors
    return str(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join((path.parts[-4], *path.parts[-2:])))
def test_every_message_is_formatted_as_by_the_reference(path: Path) -> None:
    language = path.parent.name
    text = path.read_text(encoding="utf-8")
    ours, bundle = both(language, text)
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert list(ours.entries) == [entry.id.name for entry in entries]
    for entry in entries:
        key = entry.id.name
        asked = Arguments()
        asked.visit(entry)
        names = sorted(asked.names)
        # The Python runtime lets the text "one" select [1]; neither the browser's nor ours does.
        values: list[Value] = [*NUMBERS, *sorted(asked.keys - CATEGORIES), "Łukasz"]
        samples = [dict.fromkeys(names, value) for value in values] if names else [{}]
        if len(names) == 2:
            samples += [dict(zip(names, pair, strict=True)) for pair in product(values, repeat=2)]
        for args in samples:
            assert ours.format(key, args) == reference(bundle, key, args), (key, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories_are_those_of_cldr(language: str) -> None:
    text = "n = { $n ->\n  [one] one\n  [two] two\n  [few] few\n  [many] many\n *[other] other\n }\n"
    ours, bundle = both(language, text)
    for n in range(-120, 1121):
        assert ours.format("n", {"n": n}) == reference(bundle, "n", {"n": n}), n


LAYOUT = """\
# A comment.
plain = One line.
wrapped =
    First line,
      indented second,

    last one.   # not a comment
literal = {""}  leading{" "}blanks { "}" } and \\ backslash {"\\u00e9"}
nested = { $a ->
    [0] none of { $b ->
        [0] none
       *[other] { $b }
    }
    [yes] agreed
   *[other] { $a }, { $b }
} in all
closing =
    { $a }
}junk
after = still here
"""


def test_layout_literals_and_nesting_are_parsed_as_by_the_reference() -> None:
    ours, bundle = both("en", LAYOUT.replace("}junk\n", ""))
    for key in ("plain", "wrapped", "literal", "nested", "closing", "after"):
        for a, b in product((0, 1, 5, "yes", "no"), (0, 1, 5, "x")):
            args: dict[str, Value] = {"a": a, "b": b}
            assert ours.format(key, args) == reference(bundle, key, args)


def test_a_broken_entry_does_not_break_the_next() -> None:
    ours = FluentFile(LAYOUT, "en")
    assert ours.format("after", {}) == "still here"


@pytest.mark.parametrize(
    "text",
    [
        "a = { b }\n",
        "a = { -b }\n",
        "a = { NUMBER($b) }\n",
        "a = { 5 }\n",
        "a = x\n    .b = y\n",
        "a =\n    .b = y\n",
        "a = { $b ->\n  [1.5] x\n *[other] y\n }\n",
        "a = { NUMBER($b) ->\n  [one] x\n *[other] y\n }\n",
        "a = { $b ->\n  [one] x\n }\n",
        "a = { $b\n",
        "a =\n",
    ],
)
def test_what_is_not_supported_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="'a' in en"):
        FluentFile(text, "en").format("a", {"b": 1})


def test_a_missing_key_or_argument_raises_an_error() -> None:
    words = Words("en", "triforium.games.pebbles")
    with pytest.raises(AssertionError, match="no words for 'nothing' in en"):
        words.word("nothing")
    with pytest.raises(AssertionError, match="'choice-first' in en: no argument 'noun'"):
        words.word("choice-first")
    assert words.word("choice-first", noun="--5") == words.word("choice-first", noun="²").replace("²", "--5")


def test_a_plural_rule_that_cannot_be_read_is_refused() -> None:
    russian = Numbers(
        'thousands = " "\n[plural]\none = "n % 10 = 1 and n % 100 != 11"\nfew = "n % 10 = 2..4"\nmany = ""\n'
    )
    assert [russian.plural(n) for n in (1, 11, 21, 3, 5)] == ["one", "many", "one", "few", "many"]
    with pytest.raises(BadOption, match="'n is 1' is not a plural rule"):
        Numbers('thousands = ","\n[plural]\none = "n is 1"\nother = ""\n')


def test_a_package_without_a_language_speaks_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (
        ("en/messages.ftl", "many = { $n ->\n    [one] one\n   *[other] some\n  }\n"),
        ("__init__.py", ""),
    ):
        path = tmp_path / "small_game" / ("words" if "/" in name else "") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("pl", "small_game")
    assert (words.word("many", n="1"), words.word("many", n="3")) == ("one", "some")
    assert words.word("allowed") == Words("pl").word("allowed")
