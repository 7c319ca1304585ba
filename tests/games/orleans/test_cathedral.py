"""The cathedral (ORL-CATH)."""

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.games.orleans.game import ORLEANS


@rule("ORL-CATH-1", "ORL-CATH-2", "ORL-AMB-32", "ORL-REW-2")
def test_a_section_is_the_next_one_and_is_built_at_once():
    table = orleans("place:M", seats="a:CHA=R b:ORL=-", sections=3).listen()
    table.a("place GP1", "paint", "blueprint 1")
    table.shows(sections="S4")
    built = [event.nouns for event in table.state.story or [] if table.state.story and event.kind == 25]
    assert built == [[4]]
    assert table.asked() == "b draw"  # nobody chose anything


@rule("ORL-CATH-3", "ORL-END-1")
def test_the_eighth_section_wins_at_once():
    table = orleans("place:M", seats="a:CHA=R b:ORL=-", sections=7, round_number=1)
    table.a("place GP1", "paint", "blueprint 1")
    assert table.state.over
    assert table.asked() == "nobody"
    outcome = ORLEANS.outcome(table.state)
    assert (outcome.reason, outcome.rule, outcome.winners) == ("roof_built", "ORL-END-1", [0, 1])


@rule("ORL-CATH-3")
def test_seven_sections_are_not_enough():
    table = orleans("place:M", seats="a:CHA=R b:ORL=-", sections=6)
    table.a("place GP1", "paint", "blueprint 1")
    assert not table.state.over
    table.shows(sections="S7")
