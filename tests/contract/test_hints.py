"""Hints work in every game and have texts in every language."""

import pytest

from tests.contract.cases import PLAIN, Case
from triforium.bots import find_bot
from triforium.bots.search_bot import SearchBot
from triforium.core.action import CHANCE
from triforium.core.rng import Rng
from triforium.core.words import LANGUAGES, Words
from triforium.terminal.advice import advice, hint_lines


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_hint_is_an_option_and_has_its_words(case: Case) -> None:
    bot, rng, state, told = find_bot("apprentice"), Rng(11), case.deal(), 0
    assert isinstance(bot, SearchBot)
    while not state.over and told < 3:
        decision = state.decision()
        if decision.seat != CHANCE and len(state.options()) > 1:
            found = advice(bot, case.game, state, rng)
            assert found[0].action in state.options()
            for language in LANGUAGES:
                lines = hint_lines(Words(language, case.game.words_package()), case.game, state, bot, found)
                assert lines
                assert all(line.strip() for line in lines)
            told += 1
        state.take(decision.pick(state, rng))
    assert told
