"""What a seat would be sent in the real world and in one that it could imagine, byte by byte."""

import dataclasses
from typing import Any

from triforium.core.action import CHANCE, SPECTATOR, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.server.journal import Header
from triforium.server.moment import Moment
from triforium.server.table import Table


@dataclasses.dataclass
class Found:
    """How many states were looked at, and which of them told too much."""

    states: int = 0
    sights: int = 0
    leaks: list[str] = dataclasses.field(default_factory=list)


def sent(moment: Moment, seat: Seat, told: int) -> bytes:
    """The message of the socket for this seat."""
    return moment.message(seat, told)


def sent_in(table: Table, world: State, seat: Seat, told: int) -> bytes:
    """The same, if this were the state of the table."""
    real, table.state = table.state, world
    try:
        return sent(Moment(table, 1, 0), seat, told)
    finally:
        table.state = real


def compare_worlds(game: Game[Any], edition: str, seats: int, options: dict[str, str], wanted: int, seed: int) -> Found:
    """Random games, each state seen by every seat and by a stranger, in the real world and in an imagined one."""
    found = Found()
    while found.states < wanted:
        seed += 1
        one_game(game, Header(game.key, 1, edition, options, seats), wanted, seed, found)
    return found


def one_game(game: Game[Any], header: Header, wanted: int, seed: int, found: Found) -> None:
    """One random game, or as much of it as is wanted."""
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
        for event in events:
            table.story.add(actions, event)
        if state.over or state.deciding() == CHANCE:
            continue
        found.states += 1
        moment = Moment(table, 1, 0)  # made once for all who see the same, as at a real table
        for seat in [SPECTATOR, *range(header.seats)]:
            found.sights += 1
            world = game.imagine(state, seat, thinking)
            if sent(moment, seat, told) != sent_in(table, world, seat, told):
                found.leaks.append(f"{game.key} seed {seed} action {actions} seat {seat} {state.decision().key}")
        told = actions
