"""Placing (ORL-PLACE) and refraining (ORL-SKIP)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule

EVERYWHERE = {
    "K": "CA1 CA2 CA3 MK2 FE1 FE2 BT",
    "F": "FE1 BO1 BO2 BO3 MK4 FE2 BT",
    "A": "CA3 CA4 FE1 BO3 BO4 MK3 FE2 BT",
    "T": "MK1 MK2 FE1 MK3 MK4 FE2 BT",
    "M": "CA1 CA2 CA3 CA4 MK1 MK2 FE1 GF1 GF2 BO1 BO2 BO3 BO4 MK3 MK4 FE2 GP1 GP2 BT",
}


def places(*spaces: str) -> list[str]:
    """Spaces as options."""
    return [f"place {space}" for words in spaces for space in words.split()]


@rule("ORL-PLACE-2", "ORL-PLACE-3", "ORL-PLACE-4", "ORL-PLACE-5", "ORL-PLACE-6")
@pytest.mark.parametrize("follower", EVERYWHERE)
def test_every_free_space_that_shows_the_follower_and_no_other(follower: str):
    table = orleans(f"place:{follower}")
    assert table.options() == places(EVERYWHERE[follower])
    for space in EVERYWHERE["M"].split():
        if space not in EVERYWHERE[follower].split():
            table.refuses(f"place {space}", "ORL-PLACE-2")


@rule("ORL-PLACE-1")
def test_a_space_holds_one_follower():
    table = orleans("place:K", town="CA1=K,FE2=A,MK2=T")
    assert table.options() == places("CA2 CA3 FE1 BT")
    table.refuses("place CA1", "ORL-PLACE-1")
    table.refuses("place FE2", "ORL-PLACE-1")
    table.refuses("place MK2", "ORL-PLACE-1")


@rule("ORL-PLACE-1")
def test_a_monk_does_not_share_either():
    table = orleans("place:M", town="GF1=M,CA1=K")
    assert not table.offers("place GF1")
    assert not table.offers("place CA1")
    assert table.offers("place GF2", "place CA2")


@rule("ORL-PLACE-7", "ORL-AMB-47")
def test_bag_and_area_do_not_matter():
    # A farmer from the red bag goes to the blue area, a trader from the blue bag to the red one.
    table = orleans("draw")
    table.a("draw red A", "place BO4", "stay")
    table.b("draw blue T", "place MK1")
    table.shows(town="MK1=T,BO4=A")


@rule("ORL-PLACE-8", "ORL-AMB-5")
def test_placing_is_compulsory():
    table = orleans("place:F")
    assert all(option.startswith("place") for option in table.options())
    for move in ("stay", "done", "end"):
        with pytest.raises(AssertionError):
            assert move in table.options()


@rule("ORL-PLACE-9", "ORL-AMB-4")
def test_the_bell_tower_may_be_chosen_at_any_time():
    table = orleans("place:K")
    table.a("place BT")
    table.shows(round="R2", active="b", out="K1")


@rule("ORL-PLACE-10", "ORL-AMB-3")
def test_if_no_free_space_accepts_it_only_the_bell_is_left():
    town = "CA1=K,CA2=K,CA3=K,MK2=K,FE1=A,FE2=F"
    table = orleans("place:K", town=town)
    assert table.options() == places("BT")  # though spaces for others are free
    assert table.asked() == "a place"  # and it is asked all the same
    other = orleans("place:A", town=town)
    assert other.options() == places("CA4 BO3 BO4 MK3 BT")


@rule("ORL-PLACE-11")
def test_a_follower_stays_until_the_round_ends():
    table = orleans("draw", town="CA1=K")
    table.a("draw red K", "place CA2", "stay").b("draw red K", "place CA3", "stay")
    table.shows(town="CA1=K,CA2=K,CA3=K")
    table.a("draw red K", "place BT")
    table.shows(town="-")


@rule("ORL-PLACE-12")
def test_an_action_once_for_each_of_its_spaces_also_for_the_same_seat():
    table = orleans("draw", seats="a:ORL=- b:ORL=-")
    table.a("draw blue F", "place BO1", "go R01", "take")
    table.b("draw blue T", "place MK3")
    table.a("draw blue F", "place BO2", "go R02", "take")
    table.shows(a="TOU=WW", town="BO1=F,BO2=F,MK3=T")


@rule("ORL-SKIP-1", "ORL-AMB-5", "ORL-AMB-59")
@pytest.mark.parametrize(
    ("follower", "space", "refrain", "seat"),
    [
        ("K", "CA1", "stay", "a:ORL=W"),
        ("F", "BO1", "stay", "a:ORL=W"),
        ("T", "MK1", "done", "a:ORL=W"),
        ("M", "GF1", "stay", "a:ORL=W"),
        ("M", "GP1", "stay", "a:ORL=R"),
    ],
)
def test_the_effect_may_be_refrained_from(follower: str, space: str, refrain: str, seat: str):
    table = orleans(f"place:{follower}", seats=f"{seat} b:ORL=-")
    before = [table.field(name) for name in ("map", "a", "ros", "bp", "hg")]
    table.a(f"place {space}", refrain)
    table.shows(town=f"{space}={follower}")
    assert [table.field(name) for name in ("map", "a", "ros", "bp", "hg")] == before
    assert table.asked() == "b draw"


@rule("ORL-SKIP-2", "ORL-AMB-6", "ORL-AMB-56")
@pytest.mark.parametrize(
    ("follower", "space", "seat"),
    [
        ("F", "BO1", "a:MON=W"),  # no river in Montargis
        ("F", "BO2", "a:CHA=-"),
        ("K", "CA1", "a:LOC=W"),  # no road in Loches
        ("T", "MK1", "a:ORL=-"),  # nothing to deliver
        ("M", "GP1", "a:ORL=W"),  # no rosette to paint
    ],
)
def test_a_follower_may_stand_where_nothing_can_be_done(follower: str, space: str, seat: str):
    table = orleans(f"place:{follower}", seats=f"{seat} b:ORL=-").listen()
    assert table.offers(f"place {space}")
    table.a(f"place {space}")
    assert table.asked() == "b draw"
    assert table.story()[-1] in ("stayed", "market_closed")


@rule("ORL-SKIP-2")
def test_a_foundry_without_rosettes_takes_a_monk_too():
    table = orleans("place:M", seats="a:ORL=RRRR b:ORL=RRRRR", rosettes=0)
    table.a("place GF1")
    assert table.asked() == "b draw"
    table.shows(town="GF1=M")


@rule("ORL-SKIP-3", "ORL-AMB-40")
def test_festival_and_bell_are_compulsory():
    table = orleans("place:K", events="E07,E01")
    table.a("place FE1")
    table.shows(ord="E07", ev="E01")
    assert table.asked() == "b draw"
    bell = orleans("place:K", seats="a:ORL=WWWSS b:ORL=-")
    bell.a("place BT")
    bell.shows(round="R2")
