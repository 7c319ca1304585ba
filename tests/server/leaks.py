"""Information leaks: compares the messages for a seat in the real world and in a sampled one, byte by byte."""

import dataclasses
from typing import Any

from triforium.core.action import CHANCE, SPECTATOR, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.ops.system import SYSTEM_RANDOMNESS
from triforium.server.table.entries import Header
from triforium.server.table.game_clock import Moment
from triforium.server.table.table import Table
from triforium.server.table.views import ViewCache

MOMENT = Moment(1, (), SYSTEM_RANDOMNESS)


@dataclasses.dataclass
class Found:
    """The number of states compared, and the leaks found."""

    states: int = 0
    sights: int = 0
    leaks: list[str] = dataclasses.field(default_factory=list)


def sent(views: ViewCache, seat: Seat, told: int) -> bytes:
    """The view message for this seat."""
    return views.message(seat, told)


def sent_in(table: Table, world: State, seat: Seat, told: int) -> bytes:
    """The view message if the table had this state."""
    real, table.state = table.state, world
    try:
        return sent(ViewCache(table, MOMENT), seat, told)
    finally:
        table.state = real


def compare_worlds(game: Game[Any], edition: str, seats: int, options: dict[str, str], wanted: int, seed: int) -> Found:
    """Play random games, and compare each state for every seat and a spectator with a sampled world."""
    found = Found()
    while found.states < wanted:
        seed += 1
        one_game(game, Header(game.key, 1, edition, options, seats), wanted, seed, found)
    return found


def one_game(game: Game[Any], header: Header, wanted: int, seed: int, found: Found) -> None:
    """Play one random game, up to the wanted number of states."""
    rng, thinking = Rng(seed), Rng(seed + 1)
    table = Table("leak", 1, header, game)
    state = game.deal(header.edition, header.seats, header.options)
    table.state = state
    actions = told = 0
    while not state.over and found.states < wanted:
        state.story = []
        action = state.decision().pick(state, rng)
        state.take(action)
        actions += 1
        table.actions.append(action)
        events: list[Event] = state.story
        state.story = None
        table.story.add_all(actions - 1, [(1, event) for event in events])
        if state.over or state.deciding() == CHANCE:
            continue
        found.states += 1
        views = ViewCache(table, MOMENT)  # cached for all viewers, as at a real table
        for seat in [SPECTATOR, *range(header.seats)]:
            found.sights += 1
            world = game.imagine(state, seat, thinking)
            if sent(views, seat, told) != sent_in(table, world, seat, told):
                found.leaks.append(f"{game.key} seed {seed} action {actions} seat {seat} {state.decision().key}")
        told = actions
