"""Who knows what (rules.md, section 14.2), and worlds that a seat could imagine."""

from tests.games.stupor_mundi.games import decisions
from tests.games.stupor_mundi.table import Table, stupor
from tests.rule import rule
from triforium.core.action import SPECTATOR
from triforium.core.masks import members
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi

NOTATION = STUPOR_MUNDI.notation()


def worlds(table: Table, seat: int, number: int = 300) -> list[StuporMundi]:
    """Worlds that a seat could imagine."""
    rng = Rng(7)
    return [STUPOR_MUNDI.imagine(table.state, seat, rng) for _ in range(number)]


def names(s: StuporMundi, cards: int) -> list[str]:
    """Cards by name."""
    return sorted(s.edition.card_names[card] for card in members(cards))


@rule("SM-PLAY-8", "RUL-18")
def test_a_hand_is_its_owners_and_the_others_count_it():
    table = stupor(p1="hand=H-COIN,H-STONE,SAV-1", p2="hand=H-COIN,H-DRAW")
    mine, theirs, nobodys = table.seen(0), table.seen(1), table.seen(SPECTATOR)
    assert sorted(mine.players[0].hand) == ["H-COIN", "H-STONE", "SAV-1"]
    assert theirs.players[0].hand is nobodys.players[0].hand is None
    assert theirs.players[0].hand_size == nobodys.players[0].hand_size == 3
    assert "hand=#3" in NOTATION.write_view(table.state, 1)
    assert "hand=H-COIN,H-STONE,SAV-1" in NOTATION.write_view(table.state, 0)


@rule("RUL-119")
def test_discard_piles_are_open_and_draw_piles_only_counted():
    table = stupor(p1="hand=H-COIN disc=H-STONE,SAV-2 removed=H-DRAW")
    for seat in (0, 1, SPECTATOR):
        seen = table.seen(seat).players[0]
        assert sorted(seen.discard) == ["H-STONE", "SAV-2"]
        assert seen.removed == ["H-DRAW"]
        assert seen.draw_size == 6
        assert "draw=#6" in NOTATION.write_view(table.state, seat)
    # By elimination the owner knows which cards are in the draw pile, but not their order.
    orders = {tuple(names(world, world.players[0].draw)) for world in worlds(table, 0)}
    assert orders == {("H-COIN", "H-DRAW", "H-GRAIN", "H-GRAIN", "H-STONE", "SAV-1")}


@rule("SM-PLAY-8")
def test_the_others_imagine_every_hand_that_is_possible_and_no_other():
    table = stupor(p1="hand=H-COIN,H-COIN disc=H-STONE,H-STONE removed=H-DRAW,H-DRAW,SAV-1 slots=1:SAV-2v draw=*")
    seen = {tuple(names(world, world.players[0].hand)) for world in worlds(table, 1)}
    slots = {names(world, world.players[0].slot_cards(False))[0] for world in worlds(table, 1)}
    assert slots == {"H-COIN", "H-GRAIN", "SAV-2"}
    assert ("H-COIN", "H-GRAIN") in seen
    assert ("H-GRAIN", "SAV-2") in seen
    assert ("H-COIN", "H-COIN") in seen
    assert not any("H-STONE" in hand or "SAV-1" in hand or "H-DRAW" in hand for hand in seen)
    assert all(len(hand) == 2 for hand in seen)


@rule("SM-BUY-5")
def test_a_card_that_everybody_saw_go_to_a_hand_stays_there_in_every_world():
    table = stupor(p1="A=3 hand=H-COIN,H-STONE", rom="c1=A1")
    table.turn(1, "H-COINv5 PU(ROM-c1)")
    for world in worlds(table, 1):
        assert "A1" in names(world, world.players[0].hand)  # bought after the face-down card was played
    table.turn(2, "pass").turn(1, "A1v1")
    held = [names(world, world.players[0].hand | world.players[0].slot_cards(False)) for world in worlds(table, 1)]
    assert all("A1" in cards for cards in held)
    in_slot_5 = {world.edition.card_names[world.players[0].in_slot(4)] for world in worlds(table, 1)}
    assert "A1" not in in_slot_5  # it came too late to lie there
    assert "A1" in {world.edition.card_names[world.players[0].in_slot(0)] for world in worlds(table, 1)}


@rule("SM-HAND-5")
def test_an_empty_draw_pile_tells_what_is_in_hand():
    table = stupor(
        p1="hand=H-DRAW,H-COIN draw=SAV-1,SAV-2 disc=- removed=H-COIN,H-STONE,H-STONE,H-GRAIN,H-GRAIN,H-DRAW"
    )
    table.p1("H-DRAW^1 !")
    table.shows(p1="draw=-")
    for world in worlds(table, 1, 20):
        assert names(world, world.players[0].hand) == ["H-COIN", "SAV-1", "SAV-2"]


@rule("SM-PLAY-8", "SM-HAND-5")
def test_of_two_alike_nobody_can_tell_which_one_was_shown():
    table = stupor(
        p1="hand=H-DRAW,H-COIN disc=H-COIN,H-STONE,H-GRAIN,SAV-2 draw=SAV-1 removed=H-STONE,H-GRAIN,H-DRAW",
        p2="hand=H-COIN",
        seed=1,
    )
    table.p1("H-DRAW^1 !")  # SAV-1, then three of the four that were reshuffled
    assert names(table.state, table.player(1).hand).count("H-COIN") == 2
    table.turn(2, "pass").turn(1, "H-COIN^2")
    with_coin = {"H-COIN" in names(world, world.players[0].hand) for world in worlds(table, 1)}
    assert with_coin == {True, False}  # the coin that was known to be held, or the one that was drawn?


@rule("SM-SETUP-12", "SM-SETUP-13", "SM-SETUP-6")
def test_nobody_knows_what_lies_face_down_on_the_boards():
    table = stupor(rom="a1=I-GIS/I-SEV", pile="E06,E05,#7", cards="A9,A3,#9")
    for seat in (0, 1, SPECTATOR):
        text = NOTATION.write_view(table.state, seat)
        assert "a1=I-GIS/?" in text
        assert "pile=9" in text
        assert "\nCP 11\n" in text
    assert "a1=I-GIS/I-SEV" in table.text()
    assert "pile=E06,E05,#7" in table.text()
    assert "CP A9,A3,#9" in table.text()


def test_which_card_is_about_to_be_played_is_a_secret():
    table = stupor(p1="hand=H-COIN,H-STONE,SAV-1")
    table.p1("travel 0", "card SAV-1")
    assert "face(P1,SAV-1)" in NOTATION.write_view(table.state, 0)
    assert "face(P1,?)" in NOTATION.write_view(table.state, 1)
    assert "SAV-1" not in NOTATION.write_view(table.state, 1)
    imagined = {world.decision().card for world in worlds(table, 1)}
    assert len(imagined) > 1
    mine = {world.decision().card for world in worlds(table, 0, 20)}
    assert mine == {table.state.decision().card}


def test_drawing_is_told_to_its_owner_and_counted_for_the_others():
    table = stupor(p1="hand=H-DRAW draw=H-COIN,*").listen()
    state = table.state
    for action in ("travel 0", "card H-DRAW", "face_up 1", "perform"):
        state.take(STUPOR_MUNDI.read(state, action))
    table.position.deal()
    told = [event.kind for event in STUPOR_MUNDI.view(state, 0).story]
    others = [event.kind for event in STUPOR_MUNDI.view(state, 1).story]
    assert told.count("card_drawn") == 4
    assert others.count("card_drawn") == 0
    assert others.count("cards_drawn") == 4


def test_the_set_of_edicts_left_is_public_and_solo_decks_too():
    table = stupor(edicts="I=E01 II=E02 III=E03", next_edicts="I=E04 II=E05 III=E06")
    assert table.seen(SPECTATOR).edicts_unseen == [f"E{number:02d}" for number in range(7, 16)]
    solo = stupor(n=1, solo="deck=#14 out=S01,S09 crowns=1")
    assert sorted(solo.seen().solo.out) == ["S01", "S09"]
    assert solo.seen().solo.deck == 14


def test_imagining_changes_nothing_of_the_real_world():
    for turn, s in enumerate(decisions(3, {}, 5)):
        if turn % 60 == 30 and not s.over:
            before = [NOTATION.write_view(s, seat) for seat in range(3)]
            STUPOR_MUNDI.imagine(s, turn % 3, Rng(turn))
            assert [NOTATION.write_view(s, seat) for seat in range(3)] == before
