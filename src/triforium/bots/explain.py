"""Why a bot would choose so: candidates, the line it expects, the features that decide; not compiled."""

from typing import Any, Final, NamedTuple

from triforium.bots.judges import fitted_judge_for
from triforium.bots.judges.judge import Judge
from triforium.bots.search import Node
from triforium.bots.search_bot import SearchBot
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.rng import Rng
from triforium.core.state import State

MAX_CANDIDATES: Final = 5
MAX_LINE: Final = 6
MIN_VISITS: Final = 3  # visits of a move that is expected
SAMPLED_WORLDS: Final = 12  # in which the features of a candidate are looked at
REASONS: Final = 2
EPSILON: Final = 1e-6


class Reason(NamedTuple):
    """A feature, and by how much of a victory it is better (or worse) than with the rival candidate."""

    feature: str
    share: float


class LineMove(NamedTuple):
    """A move of the expected line, as a button would say it."""

    seat: Seat
    action: Action
    choice: Message


class Candidate(NamedTuple):
    """An option that was thought about: what share of the victory it promises, what follows, and what speaks for it."""

    action: Action
    share: float
    visits: int
    line: list[LineMove]
    reasons: list[Reason]


def explain(bot: SearchBot, game: Game[Any], world: State, rng: Rng) -> list[Candidate]:
    """The best candidates of a bot in a world it could imagine, the best first; never empty."""
    judge = fitted_judge_for(game)
    seat = world.deciding()
    options = judge.candidates(world)
    if len(options) == 1:
        share = judge.rewards(after(world, options[0]))[seat]
        return [Candidate(options[0], share, 0, [], [])]
    search = bot.search(game, judge, world, rng)
    search.run(bot.plan(game).budget)
    best = search.best()
    children = sorted(search.root.children, key=lambda child: (child is not best, -child.visits, -child.value))[
        :MAX_CANDIDATES
    ]
    weighed = [contributions(judge, game, world, child, rng) for child in children]
    found: list[Candidate] = []
    for number, child in enumerate(children):
        rival = weighed[1 if number == 0 else 0] if len(children) > 1 else weighed[0]
        reasons = main_reasons(judge, weighed[number], rival, child.value)
        found.append(
            Candidate(child.action, child.value, child.visits, expected_line(game, judge, world, child), reasons)
        )
    return found


def after(world: State, action: Action) -> State:
    """The world in which this was done."""
    found = world.copy()
    found.take(action)
    return found


def expected_line(game: Game[Any], judge: Judge, world: State, node: Node) -> list[LineMove]:
    """What the search expects to follow, as far as chance has no say in it."""
    here = world.copy()
    line = [LineMove(here.deciding(), node.action, game.choice(here, node.action))]
    here.take(node.action)
    while len(line) < MAX_LINE and not here.over and here.deciding() != CHANCE:
        options = judge.candidates(here)
        action = options[0]
        if len(options) > 1:
            likely = [child for child in node.children if child.action in options and child.visits >= MIN_VISITS]
            if not likely:
                break
            node = max(likely, key=lambda child: child.visits)
            action = node.action
        line.append(LineMove(here.deciding(), action, game.choice(here, action)))
        here.take(action)
    return line


def contributions(judge: Judge, game: Game[Any], world: State, node: Node, rng: Rng) -> list[float]:
    """What every feature weighs for the seat beside its best rival, where the candidate leads to, on average."""
    seat = world.deciding()
    total = [0.0] * len(judge.features)
    for _ in range(SAMPLED_WORLDS):
        here: State = game.imagine(world, seat, rng)
        here.take(node.action)
        play_to_quiet_position(judge, here, node, rng)
        late = min(max(judge.progress(here), 0.0), 1.0)
        rows = judge.feature_rows(here) if not here.over else judge.feature_rows(world)
        mine = 0 if judge.cooperative else seat
        rivals = [row for number, row in enumerate(rows) if number != mine]
        for number in range(len(total)):
            weight = (1.0 - late) * judge.early[number] + late * judge.late[number]
            other = max((row[number] * weight for row in rivals), default=0.0)
            total[number] += rows[mine][number] * weight - other
    return [one / SAMPLED_WORLDS for one in total]


def play_to_quiet_position(judge: Judge, here: State, node: Node, rng: Rng) -> None:
    """On to a quiet moment, as the search would go on, or by chance where it never came."""
    while not here.over:
        decision = here.decision()
        if decision.seat == CHANCE:
            action = decision.pick(here, rng)
            node = next((child for child in node.children if child.is_chance and child.action == action), node)
            here.take(action)
            continue
        options = judge.candidates(here)
        likely = [child for child in node.children if child.action in options and not child.is_chance]
        if judge.is_quiet(here) and max((child.visits for child in likely), default=0) < MIN_VISITS:
            return
        action = options[rng.below(len(options))]
        if len(options) > 1 and likely:
            node = max(likely, key=lambda child: child.visits)
            action = node.action
        here.take(action)


def main_reasons(judge: Judge, mine: list[float], rival: list[float], share: float) -> list[Reason]:
    """The features that make the greatest difference to the rival candidate; first what speaks for this one."""
    slope = max(share * (1.0 - share), 0.05)
    found = [Reason(name, slope * (one - other)) for name, one, other in zip(judge.features, mine, rival, strict=True)]
    found.sort(key=lambda reason: -abs(reason.share))
    greatest = [reason for reason in found[:REASONS] if abs(reason.share) > EPSILON]
    return sorted(greatest, key=lambda reason: -reason.share)
