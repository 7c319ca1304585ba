"""Every message exists in every language, and every message that the games use is defined."""

import ast
import functools
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.contract.cases import LONG, TESTED, scaled
from triforium.core.action import CHANCE, act
from triforium.core.game import ComponentValue, Game
from triforium.core.message import Message
from triforium.core.rng import Rng
from triforium.core.words import ENGLISH, LANGUAGES, Words
from triforium.core.words import sentences as messages_of

PACKAGES = ["triforium.core", "triforium.web", *(game.words_package() for game in TESTED)]
by_game = pytest.mark.parametrize("game", TESTED, ids=lambda game: game.key)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(package: str, language: str, name: str = "messages.ftl") -> dict[str, set[str]]:
    """The keys of a word file, each with the variables of its message."""
    text = files(package).joinpath("words", language, name).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is defined twice in {package} {language}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def languages_of(package: str) -> list[str]:
    """The languages of a package: all of them, unless it is another project's."""
    mine = {folder.name for folder in files(package).joinpath("words").iterdir()}
    assert mine >= ({*LANGUAGES} if package.startswith("triforium.") else {ENGLISH})
    return [language for language in LANGUAGES if language in mine]


def sources(game: Game[Any]) -> list[ast.Module]:
    """The modules of a game as syntax trees, which works with compiled rules too."""
    folder = Path(str(files(game.words_package())))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


@functools.cache
def refusal_keys(game: Game[Any]) -> set[str]:
    """The second argument of every Refusal(...) in a game's code."""
    keys: set[str] = set()
    for module in sources(game):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    keys.add(str(key.value))
                else:  # passed on from another refusal
                    assert ast.unparse(key) == "refusal.key", ast.unparse(node)
    return keys


@functools.cache
def decision_keys(game: Game[Any]) -> set[str]:
    """The keys of the decisions that a player makes."""
    keys: set[str] = set()
    for module in sources(game):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                body = ast.unparse(node)
                for item in node.body:
                    if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "key" and "CHANCE" not in body:
                        assert isinstance(item.value, ast.Constant)
                        keys.add(str(item.value.value))
    return keys


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_keys_with_the_same_arguments(package: str) -> None:
    for language in languages_of(package):
        assert sentences(package, language) == sentences(package, ENGLISH)


def test_the_pages_about_people_are_translated() -> None:
    first = sentences("triforium.web", ENGLISH, "people.ftl")
    assert first.keys() & sentences("triforium.web", ENGLISH).keys() == set()
    for language in LANGUAGES:
        assert sentences("triforium.web", language, "people.ftl") == first


@pytest.mark.parametrize("package", PACKAGES)
def test_our_parser_supports_everything_in_a_word_file(package: str) -> None:
    for language in languages_of(package):
        file = messages_of(package, language)
        assert set(file.entries) == set(sentences(package, language))
        for key in file.entries:
            assert file.parse(key), key  # BadOption names what is not supported


@by_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_is_defined(game: Game[Any], language: str) -> None:
    words = Words(language, game.words_package())
    wanted = [f"why-{key}" for key in refusal_keys(game)]
    wanted += [f"prompt-{key.replace('.', '-')}" for key in decision_keys(game)]
    if game in OURS:
        wanted += [f"task-{key.replace('.', '-')}" for key in decision_keys(game)]
    wanted += [f"{kind}-{verb}" for verb in game.verbs.words for kind in ("verb", "choice")]
    wanted += [f"story-{event}" for event in game.event_names().words]
    wanted += [f"edition-{edition.replace('+', '-')}" for edition in game.editions()]
    for option in game.options():
        wanted += [f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)]
    assert [key for key in wanted if not words.has(key)] == []


@by_game
def test_no_refusal_or_prompt_is_unused(game: Game[Any]) -> None:
    known = {f"why-{key}" for key in refusal_keys(game)} | {"prompt-chance", "why-game-over"}
    known |= {f"prompt-{key.replace('.', '-')}" for key in decision_keys(game)}
    for key in sentences(game.words_package(), ENGLISH):
        if key.startswith(("why-", "prompt-")):
            assert key in known, f"{key} is never used"


EDITIONS = [(game, edition) for game in TESTED for edition in game.editions()]


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=lambda item: item if isinstance(item, str) else item.key)
def test_random_games_can_be_narrated_in_every_language(game: Game[Any], edition: str) -> None:
    said: dict[str, Message] = {}
    for seed in range(max(1, scaled(60) // LONG.get(game.key, 1))):
        tell_a_random_game(game, edition, game.fewest_seats + seed % counts(game), Rng(seed), said)
    for language in LANGUAGES:
        words = Words(language, game.words_package())
        for message in said.values():
            text = words.say(message)  # asserts that the key and all arguments exist
            assert text.strip(), message
            assert not set(text) & set("{}@"), text


def counts(game: Game[Any]) -> int:
    """How many player counts the game supports."""
    return game.most_seats - game.fewest_seats + 1


def tell_a_random_game(game: Game[Any], edition: str, seats: int, rng: Rng, said: dict[str, Message]) -> None:
    """Play a random game and collect all its messages, including those of refusals."""
    state = game.deal(edition, seats)
    state.story = []
    while not state.over:
        messages = [game.prompt(state)]
        if state.deciding() != CHANCE:
            messages += [game.choice(state, action) for action in state.options()]
            for _ in range(3):  # a wrong verb, or a wrong noun
                verb = state.options()[0] >> 16 if rng.below(2) else rng.below(game.verbs.size())
                refusal = game.why_not(state, act(verb, rng.below(40)))
                if refusal is not None:
                    messages.append(refusal.message())
        for message in messages:
            said[repr(message)] = message
        state.take(state.decision().pick(state, rng))
    for message in [game.ending(state), game.why_over(state).message(), *(game.story(state, e) for e in state.story)]:
        said[repr(message)] = message


CODE = re.compile(
    r"[^a-z]*|[A-Z]+[0-9]*[a-e]?|[a-e]|[A-Z]{3}-[ac][12]|[A-Z][\w'éèœ]+"
)  # numbers, codes, names of people


# A game from another package shows its values untranslated.
OURS = [game for game in TESTED if game.words_package().startswith("triforium.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_everything_printed_on_a_component_is_translated(game: Game[Any]) -> None:
    first = sentences(game.words_package(), ENGLISH, "printed.ftl")
    for language in LANGUAGES:
        assert sentences(game.words_package(), language, "printed.ftl") == first
    known = {*first, *sentences("triforium.web", ENGLISH)}
    texts = {(text, about) for e in game.editions() for v in game.component_values(e) for text, about in printed(v)}
    assert sorted({part for text, about in texts for part in strange(text, about, known)}) == []


def printed(value: ComponentValue) -> list[tuple[str, str]]:
    """The three columns of the components page, each with its context."""
    return [(value.part, "part"), (value.what, "what"), (value.value, value.what)]


def strange(text: str, about: str, known: set[str]) -> list[str]:
    """The phrases without a translation, looked up as web/src/words/printed.ts does it."""
    if is_known(text, about, known) or CODE.fullmatch(text):
        return []
    if ", " in text:
        return [one for part in text.split(", ") for one in strange(part, about, known)]
    parts = text.split(" ")
    for count in range(len(parts) - 1, 0, -1):
        first = " ".join(parts[:count])
        if is_known(first, about, known) or (count == 1 and CODE.fullmatch(first)):
            return strange(" ".join(parts[count:]), about, known)
    return [text]


def is_known(text: str, about: str, known: set[str]) -> bool:
    """Whether a phrase is translated: as a whole, with or without context, or as a number and a noun."""
    key, topic = key_of(text), key_of(about)
    counted = re.fullmatch(r"([A-Za-z]+) ?\d+", text)
    return (
        f"printed-{topic}-{key}" in known
        or f"printed-{key}" in known
        or (counted is not None and f"printed-n-{counted[1]}" in known)
    )


def key_of(text: str) -> str:
    """The key of a phrase: `F.grain >= 3` becomes F-grain-at-least-3."""
    said = text.replace("*", "all").replace(">=", "-at-least-").replace(">", "-more-than-")
    return re.sub(r"[^A-Za-z0-9_]+", "-", said).strip("-")
