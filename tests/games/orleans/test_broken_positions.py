"""Positions that cannot be on a table are refused, with the place and the rule or invariant."""

import pytest

from tests.games.orleans.table import NOTATION, at
from tests.rule import rule
from triforium.core.errors import BadOption, Unreadable
from triforium.core.rng import Rng

GOOD = (
    "orl1 n2 N R1 S0 @a place:K | red:K4A3T3M2 blue:F5A3T3M2 out:- mon:6 black:W6S5B5 ros:9 | town:CA1=K,BO1=F"
    " | map:WBBWWSSSSWSBSWWWBRWS | a:ORL=W b:ORL=B | CHA:WS7=- TOU:WS8=- BOU:WS3=- | hg:HG2=- next:HG4,HG6"
    " | ev:E06,E01,E04 ord:- | bp:SSRSSRSRSMSM"
)
BROKEN = [
    # what is exchanged, for what, what the sentence says
    ("orl1", "orl2", "begins with"),
    ("n2", "n5", "ORL-SETUP-1"),
    ("n2", "n1", "ORL-SETUP-1"),
    (" N ", " E ", "neither N"),
    ("R1", "R4", "ORL-END-1"),
    ("R1", "R0", "ORL-END-1"),
    ("S0", "S9", "ORL-COMP-1"),
    ("S0", "S8", "ORL-CATH-3"),
    ("@a", "@c", "ORL-SETUP-1"),
    ("@a", "a", "begins with"),
    ("place:K", "won", "ORL-CATH-3"),
    ("place:K", "lost", "ORL-END-2"),
    ("place:K", "place:X", "frames"),
    ("place:K", "place:", "frames"),
    ("place:K", "sleep", "frames"),
    ("place:K", "market:3", "frames"),
    ("place:K", "move:air", "frames"),
    ("place:K", "place:K>draw", "frames"),
    ("place:K", "rewards:X>place:K", "frames"),
    ("place:K", "return:TOU>place:K", "frames"),
    ("red:K4A3T3M2", "red:K5A3T3M2", "ORL-COMP-4"),
    ("red:K4A3T3M2", "red:K3A3T3M2", "ORL-COMP-4"),
    ("red:K4A3T3M2", "red:K4A3T3M2K1", "twice"),
    ("red:K4A3T3M2", "red:K9A3T3M2", "ORL-COMP-1"),
    ("red:K4A3T3M2", "red:X4", "field red"),
    ("red:K4A3T3M2", "red:", "field red"),
    ("red:K4A3T3M2", "red:#99", "ORL-COMP-4"),
    ("red:K4A3T3M2", "red:#x", "field red"),
    ("red:K4A3T3M2 ", "", "field red"),
    ("out:-", "out:M1", "ORL-COMP-4"),
    ("mon:6", "mon:7", "ORL-COMP-4"),
    ("mon:6", "mon:77", "field mon"),
    ("mon:6", "mon:x", "field mon"),
    ("black:W6S5B5", "black:W7S5B5", "ORL-COMP-2"),
    ("black:W6S5B5", "black:W6S5B5R1", "field black"),
    ("black:W6S5B5", "black:#15", "ORL-COMP-2"),
    ("black:W6S5B5", "black:?", "ORL-COMP-2"),
    ("ros:9", "ros:8", "ORL-COMP-3"),
    ("ros:9", "ros:11", "field ros"),
    ("CA1=K", "CA9=K", "field town"),
    ("CA1=K", "CA1", "field town"),
    ("CA1=K", "CA1=T", "ORL-PLACE-2"),
    ("CA1=K", "CA1=K,CA1=K", "ORL-PLACE-1"),
    ("CA1=K", "BT=K", "ORL-BELL-1"),
    ("map:W", "map:", "ORL-SETUP-4"),
    ("map:W", "map:X", "ORL-SETUP-4"),
    ("map:W", "map:R", "ORL-AMB-54"),
    ("BRWS |", "BWWS |", "ORL-AMB-54"),
    ("b:ORL=B", "b:ORL", "field b"),
    ("b:ORL=B", "b:XYZ=B", "field b"),
    ("b:ORL=B", "b:ORL=Q", "field b"),
    ("b:ORL=B", "b:ORL=BBBBBB", "ORL-SACK-1"),
    ("b:ORL=B", "", "ORL-SETUP-1"),
    ("b:ORL=B", "b:ORL=B c:ORL=-", "ORL-SETUP-1"),
    ("b:ORL=B", "c:ORL=B", "ORL-SETUP-1"),
    ("CHA:WS7=-", "CHA:WS9=-", "field CHA"),
    ("CHA:WS7=-", "CHA:HG1=-", "field CHA"),
    ("CHA:WS7=-", "CHA:WS8=-", "twice"),
    ("CHA:WS7=-", "CHA:WS7", "field CHA"),
    ("CHA:WS7=-", "CHA:WS7=S", "ORL-MARKET-6"),
    ("CHA:WS7=-", "CHA:WS7=WWBR", "ORL-WORK-4"),
    ("CHA:WS7=-", "ORL:WS7=-", "ORL-SETUP-2"),
    ("CHA:WS7=- ", "", "ORL-SETUP-2"),
    ("hg:HG2=-", "hg:HG2=x", "field hg"),
    ("hg:HG2=-", "hg:WS1=-", "field hg"),
    ("hg:HG2=-", "hg:HG2=B", "ORL-MARKET-6"),
    ("hg:HG2=-", "hg:HG4=-", "each tile once"),
    ("next:HG4,HG6", "next:HG4,HG4", "each tile once"),
    ("next:HG4,HG6", "next:HG4,WS1", "field next"),
    ("next:HG4,HG6", "next:HG4,HG6,HG1", "ORL-SETUP-8"),
    ("next:HG4,HG6", "next:#3", "ORL-SETUP-8"),
    ("next:HG4,HG6", "next:#9", "each tile once"),
    ("ev:E06,E01,E04", "ev:E06,E06", "each tile once"),
    ("ev:E06,E01,E04", "ev:E99", "field ev"),
    ("ev:E06,E01,E04", "ev:#11", "each tile once"),
    ("ord:-", "ord:E01", "ORL-FEST-3"),
    ("ord:-", "ord:E06", "each tile once"),
    ("ord:-", "ord:E99", "ORL-FEST-3"),
    ("ord:-", "ord:- gone:E06", "each tile once"),
    ("ord:-", "ord:- gone:HG2", "each tile once"),
    ("ord:-", "ord:E08 gone:E08", "each tile once"),
    ("ord:-", "ord:- gone:E02,E02", "named twice"),
    ("ord:-", "ord:- gone:WS1", "no event and no hour glass"),
    ("ord:-", "ord:- gone:", "no event and no hour glass"),
    ("ord:-", "ord:- gone:HG1", "ORL-SETUP-8"),
    ("ord:-", "gone:E02 ord:-", "field ord"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMS", "ORL-SETUP-6"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMSX", "ORL-SETUP-6"),
    ("bp:SSRSSRSRSMSM", "bp:SSSSSSSSSMSM", "blueprints with S"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMSM | opt:colour=red", "no option 'colour'"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMSM | opt:bag_ledger=open", "cannot be 'open'"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMSM | opt:bag_ledger", "field opt"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMSM | opt:bag_ledger=full | x", "parts"),
    ("bp:SSRSSRSRSMSM", "bp:SSRSSRSRSMSM extra", "'extra'"),
    (" | bp:SSRSSRSRSMSM", "", "parts"),
]


def test_the_unbroken_position_is_good():
    assert at(GOOD).text() == GOOD


@rule("ORL-COMP-2", "ORL-COMP-3", "ORL-COMP-4", "ORL-COMP-1", "ORL-SACK-1", "ORL-PLACE-1", "ORL-PLACE-2", "ORL-AMB-54")
@rule("ORL-MARKET-6", "ORL-SETUP-8", "ORL-BELL-1")
@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[f"{old}-{new}" for old, new, _ in BROKEN])
def test_a_broken_position_is_refused(old: str, new: str, sentence: str):
    assert old in GOOD
    with pytest.raises((Unreadable, BadOption)) as refused:
        NOTATION.read_position(GOOD.replace(old, new, 1), Rng(1))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


FRAMES = [
    ("pickup:LOC:R06a", "ORL-MOVE-5"),
    ("pickup:CHA:L02a", "ORL-MOVE-5"),
    ("pickup:XYZ:L01a", "no place"),
    ("return:BOU>market:1", "not complete"),
    ("return:ORL>market:1", "'ORL' is no destination"),
]


@rule("ORL-MOVE-5", "ORL-WORK-4")
@pytest.mark.parametrize(("frames", "sentence"), FRAMES)
def test_frames_that_no_game_waits_for(frames: str, sentence: str):
    text = GOOD.replace("place:K", frames).replace("red:K4", "red:K5")
    with pytest.raises(Unreadable, match="frames") as refused:
        NOTATION.read_position(text, Rng(1))
    assert sentence in str(refused.value)


@rule("ORL-REW-7", "ORL-BLUE-4")
def test_nobody_is_asked_about_a_reward_that_cannot_be_paid():
    blueprint = GOOD.replace("place:K", "blueprint").replace("K4", "K5").replace("SSRSSRSRSMSM", "ssrssrsrsmsm")
    monk = GOOD.replace("place:K", "monk").replace("K4", "K5").replace("mon:6", "mon:0").replace("F5A3T3M2", "F5A3T3M8")
    for text, rule_id in ((blueprint, "ORL-BLUE-4"), (monk, "ORL-REW-7")):
        with pytest.raises(Unreadable, match=rule_id):
            NOTATION.read_position(text, Rng(1))


@rule("ORL-MOVE-5")
def test_nothing_lies_on_a_space_that_is_still_to_be_decided_on():
    text = (
        GOOD.replace("place:K", "pickup:CHA:L01a")
        .replace("red:K4", "red:K5")
        .replace("map:W", "map:.")
        .replace("W6", "W7")
    )
    with pytest.raises(Unreadable, match="nothing lies on L01a"):
        NOTATION.read_position(text, Rng(1))


@pytest.mark.parametrize("text", ["", "orl1", "orl1 n2", "orl1 n2 N R1 S0 @a draw", "|||||||||", "bas1 2022 g:-"])
def test_scraps_are_refused_in_one_sentence(text: str):
    with pytest.raises(Unreadable) as refused:
        NOTATION.read_position(text, Rng(1))
    assert str(refused.value).startswith("position")
