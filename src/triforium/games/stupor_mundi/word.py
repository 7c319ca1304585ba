"""The base class for words (tokens) of written moves, and the word ED(…)."""

import re
from typing import Final

from triforium.core.action import act
from triforium.core.errors import Unreadable
from triforium.games.stupor_mundi.edict import ChooseDirection, ChooseNext
from triforium.games.stupor_mundi.gains import ChooseResource, KeepResources
from triforium.games.stupor_mundi.kinds import GRAIN, ICON_LETTERS, STONE
from triforium.games.stupor_mundi.mover import MoveContext
from triforium.games.stupor_mundi.nouns import NUMBERED, find_noun, no_such_noun
from triforium.games.stupor_mundi.verbs import ADD, EDICT, KEEP, NEXT, REMOVE, RESOURCE, REWARD

NOWHERE: Final = 0xFFFF  # a noun that does not exist
KEEP_WORD: Final = re.compile(r"keep\(S([0-9]{1,2})G([0-9]{1,2})\)")


class MoveWord:
    """One word of a written move, and the context in which it is played."""

    def __init__(self, moves: MoveContext, word: str) -> None:
        self.moves = moves
        self.word = word

    def unreadable(self, sentence: str) -> Unreadable:
        """The error for this word."""
        return Unreadable(f"move {self.word[:60]}: {sentence}")

    def noun(self, kind: str, text: str) -> int:
        """The noun with this name; Unreadable if there is none. The rules refuse a number that is too high."""
        noun = find_noun(self.moves.position.state.edition, kind, text)
        if noun < 0 and kind not in NUMBERED:
            raise self.unreadable(no_such_noun(self.moves.position.state.edition, kind, text))
        return noun if noun >= 0 else NOWHERE

    def choose(self, verb: int, noun: int = 0) -> None:
        """Make one choice; IllegalAction if the rules forbid it."""
        self.moves.take(act(verb, noun), self.word)

    def keep(self, stone: int, grain: int) -> None:
        """SM-ACT-7: keep these resources in the warehouse."""
        s = self.moves.position.state
        room = s.players[s.deciding()].room
        self.choose(KEEP, grain if stone + grain == room else NOWHERE)

    def resolve_overflow(self) -> None:
        """SM-ACT-7: resolve an overflow in the middle of a word by the next keep(…)."""
        s = self.moves.position.state
        if s.over or not isinstance(s.decision(), KeepResources):
            return
        options = s.options()
        match = KEEP_WORD.fullmatch(self.moves.next_keep())
        if match is not None:
            self.keep(int(match.group(1)), int(match.group(2)))
        elif len(options) == 1:
            s.take(options[0])
        else:
            raise self.unreadable("resources overflow; say what is kept, like keep(S2G1) (SM-ACT-7)")


class EdictWord(MoveWord):
    """ED(II+G:W-K+>I): space, reward, directions, replacement."""

    def play(self, parts: list[str], with_tile: bool) -> None:
        """Play the whole Edict; without a tile only its reward (SM-EDICT-15)."""
        space, reward, directions, following = parts
        self.choose(EDICT if with_tile else REWARD, self.noun("roman", space))
        s = self.moves.position.state
        if not s.over and isinstance(s.decision(), ChooseResource):
            if not reward:
                raise self.unreadable(f"the reward is missing, like ED({space}+S…) (SM-EDICT-3)")
            self.choose(RESOURCE, GRAIN if reward == "G" else STONE)
            self.resolve_overflow()
        elif reward:
            raise self.unreadable(f"the reward of {space} cannot be chosen (SM-EDICT-3)")
        if with_tile:
            self.direct(directions)
            self.replace(following)

    def direct(self, directions: str) -> None:
        """Play the directions by kind of icon, in any order; forced ones may be left out."""
        written = {directions[number]: directions[number + 1] for number in range(0, len(directions), 2)}
        s = self.moves.position.state
        while not s.over:
            decision = s.decision()
            if not isinstance(decision, ChooseDirection):
                break
            letter = ICON_LETTERS[decision.icon]
            options = s.options()
            if letter in written:
                self.choose(ADD if written.pop(letter) == "+" else REMOVE)
            elif len(options) == 1:
                s.take(options[0])
            else:
                raise self.unreadable(f"{letter} must be added or removed, like {letter}+ (SM-EDICT-4)")
        if written:
            raise self.unreadable(f"the tile does not show {', '.join(written)} (SM-EDICT-4)")

    def replace(self, following: str) -> None:
        """SM-EDICT-12: choose the tile that moves up; it may be left out if there is only one."""
        s = self.moves.position.state
        if s.over or not isinstance(s.decision(), ChooseNext):
            return
        options = s.options()
        if following:
            self.choose(NEXT, self.noun("roman", following))
        elif len(options) == 1:
            s.take(options[0])
        else:
            raise self.unreadable("the replacement is missing, like >I (SM-EDICT-12)")
