"""Plays written moves: one choice each (rules.md, section 6.2), or a whole turn (section 9.2)."""

import re
from typing import Final

from triforium.core.action import CHANCE, Action, act
from triforium.core.masks import lowest
from triforium.core.nouns import read_action, write_action
from triforium.core.position import Position, refused
from triforium.core.refusal import Refusal
from triforium.games.orleans.blueprints import ChooseBlueprint
from triforium.games.orleans.ending import RULES
from triforium.games.orleans.kinds import FOLLOWER_LETTERS
from triforium.games.orleans.notation.nouns import nouns
from triforium.games.orleans.notation.turns import is_turn, play_turn
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import BLUEPRINT, COMES_UP, VERBS

# A draw may name the follower that is drawn: draw blue F, draw blue=F, draw blue (comes up: F).
DRAW_WITH_RESULT: Final = re.compile(rf"(draw \w+)(?: ?[ =:>] ?| \(comes up: )([{FOLLOWER_LETTERS}])\)?")


def all_moves(s: Orleans) -> list[str]:
    """Every choice of the deciding seat, as verb and noun."""
    return [write_action(VERBS, nouns(s.edition), action) for action in s.options()]


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
    s = position.state
    named = DRAW_WITH_RESULT.fullmatch(text)
    action = None if is_turn(text) else read_action(VERBS, nouns(s.edition), named.group(1) if named else text)
    if s.over:
        raise refused(Refusal(RULES[s.result], "game-over"), text)
    if action is None:
        play_turn(position, text)
        return
    take(s, action, text)
    if named is not None and s.deciding() == CHANCE:
        take(s, act(COMES_UP, FOLLOWER_LETTERS.index(named.group(2))), text)
    position.deal()


def take(s: Orleans, action: Action, text: str) -> None:
    """Make one choice or draw; IllegalAction if the rules refuse it."""
    refusal = s.decision().why_not(s, action)
    if refusal is not None:
        raise refused(refusal, text)
    s.take(action)
