"""Open-loop information-set tree search: every iteration plays on in a freshly imagined world."""

import math
import time
from typing import Any, Final

from mypy_extensions import i64

from triforium.bots.judges.judge import Judge
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

TO_THE_END: Final = 1 << 30  # as a depth
LOOK_EVERY: Final = 16  # iterations between two looks at who leads


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
        self.kids: list[Node] = []  # ascending by action

    def learn(self, reward: float, after: "Node | None", together: bool) -> None:
        """One more visit: what it brought, and which node came after."""
        self.visits += 1
        self.total += reward
        if after is None or not (after.is_chance or after.mover == self.mover or together):
            self.worth = self.total / float(self.visits)
        elif after.is_chance:
            self.worth = self.average_outcome()
        else:
            self.worth = self.best_promise()

    def average_outcome(self) -> float:
        """What chance makes of it, each outcome as often as it came."""
        total, visits = 0.0, 0.0
        for kid in self.kids:
            total += kid.worth * float(kid.visits)
            visits += float(kid.visits)
        return total / visits

    def best_promise(self) -> float:
        """While the same seat goes on, it will choose the best; what is seldom offered is no promise."""
        often: i64 = self.visits >> 1
        best = -1.0
        for kid in self.kids:
            if kid.worth > best and kid.offered >= often:
                best = kid.worth
        return best if best >= 0.0 else self.total / float(self.visits)


class Budget:
    """How long to think: iterations, and CPU seconds that end it earlier on a slow machine."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class Manner:
    """How to think: what makes it bold, how wide, how far by chance before the judge is asked."""

    def __init__(self, explore: float, width: float, depth: int) -> None:
        self.explore: Final = explore  # what a less tried option is given in advance
        self.width: Final = width  # how many options a position is given at once; it grows as it is visited
        self.depth: Final = depth  # choices by chance before a position is judged; 0: as soon as it can be


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
                action = decision.pick(world, rng)
                if judge.tells_apart(world):
                    node = outcome(node, action)
                    path.append(node)
                world.take(action)
                continue
            if new and judge.is_quiet(world):
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
                if self.manner.depth:
                    self.play_on(world)
                    break
        self.learn(path, judge.rewards(world))
        self.iterations += 1

    def learn(self, path: list[Node], rewards: list[float]) -> None:
        """From the last node to the first, what this iteration has brought."""
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
        explore = self.manner.explore
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
        """The option that was visited most, and of several the better one."""
        found = self.root.kids[0]
        for kid in self.root.kids:
            if kid.visits > found.visits or (kid.visits == found.visits and kid.worth > found.worth):
                found = kid
        return found


def insert(kids: list[Node], kid: Node) -> None:
    """Keep them ascending."""
    at = len(kids)
    while at > 0 and kids[at - 1].action > kid.action:
        at -= 1
    kids.insert(at, kid)


def outcome(node: Node, action: Action) -> Node:
    """The branch of what chance has decided."""
    for kid in node.kids:
        if kid.action == action:
            return kid
    kid = Node(action, node.mover, True)
    insert(node.kids, kid)
    return kid
