"""What a position says of hidden cards: known=, late=, bought= (rules.md, sections 14.2 and 15.1)."""

import re

import pytest

from tests.games.stupor_mundi.table import NOTATION, stupor
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.player import Player


def first(fields: str) -> Player:
    """The first player of a table at which these fields are said of them."""
    return stupor(p1=f"savoy {fields}").state.players[0]


def cards(mask: int) -> list[str]:
    """Cards by name, as often as there are copies."""
    names = STUPOR_MUNDI.deal("", 2, {}).edition.card_names
    return sorted(names[card] for card in range(len(names)) if mask >> card & 1)


@rule("SM-PLAY-8")
def test_known_and_late_cards_are_read_and_written():
    said = "hand=H-COIN,H-STONE,A7 slots=2:SAV-1v,4:H-DRAWv draw=H-STONE,*"
    table = stupor(p1=f"savoy {said} known=H-COIN,A7,SAV-1 late=2:H-COIN+A7,4:A7+H-STONE")
    player = table.state.players[0]
    assert cards(player.known) == ["A7", "H-COIN", "SAV-1"]
    assert player.known & ~(player.hand | player.slot_cards(False)) == 0
    assert [cards(late) for late in player.late] == [[], ["A7", "H-COIN"], [], ["A7", "H-STONE"], [], []]
    assert "known=A7,H-COIN,SAV-1" in table.line("p1")
    assert "late=2:" in table.line("p1")
    again = NOTATION.read_position(table.text(), Rng(3)).state.players[0]
    assert cards(again.known) == cards(player.known)
    assert [cards(late) for late in again.late] == [cards(late) for late in player.late]


@rule("SM-PLAY-8")
def test_of_two_equal_cards_each_can_be_known_once():
    both = first("hand=H-STONE,H-STONE,H-COIN known=H-STONE,H-STONE")
    assert cards(both.known) == ["H-STONE", "H-STONE"]
    assert both.known & ~both.hand == 0
    one = first("hand=H-STONE slots=1:H-STONE^ known=H-STONE")
    assert one.known == one.hand
    last = first("hand=H-DRAW slots=1:H-DRAW^ known=H-DRAW")
    assert last.known == last.hand
    with pytest.raises(Unreadable, match=re.escape("known: 'H-STONE' is not among the hidden cards")):
        first("hand=H-STONE slots=1:H-STONE^ known=H-STONE,H-STONE")


@rule("SM-PLAY-8")
def test_a_card_that_lies_face_down_is_not_one_that_was_drawn_after_it():
    late = "late: 'SAV-1' is not among the hidden cards"
    with pytest.raises(Unreadable, match=re.escape(late)):
        first("hand=H-COIN slots=2:SAV-1v late=2:SAV-1")
    twin = first("hand=H-COIN slots=2:H-COINv late=2:H-COIN")
    assert twin.late[1] == twin.hand
    hidden = stupor(p1="savoy hand=#1 slots=2:?v late=2:SAV-1", seed=5).state.players[0]
    assert cards(hidden.late[1]) == ["SAV-1"]
    assert cards(hidden.slot_cards(False)) != ["SAV-1"]


REFUSED = [
    ("hand=H-COIN known=SAV-9", "known: 'SAV-9' is not among the hidden cards"),
    ("hand=H-COIN disc=SAV-1 known=SAV-1", "known: 'SAV-1' is not among the hidden cards"),
    ("hand=H-COIN removed=SAV-1 known=SAV-1", "known: 'SAV-1' is not among the hidden cards"),
    ("hand=H-COIN known=A1", "known: 'A1' is not among the hidden cards"),
    ("hand=H-COIN,SAV-1 known=SAV-1,SAV-1", "known: 'SAV-1' is not among the hidden cards"),
    ("hand=H-COIN known=WIT-1", "known: 'WIT-1' is not among the hidden cards"),
    ("hand=H-COIN slots=2:SAV-1v late=3:H-COIN", "late: '3:H-COIN' names no card that lies face down"),
    ("hand=H-COIN slots=2:SAV-1^ late=2:H-COIN", "late: '2:H-COIN' names no card that lies face down"),
    ("hand=H-COIN slots=2:SAV-1v late=7:H-COIN", "late: '7:H-COIN' names no card that lies face down"),
    ("hand=H-COIN slots=2:SAV-1v late=2", "late: '2' names no card that lies face down"),
    ("hand=H-COIN slots=2:SAV-1v late=2:H-FOO", "late: 'H-FOO' is not among the hidden cards"),
    ("hand=H-COIN slots=2:SAV-1v late=2:SAV-2+SAV-2", "late: 'SAV-2' is not among the hidden cards"),
    ("hand=#1 known=SAV-1,SAV-2", "the hidden cards cannot lie as known= and late= say"),
    ("hand=H-COIN draw=#9 bought=A1", "10 cards of the deck are not named, but 9 places are hidden"),
    ("hand=H-COIN,A1 bought=A1", "card A1 is there twice"),
    ("hand=H-COIN draw=#8", "9 cards of the deck are not named, but 8 places are hidden"),
    ("hand=H-COIN draw=#10", "9 cards of the deck are not named, but 10 places are hidden"),
    ("hand=#11 draw=*", "10 cards of the deck are not named, but 11 places are hidden"),
    ("hand=H-COIN,#x draw=*", "there is no card '#x'"),
    ("hand=H-COIN slots=2:SAV-1v,2:SAV-2v", "slot 2 is locked, or there twice"),
    ("hand=H-COIN slots=6:SAV-1v", "slot 6 is locked, or there twice"),
    ("hand=H-COIN slots=2:?^", "slots: '2:?^' is no card in a slot"),
    ("hand=H-COIN spec=0,0", "spec: there are three Specialists"),
    ("hand=H-COIN spec=0,0,0,0", "spec: there are three Specialists"),
    ("hand=H-COIN spec=A6,0,0", "there is no workplace 'A6'"),
    ("hand=H-COIN spec=A0,0,0", "there is no workplace 'A0'"),
    ("hand=H-COIN spec=B4,0,0", "there is no workplace 'B4'"),
    ("hand=H-COIN spec=C5,0,C5", "two Specialists in City C5"),
    ("hand=H-COIN G=-1", "G is '-1', not a number from 0 to 60"),
    ("hand=H-COIN G=61", "G is '61', not a number from 0 to 60"),
    ("hand=H-COIN S=61", "S is '61', not a number from 0 to 60"),
    ("hand=H-COIN A=100001", "A is '100001', not a number from 0 to 100000"),
    ("hand=H-COIN vp=100001", "vp is '100001', not a number from 0 to 100000"),
    ("hand=H-COIN edicts=28", "edicts is '28', not a number from 0 to 27"),
    ("hand=H-COIN castle=Z1:TN2", "castle: 'Z1:TN2' is no space with its piece"),
    ("hand=H-COIN castle=T3:TN9", "castle: 'T3:TN9' is no space with its piece"),
    ("hand=H-COIN castle=T3:TN2,T3:TN3", "castle: T3:TN3 is there twice"),
    ("hand=H-COIN castle=T3:TN2,T4:TN2", "castle: T4:TN2 is there twice"),
    ("hand=H-COIN castle=T3:TN2 allies=AS2:I-SEV,AS2:I-GIS", "AS2 is covered by a tower, or there twice"),
    ("hand=H-COIN allies=AS9:I-SEV", "allies: 'AS9:I-SEV' is no ally space with its ally"),
    ("hand=H-COIN allies=AS1:", "allies: 'AS1:' is no ally space with its ally"),
    ("hand=H-COIN allies=AS1:I-FOO", "there is no ally 'I-FOO'"),
    ("hand=H-COIN castle=T3:TN2 allies=AS1:I-GRE,AS2:I-GRE", "I-GRE is there too often, or not used in this game"),
]


@rule("SM-SETUP-17")
@pytest.mark.parametrize(("fields", "sentence"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_player_who_cannot_be_is_refused_with_the_reason(fields: str, sentence: str):
    with pytest.raises(Unreadable, match=re.escape(sentence)) as said:
        first(fields)
    assert str(said.value).startswith("position, line P1: ")


@pytest.mark.parametrize(
    "fields",
    [
        "hand=H-COIN draw=#9",
        "hand=#10 draw=-",
        "hand=- draw=#10",
        "hand=A1,H-COIN draw=#9",
        "hand=#2 draw=#9 bought=A1",
        "hand=H-COIN A=100000 vp=100000 edicts=27",
        "hand=H-COIN spec=A5,B5,C5",
        "hand=H-COIN castle=T3:TN2 allies=AS1:I-GRE,AS2:I-SEV",
    ],
)
def test_a_player_at_every_bound_is_read_and_written_back(fields: str):
    table = stupor(p1=f"savoy {fields}")
    table.shows(p1=" ".join(word for word in fields.split() if not word.startswith("castle=")))


@rule("SM-SUM-4")
def test_two_allies_of_the_same_name_belong_to_two_players():
    castle = "castle=T3:TN2"
    table = stupor(n=4, rom="a1=-/- a2=-/-", p1=f"{castle} allies=AS1:I-GRE", p2=f"{castle} allies=AS2:I-GRE")
    table.shows(p1="allies=AS1:I-GRE", p2="allies=AS2:I-GRE")
    with pytest.raises(Unreadable, match="allies: two have the name I-GRE"):
        stupor(n=4, p1=f"{castle} allies=AS1:I-GRE,AS2:I-GRE")
    with pytest.raises(Unreadable, match="I-GRE is there too often"):
        stupor(n=4, p1=f"{castle} allies=AS1:I-GRE", p2=f"{castle} allies=AS2:I-GRE", p3="allies=AS1:I-GRE")


def test_named_and_hidden_cards_of_a_hand_are_dealt_from_the_rest_of_the_deck():
    for seed in range(10):
        player = stupor(p1="savoy hand=H-COIN,H-COIN,#2 draw=#6", seed=seed).state.players[0]
        assert cards(player.hand).count("H-COIN") == 2
        assert (player.hand.bit_count(), player.draw.bit_count()) == (4, 6)
        assert player.hand & player.draw == 0
