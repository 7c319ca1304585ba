"""Moves: single choices, and whole turns in one line (rules.md, section 9.2)."""

import re

import pytest

from tests.games.orleans.games import TABLES, decisions, late_bell
from tests.games.orleans.table import NOTATION, at, orleans
from tests.games.orleans.test_worked_examples import EXAMPLES
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

EX_3 = EXAMPLES["ORL-EX-3"].split("```")[1].strip()
EX_5 = EXAMPLES["ORL-EX-5"].split("```")[1].strip()


def turns(start: str, *moves: str) -> list[str]:
    """The moves of a position, written as turns."""
    position = NOTATION.read_position(start, Rng(1))
    before, actions = position.state.copy(), []
    for move in moves:
        action = ORLEANS.read(position.state, move)
        actions.append(action)
        position.state.take(action)
        while position.state.deciding() == CHANCE:
            answer = position.dealer.answer(position.state)
            actions.append(answer)
            position.state.take(answer)
    return NOTATION.write_moves(before, actions)


@rule("ORL-MOVE-1", "ORL-RES-2", "ORL-BELL-8")
def test_the_three_examples_of_the_rulebook():
    first = orleans("draw", tokens="L01a=W")
    before = first.state.copy()
    assert NOTATION.write_moves(
        before, [ORLEANS.read(before, move) for move in ("draw red", "comes_up K", "place CA1", "go L01", "take")]
    ) == ["1.01 a rK>CA1 L01:+W"]
    moves = ("place MK1", "deliver R>TOU", "blueprint 3", "give b", "deliver B>hg", "blueprint 4")
    # The example of the rulebook draws the trader first; this position begins with it in hand.
    assert turns(EX_3, *moves) == ["2.01 a T>MK1 R>TOU[S][3=R>b] B>hg[4=S]"]
    assert turns(EX_5, "place BT") == ["1.01 c A>BT hg=HG6 fill=L07a:W,R03a:W"]


NONE_LEFT = "sssssssrrrmm"
ALL_ROSETTES = "a:ORL=RRRR b:CHA=RRRRR"
WRITTEN = [
    (
        "place:K",
        {"seats": "a:LEM=WWSB b:ORL=-", "tokens": "L02a=B L02b=S"},
        ["place CA1", "go L02", "take", "swap W", "end"],
        "K>CA1 L02:+S:+B/W",
    ),
    ("place:K", {"seats": "a:CHA=- b:ORL=-"}, ["place CA1", "go L02", "leave", "take"], "K>CA1 L02:-B:+B"),
    ("place:K", {}, ["place CA1", "stay"], "K>CA1 stay"),
    ("place:F", {"seats": "a:MON=- b:ORL=-"}, ["place BO1"], "F>BO1 stay"),
    ("place:T", {"seats": "a:ORL=WW b:CHA=-"}, ["place MK1", "deliver W>b", "done"], "T>MK1 W>b ."),
    ("place:T", {"seats": "a:ORL=- b:CHA=-"}, ["place MK1"], "T>MK1 ."),
    ("place:M", {"seats": "a:ORL=- b:CHA=-"}, ["place GF1", "take"], "M>GF1 +R"),
    ("place:M", {"seats": "a:ORL=WWSSB b:CHA=-"}, ["place GF1", "swap W", "end"], "M>GF1 +R/W"),
    ("place:M", {"seats": "a:ORL=R b:CHA=-"}, ["place GP1", "paint", "blueprint 4"], "M>GP1 paint[4=S]"),
    ("place:K", {"events": "E07", "seats": "a:ORL=- b:CHA=-"}, ["place FE1"], "K>FE1 E07"),
    ("place:K", {"events": "E01", "seats": "a:ORL=WWSSB b:CHA=-"}, ["place FE1", "swap W", "end"], "K>FE1 E01[R>a/W]"),
    ("place:K", {"events": "E01"}, ["place FE1", "forgo"], "K>FE1 E01[R>-]"),
    ("place:K", {"events": "E04"}, ["place FE1", "monk blue"], "K>FE1 E04[M>blue]"),
    ("place:K", {"events": "-"}, ["place FE1"], "K>FE1 -"),
    (
        "place:K",
        {"events": "E09", "blueprints": "MSSSSSSSRRRM"},
        ["place FE1", "blueprint 1", "monk red"],
        "K>FE1 E09[E09:1=M>red]",
    ),
    (
        "place:F",
        {"seats": "a:BOU=R b:ORL=-", "order": "E10"},
        ["place BO1", "go R05", "take", "blueprint 6"],
        "F>BO1 R05:+R[E10:6=S]",
    ),
    (
        "place:K",
        {"seats": "a:ORL=WWSSB b:CHA=-"},
        ["rest", "blueprint 11", "monk red", "place CA1", "stay"],
        "z[11=M>red] K>CA1 stay",
    ),
    (
        "place:K",
        {"seats": "a:ORL=WWSSB b:CHA=-", "tokens": "L01a=W"},
        ["place CA1", "go L01", "rest", "blueprint 1", "take"],
        "K>CA1 L01:z[1=S]:+W",
    ),
    (
        "place:K",
        {"seats": "a:ORL=WWSSB b:CHA=-"},
        ["place CA1", "stay", "rest", "blueprint 9", "keep"],
        "K>CA1 stay z[9=R>a]",
    ),
    # rewards that cannot be paid (ORL-REW-7, ORL-ORDER-9)
    ("place:K", {"events": "E01", "rosettes": 0, "seats": ALL_ROSETTES}, ["place FE1"], "K>FE1 E01[R>-]"),
    ("place:K", {"events": "E01", "seats": "a:ORL=WWSSB b:CHA=RRRR"}, ["place FE1", "give b", "end"], "K>FE1 E01[R>b]"),
    ("place:K", {"events": "E04", "monks": 0}, ["place FE1"], "K>FE1 E04[M>-]"),
    (
        "place:K",
        {"events": "E04", "monks": 0, "seats": "a:ORL=WWSSB b:CHA=-"},
        ["place FE1", "end"],
        "K>FE1 E04[M>-]",
    ),
    (
        "place:T",
        {"seats": "a:ORL=W b:CHA=-", "hour_glass": "HG1=WB", "blueprints": NONE_LEFT, "sections": 7},
        ["place MK1", "deliver W>hg"],
        "T>MK1 W>hg[B>-] .",
    ),
    (
        "place:K",
        {"seats": "a:ORL=- b:CHA=-", "order": "E09", "tokens": "L01a=.", "blueprints": NONE_LEFT, "sections": 7},
        ["place CA1", "go L01"],
        "K>CA1 L01[E09:-]",
    ),
]


@pytest.mark.parametrize(("frames", "facts", "moves", "line"), WRITTEN)
def test_how_a_turn_is_written_and_read(frames, facts, moves, line):
    table = orleans(frames, **facts)
    assert turns(table.text(), *moves) == [f"1.01 a {line}"]
    played = orleans(frames, **facts)
    for move in moves:
        played.play(move)
    read = orleans(frames, **facts)
    NOTATION.play(read.position, [line])
    assert read.text() == played.text()


@pytest.mark.parametrize(("level", "seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_written_turn_by_turn_and_read_again(
    level: str, seats: int, options: dict[str, str], seed: int
):
    s = ORLEANS.deal(level, seats, options)
    rng = Rng(seed)
    while s.deciding() == CHANCE:
        s.take(s.decision().pick(s, rng))
    start, actions = s.copy(), []
    while not s.over:
        actions.append(late_bell(s, rng))
        s.take(actions[-1])
    lines = NOTATION.write_moves(start, actions)
    position = Position(start.copy(), Dealer(Rng(99)))
    NOTATION.play(position, lines)
    assert position.state.over
    assert NOTATION.write_view(position.state, 0) == NOTATION.write_view(s, 0)
    assert (position.state.red, position.state.blue, position.state.black) == (s.red, s.blue, s.black)
    assert lines[0].startswith(f"1.01 {'abcd'[start.active]} ")


@rule("ORL-DRAW-5")
@pytest.mark.parametrize("bag", ["", "r", "b"])
def test_a_line_may_say_where_the_follower_in_hand_came_from(bag: str):
    start, end = re.findall(r"```\n(orl1.*?)\n```", EXAMPLES["ORL-EX-3"])
    position = NOTATION.read_position(start, Rng(1))
    NOTATION.play(position, [f"2.01 a {bag}T>MK1 R>TOU[S][3=R>b] B>hg[4=S]"])
    assert NOTATION.write_position(position) == end


@rule("ORL-DRAW-5")
def test_a_line_with_another_follower_than_the_one_in_hand_is_refused():
    start = re.findall(r"```\n(orl1.*?)\n```", EXAMPLES["ORL-EX-3"])[0]
    with pytest.raises(Unreadable, match="'rK' is no answer to 'place'"):
        NOTATION.play(NOTATION.read_position(start, Rng(1)), ["2.01 a rK>MK2 ."])


def test_set_up_is_not_written():
    s = ORLEANS.deal("normal", 2)
    rng, actions, start = Rng(4), [], s.copy()
    for _ in range(60):
        if not s.over:
            actions.append(s.decision().pick(s, rng))
            s.take(actions[-1])
    assert NOTATION.write_moves(start, actions)[0].startswith("1.01 a ")
    assert "fill" not in NOTATION.write_moves(start, actions)[0]


@pytest.mark.parametrize(
    "draw", ["draw blue F", "draw blue=F", "draw blue:F", "draw blue (comes up: F)", "draw blue > F"]
)
def test_a_draw_may_name_who_comes_up(draw: str):
    table = orleans("draw")
    NOTATION.play(table.position, [draw])
    table.shows(frames="place:F", blue="F5A3T3M2")


@rule("ORL-DRAW-1", "ORL-RNG-2")
def test_nobody_comes_up_who_is_not_in_the_bag():
    table = orleans("draw")
    with pytest.raises(IllegalAction) as refused:
        NOTATION.play(table.position, ["draw red F"])
    assert refused.value.refusal.rule == "ORL-RNG-2"
    table.shows(frames="draw")


@rule("ORL-BLUE-1")
def test_the_slot_of_a_blueprint_may_be_left_out():
    table = orleans("place:M", seats="a:ORL=R b:CHA=-", blueprints="sRSSSSSSRRMM", sections=1)
    NOTATION.play(table.position, ["place GP1", "paint"])
    table.shows(frames="rosette", bp="srSSSSSSRRMM")  # the lowest
    table = orleans("place:M", seats="a:ORL=R b:CHA=-", blueprints="sRSSSSSSRRMM", sections=1)
    NOTATION.play(table.position, ["place GP1", "paint", "blueprint 11", "monk red"])
    table.shows(frames="draw", bp="sRSSSSSSRRmM")
    # where a position waits for it, it is asked
    waiting = orleans("blueprint")
    NOTATION.play(waiting.position, [])
    assert waiting.options()[0] == "blueprint 1"
    with pytest.raises(IllegalAction):
        NOTATION.play(waiting.position, ["draw red"])


@rule("ORL-SKIP-2")
def test_what_can_only_be_done_in_one_way_is_done_by_itself():
    table = orleans("place:F", seats="a:MON=W b:ORL=-")
    NOTATION.play(table.position, ["place BO1"])
    table.shows(frames="draw", active="b")


def test_a_refused_or_unreadable_move_leaves_no_trace():
    for moves, error in (
        (["place CA1", "go R01"], IllegalAction),
        (["place CA1", "go nowhere"], Unreadable),
        (["place CA1", ""], Unreadable),
        (["place CA1", "L01:+W rest"], Unreadable),
    ):
        table = orleans("place:K")
        with pytest.raises(error):
            NOTATION.play(table.position, moves)
        table.shows(frames="move:land")  # the first one was played


BAD_LINES = [
    ("K>CA1 L01:+S", "what happens is"),  # wood lies there
    ("K>CA1 L01:+W L02:+B", "what happens is"),
    ("K>CA1", "is not finished"),
    ("K>CA1 L01", "is not finished"),
    ("K>CA1 hurray", "cannot be read from"),
    ("1.01 b K>CA1 stay", "turn of a"),
    ("2.01 a K>CA1 stay", "round 1"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD_LINES)
def test_a_line_that_says_something_else_than_what_happens_is_refused(line: str, sentence: str):
    table = orleans("place:K")
    with pytest.raises(Unreadable, match=sentence):
        NOTATION.play(table.position, [line])
    table.shows(frames="place:K")


def test_a_line_against_the_script_is_refused():
    table = orleans("place:K", seats="a:ORL=- b:CHA=-", events="E07,E01")
    with pytest.raises(Unreadable, match="another tile comes here"):
        NOTATION.play(table.position, ["K>FE1 E08"])


def test_an_illegal_line_is_refused_by_its_rule():
    table = orleans("place:K", town="CA1=K")
    with pytest.raises(IllegalAction) as refused:
        NOTATION.play(table.position, ["K>CA1 stay"])
    assert refused.value.refusal.rule == "ORL-PLACE-1"


def test_every_option_can_be_played_as_it_is_written():
    for level, seats, options in TABLES:
        for number, s in enumerate(decisions(level, seats, options, 8)):
            if s.over or s.deciding() == CHANCE or number % 11:
                continue
            for move in NOTATION.moves(s):
                NOTATION.play(Position(s.copy(), Dealer(Rng(1))), [move])


def test_a_position_is_played_from_with_at():
    table = at(EX_5)
    NOTATION.play(table.position, ["A>BT hg=HG6 fill=L07a:W,R03a:W"])
    table.shows(active="d", round="R2")
