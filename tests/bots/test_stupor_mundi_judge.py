"""The judge of Stupor Mundi, tested on small positions with an obvious evaluation."""

from tests.games.stupor_mundi.table import Table, stupor
from triforium.bots import find_bot
from triforium.bots.judges.stupor_mundi import StuporMundiJudge, rounds_left
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.effects import worth_of_all
from triforium.games.stupor_mundi.game import STUPOR_MUNDI

JUDGE = StuporMundiJudge()


def value(**facts: str) -> float:
    """The value of a position for the first seat."""
    return JUDGE.value(stupor(**facts).state, 0)


def chooses(table: Table, choices: int) -> list[str]:
    """The first choices of the simple bot."""
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


def test_the_end_of_the_game_is_foreseen() -> None:
    assert rounds_left(stupor(round_number=1).state) > rounds_left(stupor(round_number=6).state)
    assert rounds_left(stupor(ends="EDICT").state) == 1


def test_a_card_that_does_more_is_worth_more() -> None:
    cards = {card.id: worth_of_all(card.steps) for card in STUPOR_MUNDI.components.cards()}
    assert cards["A10"] > cards["H-STONE"]
    assert cards["B8"] > cards["A1"] > cards["H-GRAIN"]
    assert all(0 < worth < 6 for worth in cards.values())


def test_the_simple_bot_builds_when_it_can() -> None:
    table = stupor(p1="A=0 S=2 G=1 hand=H-COIN,H-GRAIN", round_number=6)
    assert "main build" in chooses(table, 4)


def test_the_simple_bot_never_passes_with_a_card_in_hand() -> None:
    table = stupor(p1="A=0 S=0 G=0 hand=H-DRAW")
    assert chooses(table, 1)[0].startswith("travel")


def test_cards_that_were_bought_bring_the_end_nearer_before_they_are_replaced() -> None:
    full = stupor(cards="#2", round_number=4)
    empty = stupor(cards="#2", round_number=4, rom="c1=-", con="c1=-")
    assert rounds_left(empty.state) < rounds_left(full.state)
    assert rounds_left(stupor(cards="#2", rom="c1=-", con="c1=-", ale="c1=-").state) == 1  # SM-REORG-2


def test_resources_that_fit_a_building_are_worth_more_than_many_of_one_kind() -> None:
    assert value(p1="S=2 G=1") > value(p1="S=0 G=3")


def test_the_value_of_a_workplace_depends_on_its_remaining_uses() -> None:
    keeps = "C=CS-C,VI-A[CB-C] A=CS-A,VI-B[CB-A]"  # V1A: four points for a keep
    before = value(p1="spec=C3,0,0", paths=keeps) - value(p1="spec=0,0,0", paths=keeps)
    built = "castle=K1:KN1,K2:KN2,K3:GK"
    after = value(p1=f"spec=C3,0,0 {built}", paths=keeps) - value(p1=f"spec=0,0,0 {built}", paths=keeps)
    assert before > after


def test_the_slots_that_build_are_kept_for_building() -> None:
    table = stupor(p1="A=0 S=0 G=3 hand=H-COIN,H-GRAIN")
    said = chooses(table, 4)
    assert "main summon" in said
    assert "face_down 5" in said  # not slot 4, which builds as well
    up = stupor(p1="A=0 S=0 G=0 spec=A5,B5,C5 hand=H-STONE")
    assert "face_up 1" in chooses(up, 3)


def test_a_poor_card_is_discarded_for_a_better_one() -> None:
    poor = stupor(p1="hand=H-DRAW draw=B8,B16,* disc=-", p2="hand=-", step="end", round_number=3)
    assert chooses(poor, 1) == ["discard H-DRAW"]
    good = stupor(p1="hand=B8 draw=*", p2="hand=-", step="end", round_number=3)
    assert chooses(good, 1) == ["skip"]


def test_specialists_in_the_same_place_are_tried_once() -> None:
    table = stupor(p1="spec=0,0,A1 hand=H-COIN")
    table.p1("H-COINv1 main promote")
    tried = [STUPOR_MUNDI.write(table.state, action) for action in JUDGE.worth_trying(table.state, None)]
    assert tried == ["specialist s1", "specialist s3"]
