"""Positions that cannot be on a table are refused with one sentence that names the field and the rule or invariant."""

import pytest

from tests.games.basilica.table import NOTATION, at
from tests.rule import rule
from triforium.core.errors import BadOption, Unreadable
from triforium.core.rng import Rng

WHOLE = (
    "bas1 2022 g:R1wAm,Y1,B1b,2/2,G1,2 o:Y8,R3,G5 v:B3,R5,YG1 t:w2 q:3/0"
    " W:0,4,MS.SJ.JA,1 B:0,4,AM.MS.SJ.JA,1 s:B4,* d:- r:0"
)
EXECUTING = WHOLE.replace("o:Y8", "o:!Y8")
ENDED = WHOLE.replace("q:3/0", "q:30/3") + " e:third"


def refusal(text: str) -> str:
    """The one sentence with which a position is refused."""
    with pytest.raises((Unreadable, BadOption)) as refused:
        NOTATION.read_position(text, Rng(0))
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert len(sentence) < 400
    return sentence


def changed(text: str, old: str, new: str) -> str:
    """A position with one thing changed."""
    assert text.count(old) >= 1, f"{old!r} is not in the position"
    return text.replace(old, new, 1)


def test_the_position_itself_is_in_order():
    for text in (WHOLE, ENDED, f"{EXECUTING} p:pay-C", f"{EXECUTING} p:paid-C@c1"):
        assert NOTATION.write_position(NOTATION.read_position(text, Rng(0))) == text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["bas1"]),
        ("bas1", ["edition"]),
        ("bas2 2022", ["bas1"]),
        (changed(WHOLE, "2022", "2023"), ["2023"]),
        (changed(WHOLE, " q:3/0", ""), ["q:", "missing"]),
        (changed(WHOLE, " r:0", ""), ["r:", "missing"]),
        (changed(WHOLE, " q:3/0", " q:3/0 q:3/0"), ["q:", "twice"]),
        (changed(WHOLE, "t:w2 q:3/0", "q:3/0 t:w2"), ["t:", "order"]),
        (changed(WHOLE, "d:-", "y:-"), ["y:"]),
        (changed(WHOLE, "d:-", "d"), ["'d'"]),
    ],
)
def test_fields_stand_once_and_in_order(text: str, words: list[str]):
    sentence = refusal(text)
    assert all(word in sentence for word in words), sentence


@rule("BAS-GEO-1", "BAS-GEO-2", "BAS-GEO-4", "BAS-SETUP-2", "BAS-SETUP-3", "BAS-SETUP-4", "BAS-ORD-PROMOTE-1")
@pytest.mark.parametrize(
    ("old", "new", "rule_or_invariant"),
    [
        ("B1b,2/", "B1b,1/", "BAS-GEO-1"),
        ("B1b,2/", "B1b,3/", "BAS-GEO-1"),
        ("B1b,2/", "B1b,2,#/", "BAS-GEO-1"),
        ("G1,2 ", "G1#,2 ", "no cell"),
        ("G1,2 ", "#*,2 ", "no cell"),
        ("G1,2 ", "G1bb,2 ", "BAS-SETUP-4"),
        ("G1,2 ", "R1,2 ", "exactly once"),
        ("G1,2 ", "G99,2 ", "no tile"),
        ("G1,2 ", "Y11,2 ", "no tile"),  # a tile of Festum Fatuorum
        ("G1,2 ", "G1Am,2 ", "BAS-ORD-PROMOTE-1"),  # a token without a builder
        ("G1,2 ", "G1bAs,2 ", "BAS-SETUP-4"),  # a token of 2010
        ("G1,2 ", "G1wAm,2 ", "BAS-SETUP-4"),  # the same token twice
        ("/2,G1,2", "/G1b,G2b,G3b,G4b,G6b", "BAS-SETUP-2"),  # six builders
    ],
)
def test_a_cathedral_that_cannot_be(old: str, new: str, rule_or_invariant: str):
    sentence = refusal(changed(WHOLE, old, new))
    assert "field g" in sentence
    assert rule_or_invariant in sentence


@rule("BAS-SETUP-2", "BAS-SETUP-4", "BAS-PAID-7")
@pytest.mark.parametrize(
    ("old", "new", "field", "rule_or_invariant"),
    [
        ("W:0,4,", "W:0,5,", "W", "BAS-SETUP-2"),
        ("B:0,4,", "B:0,3,", "B", "BAS-SETUP-2"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,AM.MS.SJ.JA,1", "W", "BAS-SETUP-4"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,SJ.JA,1", "W", "BAS-SETUP-4"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,MS.SJ.AS,1", "W", "BAS-SETUP-4"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,-,1", "W", "BAS-SETUP-4"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,MS.SJ.JA,2", "B", "BAS-PAID-7"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,MS.SJ.JA,0", "B", "BAS-PAID-7"),
        ("W:0,4,MS.SJ.JA,1", "W:0,4,MS.SJ.JA", "W", "score,builders,tokens,coins"),
        ("W:0,4,MS.SJ.JA,1", "W:-1,4,MS.SJ.JA,1", "W", "score,builders,tokens,coins"),
    ],
)
def test_supplies_that_do_not_add_up(old: str, new: str, field: str, rule_or_invariant: str):
    sentence = refusal(changed(WHOLE, old, new))
    assert f"field {field}" in sentence
    assert rule_or_invariant in sentence


@rule("BAS-SETUP-7", "BAS-SETUP-10", "BAS-STACK-3")
@pytest.mark.parametrize(
    ("old", "new", "field", "rule_or_invariant"),
    [
        ("o:Y8,R3,G5", "o:Y8,R3", "o", "BAS-SETUP-10"),
        ("o:Y8,R3,G5", "o:Y8,R3,G5,G6", "o", "BAS-SETUP-10"),
        ("v:B3,R5,YG1", "v:B3", "v", "BAS-SETUP-10"),
        ("o:Y8,R3,G5", "o:Y8,R3,R1", "o", "exactly once"),
        ("o:Y8,R3,G5", "o:!Y8,!R3,G5", "o", "two orders"),
        ("o:Y8,R3,G5", "o:A.Y,R3,G5", "o", "no tile"),
        ("o:Y8,R3,G5", "o:C.Y,C.Y,G5", "o", "exactly once"),
        ("v:B3,R5,YG1", "v:B3,R5,_", "v", "all six slots"),
        ("o:Y8,R3,G5", "o:_,R3,G5", "o", "all six slots"),
        ("s:B4,*", "s:B4", "s", "exactly once"),
        ("s:B4,*", "s:B4,B4,*", "s", "exactly once"),
        ("s:B4,*", "s:*,B4", "s", "no tile"),
        ("s:B4,*", "s:M.B+40", "s", "exactly once"),
        ("s:B4,*", "s:M.B+60", "s", "exactly once"),
        ("s:B4,*", "s:B4+5", "s", "order side"),
        ("s:B4,* d:-", "s:B4,* d:*", "d", "only one of"),
        ("d:-", "d:B4", "d", "exactly once"),
        ("d:-", "d:", "d", "no tile"),
        ("r:0", "r:2", "r", "BAS-STACK-3"),
        ("r:0", "r:0 z:R1", "z", "exactly once"),
        ("r:0", "r:0 m:1", "m", "before the reshuffle"),
    ],
)
def test_tiles_that_are_twice_or_nowhere(old: str, new: str, field: str, rule_or_invariant: str):
    sentence = refusal(changed(WHOLE, old, new))
    assert f"field {field}" in sentence or f"fields o and {field}" in sentence or "fields o and v" in sentence
    assert rule_or_invariant in sentence


@rule("BAS-QUEEN-3", "BAS-QUEEN-4", "BAS-QUEEN-5", "BAS-TURN-3", "BAS-TURN-5", "BAS-BUILD-1")
@pytest.mark.parametrize(
    ("old", "new", "field", "rule_or_invariant"),
    [
        ("q:3/0", "q:3/1", "q", "BAS-QUEEN-4"),
        ("q:3/0", "q:10/0", "q", "BAS-QUEEN-4"),
        ("q:3/0", "q:31/3", "q", "BAS-QUEEN-5"),
        ("q:3/0", "q:30/3", "q", "BAS-QUEEN-5"),
        ("q:3/0", "q:x", "q", "position/scorings"),
        ("t:w2", "t:w4", "t", "actions left"),
        ("t:w2", "t:w0", "t", "actions left"),
        ("t:w2", "t:g2", "t", "player"),
        ("t:w2", "t:w2@e5", "t", "BAS-BUILD-1"),
        ("t:w2", "t:w2@c1", "t", "BAS-TURN-5"),
        ("t:w2", "t:w3@b1", "t", "BAS-TURN-5"),
    ],
)
def test_a_track_or_a_turn_that_cannot_be(old: str, new: str, field: str, rule_or_invariant: str):
    sentence = refusal(changed(WHOLE, old, new))
    assert f"field {field}" in sentence
    assert rule_or_invariant in sentence


@rule("BAS-PAID-2", "BAS-TURN-6", "BAS-JESTER-3")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"{WHOLE} p:tea", "not something that a game can wait for"),
        (f"{WHOLE} p:pay-C", "marked with !"),
        (f"{EXECUTING} p:vault", "!"),
        (f"{EXECUTING} p:pay-R", "another order"),
        (f"{EXECUTING} p:sc2", "another order"),
        (f"{EXECUTING} p:paid-C@a1", "no builder"),
        (changed(f"{WHOLE} p:to@b1", "R3", "!R3"), "no builder"),
        (changed(f"{EXECUTING} p:pay-C", "JA,1 B", "JA,2 B").replace("JA,1 s", "JA,0 s"), "BAS-PAID-2"),
        (changed(f"{EXECUTING} p:pay-C", "Y1,B1b,2/2,G1,2", "1,B1b,2/2,#,2"), "BAS-PAID-2"),
        (changed(WHOLE, "o:Y8", "o:!Y10").replace("g:R1wAm,Y1,B1b,2/2,G1,2", "g:R1wAm,1,B1b,2"), "BAS-TURN-6"),
        (changed(f"{WHOLE} p:jes", "q:3/0", "q:10/0"), "BAS-JESTER-3"),
    ],
)
def test_a_game_does_not_wait_for_that(text: str, words: str):
    sentence = refusal(text)
    assert "field p" in sentence
    assert words in sentence


@rule("BAS-ORD-PROMOTE-7", "BAS-ORD-PROMOTE-9")
def test_the_rank_just_chosen_is_one_that_a_builder_of_the_active_player_has():
    waiting = changed(WHOLE, "o:Y8", "o:!Y2") + " p:pay-P="
    NOTATION.read_position(f"{waiting}A", Rng(0))
    for letter in "MSJ":
        assert "field p" in refusal(waiting + letter)


@rule("BAS-ORD-PROMOTE-7")
def test_a_rank_of_another_edition_cannot_just_have_been_chosen():
    text = changed(WHOLE, "o:Y8", "o:!Y2").replace("2022", "2010").replace(",AM.MS.SJ.JA,", ",AM.AM.AS.MS,")
    text = changed(text, ",MS.SJ.JA,", ",AM.AS.MS,")
    NOTATION.read_position(f"{text} p:pay-P=A", Rng(0))
    assert "field p" in refusal(f"{text} p:pay-P=J")


@pytest.mark.parametrize("waiting", ["vault=A", "vault=4", "vault@c1", "vault=2@c1", "jes=A", "jes@c1"])
def test_what_the_game_waits_for_carries_nothing_that_does_not_belong_to_it(waiting: str):
    assert "field p" in refusal(f"{WHOLE} p:{waiting}")


@pytest.mark.parametrize("waiting", ["pay-C=A", "pay-C@c1", "move-C=M", "paid-C=1@c1"])
def test_a_confuse_waits_without_a_rank(waiting: str):
    assert "field p" in refusal(f"{EXECUTING} p:{waiting}")


@rule("BAS-END-1", "BAS-END-2", "BAS-STACK-4")
@pytest.mark.parametrize(
    ("text", "field"),
    [
        (f"{WHOLE} e:won", "e"),
        (f"{WHOLE} e:exhausted", "q"),  # the final scoring is missing
        (f"{WHOLE} e:third", "e"),  # the Queen is on 3
        (changed(f"{WHOLE} e:exhausted", "q:3/0", "q:3/1"), "e"),  # there are tiles in the stack
        (changed(ENDED, "e:third", "p:vault e:third"), "p"),
    ],
)
def test_an_end_that_did_not_come(text: str, field: str):
    assert f"field {field}" in refusal(text)


@rule("BAS-FF-1")
def test_an_altar_without_festum_fatuorum_is_refused():
    assert "BAS-FF-1" in refusal(changed(WHOLE, "G1,2 ", "G1+,2 "))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("strongman", "name=value"),
        ("strongman=net;strongman=net", "each name once"),
        ("strongman=2", "BAS-OPT-8"),
        ("tea=black", "tea"),
        ("edition=2010", "2010"),
        ("ff=true", "ff"),
    ],
)
def test_options_that_do_not_exist_or_contradict_the_edition(options: str, words: str):
    assert words in refusal(f"{WHOLE} x:{options}")


@pytest.mark.parametrize("memory", ["1.1", "4", "1/Q9", "-/R1", "1.2.3/Y8,Y8", "/"])
def test_a_memory_of_what_cannot_have_been(memory: str):
    assert "field m" in refusal(changed(WHOLE, "r:0", f"r:1 m:{memory}"))


PLAYERS = "W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1"


@rule("BAS-ALTAR-4", "BAS-TURN-6")
def test_an_order_that_cannot_be_carried_out_was_not_chosen():
    text = f"bas1 2022+ff g:Y1,R1+,3 o:!Y11,R3,G5 v:B3,R5,YG1 t:w2 q:3/0 {PLAYERS} s:* d:- r:0"
    assert "BAS-TURN-6" in refusal(text)
    assert at(changed(text, "R1+", "R1")).moves() == "a1,b1"


@rule("BAS-ORD-RECRUIT-3")
@pytest.mark.parametrize("waiting", ["pay-R", "paid-R"])
def test_nobody_waits_for_a_paid_recruit_without_a_builder_in_supply(waiting: str):
    text = (
        "bas1 2022 g:Y1b,Y2b,Y3b,Y4b,Y5b/R1,4 o:!R7,R3,G5 v:B3,R5,YG1 t:w2 q:3/0"
        f" W:0,5,AM.MS.SJ.JA,1 B:0,0,AM.MS.SJ.JA,1 s:* d:- r:0 p:{waiting}"
    )
    assert "BAS-ORD-RECRUIT-3" in refusal(text)


JESTER = "bas1 2022 g:Y1wJs,4 o:G7,R3,G5 v:B3,_,YG1 t:w2 q:10/0 W:0,4,AM.MS.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0 p:jes"


@rule("BAS-JESTER-3", "BAS-QUEEN-4", "BAS-END-2")
def test_jesters_are_asked_only_when_a_scoring_is_due():
    assert at(JESTER).moves() == "Ja1=B Ja1=R Ja1=G"
    assert "BAS-JESTER-3" in refusal(changed(JESTER, "q:10/0", "q:9/0"))


@rule("BAS-JESTER-3", "BAS-STACK-4")
def test_a_stack_that_can_still_be_reshuffled_is_not_exhausted():
    table = at(changed(JESTER, "q:10/0", "q:10/1").replace("s:* d:- r:0", "s:- d:* r:0"))
    table.white("Ja1=B")
    assert not table.position.state.over
    assert table.position.state.scorings == 1


@rule("BAS-SETUP-7", "BAS-SETUP-9")
def test_the_tile_behind_an_order_side_is_one_that_is_written_nowhere():
    stack = f"bas1 2022 g:- o:P.R,R3,G5 v:B3,R5,YG1 t:w3 q:0/0 {PLAYERS} s:R1,* d:- r:0"
    for seed in range(12):
        position = NOTATION.read_position(stack, Rng(seed))
        NOTATION.play(position, ["V1a1"])
        assert " v:R2," in NOTATION.write_position(position)
    assert "exactly once" in refusal(changed(stack, "s:R1,*", "s:R1,R2,*"))


@rule("BAS-JESTER-3", "BAS-STACK-1", "BAS-STACK-3")
@pytest.mark.parametrize("piles", ["s:R8 d:- r:1 z:*", "s:R8 d:- r:0 z:*", "s:- d:R8 r:0 z:*"])
def test_one_tile_that_can_be_drawn_is_enough_to_go_on_without_a_scoring(piles: str):
    text = changed(JESTER, "q:10/0", "q:9/0").replace("s:* d:- r:0 p:jes", f"{piles} p:jes")
    assert "BAS-JESTER-3" in refusal(text)


@rule("BAS-END-2", "BAS-JESTER-3")
@pytest.mark.parametrize("piles", ["s:- d:- r:0", "s:- d:- r:1", "s:- d:R8 r:1"])
def test_without_a_tile_to_draw_the_scoring_is_the_last(piles: str):
    table = at(changed(JESTER, "q:10/0", "q:9/0").replace("s:* d:- r:0 p:jes", f"{piles} z:* p:jes"))
    table.white("Ja1=B")
    assert table.state.over
    table.shows(queen="9/1")
