"""Where chance enters (ORL-RNG)."""

from collections import Counter

from tests.games.orleans.table import orleans
from tests.rule import rule
from triforium.core.action import CHANCE, noun_of
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS

TIMES = 3000


def drawn(table, seed: int) -> Counter[str]:
    """What chance draws, over and over from the same position."""
    rng = Rng(seed)
    decision = table.state.decision()
    assert decision.seat == CHANCE
    return Counter(ORLEANS.write(table.state, decision.pick(table.state, rng)) for _ in range(TIMES))


def is_fair(found: Counter[str], weights: dict[str, int]) -> bool:
    """Is each as frequent as its weight says, within four standard errors?"""
    total = sum(weights.values())
    for name, weight in weights.items():
        share = weight / total
        spread = (TIMES * share * (1 - share)) ** 0.5
        if abs(found[name] - TIMES * share) > 4 * spread:
            return False
    return set(found) <= set(weights)


@rule("ORL-RNG-1", "ORL-SETUP-2")
def test_workshops_are_shuffled():
    s = ORLEANS.deal("normal", 2)
    rng = Rng(4)
    found = Counter(noun_of(s.decision().pick(s, rng)) for _ in range(TIMES))
    assert len(found) == 8
    assert all(abs(times - TIMES / 8) < 80 for times in found.values())


@rule("ORL-RNG-2", "ORL-DRAW-1")
def test_followers_are_drawn_uniformly_from_the_bag():
    table = orleans("draw", town="CA1=K,CA2=K,MK1=T").only("draw red")
    assert is_fair(drawn(table, 1), {"comes_up K": 4, "comes_up A": 3, "comes_up T": 2, "comes_up M": 2})


@rule("ORL-RNG-3", "ORL-BELL-8")
def test_goods_are_drawn_uniformly_from_the_black_bag():
    table = orleans("place:K", seats="a:ORL=WWWSS b:ORL=-", tokens="L01a=.")
    table.only("place BT").chance("hour_glass HG4")
    assert is_fair(drawn(table, 2), {"good W": 5, "good S": 3, "good B": 6})


@rule("ORL-RNG-1", "ORL-BLUE-1")
def test_blueprints_are_turned_uniformly():
    table = orleans("blueprint", blueprints="ss??????????", sections=2).only("blueprint 3")
    assert is_fair(drawn(table, 3), {"turn_over S": 5, "turn_over R": 3, "turn_over M": 2})


@rule("ORL-RNG-1", "ORL-SETUP-3", "ORL-SETUP-8")
def test_events_and_hour_glasses_are_turned_uniformly():
    table = orleans("place:K", seats="a:ORL=- b:CHA=-", events="#10").only("place FE1")
    assert is_fair(drawn(table, 4), {f"event E{number:02}": 1 for number in range(1, 11)})
    table = orleans("place:K", coming="#2").only("place BT")
    assert is_fair(drawn(table, 5), {f"hour_glass HG{number}": 1 for number in range(2, 7)})


@rule("ORL-RNG-1", "ORL-RNG-2", "ORL-RNG-3")
def test_the_same_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        s = ORLEANS.deal("normal", 3)
        rng = Rng(77)
        actions = []
        while not s.over:
            actions.append(s.decision().pick(s, rng))
            s.take(actions[-1])
        games.append(actions)
    assert games[0] == games[1]
