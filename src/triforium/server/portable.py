"""A world that a seat could imagine, written so that it can be sent to another process (ADR 0012)."""

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from triforium.core.action import Action, Seat
from triforium.core.errors import TableError
from triforium.core.game import Game
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.core.view import View

TRIES: Final = 4  # imagined worlds at one moment, until one goes on as the real one did
READING: Final = 0  # the seed with which positions are read, here and there


class Portable(msgspec.Struct, frozen=True):
    """A written position, and the actions that lead from it to the present."""

    text: str
    actions: list[Action]


def portable(
    game: Game[Any], state: State, past: Iterable[tuple[int, State]], actions: Sequence[Action], seat: Seat, rng: Rng
) -> Portable | None:
    """The present as this seat could imagine it; None if no position on the way here can be written."""
    text = written(game, state, seat, rng)
    if text is not None:
        return Portable(text, [])
    for length, earlier in reversed(list(past)):
        for _ in range(TRIES):
            text = written(game, earlier, seat, rng)
            if text is None:
                break
            since = relived(game, earlier, read_world(game, Portable(text, [])), actions[length:], seat, rng)
            if since is not None and is_like(read_world(game, Portable(text, since)), state):
                return Portable(text, since)
    return None


def read_world(game: Game[Any], world: Portable) -> State:
    """The world that was written."""
    state: State = game.notation().read_position(world.text, Rng(READING)).state
    for action in world.actions:
        state.take(action)
    return state


def written(game: Game[Any], state: State, seat: Seat, rng: Rng) -> str | None:
    """An imagined world as a position, if reading it gives the same question again."""
    world = game.imagine(state, seat, rng)
    try:
        text = game.notation().write_position(Position(world, Dealer(rng)))
        return text if is_like(read_world(game, Portable(text, [])), world) else None
    except (TableError, AssertionError):  # a moment that this notation has no form for
        return None


def is_like(one: State, other: State) -> bool:
    """Is the same seat asked the same question, with the same points on the table?"""
    if one.over or other.over:
        return one.over == other.over
    same = one.deciding() == other.deciding() and one.decision().key == other.decision().key
    return same and one.options() == other.options() and one.scores() == other.scores()


def relived(
    game: Game[Any], earlier: State, world: State, actions: Sequence[Action], seat: Seat, rng: Rng
) -> list[Action] | None:
    """What happened since, in an imagined world: the same where the seat knows it, any the same to the seat if not."""
    real = earlier.copy()
    chosen: list[Action] = []
    for action in actions:
        hidden = is_hidden(real, action, seat)
        if world.over or world.deciding() != real.deciding():
            return None
        options = world.options()
        if hidden:
            options = alike(game, world, options, action, seat)
            action_there = options[rng.below(len(options))] if options else None
        else:
            action_there = action if action in options else None
        if action_there is None:
            return None
        real.take(action)
        world.take(action_there)
        chosen.append(action_there)
    return chosen


def is_hidden(state: State, action: Action, seat: Seat) -> bool:
    """Does this action tell somebody something that this seat is not told?"""
    if state.deciding() == seat:
        return False
    after = state.copy()
    after.story = []
    after.take(action)
    return any(not event.is_for(seat) for event in after.story or [])


def alike(game: Game[Any], world: State, options: list[Action], action: Action, seat: Seat) -> list[Action]:
    """The options that this seat could not tell from an action; all that look like the first, if it is not there."""
    sights = {option: sight_after(game, world, option, seat) for option in options}
    wanted = sights[action if action in sights else options[0]]
    return [option for option, sight in sights.items() if sight == wanted]


def sight_after(game: Game[Any], world: State, option: Action, seat: Seat) -> View:
    """What the seat would see after an option."""
    after = world.copy()
    after.take(option)
    return dataclasses.replace(game.view(after, seat), story=[])
