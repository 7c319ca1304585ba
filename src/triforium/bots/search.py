"""Open-loop information-set MCTS: every iteration samples a new state that is consistent with what the seat knows."""

import math
import time
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from triforium.bots.judges.judge import UNIT, Judge
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

TO_THE_END: Final = 1 << 30  # a rollout depth that reaches the end of any game
EPSILON: Final = 1e-9
MAX_LOG_WEIGHT: Final = 10.0  # of a prior
MAX_VISIT_RATIO: Final = 3  # an option is chosen only if it has at least a third of the most visits
CLOCK_EVERY: Final = 4  # iterations between two looks at the clock
CHECK_EVERY: Final = 16  # iterations between two checks for early termination
CHANCE_STEP: Final = -1  # marks the first chance decision in a list of actions: what follows is not certain
SEED_RANGE: Final = 1 << 29
VISITS_PER_LOOK: Final = 3  # visits credited for one lookahead outside the tree


class Node:
    """An action in the tree, who chose it, and its statistics; the state after it differs between iterations."""

    def __init__(self, action: Action, mover: Seat, is_chance: bool = False) -> None:
        self.action: Final = action
        self.mover: Final = mover  # for a chance node, the seat that decided before it
        self.is_chance: Final = is_chance
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal in the sampled states
        self.total: float = 0.0
        self.value: float = 0.5  # the expected reward of its mover: the mean, or the best child's value
        self.first_reward: float = 0.5  # the reward of the first visit
        self.all_tried: bool = False  # has every option of the next decision been tried?
        self.opens: bool = False  # was it chosen in a quiet position, so that a new turn or action starts with it?
        self.weight: float = 0.0  # relative probability of a chance outcome; of an option, as the prior sees it
        self.children: list[Node] = []  # sorted by action

    def update(self, reward: float, after: "Node | None", cooperative: bool) -> None:
        """Count a visit with its reward; `after` is the next node on the path."""
        if self.visits == 0:
            self.first_reward = reward
        self.visits += 1
        self.total += reward
        if after is None or after.opens or not (after.is_chance or after.mover == self.mover or cooperative):
            self.value = self.total / float(self.visits)
        elif after.is_chance:
            self.value = self.mean_outcome()
        else:
            self.value = self.best_child_value()

    def mean_outcome(self) -> float:
        """The weighted mean over chance outcomes; unvisited ones count as the first reward."""
        total, weights = 0.0, 0.0
        for child in self.children:
            if not child.is_chance:
                continue
            total += child.weight * (child.value if child.visits else self.first_reward)
            weights += child.weight
        return total / weights if weights > 0.0 else self.first_reward

    def best_child_value(self) -> float:
        """The best child's value, as the same seat moves next; children that are rarely legal do not count."""
        often: i64 = self.visits >> 1
        best = -1.0 if self.all_tried else self.first_reward
        for child in self.children:
            if child.value > best and child.offered >= often:
                best = child.value
        return best if best >= 0.0 else self.total / float(self.visits)

    def offered_children(self, options: list[Action]) -> "list[Node]":
        """The children of those options that have one."""
        found: list[Node] = []
        at = 0
        for option in options:
            while at < len(self.children) and self.children[at].action < option:
                at += 1
            if at < len(self.children) and self.children[at].action == option:
                found.append(self.children[at])
        return found

    def next_outcome(self, options: list[Action], weights: list[int]) -> "Node":
        """The outcome with the fewest visits for its weight; adds a child for each outcome."""
        at = 0
        total = 0
        for number, option in enumerate(options):
            while at < len(self.children) and self.children[at].action < option:
                if self.children[at].is_chance:
                    self.children[at].weight = 0.0
                at += 1
            if at == len(self.children) or self.children[at].action != option:
                self.children.insert(at, Node(option, self.mover, True))
            self.children[at].weight = float(weights[number])
            total += weights[number]
            at += 1
        best: Node | None = None
        top = -1.0
        for child in self.children:
            lack = child.weight / float(child.visits + 1)
            if child.is_chance and child.weight > 0.0 and lack > top:
                top, best = lack, child
        assert best is not None, "a chance decision has outcomes"
        return best


class Budget:
    """The limits of a search: iterations, and CPU seconds that stop it earlier on a slow machine."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class SearchSettings:
    """Parameters of the search: exploration, widening, rollout depth."""

    def __init__(
        self, explore: float, width: float, depth: int, turn_plans: int = 0, trust: float = 1.0, doubt: float = 0.2
    ) -> None:
        self.explore: Final = explore  # the exploration constant of UCT
        self.width: Final = width  # progressive widening: the number of children may be sqrt(width * visits)
        self.depth: Final = depth  # random choices before a position is judged; 0: judge the next quiet position
        self.turn_plans: Final = turn_plans  # turns that are evaluated to the end of the round; 0: tree search instead
        self.trust: Final = trust  # the exploration constant of PUCT, where a network gives priors
        self.doubt: Final = doubt  # how much worse than the others an option is assumed to be before it is tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """A search for one decision of one seat."""

    def __init__(self, game: Game[Any], judge: Judge, world: State, rng: Rng, settings: SearchSettings) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.world: Final = world
        self.rng: Final = rng
        self.settings: Final = settings
        self.seat: Final = world.deciding()
        self.cooperative: Final = judge.cooperative
        self.has_priors: Final = judge.prior_net is not None
        self.lowest: list[float] = [1.0] * judge.seats(world)  # the range of rewards seen so far, by seat
        self.highest: list[float] = [0.0] * judge.seats(world)
        self.root = Node(-1, self.seat)
        self.iterations: i64 = 0
        self.beginning: list[Action] = []  # actions of this seat that every iteration begins with
        self.sees_all: bool = False  # nothing is hidden: never for a bot, only to measure what draws changed
        self.explains: bool = False  # should `leads` be filled?
        self.leads: list[list[float]] = []  # for every line that was compared: where its value comes from
        self.lead: list[float] = [0.0] * len(judge.features)  # the sum of the weighted features of all iterations
        self.rewarded: list[float] = [0.0] * judge.seats(world)  # the sum of the rewards of all iterations, by seat

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is used up or no other option can overtake the best."""
        started = time.thread_time()
        most: i64 = budget.iterations
        before = self.root.visits
        while self.root.visits < most:
            self.iterate()
            visits = self.root.visits
            if visits % CLOCK_EVERY:
                continue
            spent = time.thread_time() - started
            if spent >= budget.seconds:
                return
            if visits % CHECK_EVERY == 0:
                pace = float(visits - before) / max(spent, EPSILON)
                if self.is_settled(min(float(most - visits), pace * (budget.seconds - spent))):
                    return

    def is_settled(self, left: float) -> bool:
        """Is the most visited option out of reach with this many iterations left?"""
        best: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > best:
                second = best
                best = child.visits
            elif child.visits > second:
                second = child.visits
        return float(best - second) > left

    def iterate(self) -> None:
        """One iteration: selection, expansion, evaluation at a quiet position, backpropagation."""
        judge, rng = self.judge, self.rng
        world = self.imagined()
        for action in self.beginning:
            world.take(action)
        node = self.root
        path = [node]
        new = False
        while not world.over:
            decision = world.decision()
            if decision.seat == CHANCE:
                if judge.expands_chance(world):
                    outcomes = world.options()
                    node = node.next_outcome(outcomes, [decision.weight(world, outcome) for outcome in outcomes])
                    path.append(node)
                    world.take(node.action)
                else:
                    world.take(decision.pick(world, rng))
                continue
            quiet = judge.is_quiet(world)
            if new and quiet:
                break
            options = judge.candidates(world)
            if len(options) == 1:
                world.take(options[0])
                continue
            if self.has_priors:
                node = self.select_by_prior(world, node, options, decision.seat)
            else:
                node = self.select(node, options, decision.seat)
            path.append(node)
            world.take(node.action)
            if node.visits == 0:
                new = True
                node.opens = quiet
                if self.settings.depth:
                    self.rollout(world)
                    break
        self.backpropagate(path, judge.rewards(world))
        self.iterations += 1
        if self.explains and not world.over:
            add_to(self.lead, judge.weighted_lead(world, self.seat), 1.0)

    def imagined(self) -> State:
        """A state that the searching seat cannot tell from the real one."""
        world: State = self.world.copy() if self.sees_all else self.game.imagine(self.world, self.seat, self.rng)
        return world

    def backpropagate(self, path: list[Node], rewards: list[float]) -> None:
        """Update all nodes of a path with the rewards of an iteration."""
        for seat in range(len(rewards)):
            self.lowest[seat] = min(self.lowest[seat], rewards[seat])
            self.highest[seat] = max(self.highest[seat], rewards[seat])
            self.rewarded[seat] += rewards[seat]
        after: Node | None = None
        for at in range(len(path) - 1, -1, -1):
            node = path[at]
            node.update(rewards[node.mover], after, self.cooperative)
            after = node

    def select(self, node: Node, options: list[Action], mover: Seat) -> Node:
        """The option with the highest upper confidence bound, or a new one (progressive widening)."""
        children = node.children
        at, tried, fresh = 0, 0, 0
        known = len(children)
        new: Action = -1
        best: Node | None = None
        top = -1.0
        # Exploration is scaled to the range of rewards seen, so it works in close games and in nearly decided ones.
        explore = self.settings.explore * max(self.highest[mover] - self.lowest[mover], EPSILON)
        for option in options:
            while at < known and children[at].action < option:
                at += 1
            if at < known and children[at].action == option:
                child = children[at]
                at += 1
                tried += 1
                child.offered += 1
                visits = float(child.visits)
                bound = child.value + explore * math.sqrt(math.log(float(child.offered)) / visits)
                if bound > top:
                    top, best = bound, child
            else:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    new = option
        node.all_tried = fresh == 0
        if fresh and (best is None or float(tried * tried) <= self.settings.width * float(node.visits)):
            child = Node(new, mover)
            child.offered = 1
            insert(children, child)
            return child
        assert best is not None, "a decision has options"
        return best

    def select_by_prior(self, world: State, node: Node, options: list[Action], mover: Seat) -> Node:
        """PUCT: the option with the highest value plus a bonus for its prior that shrinks with its visits."""
        offered = node.offered_children(options)
        if len(offered) < len(options):
            self.add_options(world, node, options, mover)
            offered = node.offered_children(options)
        weights, visited, total = 0.0, 0.0, 0.0
        visits: i64 = 0
        for child in offered:
            child.offered += 1
            weights += child.weight
            if child.visits:
                visits += child.visits
                visited += child.weight
                total += child.value * float(child.visits)
        spread = max(self.highest[mover] - self.lowest[mover], EPSILON)
        explore = self.settings.trust * spread * math.sqrt(float(visits + 1)) / weights
        untried = total / float(visits) - self.settings.doubt * spread * math.sqrt(visited / weights) if visits else 0.0
        best, top = offered[0], -1e9
        for child in offered:
            bound = (child.value if child.visits else untried) + explore * child.weight / float(child.visits + 1)
            if bound > top:
                top, best = bound, child
        return best

    def add_options(self, world: State, node: Node, options: list[Action], mover: Seat) -> None:
        """Add a child for every option that has none, with its prior."""
        node.all_tried = True
        new: list[Action] = []
        at = 0
        for option in options:
            while at < len(node.children) and node.children[at].action < option:
                at += 1
            if at == len(node.children) or node.children[at].action != option:
                new.append(option)
        outputs: list[int] = self.judge.prior_net.run(self.judge.option_codes(world, new))
        for option, output in zip(new, outputs, strict=True):
            child = Node(option, mover)
            child.weight = math.exp(min(max(output / UNIT, -MAX_LOG_WEIGHT), MAX_LOG_WEIGHT))
            insert(node.children, child)

    def rollout(self, world: State) -> None:
        """Play randomly for the rollout depth, then on to a quiet position."""
        judge, rng = self.judge, self.rng
        left: i64 = self.settings.depth
        while not world.over:
            step = world.agenda[-1]
            seat = step.seat
            if seat >= 0:
                if left <= 0 and judge.is_quiet(world):
                    return
                left -= 1
            world.agenda.pop()
            step.take_any(world, rng)

    def best(self) -> Node:
        """The option with the highest value among those with enough visits."""
        most: i64 = max([int(child.visits) for child in self.root.children])
        found = self.root.children[0]
        top = -1.0
        for child in self.root.children:
            if child.visits * MAX_VISIT_RATIO >= most and child.value > top:
                found, top = child, child.value
        return found

    def compare(self, lines: list[list[Action]], budget: Budget) -> list[list[float]]:
        """The rewards that every seat may expect after each of these lines of actions, searched with equal effort."""
        seed = int(self.rng.below(SEED_RANGE))
        self.leads = []
        return [self.after(line, Rng(seed), budget) for line in lines]

    def after(self, line: list[Action], rng: Rng, budget: Budget) -> list[float]:
        """The rewards that every seat may expect after a line of actions of the searching seat."""
        search = Search(self.game, self.judge, self.world, rng, self.settings)
        search.beginning = line
        search.explains = self.explains
        search.run(budget)
        self.leads.append([total / float(search.iterations) for total in search.lead])
        found = [total / float(search.iterations) for total in search.rewarded]
        if self.cooperative:
            return [search.root.value] * len(found)
        others = 1.0 - found[self.seat]
        scale = (1.0 - search.root.value) / others if others > EPSILON else 1.0
        found = [share * scale for share in found]
        found[self.seat] = search.root.value
        return found

    def add_line(self, actions: list[Action], share: float, visits: i64) -> None:
        """Add a line that was evaluated outside the tree; a branch has the value of its best line."""
        node = self.root
        for action in actions:
            if action == CHANCE_STEP:
                break
            child: Node | None = None
            for one in node.children:
                if one.action == action:
                    child = one
            if child is None:
                child = Node(action, self.seat)
                child.value = -1.0
                insert(node.children, child)
            if visits > child.visits:
                child.visits, child.value = visits, share
            elif visits == child.visits and share > child.value:
                child.value = share
            node = child


def add_to(total: list[float], more: list[float], times: float) -> None:
    """Add numbers, multiplied by a factor, to totals."""
    for number in range(len(more)):
        total[number] += more[number] * times


def insert(children: list[Node], child: Node) -> None:
    """Insert a child, keeping the list sorted by action."""
    at = len(children)
    while at > 0 and children[at - 1].action > child.action:
        at -= 1
    children.insert(at, child)
