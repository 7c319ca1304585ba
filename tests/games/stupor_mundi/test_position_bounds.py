"""The lines of a position beside those of the players: what each may say at its bounds, and what is refused beyond."""

import re

import pytest

from tests.games.stupor_mundi.table import NOTATION, stupor
from tests.games.stupor_mundi.test_notation import BOOK
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.core.rng import Rng

EMPTY = "I=- II=- III=-"
REFUSED = [
    ({"round_number": 31}, "round is '31', not a number from 0 to 30"),
    ({"first": 3}, "first is '3', not a number from 1 to 2"),
    ({"active": 3}, "active is '3', not a number from 1 to 2"),
    ({"ends": "CASTLE,CASTLE"}, "each once (SM-END-1)"),
    ({"ends": "FIRE"}, "ends is 'FIRE'"),
    ({"palace": "T6"}, "T (SM-EDICT-6) is '6', not a number from 0 to 5"),
    ({"palace": "P0"}, "P (SM-EDICT-6) is '0', not a number from 1 to 5"),
    ({"palace": "A4"}, "A changes by 3 (SM-EDICT-7), and is 4"),
    ({"palace": "A15"}, "A (SM-EDICT-6) is '15', not a number from 0 to 12"),
    ({"pile": "10"}, "the pile has 10 tiles, but only 9 are left (SM-SETUP-6)"),
    ({"pile": "E01,E01"}, "tile E01 is there twice, or not used in this game (SM-SETUP-1)"),
    ({"pile": "E16"}, "tile E16 is there twice, or not used in this game (SM-SETUP-1)"),
    ({"pile": "8 gone=-"}, "1 tiles are neither in the pile nor gone (SM-EDICT-11)"),
    ({"pile": "8 gone=E99"}, "there is no edict tile 'E99'"),
    ({"pile": "9 extra=E16"}, "tile E16 is there twice, or not used in this game (SM-SETUP-1)"),
    ({"paths": "A=CS-A[CB-A]"}, "is no path A, like"),
    ({"paths": "B=CS-B,VI-A[CB-B]"}, "is no path B, like"),
    ({"paths": "A=CS-A,VI-A[CB-A,CB-C]"}, "City A has more than 1 tiles (SM-SETUP-4)"),
    ({"paths": "A=CS-A,VI-A[CB-G]"}, "city bonus tile 'CB-G' does not exist, or has fewer copies (SM-SETUP-4)"),
    ({"paths": "A=CS-A,VI-A[CB-A] B=CS-B[CB-A] C=CS-C,VI-B[CB-A]"}, "does not exist, or has fewer copies"),
    ({"paths": "A=CS-A*,VI-A[CB-A]"}, "there is no edict token on this tile of path A (SM-SETUP-5)"),
    ({"paths": "B=CS-B*[CB-B]"}, "there is no edict token on this tile of path B (SM-SETUP-5)"),
    ({"paths": "A=VI-A,CS-A[CB-A]"}, "'VI-A' is no Countryside tile, or is there twice (SM-SETUP-3)"),
    ({"paths": "A=CS-A,CS-C[CB-A]"}, "'CS-C' is no Village tile, or is there twice (SM-SETUP-3)"),
    ({"rom": "M7b"}, "'M7b' is no market tile with its side"),
    ({"rom": "M1g"}, "'M1g' is no market tile with its side"),
    ({"rom": "M1b", "con": "M1b"}, "market tile M1 is there twice (SM-SETUP-10)"),
    ({"rom": "M1r"}, "1 red markets, not 0 (SM-SETUP-10)"),
    ({"rom": "a1=I-GIS"}, "'I-GIS' is no ally space, like"),
    ({"rom": "a1=I-GIS/"}, "'I-GIS/' is no ally space, like"),
    ({"rom": "a1=X-GIS/?"}, "there is no ally 'X-GIS'"),
    ({"rom": "a1=I-GIS/I-GIS"}, "I-GIS is there too often, or not used in this game (SM-SETUP-1)"),
    ({"rom": "a2=I-GIS/?"}, "is none of the fields a1, c1"),
    ({"rom": "c1=H-COIN"}, "there is no Advanced card 'H-COIN'"),
    ({"rom": "c1=A1", "con": "c1=A1"}, "card A1 is there twice (every card is in exactly one place)"),
    ({"cards": "17"}, "9 cards of level A cannot be in the pile (SM-SETUP-13)"),
    ({"cards": "A7,A7"}, "card A7 is there twice"),
    ({"cards": "B1,A7"}, "cards of level A lie above those of level B (SM-SETUP-13)"),
    ({"cards": "B1,B2,B3,B4,B5,B6,B7,B8,B9"}, "9 cards of level B cannot be in the pile (SM-SETUP-13)"),
    ({"cards": "11 12"}, "is a number, or the cards of the pile from the top"),
    ({"step": "over"}, "a game that is over has its conditions in ends, and nothing to do (SM-END-2)"),
    ({"step": "card"}, "step=card needs a line DO that says what is being done"),
    ({"p1": "S=4 G=0"}, "the warehouse has room for 3 resources (SM-ACT-7)"),
    ({"p2": "S=0 G=4"}, "the warehouse has room for 3 resources (SM-ACT-7)"),
    ({"n": 1, "solo": "ship=OSL"}, "'OSL' is no city (SM-SOLO-3)"),
    ({"n": 1, "solo": "crowns=3"}, "crowns is '3', not a number from 0 to 2"),
    ({"n": 1, "solo": "turns=6"}, "turns is '6', not a number from 0 to 5"),
    ({"n": 1, "solo": "deck=S01,S01,#14"}, "'S01' is no solo card, or is there twice (SM-SOLO-3)"),
    ({"n": 1, "solo": "deck=S17,#15"}, "'S17' is no solo card, or is there twice (SM-SOLO-3)"),
    ({"n": 1, "solo": "deck=S01,#15 out=S01"}, "'S01' is no solo card, or is there twice (SM-SOLO-3)"),
    ({"n": 1, "solo": "deck=#17"}, "17 more cards in the deck, but 16 are left (SM-SOLO-17)"),
    ({"n": 1, "solo": "deck=#14 out=S01"}, "14 more cards in the deck, but 15 are left (SM-SOLO-17)"),
    ({"n": 1, "solo": "deck=#16 out=S01"}, "16 more cards in the deck, but 15 are left (SM-SOLO-17)"),
    ({"n": 1, "solo": "deck=S01,S04"}, "with crowns=0 the deck still holds 2 crowns or more (SM-SOLO-17)"),
    ({"n": 1, "solo": "gone=A1", "rom": "c1=A1"}, "card A1 is there twice"),
    ({"n": 1, "solo": "gone=L-TEN"}, "L-TEN is there too often, or not used in this game (SM-SETUP-1)"),
    ({"n": 1, "options": "solo=easier", "pile": "12 extra=E16,E17"}, "extra names 2 tiles, not 3 (SM-SOLO-4)"),
    ({"n": 1, "options": "solo=easier", "pile": "12 extra=E16,E17,E17"}, "tile E17 is there twice"),
    ({"n": 1, "options": "solo=easier", "pile": "12 extra=E16,E17,E01"}, "tile E01 is there twice, or not used"),
    ({"options": "solo=hardest"}, "solo is one of"),
    ({"options": "houses=none"}, "houses is one of"),
]


@rule("SM-SETUP-1", "SM-SETUP-3", "SM-SETUP-4", "SM-SETUP-10", "SM-SETUP-13", "SM-SOLO-17")
@pytest.mark.parametrize(("facts", "sentence"), REFUSED, ids=[str(row[0]) for row in REFUSED])
def test_a_table_that_cannot_be_is_refused_with_the_reason(facts: dict[str, object], sentence: str):
    with pytest.raises(Unreadable, match=re.escape(sentence)) as said:
        stupor(**facts)  # type: ignore[arg-type]
    assert str(said.value).startswith("position, line ")


READ = [
    ({"round_number": 30}, {"header": "round=30"}),
    ({"ends": "CASTLE,EDICT,CARDS"}, {"header": "ends=CASTLE,EDICT,CARDS"}),
    ({"ends": "EDICT"}, {"header": "ends=EDICT"}),
    ({"ends": "CARDS"}, {"header": "ends=CARDS"}),
    ({"palace": "T0 W0 K0 L0 G0 S0 A0 P1"}, {"palace": "T0 W0 K0 L0 G0 S0 A0 P1"}),
    ({"palace": "T5 W5 K3 L5 G4 S4 A12 P5"}, {"palace": "T5 W5 K3 L5 G4 S4 A12 P5"}),
    ({"edicts": EMPTY, "next_edicts": EMPTY, "pile": "0"}, {"edicts": "pile=0"}),
    ({"edicts": "I=E01 II=E02 III=E03", "pile": "0"}, {"edicts": "I=E01 II=E02 III=E03 pile=0"}),
    ({"pile": "E07,E06,#2"}, {"edicts": "pile=E07,E06,#2"}),
    (
        {"paths": "A=CS-A,VI-A*[CB-A] B=CS-B[-] C=CS-C,VI-B[CB-A]"},
        {"paths": "A=CS-A,VI-A*[CB-A] B=CS-B[-] C=CS-C,VI-B[CB-A]"},
    ),
    ({"rom": "M6b a1=-/- c1=-"}, {"rom": "M6b a1=-/- c1=-"}),
    ({"rom": "a1=I-GIS/I-SEV"}, {"rom": "a1=I-GIS/I-SEV"}),
    ({"diff": "medium"}, {"header": "diff=medium"}),
    ({"diff": "difficult"}, {"header": "diff=difficult"}),
    ({"cards": "0"}, {"pile": "0"}),
    ({"cards": "A7,B1,B2"}, {"pile": "A7,B1,B2"}),
    ({"n": 1, "solo": "ship=BAR deck=S05,#15 crowns=2 turns=5"}, {"solo": "ship=BAR deck=S05,#15 crowns=2 turns=5"}),
    ({"n": 1, "solo": "deck=#15 out=S01"}, {"solo": "deck=#15 out=S01"}),
    ({"n": 1, "solo": "deck=S04,S09", "p1": "hand=H-COIN"}, {"solo": "deck=S04,S09"}),
    ({"n": 1, "rom": "a1=-/-", "solo": "gone=A7,I-SEV"}, {"solo": "gone=A7,I-SEV"}),
    (
        {"n": 1, "options": "solo=easier", "pile": "12 extra=E16,E17,E21"},
        {"edicts": "pile=12 extra=E16,E17,E21", "header": "solo=easier"},
    ),
]


@pytest.mark.parametrize(("facts", "shown"), READ, ids=[str(row[0]) for row in READ])
def test_a_table_at_its_bounds_is_read_and_written_back(facts: dict[str, object], shown: dict[str, str]):
    table = stupor(**facts)  # type: ignore[arg-type]
    table.shows(**shown)
    assert NOTATION.write_position(NOTATION.read_position(table.text(), Rng(9))) == table.text()


@pytest.mark.parametrize("name", ["n", "diff", "round", "first", "active", "step", "ends"])
def test_each_field_of_the_header_is_there_once_and_in_order(name: str):
    header = BOOK.partition("\n")[0]
    field = next(word for word in header.split() if word.startswith(f"{name}="))
    for wrong, sentence in (
        (header.replace(f" {field}", ""), f"the field {name} is missing"),
        (f"{header} {field}", f"the field {name} appears twice or out of order"),
        (header.replace(field, f"{name}="), f"'{name}=' is none of the fields"),
        (header.replace(field, name), f"'{name}' is none of the fields"),
    ):
        with pytest.raises(Unreadable, match=re.escape(sentence)):
            NOTATION.read_position(BOOK.replace(header, wrong), Rng(1))
