"""Turn-by-turn search to the end of a round: all possible turns now, then the best follow-up turns."""

import time
from typing import Any, Final

from mypy_extensions import i64

from triforium.bots.greedy_bot import best_completion
from triforium.bots.judges.judge import Judge
from triforium.bots.search import CHANCE_STEP, SEED_RANGE, VISITS_PER_LOOK, Budget, Search, SearchSettings, add_to
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

MAX_SIMILAR: Final = 2  # plans with the same turn key that are evaluated
POSITIONS_PER_LOOK: Final = 4  # expected cost of one lookahead
SHARE_PER_POINT: Final = 1 / 60  # of a victory
MAX_TURNS: Final = 4000  # plans per turn; of 4,000 turns two had more, one of them 19,000


class TurnPlan:
    """One way to play a turn: its actions, the state after it, and the judge's value of that state."""

    def __init__(self, actions: list[Action], world: State, value: float) -> None:
        self.actions: Final = actions
        self.world: Final = world
        self.value: Final = value
        self.looks: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """The mean result of the lookaheads so far; very low if there were none."""
        return self.total / float(self.looks) if self.looks else -1e9


class RoundSearch(Search):
    """Searches one decision of one seat to the end of the round."""

    def __init__(self, game: Game[Any], judge: Judge, world: State, rng: Rng, settings: SearchSettings) -> None:
        super().__init__(game, judge, world, rng, settings)
        self.spent: i64 = 0  # positions fully expanded, plus lookaheads
        self.budget: i64 = 0
        self.opponents_play: bool = False  # does the budget allow for searching the opponents' turns?
        self.deadline: float = 0.0
        self.deadline_applies: bool = False
        self.seed: int = 0  # the same random draws for all plans that are compared
        self.round_number: int = 0

    def run(self, budget: Budget) -> None:
        """Value all turns once; then look ahead from the best ones in new imagined states, halving their number."""
        if self.root.visits:
            return  # already searched when the turn began
        self.start(budget)
        found = self.all_turns(self.imagined(), self.seat)
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

    def start(self, budget: Budget) -> None:
        """Set the limits of a search."""
        self.deadline = time.thread_time() + budget.seconds
        self.budget = budget.iterations
        self.opponents_play = budget.iterations >= POSITIONS_PER_LOOK * self.settings.turn_plans
        self.round_number = self.judge.round_of(self.world)
        self.seed = int(self.rng.below(SEED_RANGE))

    def evaluate_all(self, alive: list[TurnPlan], first: bool) -> bool:
        """One lookahead for each plan with the same draws; False if the budget is spent."""
        for plan in alive:
            if self.is_spent():
                return False
            world = self.end_of_round(plan.world if first else self.replay(plan))
            ahead = self.judge.rewards(world)[self.seat]
            self.spent += 1
            if self.is_late():
                return False  # a lookahead that was cut short is not comparable
            plan.total += ahead
            plan.looks += 1
        return True

    def is_spent(self) -> bool:
        """Is the budget used up?"""
        return self.spent >= self.budget or self.is_late()

    def is_late(self) -> bool:
        """Has the deadline passed? It does not apply before all turns were valued once."""
        return self.deadline_applies and time.thread_time() >= self.deadline

    def replay(self, plan: TurnPlan) -> State:
        """The state after the same plan in a newly imagined state."""
        world = self.imagined()
        self.take_all(world, plan.actions)
        return world

    def take_all(self, world: State, actions: list[Action]) -> None:
        """Take actions up to the first chance decision, and resolve that."""
        for action in actions:
            if action == CHANCE_STEP:
                break
            world.take(action)
        self.deal(world)

    def deal(self, world: State) -> None:
        """Resolve chance decisions."""
        luck = Rng(self.seed)
        while not world.over and world.deciding() == CHANCE:
            world.take(world.decision().pick(world, luck))

    def all_turns(self, world: State, seat: Seat) -> list[TurnPlan]:
        """All plans for a turn; if there are too many, the most promising at each branch. Consumes `world`."""
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
        """Depth-first enumeration of all ways to finish the turn, up to the maximum; consumes `world`."""
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
        """At most `most` ways to finish the turn: each branch splits its quota among the best options."""
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
        """Take an option and resolve the chance decisions after it; returns the longer list of actions."""
        world.take(option)
        longer = [*actions, option]
        if not world.over and world.deciding() == CHANCE:
            longer.append(CHANCE_STEP)
            self.deal(world)
        return longer

    def turn_continues(self, world: State, seat: Seat) -> bool:
        """Is this seat still in the middle of its turn?"""
        return not world.over and world.deciding() == seat and not self.judge.is_pause(world)

    def compare(self, lines: list[list[Action]], budget: Budget) -> list[list[float]]:
        """The rewards at the end of the round after each of these lines, in the same imagined states."""
        self.start(budget)
        total = [[0.0] * self.judge.seats(self.world) for _ in lines]
        self.leads = [[0.0] * len(self.judge.features) for _ in lines]
        looks = max(budget.iterations // (POSITIONS_PER_LOOK * len(lines)), 1)
        for _ in range(looks):
            imagined = self.imagined()
            for number, line in enumerate(lines):
                world = imagined.copy()
                self.take_all(world, line)
                if self.turn_continues(world, self.seat):
                    world = self.best_turn(world, self.seat)
                world = self.end_of_round(world)
                add_to(total[number], self.judge.rewards(world), 1.0 / float(looks))
                if self.explains and not world.over:
                    add_to(self.leads[number], self.judge.weighted_lead(world, self.seat), 1.0 / float(looks))
            self.seed = int(self.rng.below(SEED_RANGE))
        return total

    def end_of_round(self, world: State) -> State:
        """The state at the end of the round if everybody plays the turns that look best; consumes `world`."""
        world = self.play_to_our_turn(world)
        while self.is_our_turn(world) and not self.is_late():
            world = self.play_to_our_turn(self.best_turn(world, self.seat))
        return world

    def is_our_turn(self, world: State) -> bool:
        """Does another turn of this seat begin in the same round?"""
        judge = self.judge
        if world.over or world.deciding() != self.seat or not judge.begins_turn(world):
            return False
        return judge.round_of(world) == self.round_number

    def play_to_our_turn(self, world: State) -> State:
        """Play to this seat's next turn or the end of the round; opponents play too, or pass if the budget is small."""
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
        """The state after the turn that looks best for a seat; consumes `world`."""
        found = self.all_turns(world, seat)
        self.spent += 1
        found.sort(key=by_value)
        return found[0].world if found else world  # nothing is found only after the deadline

    def quick_choice(self, world: State) -> Action:
        """A choice between turns without lookahead; the first option for opponents if the budget is small."""
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
        """Store the plans as a tree; plans without a lookahead are ranked below by their first value."""
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
    """Sort key: highest value first."""
    return -plan.value


def by_fork_value(fork: tuple[float, Action, TurnPlan]) -> tuple[float, Action]:
    """Sort key: highest value first, ties by action."""
    return fork[0], fork[1]


def by_mean(plan: TurnPlan) -> float:
    """Sort key: highest mean first."""
    return -plan.mean()


def distinct(judge: Judge, plans: list[TurnPlan], seat: Seat, most: int, alike: int) -> list[TurnPlan]:
    """The first plans that lead to different positions, with at most `alike` of the same turn key."""
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
