"""The search: uses no hidden information, is reproducible, keeps its time, and works in the middle of an effect."""

from typing import Any

import pytest

from tests.bots.clock import AFTER_DEADLINE, TickingClock
from triforium.bots import LEVELS, find_bot
from triforium.bots.bot import ask
from triforium.bots.judges import fitted_judge_for
from triforium.bots.ladder import RUNGS, SEARCH_SETTINGS, SECONDS, Level
from triforium.bots.search import TO_THE_END, Budget, Search, SearchSettings
from triforium.bots.search_bot import SearchBot
from triforium.core.action import CHANCE
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import GAMES, find_game

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))


def in_the_middle(game: Game[Any], seats: int, seed: int, choices: int) -> State:
    """A state after this many random choices, in which a seat has a choice."""
    state: State = game.deal("", seats)
    rng = Rng(seed)
    deal_chance(state, rng)
    while choices > 0 or (not state.over and len(state.options()) == 1):
        state.take(state.decision().pick(state, rng))
        deal_chance(state, rng)
        choices -= 1
    assert not state.over
    return state


def hidden(game: Game[Any], world: State) -> list[object]:
    """The views of all seats."""
    return [game.view(world, seat) for seat in range(len(world.scores()))]


def worlds_that_differ(seed: int) -> list[State]:
    """States of Stupor Mundi that differ, but not for the deciding seat."""
    game = find_game("stupor_mundi")
    for choices in range(30, 300):
        state = in_the_middle(game, 2, seed, choices)
        worlds = [game.imagine(state, state.deciding(), Rng(number)) for number in range(6)]
        permuted = any(hidden(game, world) != hidden(game, worlds[0]) for world in worlds)
        if permuted and len(fitted_judge_for(game).candidates(state)) > 2:
            return worlds
    raise AssertionError("nothing was permuted")


@pytest.mark.parametrize("seed", range(4))
def test_a_choice_does_not_depend_on_hidden_information(seed: int) -> None:
    game = find_game("stupor_mundi")
    worlds = worlds_that_differ(seed)
    for bot in (find_bot("architect@30"), find_bot("novice@30")):
        chosen = {bot.choose(game, world, Rng(seed)) for world in worlds}
        assert len(chosen) == 1


def test_the_states_of_the_test_above_do_differ_in_hidden_cards() -> None:
    for seed in range(4):
        hands = {world.players[1 - world.deciding()].hand for world in worlds_that_differ(seed)}  # type: ignore[attr-defined]
        assert len(hands) > 1, "the hidden hands are all equal"


@every_game
def test_the_same_seed_and_budget_give_the_same_choice(game: Game[Any]) -> None:
    state = in_the_middle(game, game.check_seats(0), 5, 0 if game.key == "pebbles" else 30)
    seat = state.deciding()
    once, again = (find_bot("craftsman@40").choose(game, game.imagine(state, seat, Rng(1)), Rng(2)) for _ in range(2))
    assert once == again


@every_game
def test_a_search_can_start_anywhere_even_in_the_middle_of_an_effect(game: Game[Any]) -> None:
    state: State = game.deal("", game.most_seats)
    rng, bot, asked = Rng(11), find_bot("master@3"), set()
    deal_chance(state, rng)
    for _ in range(120):
        if state.over:
            break
        asked.add(state.decision().key)
        action = ask(bot, game, state, rng)
        assert action in state.options()
        state.take(state.decision().pick(state, rng))
        deal_chance(state, rng)
    assert len(asked) >= (1 if game.key == "pebbles" else 5), asked


@pytest.mark.parametrize("key", ["basilica", "orleans", "stupor_mundi"])
@pytest.mark.parametrize("readings", [10, 40])
def test_a_bot_answers_within_its_time(key: str, readings: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(key)
    state = in_the_middle(game, 2, 3, 40)
    clock = TickingClock(monkeypatch, tick=0.01)
    assert ask(Level("timed", 5, seconds=readings * clock.tick), game, state, Rng(2)) in state.options()
    # It may stop earlier: when no other option could catch up in the time that is left.
    assert readings // 2 <= clock.readings <= readings + AFTER_DEADLINE


def test_all_levels_but_the_top_have_at_most_one_second() -> None:
    assert max(SECONDS[:-1]) <= 1.0
    assert SECONDS[-1] == 2.0
    assert len(LEVELS) == 7
    for rungs in RUNGS.values():
        assert len(rungs) == len(LEVELS)
        assert [budget for budget, _ in rungs] == sorted(budget for budget, _ in rungs)
        assert [temperature for _, temperature in rungs] == sorted(
            (temperature for _, temperature in rungs), reverse=True
        )


def test_the_tree_is_reused_within_a_turn() -> None:
    game = find_game("basilica")
    state = in_the_middle(game, 2, 2, 30)
    while state.decision().key != "action":
        state = in_the_middle(game, 2, 2, 31)
    bot, rng = find_bot("master@400"), Rng(9)
    assert isinstance(bot, SearchBot)
    remembered = 0
    for _ in range(12):
        seat = state.deciding()
        action = ask(bot, game, state, rng)
        state.take(action)
        if bot.saved is not None:
            assert state.deciding() == seat
            assert bot.saved.view == game.view(game.imagine(state, seat, rng), seat)
            remembered += 1
        deal_chance(state, rng)
    assert remembered > 0


def test_the_search_finds_the_winning_move_in_pebbles() -> None:
    game = find_game("pebbles")
    for settings in (SEARCH_SETTINGS["pebbles"], SearchSettings(0.5, 1e9, TO_THE_END)):
        state: State = game.deal("", 2)
        deal_chance(state, Rng(1))
        while state.pebbles != 7:  # type: ignore[attr-defined]
            state.take(state.options()[0])
        search = Search(game, fitted_judge_for(game), state, Rng(4), settings)
        search.run(Budget(400, 10.0))
        assert game.write(state, search.best().action) == "take 3"


def test_progressive_widening_limits_the_options_tried() -> None:
    game = find_game("basilica")
    state = in_the_middle(game, 2, 6, 40)
    while state.deciding() == CHANCE or len(state.options()) < 6:
        state.take(state.decision().pick(state, Rng(8)))
    narrow, wide = (
        Search(game, fitted_judge_for(game), state, Rng(4), SearchSettings(0.1, width, 0)) for width in (0.5, 1e9)
    )
    for search in (narrow, wide):
        search.run(Budget(20, 10.0))
    assert len(narrow.root.children) < len(wide.root.children)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("grandmaster", "there is no bot 'grandmaster'; there are: random, novice"),
        ("grandmaster@5", "there is no bot 'grandmaster@5'"),
        ("simple@5", "only search bots can be given a judge or a budget, not 'simple'"),
        ("simple:linear", "only search bots can be given a judge or a budget, not 'simple'"),
        ("master:@5", "'master:@5' names no judge; it can be linear or a file of networks: master:linear"),
        ("master:linear@", "'' is not a budget"),
        ("master@", "'' is not a budget; give a number of iterations or a time: 500, 50ms, 2s"),
        ("master@fast", "'fast' is not a budget"),
        ("master@-3", "'-3' is not a budget"),
        ("master@0", "'0' is not a valid budget; it can be 1 to 10000000 iterations, or 1ms to 600s"),
        ("master@99999999", "'99999999' is not a valid budget"),
        ("master@601s", "'601s' is not a valid budget"),
    ],
)
def test_an_invalid_bot_name_is_refused(name: str, words: str) -> None:
    with pytest.raises(BadOption) as caught:
        find_bot(name)
    assert words in str(caught.value)


def test_a_level_beats_random_play() -> None:
    game = find_game("basilica")
    for seat in (0, 1):
        state: State = game.deal("", 2)
        bots = [find_bot("random"), find_bot("random")]
        bots[seat] = find_bot("journeyman@24")
        chance, thoughts = Rng(seat), Rng(seat + 7)
        deal_chance(state, chance)
        while not state.over:
            state.take(ask(bots[state.deciding()], game, state, thoughts))
            deal_chance(state, chance)
        assert game.outcome(state).winners == [seat]
