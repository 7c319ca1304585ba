"""SMF positions and written moves (rules.md, section 15): written and read back, and the errors for broken ones."""

import re

import pytest

from tests.games.stupor_mundi.table import NOTATION, at, stupor
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

BOOK = """SMF1 n=2 diff=easy round=1 first=1 active=1 step=turn ends=-
F T2 W2 K1 L2 G1 S1 A6 P1
ED I=E01 II=E09 III=E14 | I=E05 II=E12 III=E03 | pile=9
WP A=CS-B,VI-A*[CB-F] B=CS-C[CB-A] C=CS-D,VI-D*[CB-B]
VY ROM M4b a1=I-GIS/? c1=A8
VY CON M1b a1=L-TEN/? c1=A3
VY ALE M6b a1=I-CAS/? c1=A11
VY TUN M2b a1=L-SEB/? c1=A7
VY BAR M5b a1=I-THE/? c1=A15
CP 11
P1 savoy vp=0 A=6 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- \
hand=H-COIN,H-DRAW,H-GRAIN,H-STONE,SAV-2 draw=#5 disc=- slots=- removed=- edicts=0 passed=0
P2 wittelsbach vp=0 A=7 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- hand=#5 draw=#5 disc=- \
slots=- removed=- edicts=0 passed=0"""


def test_the_position_of_the_rulebook_reads_and_writes_back():
    position = NOTATION.read_position(BOOK, Rng(1))
    assert NOTATION.write_view(position.state, 0) == BOOK
    again = NOTATION.read_position(BOOK.replace("\n", ";"), Rng(2))  # on one line, for a shell
    assert NOTATION.write_view(again.state, 0) == BOOK


def test_a_whole_position_keeps_what_is_written_of_every_pile():
    text = BOOK.replace("pile=9", "pile=E02,E04,#7").replace("I-GIS/?", "I-GIS/I-SEV").replace("CP 11", "CP A1,A2,#9")
    text = text.replace("SAV-2 draw=#5", "SAV-2 draw=H-COIN,SAV-1,#3").replace("hand=#5", "hand=H-COIN,#4")
    position = NOTATION.read_position(text, Rng(1))
    whole = NOTATION.write_position(position)
    for part in ("pile=E02,E04,#7", "I-GIS/I-SEV", "CP A1,A2,#9", "draw=H-COIN,SAV-1,#3"):
        assert part in whole
    assert NOTATION.write_position(NOTATION.read_position(whole, Rng(7))) == whole


def test_what_nobody_named_was_dealt_and_stays_unnamed():
    position = NOTATION.read_position(BOOK, Rng(1))
    assert NOTATION.write_position(position) == BOOK
    NOTATION.play(position, ["P1: H-COIN^1"])
    assert "P2 wittelsbach" in NOTATION.write_position(position)
    assert "hand=#5 draw=#5" in NOTATION.write_position(position)
    played = STUPOR_MUNDI.write(position.state, position.state.options()[0])
    NOTATION.play(position, [played])
    NOTATION.play(position, [STUPOR_MUNDI.write(position.state, position.state.options()[0])])
    whole = NOTATION.write_position(position)
    assert "DO face(P2,?)" in whole  # nor which card is about to be played
    assert NOTATION.write_position(NOTATION.read_position(whole, Rng(3))) == whole


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("H-FOO^1", "'H-FOO' is none of H-STONE, H-COIN, … B16"),
        ("P3: pass", "there is no player P3; this table has P1 to P2"),
        ("P12: pass", "there is no player P12"),
        ("H-COINv5 PU(XXX-c1)", "'XXX-c1' is none of ROM-c1, ROM-c2"),
        ("H-COINv3 BD(T9=TN2)", "'T9' is none of T1, W1"),
        ("travel x", "'travel': 'x' is none of the numbers from 0 to 99"),
        ("card A99", "'card': 'A99' is none of"),
        ("face_up 7", "'face_up': '7' is none of 1, 2, 3, 4, 5, 6"),
    ],
)
def test_a_name_that_nothing_has_is_told_with_what_would_be_right(move: str, sentence: str):
    at(BOOK).cannot_read(move, re.escape(sentence))


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("P1: T2 H-COIN^1 G(A3)", ["A=8", "ship=ALE"]),
        ("P1: H-DRAWv1 PR(s1>A1)", ["spec=A1,0,0"]),
        ("P1: H-COINv5 PU(ROM-c1!) [G(A3) PR(s1>B1)]", ["A=7", "spec=B1,0,0"]),
        ("P1: pass", ["passed=1"]),
    ],
)
def test_moves_of_the_rulebook(move: str, words: list[str]):
    table = at(BOOK)
    NOTATION.play(table.position, [move])
    table.shows(p1=" ".join(words))


@rule("SM-ROUND-2")
def test_a_move_of_another_player_is_refused():
    at(BOOK).refuses("P2: H-COIN^1", "SM-ROUND-2")


UNREADABLE_MOVES = [
    "",
    "   ",
    "castle",
    "BD(W1)",
    "BD(W1=GWB",
    "ED(IV)",
    "P5: pass",
    "T",
    "PR(s1>Z9)",
    "G(S)",
    "x" * 500,
]


@pytest.mark.parametrize("move", UNREADABLE_MOVES)
def test_what_is_no_move_is_told_so_and_changes_nothing(move: str):
    table = at(BOOK)
    before = table.text()
    with pytest.raises(Unreadable) as said:
        NOTATION.play(table.position, [move])
    assert "\n" not in str(said.value)
    assert table.text() == before


def test_a_gain_that_does_not_happen_is_refused():
    at(BOOK).cannot_read("H-COIN^1 G(A4)", "not what was gained")


BROKEN = [
    ("SMF1", "SMF2", "begins with 'SMF1'"),
    ("n=2", "n=5", "n is '5'"),
    ("n=2", "m=2", "none of the fields"),
    ("diff=easy", "diff=hard", "easy, medium, difficult"),
    ("round=1", "round=31", "round"),
    ("round=1", "round=0", "SM-ROUND-1"),
    ("first=1", "first=3", "first"),
    ("ends=-", "ends=FIRE", "SM-END-1"),
    ("step=turn", "step=edict", "step"),
    ("F T2 W2", "F T6 W2", "SM-EDICT-6"),
    ("A6 P1", "A7 P1", "SM-EDICT-7"),
    ("F T2 W2 K1", "F W2 T2 K1", "line F"),
    ("I=E01 II", "I=E99 II", "no edict tile"),
    ("I=E01 II", "I=E05 II", "there twice"),
    ("I=E01 II", "I=E22 II", "SM-SETUP-1"),
    ("pile=9", "pile=12", "SM-SETUP-6"),
    ("CS-B,VI-A", "CS-C,VI-A", "SM-SETUP-3"),
    ("CS-B,VI-A", "VI-A,CS-B", "SM-SETUP-3"),
    ("[CB-F]", "[CB-F,CB-F]", "SM-SETUP-4"),
    ("[CB-F]", "[CB-X]", "SM-SETUP-4"),
    ("B=CS-C[", "B=CS-C*[", "SM-SETUP-5"),
    ("M4b", "M1b", "SM-SETUP-10"),
    ("M4b", "M4r", "SM-SETUP-10"),
    ("M4b", "M9b", "market tile"),
    ("VY CON", "VY ROM", "clockwise"),
    ("I-GIS/?", "L-TEN/?", "SM-SETUP-1"),
    ("I-GIS/?", "I-GIS", "no ally space"),
    ("c1=A8", "c1=A3", "there twice"),
    ("c1=A8", "c1=H-COIN", "Advanced"),
    ("c1=A8", "c1=A8 c2=A1", "fields"),
    ("CP 11", "CP 99", "SM-SETUP-13"),
    ("CP 11", "CP B1,A1,#9", "SM-SETUP-13"),
    ("P1 savoy", "P1 habsburg", "houses"),
    ("P2 wittelsbach", "P2 savoy", "SM-SETUP-16"),
    ("A=6 S=1", "A=-6 S=1", "line P1"),
    (
        "S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- hand=H",
        "S=3 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- hand=H",
        "SM-ACT-7",
    ),
    ("ship=ROM", "ship=OSLO", "no city"),
    ("castle=T1:TN1,W3:WN1", "castle=T1:TN1", "SM-SETUP-19"),
    ("castle=T1:TN1,W3:WN1", "castle=T1:TN1,W3:WN1,T2:TN2", "SM-BUILD-3"),
    ("castle=T1:TN1,W3:WN1", "castle=T1:TN1,W3:WN1,T3:WN2", "SM-BUILD-1"),
    ("covers=-", "covers=KC-HAND", "SM-BUILD-8"),
    ("allies=-", "allies=AS2:I-SEV", "SM-SUM-3"),
    ("spec=0,0,0", "spec=0,0", "SM-SETUP-22"),
    ("spec=0,0,0", "spec=B3,0,0", "SM-PROM-3"),
    ("spec=0,0,0", "spec=B5,B5,0", "SM-PROM-6"),
    ("hand=H-COIN,", "hand=H-COIN,H-COIN,H-COIN,", "SM-SETUP-17"),
    ("hand=H-COIN,", "hand=HOH-1,", "SM-SETUP-17"),
    ("draw=#5 disc", "draw=#4 disc", "SM-SETUP-17"),
    ("slots=-", "slots=6:H-COINv", "SM-PLAY-1"),
    ("slots=-", "slots=1:?^", "slots"),
    ("passed=0", "passed=2", "passed"),
    ("edicts=0", "edicts=x", "edicts"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BROKEN, ids=[f"{old[:14]}>{new[:14]}" for old, new, _ in BROKEN])
def test_a_broken_position_is_refused_with_its_line_and_the_rule_it_breaks(old: str, new: str, sentence: str):
    assert old in BOOK
    with pytest.raises(Unreadable, match=re.escape(sentence)) as said:
        NOTATION.read_position(BOOK.replace(old, new, 1), Rng(1))
    assert "\n" not in str(said.value)


AGENDAS = [
    "nonsense",
    "card(P1)",
    "card(P3) end_turn(P1)",
    "site(P1,build.1,-,must) end_turn(P1)",
    "keep(P1) end_turn(P1)",
    "edict(P1) card(P1) end_turn(P1)",
    "now(P1,A1) end_turn(P1)",
    "solo() end_turn(P1)",
    "end_turn(P1)",
    "path(P1,promote.1,s9) end_turn(P1)",
    "trade(P1,C9Z,0,0,must) end_turn(P1)",
]


@pytest.mark.parametrize("agenda", AGENDAS)
def test_an_agenda_that_cannot_be_is_refused(agenda: str):
    step = agenda.partition("(")[0]
    with pytest.raises(Unreadable, match="DO"):
        NOTATION.read_position(
            BOOK.replace("step=turn", f"step={step}").replace("S=1 G=1", "S=0 G=0", 1) + f"\nDO {agenda}", Rng(1)
        )


@pytest.mark.parametrize("line", range(12))
def test_a_missing_or_doubled_line_is_refused(line: int):
    lines = BOOK.split("\n")
    with pytest.raises(Unreadable):
        NOTATION.read_position("\n".join(lines[:line] + lines[line + 1 :]), Rng(1))
    with pytest.raises(Unreadable):
        NOTATION.read_position("\n".join([*lines[: line + 1], lines[line], *lines[line + 1 :]]), Rng(1))


def test_hidden_cards_are_dealt_as_the_view_allows():
    hands = {NOTATION.read_position(BOOK, Rng(seed)).state.players[1].hand for seed in range(30)}
    assert len(hands) > 5


def test_all_moves_of_a_turn_are_listed_and_can_be_played():
    table = stupor(p1="A=9 S=2 G=1 hand=H-COIN,H-DRAW")
    moves = NOTATION.moves(table.state)
    assert "H-COIN^1" in moves
    assert "T4 H-DRAWv5" in moves
    assert "pass" in moves
    for move in moves[::17]:
        twin = stupor(p1="A=9 S=2 G=1 hand=H-COIN,H-DRAW")
        NOTATION.play(twin.position, [move])
        assert twin.text() != table.text()


def test_small_choices_read_as_they_are_written():
    table = stupor(p1="S=2 G=1 hand=H-COIN")
    for choice in ("travel 0", "card H-COIN", "face_down 3", "main build", "build T3", "piece TN3"):
        assert choice in table.options()
        assert STUPOR_MUNDI.write(table.state, STUPOR_MUNDI.read(table.state, choice)) == choice
        table.p1(choice)
    assert table.asked() == "P2 turn"
    for text in ("build Z9", "build", "fly T3", "piece TN3 TN2", ""):
        with pytest.raises(Unreadable):
            STUPOR_MUNDI.read(table.state, text)
