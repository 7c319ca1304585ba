"""`options` and `why_not` agree on which actions are legal."""

import pytest

from tests.contract.cases import CASES, Case, games
from triforium.core.action import CHANCE, act
from triforium.core.errors import IllegalAction
from triforium.core.record import Agreement, Record
from triforium.core.words import LANGUAGES, Words

FAR = [0xFFFF, 6 * 300, 6 * 300 + 5]  # nouns that do not exist in any game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_action_is_refused_exactly_when_it_is_not_offered_and_the_reason_has_rule_and_words(case: Case) -> None:
    book = case.game.rulebook()
    languages = [Words(language, case.game.words_package()) for language in LANGUAGES]
    said: set[str] = set()
    for s, rng in games(case, 2, seed=1700):
        turn = 0
        while not s.over:
            turn += 1
            if case.is_time_to_look(turn) and turn % (1 if s.deciding() != CHANCE else 7) == 0:
                offered = set(s.options())
                for verb in range(case.game.verbs.size()):
                    for noun in [*range(72), *FAR]:
                        action = act(verb, noun)
                        refusal = case.game.why_not(s, action)
                        assert (refusal is None) == (action in offered), (case.game.verbs.name(verb), noun, refusal)
                        if refusal is not None:
                            assert book.has(refusal.rule), refusal
                            if refusal.key not in said:
                                said.add(refusal.key)
                                assert all(words.say(refusal.message()) for words in languages)
            s.take(s.decision().pick(s, rng))
        over = case.game.why_not(s, act(0, 0))
        assert over is not None
        assert book.has(over.rule)


@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_a_refused_action_changes_nothing(case: Case) -> None:
    record = Record(case.game, Agreement(case.edition, case.seats, {}, ["x"] * case.seats, ""))
    before = (record.turn(), record.state.options(), len(record.story()))
    made_up = [act(verb, noun) for verb in range(case.game.verbs.size()) for noun in FAR]
    for wrong in [action for action in made_up if action not in record.state.options()]:
        with pytest.raises(IllegalAction):
            record.play(wrong)
        assert (record.turn(), record.state.options(), len(record.story())) == before
