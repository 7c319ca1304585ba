"""The judges (evaluation functions): one per game with fitted weights, and the same with networks."""

import logging
from typing import Any, Final

from triforium.bots.judges.basilica import BasilicaJudge
from triforium.bots.judges.judge import Judge
from triforium.bots.judges.orleans import OrleansJudge
from triforium.bots.judges.pebbles import PebblesJudge
from triforium.bots.judges.stupor_mundi_search import StuporMundiSearchJudge
from triforium.bots.judges.view_judge import ViewJudge
from triforium.bots.judges.weights import net_content, read_weights, weights_text
from triforium.bots.net import read_nets
from triforium.core.errors import BadComponents
from triforium.core.game import Game

JUDGES: Final[dict[str, Judge]] = {
    "basilica": BasilicaJudge(),
    "orleans": OrleansJudge(),
    "pebbles": PebblesJudge(),
    "stupor_mundi": StuporMundiSearchJudge(),
}
FITTED: Final[set[str]] = {"pebbles"}  # judges whose weights are loaded or built in
LEARNED: Final[dict[tuple[str, str], Judge]] = {}  # judges whose networks are loaded, by game and file
LINEAR: Final = "linear"  # the name of the judge with fitted weights
BEST: Final = ""  # and of the one with the networks that come with a game
LOG: Final = logging.getLogger(__name__)


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


def search_judge(game: Game[Any], name: str = BEST) -> Judge:
    """The judge for the search: linear, with the networks of a file, or by default the best that the game has."""
    if name == LINEAR:
        return fitted_judge_for(game)
    found = LEARNED.get((game.key, name))
    if found is None:
        found = LEARNED[game.key, name] = learned_judge(game, name) if name else best_judge(game)
    return found


def best_judge(game: Game[Any]) -> Judge:
    """A judge with the game's networks; if it has none, or if they cannot be used, the linear one."""
    try:
        return learned_judge(game, BEST)
    except FileNotFoundError:
        pass
    except BadComponents as error:
        LOG.warning("%s; the bots play with the linear judge instead", error)
    return fitted_judge_for(game)


def learned_judge(game: Game[Any], file: str) -> Judge:
    """A new judge with the networks of a file, or with those that come with the game; BadComponents if it is broken."""
    judge = empty_judge(game)
    name, content = net_content(game.key, game.package, file)
    nets = read_nets(name, content, judge.layouts())[0]
    judge.value_net, judge.prior_net = nets.get("value"), nets.get("prior")
    return judge


def empty_judge(game: Game[Any]) -> Judge:
    """A new judge that networks can be given to; it knows the weights, too, because they give the reasons of hints."""
    fitted = fitted_judge_for(game)
    if not fitted.layouts():
        return ViewJudge(game)
    judge = type(fitted)()
    judge.early, judge.late, judge.bias = fitted.early, fitted.late, fitted.bias
    return judge
