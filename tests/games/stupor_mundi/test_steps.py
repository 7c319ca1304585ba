"""Each step that a line DO can name: read as it is written, and refused where the position does not allow it."""

import pytest

from tests.games.stupor_mundi.table import at, stupor
from tests.games.stupor_mundi.test_notation import BOOK
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.notation.agenda import (
    EVERYTHING,
    MAX_STEPS,
    TEXT,
    agenda_text,
    read_agenda,
    step_text,
)
from triforium.games.stupor_mundi.state import StuporMundi

WHOLE = (
    "castle=W1:WN2,T2:TN2,W2:WN3,T3:TN3,T4:GTA,W4:GWA,T5:GTB,W5:GWB,K1:KN1,K2:KN2,K3:GK S=0 G=0 hand=H-COIN "
    "slots=2:H-STONE^,4:H-DRAWv"
)
# What the table shows that the steps are about; the second player has another one of everything than the first.
FACTS = {
    "p1": "wittelsbach hand=H-COIN,H-STONE S=1 G=1 A=1 spec=0,0,0",
    "p2": "savoy hand=H-DRAW,SAV-1 slots=1:SAV-2^,3:H-STONEv S=4 G=0 A=20 ship=CON castle=T3:TN2,T4:TN3,W4:WN2 "
    "spec=A5,0,B1 disc=H-GRAIN",
    "con": "a1=I-GIS/? c1=A12",
    "bar": "c1=- a1=-/-",
    "cards": "12",
    "edicts": "I=E01 II=- III=E14",
    "next_edicts": "I=E05 II=E12 III=-",
    "paths": "A=CS-B,VI-A*[CB-F] B=CS-C[] C=CS-D,VI-D*[CB-B]",
    "ends": "EDICT",
}


def two() -> StuporMundi:
    """A table for two in the middle of a game."""
    return stupor(n=2, pile="0", **FACTS).state


def drafting() -> StuporMundi:
    """Nobody has a house."""
    return STUPOR_MUNDI.deal("", 2, {"houses": "draft"})


def overflowing() -> StuporMundi:
    """The second player has more than fits; the first has not."""
    s = two()
    s.players[1].grain = 9
    return s


def complete() -> StuporMundi:
    """The second castle is complete."""
    return stupor(n=2, p2=WHOLE).state


def without_edicts() -> StuporMundi:
    """No edict lies on an active space."""
    empty = "I=- II=- III=-"
    return stupor(n=2, edicts=empty, next_edicts=empty, pile="0", ends="EDICT").state


def alone() -> StuporMundi:
    """The solo game."""
    return stupor(n=1).state


STEPS = [
    (two, "turns(P2)"),
    (two, "turn(P2)"),
    (two, "turn(P1)"),
    (two, "end_turn(P2)"),
    (two, "next_round()"),
    (two, "card(P2)"),
    (two, "face(P2,H-DRAW)"),
    (two, "face(P2,SAV-1)"),
    (two, "perform(P2,SAV-2)"),
    (two, "main(P2,market+build,twice)"),
    (two, "main(P1,promote,once)"),
    (two, "main(P1,summon+purchase,once)"),
    (two, "draws(P2,1)"),
    (two, "draws(P2,59)"),
    (two, "draw(P2,1)"),
    (two, "draw(P2,59)"),
    (two, "again(P2,A11.1,1,s2+s3)"),
    (two, "again(P2,A11.1,2,-)"),
    (two, "do(P2,H-COIN.1)"),
    (two, "do(P1,build.1)"),
    (overflowing, "keep(P2)"),
    (two, "step(P2,A2.1,3)"),
    (two, "step(P2,A4.1,1)"),
    (two, "steps(P2,A2.1,3)"),
    (two, "steps(P2,A2.1,0)"),
    (two, "resource(P2,1)"),
    (two, "resource(P2,9)"),
    (two, "resources(P2,1)"),
    (two, "resources(P2,9)"),
    (two, "faction(P2,B5.1)"),
    (two, "ship(P2)"),
    (two, "specialist(P2,A11.1,1,s3,may)"),
    (two, "specialist(P2,A11.1,2,-,must)"),
    (two, "path(P2,promote.1,s2)"),
    (two, "path(P1,A11.1,s3)"),
    (two, "city(P2,A)"),
    (two, "trade(P2,C2B+V1D,2,1,may)"),
    (two, "trade(P2,-,0,1,must)"),
    (two, "trades(P2,C2B,2,1)"),
    (two, "buy(P2,C1D,may)"),
    (two, "buy(P2,-,must)"),
    (two, "remove(P2,C1D,CON-c1)"),
    (two, "now(P2,A1)"),
    (two, "take(P2,B16)"),
    (two, "site(P2,build.1,V1B,may)"),
    (two, "site(P2,CB-D.1,-,must)"),
    (two, "piece(P2,WIT-2.1,V1B,K2)"),
    (two, "piece(P2,build.1,-,K1)"),
    (two, "mix(P2,WIT-2.1,V1B,W2,GWB)"),
    (two, "mix(P2,WIT-2.1,-,K3,KN1)"),
    (two, "side(P2,SIDE3)"),
    (complete, "side(P2,SIDE1+SIDE5)"),
    (complete, "castle(P2)"),
    (two, "ally(P2,summon.1,C2A,may)"),
    (two, "ally(P2,CB-C.1,-,must)"),
    (two, "ally_space(P2,CB-C.1,C2A,CON-a1)"),
    (two, "issue(P2)"),
    (two, "edict(P2)"),
    (two, "direction(P2,T,3)"),
    (two, "direction(P2,A,1)"),
    (two, "take_away(P2,III)"),
    (two, "next(P2,II)"),
    (without_edicts, "reward(P2)"),
    (two, "draw_edict(2)"),
    (two, "draw_edict(6)"),
    (without_edicts, "draw_edict(1)"),
    (two, "refill(P2)"),
    (two, "discard(P2,H-COIN)"),
    (two, "draw_up(P2)"),
    (two, "income(P2)"),
    (two, "allies()"),
    (two, "reorganize()"),
    (two, "fill_cards()"),
    (two, "turn_up()"),
    (two, "show_card(BAR-c1)"),
    (two, "show_ally(BAR-a1)"),
    (drafting, "house(P2)"),
    (drafting, "players_draw()"),
    (drafting, "begin_game()"),
    (alone, "solo()"),
    (alone, "crowns()"),
    *((alone, f"frederick_sails({steps})") for steps in (1, 2, 3, 4, -1)),
    (alone, "frederick_card()"),
    (alone, "frederick_ally()"),
    *((alone, f"frederick_edict({space})") for space in ("I", "II", "III")),
]


@pytest.mark.parametrize(("position", "step"), STEPS, ids=[row[1] for row in STEPS])
def test_each_step_is_read_as_it_is_written(position: object, step: str):
    assert callable(position)
    s = position()
    s.agenda = read_agenda(s, f"{step} next_round()")
    assert len(s.agenda) == 2
    assert step_text(s, s.agenda[1], EVERYTHING) == step
    assert agenda_text(s, EVERYTHING) == f"{step} next_round()"


def test_every_step_has_its_line():
    assert {step.partition("(")[0] for _, step in STEPS} == set(TEXT.kinds)


REFUSED = [
    (complete, "turn(P3)", "'P3' is no seat"),
    (two, "turn(P0)", "'P0' is no seat"),
    (two, "turn(p1)", "'p1' is no seat"),
    (two, "turn(P1,P2)", "turn has 1 arguments (seat)"),
    (two, "next_round(P1)", "next_round has 0 arguments (none)"),
    (two, "turn()", "turn has 1 arguments (seat)"),
    (two, "turn(P1", "is not something that a game can wait for"),
    (two, "rest(P1)", "is not something that a game can wait for"),
    (two, "house(P2)", "this player has a house already (SM-SETUP-16)"),
    (two, "players_draw()", "the game has begun"),
    (two, "begin_game()", "the game has begun"),
    (two, "face(P2,H-COIN)", "this card is not in hand (SM-PLAY-1)"),
    (two, "face(P2,A99)", "'A99' is no card"),
    (two, "perform(P2,H-STONE)", "this card does not lie face up (SM-PLAY-2)"),
    (two, "perform(P1,SAV-2)", "this card does not lie face up (SM-PLAY-2)"),
    (two, "main(P2,-,once)", "'-' is no actions"),
    (two, "main(P2,market+market,once)", "'market+market' is no actions"),
    (two, "main(P2,market+sing,once)", "'market+sing' is no actions"),
    (two, "main(P2,market,thrice)", "'thrice' is no times"),
    (two, "draws(P2,0)", "1 to 59 cards are drawn"),
    (two, "draws(P2,60)", "1 to 59 cards are drawn"),
    (two, "draws(P2,100)", "'100' is no number"),
    (two, "draw(P2,x)", "'x' is no number"),
    (drafting, "draw(P2,1)", "the draw pile is empty"),
    (two, "again(P2,A11.1,0,-)", "at most 2 promotions"),
    (two, "again(P2,A11.1,3,-)", "at most 2 promotions"),
    (two, "again(P2,promote.1,1,s4)", "'s4' is no specialists"),
    (two, "again(P2,build.1,1,-)", "'build.1' is no promotion"),
    (two, "do(P2,build.9)", "'build.9' is no atom"),
    (overflowing, "keep(P1)", "nothing overflows (SM-ACT-7)"),
    (two, "step(P2,A2.1,4)", "at most 3 exchanges (SM-CARD-2)"),
    (two, "steps(P2,A2.1,4)", "at most 3 exchanges (SM-CARD-2)"),
    (two, "step(P2,A2.1,0)", "the payment is not there (SM-CARD-2)"),
    (two, "step(P1,A4.1,1)", "the payment is not there (SM-CARD-2)"),
    (two, "resource(P2,0)", "1 to 9 resources"),
    (two, "resource(P2,10)", "1 to 9 resources"),
    (two, "resources(P2,0)", "1 to 9 resources"),
    (two, "resources(P2,10)", "1 to 9 resources"),
    (two, "specialist(P2,A11.1,0,-,may)", "at most 2 promotions"),
    (two, "specialist(P2,A11.1,3,-,may)", "at most 2 promotions"),
    (two, "specialist(P2,A11.1,1,-,can)", "'can' is no freedom"),
    (two, "path(P2,promote.1,s1)", "this Specialist has its path (SM-PROM-2)"),
    (two, "path(P2,promote.1,s3)", "this Specialist has its path (SM-PROM-2)"),
    (two, "path(P2,promote.1,s4)", "'s4' is no specialist"),
    (two, "city(P1,A)", "nobody has just reached this City, or it is empty (SM-PROM-8)"),
    (two, "city(P2,C)", "nobody has just reached this City, or it is empty (SM-PROM-8)"),
    (two, "city(P2,AB)", "'AB' is no path"),
    (two, "city(P2,D)", "'D' is no path"),
    (two, "trade(P2,C9Z,0,0,may)", "'C9Z' is no abilities"),
    (two, "remove(P2,-,ROM-c1)", "no card there costs a card (SM-BUY-2)"),
    (two, "remove(P1,-,ROM-c1)", "no card there costs a card (SM-BUY-2)"),
    (two, "remove(P1,-,CON-c1)", "no card there costs a card (SM-BUY-2)"),
    (two, "remove(P1,-,CON-c9)", "'CON-c9' is no card_space"),
    (two, "now(P2,DIR-2)", "only Advanced cards are purchased (SM-BUY-1)"),
    (two, "take(P2,H-COIN)", "only Advanced cards are purchased (SM-BUY-1)"),
    (two, "piece(P2,build.1,-,T1)", "nothing can be built there (SM-BUILD-1)"),
    (two, "piece(P2,CB-E.1,-,K1)", "nothing can be built there (SM-BUILD-1)"),
    (two, "piece(P2,build.1,-,Z1)", "'Z1' is no space"),
    (two, "mix(P2,WIT-2.1,-,T1,TN3)", "nothing can be built there (SM-BUILD-1)"),
    (two, "mix(P2,WIT-2.1,-,W2,WN2)", "this piece cannot be had (SM-BUILD-2)"),
    (two, "mix(P2,WIT-2.1,-,W2,GTA)", "this piece cannot be had (SM-BUILD-2)"),
    (two, "mix(P2,WIT-2.1,-,W2,WN9)", "'WN9' is no piece"),
    (two, "side(P2,SIDE1)", "a side that is not closed pays nothing (SM-INC-1)"),
    (two, "side(P2,SIDE3+SIDE1)", "a side that is not closed pays nothing (SM-INC-1)"),
    (complete, "side(P1,SIDE3)", "a side that is not closed pays nothing (SM-INC-1)"),
    (two, "side(P2,-)", "'-' is no sides"),
    (two, "castle(P2)", "this castle is not complete (SM-BUILD-14)"),
    (complete, "castle(P1)", "this castle is not complete (SM-BUILD-14)"),
    (two, "ally_space(P2,summon.1,-,ROM-a1)", "no ally can be summoned from there (SM-SUM-1)"),
    (two, "ally_space(P1,summon.1,-,CON-a1)", "no ally can be summoned from there (SM-SUM-1)"),
    (two, "ally_space(P2,summon.1,-,BAR-a1)", "no ally can be summoned from there (SM-SUM-1)"),
    (two, "reward(P2)", "SM-EDICT-15: a tile if there is one"),
    (without_edicts, "edict(P2)", "SM-EDICT-15: a tile if there is one"),
    (two, "direction(P2,T,0)", "1 to 3 icons"),
    (two, "direction(P2,T,4)", "1 to 3 icons"),
    (two, "direction(P2,K,3)", "they fit in neither direction (SM-EDICT-10)"),
    (two, "direction(P2,TW,1)", "'TW' is no icon"),
    (two, "direction(P2,X,1)", "'X' is no icon"),
    (two, "take_away(P2,II)", "no tile lies there (SM-EDICT-11)"),
    (two, "take_away(P2,IV)", "'IV' is no roman"),
    (two, "next(P2,III)", "the active space is not empty (SM-EDICT-12)"),
    (two, "next(P2,I)", "the active space is not empty (SM-EDICT-12)"),
    (without_edicts, "draw_edict(0)", "'0' is no edict_space"),
    (without_edicts, "draw_edict(7)", "'7' is no edict_space"),
    (two, "draw_edict(1)", "no such empty edict space"),
    (two, "draw_edict(3)", "no such empty edict space"),
    (two, "show_card(ROM-c1)", "there is a card, or none to show (SM-REORG-1)"),
    (two, "show_ally(ROM-a1)", "there is an ally, or none to show (SM-REORG-3)"),
    (two, "solo()", "Frederick takes no turns in this game (SM-SOLO-5)"),
    (two, "crowns()", "Frederick takes no turns in this game (SM-SOLO-5)"),
    (alone, "frederick_sails(0)", "'0' is no steps"),
    (alone, "frederick_sails(5)", "'5' is no steps"),
    (alone, "frederick_edict(IV)", "'IV' is no roman"),
]


@rule("SM-ACT-4")
@pytest.mark.parametrize(("position", "step", "sentence"), REFUSED, ids=[row[1] for row in REFUSED])
def test_a_step_that_does_not_fit_the_position_is_refused_with_the_reason(position: object, step: str, sentence: str):
    assert callable(position)
    with pytest.raises(Unreadable) as said:
        read_agenda(position(), f"{step} next_round()")
    assert str(said.value).startswith("position, line DO: ")
    assert sentence in str(said.value)


def test_an_agenda_has_one_to_eighty_steps_and_an_end():
    s = two()
    assert MAX_STEPS == 80
    assert len(read_agenda(s, "allies() " * 79 + "next_round()")) == 80
    for text in ("", "allies() " * 80 + "next_round()"):
        with pytest.raises(Unreadable, match="there must be at least one and at most 80"):
            read_agenda(s, text)
    for end in ("end_turn(P1)", "turns(P1)", "next_round()"):
        assert len(read_agenda(s, end)) == 1
    with pytest.raises(Unreadable, match="the last step is allies, and nothing would follow it"):
        read_agenda(s, "next_round() allies()")


@rule("SM-PLAY-8")
def test_the_card_that_is_being_played_is_written_only_for_its_owner():
    table = at(BOOK)
    table.p1("travel 0", "card H-COIN")
    assert agenda_text(table.state, EVERYTHING) == agenda_text(table.state, 0) == "face(P1,H-COIN) end_turn(P1)"
    assert agenda_text(table.state, 1) == "face(P1,?) end_turn(P1)"
