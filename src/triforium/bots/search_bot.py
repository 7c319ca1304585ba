"""Bots that search."""

import time
from typing import Any, Final

from mypy_extensions import mypyc_attr

from triforium.bots.bot import Bot
from triforium.bots.judges.judge import Judge
from triforium.bots.round_search import RoundSearch
from triforium.bots.search import Budget, Node, Search, SearchSettings
from triforium.bots.softmax import softmax_index
from triforium.core.action import Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State, Step
from triforium.core.view import View

MAX_CREDIT: Final = 0.9  # of the time for a choice: what was spent on its subtree before is not spent again


class SearchPlan:
    """Budget, settings and softmax temperature of a search; 0: always the best option."""

    def __init__(self, budget: Budget, settings: SearchSettings, temperature: float) -> None:
        self.budget: Final = budget
        self.settings: Final = settings
        self.temperature: Final = temperature


class SavedSubtree:
    """A saved subtree for the next decision of the same turn; valid for exactly one position of one seat."""

    def __init__(self, game: str, seat: Seat, view: View, agenda: list[Step[Any]], node: Node, seconds: float) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.view: Final = view
        self.agenda: Final = agenda  # part of the position that a view need not show
        self.node: Final = node
        self.seconds: Final = seconds  # CPU time that was spent on it


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Searches within the budget of its plan, and reuses the subtree within a turn."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.saved: SavedSubtree | None = None
        self.last: Search | None = None  # the search for the last choice; None if that was forced

    def plan(self, game: Game[Any]) -> SearchPlan:
        """The search plan for a game."""
        raise AssertionError("SearchBot.plan is not implemented")

    def judge(self, game: Game[Any]) -> Judge:
        """The judge of the search in a game."""
        raise AssertionError("SearchBot.judge is not implemented")

    def search(self, game: Game[Any], judge: Judge, world: State, rng: Rng) -> Search:
        """A search for one decision."""
        settings = self.plan(game).settings
        return (
            RoundSearch(game, judge, world, rng, settings)
            if settings.turn_plans
            else Search(game, judge, world, rng, settings)
        )

    def choose(self, game: Game[Any], world: State, rng: Rng) -> Action:
        plan = self.plan(game)
        judge = self.judge(game)
        options = judge.candidates(world)
        seat = world.deciding()
        saved = self.saved_subtree(game, world, seat)
        self.saved = self.last = None
        if len(options) == 1:
            if saved is not None:
                known = saved.node
                if plan.settings.turn_plans:
                    known = next((child for child in known.children if child.action == options[0]), known)
                self.save_subtree(game, world, seat, options[0], known, saved.seconds)
            return options[0]
        search = self.search(game, judge, world, rng)
        budget, spent, started = plan.budget, 0.0, time.thread_time()
        if saved is not None:
            search.root, spent = saved.node, min(saved.seconds, MAX_CREDIT * budget.seconds)
            budget = Budget(budget.iterations, budget.seconds - spent)
        search.run(budget)
        spent += time.thread_time() - started
        self.last = search
        chosen = (
            softmax_choice(search.root.children, plan.temperature, rng) if plan.temperature > 0.0 else search.best()
        )
        spent *= float(chosen.visits) / float(max(search.root.visits, 1))
        self.save_subtree(game, world, seat, chosen.action, chosen, spent)
        return chosen.action

    def save_subtree(
        self, game: Game[Any], world: State, seat: Seat, action: Action, node: Node, seconds: float
    ) -> None:
        """Save the subtree of an action if the same seat decides next without chance in between."""
        if not node.children:
            return
        after = world.copy()
        after.take(action)
        if not after.over and after.deciding() == seat:
            self.saved = SavedSubtree(game.key, seat, game.view(after, seat), after.agenda[:], node, seconds)

    def saved_subtree(self, game: Game[Any], world: State, seat: Seat) -> SavedSubtree | None:
        """The saved subtree, if the position is exactly the expected one."""
        saved = self.saved
        if saved is None or saved.game != game.key or saved.seat != seat:
            return None
        if saved.agenda != world.agenda or saved.view != game.view(world, seat):
            return None
        return saved


def softmax_choice(children: list[Node], temperature: float, rng: Rng) -> Node:
    """A softmax sample of the nodes by value."""
    return children[softmax_index([child.value for child in children], temperature, rng)]
