"""Serialises a sampled position for a seat, so that bot processes never get hidden information (ADR 0012)."""

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

TRIES: Final = 4  # samples per earlier position until one is consistent with the actions since
READING: Final = 0  # the seed for reading positions, the same in every process


class ImaginedPosition(msgspec.Struct, frozen=True):
    """A position in the game's notation, and the actions from it to the current state."""

    text: str
    actions: list[Action]


def imagine_position(
    game: Game[Any], state: State, past: Iterable[tuple[int, State]], actions: Sequence[Action], seat: Seat, rng: Rng
) -> ImaginedPosition | None:
    """A sample of the current state for this seat; None if no recent position can be serialised."""
    text = written(game, state, seat, rng)
    if text is not None:
        return ImaginedPosition(text, [])
    for length, earlier in reversed(list(past)):
        for _ in range(TRIES):
            text = written(game, earlier, seat, rng)
            if text is None:
                break
            since = relived(game, earlier, read_world(game, ImaginedPosition(text, [])), actions[length:], seat, rng)
            if since is not None and is_like(read_world(game, ImaginedPosition(text, since)), state):
                return ImaginedPosition(text, since)
    return None


def read_world(game: Game[Any], world: ImaginedPosition) -> State:
    """Rebuild the state."""
    state: State = game.notation().read_position(world.text, Rng(READING)).state
    for action in world.actions:
        state.take(action)
    return state


def written(game: Game[Any], state: State, seat: Seat, rng: Rng) -> str | None:
    """A sampled world as text; None unless reading it back gives the same question."""
    world = game.imagine(state, seat, rng)
    try:
        text = game.notation().write_position(Position(world, Dealer(rng)))
        return text if is_like(read_world(game, ImaginedPosition(text, [])), world) else None
    except (TableError, AssertionError):  # the notation cannot express this state
        return None


def is_like(one: State, other: State) -> bool:
    """Do both states ask the same seat the same question, with the same scores?"""
    if one.over or other.over:
        return one.over == other.over
    same = one.deciding() == other.deciding() and one.decision().key == other.decision().key
    return same and one.options() == other.options() and one.scores() == other.scores()


def relived(
    game: Game[Any], earlier: State, world: State, actions: Sequence[Action], seat: Seat, rng: Rng
) -> list[Action] | None:
    """Replay actions in a sampled world: public ones as they were, hidden ones as any indistinguishable option."""
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
    """Does this action give information to others that this seat does not get?"""
    if state.deciding() == seat:
        return False
    after = state.copy()
    after.story = []
    after.take(action)
    return any(not event.is_for(seat) for event in after.story or [])


def alike(game: Game[Any], world: State, options: list[Action], action: Action, seat: Seat) -> list[Action]:
    """The options that this seat cannot distinguish from the action, or from the first option if it is not there."""
    sights = {option: sight_after(game, world, option, seat) for option in options}
    wanted = sights[action if action in sights else options[0]]
    return [option for option, sight in sights.items() if sight == wanted]


def sight_after(game: Game[Any], world: State, option: Action, seat: Seat) -> View:
    """The view of the seat after an option."""
    after = world.copy()
    after.take(option)
    return dataclasses.replace(game.view(after, seat), story=[])
