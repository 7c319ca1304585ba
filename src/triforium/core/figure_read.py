"""Figures of a manual: positions to play in without a table; not compiled."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from triforium.core.action import CHANCE, Action
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.core.state import State

FACTS: Final = "manual.toml"
SEED: Final = 1  # a figure draws the same for every reader


class Try(NamedTuple):
    """Choices that can be tried in a figure, and the rule that refuses the last one; empty if it is allowed."""

    choices: list[str]  # each as verb and noun
    refused: str


class Figure(NamedTuple):
    """A position with choices to try, or with a solution step by step; and what it shows."""

    key: str
    example: str  # the worked example of rules.md that it shows, if any
    position: str
    show: str  # the part of the table to look at first, by the name that the face gives it
    tries: list[Try]
    steps: list[list[str]]  # each a list of choices
    marks: list[str]  # places that the captions speak of, as verb and noun
    after: str  # the position after the steps
    shows: list[str]  # words that are found in one line of the position after the steps
    scores: list[int]  # the points of each seat after the steps
    scoring: list[int]  # the points of each seat if the first position were scored


class Facts(NamedTuple):
    """What a manual says in every language: conditions and figures."""

    when: dict[str, dict[str, list[str]]]  # option, edition or seats -> the values for which the condition holds
    figures: dict[str, Figure]

    def holding(self, edition: str, seats: int, options: dict[str, str]) -> frozenset[str]:
        """The conditions that hold at a table."""
        table = {**options, "edition": edition, "seats": str(seats)}
        return frozenset(
            name
            for name, wanted in self.when.items()
            if all(table.get(key) in values for key, values in wanted.items())
        )


def read_facts(text: str) -> Facts:
    """Read a manual.toml."""
    data = tomllib.loads(text)
    figures: dict[str, Figure] = {}
    for row in data.get("figure", []):
        tries = [Try(entry["choices"], entry.get("refused", "")) for entry in row.get("try", [])]
        figures[row["key"]] = Figure(
            row["key"],
            row.get("example", ""),
            row["position"].strip(),
            row.get("show", ""),
            tries,
            row.get("steps", []),
            row.get("marks", []),
            row.get("after", "").strip(),
            row.get("shows", []),
            row.get("scores", []),
            row.get("scoring", []),
        )
    return Facts(data.get("when", {}), figures)


@cache
def facts_of(package: str) -> Facts:
    """The conditions and figures of a game's manual."""
    return read_facts(files(package).joinpath(FACTS).read_text(encoding="utf-8"))


class Play:
    """A position that is played on, choice by choice, with the events of each."""

    def __init__(self, game: Game[Any], text: str) -> None:
        self.game = game
        self.position: Position[Any] = game.notation().read_position(text, Rng(SEED))
        game.notation().deal_until_writable(self.position)
        self.position.deal()
        self.state.story = []
        self.taken = 0
        self.events: list[tuple[int, Event]] = []  # each with the number of choices then

    @property
    def state(self) -> State:
        """The state at hand."""
        state: State = self.position.state
        return state

    def read(self, text: str) -> Action:
        """A choice such as "put c3" as an action."""
        return self.game.read(self.state, text)

    def take(self, action: Action) -> None:
        """Make a choice, or say what chance draws; IllegalAction if it is not allowed."""
        self.deal_for(action)
        self.game.check(self.state, action)
        self.state.take(action)
        self.taken += 1
        self.tell()

    def deal_for(self, action: Action) -> None:
        """Let chance decide, unless this action says what it draws."""
        while self.state.deciding() == CHANCE and action not in self.state.options():
            self.state.take(self.position.dealer.answer(self.state))

    def settle(self) -> None:
        """Let chance decide until a seat is asked or the game is over."""
        self.position.deal()
        self.tell()

    def tell(self) -> None:
        """Keep the events since the last choice."""
        self.events += [(self.taken, event) for event in self.state.story or []]
        self.state.story = []
