"""Reading written moves (rules.md, section 15.2), word by word, small choice by small choice."""

import re
from typing import Final

from triforium.core.action import Seat, act
from triforium.core.errors import Unreadable
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.games.stupor_mundi.move_words import WordReader
from triforium.games.stupor_mundi.mover import Mover
from triforium.games.stupor_mundi.nouns import VERB_NOUNS, read_noun
from triforium.games.stupor_mundi.position_parts import refused
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.turn import END_TURN, StartTurn
from triforium.games.stupor_mundi.verbs import SKIP, VERBS

PLAYER: Final = re.compile(r"P([0-9]{1,2}):")
MOST_WORDS: Final = 500
RUNAWAY: Final = 200


def play_moves(position: Position[StuporMundi], moves: list[str]) -> None:
    """Play written moves; a refused or unreadable one stops before it and leaves no trace."""
    for move in moves:
        trial = position.copy()
        MoveReader(trial, move).play()
        trial.state.story = None
        position.state = trial.state
        position.dealer = trial.dealer


class MoveReader(Mover):
    """Plays one written move: a whole turn behind P1:, or as many words of one as there are."""

    def __init__(self, position: Position[StuporMundi], text: str) -> None:
        super().__init__(position, text, re.sub(r"[\[\]]", " ", text).split())
        if not self.words or len(self.words) > MOST_WORDS:
            raise Unreadable(f"{text[:40]!r} is no move, like P1: T2 H-COIN^1 G(A3)")
        self.whole: Seat = -1  # whose whole turn is written

    def play(self) -> None:
        """All words; behind P1: what is not written is not done."""
        while self.words:
            word = self.words.pop(0)
            match = PLAYER.fullmatch(word)
            if match is not None:
                self.finish_turn()
                self.begin_turn(int(match.group(1)) - 1, word)
            elif VERBS.has(word) and word != "pass":
                self.play_small_choice(word)
            else:
                self.play_word(word)
        self.finish_turn()
        self.state()

    def begin_turn(self, seat: Seat, word: str) -> None:
        """SM-ROUND-2: the player who is named must be the one who decides."""
        self.decision()
        seats = self.position.state.edition.seats
        if not 0 <= seat < seats:
            raise Unreadable(f"move {self.text[:40]!r}: there is no player {word[:-1]}; this table has P1 to P{seats}")
        if self.position.state.deciding() != seat:
            raise refused(Refusal("SM-ROUND-2", "not-your-turn", {"who": word[:-1]}), self.text)
        self.whole = seat

    def finish_turn(self) -> None:
        """SM-PLAY-5: what was not written of a whole turn is declined; what must be decided stays open."""
        while self.whole >= 0:
            s = self.state()
            if s.over or s.deciding() != self.whole or END_TURN[self.whole] not in s.agenda:
                return
            options = s.options()
            if isinstance(s.decision(), StartTurn) or (act(SKIP) not in options and len(options) > 1):
                return
            s.take(act(SKIP) if act(SKIP) in options else options[0])

    def play_small_choice(self, word: str) -> None:
        """A verb and a noun: piece GWB."""
        verb = VERBS.number(word)
        noun = self.words.pop(0) if word in VERB_NOUNS and self.words else ""
        self.decision()
        action = act(verb, read_noun(self.position.state.edition, verb, noun))
        self.take(action, f"{word} {noun}".strip())

    def play_word(self, word: str) -> None:
        """One word of the notation; forced choices and declined offers in between need not be written."""
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
