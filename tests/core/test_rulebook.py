"""The rulebook parser: rules by ID, with chapter, sources and rulings."""

import re

import pytest

from triforium.core.datafile import shipped
from triforium.core.rulebook import Rulebook
from triforium.games import GAMES
from triforium.games.basilica.game import BASILICA


def test_a_rule_has_its_text_chapter_and_sources() -> None:
    book = BASILICA.rulebook()
    rule = book.rules["BAS-VAULT-5"]
    assert "wild tile" in rule.text
    assert rule.chapter == "4.1 Place Vault"
    assert rule.sources == "S0, S1, S4"
    assert ("S1", "the printed rulebook, 2010 edition, English") in book.notes("BAS-VAULT-5")


def test_a_ruling_and_a_difference_between_the_documents_come_with_the_rule() -> None:
    codes = [code for code, _ in BASILICA.rulebook().notes("BAS-STACK-1")]
    assert "RULING 45" in codes
    assert "difference D-2" in [code for code, _ in BASILICA.rulebook().notes("BAS-SETUP-4")]


def test_options_are_rules_too() -> None:
    assert "own_colour" in BASILICA.rulebook().rules["BAS-OPT-7"].text


def test_every_id_in_the_rules_of_basilica_is_defined_once_and_numbered_in_order() -> None:
    text = shipped("triforium.games.basilica", "rules.md")
    book = Rulebook(text)
    named = set(re.findall(r"\bBAS-[A-Z]+(?:-[A-Z]+)*-[0-9]+\b", text))
    assert named == set(book.rules)
    assert [rule.number for rule in book.rules.values()] == list(range(len(book.rules)))
    assert book.number("BAS-TURN-5") < book.number("BAS-VAULT-5") < book.number("BAS-VAULT-13")


def test_a_mistyped_id_gets_suggestions() -> None:
    assert "BAS-VAULT-5" in BASILICA.rulebook().near("BAS-VAULT-55")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_option_of_every_game_cites_a_rule_that_exists(game: object) -> None:
    for option in game.options():  # type: ignore[attr-defined]
        assert game.rulebook().has(option.rule), option.key  # type: ignore[attr-defined]
