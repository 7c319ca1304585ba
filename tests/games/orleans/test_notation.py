"""Positions, written and read (rules.md, section 9.1)."""

import pytest

from tests.games.orleans.games import TABLES, decisions, some_states
from tests.games.orleans.table import NOTATION, at, orleans
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

EXAMPLE = (
    "orl1 n3 N R1 S0 @a draw | red:K6A3T3M2 blue:F6A3T3M2 out:- mon:6 black:W6S5B4 ros:9 | town:-"
    " | map:WBBWWSSSSWSBSWWWBRWS | a:ORL=W b:ORL=B c:ORL=B | CHA:WS7=- TOU:WS8=- BOU:WS3=- | hg:HG2=- next:HG4,HG6"
    " | ev:E06,E01,E04,E09,E07,E08,E05,E10,E03,E02 ord:- | bp:SSRSSRSRSMSM"
)


def test_the_example_of_the_rulebook_reads_and_writes_the_same():
    assert at(EXAMPLE).text() == EXAMPLE


def test_the_same_as_a_player_sees_it():
    masked = (
        EXAMPLE.replace("red:K6A3T3M2 blue:F6A3T3M2", "red:#14 blue:#14")
        .replace("W6S5B4", "#15")
        .replace("HG4,HG6", "#2")
        .replace("E06,E01,E04,E09,E07,E08,E05,E10,E03,E02", "#10")
        .replace("SSRSSRSRSMSM", "?" * 12)
    )
    table = at(EXAMPLE)
    assert NOTATION.write_view(table.state, 0) == masked
    assert NOTATION.write_view(at(masked).state, 2) == masked
    assert at(masked).text() == masked.replace("#15", "W6S5B4")  # goods follow from what lies open


@rule("ORL-FEST-1", "ORL-BELL-7", "ORL-REW-1")
def test_what_is_written_is_a_script_for_the_dealer():
    table = at(EXAMPLE.replace("a:ORL=W b:ORL=B", "a:ORL=W b:CHA=B").replace("c:ORL=B", "c:TOU=B"))
    table.a("draw red K", "place FE1")
    table.shows(ord="E06", ev="E01,E04,E09,E07,E08,E05,E10,E03,E02")
    table.b("draw red K", "place FE2", "keep")
    table.c("draw red K", "place BT")
    table.shows(hg="HG4=-", next="HG6")
    # nothing of it is part of the state
    assert "E04" not in NOTATION.write_view(table.state, 0)
    for seed in range(5):
        again = at(EXAMPLE, seed)
        again.a("draw red M", "place GF1", "take").b("draw red K", "place CA1", "stay").c(
            "draw red K", "place CA2", "stay"
        )
        again.a("draw red M", "place GP1", "paint", "blueprint 10")
        again.shows(bp="SSRSSRSRSmSM")


@pytest.mark.parametrize("unknown", ["S?RSSRS?SMSM", "????????????", "S???????????"])
def test_slots_that_are_not_written_are_turned_by_lot_but_never_against_what_is_written(unknown: str):
    found = set()
    for seed in range(40):
        table = at(EXAMPLE.replace("draw", "blueprint", 1).replace("SSRSSRSRSMSM", unknown), seed)
        table.a("blueprint 8")
        found.add(table.field("bp")[7])
        left = table.field("bp").replace("?", "").upper()
        assert left.count("R") <= 3
        assert left.count("M") <= 2
    written = unknown.replace("?", "")
    assert ("m" in found) == (written.count("M") < 2)


@pytest.mark.parametrize(("level", "seats", "options"), TABLES)
def test_every_state_reads_back_as_it_was_written(level: str, seats: int, options: dict[str, str]):
    for number, s in enumerate(decisions(level, seats, options, 5)):
        if not s.over and (s.deciding() == CHANCE or number % 3):
            continue
        position = Position(s.copy(), Dealer(Rng(1)))
        text = NOTATION.write_position(position)
        read = NOTATION.read_position(text, Rng(2))
        assert NOTATION.write_position(read) == text
        assert (read.state.red, read.state.blue, read.state.black) == (s.red, s.blue, s.black)
        assert (read.state.sacks, read.state.builders, read.state.missing) == (s.sacks, s.builders, s.missing)
        assert (read.state.town, read.state.tokens, read.state.turned) == (s.town, s.tokens, s.turned)
        assert (read.state.face_down, read.state.blueprints, read.state.shown) == (s.face_down, s.blueprints, s.shown)
        if not s.over:
            assert read.state.options() == s.options()
            assert len(read.state.agenda) == len(s.agenda)


def test_a_masked_position_is_a_world_that_could_be():
    for s in some_states(17, 1):
        text = NOTATION.write_view(s, 0)
        read = NOTATION.read_position(text, Rng(3)).state
        assert NOTATION.write_view(read, 0) == text
        if not s.over:
            assert read.options() == s.options()
            assert read.red + read.blue == s.red + s.blue  # together they follow from what lies open
            assert read.black == s.black


def test_options_of_the_table_are_written_only_where_they_differ():
    table = orleans("draw", options="bag_ledger=full,blueprint_choice=auto")
    assert table.text().endswith(" | opt:bag_ledger=full,blueprint_choice=auto")
    assert "opt:" not in orleans("draw").text()
    assert at(table.text()).text() == table.text()


FRAMES = [
    "draw",
    "place:K",
    "move:land",
    "move:river",
    "pickup:CHA:L01a",
    "market:2",
    "market:1",
    "foundry",
    "paint",
    "end",
    "rosette",
    "monk",
    "blueprint",
    "blueprint>draw",
    "monk>place:T",
    "rosette>pickup:CHA:-",
    "blueprint>rosette>market:1",
    "rosette>rewards:SM>return:hg>market:1",
    "monk>return:hg",
]


@pytest.mark.parametrize("frames", FRAMES)
def test_every_frame_reads_and_writes_the_same(frames: str):
    table = orleans(frames, seats="a:ORL=WWSSR b:CHA=-", hour_glass="HG1=WWB" if "return" in frames else "HG1=-")
    table.shows(frames=frames)


def test_frames_that_only_say_what_follows_anyway_are_read_too():
    table = orleans("monk>return:hg>market:0", hour_glass="HG1=WWB")
    table.shows(frames="monk>return:hg")
    table = orleans("monk>end")
    table.shows(frames="monk")
    table = orleans("rosette>pickup:CHA:")
    table.shows(frames="rosette>pickup:CHA:-")


def test_the_end_of_a_game_is_a_position_too():
    table = orleans("place:K", round_number=3, seats="a:ORL=WWSSB b:CHA=-", town="CA1=K")
    table.a("place BT")
    assert at(table.text()).text() == table.text()
    assert at(table.text()).state.over
    masked = NOTATION.write_view(table.state, 0)
    assert NOTATION.write_view(NOTATION.read_position(masked, Rng(1)).state, 0) == masked


def test_a_follower_still_in_hand_is_not_written_when_the_game_is_won():
    table = orleans("place:K", seats="a:ORL=WWSSB b:CHA=-", sections=7)
    table.a("rest", "blueprint 1")
    table.shows(frames="won", red="K5A3T3M2")
    assert at(table.text()).text() == table.text()


def test_every_choice_is_written_as_the_rulebook_says():
    written = {NOTATION.moves(s)[0].split()[0] for s in some_states(3, 2) if not s.over}
    assert written >= {"draw", "place", "go", "take", "deliver", "keep", "monk", "blueprint", "end"}
    for s in some_states(9, 1):
        if not s.over:
            for move, action in zip(NOTATION.moves(s), s.options(), strict=True):
                assert ORLEANS.read(s, move) == action
