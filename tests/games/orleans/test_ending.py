"""The end of the game (ORL-END)."""

import pytest

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.words import Words
from triforium.games.orleans.game import ORLEANS


@rule("ORL-END-1")
@pytest.mark.parametrize("round_number", [1, 2, 3])
@pytest.mark.parametrize("seats", ["a:ORL=R b:ORL=-", "a:ORL=R b:ORL=- c:CHA=- d:TOU=-"])
def test_the_team_wins_with_section_eight_in_any_round(round_number: int, seats: str):
    table = orleans("place:M", seats=seats, round_number=round_number, sections=7)
    table.a("place GP1", "paint", "blueprint 1")
    outcome = ORLEANS.outcome(table.state)
    assert outcome.winners == list(range(len(seats.split())))
    assert (outcome.reason, outcome.rule) == ("roof_built", "ORL-END-1")
    assert table.state.scores() == [8] * len(seats.split())
    words = Words("en", ORLEANS.words_package())
    assert (
        words.say(ORLEANS.ending(table.state))
        == f"You win together: the cathedral was finished in round {round_number}."
    )


@rule("ORL-END-2", "ORL-END-3")
@pytest.mark.parametrize("sections", [0, 5, 7])
def test_otherwise_all_lose_together_when_round_three_ends(sections: int):
    table = orleans("place:K", seats="a:ORL=- b:ORL=- c:CHA=-", round_number=3, sections=sections)
    table.a("place BT")
    outcome = ORLEANS.outcome(table.state)
    assert outcome.winners == []
    assert (outcome.reason, outcome.rule) == ("third_round_over", "ORL-END-2")
    assert table.state.scores() == [sections] * 3  # no score, only how many sections stand
    words = Words("en", ORLEANS.words_package())
    assert words.say(ORLEANS.ending(table.state)) == f"You lose together: {sections} of 8 sections were built."


@rule("ORL-END-1", "ORL-END-2")
def test_nothing_can_be_done_after_the_end():
    table = orleans("place:K", round_number=3)
    table.a("place BT")
    refusal = ORLEANS.why_not(table.state, 0)
    assert refusal is not None
    assert refusal.rule == "ORL-END-2"


@rule("ORL-END-3")
def test_the_result_is_reported_as_win_or_loss_with_the_sections():
    table = orleans("place:K", round_number=3, sections=4)
    table.a("place BT")
    assert table.seen().result == "lost"
    assert table.seen().sections == 4
