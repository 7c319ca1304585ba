"""The Jester (BAS-JESTER)."""

import pytest

from tests.games.basilica.table import BLACK, NOTATION, SPECTATOR, WHITE, basilica
from tests.rule import rule
from triforium.core.errors import IllegalAction
from triforium.core.rng import Rng
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.plan import cell_name

CROWN = {"queen": 9, "vaults": "G^ B R"}


@rule("BAS-JESTER-1")
def test_a_jester_gives_his_tile_one_more_colour_for_the_scoring():
    table = basilica("RwJs  B  B  .  .", **CROWN)
    table.white("V1e1", "Ja1=B")
    table.shows(score="3:0")


@rule("BAS-JESTER-1")
def test_a_wild_tile_has_three_colours_under_a_jester():
    table = basilica("B  RGwJs  R  .  .\n.  G  .  .  .", **CROWN)
    assert table.areas("Jb1=B") == ["blue a1 b1", "red b1 c1", "green b1 b2"]
    assert table.points("Jb1=B") == "6:0"
    table.white("V1e1", "Jb1=B")
    table.shows(score="6:0")


@rule("BAS-JESTER-2")
def test_the_extra_colour_is_one_that_the_tile_does_not_show():
    table = basilica("RwJs  B  .  .  .\n.  .  .  .  .", **CROWN)
    table.white("V1c1")
    assert table.options() == ["colour yellow", "colour blue", "colour green"]
    table.refuses("Ja1=R", "BAS-JESTER-2")
    table = basilica("RGwJs  B  .  .  .", **CROWN)
    table.white("V1c1")
    assert table.options() == ["colour yellow", "colour blue"]
    table.refuses("Ja1=G", "BAS-JESTER-2")


@rule("BAS-JESTER-2")
def test_a_colour_must_be_chosen():
    table = basilica("RwJs  B  .  .  .", **CROWN)
    table.white("V1c1")
    assert table.asked() == "W jester.colour"
    table.refuses("pass", "BAS-TURN-3")
    table.refuses("decline", "BAS-PAID-2")


@rule("BAS-JESTER-3")
@pytest.mark.parametrize(("turn", "builder", "asked"), [("w3", "wJs", "W"), ("w3", "bJs", "B"), ("b3", "wJs", "W")])
def test_the_owner_chooses_directly_before_points_are_counted(turn: str, builder: str, asked: str):
    table = basilica(f"R{builder}  B  .  .  .", **CROWN, turn=turn, score="4:4")
    table.play("V1c1")
    assert table.asked() == f"{asked} jester.colour"
    table.shows(queen="10/0", score="4:4")
    for other in ("B", "V1d1", "O1S:d1,e1"):
        with pytest.raises(IllegalAction):
            table.play(other)
    table.play("Ja1=B")
    table.shows(queen="10/1", score="6:4" if builder == "wJs" else "4:6")


@rule("BAS-JESTER-4")
def test_the_jesters_of_one_player_choose_openly_row_by_row():
    table = basilica(
        """
        Y     RwJs  .  .  .
        BwJa  G     .  .  .
        """,
        **CROWN,
    )
    table.white("V1c1")
    table.refuses("Ja2=R", "BAS-JESTER-4")
    table.white("Jb1=Y")
    assert [cell.extra for cell in table.seen_by(BLACK).cathedral if cell.name == "b1"] == ["yellow"]
    assert table.asked() == "W jester.colour"
    table.white("Ja2=Y")
    table.shows(score="3:0")


@rule("BAS-JESTER-5")
def test_if_both_players_have_jesters_nobody_sees_a_choice_before_all_are_made():
    table = basilica("RwJs  Y  BbJa  .  .\n.  .  GbJs  .  .", **CROWN)
    table.white("V1d1")
    table.state.story = []
    table.white("colour yellow")
    assert extra(table, WHITE) == ["yellow"]
    assert extra(table, BLACK) == extra(table, SPECTATOR) == []
    table.black("colour yellow")
    assert extra(table, WHITE) == ["yellow"]
    assert extra(table, BLACK) == ["yellow"]
    assert (told(table, WHITE), told(table, BLACK), told(table, SPECTATOR)) == ({"a1"}, {"c1"}, set())
    table.black("colour blue")
    assert told(table, WHITE) == told(table, BLACK) == {"a1", "c1", "c2"}
    table.shows(score="0:2")


@rule("BAS-JESTER-5")
def test_the_revealed_choices_are_told_to_everyone_around_the_table():
    table = basilica("RwJs  Y  BbJa  .  .", **CROWN)
    table.white("V1d1")
    table.state.story = []
    table.white("colour yellow")
    table.black("colour yellow")
    assert told(table, SPECTATOR) == {"a1", "c1"}


@rule("BAS-JESTER-5")
def test_a_player_who_imagines_the_others_secret_does_not_know_it():
    table = basilica("RwJs  Y  BbJa  .  .", **CROWN)
    table.white("V1d1", "Ja1=Y")
    worlds = [BASILICA.imagine(table.state, BLACK, Rng(seed)) for seed in range(40)]
    assert {tuple(world.extra) for world in worlds} == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)}
    assert {tuple(BASILICA.imagine(table.state, WHITE, Rng(seed)).extra) for seed in range(40)} == {(1, 0, 0, 0)}


@rule("BAS-JESTER-5")
def test_written_choices_of_both_players_may_stand_in_any_order():
    results = []
    for choices in ("Ja1=Y Jc1=Y Jc2=B", "Jc1=Y Jc2=B Ja1=Y", "Jc2=B Ja1=Y Jc1=Y"):
        table = basilica("RwJs  Y  BbJa  .  .\n.  .  GbJs  .  .", **CROWN)
        table.white("V1d1")
        table.play(choices)
        results.append(table.fact("score", ""))
    assert results == ["0:2"] * 3


@rule("BAS-JESTER-6")
def test_a_jesters_tile_that_touches_nothing_of_a_colour_is_no_area_of_it_not_even_of_its_own():
    table = basilica("RwJs  B  .  .  .")
    assert table.points("Ja1=Y") == "0:0"
    assert table.areas("Ja1=Y") == ["blue b1"]
    assert table.points("Ja1=B") == "2:0"


@rule("BAS-JESTER-6")
def test_a_jesters_tile_beside_its_own_colour_stays_in_that_area():
    table = basilica("RwJs  R  B  .  .")
    assert table.points("Ja1=Y") == "2:0"


@rule("BAS-JESTER-7")
def test_the_extra_colour_ends_with_the_scoring():
    table = basilica(
        """
        Y  .     .  .  .
        Y  .     .  .  .
        B  RwJs  B  .  .
        .  Y     .  .  .
        .  Y     B  .  .
        """,
        **CROWN,
    )
    table.white("V1b1", "Jb3=B")
    table.shows("B  R  B  .  .\n.  Y  .  .  .\n.  Y  B  .  .", score="3:0")
    assert table.areas() == ["yellow b2 b3", "blue a1", "blue c1", "blue c3", "red b1"]
    assert all(cell.extra is None for cell in table.seen_by(WHITE).cathedral)


@rule("BAS-JESTER-7")
def test_outside_of_a_scoring_a_single_coloured_tile_with_a_jester_bars_no_wild_tile():
    table = basilica("RwJs  .  .  .  .", vaults="YB B R", options="jester_adjacency=none")
    table.white("V1b1")
    table.shows("RwJs  YB  .  .  .")


@rule("BAS-JESTER-8")
def test_a_jester_counts_as_one_builder():
    assert basilica("RwJs  Rb  R  .  .").points("Ja1=Y") == "0:0"
    assert basilica("RwJs  Rb  Rb  .  .").points("Ja1=Y") == "1:3"
    assert basilica("RwJs  Rw  Rb  .  .").points("Ja1=Y") == "3:1"


@rule("BAS-JESTER-9")
def test_the_discard_pile_does_not_restrict_the_colour():
    for discard in ("", "R5", "B5 R5"):
        table = basilica("RwJs  B  .  .  .", **CROWN, discard=discard)
        table.white("V1c1")
        assert table.options() == ["colour yellow", "colour blue", "colour green"]


@rule("BAS-JESTER-10")
def test_a_tile_with_a_jester_may_be_adjacent_to_wild_tiles():
    table = basilica("RwJs  .  .  YBwJa  .", vaults="RG BR G", orders="Y9 B9 R9")
    table.white("V1b1", "V2e1")
    table.shows("RwJs  RG  .  YBwJa  BR")


def extra(table, seat: int) -> list[str]:
    """The extra colours that a seat sees."""
    return [cell.extra for cell in table.seen_by(seat).cathedral if cell.extra]


def told(table, seat: int) -> set[str]:
    """The Jesters whose colours the story has told to a seat."""
    return {
        cell_name(event.nouns[0])
        for event in table.state.story
        if EVENTS.name(event.kind).startswith("jester") and event.is_for(seat)
    }


@rule("BAS-JESTER-5")
@pytest.mark.parametrize(("letter", "own"), [("Y", (1, 0, 0, 0)), ("B", (0, 1, 0, 0)), ("G", (0, 0, 0, 1))])
def test_whatever_the_secret_is_only_its_owner_knows_it_and_a_spectator_does_not(letter: str, own: tuple[int, ...]):
    table = basilica("RwJs  Y  BbJa  .  .", **CROWN)
    table.white("V1d1", f"Ja1={letter}")
    for seat in (BLACK, SPECTATOR):
        worlds = {tuple(BASILICA.imagine(table.state, seat, Rng(seed)).extra) for seed in range(40)}
        assert worlds == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)}
    assert {tuple(BASILICA.imagine(table.state, WHITE, Rng(seed)).extra) for seed in range(9)} == {own}


@rule("BAS-JESTER-3")
def test_colours_that_are_named_while_no_scoring_waits_for_them_are_assumptions():
    table = basilica("RwJs  Y  .  .  .", vaults="B1 B R")
    assert NOTATION.assumptions(table.position, ["V1c1", "Ja1=Y"]) == (["V1c1"], ["Ja1=Y"])
    assert NOTATION.assumptions(table.position, ["V1c1"]) == (["V1c1"], [])
    scoring = basilica("RwJs  Y  BbJa  .  .", **CROWN)
    assert NOTATION.assumptions(scoring.position, ["V1d1", "Ja1=Y"]) == (["V1d1", "Ja1=Y"], [])
