"""What a table may agree on (BAS-OPT): every option, every value."""

import pytest

from tests.games.basilica.table import NOTATION, WHITE, at, basilica
from tests.rule import rule
from triforium.core.errors import BadOption
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.games.basilica.edition import OPTIONS
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.state import Basilica

NOTHING_FITS = """
    YB  R   RG  Y   BR
    .   YG  .   BG  .
"""


def dealt(edition: str = "", **options: str) -> Basilica:
    """A table at which everything is dealt."""
    s = BASILICA.deal(edition, 2, options)
    deal_chance(s, Rng(2))
    return s


@rule("BAS-OPT-1")
def test_the_edition_is_2022_unless_the_table_says_2010():
    assert dealt().edition.key == "2022"
    assert dealt("2010").edition.key == "2010"
    s = BASILICA.deal("", 2, {"edition": "2010"})
    assert (s.edition.key, len(s.edition.ranks), s.edition.timekeeper) == ("2010", 3, "king")
    s = BASILICA.deal("", 2, {"edition": "2022"})
    assert (s.edition.key, len(s.edition.ranks), s.edition.timekeeper) == ("2022", 4, "queen")


@rule("BAS-OPT-2")
def test_festum_fatuorum_is_played_if_the_table_says_so():
    assert dealt().edition.key == dealt(ff="false").edition.key == "2022"
    assert dealt(ff="true").edition.key == dealt("2022+ff").edition.key == "2022+ff"
    assert BASILICA.deal("", 2, {"edition": "2010", "ff": "true"}).edition.key == "2010+ff"


@rule("BAS-OPT-3")
def test_six_tiles_are_left_in_the_box_or_not():
    assert dealt("2022+ff").stack == dealt("2022+ff", ff_remove_six="true").stack == 54
    assert dealt("2022+ff", ff_remove_six="false").stack == 60
    assert dealt("2022", ff_remove_six="true").stack == dealt("2022", ff_remove_six="false").stack == 52


@rule("BAS-OPT-4")
def test_there_are_four_promotion_tokens_or_three():
    for options, tokens in (("", "AM.MS.SJ.JA"), ("promotion_tokens=3", "AM.MS.SJ")):
        table = basilica("Rw  B  .  .  .", orders="promote scaffolding scaffolding", options=options)
        table.shows(tokens=f"{tokens}:{tokens}")
        assert ("Ja" in table.moves("O1P:a1=").split()) == ("JA" in tokens)
    assert NOTATION.write_view(dealt("2010", promotion_tokens="3"), WHITE).count("AM.AM.AS.MS") == 2


@rule("BAS-OPT-5")
def test_token_faces_are_printed_or_free():
    table = basilica("Rw  B  .  .  .", orders="promote scaffolding scaffolding")
    assert table.moves("O1P:a1") == "=Am =Ma =Ms =Sm =Sj =Js =Aj =Ja"
    table = basilica("Rw  B  .  .  .", orders="promote scaffolding scaffolding", options="promotion_faces=free")
    assert table.moves("O1P:a1") == "=A =M =S =J"
    table.white("O1P:a1=J")
    table.shows("RwJ  B  .  .  .", tokens="3:4")


@rule("BAS-OPT-6")
def test_a_jester_frees_the_cells_beside_a_wild_tile_or_not():
    table = basilica("YBwJs  .  .  .  .", vaults="RG B R", options="jester_adjacency=placement")
    assert table.moves("V1") == "b1 c1 d1 e1 a2"
    table = basilica("YBwJs  .  .  .  .", vaults="RG B R", options="jester_adjacency=none")
    assert table.moves("V1") == "c1 d1 e1"
    table.refuses("V1b1", "BAS-VAULT-5")


@rule("BAS-OPT-7")
def test_a_lone_jesters_tile_is_no_area_or_one_of_its_printed_colour():
    for colour, no_area, own_colour in (("Y", "3:0", "4:0"), ("B", "4:0", "5:0"), ("G", "2:0", "3:0")):
        drawing = "RwJs  YB  Yw  .  ."
        assert basilica(drawing, options="lone_jester=no_area").points(f"Ja1={colour}") == no_area
        assert basilica(drawing, options="lone_jester=own_colour").points(f"Ja1={colour}") == own_colour
    # Neither the extra colour alone nor a wild tile becomes an area that way.
    assert basilica("RwJs  B  .  .  .", options="lone_jester=own_colour").areas("Ja1=Y") == ["blue b1", "red a1"]
    assert basilica("RGwJs  B  .  .  .", options="lone_jester=own_colour").areas("Ja1=Y") == ["blue b1"]


@rule("BAS-OPT-8")
def test_strongmen_cancel_one_by_one_or_altogether():
    for drawing, net, presence in (
        ("RwSj  RwSm  RbSj  Rb  .", "4:2", "0:0"),
        ("RwSj  Rw  RbSj  RbSm  .", "2:4", "0:0"),
        ("RwSj  RwSm  Rb  Rb  .", "4:2", "4:2"),
        ("Rw  RbSm  .  .  .", "1:2", "1:2"),
        ("RwSj  RbSm  .  .  .", "0:0", "0:0"),
    ):
        assert basilica(drawing, options="strongman=net").points() == net
        assert basilica(drawing, options="strongman=presence").points() == presence


@rule("BAS-OPT-9")
def test_an_order_that_cannot_be_executed_is_burned_or_not():
    table = basilica("Rw  .  .  .  .", orders="Y3 Y7 scaffolding", options="burn_orders=false")
    table.refuses("O1X", "BAS-ORDER-2")
    table = basilica("Rw  .  .  .  .", orders="Y3 Y7 R9", stack="G3 G4", options="burn_orders=true", queen=9)
    assert table.options()[3:] == ["order 3", "burn 1", "burn 2"]
    table.refuses("O3X", "BAS-OPT-9")
    table.refuses("order 2", "BAS-ORD-RECRUIT-2")
    table.white("O2X")
    table.shows("Rw  .  .  .  .", orders="Y3 G3 R9", discard="Y7", turn="w2", queen="9/0")
    assert table.asked() == "W action"


@rule("BAS-OPT-9")
def test_a_burned_order_has_no_paid_part():
    table = basilica("R  Bb  Y  .  .", orders="promote scaffolding scaffolding", options="burn_orders=true")
    table.white("O1X")
    assert table.asked() == "W action"
    table.shows("R  Bb  Y  .  .", coins="1:1")


@rule("BAS-OPT-10")
def test_the_reshuffle_is_eager_or_lazy():
    facts = {"orders": "Y9 B9 R9", "vaults": "Y2 B2 R2", "stack": "G3", "discard": "Y7 B8", "rest": "removed"}
    eager = basilica(**facts, options="reshuffle=eager")
    eager.white("V1a1")
    eager.shows(reshuffled="1", discard="-")
    lazy = basilica(**facts, options="reshuffle=lazy")
    lazy.white("V1a1")
    lazy.shows(reshuffled="0", discard="Y7 B8", stack="-", turn="w2@a1")
    lazy.white("O2S:b1,c1")  # now a tile is needed, and the order just executed is among the discards
    lazy.shows(reshuffled="1", discard="-", turn="w1")
    assert lazy.state.stack == 2
    assert set(lazy.field("o").split(",")[1:2]) <= {"Y7", "B8", "B9"}


@rule("BAS-OPT-11")
def test_crowns_on_order_sides_are_hidden_or_public():
    position = (
        "bas1 2022 g:R1w,4 o:Y1,Y2,G6 v:Y6,B2,R2 t:w3 q:0/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:R5,B5,* d:- r:0"
    )
    hidden = at(position)
    assert [order.crown for order in hidden.seen_by(WHITE).order_slots] == [None, None, None]
    assert hidden.seen_by(WHITE).top.crown is None
    assert "o:P.Y,P.Y,G.G " in NOTATION.write_view(hidden.state, WHITE)
    shown = at(f"{position} x:show_crowns=true")
    assert [order.crown for order in shown.seen_by(WHITE).order_slots] == [True, False, False]
    assert shown.seen_by(WHITE).top.crown is True
    assert "o:P.Y^,P.Y,G.G " in NOTATION.write_view(shown.state, WHITE)
    assert "s:G.R^+" in NOTATION.write_view(shown.state, WHITE)


@rule("BAS-OPT-12")
def test_the_first_player_is_random_or_white_or_black():
    assert {dealt_by(seed) for seed in range(12)} == {0, 1}
    assert {dealt_by(seed, first_player="white") for seed in range(12)} == {0}
    assert {dealt_by(seed, first_player="black") for seed in range(12)} == {1}


def dealt_by(seed: int, **options: str) -> int:
    """Who begins when this seed deals."""
    s = BASILICA.deal("2022", 2, options)
    deal_chance(s, Rng(seed))
    return s.active


@rule("BAS-OPT-1 to BAS-OPT-12")
def test_the_options_are_those_of_the_rulebook_with_the_default_first():
    rows = [BASILICA.rulebook().rules[f"BAS-OPT-{number}"].text.split(" — ") for number in range(1, 13)]
    printed = [(row[0].strip("`"), tuple(value.strip("` ") for value in row[1].split(","))) for row in rows]
    assert [(option.key, option.values) for option in OPTIONS] == printed
    assert [option.rule for option in OPTIONS] == [f"BAS-OPT-{number}" for number in range(1, 13)]


@rule("BAS-OPT-1", "BAS-OPT-2")
@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("2011", {}),
        ("2022+xx", {}),
        ("2022", {"edition": "2010"}),
        ("2022", {"ff": "true"}),
        ("2010+ff", {"ff": "false"}),
        ("", {"edition": "1999"}),
        ("2022", {"colour": "blue"}),
        ("2022", {"strongman": "always"}),
        ("2022", {"promotion_tokens": "5"}),
    ],
)
def test_what_does_not_exist_or_contradicts_itself_is_refused(edition: str, options: dict[str, str]):
    with pytest.raises(BadOption):
        BASILICA.deal(edition, 2, options)
