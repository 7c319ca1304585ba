"""What somebody typed: a choice by its number, by its words or in the notation of the game; and why it is refused."""

from typing import Any

from triforium.core.action import Action, verb_of
from triforium.core.errors import IllegalAction, TableError
from triforium.core.game import Game
from triforium.core.position import Dealer, Position
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import State

LONGEST_MOVE = 60


def read_choice(game: Game[Any], s: State, text: str) -> list[Action]:
    """The small choices that were typed, one after another; empty if it is none of the choices."""
    options = s.options()
    if is_number(text):
        return [options[int(text) - 1]] if 1 <= int(text) <= len(options) else []
    if len(text) > LONGEST_MOVE:
        return []
    for written in (text, text.lower()):
        for by_noun in (False, True):
            found = [action for action in options if written_as(game, s, action, by_noun) == written]
            if len(found) == 1:
                return found
    return written_move(game, s, s, text, [])


def is_number(text: str) -> bool:
    """Is it the number of a choice, whether there is such a choice or not?"""
    return text.isascii() and text.isdigit() and len(text) <= 6


def written_as(game: Game[Any], s: State, action: Action, by_noun: bool) -> str:
    """A choice as verb and noun, or as its noun alone."""
    return game.write_noun(s, verb_of(action), action & 0xFFFF) if by_noun else game.write(s, action)


def written_move(game: Game[Any], start: State, now: State, text: str, path: list[Action]) -> list[Action]:
    """The choices from `now` on that are written like this in the notation of the game; empty if there are none."""
    for option in now.options():
        longer = [*path, option]
        written = "".join(game.notation().write_moves(start, longer))
        if written == text:
            return longer
        if written and text.startswith(written):
            after = now.copy()
            after.take(option)
            if not after.over and after.deciding() == start.deciding():
                found = written_move(game, start, after, text, longer)
                if found:
                    return found
    return []


def why_refused(game: Game[Any], s: State, text: str) -> Refusal | None:
    """The rule that forbids what was typed; None if it is allowed, or nothing that can be understood."""
    verbs = sorted({verb_of(action) for action in s.options()})
    for written in [text, *(f"{game.verbs.name(verb)} {text.lower()}" for verb in verbs)]:
        try:
            refusal = game.why_not(s, game.read(s, written))
        except TableError:
            continue
        if refusal is not None:
            return refusal
    try:
        # Played on a copy with draws of its own, so that nothing comes to light.
        game.notation().play(Position(s.copy(), Dealer(Rng(0))), [text[:LONGEST_MOVE]])
    except IllegalAction as error:
        return error.refusal
    except TableError:
        return None
    return None
