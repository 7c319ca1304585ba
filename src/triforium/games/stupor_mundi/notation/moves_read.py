"""Reads written moves (rules.md, section 15.2), word by word."""

import re
from typing import Final

from triforium.core.action import Seat, act
from triforium.core.errors import Unreadable
from triforium.core.nouns import read_noun
from triforium.core.position import Position, refused
from triforium.core.refusal import Refusal
from triforium.games.stupor_mundi.notation.move_words import MoveContext, WordReader
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.turn import StartTurn, is_turn_of
from triforium.games.stupor_mundi.verbs import SKIP, VERBS

PLAYER: Final = re.compile(r"P([0-9]{1,2}):")
MAX_WORDS: Final = 500
RUNAWAY: Final = 200


def play_moves(position: Position[StuporMundi], moves: list[str]) -> None:
    """Play written moves in order; at a refused or unreadable one, stop with the position as it was before it."""
    for move in moves:
        trial = position.copy()
        MoveReader(trial, move).play()
        trial.state.story = None
        position.state = trial.state
        position.dealer = trial.dealer


class MoveReader(MoveContext):
    """Plays one written move: a whole turn after `P1:`, or any number of its words."""

    def __init__(self, position: Position[StuporMundi], text: str) -> None:
        super().__init__(position, text, re.sub(r"[\[\]]", " ", text).split())
        if not self.words or len(self.words) > MAX_WORDS:
            raise Unreadable(f"{text[:40]!r} is no move, like P1: T2 H-COIN^1 G(A3)")
        self.whole: Seat = -1  # the seat whose whole turn is written, or -1

    def play(self) -> None:
        """Play all words; after `P1:`, optional steps that are not written are skipped."""
        while self.words:
            word = self.words.pop(0)
            match = PLAYER.fullmatch(word)
            if match is not None:
                self.finish_turn()
                self.begin_turn(int(match.group(1)) - 1, word)
            elif VERBS.has(word) and word != "pass":
                self.play_choice_by_name(word)
            else:
                self.play_word(word)
        self.finish_turn()
        self.state()

    def begin_turn(self, seat: Seat, word: str) -> None:
        """SM-ROUND-2: the named player must be the one to decide."""
        self.decision()
        seats = self.position.state.edition.seats
        if not 0 <= seat < seats:
            raise Unreadable(f"move {self.text[:40]!r}: there is no player {word[:-1]}; this table has P1 to P{seats}")
        if self.position.state.deciding() != seat:
            raise refused(Refusal("SM-ROUND-2", "not-your-turn", {"who": word[:-1]}), self.text)
        self.whole = seat

    def finish_turn(self) -> None:
        """SM-PLAY-5: decline the remaining offers of a whole turn; mandatory decisions stay pending."""
        while self.whole >= 0:
            s = self.state()
            if s.over or s.deciding() != self.whole or not is_turn_of(s, self.whole):
                return
            options = s.options()
            if isinstance(s.decision(), StartTurn) or (act(SKIP) not in options and len(options) > 1):
                return
            s.take(act(SKIP) if act(SKIP) in options else options[0])

    def play_choice_by_name(self, word: str) -> None:
        """Play a choice written as verb and noun: piece GWB."""
        verb = VERBS.number(word)
        noun = self.words.pop(0) if VERBS.kinds[verb] and self.words else ""
        self.decision()
        action = act(verb, read_noun(VERBS, nouns(self.position.state.edition), verb, noun))
        self.take(action, f"{word} {noun}".strip())

    def play_word(self, word: str) -> None:
        """Play one word; forced choices and declined offers before it need not be written."""
        reader = WordReader(self, word)
        first: Refusal | None = None
        for _ in range(RUNAWAY):
            decision = self.decision()
            if reader.play(decision):
                return
            s = self.position.state
            if first is None:
                first = reader.why_not(s, decision)
            options = s.options()
            if isinstance(decision, StartTurn) or (act(SKIP) not in options and len(options) > 1):
                break
            s.take(act(SKIP) if act(SKIP) in options else options[0])
        assert first is not None
        raise refused(first, word)
