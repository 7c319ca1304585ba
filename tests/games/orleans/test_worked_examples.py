"""The worked examples of the rulebook (rules.md, section 10), choice by choice and to the last good."""

import re
from importlib.resources import files

import pytest

from tests.games.orleans.table import NOTATION
from tests.rule import rule
from triforium.core.rng import Rng

TEXT = files("triforium.games.orleans").joinpath("rules.md").read_text(encoding="utf-8")
EXAMPLES = {part.split()[0]: part for part in re.split(r"### (?=ORL-EX-)", TEXT)[1:]}


def codes(text: str) -> list[str]:
    """Everything that stands between back-ticks."""
    return re.findall(r"`([^`]*)`", text)


def test_there_are_ten() -> None:
    known = "ORL-EX-1 ORL-EX-2 ORL-EX-3 ORL-EX-4 ORL-EX-5 ORL-EX-6 ORL-EX-7 ORL-EX-8 ORL-EX-9 ORL-EX-10"
    assert list(EXAMPLES) == known.split()


@rule("ORL-PLACE-2", "ORL-PLACE-5", "ORL-MOVE-1", "ORL-MOVE-4", "ORL-TURN-1")
@rule("ORL-MOVE-5", "ORL-SACK-3", "ORL-SACK-4", "ORL-SACK-5", "ORL-REST-4", "ORL-TURN-4")
@rule("ORL-MARKET-3", "ORL-MARKET-4", "ORL-MARKET-8", "ORL-WORK-3", "ORL-WORK-4", "ORL-HOUR-3", "ORL-HOUR-4")
@rule("ORL-REW-3", "ORL-RES-2", "ORL-WS7", "ORL-HG4")
@rule("ORL-REST-1 to ORL-REST-5", "ORL-MOVE-2", "ORL-MOVE-7")
@rule("ORL-PLACE-10", "ORL-BELL-1 to ORL-BELL-11", "ORL-HOUR-5", "ORL-WORK-2")
@rule("ORL-FEST-1", "ORL-FEST-3", "ORL-ORDER-3", "ORL-ORDER-6", "ORL-ORDER-7", "ORL-REW-4", "ORL-AMB-37")
@rule("ORL-FEST-4", "ORL-ORDER-2", "ORL-ORDER-5")
@rule("ORL-CATH-3", "ORL-RES-6", "ORL-END-1", "ORL-AMB-53")
@rule("ORL-SKIP-2", "ORL-PLACE-8", "ORL-AMB-6")
@rule("ORL-MARKET-2", "ORL-MARKET-7", "ORL-REST-8", "ORL-AMB-24")
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example(name: str) -> None:
    part = EXAMPLES[name]
    start, end = re.findall(r"```\n(orl1.*?)\n```", part)
    found = re.search(r"Decisions: (.*)", part)
    assert found is not None
    decisions = codes(found.group(1))
    offered = {
        int(number): codes(options) for number, options in re.findall(r"Options at decision (\d+) \(\w+\): (.*)", part)
    }
    assert offered
    position = NOTATION.read_position(start, Rng(1))
    assert NOTATION.write_position(position) == start
    for number, decision in enumerate(decisions, 1):
        if number in offered:
            assert NOTATION.moves(position.state) == offered[number]
        NOTATION.play(position, [decision])
    assert NOTATION.write_position(position) == end
    assert NOTATION.write_position(NOTATION.read_position(end, Rng(1))) == end


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_in_one_go(name: str) -> None:
    part = EXAMPLES[name]
    start, end = re.findall(r"```\n(orl1.*?)\n```", part)
    position = NOTATION.read_position(start, Rng(2))
    NOTATION.play(position, codes(re.findall(r"Decisions: (.*)", part)[0]))
    assert NOTATION.write_position(position) == end
