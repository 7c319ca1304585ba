"""Reasons: the first broken rule, with a sentence in both languages."""

import pytest

from tests.games.orleans.table import NOTATION, orleans
from tests.rule import rule
from triforium.core.errors import IllegalAction
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.core.words import Words
from triforium.games.orleans.game import ORLEANS

WORDS = {language: Words(language, ORLEANS.words_package()) for language in ("en", "pl")}
STONE = {"seats": "a:ORL=S b:CHA=-"}
FULL = {"seats": "a:ORL=WWSSB b:CHA=-"}
CASES: list[tuple[str, dict[str, str], str, str, str]] = [
    ("place:K", {"town": "CA1=K"}, "place CA1", "ORL-PLACE-1", "CA1 is taken; choose a free space."),
    (
        "place:A",
        {},
        "place GF1",
        "ORL-PLACE-2",
        "GF1 does not show a Farmer; choose a free space that does, or the Bell Tower.",
    ),
    ("move:land", {}, "go R01", "ORL-MOVE-1", "R01 is a river; a cart needs a road."),
    ("move:river", {}, "go L01", "ORL-MOVE-2", "L01 is a road; a boat needs a river."),
    ("move:land", {}, "go L02", "ORL-MOVE-1", "L02 does not begin in Orléans, where your builder is."),
    (
        "market:2",
        STONE,
        "deliver W>hg",
        "ORL-MARKET-1",
        "You are not carrying wood; deliver something that is in your knapsack.",
    ),
    (
        "market:2",
        STONE,
        "deliver S>CHA",
        "ORL-MARKET-3",
        "Your builder is not in Chartres; to deliver to a workshop it must stand there.",
    ),
    (
        "market:2",
        STONE,
        "deliver S>hg",
        "ORL-MARKET-6",
        "The order does not need stone any more; deliver what is still missing.",
    ),
    ("draw", STONE, "rest", "ORL-REST-1", "You can rest only with a full knapsack of five items."),
    ("paint", FULL, "paint", "ORL-GLASS-5", "There is no glass rosette in your knapsack to paint."),
    ("draw", {}, "paint", "ORL-GLASS-4", "First draw a follower from one of the bags."),
]


@rule("ORL-PLACE-1", "ORL-PLACE-2", "ORL-MOVE-1", "ORL-MOVE-2", "ORL-MARKET-1", "ORL-MARKET-3", "ORL-MARKET-6")
@rule("ORL-REST-1", "ORL-GLASS-5", "ORL-GLASS-4")
@pytest.mark.parametrize(("frames", "facts", "move", "broken", "sentence"), CASES)
def test_a_reason_names_the_rule_and_says_what_is_wrong(frames, facts, move, broken, sentence):
    table = orleans(frames, **facts)
    with pytest.raises(IllegalAction) as refused:
        NOTATION.play(table.position, [move])
    assert refused.value.refusal.rule == broken
    assert WORDS["en"].say(refused.value.refusal.message()) == sentence
    assert WORDS["pl"].say(refused.value.refusal.message()) != sentence
    assert str(refused.value) == f"{broken}: {move} is not allowed"


@rule("ORL-PLACE-1", "ORL-PLACE-2")
def test_of_two_broken_rules_the_first_is_named():
    table = orleans("place:A", town="CA1=K")
    table.refuses("place CA1", "ORL-PLACE-1")  # taken, and it would not accept a farmer either


@rule("ORL-MARKET-1", "ORL-MARKET-3")
def test_not_carried_comes_before_not_there():
    orleans("market:2", seats="a:ORL=W b:CHA=-").refuses("deliver R>TOU", "ORL-MARKET-1")


@rule("ORL-END-2")
def test_after_the_end_everything_is_refused():
    table = orleans("place:K", round_number=3)
    table.a("place BT")
    with pytest.raises(IllegalAction) as refused:
        NOTATION.play(Position(table.state.copy(), Dealer(Rng(1))), ["draw red"])
    assert refused.value.refusal.rule == "ORL-END-2"


@rule("ORL-TURN-2")
def test_every_rule_that_a_reason_names_can_be_read():
    book = ORLEANS.rulebook()
    for key in ("ORL-TURN-2", "ORL-MOVE-4", "ORL-REST-4"):
        assert book.has(key)
    codes = [code for code, _ in book.notes("ORL-MOVE-4")]
    assert codes == ["RB-SACK", "ORL-AMB-19"]
    notes = dict(book.notes("ORL-SETUP-12"))
    assert notes["RB-SET 10"].startswith("rulebook, Set-up")
