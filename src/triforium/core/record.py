"""Records: the set-up of a game and every action with its seat, including chance."""

from typing import Any

from triforium.core.action import CHANCE, Action, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State


class Agreement:
    """The set-up of a game: edition, seats, options, names, start position."""

    def __init__(self, edition: str, seats: int, options: dict[str, str], names: list[str], position: str) -> None:
        self.edition = edition
        self.seats = seats
        self.options = options  # only those that differ from their default
        self.names = names  # the player in each seat
        self.position = position  # the start position, empty for the usual set-up


class Record:
    """A game as it was played; the state always follows from the actions."""

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
        """The number of actions so far, which is the number of the next one."""
        return len(self.actions)

    def play(self, action: Action) -> list[Event]:
        """Check and apply an action; returns its events. After IllegalAction nothing has changed."""
        self.game.check(self.state, action)
        before = len(self.story())
        self.seats.append(self.state.deciding())
        self.actions.append(action)
        self.state.take(action)
        return self.story()[before:]

    def story(self) -> list[Event]:
        """All events so far."""
        story = self.state.story
        assert story is not None, "the state of a record logs its events"
        return story

    def may_take_back(self, seat: Seat) -> bool:
        """May this seat undo the last action? Only its own, if nobody, chance included, has decided since."""
        return len(self.seats) > 0 and self.seats[-1] == seat

    def take_back(self, turn: int) -> None:
        """Undo to before the action with this number, by replaying the actions before it."""
        assert 0 <= turn <= len(self.actions), "there is no such turn"
        actions = self.actions[:turn]
        self.seats = []
        self.actions = []
        self.state = self.beginning()
        for action in actions:
            self.apply(action)

    def apply(self, action: Action) -> None:
        """Apply an action without checking it: it is known to be legal."""
        self.seats.append(self.state.deciding())
        self.actions.append(action)
        self.state.take(action)

    def last_choice_of(self, seat: Seat) -> int:
        """The number of this seat's last action, or -1 if there is none."""
        for turn in range(len(self.seats) - 1, -1, -1):
            if self.seats[turn] == seat:
                return turn
        return -1

    def deal(self, rng: Rng) -> None:
        """Resolve chance decisions until a seat must decide or the game is over."""
        while self.state.deciding() == CHANCE:
            self.apply(self.state.decision().pick(self.state, rng))
