"""The judges (evaluation functions), one per game."""

from typing import Any, Final

from triforium.bots.judges.basilica import BasilicaJudge
from triforium.bots.judges.judge import Judge
from triforium.bots.judges.orleans import OrleansJudge
from triforium.bots.judges.pebbles import PebblesJudge
from triforium.bots.judges.stupor_mundi_search import StuporMundiSearchJudge
from triforium.bots.judges.weights import read_weights, weights_text
from triforium.core.game import Game

JUDGES: Final[dict[str, Judge]] = {
    "basilica": BasilicaJudge(),
    "orleans": OrleansJudge(),
    "pebbles": PebblesJudge(),
    "stupor_mundi": StuporMundiSearchJudge(),
}
FITTED: Final[set[str]] = {"pebbles"}  # judges whose weights are loaded or built in


def judge_for(game: Game[Any]) -> Judge:
    """The judge of a game; for a game without one, a judge that counts points."""
    return JUDGES.get(game.key, Judge())


def fitted_judge_for(game: Game[Any]) -> Judge:
    """The judge of a game with its fitted weights loaded, for the search; BadComponents if their file is broken."""
    judge = judge_for(game)
    if game.key in JUDGES and game.key not in FITTED:
        name, text = weights_text(game.key)
        judge.early, judge.late, judge.bias = read_weights(name, text, judge.features, judge.cooperative)
        FITTED.add(game.key)
    return judge
