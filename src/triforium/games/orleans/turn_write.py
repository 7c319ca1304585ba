"""Writes whole turns (rules.md, section 9.2): 1.01 a rK>CA1 L01:+W."""

from typing import Final

from triforium.core.action import Action
from triforium.core.event import Event
from triforium.games.orleans import events
from triforium.games.orleans.edition import FIRST_SEAT
from triforium.games.orleans.kinds import (
    AREAS,
    BLUEPRINT_LETTERS,
    BLUEPRINT_REWARD,
    FOLLOWER_LETTERS,
    ITEM_LETTERS,
    REWARD_LETTERS,
    SEAT_LETTERS,
)
from triforium.games.orleans.nouns import destination_name
from triforium.games.orleans.state import NONE, Orleans

# The text for events without nouns.
TEXT_WITHOUT_NOUNS: Final = {
    events.STAYED: " stay",
    events.MARKET_CLOSED: " .",
    events.ROSETTE_PAINTED: " paint",
    events.NO_EVENT_LEFT: " -",
    events.BAGS_EMPTY: " -",  # ORL-DRAW-4: the round ends; this is not a turn of its own
}
OWN_TURN: Final = (events.FOLLOWER_DRAWN, events.FOLLOWER_PLACED, events.RESTED)


class TurnWriter:
    """Collects events and writes one line per turn."""

    def __init__(self, s: Orleans) -> None:
        self.s: Orleans = s
        self.round: int = s.round_number
        self.turn: int = 0
        self.lines: list[str] = []
        self.seat: int = NONE  # the seat whose line is being written
        self.swapped: int = NONE  # the item returned for the next one
        self.drawn: bool = False  # a follower was drawn and not yet placed
        self.moving: bool = False
        self.open: int = 0  # number of open brackets, of blueprints whose reward is not settled yet
        self.filled: list[str] = []
        self.rosette_laid: bool = False

    def add_event(self, event: Event) -> None:
        """Write one event."""
        kind = event.kind
        if kind in OWN_TURN and event.seat != self.seat:
            self.begin_line(event.seat)
        if kind in TEXT_WITHOUT_NOUNS:
            self.add(TEXT_WITHOUT_NOUNS[kind])
        elif kind in (events.GOOD_LAID, events.ROSETTE_LAID, events.HOUR_GLASS_REVEALED, events.ROUND_BEGINS):
            self.end_of_round(event)
        elif kind in OWN_TURN:
            self.follower(event)
        elif kind in (events.SET_OUT, events.ITEM_RETURNED, events.ITEM_TAKEN, events.ITEM_LEFT, events.ARRIVED):
            self.travel(event)
        elif kind in (events.DELIVERED, events.GIVEN):
            item, target = event.nouns
            where = target if kind == events.DELIVERED else FIRST_SEAT + target
            self.add(f" {ITEM_LETTERS[item]}>{destination_name(self.s.edition, where)}")
        elif kind == events.ROSETTE_BLOWN:
            self.add(f" +R{self.swap_text()}")
        elif kind == events.EVENT_REVEALED:
            self.add(f" {self.s.edition.events[event.nouns[0]].name}")
        else:
            self.effect(event)

    def begin_line(self, seat: int) -> None:
        """Start a new turn, numbered within its round."""
        self.turn += 1
        self.seat = seat
        self.lines.append(f"{self.round}.{self.turn:02} {SEAT_LETTERS[seat]}")

    def add(self, text: str) -> None:
        """Append to the current line."""
        if self.seat == NONE:  # the position started in the middle of a turn
            self.begin_line(self.s.active)
        self.lines[-1] += text

    def swap_text(self) -> str:
        """The item that was returned for the one just taken."""
        text = "" if self.swapped == NONE else f"/{ITEM_LETTERS[self.swapped]}"
        self.swapped = NONE
        return text

    def follower(self, event: Event) -> None:
        """Drawing, placing, and resting."""
        if event.kind == events.FOLLOWER_DRAWN:
            self.add(f" {AREAS.name(event.nouns[0])[0]}{FOLLOWER_LETTERS[event.nouns[1]]}")
            self.drawn = True
        elif event.kind == events.FOLLOWER_PLACED:
            if not self.drawn:  # drawn before the position started, so its bag is unknown
                self.add(f" {FOLLOWER_LETTERS[event.nouns[0]]}")
            self.add(f">{self.s.edition.components.spaces[event.nouns[1]].name}")
            self.drawn = False
        else:
            self.add("z" if self.open or self.drawn else ":z" if self.moving else " z")

    def travel(self, event: Event) -> None:
        """A move along a route, item by item."""
        if event.kind == events.SET_OUT:
            self.moving = True
            self.add(f" {self.s.edition.components.routes[event.nouns[0]].name}")
        elif event.kind == events.ITEM_RETURNED:
            self.swapped = event.nouns[0]
        elif event.kind == events.ARRIVED:
            self.moving = False
        elif event.kind == events.ITEM_TAKEN:
            self.add(f":+{ITEM_LETTERS[event.nouns[0]]}{self.swap_text()}")
        else:
            self.add(f":-{ITEM_LETTERS[event.nouns[0]]}")

    def effect(self, event: Event) -> None:
        """A consequence, in square brackets after its cause."""
        kind = event.kind
        if kind == events.ORDER_FULFILLED:
            self.add(f"[{self.s.edition.events[event.nouns[0]].name}:")
        elif kind == events.BLUEPRINT_TURNED:
            opening = "" if self.lines and self.lines[-1].endswith(":") else "["
            self.add(f"{opening}{event.nouns[0] + 1}={BLUEPRINT_LETTERS[event.nouns[1]]}")
            self.open += 1
        elif kind == events.SECTION_BUILT:
            self.close("[S", "")
        elif kind == events.ROSETTE_KEPT:
            self.close("[R", f">{SEAT_LETTERS[event.seat]}{self.swap_text()}")
        elif kind == events.ROSETTE_GIVEN:
            self.close("[R", f">{SEAT_LETTERS[event.nouns[0]]}")
        elif kind == events.ROSETTE_FORGONE:
            self.close("[R", ">-")
        elif kind == events.MONK_GAINED:
            self.close("[M", f">{AREAS.name(event.nouns[0])}")
        elif kind == events.REWARD_LOST:
            self.lost(event.nouns[0])

    def close(self, direct: str, text: str) -> None:
        """The reward of the last turned blueprint (`text`), or one from another cause (`direct`)."""
        if self.open:
            self.open -= 1
            self.add(f"{text}]")
        else:
            self.add(f"{direct}{text}]")

    def lost(self, reward: int) -> None:
        """ORL-REW-7, ORL-ORDER-9: a reward that could not be paid."""
        if reward != BLUEPRINT_REWARD:
            self.close(f"[{REWARD_LETTERS[reward]}", ">-")
        elif self.lines and self.lines[-1].endswith(":"):
            self.add("-]")
        else:
            self.add("[B>-]")

    def end_of_round(self, event: Event) -> None:
        """The new pieces of a round, collected until it begins."""
        if self.seat == NONE:  # during the set-up
            self.round = self.s.round_number
            return
        if event.kind == events.HOUR_GLASS_REVEALED:
            self.add(f" hg={self.s.edition.tiles[event.nouns[0]].name}")
        elif event.kind == events.GOOD_LAID:
            token = self.s.edition.components.tokens[event.nouns[0]].name
            self.filled.append(f"{token}:{ITEM_LETTERS[event.nouns[1]]}")
        elif event.kind == events.ROSETTE_LAID:
            self.rosette_laid = True
        else:
            fill = f" fill={','.join(self.filled)}" if self.filled else ""
            self.add(f"{'' if ' hg=' in self.lines[-1] else ' hg=-'}{fill}{' ros=1' if self.rosette_laid else ''}")
            self.filled, self.rosette_laid, self.seat = [], False, NONE
            self.round, self.turn = event.nouns[0], 0


def write_turns(s: Orleans, actions: list[Action]) -> list[str]:
    """A sequence of actions as one line per turn; the set-up is left out."""
    s = s.copy()
    s.story = []
    writer = TurnWriter(s)
    for action in actions:
        seen = len(s.story)
        s.take(action)
        for event in s.story[seen:]:
            writer.add_event(event)
    return writer.lines
