"""What is in the box (ORL-COMP), and tiles as they are printed (rules.md, section 4)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.rng import Rng
from triforium.games.orleans.components import DeliveryTile, by_letter
from triforium.games.orleans.counts import count_of, size_of
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.kinds import FOLLOWER_LETTERS
from triforium.games.orleans.notation.position_write import counts_text
from triforium.games.orleans.place_follower import hand
from triforium.games.orleans.state import Orleans

BOX = ORLEANS.components
EDITION = ORLEANS.deal().edition


@rule("ORL-COMP-1")
def test_the_box():
    assert counts_text(EDITION.followers, FOLLOWER_LETTERS) == "K6F6A6T6M10"
    assert counts_text(EDITION.items, "WSBR") == "W15S12B10R10"
    assert [len(BOX.workshop), len(BOX.hourglass), len(BOX.event), size_of(EDITION.blueprints)] == [8, 6, 10, 12]
    assert len(BOX.section) == 8
    assert BOX.section[7].name == "Roof"
    assert ORLEANS.most_seats == 4


def walk(seed: int, level: str, seats: int) -> list[Orleans]:
    """The states of a random game that rings the bell late."""
    s = ORLEANS.deal(level, seats)
    rng = Rng(seed)
    found: list[Orleans] = []
    while not s.over:
        found.append(s.copy())
        options = s.options()
        if s.deciding() != CHANCE and s.decision().key == "place" and len(options) > 1:
            options = [option for option in options if option & 0xFFFF != s.edition.bell or option >> 16 != 1]
            s.take(options[rng.below(len(options))])
        else:
            s.take(s.decision().pick(s, rng))
    return found


@rule("ORL-COMP-2", "ORL-COMP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_good_and_rosette_is_always_somewhere_once(seats: int):
    for s in walk(11 + seats, "normal", seats):
        for kind in range(4):
            found = sum(count_of(sack, kind) for sack in s.sacks)
            found += sum(s.lying >> token & 1 and s.item_on(token) == kind for token in range(20))
            found += sum(count_of(s.delivered(destination), kind) for destination in range(4))
            found += s.rosettes if kind == 3 else count_of(s.black, kind)
            assert found == count_of(EDITION.items, kind)
        assert count_of(s.black, 3) == 0


@rule("ORL-COMP-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_follower_is_always_somewhere_once(seats: int):
    for s in walk(21 + seats, "expert", seats):
        for kind in range(5):
            found = count_of(s.red + s.blue + s.removed, kind)
            found += sum(s.occupied >> space & 1 and s.follower_on(space) == kind for space in range(19))
            found += (s.monks if kind == 4 else 0) + (hand(s) == kind)
            assert found == count_of(EDITION.followers, kind)


@rule("ORL-COMP-5")
def test_pieces_of_one_kind_are_one_choice():
    table = orleans("place:K", seats="a:LEM=WWWSS b:ORL=-")
    table.a("place CA1", "go L02")
    assert table.options() == ["swap W", "swap S", "leave", "rest"]
    market = orleans("market:2", seats="a:ORL=WWS b:ORL=-")
    assert market.options() == ["deliver W>hg", "deliver W>b", "deliver S>b", "done"]


def shown(tile: DeliveryTile) -> str:
    """A tile as rules.md lists it."""
    asked = "".join(letter * number for letter, number in by_letter(tile.order).items())
    return f"{asked} {' '.join(tile.rewards)}"


@rule("ORL-WS1", "ORL-WS2", "ORL-WS3", "ORL-WS4", "ORL-WS5", "ORL-WS6", "ORL-WS7", "ORL-WS8")
def test_the_workshops():
    assert {tile.id: shown(tile) for tile in BOX.workshop} == {
        "WS1": "WWWS section monk",
        "WS2": "WWSS section rosette",
        "WS3": "WSBB section monk",
        "WS4": "SSBR section blueprint",
        "WS5": "WWSBB section blueprint",
        "WS6": "WRR section blueprint",
        "WS7": "WWBR section blueprint",
        "WS8": "WSBR section blueprint",
    }


@rule("ORL-HG1", "ORL-HG2", "ORL-HG3", "ORL-HG4", "ORL-HG5", "ORL-HG6")
def test_the_hour_glasses():
    assert {tile.id: shown(tile) for tile in BOX.hourglass} == {
        "HG1": "WWB blueprint",
        "HG2": "WSS blueprint",
        "HG3": "SBB blueprint",
        "HG4": "WSB blueprint",
        "HG5": "WBR section",
        "HG6": "WSR section",
    }


WORKSHOP_PLAYS = [
    # tile, delivered before, last item, frames after it, what was gained besides section 1
    ("WS1", "WWW", "S", "monk>return:BOU>market:1"),
    ("WS2", "WWS", "S", "rosette>return:BOU>market:1"),
    ("WS3", "WSB", "B", "monk>return:BOU>market:1"),
    ("WS4", "SSB", "R", "blueprint>return:BOU>market:1"),
    ("WS5", "WWSB", "B", "blueprint>return:BOU>market:1"),
    ("WS6", "WR", "R", "blueprint>return:BOU>market:1"),
    ("WS7", "WWB", "R", "blueprint>return:BOU>market:1"),
    ("WS8", "WSB", "R", "blueprint>return:BOU>market:1"),
]


@rule("ORL-WS1", "ORL-WS2", "ORL-WS3", "ORL-WS4", "ORL-WS5", "ORL-WS6", "ORL-WS7", "ORL-WS8")
@pytest.mark.parametrize(("tile", "before", "last", "frames"), WORKSHOP_PLAYS)
def test_a_workshop_pays_what_it_shows(tile: str, before: str, last: str, frames: str):
    others = [f"WS{number}=-" for number in range(1, 9) if f"WS{number}" != tile][:2]
    table = orleans("market:2", seats=f"a:BOU={last}W b:ORL=-", workshops=f"{' '.join(others)} {tile}={before}")
    table.a(f"deliver {last}>BOU")
    table.shows(sections="S1", frames=frames)


HOUR_GLASS_PLAYS = [
    ("HG1", "WW", "B", "S0", "blueprint>return:hg>market:1"),
    ("HG2", "WS", "S", "S0", "blueprint>return:hg>market:1"),
    ("HG3", "SB", "B", "S0", "blueprint>return:hg>market:1"),
    ("HG4", "WS", "B", "S0", "blueprint>return:hg>market:1"),
    ("HG5", "WB", "R", "S1", "market:1"),
    ("HG6", "WS", "R", "S1", "market:1"),
]


@rule("ORL-HG1", "ORL-HG2", "ORL-HG3", "ORL-HG4", "ORL-HG5", "ORL-HG6")
@pytest.mark.parametrize(("tile", "before", "last", "sections", "frames"), HOUR_GLASS_PLAYS)
def test_an_hour_glass_pays_what_it_shows(tile: str, before: str, last: str, sections: str, frames: str):
    table = orleans("market:2", seats=f"a:BLO={last}W b:ORL=-", hour_glass=f"{tile}={before}", coming="-")
    table.a(f"deliver {last}>hg")
    table.shows(sections=sections, frames=frames)


@rule("ORL-E01", "ORL-E02", "ORL-E03")
@pytest.mark.parametrize("event", ["E01", "E02", "E03"])
def test_events_with_a_rosette(event: str):
    table = orleans("place:K", events=event)
    table.a("place FE1")
    assert table.options() == ["keep", "give b", "forgo"]


@rule("ORL-E04", "ORL-E05")
@pytest.mark.parametrize("event", ["E04", "E05"])
def test_events_with_a_monk(event: str):
    table = orleans("place:K", events=event)
    table.a("place FE1")
    assert table.options() == ["monk red", "monk blue"]


@rule("ORL-E06", "ORL-E07", "ORL-E08")
@pytest.mark.parametrize(
    ("event", "start", "route", "place"),
    [("E06", "CHA", "L02", "LEM"), ("E07", "BOU", "L12", "CHX"), ("E08", "BOU", "L11", "SAN")],
)
def test_events_that_name_a_place(event: str, start: str, route: str, place: str):
    table = orleans("place:K", seats=f"a:{start}=- b:ORL=-", order=event, tokens="L02a=. L02b=. L11a=. L12a=.")
    table.a("place CA1", f"go {route}")
    assert table.field("a").startswith(place)
    assert table.asked() == "a blueprint"
    elsewhere = orleans("place:K", seats=f"a:{start}=- b:ORL=-", order=event, tokens="L10a=.")
    elsewhere.a("place CA1", "go L10" if start == "BOU" else "go L01", *([] if start == "BOU" else ["leave"]))
    elsewhere.shows(ord=event)


@rule("ORL-E09")
def test_the_event_that_brings_two_together():
    table = orleans("place:K", seats="a:CHA=- b:ORL=-", order="E09", tokens="L01a=.")
    table.a("place CA1", "go L01")
    assert table.asked() == "a blueprint"


@rule("ORL-E10")
def test_the_event_with_two_rosettes():
    table = orleans("place:M", seats="a:CHA=R b:ORL=-", order="E10")
    table.a("place GF1", "take")
    assert table.asked() == "a blueprint"


@rule("ORL-BP01", "ORL-BP02", "ORL-BP03", "ORL-BP04", "ORL-BP05", "ORL-BP06", "ORL-BP07")
@rule("ORL-BP08", "ORL-BP09", "ORL-BP10", "ORL-BP11", "ORL-BP12")
@pytest.mark.parametrize("slot", range(1, 13))
def test_blueprints_pay_what_they_show(slot: int):
    table = orleans("place:M", seats="a:CHA=R b:ORL=-", blueprints="SSSSSSSRRRMM")
    table.a("place GP1", "paint", f"blueprint {slot}")
    if slot <= 7:
        table.shows(sections="S1", frames="draw")
    elif slot <= 10:
        table.shows(sections="S0", frames="rosette")
    else:
        table.shows(sections="S0", frames="monk")
    assert [blueprint.id for blueprint in BOX.blueprint] == [f"BP{number:02}" for number in range(1, 13)]
    assert [blueprint.rewards[0] for blueprint in BOX.blueprint] == ["section"] * 7 + ["rosette"] * 3 + ["monk"] * 2


@rule("ORL-PLACE-2", "ORL-PLACE-5", "ORL-PLACE-6", "ORL-AMB-48")
def test_the_spaces_of_the_town():
    found: dict[str, str] = {}
    for space in BOX.space:
        kinds = space.letters()
        found[space.id] = f"{space.action} {space.area} {'any' if kinds == FOLLOWER_LETTERS else kinds}"
    assert found == {
        "CA1": "cart red K",
        "CA2": "cart red K",
        "CA3": "cart red KA",
        "CA4": "cart red A",
        "MK1": "market red T",
        "MK2": "market red KT",
        "FE1": "festival red any",
        "GF1": "foundry red M",
        "GF2": "foundry red M",
        "BO1": "boat blue F",
        "BO2": "boat blue F",
        "BO3": "boat blue FA",
        "BO4": "boat blue A",
        "MK3": "market blue AT",
        "MK4": "market blue FT",
        "FE2": "festival blue any",
        "GP1": "painting blue M",
        "GP2": "painting blue M",
        "BT": "bell none any",
    }


@rule("ORL-MOVE-1", "ORL-MOVE-2")
def test_the_routes_of_the_map():
    joined = {route.id: f"{route.a}-{route.b}" for route in BOX.route}
    assert joined == {
        "L01": "ORL-CHA",
        "L02": "CHA-LEM",
        "L03": "CHA-VEN",
        "L04": "LEM-VEN",
        "L05": "VEN-BLO",
        "L06": "LEM-TOU",
        "L07": "ORL-MON",
        "L08": "MON-BRI",
        "L09": "ORL-BOU",
        "L10": "BLO-BOU",
        "L11": "BOU-SAN",
        "L12": "BOU-CHX",
        "R01": "ORL-BLO",
        "R02": "BLO-TOU",
        "R03": "ORL-BRI",
        "R04": "BRI-SAN",
        "R05": "BOU-TOU",
        "R06": "TOU-LOC",
        "R07": "LOC-CHX",
    }
    for place in BOX.place:
        assert 0 <= place.x <= 1000
        assert 0 <= place.y <= 1000
    assert [token.id for token in BOX.tokens()[:3]] == ["L01a", "L02a", "L02b"]
