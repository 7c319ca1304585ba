"""Foresight: a turn is taken for the sake of the whole round."""

import pytest

from tests.games.stupor_mundi.table import Table, stupor
from triforium.bots import find_bot
from triforium.bots.foresight import LUCK, Foresight
from triforium.bots.judges import weighed_judge_for
from triforium.bots.search import Budget, Manner
from triforium.bots.search_bot import SearchBot
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI


def foresight(table: Table, iterations: int, ways: int = 6) -> Foresight:
    """What is thought at a table."""
    table.position.deal()
    search = Foresight(
        STUPOR_MUNDI, weighed_judge_for(STUPOR_MUNDI), table.state.copy(), Rng(5), Manner(0.3, 2.0, 0, ways)
    )
    search.run(Budget(iterations, 60.0))
    return search


def plays(table: Table, name: str, choices: int) -> list[str]:
    """What a bot says, one choice after another."""
    bot = find_bot(name)
    said = []
    for _ in range(choices):
        table.position.deal()
        state = table.state
        world = STUPOR_MUNDI.imagine(state, state.deciding(), Rng(2))
        said.append(STUPOR_MUNDI.write(state, bot.choose(STUPOR_MUNDI, world, Rng(3))))
        state.take(STUPOR_MUNDI.read(state, said[-1]))
    return said


def test_what_is_missing_is_fetched_before_it_is_needed() -> None:
    table = stupor(p1="A=0 S=2 G=0 spec=A5,B5,C5 hand=H-GRAIN,H-STONE", p2="hand=-", ends="EDICT", rom="c1=-")
    said = plays(table, "architect@30", 9)
    assert said.index("perform") < said.index("main build")


def test_every_way_to_take_a_turn_is_legal_and_found_once() -> None:
    table = stupor(p1="A=3 S=2 G=1 hand=H-COIN,H-GRAIN")
    search = foresight(table, 1)
    found: list[str] = []
    ways = [(search.root, table.state.copy(), "")]
    while ways:
        node, state, said = ways.pop()
        for kid in node.kids:
            assert kid.action in state.options()
            after = state.copy()
            line = f"{said}, {STUPOR_MUNDI.write(state, kid.action)}"
            after.take(kid.action)
            ways.append((kid, after, line))
            if not kid.kids:
                found.append(line)
    assert len(found) == len(set(found)) > 10
    assert any("main build" in line for line in found)


def test_only_ways_that_were_followed_to_the_end_of_the_round_are_chosen() -> None:
    table = stupor(p1="A=3 S=2 G=1 hand=H-COIN,H-GRAIN,H-STONE", p2="hand=-")
    search = foresight(table, 40)
    best = search.best()
    assert best.visits == max(kid.visits for kid in search.root.kids) > 0
    assert search.spent >= 40
    assert all(kid.action != LUCK for kid in search.root.kids)


@pytest.mark.parametrize(("iterations", "answers"), [(8, False), (40, True)])
def test_whoever_has_time_expects_the_others_to_answer(iterations: int, answers: bool) -> None:
    table = stupor(p1="hand=H-COIN,H-GRAIN", p2="A=3 S=2 G=1 hand=H-STONE,H-COIN")
    search = foresight(table, iterations)
    before = table.state.players[1].castle
    table.p1("pass")
    world = search.go_on(table.state.copy())
    assert world.round_number == search.chapter + 1
    assert (world.players[1].castle != before) == answers, "it built something with all that"


def test_a_turn_is_thought_through_once() -> None:
    table = stupor(p1="A=3 S=2 G=1 hand=H-COIN,H-GRAIN", p2="hand=-")
    bot = find_bot("master@20")
    assert isinstance(bot, SearchBot)
    state = table.state
    world = STUPOR_MUNDI.imagine(state, 0, Rng(2))
    state.take(bot.choose(STUPOR_MUNDI, world, Rng(3)))
    assert bot.memory is not None
    node = bot.memory.node
    chosen = bot.choose(STUPOR_MUNDI, STUPOR_MUNDI.imagine(state, 0, Rng(4)), Rng(9))
    assert chosen in [kid.action for kid in node.kids if kid.visits > 0]
