"""Open-loop information-set tree search: every iteration plays on in a freshly imagined world."""

import math
import time
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from triforium.bots.judges.judge import Judge
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

TO_THE_END: Final = 1 << 30  # as a depth
A_TRACE: Final = 1e-9
TRUSTED: Final = 3  # an option is chosen only if it was visited a third as often as any other
LOOK_EVERY: Final = 16  # iterations between two looks at who leads
LUCK: Final = -1  # in a trail of choices: from here on chance has had a say
SURE: Final = 3  # visits of what was looked at once, by other means than a tree


class Node:
    """What was chosen, by whom, and how well it went for them; what follows depends on chance and hidden cards."""

    def __init__(self, action: Action, mover: Seat, is_chance: bool = False) -> None:
        self.action: Final = action
        self.mover: Final = mover  # for chance, whoever waits for it
        self.is_chance: Final = is_chance
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it could be chosen, in the worlds that came up
        self.total: float = 0.0
        self.worth: float = 0.5  # what it promises its mover: the mean, or the best of what they can do next
        self.calm: float = 0.5  # what the judge said the first time
        self.all_tried: bool = False  # was every option of the next choice tried?
        self.opens: bool = False  # was it chosen at a quiet moment, as the beginning of something new?
        self.weight: float = 0.0  # of an outcome, beside the others
        self.kids: list[Node] = []  # ascending by action

    def learn(self, reward: float, after: "Node | None", together: bool) -> None:
        """One more visit: what it brought, and which node came after."""
        if self.visits == 0:
            self.calm = reward
        self.visits += 1
        self.total += reward
        if after is None or after.opens or not (after.is_chance or after.mover == self.mover or together):
            self.worth = self.total / float(self.visits)
        elif after.is_chance:
            self.worth = self.average_outcome()
        else:
            self.worth = self.best_promise()

    def average_outcome(self) -> float:
        """What chance makes of it, each outcome by its weight; for one that never came up the judge has spoken."""
        total, weights = 0.0, 0.0
        for kid in self.kids:
            total += kid.weight * (kid.worth if kid.visits else self.calm)
            weights += kid.weight
        return total / weights if weights > 0.0 else self.calm

    def best_promise(self) -> float:
        """While the same seat goes on, it will choose the best; what is seldom offered is no promise."""
        often: i64 = self.visits >> 1
        best = -1.0 if self.all_tried else self.calm
        for kid in self.kids:
            if kid.worth > best and kid.offered >= often:
                best = kid.worth
        return best if best >= 0.0 else self.total / float(self.visits)

    def next_outcome(self, options: list[Action], weights: list[int]) -> "Node":
        """The outcome that has come up least often for its weight; all of them become branches."""
        at = 0
        total = 0
        for number, option in enumerate(options):
            while at < len(self.kids) and self.kids[at].action < option:
                self.kids[at].weight = 0.0
                at += 1
            if at == len(self.kids) or self.kids[at].action != option:
                self.kids.insert(at, Node(option, self.mover, True))
            self.kids[at].weight = float(weights[number])
            total += weights[number]
            at += 1
        best: Node | None = None
        top = -1.0
        for kid in self.kids:
            lack = kid.weight / float(kid.visits + 1)
            if kid.weight > 0.0 and lack > top:
                top, best = lack, kid
        assert best is not None, "chance can bring something"
        return best


class Budget:
    """How long to think: iterations, and CPU seconds that end it earlier on a slow machine."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class Manner:
    """How to think: what makes it bold, how wide, how far by chance before the judge is asked."""

    def __init__(self, explore: float, width: float, depth: int, ways: int = 0) -> None:
        self.explore: Final = explore  # what a less tried option is given in advance
        self.width: Final = width  # how many options a position is given at once; it grows as it is visited
        self.depth: Final = depth  # choices by chance before a position is judged; 0: as soon as it can be
        self.ways: Final = ways  # to take a turn that are thought through to the end of the round; 0: no such plans


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One decision of one seat."""

    def __init__(self, game: Game[Any], judge: Judge, world: State, rng: Rng, manner: Manner) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.world: Final = world
        self.rng: Final = rng
        self.manner: Final = manner
        self.seat: Final = world.deciding()
        self.together: Final = judge.together
        self.least: list[float] = [1.0] * judge.seats(world)  # of the rewards that every seat was promised
        self.most: list[float] = [0.0] * judge.seats(world)
        self.root = Node(-1, self.seat)
        self.iterations: i64 = 0

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is spent, or nothing can change the answer any more."""
        started = time.thread_time()
        most: i64 = budget.iterations
        while self.root.visits < most:
            self.iterate()
            visits = self.root.visits
            if time.thread_time() - started >= budget.seconds:
                return
            if visits % LOOK_EVERY == 0 and self.is_settled(most - visits):
                return

    def is_settled(self, left: i64) -> bool:
        """Can nobody overtake the most visited option any more?"""
        best: i64 = 0
        second: i64 = 0
        for kid in self.root.kids:
            if kid.visits > best:
                second = best
                best = kid.visits
            elif kid.visits > second:
                second = kid.visits
        return best - second > left

    def iterate(self) -> None:
        """Down the tree, out of it to where it can be judged; what it brought goes back up."""
        judge, rng = self.judge, self.rng
        world: State = self.game.imagine(self.world, self.seat, rng)
        node = self.root
        path = [node]
        new = False
        while not world.over:
            decision = world.decision()
            if decision.seat == CHANCE:
                if judge.tells_apart(world):
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
            node = self.select(node, options, decision.seat)
            path.append(node)
            world.take(node.action)
            if node.visits == 0:
                new = True
                node.opens = quiet
                if self.manner.depth:
                    self.play_on(world)
                    break
        self.learn(path, judge.rewards(world))
        self.iterations += 1

    def learn(self, path: list[Node], rewards: list[float]) -> None:
        """From the last node to the first, what this iteration has brought."""
        for seat in range(len(rewards)):
            self.least[seat] = min(self.least[seat], rewards[seat])
            self.most[seat] = max(self.most[seat], rewards[seat])
        after: Node | None = None
        for at in range(len(path) - 1, -1, -1):
            node = path[at]
            node.learn(rewards[node.mover], after, self.together)
            after = node

    def select(self, node: Node, options: list[Action], mover: Seat) -> Node:
        """The option that is most promising, or a new one while there are few enough (progressive widening)."""
        kids = node.kids
        at, tried, fresh = 0, 0, 0
        known = len(kids)
        new: Action = -1
        best: Node | None = None
        top = -1.0
        # What is left to find out is as large as what was found so far, in a close game as in one that is nearly lost.
        explore = self.manner.explore * max(self.most[mover] - self.least[mover], A_TRACE)
        for option in options:
            while at < known and kids[at].action < option:
                at += 1
            if at < known and kids[at].action == option:
                kid = kids[at]
                at += 1
                tried += 1
                kid.offered += 1
                visits = float(kid.visits)
                promise = kid.worth + explore * math.sqrt(math.log(float(kid.offered)) / visits)
                if promise > top:
                    top, best = promise, kid
            else:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    new = option
        node.all_tried = fresh == 0
        if fresh and (best is None or float(tried * tried) <= self.manner.width * float(node.visits)):
            kid = Node(new, mover)
            kid.offered = 1
            insert(kids, kid)
            return kid
        assert best is not None, "there is something to choose"
        return best

    def play_on(self, world: State) -> None:
        """By chance, as far as the manner says, and then until a moment that can be judged."""
        judge, rng = self.judge, self.rng
        left: i64 = self.manner.depth
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
        """The option that promises most, of those that were visited often enough to be trusted."""
        most: i64 = max([int(kid.visits) for kid in self.root.kids])
        found = self.root.kids[0]
        top = -1.0
        for kid in self.root.kids:
            if kid.visits * TRUSTED >= most and kid.worth > top:
                found, top = kid, kid.worth
        return found

    def plant(self, trail: list[Action], share: float, visits: i64) -> None:
        """One way to go on in the tree, thought of by other means; a branch is worth its best way."""
        node = self.root
        for action in trail:
            if action == LUCK:
                break
            kid: Node | None = None
            for one in node.kids:
                if one.action == action:
                    kid = one
            if kid is None:
                kid = Node(action, self.seat)
                kid.worth = -1.0
                insert(node.kids, kid)
            if visits > kid.visits:
                kid.visits, kid.worth = visits, share
            elif visits == kid.visits and share > kid.worth:
                kid.worth = share
            node = kid


def insert(kids: list[Node], kid: Node) -> None:
    """Keep them ascending."""
    at = len(kids)
    while at > 0 and kids[at - 1].action > kid.action:
        at -= 1
    kids.insert(at, kid)
