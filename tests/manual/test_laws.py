"""Translated rules have the same IDs, numbers, codes and sources as the English original."""

import re
from typing import Any

import pytest

from triforium.core.game import Game
from triforium.core.law_read import law_of
from triforium.core.rulebook import Rule
from triforium.core.words import ENGLISH, LANGUAGES
from triforium.games import GAMES

NUMBER = re.compile(r"(?<![\w`])[+−-]?\d+(?![\w`])")
CODE = re.compile(r"`[^`]+`|\b[A-Z]{2,4}-[A-Z0-9-]*[0-9A-Z]\b")
NAME = 40
"""No text shorter than this must differ: it may be a name."""
TAG = re.compile(r"^\[[^\]]+\]")
TRANSLATED = [
    (game, language)
    for game in GAMES
    for language in LANGUAGES
    if language != ENGLISH and law_of(game, language).language == language
]
by_law = pytest.mark.parametrize(("game", "language"), TRANSLATED, ids=lambda item: getattr(item, "key", item))


def numbers(rule: Rule) -> list[str]:
    return sorted(NUMBER.findall(CODE.sub("", rule.text)))


def codes(rule: Rule) -> list[str]:
    return sorted(CODE.findall(rule.text))


@by_law
def test_a_translation_has_every_rule_in_its_order_with_its_numbers_codes_and_sources(
    game: Game[Any], language: str
) -> None:
    original, law = game.rulebook(), law_of(game, language).book
    assert list(law.rules) == list(original.rules)
    same = [key for key, rule in original.rules.items() if law.rules[key].text == rule.text]
    assert not [key for key in same if len(CODE.sub("", original.rules[key].text)) > NAME], "not translated"
    for key, rule in original.rules.items():
        said = law.rules[key]
        assert numbers(said) == numbers(rule), f"{key}: {said.text}"
        assert codes(said) == codes(rule), f"{key}: {said.text}"
        assert TAG.findall(said.text) == TAG.findall(rule.text), key
        assert said.sources == rule.sources, key
        assert [code for code, _ in law.notes(key)] == [code for code, _ in original.notes(key)], key


@by_law
def test_chapters_are_translated_one_by_one(game: Game[Any], language: str) -> None:
    original, law = game.rulebook(), law_of(game, language).book
    names: dict[str, str] = {}
    for key, rule in original.rules.items():
        assert names.setdefault(rule.chapter, law.rules[key].chapter) == law.rules[key].chapter, key
    assert len(set(names.values())) == len(names)
