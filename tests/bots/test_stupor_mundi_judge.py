"""The judge of Stupor Mundi, by small positions of which everybody knows what is better."""

from tests.games.stupor_mundi.table import Table, stupor
from triforium.bots import find_bot
from triforium.bots.judges.stupor_mundi import StuporMundiJudge, rounds_left
from triforium.bots.judges.stupor_mundi_worths import worth_of
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

JUDGE = StuporMundiJudge()


def value(**facts: str) -> float:
    """How good a table looks for the first seat."""
    return JUDGE.value(stupor(**facts).state, 0)


def chooses(table: Table, choices: int) -> list[str]:
    """The first choices that the simple bot makes."""
    said = []
    for _ in range(choices):
        table.position.deal()
        state = table.state
        world = STUPOR_MUNDI.imagine(state, state.deciding(), Rng(2))
        said.append(STUPOR_MUNDI.write(state, find_bot("simple").choose(STUPOR_MUNDI, world, Rng(3))))
        state.take(STUPOR_MUNDI.read(state, said[-1]))
    return said


def test_more_of_anything_is_better() -> None:
    plain = value(p1="vp=3 A=3 S=1 G=1")
    for better in ("vp=4 A=3 S=1 G=1", "vp=3 A=4 S=1 G=1", "vp=3 A=3 S=2 G=1", "vp=3 A=3 S=1 G=2"):
        assert value(p1=better) > plain
    assert value(p1="vp=3 A=3 S=1 G=1 castle=T3:TN2") > plain
    assert value(p1="vp=3 A=3 S=1 G=1 spec=A1,0,0") > plain
    assert value(p1="vp=3 A=3 S=1 G=1 allies=AS1:I-SEV") > plain


def test_an_ally_whose_condition_holds_and_a_closed_side_are_worth_more() -> None:
    assert value(p1="allies=AS1:L-ROM", palace="T3") > value(p1="allies=AS1:L-ROM", palace="T2")
    assert value(p1="castle=T3:TN2,T4:TN3") > value(p1="castle=T3:TN2,W5:WN2")


def test_the_end_is_seen_coming() -> None:
    assert rounds_left(stupor(round_number=1).state) > rounds_left(stupor(round_number=6).state)
    assert rounds_left(stupor(ends="EDICT").state) == 1


def test_a_card_that_does_more_is_worth_more() -> None:
    cards = {card.name: worth_of(card.atoms) for card in STUPOR_MUNDI.components.cards}
    assert cards["A10"] > cards["H-STONE"]
    assert cards["B8"] > cards["A1"] > cards["H-GRAIN"]
    assert all(0 < worth < 6 for worth in cards.values())


def test_the_simple_bot_builds_when_it_can() -> None:
    table = stupor(p1="A=0 S=2 G=1 hand=H-COIN,H-GRAIN", round_number=6)
    assert "main build" in chooses(table, 4)


def test_the_simple_bot_never_passes_with_a_card_in_hand() -> None:
    table = stupor(p1="A=0 S=0 G=0 hand=H-DRAW")
    assert chooses(table, 1)[0].startswith("travel")
