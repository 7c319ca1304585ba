"""Read typed choices: by number, by name or in the notation of the game; and say why they are refused."""

from typing import Any

from triforium.core.action import Action, verb_of
from triforium.core.errors import IllegalAction, TableError
from triforium.core.game import Game
from triforium.core.position import Dealer, Position
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.core.words import Words

LONGEST_MOVE = 60


def read_choice(game: Game[Any], s: State, text: str) -> list[Action]:
    """The choices that were typed, in order; empty if the text is not a choice."""
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


def in_notation(game: Game[Any], words: Words, text: str) -> str:
    """The text with its verb in English, where the language has a word of its own to type (typed-VERB)."""
    first, _, rest = text.partition(" ")
    for verb in game.verbs.words:
        if words.has(f"typed-{verb}") and first.lower() == words.word(f"typed-{verb}"):
            return f"{verb} {rest}"
    return text


def is_number(text: str) -> bool:
    """Does the text look like the number of a choice?"""
    return text.isascii() and text.isdigit() and len(text) <= 6


def written_as(game: Game[Any], s: State, action: Action, by_noun: bool) -> str:
    """A choice as verb and noun, or as its noun alone."""
    return game.write_noun(s, verb_of(action), action & 0xFFFF) if by_noun else game.write(s, action)


def written_move(game: Game[Any], start: State, now: State, text: str, path: list[Action]) -> list[Action]:
    """The choices from `now` on that spell this text in the notation of the game; empty if there are none."""
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
    """Why the typed move is refused; None if it is allowed or cannot be understood."""
    verbs = sorted({verb_of(action) for action in s.options()})
    for written in [text, *(f"{game.verbs.name(verb)} {text.lower()}" for verb in verbs)]:
        try:
            refusal = game.why_not(s, game.read(s, written))
        except TableError:
            continue
        if refusal is not None:
            return refusal
    try:
        # Played on a copy with other draws, so that nothing hidden is revealed.
        game.notation().play(Position(s.copy(), Dealer(Rng(0))), [text[:LONGEST_MOVE]])
    except IllegalAction as error:
        return error.refusal
    except TableError:
        return None
    return None
