"""Looking ahead turn by turn: every way to take a turn, then the best turns that can follow, to the end of a round."""

import time
from typing import Any, Final

from mypy_extensions import i64

from triforium.bots.greedy_bot import best_completion
from triforium.bots.judges.judge import Judge
from triforium.bots.search import CHANCE_STEP, VISITS_PER_LOOK, Budget, Search, SearchSettings
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

SEED_RANGE: Final = 1 << 29
MAX_SIMILAR: Final = 2  # ways with the same gist that are thought through
POSITIONS_PER_LOOK: Final = 4  # positions, usually
SHARE_PER_POINT: Final = 1 / 60  # of a victory
MAX_TURNS: Final = 4000  # ways to take a turn; of 4,000 turns two had more, the richest one 19,000


class TurnPlan:
    """One way to take a turn: the choices, the world it leads to, what the judge thinks of it at once."""

    def __init__(self, actions: list[Action], world: State, value: float) -> None:
        self.actions: Final = actions
        self.world: Final = world
        self.value: Final = value
        self.looks: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """In points, after the turns that can follow it."""
        return self.total / float(self.looks) if self.looks else -1e9


class RoundSearch(Search):
    """One decision of one seat, thought through to the end of the round."""

    def __init__(self, game: Game[Any], judge: Judge, world: State, rng: Rng, settings: SearchSettings) -> None:
        super().__init__(game, judge, world, rng, settings)
        self.spent: i64 = 0  # positions of which every way was tried, and looks
        self.budget: i64 = 0
        self.opponents_play: bool = False  # is there time to think of what the others will do?
        self.deadline: float = 0.0
        self.deadline_applies: bool = False
        self.seed: int = 0  # the same luck for everybody who is compared
        self.round_number: int = 0

    def run(self, budget: Budget) -> None:
        """Every way once, then the best ones to the end of the round, in world after world, half as many each time."""
        if self.root.visits:
            return  # thought through when the turn began
        self.deadline = time.thread_time() + budget.seconds
        self.budget = budget.iterations
        self.opponents_play = budget.iterations >= POSITIONS_PER_LOOK * self.settings.turn_plans
        self.round_number = self.judge.round_of(self.world)
        self.seed = int(self.rng.below(SEED_RANGE))
        found = self.all_turns(self.game.imagine(self.world, self.seat, self.rng), self.seat)
        self.spent += 1
        found.sort(key=by_value)
        few = min(self.settings.turn_plans, max(budget.iterations // POSITIONS_PER_LOOK, 2))
        alive = distinct(self.judge, found, self.seat, few, MAX_SIMILAR)
        if len(alive) > 1:
            self.deadline_applies = True
            first = True
            while self.evaluate_all(alive, first):
                first = False
                self.seed = int(self.rng.below(SEED_RANGE))
                alive.sort(key=by_mean)
                alive = alive[: max((len(alive) + 1) // 2, 2)]
        self.build_tree(found)

    def evaluate_all(self, alive: list[TurnPlan], first: bool) -> bool:
        """One look farther for each of them, in the same world; False if the budget is spent."""
        for plan in alive:
            if self.is_spent():
                return False
            ahead = self.look_ahead(plan.world if first else self.replay(plan))
            self.spent += 1
            if self.is_late():
                return False  # what was cut short says nothing
            plan.total += ahead
            plan.looks += 1
        return True

    def is_spent(self) -> bool:
        """Have we thought enough?"""
        return self.spent >= self.budget or self.is_late()

    def is_late(self) -> bool:
        """Is it time to answer? There is always time for a look at every way."""
        return self.deadline_applies and time.thread_time() >= self.deadline

    def replay(self, plan: TurnPlan) -> State:
        """The same way in another world."""
        world: State = self.game.imagine(self.world, self.seat, self.rng)
        luck = Rng(self.seed)
        for action in plan.actions:
            if action == CHANCE_STEP:
                break
            world.take(action)
        while not world.over and world.deciding() == CHANCE:
            world.take(world.decision().pick(world, luck))
        return world

    def all_turns(self, world: State, seat: Seat) -> list[TurnPlan]:
        """Every way to take a turn; of too many, those that look best fork by fork. The world is used up."""
        found: list[TurnPlan] = []
        untouched = world.copy()
        self.explore(world, None, [], found, seat)
        if len(found) > MAX_TURNS:
            found = []
            self.explore_best(TurnPlan([], untouched, 0.0), None, found, seat, MAX_TURNS)
        return found

    def explore(
        self, world: State, before: Action | None, actions: list[Action], found: list[TurnPlan], seat: Seat
    ) -> None:
        """Every way to go on until the turn is over, as long as they are not too many; the world is used up."""
        judge = self.judge
        if len(found) > MAX_TURNS or self.is_late():
            return
        options = judge.turn_options(world, before)
        last = options[-1]
        for option in options:
            after = world if option == last else world.copy()
            longer = self.take_with_chance(after, option, actions)
            if self.turn_continues(after, seat):
                self.explore(after, option, longer, found, seat)
            else:
                found.append(TurnPlan(longer, after, judge.value(after, seat)))

    def explore_best(self, plan: TurnPlan, before: Action | None, found: list[TurnPlan], seat: Seat, most: i64) -> None:
        """At most so many ways to go on: every fork divides them among the options that look best at once."""
        judge = self.judge
        if self.is_late():
            return
        forks: list[tuple[float, Action, TurnPlan]] = []
        for option in judge.turn_options(plan.world, before):
            after = plan.world.copy()
            longer = self.take_with_chance(after, option, plan.actions)
            value = judge.value(after, seat)
            forks.append((-value, option, TurnPlan(longer, after, value)))
        forks.sort(key=by_fork_value)
        forks = forks[: int(most)]
        for _, option, fork in forks:
            if self.turn_continues(fork.world, seat):
                self.explore_best(fork, option, found, seat, max(most // len(forks), 1))
            else:
                found.append(fork)

    def take_with_chance(self, world: State, option: Action, actions: list[Action]) -> list[Action]:
        """Take an option, with what chance makes of it; the trail that leads there."""
        world.take(option)
        longer = [*actions, option]
        if not world.over and world.deciding() == CHANCE:
            longer.append(CHANCE_STEP)
            luck = Rng(self.seed)
            while not world.over and world.deciding() == CHANCE:
                world.take(world.decision().pick(world, luck))
        return longer

    def turn_continues(self, world: State, seat: Seat) -> bool:
        """Is the turn of this seat not over yet?"""
        return not world.over and world.deciding() == seat and not self.judge.is_pause(world)

    def look_ahead(self, world: State) -> float:
        """How it stands at the end of the round if the turns that look best follow."""
        world = self.play_to_our_turn(world)
        while self.is_our_turn(world) and not self.is_late():
            world = self.play_to_our_turn(self.best_turn(world, self.seat))
        return self.judge.rewards(world)[self.seat]

    def is_our_turn(self, world: State) -> bool:
        """Does a turn of ours begin, in the same round?"""
        judge = self.judge
        if world.over or world.deciding() != self.seat or not judge.begins_turn(world):
            return False
        return judge.round_of(world) == self.round_number

    def play_to_our_turn(self, world: State) -> State:
        """Up to our next turn or to the end of the round; the others play too, or let their turns go by."""
        judge, seat = self.judge, self.seat
        luck = Rng(self.seed)
        while not world.over:
            decision = world.decision()
            if decision.seat == CHANCE:
                world.take(decision.pick(world, luck))
            elif judge.begins_turn(world):
                if judge.round_of(world) != self.round_number or decision.seat == seat or self.is_late():
                    break
                if self.opponents_play:
                    world = self.best_turn(world, decision.seat)
                else:
                    world.take(judge.pass_action(world))
            else:
                world.take(self.quick_choice(world))
        return world

    def best_turn(self, world: State, seat: Seat) -> State:
        """After the turn that looks best to a seat; the world is used up."""
        found = self.all_turns(world, seat)
        self.spent += 1
        found.sort(key=by_value)
        return found[0].world if found else world  # nothing is found only by whoever is late

    def quick_choice(self, world: State) -> Action:
        """A choice that is made by the look of it; the impatient expect any choice of the others."""
        judge, seat = self.judge, world.deciding()
        options = judge.quick_options(world)
        best = options[0]
        if len(options) > 1 and (self.opponents_play or seat == self.seat):
            top = -1e9
            for option in options:
                value = best_completion(judge, world, option, seat)
                if value > top:
                    top, best = value, option
        return best

    def build_tree(self, found: list[TurnPlan]) -> None:
        """What was thought, as a tree; ways that were not looked at farther are worth as much less as they seemed."""
        looked = [plan for plan in found if plan.looks]
        ahead = max([plan.mean() for plan in looked]) if looked else 0.5
        top = found[0].value
        for plan in found:
            if plan.looks:
                self.add_line(plan.actions, plan.mean(), plan.looks * VISITS_PER_LOOK)
            else:
                self.add_line(
                    plan.actions,
                    max(ahead - (top - plan.value) * SHARE_PER_POINT, 0.0),
                    0 if looked else VISITS_PER_LOOK,
                )
        self.root.visits = VISITS_PER_LOOK


def by_value(plan: TurnPlan) -> float:
    """The best first."""
    return -plan.value


def by_fork_value(fork: tuple[float, Action, TurnPlan]) -> tuple[float, Action]:
    """The best first, and of equals always the same one."""
    return fork[0], fork[1]


def by_mean(plan: TurnPlan) -> float:
    """The best first."""
    return -plan.mean()


def distinct(judge: Judge, plans: list[TurnPlan], seat: Seat, most: int, alike: int) -> list[TurnPlan]:
    """The first ones that lead to different positions, and not too many that mean nearly the same."""
    seen: set[object] = set()
    meant: dict[object, int] = {}
    chosen: list[TurnPlan] = []
    for plan in plans:
        turn_key = judge.turn_key(plan.actions)
        times = meant.get(turn_key, 0)
        if times < alike:
            position_key = judge.position_key(plan.world, seat)
            if position_key not in seen:
                seen.add(position_key)
                meant[turn_key] = times + 1
                chosen.append(plan)
                if len(chosen) == most:
                    break
    return chosen
