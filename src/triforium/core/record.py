"""The truth about one game: what was agreed, and every action with its seat, chance included."""

from typing import Any

from triforium.core.action import CHANCE, Action, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State


class Agreement:
    """What a table agreed on before it began."""

    def __init__(self, edition: str, seats: int, options: dict[str, str], names: list[str], position: str) -> None:
        self.edition = edition
        self.seats = seats
        self.options = options  # only those that differ from the default
        self.names = names  # who sits where
        self.position = position  # where the game began, if not at its start


class Record:
    """A game as it was played; the state is always what the actions make of it."""

    def __init__(self, game: Game[Any], agreement: Agreement) -> None:
        self.game = game
        self.agreement = agreement
        self.rules_version = game.rules_version
        self.seats: list[Seat] = []
        self.actions: list[Action] = []
        self.state: State = self.beginning()

    def beginning(self) -> State:
        """The state before the first action."""
        agreed = self.agreement
        if agreed.position:
            state: State = self.game.notation().read_position(agreed.position, Rng(0)).state
        else:
            state = self.game.deal(agreed.edition, agreed.seats, agreed.options)
        state.story = []
        return state

    def turn(self) -> int:
        """How many actions there are; the number of the next one."""
        return len(self.actions)

    def play(self, action: Action) -> list[Event]:
        """Take an action that is offered, and say what happened; IllegalAction for any other leaves all as it was."""
        self.game.check(self.state, action)
        told = len(self.story())
        self.seats.append(self.state.deciding())
        self.actions.append(action)
        self.state.take(action)
        return self.story()[told:]

    def story(self) -> list[Event]:
        """Everything that happened so far."""
        story = self.state.story
        assert story is not None, "a record tells its story"
        return story

    def may_take_back(self, seat: Seat) -> bool:
        """Your own last choice, as long as nothing was revealed and nobody else decided since."""
        return len(self.seats) > 0 and self.seats[-1] == seat

    def take_back(self, turn: int) -> None:
        """Go back to before the action with this number, and replay the rest."""
        assert 0 <= turn <= len(self.actions), "there is no such turn"
        actions = self.actions[:turn]
        self.seats = []
        self.actions = []
        self.state = self.beginning()
        for action in actions:
            self.apply(action)

    def apply(self, action: Action) -> None:
        """Take an action that was checked when it was played."""
        self.seats.append(self.state.deciding())
        self.actions.append(action)
        self.state.take(action)

    def last_choice_of(self, seat: Seat) -> int:
        """The number of this seat's last action, or -1 if it has not decided anything yet."""
        for turn in range(len(self.seats) - 1, -1, -1):
            if self.seats[turn] == seat:
                return turn
        return -1

    def deal(self, rng: Rng) -> None:
        """Let chance decide until a seat must, or the game is over."""
        while self.state.deciding() == CHANCE:
            self.apply(self.state.decision().pick(self.state, rng))
