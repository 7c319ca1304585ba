"""Explanations of a bot's choice: candidates, expected line, main reasons; not compiled."""

from typing import Any, Final, NamedTuple
from zlib import crc32

from triforium.bots.judges.judge import Judge
from triforium.bots.search import Budget, Node, Search
from triforium.bots.search_bot import SearchBot
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.rng import Rng
from triforium.core.state import State

MAX_ITERATIONS: Final = 20_000  # somebody waits for a hint: about half a second compiled
MAX_SECONDS: Final = 1.0  # CPU time, for slow machines
MAX_CANDIDATES: Final = 5
MAX_LINE: Final = 8
MIN_VISITS: Final = 3  # visits that a move needs to appear in the expected line
MIN_SHARE: Final = 0.01  # of all visits, that a candidate needs
SAMPLED_WORLDS: Final = 12  # imagined states over which the features of a candidate are averaged
REASONS: Final = 2
EPSILON: Final = 1e-6


class Reason(NamedTuple):
    """A feature, and how much it adds to (or takes from) the win probability compared with the rival candidate."""

    feature: str
    share: float


class LineMove(NamedTuple):
    """A move of the expected line, with its button text."""

    seat: Seat
    action: Action
    choice: Message


class Candidate(NamedTuple):
    """An option that was searched: its expected share of the victory, the expected line, and the main reasons."""

    action: Action
    share: float
    visits: int
    line: list[LineMove]
    reasons: list[Reason]


def explain(bot: SearchBot, game: Game[Any], world: State) -> list[Candidate]:
    """The best candidates of a bot in an imagined state, best first; never empty, and the same for the same view."""
    judge = bot.judge(game)
    seat = world.deciding()
    rng = Rng(crc32(repr(game.view(world, seat)).encode()))
    world = game.imagine(world, seat, rng)
    options = judge.candidates(world)
    if len(options) == 1:
        share = judge.rewards(state_after(world, options[0]))[seat]
        return [Candidate(options[0], share, 0, [], [])]
    search = bot.search(game, judge, world, rng)
    budget = bot.plan(game).budget
    search.run(Budget(min(budget.iterations, MAX_ITERATIONS), min(budget.seconds, MAX_SECONDS)))
    children = by_worth(search)
    best = children[0].value
    weighed = [contributions(judge, game, world, child, rng) for child in children]
    found: list[Candidate] = []
    for number, child in enumerate(children):
        rival = weighed[1 if number == 0 else 0] if len(children) > 1 else weighed[0]
        share = min(child.value, best)
        reasons = main_reasons(judge, weighed[number], rival, share)
        line = expected_line(game, judge, world, child, rng)
        found.append(Candidate(child.action, share, child.visits, line, reasons))
    return found


def by_worth(search: Search) -> list[Node]:
    """The best option of a search, then the others that were searched well enough, by their value."""
    best = search.best()
    least = int(MIN_SHARE * int(search.root.visits))
    others = [child for child in search.root.children if child is not best and int(child.visits) >= least]
    return [best, *sorted(others, key=lambda child: (-child.value, -int(child.visits)))][:MAX_CANDIDATES]


def state_after(world: State, action: Action) -> State:
    """A copy of the state after an action."""
    found = world.copy()
    found.take(action)
    return found


def expected_line(game: Game[Any], judge: Judge, world: State, node: Node, rng: Rng) -> list[LineMove]:
    """The line that the search expects, up to the end of the next action of another seat; draws are as they come."""
    here = world.copy()
    seat = here.deciding()
    line = [LineMove(seat, node.action, game.choice(here, node.action))]
    here.take(node.action)
    replied = False
    while len(line) < MAX_LINE and not here.over:
        decision = here.decision()
        if decision.seat == CHANCE:
            action = decision.pick(here, rng)
            node = next((child for child in node.children if child.is_chance and child.action == action), node)
            here.take(action)
            continue
        if replied and (decision.seat == seat or judge.is_quiet(here)):
            break
        options = judge.candidates(here)
        action = options[0]
        if len(options) > 1:
            likely = [child for child in node.children if child.action in options and child.visits >= MIN_VISITS]
            if not likely:
                break
            node = max(likely, key=lambda child: child.visits)
            action = node.action
        replied = replied or decision.seat != seat
        line.append(LineMove(decision.seat, action, game.choice(here, action)))
        here.take(action)
    return line


def contributions(judge: Judge, game: Game[Any], world: State, node: Node, rng: Rng) -> list[float]:
    """The seat's weighted features minus its best rival's after a candidate, averaged over sampled states."""
    seat = world.deciding()
    total = [0.0] * len(judge.features)
    for _ in range(SAMPLED_WORLDS):
        here: State = game.imagine(world, seat, rng)
        here.take(node.action)
        play_to_quiet_position(judge, here, node, rng)
        lead = judge.weighted_lead(world if here.over else here, seat)
        total = [one + other for one, other in zip(total, lead, strict=True)]
    return [one / SAMPLED_WORLDS for one in total]


def play_to_quiet_position(judge: Judge, here: State, node: Node, rng: Rng) -> None:
    """Play on to a quiet position: the most visited moves where the search has been, random ones elsewhere."""
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
    """The features that differ most from the rival candidate; those in favour first."""
    slope = max(share * (1.0 - share), 0.05)
    found = [Reason(name, slope * (one - other)) for name, one, other in zip(judge.features, mine, rival, strict=True)]
    found.sort(key=lambda reason: -abs(reason.share))
    greatest = [reason for reason in found[:REASONS] if abs(reason.share) > EPSILON]
    return sorted(greatest, key=lambda reason: -reason.share)
