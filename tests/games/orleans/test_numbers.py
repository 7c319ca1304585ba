"""Numbers that stand for words: verbs, events, followers, items, actions."""

import pytest

from tests.rule import rule
from triforium.games.orleans import events, kinds, verbs
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.verbs import VERBS


def test_every_event_has_the_number_of_its_name():
    numbers = {name.lower(): number for name, number in vars(events).items() if type(number) is int}
    assert numbers == {name: EVENTS.number(name) for name in EVENTS.words}


def test_every_verb_has_the_number_of_its_name_and_a_rule_that_says_when_it_may_be_used():
    numbers = {name.lower(): number for name, number in vars(verbs).items() if VERBS.has(name.lower())}
    assert numbers == {name: VERBS.number(name) for name in VERBS.words}
    assert all(ORLEANS.rulebook().has(rule) for rule in VERBS.rules)


@rule("ORL-COMP-1")
@pytest.mark.parametrize(
    ("names", "constants"),
    [
        (kinds.FOLLOWERS, "KNIGHT FISHERMAN FARMER TRADER MONK_FOLLOWER"),
        (kinds.ITEMS, "WOOD STONE BREAD ROSETTE"),
        (kinds.REWARDS, "SECTION_REWARD BLUEPRINT_REWARD ROSETTE_REWARD MONK_REWARD"),
        (kinds.ACTIONS, "CART BOAT MARKET FOUNDRY PAINTING FESTIVAL BELL"),
        (kinds.AREAS, "RED BLUE NEITHER"),
        (kinds.WAYS, "LAND RIVER"),
        (kinds.CONDITIONS, "BUILDER_AT TOGETHER TWO_ROSETTES"),
    ],
    ids=lambda value: value.split()[0] if isinstance(value, str) else "",
)
def test_kinds_are_numbered_in_the_order_of_their_names(names: kinds.Names, constants: str):
    assert [getattr(kinds, name) for name in constants.split()] == list(range(names.size()))
