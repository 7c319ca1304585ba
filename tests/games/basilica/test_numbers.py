"""Numbers that stand for words: verbs, events, colours, ranks."""

from tests.rule import rule
from triforium.games.basilica import events, kinds, verbs
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.kinds import COLOURS, RANKS
from triforium.games.basilica.verbs import VERBS


def test_every_event_has_the_number_of_its_name():
    numbers = {name.lower(): number for name, number in vars(events).items() if type(number) is int}
    assert numbers == {name: EVENTS.number(name) for name in EVENTS.words}


def test_every_verb_has_the_number_of_its_name_and_a_rule_that_says_when_it_may_be_used():
    numbers = {name.lower(): number for name, number in vars(verbs).items() if type(number) is int}
    assert numbers == {name: VERBS.number(name) for name in VERBS.words}
    assert all(BASILICA.rulebook().has(rule) for rule in VERBS.rules)


@rule("BAS-GEO-6", "BAS-ORD-PROMOTE-7")
def test_colours_and_ranks_have_the_numbers_of_their_names():
    for names in (COLOURS, RANKS):
        for number, name in enumerate(names.words):
            assert getattr(kinds, name.upper()) == number
