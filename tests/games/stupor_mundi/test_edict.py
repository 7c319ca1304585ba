"""Issuing an Edict (SM-EDICT), edict tiles (SM-E01 to SM-E27)."""

import pytest

from tests.games.stupor_mundi.table import Table, stupor
from tests.rule import rule
from triforium.core.datafile import shipped_components
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import HERE, STUPOR_MUNDI, StuporMundiGame

LETTERS = "GSATWKLP"
MOST = {"G": 4, "S": 4, "A": 12, "T": 5, "W": 5, "K": 3, "L": 5, "P": 5}
LEAST = {"P": 1}
TILES = {
    "SM-E01": "WWK",
    "SM-E02": "GGA",
    "SM-E03": "TTL",
    "SM-E04": "SSW",
    "SM-E05": "AAP",
    "SM-E06": "LLS",
    "SM-E07": "PPG",
    "SM-E08": "KKT",
    "SM-E09": "TWG",
    "SM-E10": "TSA",
    "SM-E11": "WLP",
    "SM-E12": "KGL",
    "SM-E13": "KST",
    "SM-E14": "WAG",
    "SM-E15": "PLS",
    "SM-E16": "AAK",
    "SM-E17": "PPT",
    "SM-E18": "GGL",
    "SM-E19": "SSP",
    "SM-E20": "WWA",
    "SM-E21": "TKL",
    "SM-E22": "TTW",
    "SM-E23": "LLK",
    "SM-E24": "WSG",
    "SM-E25": "KPA",
    "SM-E26": "WGP",
    "SM-E27": "TSA",
}


def issuing(n: int = 2, player: str = "", **facts: str) -> Table:
    """A player has just built the first keep and issues its edict."""
    table = stupor(n=n, p1=f"S=3 G=0 A=0 hand=H-COIN {player}", **facts)
    table.p1("H-COINv3 BD(K1=KN1)")
    return table


@rule("SM-E01 to SM-E27", "SM-EDICT-4", "SM-EDICT-5", "SM-EDICT-7")
@pytest.mark.parametrize("cited", TILES)
@pytest.mark.parametrize("sign", ["+", "-"])
def test_each_tile_adds_or_removes_its_icons(cited: str, sign: str):
    start = {"G": 2, "S": 2, "A": 6, "T": 2, "W": 2, "K": 2, "L": 2, "P": 3}
    if sign == "+":
        start["K"] = 1
    palace = " ".join(f"{letter}{number}" for letter, number in start.items())
    table = issuing(4, palace=palace, edicts=f"I={cited.removeprefix('SM-')}")
    kinds = [letter for letter in LETTERS if letter in TILES[cited]]
    table.p1(f"ED(I:{''.join(kind + sign for kind in kinds)}>I)")
    change = 1 if sign == "+" else -1
    for letter in LETTERS:
        start[letter] += change * TILES[cited].count(letter) * (3 if letter == "A" else 1)
    table.shows(palace=" ".join(f"{letter}{number}" for letter, number in start.items()), p1="A=3 edicts=1")


def test_every_tile_has_its_line():
    assert list(TILES) == [f"SM-{edict.id}" for edict in STUPOR_MUNDI.components.edict]


@rule("SM-EDICT-1")
@pytest.mark.parametrize("source", ["site", "ally space", "great wall", "token", "city tile"])
def test_what_issues_an_edict(source: str):
    said = {
        "site": ("S=3 G=0 hand=H-COIN", "H-COINv3 BD(K1=KN1)"),
        "ally space": ("S=0 G=3 castle=T3:TN3 hand=H-COIN", "H-COINv4 SU(ROM-a1>AS3)"),
        "great wall": ("S=1 G=2 A=3 hand=H-COIN", "H-COINv3 BD(W5=GWA)"),
        "token": ("S=0 G=1 spec=A2,0,0 hand=H-COIN", "H-COINv1 PR(s1>A3)"),
        "city tile": ("S=0 G=0 spec=B2,0,0 hand=H-COIN", "H-COINv1 PR(s1>B5) CB(CB-B)"),
    }[source]
    table = stupor(p1=said[0])
    table.p1(said[1])
    assert table.options() == ["edict I", "edict II", "edict III"]


@rule("SM-EDICT-2", "SM-EDICT-3", "RUL-65")
def test_the_reward_of_the_space_comes_first():
    one = issuing(edicts="I=E09")
    one.p1("edict I")
    one.shows(p1="A=3", palace="T2 W2 G1")
    two = issuing(edicts="II=E09")
    two.p1("edict II")
    assert two.options() == ["resource stone", "resource grain"]
    two.p1("G(S1)")
    two.shows(p1="S=1 A=0", palace="T2 W2 G1")
    three = issuing(edicts="III=E09")
    three.p1("edict III")
    three.shows(p1="vp=1 A=0")
    assert three.options() == ["add", "remove"]


@rule("SM-EDICT-4", "RUL-66")
def test_each_kind_goes_its_own_way_in_the_order_of_the_palace():
    table = issuing(edicts="III=E09")
    table.p1("edict III", "add")
    table.shows(palace="G2 T2 W2")
    table.p1("remove")
    table.shows(palace="G2 T1 W2")
    table.p1("add")
    table.shows(palace="G2 T1 W3")


@rule("SM-EDICT-5", "SM-EDICT-6", "RUL-68")
def test_identical_icons_go_the_same_way_completely_or_the_other_way():
    table = issuing(palace="T4", edicts="III=E03")
    table.p1("edict III")
    assert table.options() == ["remove"]
    table.refuses("add", "SM-EDICT-6")
    table.p1("remove")
    table.shows(palace="T2")
    low = issuing(palace="G1", edicts="III=E02")
    low.p1("edict III")
    assert low.options() == ["add"]
    low.refuses("remove", "SM-EDICT-6")


@rule("SM-EDICT-6", "SM-DATA-3")
@pytest.mark.parametrize("letter", LETTERS)
def test_no_value_leaves_its_range(letter: str):
    cited = next(cited for cited, icons in TILES.items() if icons.count(letter) == 1)
    for value, way in ((MOST[letter], "remove"), (LEAST.get(letter, 0), "add")):
        table = issuing(4, palace=f"{letter}{value}", edicts=f"III={cited.removeprefix('SM-')}")
        table.p1("edict III")
        for icon in [icon for icon in LETTERS if icon in TILES[cited]]:
            if icon == letter:
                assert table.options() == [way]
                break
            table.p1(table.options()[0])


@rule("SM-EDICT-7", "SM-EDICT-8", "RUL-30", "RUL-31")
def test_fredericks_specialist_walks_path_a_and_does_nothing_else():
    table = issuing(palace="P2", edicts="III=E07", paths="A=CS-A,VI-A*[CB-A]")
    table.p1("ED(III:P+G+>I)")
    table.shows(palace="P4 G2", paths="A=CS-A,VI-A*[CB-A]", p1="edicts=1")
    assert table.asked() == "P2 turn"  # no edict for the token that he passed
    city = issuing(palace="P3", edicts="III=E07")
    city.p1("ED(III:P+G+>I)")
    city.shows(palace="P5", paths="A=CS-A,VI-A*[CB-A]")
    first = issuing(palace="P1", edicts="III=E11")
    first.p1("edict III", "add", "add")
    assert first.options() == ["add"]  # he cannot leave column 1 backwards
    shared = stupor(palace="P2", p1="spec=A1,0,0 hand=H-COIN")
    shared.turn(1, "H-COINv1 PR(s1>A2)")  # and he blocks nobody
    shared.shows(p1="spec=A2,0,0")


@rule("SM-EDICT-9")
def test_fredericks_structures_need_no_connections():
    table = issuing(palace="T0 W0 K0", edicts="III=E01")
    table.p1("ED(III:W+K+>I)")
    table.shows(palace="T0 W2 K1")


@rule("SM-EDICT-10", "RUL-67")
def test_a_kind_that_fits_neither_way_is_skipped():
    # No shipped tile is ever so (SM-DATA-3), and a component file that makes one so is refused; so the room is
    # taken away from the keeps of a table of its own.
    game = StuporMundiGame(shipped_components(HERE))
    table = Table(game.notation().read_position(issuing(palace="K1", edicts="III=E08").text(), Rng(1)))
    table.state.edition.palace_most = [1 if letter == "K" else MOST[letter] for letter in LETTERS]
    table.p1("edict III")
    assert table.options() == ["add", "remove"]  # the tower; the keeps are skipped
    table.p1("add")
    assert table.asked() == "P1 next"
    table.shows(palace="K1 T3")


@rule("SM-EDICT-11", "RUL-73")
def test_the_tile_is_kept_for_nothing():
    table = issuing(edicts="III=E09")
    table.p1("ED(III:G+T+W+>I)")
    table.shows(p1="edicts=1 vp=1")
    assert "gone=E09" in table.line("edicts")
    assert "E09" not in table.line("edicts").partition("gone=")[0]


@rule("SM-EDICT-12", "RUL-70", "RUL-71")
def test_any_next_tile_moves_up_and_its_place_is_refilled_at_once():
    table = issuing(edicts="III=E09", next_edicts="II=E05", pile="E06,#8")
    table.p1("edict III", "add", "add", "add")
    assert table.options() == ["next I", "next II", "next III"]
    table.p1("next II")
    table.shows(edicts="III=E05 II=E06 pile=8")


@rule("SM-EDICT-12", "SM-EDICT-13")
def test_without_a_pile_the_next_space_stays_empty():
    table = issuing(edicts="III=E09", next_edicts="I=- II=E05 III=-", pile="0")
    table.p1("edict III", "add", "add", "add")
    table.refuses("next I", "SM-EDICT-12")
    assert table.options() == ["next II"]
    table.p1("next II")
    table.shows(edicts="III=E05 II=-", header="ends=-")


@rule("SM-EDICT-13", "RUL-72", "SM-END-1")
def test_no_next_tile_sets_edict_and_the_round_goes_on():
    table = issuing(edicts="III=E09", next_edicts="I=- II=- III=-", pile="0")
    table.p1("ED(III:G+T+W+)")
    table.shows(edicts="III=-", header="ends=EDICT")
    assert table.asked() == "P2 turn"


@rule("SM-EDICT-14", "RUL-69")
def test_one_of_the_tiles_left_must_be_chosen_with_its_own_reward():
    table = issuing(edicts="I=- II=E09 III=-", next_edicts="I=- II=- III=-", pile="0", ends="EDICT")
    assert table.options() == ["edict II"]
    table.refuses("edict I", "SM-EDICT-14")
    table.refuses("reward I", "SM-EDICT-15")


@rule("SM-EDICT-15", "SM-EDICT-16", "SM-V2D")
def test_without_a_tile_any_reward_and_nothing_else():
    nothing = {"edicts": "I=- II=- III=-", "next_edicts": "I=- II=- III=-", "pile": "0", "ends": "EDICT"}
    for reward, result in (("I", "A=3"), ("III", "vp=1")):
        table = issuing(**nothing)
        assert table.options() == ["reward I", "reward II", "reward III"]
        table.p1(f"ED({reward})")
        table.shows(p1=f"{result} edicts=0")
    two = issuing(**nothing)
    two.p1("ED(II+G)")
    two.shows(p1="G=1")
    v2d = issuing(player="spec=A4,0,0", paths="A=CS-A,VI-D[CB-A]", **nothing)
    v2d.p1("ED(III)")
    v2d.shows(p1="vp=4")


@rule("SM-EDICT-16", "SM-V2D")
def test_v2d_pays_at_the_end_of_the_edict():
    table = issuing(player="spec=A4,0,0", paths="A=CS-A,VI-D[CB-A]", edicts="I=E09")
    table.p1("edict I", "add", "add", "add")
    table.shows(p1="vp=0")
    table.p1("next I")
    table.shows(p1="vp=3")
