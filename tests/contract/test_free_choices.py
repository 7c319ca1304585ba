"""A choice that can be undone without consent has revealed nothing hidden to the player."""

from typing import Any

import msgspec
import pytest

from tests.contract.cases import OUTSIDE, PLAIN, Case, games
from tests.rule import rule
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games.basilica.game import BASILICA
from triforium.server.table.chance import Dealer
from triforium.server.table.table import Trial


def seen(game: Game[Any], state: State, seat: Seat) -> bytes:
    """The view of a seat without the event log."""
    state.story = []
    return msgspec.json.encode(game.view(state, seat))


def tried(state: State, action: Action, rng: Rng) -> Trial:
    """Play a choice and its automatic consequences as the server does, with the test's random draws."""
    trial = Trial(state.copy(), Dealer())
    trial.take(action)
    while not trial.state.over and (trial.state.deciding() == CHANCE or len(trial.state.options()) == 1):
        trial.take(trial.state.decision().pick(trial.state, rng))
    return trial


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_free_choice_looks_the_same_in_every_world_that_its_chooser_could_imagine(case: Case) -> None:
    game, checked = case.game, 0
    for s, rng in games(case, 4, seed=2900):
        state, thinking = s, Rng(17)
        while not state.over:
            seat, action = state.deciding(), state.decision().pick(state, rng)
            trial = tried(state, action, rng)
            if seat != CHANCE and not trial.reveals(seat, game.revealing_events):
                world = game.imagine(state, seat, thinking)
                for taken in trial.actions:
                    world.take(taken)
                assert seen(game, world, seat) == seen(game, trial.state, seat), game.write(state, action)
                checked += 1
            state = trial.state
    assert checked or OUTSIDE, "no choice without chance after it was found"


@rule("BAS-JESTER-5")
def test_the_last_colour_that_is_chosen_in_secret_shows_the_others() -> None:
    """Also in the final scoring, after which nothing is random."""
    rng, state = Rng(385), BASILICA.deal("2022+ff", 2)
    while True:
        if BASILICA.prompt(state).args.get("secret") == "yes":
            trial = tried(state, state.options()[0], rng)
            if trial.state.over:
                break
        state.take(state.decision().pick(state, rng))
    assert trial.deciders == [state.deciding()], "no other seat has decided"
    assert trial.reveals(state.deciding(), BASILICA.revealing_events)
    assert not trial.reveals(state.deciding(), frozenset()), "nothing else was revealed"
