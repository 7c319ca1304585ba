"""Plays written moves: one choice each (rules.md, section 6.2), or a whole turn (section 9.2)."""

import re
from typing import Final

from triforium.core.action import CHANCE, Action, act
from triforium.core.errors import Unreadable
from triforium.core.masks import lowest
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.games.orleans.blueprints import ChooseBlueprint
from triforium.games.orleans.ending import RULES
from triforium.games.orleans.kinds import FOLLOWER_LETTERS
from triforium.games.orleans.nouns import read_noun
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.turn_read import is_turn, play_turn, refused
from triforium.games.orleans.verbs import BLUEPRINT, COMES_UP, VERBS

# A draw may name the follower that is drawn: draw blue F, draw blue=F, draw blue (comes up: F).
DRAW_WITH_RESULT: Final = re.compile(rf"(draw \w+)(?: ?[ =:>] ?| \(comes up: )([{FOLLOWER_LETTERS}])\)?")


def play_moves(position: Position[Orleans], moves: list[str]) -> None:
    """Play written moves in order; at a refused or unreadable one, stop with the position as it was before it."""
    for number, move in enumerate(moves):
        trial = position.copy()
        text = " ".join(move.split())
        if number and not text.startswith(VERBS.name(BLUEPRINT)):
            turn_lowest(trial)
        play_one(trial, text)
        position.state = trial.state
        position.dealer = trial.dealer
    if moves:
        turn_lowest(position)


def turn_lowest(position: Position[Orleans]) -> None:
    """If a move does not say which face-down blueprint is turned, it is the lowest one (ORL-BLUE-1)."""
    position.deal()
    s = position.state
    while not s.over and isinstance(s.decision(), ChooseBlueprint):
        s.take(act(BLUEPRINT, lowest(s.face_down)))
        position.deal()


def play_one(position: Position[Orleans], text: str) -> None:
    """Play one written move."""
    position.deal()
    if is_turn(text):
        if position.state.over:
            raise refused(Refusal(RULES[position.state.result], "game-over"), text)
        play_turn(position, text)
        return
    named = DRAW_WITH_RESULT.fullmatch(text)
    s = position.state
    action = read_choice(s, named.group(1) if named is not None else text)
    if s.over:
        raise refused(Refusal(RULES[s.result], "game-over"), text)
    refusal = s.decision().why_not(s, action)
    if refusal is not None:
        raise refused(refusal, text)
    s.take(action)
    if named is not None and s.deciding() == CHANCE:
        comes_up = act(COMES_UP, FOLLOWER_LETTERS.index(named.group(2)))
        refusal = s.decision().why_not(s, comes_up)
        if refusal is not None:
            raise refused(refusal, text)
        s.take(comes_up)
    position.deal()


def read_choice(s: Orleans, text: str) -> Action:
    """One choice: a verb and its noun."""
    words = text.split()
    if not words or len(words) > 2:
        raise Unreadable(f"{text[:40]!r} is no move; moves look like 'place CA1', 'deliver B>hg', 'rest'")
    verb = VERBS.number(words[0])
    return act(verb, read_noun(s.edition, verb, words[1] if len(words) == 2 else ""))
