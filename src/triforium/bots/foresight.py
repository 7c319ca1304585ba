"""Looking ahead turn by turn: every way to take a turn, then the best turns that can follow, to the end of a round."""

import time
from typing import Any, Final

from mypy_extensions import i64

from triforium.bots.greedy_bot import best_completion
from triforium.bots.judges.judge import Judge
from triforium.bots.search import LUCK, SURE, Budget, Manner, Search
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

MANY: Final = 1 << 29
ALIKE: Final = 2  # ways with the same gist that are thought through
A_LOOK: Final = 4  # positions, usually
A_POINT: Final = 1 / 60  # of a victory
MOST: Final = 4000  # ways to take a turn; of 4,000 turns two had more, the richest one 19,000


class Way:
    """One way to take a turn: the choices, the world it leads to, what the judge thinks of it at once."""

    def __init__(self, trail: list[Action], world: State, value: float) -> None:
        self.trail: Final = trail
        self.world: Final = world
        self.value: Final = value
        self.looks: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """In points, after the turns that can follow it."""
        return self.total / float(self.looks) if self.looks else -1e9


class Foresight(Search):
    """One decision of one seat, thought through to the end of the round."""

    def __init__(self, game: Game[Any], judge: Judge, world: State, rng: Rng, manner: Manner) -> None:
        super().__init__(game, judge, world, rng, manner)
        self.spent: i64 = 0  # positions of which every way was tried, and looks
        self.enough: i64 = 0
        self.patient: bool = False  # is there time to think of what the others will do?
        self.deadline: float = 0.0
        self.hurried: bool = False
        self.seed: int = 0  # the same luck for everybody who is compared
        self.chapter: int = 0

    def run(self, budget: Budget) -> None:
        """Every way once, then the best ones to the end of the round, in world after world, half as many each time."""
        if self.root.visits:
            return  # thought through when the turn began
        self.deadline = time.thread_time() + budget.seconds
        self.enough = budget.iterations
        self.patient = budget.iterations >= A_LOOK * self.manner.ways
        self.chapter = self.judge.chapter(self.world)
        self.seed = int(self.rng.below(MANY))
        found = self.every_way(self.game.imagine(self.world, self.seat, self.rng), self.seat)
        self.spent += 1
        found.sort(key=by_value)
        few = min(self.manner.ways, max(budget.iterations // A_LOOK, 2))
        alive = distinct(self.judge, found, self.seat, few, ALIKE)
        if len(alive) > 1:
            self.hurried = True
            first = True
            while self.look_at_all(alive, first):
                first = False
                self.seed = int(self.rng.below(MANY))
                alive.sort(key=by_mean)
                alive = alive[: max((len(alive) + 1) // 2, 2)]
        self.grow(found)

    def look_at_all(self, alive: list[Way], first: bool) -> bool:
        """One look farther for each of them, in the same world; False if the budget is spent."""
        for way in alive:
            if self.is_spent():
                return False
            ahead = self.look_ahead(way.world if first else self.again(way))
            self.spent += 1
            if self.is_late():
                return False  # what was cut short says nothing
            way.total += ahead
            way.looks += 1
        return True

    def is_spent(self) -> bool:
        """Have we thought enough?"""
        return self.spent >= self.enough or self.is_late()

    def is_late(self) -> bool:
        """Is it time to answer? There is always time for a look at every way."""
        return self.hurried and time.thread_time() >= self.deadline

    def again(self, way: Way) -> State:
        """The same way in another world."""
        world: State = self.game.imagine(self.world, self.seat, self.rng)
        luck = Rng(self.seed)
        for action in way.trail:
            if action == LUCK:
                break
            world.take(action)
        while not world.over and world.deciding() == CHANCE:
            world.take(world.decision().pick(world, luck))
        return world

    def every_way(self, world: State, seat: Seat) -> list[Way]:
        """Every way to take a turn; of too many, those that look best fork by fork. The world is used up."""
        found: list[Way] = []
        spare = world.copy()
        self.explore(world, None, [], found, seat)
        if len(found) > MOST:
            found = []
            self.sift(Way([], spare, 0.0), None, found, seat, MOST)
        return found

    def explore(self, world: State, before: Action | None, trail: list[Action], found: list[Way], seat: Seat) -> None:
        """Every way to go on until the turn is over, as long as they are not too many; the world is used up."""
        judge = self.judge
        if len(found) > MOST or self.is_late():
            return
        options = judge.ways(world, before)
        last = options[-1]
        for option in options:
            after = world if option == last else world.copy()
            longer = self.taken(after, option, trail)
            if self.goes_on(after, seat):
                self.explore(after, option, longer, found, seat)
            else:
                found.append(Way(longer, after, judge.value(after, seat)))

    def sift(self, way: Way, before: Action | None, found: list[Way], seat: Seat, most: i64) -> None:
        """At most so many ways to go on: every fork divides them among the options that look best at once."""
        judge = self.judge
        if self.is_late():
            return
        forks: list[tuple[float, Action, Way]] = []
        for option in judge.ways(way.world, before):
            after = way.world.copy()
            longer = self.taken(after, option, way.trail)
            value = judge.value(after, seat)
            forks.append((-value, option, Way(longer, after, value)))
        forks.sort(key=by_promise)
        forks = forks[: int(most)]
        for _, option, fork in forks:
            if self.goes_on(fork.world, seat):
                self.sift(fork, option, found, seat, max(most // len(forks), 1))
            else:
                found.append(fork)

    def taken(self, world: State, option: Action, trail: list[Action]) -> list[Action]:
        """Take an option, with what chance makes of it; the trail that leads there."""
        world.take(option)
        longer = [*trail, option]
        if not world.over and world.deciding() == CHANCE:
            longer.append(LUCK)
            luck = Rng(self.seed)
            while not world.over and world.deciding() == CHANCE:
                world.take(world.decision().pick(world, luck))
        return longer

    def goes_on(self, world: State, seat: Seat) -> bool:
        """Is the turn of this seat not over yet?"""
        return not world.over and world.deciding() == seat and not self.judge.is_pause(world)

    def look_ahead(self, world: State) -> float:
        """How it stands at the end of the round if the turns that look best follow."""
        world = self.go_on(world)
        while self.is_our_turn(world) and not self.is_late():
            world = self.go_on(self.best_turn(world, self.seat))
        return self.judge.rewards(world)[self.seat]

    def is_our_turn(self, world: State) -> bool:
        """Does a turn of ours begin, in the same round?"""
        judge = self.judge
        if world.over or world.deciding() != self.seat or not judge.begins_turn(world):
            return False
        return judge.chapter(world) == self.chapter

    def go_on(self, world: State) -> State:
        """Up to our next turn or to the end of the round; the others play too, or let their turns go by."""
        judge, seat = self.judge, self.seat
        luck = Rng(self.seed)
        while not world.over:
            decision = world.decision()
            if decision.seat == CHANCE:
                world.take(decision.pick(world, luck))
            elif judge.begins_turn(world):
                if judge.chapter(world) != self.chapter or decision.seat == seat or self.is_late():
                    break
                if self.patient:
                    world = self.best_turn(world, decision.seat)
                else:
                    world.take(judge.idle(world))
            else:
                world.take(self.at_once(world))
        return world

    def best_turn(self, world: State, seat: Seat) -> State:
        """After the turn that looks best to a seat; the world is used up."""
        found = self.every_way(world, seat)
        self.spent += 1
        found.sort(key=by_value)
        return found[0].world if found else world  # nothing is found only by whoever is late

    def at_once(self, world: State) -> Action:
        """A choice that is made by the look of it; the impatient expect any choice of the others."""
        judge, seat = self.judge, world.deciding()
        options = judge.offhand(world)
        best = options[0]
        if len(options) > 1 and (self.patient or seat == self.seat):
            top = -1e9
            for option in options:
                value = best_completion(judge, world, option, seat)
                if value > top:
                    top, best = value, option
        return best

    def grow(self, found: list[Way]) -> None:
        """What was thought, as a tree; ways that were not looked at farther are worth as much less as they seemed."""
        looked = [way for way in found if way.looks]
        ahead = max([way.mean() for way in looked]) if looked else 0.5
        top = found[0].value
        for way in found:
            if way.looks:
                self.plant(way.trail, way.mean(), way.looks * SURE)
            else:
                self.plant(way.trail, max(ahead - (top - way.value) * A_POINT, 0.0), 0 if looked else SURE)
        self.root.visits = SURE


def by_value(way: Way) -> float:
    """The best first."""
    return -way.value


def by_promise(fork: tuple[float, Action, Way]) -> tuple[float, Action]:
    """The best first, and of equals always the same one."""
    return fork[0], fork[1]


def by_mean(way: Way) -> float:
    """The best first."""
    return -way.mean()


def distinct(judge: Judge, ways: list[Way], seat: Seat, most: int, alike: int) -> list[Way]:
    """The first ones that lead to different positions, and not too many that mean nearly the same."""
    seen: set[object] = set()
    meant: dict[object, int] = {}
    chosen: list[Way] = []
    for way in ways:
        gist = judge.gist(way.trail)
        times = meant.get(gist, 0)
        if times < alike:
            mark = judge.mark(way.world, seat)
            if mark not in seen:
                seen.add(mark)
                meant[gist] = times + 1
                chosen.append(way)
                if len(chosen) == most:
                    break
    return chosen
