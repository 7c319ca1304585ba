"""Positions and moves as they are written down (rules.md, section 11)."""

from dataclasses import replace
from functools import cache

import pytest

from tests.games.basilica.games import some_states
from tests.games.basilica.table import BLACK, NOTATION, WHITE, at, basilica
from tests.rule import rule
from triforium.core.action import CHANCE, Action
from triforium.core.errors import IllegalAction
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.view import BasilicaView, view

EDITIONS = ("2010", "2022", "2010+ff", "2022+ff")


@cache
def states() -> list[Basilica]:
    """States from random games."""
    return some_states(every=17, games=2)


def known(s: Basilica, seat: int) -> BasilicaView:
    """What a seat sees, without the story so far and without the numbers by which tiles are followed on a screen."""
    seen = view(s, seat)
    orders = [order and replace(order, piece=0) for order in seen.order_slots or []]
    return replace(seen, order_slots=orders, top=seen.top and replace(seen.top, piece=0), story=[])


def whole_position(edition: str, seed: int) -> str:
    """The start of a game with every tile written down."""
    tiles = list(BASILICA.deal(edition).edition.tile_names)
    rng = Rng(seed)
    shuffled = [tiles.pop(rng.below(len(tiles))) for _ in range(len(tiles))]
    tokens = "AM.AM.AS.MS" if edition.startswith("2010") else "AM.MS.SJ.JA"
    removed = f" z:{','.join(shuffled[60:])}" if len(shuffled) > 60 else ""
    return (
        f"bas1 {edition} g:- o:{','.join(shuffled[:3])} v:{','.join(shuffled[3:6])} t:w3 q:0/0 W:0,5,{tokens},1"
        f" B:0,5,{tokens},1 s:{','.join(shuffled[6:60])} d:- r:0{removed}"
    )


def play_on(position: Position[Basilica], seed: int, most: int) -> list[Action]:
    """Play random actions from a position until its written stack is used up; what was played, chance included."""
    rng = Rng(seed)
    s = position.state
    played: list[Action] = []
    while not s.over and not s.restacked_at and len(played) < most:
        action = position.dealer.answer(s) if s.deciding() == CHANCE else s.decision().pick(s, rng)
        played.append(action)
        s.take(action)
    return played


# --- positions -------------------------------------------------------------------------------------------------


@rule("BAS-SETUP-9", "BAS-GEO-1", "BAS-GEO-2")
def test_what_a_seat_knows_survives_writing_and_reading():
    assert len(states()) > 200
    for s in states():
        for seat in (WHITE, BLACK):
            text = NOTATION.write_view(s, seat)
            read = NOTATION.read_position(text, Rng(4))
            if s.over or s.decision().key != "jester.colour":  # Jester colours already chosen are not written
                assert NOTATION.write_view(read.state, seat) == text
                assert known(read.state, seat) == known(s, seat)
                assert read.state.over or read.state.options() == s.options()


@rule("BAS-SETUP-9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_position_survives_writing_and_reading(edition: str, seed: int):
    position = NOTATION.read_position(whole_position(edition, seed), Rng(0))
    assert NOTATION.write_position(position) == whole_position(edition, seed)
    rng = Rng(seed)
    for turn in range(60):
        position.deal()
        if position.state.over:
            break
        moves = NOTATION.moves(position.state)
        NOTATION.play(position, [moves[rng.below(len(moves))]])
        text = NOTATION.write_position(position)
        again = NOTATION.read_position(text, Rng(0))
        assert NOTATION.write_position(again) == text, f"after move {turn}"
        position.deal()
        again.deal()
        assert position.state.over or len(position.state.options()) == len(again.state.options())


@rule("BAS-STACK-2")
def test_positions_after_the_reshuffle_remember_what_players_remember():
    after = [s for s in states() if s.restacked_at and not s.over]
    assert len(after) > 20
    for s in after:
        read = NOTATION.read_position(NOTATION.write_view(s, WHITE), Rng(4)).state
        if s.decision().key == "jester.colour":
            continue
        assert read.bag.pieces == s.bag.pieces
        for slot in range(4):
            if s.orders[slot] >= 0:
                assert read.candidates(slot) == s.candidates(slot)


@rule("BAS-STACK-2")
def test_what_was_read_as_a_seat_knows_it_can_be_written_and_read_again():
    for s in states():
        text = NOTATION.write_position(NOTATION.read_position(NOTATION.write_view(s, WHITE), Rng(4)))
        assert NOTATION.write_position(NOTATION.read_position(text, Rng(4))) == text


@rule("BAS-SETUP-9")
def test_nothing_that_a_seat_knows_is_lost_when_a_position_is_read_and_written():
    for s in states():
        if not s.over:
            text = NOTATION.write_view(s, WHITE)
            written = NOTATION.write_position(NOTATION.read_position(text, Rng(4)))
            assert NOTATION.write_view(NOTATION.read_position(written, Rng(4)).state, WHITE) == text


@rule("BAS-SETUP-10")
def test_the_examples_of_the_rulebook_read_and_write_as_they_stand():
    for text in (
        "bas1 2010 g:R1wAs,R2,G1b,2/1,YG1*,B4,2 o:B3,G7,Y9 v:R5,B6,BR1 t:b2@c2 q:6/0 W:0,4,AM.AM.MS,0"
        " B:0,4,AM.AM.AS.MS,2 s:* d:Y1,G5 r:0",
        "bas1 2022 g:R1,Y1,B1b,2/2,G1,2 o:!Y8,R3,G5 v:B3,R5,YG1 t:w2 q:3/0 W:0,5,AM.MS.SJ.JA,1"
        " B:0,4,AM.MS.SJ.JA,1 s:B4,* d:- r:0 p:pay-C",
    ):
        assert at(text).text() == text


@rule("BAS-BUILD-1")
def test_in_the_second_example_a_builder_may_still_be_placed():
    table = at(
        "bas1 2010 g:R1wAs,R2,G1b,2/1,YG1*,B4,2 o:B3,G7,Y9 v:R5,B6,BR1 t:b2@c2 q:6/0 W:0,4,AM.AM.MS,0"
        " B:0,4,AM.AM.AS.MS,2 s:* d:Y1,G5 r:0"
    )
    table.black("B")
    table.shows("R1wAs  R2  G1b  .  .\n.  YG1*  B4b  .  .")


@rule("BAS-ORDER-3", "BAS-PAID-5", "BAS-VAULT-11", "BAS-JESTER-3")
@pytest.mark.parametrize(
    ("moves", "waiting"),
    [
        (["order 1"], ""),
        (["order 1", "promote a1"], "rank@a1"),
        (["O1P:a1=Am"], "pay-P=A"),
        (["O1P:a1=Am", "pay"], "paid-P=A"),
        (["O1P:a1=Am", "pay", "promote b1"], "paid-P=A@b1"),
        (["O2R:c1"], "pay-R"),
        (["O2R:c1", "pay"], "paid-R"),
        (["O3C:xa1"], "pay-C"),
        (["O3C:xa1", "pay"], "paid-C"),
        (["O3C:xa1", "pay", "confuse b1"], "paid-C@b1"),
        (["O3C:xa1", "decline"], "move-C"),
        (["O3C:xa1", "decline", "confuse b1"], "move-C@b1"),
        (["place_vault 2"], "vault=2"),
    ],
)
def test_a_position_in_the_middle_of_an_action_says_what_it_waits_for(moves: list[str], waiting: str):
    table = basilica("Rw  Bb  Y  .  .\n.  G  .  .  .", orders="promote recruit confuse", vaults="Y2 B2 R2")
    for move in moves:
        table.position.deal()
        table.play(move)
    table.shows(waiting=waiting)
    again = at(table.text())
    assert again.text() == table.text()
    assert again.options() == table.options()


@rule("BAS-ORDER-3", "BAS-ORD-SCAFFOLD-3", "BAS-ALTAR-1", "BAS-ORD-MOVE-1")
@pytest.mark.parametrize(
    ("moves", "waiting"),
    [
        (["order 1", "scaffold e1"], "sc2"),
        (["order 2", "consecrate a1"], "al2"),
        (["order 3", "move a1"], "to@a1"),
    ],
)
def test_the_second_half_of_an_order_is_waited_for(moves: list[str], waiting: str):
    table = basilica("Rw  B  Y  .  .", edition="2022+ff", orders="scaffolding altar move")
    table.white(*moves)
    table.shows(waiting=waiting)
    again = at(table.text())
    assert again.text() == table.text()
    assert again.options() == table.options()


@rule("BAS-JESTER-3")
@pytest.mark.parametrize("stack", ["*", "B5,*", "-"])
def test_a_position_in_which_jesters_choose_survives_writing_and_reading(stack: str):
    text = (
        "bas1 2022 g:R1wJs,YB1,Y2w,2 o:R6,B4,YB2 v:Y3,_,BR2 t:b3 q:10/0 W:0,3,AM.MS.JA,1 B:0,5,AM.MS.SJ.JA,1"
        f" s:{stack} d:- r:0{' z:*' if stack == '-' else ''} p:jes"
    )
    assert at(text).text() == text
    assert at(text).asked() == "W jester.colour"


# --- moves -----------------------------------------------------------------------------------------------------


@rule("BAS-TURN-2", "BAS-TURN-6")
def test_every_move_that_is_listed_can_be_played_and_stands_there_once():
    for s in states()[::3]:
        if s.over:
            continue
        read = NOTATION.read_position(NOTATION.write_view(s, WHITE), Rng(4))
        read.deal()
        moves = NOTATION.moves(read.state)
        assert moves
        assert len(moves) == len(set(moves))
        for move in moves[:: max(1, len(moves) // 12)]:
            trial = read.copy()
            NOTATION.play(trial, [move])
            assert trial.state.over or trial.state.options()


@rule("BAS-TURN-4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_what_was_played_is_written_and_replays_to_the_same_position(edition: str, seed: int):
    played = NOTATION.read_position(whole_position(edition, seed), Rng(0))
    start = played.state.copy()
    actions = play_on(played, seed + 50, most=90)
    while played.state.deciding() == CHANCE or (not played.state.over and played.state.decision().key != "action"):
        action = played.dealer.answer(played.state) if played.state.deciding() == CHANCE else played.state.options()[0]
        actions.append(action)
        played.state.take(action)
    assert not played.state.restacked_at  # after a reshuffle the order of the stack would be by lot
    moves = NOTATION.write_moves(start, actions)
    replayed = NOTATION.read_position(whole_position(edition, seed), Rng(0))
    NOTATION.play(replayed, moves)
    replayed.deal()
    assert NOTATION.write_position(replayed) == NOTATION.write_position(played)


@rule("BAS-TURN-4")
def test_turn_numbers_and_comments_are_left_out():
    table = basilica(vaults="Y2 B2 R2", orders="Y9 B9 R9", stack="B4 G5")
    table.play("12w: V1a1<B4> B V2b1<G5> [+0:+0]")
    table.shows("Y2w  B2  .  .  .", turn="b3")


@rule("BAS-ORD-CONFUSE-7", "BAS-PAID-2")
def test_a_declined_confuse_is_written_with_the_answer_last():
    table = basilica("Rw  Y  Bb  .  .", orders="confuse scaffolding scaffolding")
    table.position.deal()
    start = table.state.copy()
    actions = []
    s = start.copy()
    for word in ("order 1", "withdraw a1", "decline", "confuse c1", "move_to b1"):
        actions.append(BASILICA.read(s, word))
        s.take(actions[-1])
    assert NOTATION.write_moves(start, actions) == ["O1C:xa1,c1>b1", "$-"]


NO_MOVES = (
    "V V1 Va1 v1a1 V1a V1c1x V1c1, V1c1,d1 V!1 B1 O1 O1P O1Q:a1 O1G O1X: O1S: O1S:, O1S:a2 O1S:a2;b2 O1S:a2,b2,c2"
    " J Jc3 Ja1=P hello é V1c1\u0660"
)


@rule("BAS-TURN-2")
@pytest.mark.parametrize("text", NO_MOVES.split())
def test_what_is_no_move_is_said_to_be_none(text: str):
    table = basilica("R  B  .  .  .")
    table.cannot_read(text)


@rule("BAS-VAULT-11")
@pytest.mark.parametrize("text", ["c3", "x", ",", "a2,b2", ">c2", "=Am"])
def test_while_a_vault_must_be_chosen_anything_else_is_no_move(text: str):
    table = basilica("YB  R  RG  Y  BR\n.  YG  .  BG  .", vaults="YR1 YB2 BR2", stack="B4 G5 YR2")
    table.white("V!")
    table.cannot_read(text)


@rule("BAS-TURN-4")
def test_a_bad_move_in_a_row_stops_the_row_before_it():
    table = basilica("R  B  .  .  .")
    position = table.position
    with pytest.raises(IllegalAction, match="BAS-VAULT-2"):
        NOTATION.play(position, ["V1c1", "V2a1", "V3d1"])
    table.shows("R  B  Y  .  .", turn="w2@c1")


# --- what is unspecified stays so ------------------------------------------------------------------------------

LAST_DRAW = "bas1 2022 g:B1w,4 o:Y3,R6,B6 v:Y5,B5,R5 t:w3 q:0/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:R3 d:Y4,* r:0"


@rule("BAS-STACK-1", "BAS-STACK-2")
def test_after_a_reshuffle_a_whole_position_has_no_field_but_those_of_the_rulebook():
    table = at(LAST_DRAW)
    table.white("O2G:a1")
    assert table.text() == (
        "bas1 2022 g:B1w*,4 o:Y3,R3,B6 v:Y5,B5,R5 t:w2 q:0/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:1"
    )


@rule("BAS-STACK-4", "BAS-ORDER-4")
def test_a_star_behind_the_discards_stays_a_star():
    text = LAST_DRAW.replace("s:R3 d:Y4,* r:0", "s:R3,G3 d:* r:1")
    table = at(text)
    assert table.text() == text
    table.white("O2G:a1")
    assert table.text().endswith("s:G3 d:R6,* r:1")


@rule("BAS-STACK-2", "BAS-SETUP-8")
@pytest.mark.parametrize("named", [0, 2, 17])
def test_a_star_behind_the_tiles_out_of_the_game_stays_a_star(named: int):
    free = [f"{colour}{number}" for colour in "GRB" for number in range(7, 11)] + ["G1", "G2", "G4", "G5", "G6"]
    text = LAST_DRAW.replace("s:R3 d:Y4,* r:0", f"s:R3,G3 d:Y4 r:0 z:{','.join([*free[:named], '*'])}")
    table = at(text)
    assert table.text() == text
    table.white("O2G:a1")
    assert table.text().endswith("d:Y4,R6" + text.partition("d:Y4")[2])
    table.white("V1b1")  # the last draw: now s: has the star, so the others are named
    assert "s:* d:- r:1 z:" in table.text()
    assert not table.text().endswith("*")


@rule("BAS-REFILL-1", "BAS-TURN-5")
def test_a_refused_move_leaves_the_position_after_the_moves_before_it():
    table = at(LAST_DRAW.replace("s:R3 d:Y4,* r:0", "s:R3,* d:- r:0"))
    with pytest.raises(IllegalAction):
        NOTATION.play(table.position, ["V1b1 V1a1"])
    assert table.text() == (
        "bas1 2022 g:B1w,Y5,3 o:R3,R6,B6 v:Y3,B5,R5 t:w2@b1 q:1/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:- r:0"
    )
    again = NOTATION.read_position(table.text(), Rng(1))
    assert NOTATION.write_position(again) == table.text()


@rule("BAS-SETUP-9", "BAS-REFILL-3")
def test_the_tiles_of_a_position_that_was_read_can_be_followed_one_by_one():
    text = "bas1 2022 g:- o:P.R,R3,G5 v:B3,R5,YG1 t:w3 q:0/0 W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:M.B+51 d:- r:0"
    table = at(text)
    seen = table.seen_by(WHITE)
    assert [order and order.piece for order in [*(seen.order_slots or []), seen.top]] == [1, 2, 3, 4]
    table.white("V2a1")
    seen = table.seen_by(WHITE)
    assert [order and order.piece for order in [*(seen.order_slots or []), seen.top]] == [1, 4, 3, 5]
