"""The end of the game (BAS-END); BAS-END-5: every game ends, because every action but one draws a tile."""

from typing import Final

from triforium.core.action import CHANCE
from triforium.core.state import Step
from triforium.games.basilica.events import GAME_OVER, STACK_RAN_OUT, THIRD_SCORING_DONE
from triforium.games.basilica.kinds import BLACK, EXHAUSTED, THIRD, WHITE
from triforium.games.basilica.scoring import COLOUR_JESTERS, SCORE_AREAS
from triforium.games.basilica.state import Basilica


class EndGame(Step[Basilica]):
    """BAS-END-1, BAS-END-2: the game is over; the position stays as it is."""

    def __init__(self, ending: int) -> None:
        self.ending: Final = ending

    def run(self, s: Basilica) -> None:
        s.ending = self.ending
        s.over = True
        s.tell(THIRD_SCORING_DONE if self.ending == THIRD else STACK_RAN_OUT, CHANCE)
        s.tell(GAME_OVER, CHANCE, s.score[WHITE], s.score[BLACK])


END_THIRD: Final = EndGame(THIRD)
END_EXHAUSTED: Final = EndGame(EXHAUSTED)


def score_for_the_last_time(s: Basilica) -> None:
    """BAS-QUEEN-5, BAS-END-1, BAS-REFILL-4: the third scoring ends the game; no clean-up, no refill."""
    s.agenda.clear()
    s.then(COLOUR_JESTERS, SCORE_AREAS, END_THIRD)


def run_out(s: Basilica) -> None:
    """BAS-STACK-4, BAS-END-2: a slot cannot be filled: there is one final scoring, wherever the Queen stands."""
    # BAS-STACK-6, BAS-STACK-7, BAS-STACK-9, BAS-STACK-10: steps before the draw stay done; the others are dropped.
    s.agenda.clear()
    s.then(COLOUR_JESTERS, SCORE_AREAS, END_EXHAUSTED)


def winners(s: Basilica) -> list[int]:
    """BAS-END-3, BAS-END-4: the player with more points wins; equal points are a draw, without a tie-breaker."""
    if s.score[WHITE] == s.score[BLACK]:
        return [WHITE, BLACK]
    return [WHITE] if s.score[WHITE] > s.score[BLACK] else [BLACK]
