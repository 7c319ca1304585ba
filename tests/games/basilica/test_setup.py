"""Setup (BAS-SETUP); each test says what chance draws."""

import pytest

from tests.games.basilica.table import NOTATION, WHITE, Table, at, basilica
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.errors import BadOption, IllegalAction
from triforium.core.playout import deal_chance
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA


def box(edition: str = "2022", **options: str) -> Table:
    """A table at which nothing has been dealt yet."""
    return Table(Position(BASILICA.deal(edition, 2, options), Dealer(Rng(3))))


def dealt(edition: str = "2022", **options: str) -> Table:
    """A table with everything dealt, by lot."""
    table = box(edition, **options)
    table.position.deal()
    return table


@rule("BAS-SETUP-1")
def test_two_players_sit_down():
    assert BASILICA.deal("2022", 2).scores() == [0, 0]
    for seats in (1, 3, 4):
        with pytest.raises(BadOption):
            BASILICA.deal("2022", seats)


@rule("BAS-SETUP-2", "BAS-SETUP-5", "BAS-SETUP-6", "BAS-SETUP-12")
@pytest.mark.parametrize("edition", ["2010", "2022", "2010+ff", "2022+ff"])
def test_supplies_are_full_and_nothing_is_built(edition: str):
    table = dealt(edition)
    table.shows("", builders="5:5", coins="1:1", score="0:0", queen="0/0", discard="-", reshuffled="0")


@rule("BAS-SETUP-2")
def test_the_sixth_builder_never_enters_the_cathedral():
    table = basilica("Rw Bw Yw Gw .", orders="recruit recruit recruit")
    table.white("V1e1", "B")
    table.shows("Rw Bw Yw Gw Yw", builders="0:5")
    table.refuses("order 2", "BAS-ORD-RECRUIT-2")


@rule("BAS-SETUP-3")
def test_in_2010_a_player_has_these_four_tokens():
    dealt("2010").shows(tokens="AM.AM.AS.MS:AM.AM.AS.MS")


@rule("BAS-SETUP-4")
def test_in_2022_a_player_has_these_four_tokens_or_the_first_three_of_them():
    dealt("2022").shows(tokens="AM.MS.SJ.JA:AM.MS.SJ.JA")
    dealt("2022", promotion_tokens="3").shows(tokens="AM.MS.SJ:AM.MS.SJ")


@rule("BAS-SETUP-7")
@pytest.mark.parametrize(("edition", "tiles"), [("2010", 58), ("2022", 58), ("2010+ff", 66), ("2022+ff", 66)])
def test_the_tile_set_is_58_tiles_and_eight_more_with_festum_fatuorum(edition: str, tiles: int):
    table = dealt(edition, ff_remove_six="false")
    assert table.state.stack + 6 == tiles
    drawn = set(table.state.edition.tile_names)
    assert len(drawn) == tiles
    assert ("Y11" in drawn) == edition.endswith("+ff")


@rule("BAS-SETUP-8")
def test_with_festum_fatuorum_six_tiles_are_taken_out_that_nobody_sees():
    assert dealt("2022+ff").field("s").endswith("+53")
    assert dealt("2022+ff", ff_remove_six="false").field("s").endswith("+59")
    # Any of the 66 may be among them, so each of the other 60 may still come to light.
    table = box("2022+ff")
    assert sum(table.state.decision().weight(table.state, option) for option in table.state.options()) == 66


@rule("BAS-SETUP-8")
@pytest.mark.parametrize("seed", range(5))
def test_the_six_tiles_never_come_back(seed: int):
    s = BASILICA.deal("2022+ff", 2)
    rng = Rng(seed)
    while not s.over:
        on_the_table = [tile for tile in s.tiles + s.vault_slots + s.discard + s.orders[:3] if tile >= 0]
        assert len(on_the_table) + s.stack <= 60
        s.take(s.decision().pick(s, rng))


@rule("BAS-SETUP-9")
def test_the_order_side_of_the_top_tile_is_visible_to_both_players_at_all_times():
    table = basilica(orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="YB2 G3 R10")
    for seat in (0, 1):
        assert (table.seen_by(seat).top.order, table.seen_by(seat).top.colours) == ("recruit", ["yellow", "blue"])
    table.white("V1a1")
    assert table.seen_by(1).top.order == "move_builder"
    table.white("O1R:a1")
    assert table.seen_by(1).top.order == "disaster"


@rule("BAS-SETUP-9")
def test_the_last_tile_of_the_stack_is_visible_too():
    table = basilica(orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="YB2 G3", rest="removed")
    table.white("V1a1")
    assert table.seen_by(WHITE).top.order == "move_builder"
    table.white("O2S:b1,c1")
    table.shows(orders="YB2 G3 R9")


@rule("BAS-SETUP-9")
def test_all_tiles_are_shuffled_into_one_stack():
    s = BASILICA.deal("2022")
    offered = {BASILICA.write(s, option).split()[1]: s.decision().weight(s, option) for option in s.options()}
    assert s.deciding() == CHANCE
    assert sum(offered.values()) == 58
    assert (offered["P.Y"], offered["M.Y"], offered["C.YB"]) == (2, 2, 1)


@rule("BAS-SETUP-10")
def test_three_orders_are_dealt_and_then_three_vaults_from_the_top_of_the_stack():
    table = box()
    table.chance("reveal R.YB", "reveal D.Y", "reveal P.G")
    table.chance("reveal R.YG", "reveal M.G", "turn_over G3", "reveal D.BG", "reveal P.B", "first white")
    start = (
        "bas1 2022 g:- o:R.YB,D.Y,P.G v:YG2,G3,BG3 t:w3 q:0/0 W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:P.B+51 d:- r:0"
    )
    assert NOTATION.write_view(table.state, WHITE) == start


@rule("BAS-SETUP-11")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_each_vault_slot_lies_below_the_order_slot_of_the_same_number(slot: int):
    table = basilica(orders="Y9 B9 R9", vaults="Y2 B2 R2", stack="G3")
    table.white(f"V{slot}a1")
    vaults = ["Y2", "B2", "R2"]
    vaults[slot - 1] = ["Y9", "B9", "R9"][slot - 1]
    table.shows(vaults=" ".join(vaults))


@rule("BAS-SETUP-13")
def test_chance_chooses_who_begins():
    for first, turn in (("white", "w3"), ("black", "b3")):
        table = box()
        while not table.options_now()[0].startswith("first"):
            table.state.take(table.state.options()[0])
        assert table.options_now() == ["first white", "first black"]
        table.chance(f"first {first}")
        table.shows(turn=turn)


@rule("BAS-SETUP-13")
def test_the_table_may_say_who_begins():
    dealt(first_player="white").shows(turn="w3")
    dealt(first_player="black").shows(turn="b3")


@rule("BAS-SETUP-9", "BAS-SETUP-10")
def test_a_tile_is_dealt_once():
    s = BASILICA.deal("2022")
    s.take(BASILICA.read(s, "reveal C.YB"))
    with pytest.raises(IllegalAction):
        BASILICA.check(s, BASILICA.read(s, "reveal C.YB"))
    deal_chance(s, Rng(5))
    assert s.stack == 52


@rule("BAS-SETUP-10")
def test_the_first_example_of_the_rulebook_can_be_played():
    table = at(
        "bas1 2022 g:- o:YB2,Y10,G2 v:YG2,G3,BG3 t:w3 q:0/0 W:0,5,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1"
        " s:B2,BR1,Y7,* d:- r:0"
    )
    table.white("V2c1", "B")
    table.refuses("O1R:c1", "BAS-ORD-RECRUIT-1")
    table.white("O2P:c1=Am")
    table.shows(".  .  G3wAm  .  .", orders="YB2 BR1 G2", vaults="YG2 Y10 BG3", turn="b3", discard="B2")
