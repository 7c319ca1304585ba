"""The exact rules of a game in a language, and the words that help to search in them; not compiled."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from triforium.core.game import Game
from triforium.core.rulebook import Rulebook
from triforium.core.words import ENGLISH, spoken_by

RULES: Final = "rules.md"
SEARCH: Final = "search.toml"


class Law(NamedTuple):
    """Every rule of a game by its ID, in one language."""

    language: str
    book: Rulebook


@cache
def law_of(game: Game[Any], language: str) -> Law:
    """The translation in words/LANGUAGE/rules.md, or the English original where there is none."""
    path = files(game.words_package()).joinpath("words", language, RULES)
    book = game.rulebook()
    if language == ENGLISH or not path.is_file():
        return Law(ENGLISH, book)
    return Law(language, type(book)(path.read_text(encoding="utf-8")))


class SearchWords(NamedTuple):
    """What a search needs: words without meaning, endings to cut off, and other words for those of a game."""

    stop: list[str]
    endings: list[str]
    same: dict[str, list[str]]


@cache
def search_words(package: str, language: str) -> SearchWords:
    """The search words of a game in the language of its manual."""
    spoken = spoken_by(package, language)
    general = tomllib.loads(
        files("triforium.core").joinpath("words", spoken, "language.toml").read_text(encoding="utf-8")
    )["search"]
    path = files(package).joinpath("words", spoken, SEARCH)
    own: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    same = {meant: others.split(", ") for meant, others in own.items()}
    return SearchWords(general["stop"].split(), general["endings"].split(), same)
