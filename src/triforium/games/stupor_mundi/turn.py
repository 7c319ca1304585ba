"""Rounds and turns (SM-ROUND, SM-TURN, SM-PASS)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Step
from triforium.games.stupor_mundi.choices import DECLINE_BIT, Offer
from triforium.games.stupor_mundi.end_phase import begin_end_phase
from triforium.games.stupor_mundi.ending import MAX_ROUNDS, end_game
from triforium.games.stupor_mundi.events import CANNOT_PLAY, PASSED, ROUND_BEGINS, TURN_BEGINS
from triforium.games.stupor_mundi.frederick import take_frederick_turn
from triforium.games.stupor_mundi.play_card import CHOOSE_CARD, can_play, misfit_turn
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.travel import affordable_steps, travel, why_not_travel
from triforium.games.stupor_mundi.verbs import PASS, TRAVEL


class TakeTurns(Step[StuporMundi]):
    """SM-ROUND-2, SM-PASS-2: the next player who has not passed takes a turn; if all have, the Action Phase ends."""

    written = "turns who:seat"

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        seats = s.edition.seats
        seat = self.who
        for _ in range(seats):
            if s.passed >> seat & 1 == 0:
                if can_play(s, seat):
                    begin_turn(s, seat)
                    return
                s.passed |= 1 << seat  # SM-PASS-3, SM-SOLO-9, RUL-92
                s.tell(CANNOT_PLAY, seat)
            seat = (seat + 1) % seats
        s.then(NEXT_ROUND)
        begin_end_phase(s)


def begin_turn(s: StuporMundi, seat: Seat) -> None:
    """SM-TURN-1: push a turn, with its end below it on the agenda."""
    s.active = seat
    s.tell(TURN_BEGINS, seat)
    s.then(START_TURN[seat], END_TURN[seat])


class StartTurn(Offer):
    """SM-TURN-1, SM-TURN-2, SM-PASS-1, RUL-12: pass, or travel 0 to 4 cities and then play a card."""

    key = "turn"
    written = "turn seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = TRAVEL
        self.declining = PASS

    def nouns(self, s: StuporMundi) -> int:
        steps = affordable_steps(s, s.players[self.seat])
        return steps if s.edition.solo else steps | DECLINE_BIT  # SM-SOLO-8

    def choose(self, s: StuporMundi, noun: int) -> None:
        travel(s, self.seat, noun)
        s.then(CHOOSE_CARD[self.seat])

    def decline(self, s: StuporMundi) -> None:
        s.passed |= 1 << self.seat
        s.tell(PASSED, self.seat)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return why_not_travel(s, s.players[self.seat], noun)

    def why_not_decline(self, s: StuporMundi) -> Refusal | None:
        return Refusal("SM-SOLO-8", "no-passing-alone") if s.edition.solo else None

    def misfit(self, s: StuporMundi) -> str:
        return misfit_turn(s, self.seat)


class EndTurn(Step[StuporMundi]):
    """SM-ROUND-2, SM-SOLO-5: the next player clockwise; in the solo game Frederick's turn comes first."""

    written = "end_turn who:seat"

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        s.then(TAKE_TURNS[(self.who + 1) % s.edition.seats])
        if s.edition.solo:
            take_frederick_turn(s)


def is_turn_of(s: StuporMundi, seat: Seat) -> bool:
    """Whether this is the turn of a seat, and not the End Phase."""
    return any(isinstance(step, EndTurn) and step.who == seat for step in s.agenda)


class NextRound(Step[StuporMundi]):
    """SM-REORG-4, SM-END-2: the game ends if a condition is met; otherwise the next first player starts a new round."""

    written = "next_round"

    def run(self, s: StuporMundi) -> None:
        if s.ends or s.round_number >= MAX_ROUNDS:
            end_game(s)
            return
        s.first = (s.first + 1) % s.edition.seats
        begin_round(s)


def begin_round(s: StuporMundi) -> None:
    """SM-ROUND-1, RUL-107: all players are active again."""
    s.round_number += 1
    s.passed = 0
    s.frederick_turns = 0
    s.tell(ROUND_BEGINS, s.first, s.round_number)
    s.then(TAKE_TURNS[s.first])


NEXT_ROUND: Final = NextRound()
TAKE_TURNS: Final = [TakeTurns(seat) for seat in range(4)]
START_TURN: Final = [StartTurn(seat) for seat in range(4)]
END_TURN: Final = [EndTurn(seat) for seat in range(4)]
