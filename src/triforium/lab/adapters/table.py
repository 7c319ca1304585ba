"""Shared by all adapters: a game that resolves chance by itself, action numbering, and rewards."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.game import Game
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.lab.arena import setting_for
from triforium.lab.match import Setting

DEFAULT_NOUNS: Final = 64  # nouns of a verb
CELL_NOUNS: Final = 6 * 72  # the cells of a cathedral that grows in one direction only, with a reserve
BASILICA_CELLS: Final = "put promote move move_to recruit withdraw confuse glaze scaffold destroy consecrate"
WIDE_VERBS: Final[dict[str, dict[str, int]]] = {"basilica": dict.fromkeys(BASILICA_CELLS.split(), CELL_NOUNS)}


class ActionTable:
    """Numbers all actions of a game from 0 on, the same in every state."""

    def __init__(self, game: Game[Any]) -> None:
        wide = WIDE_VERBS.get(game.key, {})
        self.spans = [wide.get(verb, DEFAULT_NOUNS) for verb in game.verbs.words]
        self.starts = [sum(self.spans[:verb]) for verb in range(len(self.spans))]
        self.size = sum(self.spans)

    def number(self, action: Action) -> int:
        """The number of an action."""
        verb, noun = verb_of(action), noun_of(action)
        assert noun < self.spans[verb], f"verb {verb} has a noun {noun} beyond its {self.spans[verb]}"
        return self.starts[verb] + noun

    def action(self, number: int) -> Action:
        """The action with a number."""
        verb = max(verb for verb, start in enumerate(self.starts) if start <= number)
        return act(verb, number - self.starts[verb])


class Table:
    """A game in progress whose chance decisions are resolved from a seed."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.game = setting.load_game()
        self.rng = Rng(seed)
        self.state: State = setting.deal()
        self.deal()

    def deal(self) -> None:
        """Resolve chance decisions until a seat must decide or the game is over."""
        while self.state.deciding() == CHANCE:
            self.state.take(self.state.decision().pick(self.state, self.rng))

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action is illegal now; None if it is legal."""
        return self.game.why_not(self.state, action)

    def take(self, action: Action) -> None:
        """Apply an action and continue to the next decision of a seat."""
        self.state.take(action)
        self.deal()

    def rewards(self) -> list[float]:
        """The reward of every seat; 0 before the game is over."""
        if not self.state.over:
            return [0.0] * self.setting.seats
        return rewards(self.game.outcome(self.state).winners, self.setting)


def rewards(winners: list[Seat], setting: Setting) -> list[float]:
    """Cooperative: 1 for a victory, -1 for a defeat; otherwise the seat's share of the victory, zero-sum."""
    seats = setting.seats
    if setting.load_game().is_cooperative(seats):
        return [1.0 if winners else -1.0] * seats
    return [(seats / len(winners) if seat in winners else 0.0) - 1.0 for seat in range(seats)]


def table_setting(game: str, edition: str, seats: int, options: dict[str, str] | None) -> Setting:
    """The setting for these parameters; BadOption if they are invalid."""
    return setting_for(f"{game}/{edition}" if edition else game, seats, options or {})
