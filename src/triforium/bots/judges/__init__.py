"""Judges, one a game, written out."""

from typing import Any, Final

from triforium.bots.judges.basilica import BasilicaJudge
from triforium.bots.judges.judge import Judge
from triforium.bots.judges.orleans import OrleansJudge
from triforium.bots.judges.pebbles import PebblesJudge
from triforium.bots.judges.stupor_mundi import StuporMundiJudge
from triforium.core.game import Game

JUDGES: Final[dict[str, Judge]] = {
    "basilica": BasilicaJudge(),
    "orleans": OrleansJudge(),
    "pebbles": PebblesJudge(),
    "stupor_mundi": StuporMundiJudge(),
}


def judge_for(game: Game[Any]) -> Judge:
    """The judge of a game; one that counts points for a game we do not know."""
    return JUDGES.get(game.key, Judge())
