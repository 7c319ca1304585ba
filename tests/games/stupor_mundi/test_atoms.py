"""The steps of a card in a component file (rules.md, section 12): what each op reads, its bounds, and its errors."""

import re

import pytest

from tests.rule import rule
from triforium.core.datafile import shipped
from triforium.core.errors import BadComponents
from triforium.games.stupor_mundi.atoms import MEASURES, PAYMENTS, Atom, Condition
from triforium.games.stupor_mundi.game import HERE, STUPOR_MUNDI
from triforium.games.stupor_mundi.kinds import GOODS

TEXT = shipped(HERE, "components.toml")
FIELDS = (
    *("gain", "pay", "count", "every", "each", "goods", "either", "cap", "times", "distinct", "free", "payment"),
    *("structures", "discount", "number"),
)
STEPS = '[{ op = "gain", grain = 2 }]'  # those of card A1


def atom(step: str) -> Atom:
    """The atom of a step of card A1, in a file that is otherwise as shipped."""
    start = TEXT.index('id = "A1"')
    text = TEXT[:start] + TEXT[start:].replace(STEPS, f"[{{ {step} }}]", 1)
    components = STUPOR_MUNDI.with_components("my-copy.toml", text).components
    return next(card for card in components.cards() if card.id == "A1").steps[0].atom("A1.1")


def told(found: Atom) -> dict[str, object]:
    """What is not as in an atom without any keys."""
    plain = Atom(found.name, found.op)
    return {name: getattr(found, name) for name in FIELDS if getattr(found, name) != getattr(plain, name)}


READ = [
    ('op = "gain", stone = 1, grain = 2, augustales = 3, vp = 99', {"gain": (1, 2, 3, 99)}),
    ('op = "draw", n = 9', {"number": 9}),
    ('op = "draw"', {"number": 1}),
    ('op = "resources", n = 1', {"number": 1}),
    ('op = "per", count = "ME.walls", gain = "stone"', {"count": ["ME.walls"], "each": 1, "goods": "stone"}),
    (
        'op = "per", count = "F.grain + F.stone", gain = "vp", every = 13, each = 99, cap = 1',
        {"count": ["F.grain", "F.stone"], "every": 13, "each": 99, "cap": 1, "goods": "vp"},
    ),
    (
        'op = "per", count = "ME.keeps", gain = "vp", every = 1, each = 1, cap = 99',
        {"count": ["ME.keeps"], "each": 1, "goods": "vp"},
    ),
    ('op = "faction_per", gain = "grain_or_stone", each = 2, cap = 9', {"either": True, "each": 2, "cap": 9}),
    ('op = "faction_per", gain = "augustales", cap = 99', {"goods": "augustales", "each": 1}),
    (
        'op = "convert", pay = { grain = 1 }, gain = { vp = 2 }, times = 9',
        {"pay": (0, 1, 0, 0), "gain": (0, 0, 0, 2), "times": 9},
    ),
    ('op = "convert", pay = { augustales = 1 }, gain = { stone = 1 }', {"pay": (0, 0, 1, 0), "gain": (1, 0, 0, 0)}),
    ('op = "need", have = { stone = 3 }, gain = { grain = 1 }', {"pay": (3, 0, 0, 0), "gain": (0, 1, 0, 0)}),
    ('op = "promote"', {}),
    ('op = "promote", times = 3, distinct = true, free = true', {"times": 3, "distinct": True, "free": True}),
    ('op = "market"', {}),
    ('op = "purchase"', {}),
    ('op = "ship_anywhere"', {}),
    ('op = "edict"', {}),
    ('op = "summon"', {}),
    ('op = "summon", discount_grain = 9', {"discount": 9}),
    ('op = "summon", pay = "augustales", augustales = 99', {"payment": "augustales", "pay": (0, 0, 99, 0)}),
    ('op = "summon", pay = "free"', {"payment": "free"}),
    ('op = "build", discount_stone = 9', {"discount": 9}),
    (
        'op = "build", kind = "tower", pay = "fixed", stone = 9, grain = 9',
        {"payment": "fixed", "pay": (9, 9, 0, 0), "structures": 1},
    ),
    ('op = "build", kind = "wall", pay = "any_mix"', {"payment": "any_mix", "structures": 2}),
    (
        'op = "build", kind = "keep", pay = "augustales", augustales = 7',
        {"payment": "augustales", "pay": (0, 0, 7, 0), "structures": 4},
    ),
]


@pytest.mark.parametrize(("step", "facts"), READ, ids=[row[0] for row in READ])
def test_a_step_is_read_with_all_its_keys(step: str, facts: dict[str, object]):
    found = atom(step)
    assert (found.name, found.op) == ("A1.1", step.split('"')[1])
    seen = told(found)
    if "count" in seen:
        seen["count"] = [MEASURES.name(number) for number in found.count]
    if "goods" in seen or "goods" in facts:
        seen["goods"] = GOODS.name(found.goods)
    if "payment" in seen:
        seen["payment"] = PAYMENTS.name(found.payment)
    assert seen == facts


REFUSED = [
    ('op = "steal"', "op is 'steal'"),
    ("op = 1", "op is 1"),
    ("grain = 2", "op is missing"),
    ('op = "market", n = 1', "n is not a known key"),
    ('op = "draw", n = 0', "n is 0, and should be a whole number >= 1"),
    ('op = "draw", n = 10', "n is 10, and should be a whole number <= 9"),
    ('op = "draw", n = true', "n is True"),
    ('op = "gain", gold = 1', "gold is not a known key"),
    ('op = "gain", vp = 0', "vp is 0"),
    ('op = "gain", vp = 100', "vp is 100"),
    ('op = "gain", vp = "1"', "vp is '1'"),
    ('op = "per", count = "ME.walls", gain = "gold"', "gain is 'gold'"),
    ('op = "per", count = "ME.walls", gain = "grain_or_stone"', "gain is 'grain_or_stone'"),
    ('op = "per", count = "ME.walls", gain = 1', "gain is 1"),
    ('op = "per", count = "ME.walls"', "gain is missing"),
    ('op = "per", gain = "vp"', "count is missing"),
    ('op = "per", count = "ME.kings", gain = "vp"', "'ME.kings' is not"),
    ('op = "per", count = "ME.walls+", gain = "vp"', "'' is not"),
    ('op = "per", count = "ME.walls", gain = "vp", each = 0', "each is 0, and should be a whole number >= 1"),
    ('op = "per", count = "ME.walls", gain = "vp", each = 100', "each is 100, and should be a whole number <= 99"),
    ('op = "per", count = "ME.walls", gain = "vp", cap = 0', "cap is 0, and should be a whole number >= 1"),
    ('op = "per", count = "ME.walls", gain = "vp", cap = 100', "cap is 100, and should be a whole number <= 99"),
    ('op = "per", count = "ME.walls", gain = "vp", every = 0', "every is 0, and should be a whole number >= 1"),
    ('op = "per", count = "ME.walls", gain = "vp", every = 14', "every is 14, and should be a whole number <= 13"),
    ('op = "faction_per", gain = "grain_or_stone", cap = 10', "cap is a number from 1 to 9"),
    ('op = "faction_per", gain = "vp", cap = 100', "cap is 100, and should be a whole number <= 99"),
    ('op = "faction_per", gain = "vp", count = "ME.walls"', "count is not a known key"),
    ('op = "convert", pay = { vp = 1 }, gain = { stone = 1 }', "an exchange is paid with resources or coins"),
    (
        'op = "convert", pay = { vp = 1, stone = 1 }, gain = { stone = 1 }',
        "an exchange is paid with resources or coins",
    ),
    ('op = "convert", gain = { stone = 1 }', "pay is missing"),
    ('op = "convert", pay = { stone = 1 }', "gain is missing"),
    ('op = "convert", pay = {}, gain = { stone = 1 }', "no goods are named"),
    (
        'op = "convert", pay = { stone = 1 }, gain = { vp = 1 }, times = 0',
        "times is 0, and should be a whole number >= 1",
    ),
    (
        'op = "convert", pay = { stone = 1 }, gain = { vp = 1 }, times = 10',
        "times is 10, and should be a whole number <= 9",
    ),
    ('op = "need", pay = { stone = 3 }, gain = { grain = 1 }', "pay is not a known key"),
    ('op = "need", gain = { grain = 1 }', "have is missing"),
    ('op = "promote", times = 0', "times is 0, and should be a whole number >= 1"),
    ('op = "promote", times = 4', "times is 4, and should be a whole number <= 3"),
    ('op = "promote", free = 1', "free is 1"),
    ('op = "promote", distinct = "yes"', "distinct is 'yes'"),
    ('op = "summon", pay = "any_mix"', "pay is 'any_mix'"),
    ('op = "summon", pay = "fixed"', "pay is 'fixed'"),
    ('op = "summon", pay = 1', "pay is 1"),
    ('op = "summon", discount_grain = 10', "discount_grain is 10, and should be a whole number <= 9"),
    ('op = "summon", discount_stone = 1', "discount_stone is not a known key"),
    ('op = "summon", pay = "augustales", augustales = 100', "augustales is 100, and should be a whole number <= 99"),
    ('op = "summon", pay = "augustales", augustales = -1', "augustales is -1, and should be a whole number >= 0"),
    ('op = "build", pay = "gold"', "pay is 'gold'"),
    ('op = "build", kind = "moat"', "kind is 'moat'"),
    ('op = "build", kind = 1', "kind is 1"),
    ('op = "build", discount_stone = -1', "discount_stone is -1, and should be a whole number >= 0"),
    ('op = "build", pay = "fixed", stone = 10', "stone is 10, and should be a whole number <= 9"),
    ('op = "build", pay = "fixed", grain = 10', "grain is 10, and should be a whole number <= 9"),
    ('op = "build", pay = "fixed", grain = -1', "grain is -1, and should be a whole number >= 0"),
]


@rule("SM-CARD-1")
@pytest.mark.parametrize(("step", "sentence"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_step_that_is_none_is_refused_with_its_card(step: str, sentence: str):
    with pytest.raises(BadComponents, match=re.escape(sentence)) as said:
        atom(step)
    assert "A1: " in str(said.value)


CONDITIONS = [
    ("F.grain >= 3", ["F.grain"], False, [], 3),
    ("ME.grain > 99", ["ME.grain"], True, [], 99),
    ("  ME.walls>F.walls ", ["ME.walls"], True, ["F.walls"], 0),
    ("ME.grain+ME.stone >= F.grain+F.stone", ["ME.grain", "ME.stone"], False, ["F.grain", "F.stone"], 0),
]


def condition(text: str) -> Condition:
    """The condition of the first ally, in a file that is otherwise as shipped."""
    changed = TEXT.replace('cond = "ME.grain >= F.grain"', f'cond = "{text}"', 1)
    return STUPOR_MUNDI.with_components("my-copy.toml", changed).components.ally[0].condition()


@rule("SM-ALLY-1")
@pytest.mark.parametrize(("text", "left", "strict", "right", "number"), CONDITIONS, ids=[row[0] for row in CONDITIONS])
def test_a_condition_compares_counts_or_a_count_and_a_number(
    text: str, left: list[str], strict: bool, right: list[str], number: int
):
    found = condition(text)
    assert (found.text, found.strict, found.number) == (text, strict, number)
    assert [MEASURES.name(term) for term in found.left] == left
    assert [MEASURES.name(term) for term in found.right] == right


@rule("SM-ALLY-1")
@pytest.mark.parametrize(
    "text", ["", "F.grain", "F.grain = 3", "F.grain < 3", "F.grain >= 100", "3 >= F.grain", "F.x > 1"]
)
def test_what_is_no_condition_is_refused(text: str):
    with pytest.raises(BadComponents, match=r"my-copy.toml, line \d+"):
        condition(text)
