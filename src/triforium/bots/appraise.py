"""Appraisal of a move: what it was worth, what would have been better, and why; not compiled."""

from dataclasses import dataclass, field
from typing import Any, Final

from triforium.bots import find_bot
from triforium.bots.explain import LineMove, Reason, expected_line, main_reasons
from triforium.bots.judges import fitted_judge_for
from triforium.bots.ladder import MAX_SECONDS
from triforium.bots.search import MAX_VISIT_RATIO, Budget, Node, Search
from triforium.bots.search_bot import SearchBot
from triforium.core.action import Action, Seat
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State

DEFAULT_LEVEL: Final = "architect"
CANDIDATES: Final = 3  # lines of the search that are compared with the one that was played
LEAST_REASON: Final = 0.01  # of the victory
TREE_TIMES: Final = 4  # a tree search has this many times the iterations of the level, as one search decides alone

Line = list[Action]  # actions of one seat, with neither chance nor another seat in between


@dataclass(frozen=True)
class RatedLine:
    """A line, and the share of the victory that every seat may expect after it."""

    actions: Line
    shares: list[float]


@dataclass(frozen=True)
class Appraisal:
    """The lines that were compared for one seat, best first; never empty."""

    seat: Seat
    lines: list[RatedLine]
    expected: list[LineMove] = field(default_factory=list)  # how the game would go on after the best line

    @property
    def best(self) -> RatedLine:
        """The best line."""
        return self.lines[0]

    def rated(self, line: Line) -> RatedLine:
        """A line that was compared."""
        return next(one for one in self.lines if one.actions == line)


class Appraiser:
    """Appraises moves with the search of a level; it sees only what the deciding seat may see."""

    def __init__(self, game: Game[Any], level: str = DEFAULT_LEVEL, effort: int = 1) -> None:
        bot = find_bot(level)
        if not isinstance(bot, SearchBot):
            raise BadOption(f"{level} cannot appraise moves; use one of the levels that search, such as architect")
        self.game: Final = game
        self.judge: Final = fitted_judge_for(game)
        self.bot: Final = bot
        plan = bot.plan(game)
        times = effort * (1 if plan.settings.turn_plans else TREE_TIMES)
        # No time limit: the same move is appraised in the same way on every machine.
        self.deep: Final = Budget(times * plan.budget.iterations, MAX_SECONDS)
        self.equal: Final = Budget(times * plan.budget.iterations // 2, MAX_SECONDS)

    def search(self, world: State, rng: Rng) -> Search:
        """A search for the seat that decides."""
        return self.bot.search(self.game, self.judge, world, rng)

    def ends_move(self, state: State, seat: Seat) -> bool:
        """Is a move of this seat over here: does chance or another seat decide, or can the position be judged?"""
        return state.over or state.deciding() != seat or self.judge.is_quiet(state)

    def appraise(self, state: State, played: Line, seed: int) -> Appraisal:
        """Compare a line with the best ones that a search finds; an empty line is left out."""
        rng = Rng(seed)
        seat = state.deciding()
        world: State = self.game.imagine(state, seat, rng)
        lines, expected = self.best_lines(world, rng)
        if played and played not in lines:
            twin = next((line for line in lines if self.is_same(world, line, played, seat)), None)
            if twin is not None:
                lines[lines.index(twin)] = played
            else:
                lines.append(played)
        shares = self.search(world, rng).compare(lines, self.equal)
        rated = [RatedLine(line, share) for line, share in zip(lines, shares, strict=True)]
        rated.sort(key=lambda line: -line.shares[seat])
        return Appraisal(seat, rated, expected if rated[0].actions == lines[0] else [])

    def best_lines(self, world: State, rng: Rng) -> tuple[list[Line], list[LineMove]]:
        """The most promising lines, best first, and how the game would go on after the first."""
        options = self.judge.candidates(world)
        if len(options) == 1:
            return [self.complete(world, Node(options[0], world.deciding()), rng)], []
        search = self.search(world, rng)
        search.run(self.deep)
        best = search.best()
        most = max(child.visits for child in search.root.children)
        others = [
            child for child in search.root.children if child is not best and child.visits * MAX_VISIT_RATIO >= most
        ]
        others.sort(key=lambda child: -child.value)
        lines = [self.complete(world, child, rng) for child in [best, *others][:CANDIDATES]]
        return lines, expected_line(self.game, self.judge, world, best, rng)

    def complete(self, world: State, node: Node, rng: Rng) -> Line:
        """The line that begins with a node, up to the end of the move."""
        seat = world.deciding()
        line = [node.action]
        here = world.copy()
        here.take(node.action)
        while not self.ends_move(here, seat):
            options = self.judge.candidates(here)
            if len(options) == 1:
                # A tree of turns has a node for a forced choice, a tree search has none.
                node = next((child for child in node.children if child.action == options[0]), node)
                action = options[0]
            else:
                search = self.search(here, rng)
                if node.children and all(child.action in options for child in node.children):
                    search.root = node
                search.run(self.equal)
                node = search.best()
                action = node.action
            line.append(action)
            here.take(action)
        return line

    def is_same(self, world: State, one: Line, other: Line, seat: Seat) -> bool:
        """Do two lines lead to the same position, as far as this seat can see?"""
        return self.view_after(world, one, seat) == self.view_after(world, other, seat)

    def view_after(self, world: State, line: Line, seat: Seat) -> object:
        """What a seat sees after a line."""
        here = after(world, line)
        return here.deciding(), self.game.view(here, seat)

    def reasons(self, state: State, better: Line, played: Line, share: float, seed: int) -> list[Reason]:
        """The features in which the positions that a search expects after one line differ most from another's."""
        rng = Rng(seed)
        search = self.search(self.game.imagine(state, state.deciding(), rng), rng)
        search.explains = True
        search.compare([better, played], self.equal)
        found = main_reasons(self.judge, search.leads[0], search.leads[1], share)
        return [reason for reason in found if reason.share >= LEAST_REASON]


def after(state: State, line: Line) -> State:
    """A copy of the state after a line."""
    here = state.copy()
    for action in line:
        here.take(action)
    return here
