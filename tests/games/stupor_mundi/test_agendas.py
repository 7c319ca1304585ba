"""Every kind of moment of busy games is written and read back (rules.md, section 15), chance's decisions included."""

import re

import pytest

from tests.games.stupor_mundi.games import TABLES, decisions
from tests.games.stupor_mundi.table import NOTATION, at, stupor
from tests.games.stupor_mundi.test_notation import BOOK
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.errors import Unreadable
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi


def steps(s: StuporMundi) -> str:
    """What is still to be done, by kind."""
    return " ".join(type(step).__name__ for step in s.agenda)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_kind_of_moment_is_read_as_it_was_written(seats: int, options: dict[str, str]):
    seen: set[str] = set()
    for s in decisions(seats, options, seed=seats):
        if s.over or s.deciding() == CHANCE or steps(s) in seen:
            continue
        seen.add(steps(s))
        text = NOTATION.write_view(s, s.deciding())
        read = NOTATION.read_position(text, Rng(1)).state
        assert NOTATION.write_view(read, s.deciding()) == text
        assert (read.deciding(), read.options(), steps(read)) == (s.deciding(), s.options(), steps(s))
    assert len(seen) >= 20


@rule("SM-BUY-2")
def test_a_purchase_names_a_removed_card_exactly_if_the_price_is_a_card():
    table = at(BOOK)
    table.cannot_read("H-COINv5 PU(ROM-c1-H-DRAW@hand)", "costs no card")
    dear = at(BOOK.replace("c1=A8", "c1=A12"))
    dear.cannot_read("H-COINv5 PU(ROM-c1)", "names the card that is removed for it")
    dear.turn(1, "H-COINv5 PU(ROM-c1-H-DRAW@hand)")
    dear.shows(p1="removed=H-DRAW")


@rule("SM-TRAVEL-1")
def test_a_number_of_two_digits_is_a_number():
    at(BOOK).refuses("travel 12", "SM-TRAVEL-1")
    at(BOOK).cannot_read("travel 100", "the numbers from 0 to 99")


@rule("SM-REORG-3")
@pytest.mark.parametrize("name", ["I-GRE", "L-SEB"])
def test_of_two_equal_allies_each_leaves_the_bag_once(name: str):
    first = STUPOR_MUNDI.deal("", 4, {}).edition.ally_names.index(name)
    s = next(
        s for s in decisions(4, {}, 3) if s.deciding() == CHANCE and type(s.decision()).__name__ == "ShowAlly"
    ).copy()
    for bag in (1 << first, 2 << first):
        trial = s.copy()
        trial.ally_bag = bag | 1
        action = STUPOR_MUNDI.read(trial, f"show_ally {name}")
        assert trial.decision().weight(trial, action) == 1
        trial.take(action)
        assert trial.ally_bag == 1


@rule("SM-EDICT-4", "SM-ACT-4")
@pytest.mark.parametrize(
    ("agenda", "sentence"),
    [
        ("direction(P1,T,1) take_away(P1,I) take_away(P1,II) end_turn(P1)", "one edict is resolved at a time"),
        ("direction(P1,T,1) end_turn(P1)", "each kind of icon is asked for once"),
        ("direction(P1,T,1) direction(P1,T,1) take_away(P1,I) end_turn(P1)", "each kind of icon is asked for once"),
        ("direction(P1,T,1) issue(P1) take_away(P1,I) end_turn(P1)", "one edict is resolved at a time"),
    ],
)
def test_the_steps_of_an_edict_belong_together(agenda: str, sentence: str):
    with pytest.raises(Unreadable, match=re.escape(sentence)):
        NOTATION.read_position(BOOK.replace("step=turn", "step=direction") + f"\nDO {agenda}", Rng(1))


def test_a_table_without_moves_has_none_to_write():
    assert NOTATION.write_moves(stupor().state, []) == []


def test_a_house_that_is_chosen_in_a_draft_is_written_as_a_move():
    start = STUPOR_MUNDI.deal("", 2, {"houses": "draft"})
    s, rng, actions = start.copy(), Rng(4), []
    while s.round_number == 0:
        actions.append(s.decision().pick(s, rng))
        s.take(actions[-1])
    written = NOTATION.write_moves(start, actions)
    assert sorted(move.partition("(")[0] for move in written) == ["P1: HO", "P2: HO"]


@rule("SM-SETUP-4")
def test_a_bonus_tile_of_which_one_copy_is_placed_can_still_be_drawn():
    s = STUPOR_MUNDI.deal("", 2, {})
    rng = Rng(4)
    while s.decision().key != "bonus.place":
        s.take(s.decision().pick(s, rng))
    options, first = s.options(), s.options()[0]
    s.take(first)
    assert s.options() == options
    assert [s.decision().weight(s, option) for option in options] == [1] + [2] * (len(options) - 1)


UNFIT = [
    ("turn", "end_turn(P1)", "end_turn(P1) runs by itself; the first step must be a decision"),
    ("turn", "issue(P1) end_turn(P1)", "issue(P1) runs by itself; the first step must be a decision"),
    ("face", "card(P1) end_turn(P1)", "card(P1) asks for step=card, not step=face"),
    ("card", "card(P1) site(P1,build.1,-,must) end_turn(P1)", "site cannot wait below other steps (SM-ACT-4)"),
    ("card", "card(P1) show_card(ROM-c1) end_turn(P1)", "there is a card, or none to show (SM-REORG-1)"),
    ("card", "card(P1) turn(P1) end_turn(P1)", "turn cannot wait below other steps (SM-ACT-4)"),
    ("now", "now(P1,A7) end_turn(P1)", "after now(P1,A7) the card goes to the hand"),
    ("now", "now(P1,A7) take(P1,A9) end_turn(P1)", "after now(P1,A7) the card goes to the hand"),
    ("now", "now(P1,A7) take(P2,A7) end_turn(P1)", "after now(P1,A7) the card goes to the hand"),
    ("now", "now(P1,A7) take(P1,A7) take(P1,A7) end_turn(P1)", "card A7 is there twice"),
    ("card", "card(P2) end_turn(P1)", "card(P2): only the active player decides in the Action Phase (SM-ROUND-2)"),
    ("ship", "ship(P2) end_turn(P2)", "ship(P2): only the active player decides in the Action Phase (SM-ROUND-2)"),
    ("buy", "buy(P1,-,must) end_turn(P1)", "buy(P1,-,must) offers nothing"),
    ("ally", "ally(P1,summon.1,-,must) end_turn(P1)", "ally(P1,summon.1,-,must) offers nothing"),
    ("direction", "direction(P1,T,1) card(P1) take_away(P1,I) end_turn(P1)", "card cannot wait below other steps"),
    (
        "direction",
        "direction(P1,T,1) main(P1,build,once) take_away(P1,I) end_turn(P1)",
        "one edict is resolved at a time",
    ),
]


@rule("SM-ACT-4", "SM-BUY-5", "SM-ROUND-2")
@pytest.mark.parametrize(("step", "agenda", "sentence"), UNFIT, ids=[row[1] for row in UNFIT])
def test_steps_that_do_not_belong_together_are_refused(step: str, agenda: str, sentence: str):
    with pytest.raises(Unreadable, match=re.escape(sentence)):
        stupor(step=step, do=agenda, rom="c1=A1 a1=I-GIS/?", p1="A=0 S=0 G=0 hand=H-COIN", con="c1=A15", ale="c1=A16")


FIT = [
    ("card", "card(P1) end_turn(P1)"),
    ("now", "now(P1,A7) take(P1,A7) end_turn(P1)"),
    ("ship", "ship(P1) do(P1,HOH-2.2) end_turn(P1)"),
    ("main", "main(P1,market+build,twice) end_turn(P1)"),
    ("edict", "edict(P1) main(P1,build,once) end_turn(P1)"),
    ("direction", "direction(P1,T,1) take_away(P1,I) main(P1,build,once) end_turn(P1)"),
    ("resource", "resource(P1,1) direction(P1,T,1) take_away(P1,I) end_turn(P1)"),
    ("resources", "resources(P1,3) end_turn(P1)"),
    ("discard", "discard(P2,H-STONE) draw_up(P2) income(P1) income(P2) allies() reorganize() next_round()"),
    ("specialist", "specialist(P1,A11.1,2,s1,may) end_turn(P1)"),
    ("path", "path(P1,A11.1,s2) again(P1,A11.1,1,s2) end_turn(P1)"),
    ("faction", "faction(P1,B4.1) end_turn(P1)"),
]


@pytest.mark.parametrize(("step", "agenda"), FIT, ids=[row[1] for row in FIT])
def test_steps_that_belong_together_are_read_and_written_back(step: str, agenda: str):
    table = stupor(step=step, do=agenda, p1="A=9 S=2 G=1 hand=H-COIN", p2="hand=H-COIN,H-STONE", edicts="I=E03")
    assert table.state.decision().key == step
    assert table.line("do") == agenda
