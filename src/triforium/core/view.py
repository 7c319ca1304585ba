"""The part of a view that all games share; a schema, not performance-critical."""

from dataclasses import dataclass, field

from triforium.core.action import Seat


@dataclass
class EventView:
    """One event of the log, with the name of its kind."""

    kind: str
    seat: Seat
    nouns: list[int]


@dataclass
class View:
    """What one seat sees."""

    seat: Seat
    deciding: Seat
    decision: str  # the key of the decision's prompt: "confuse.withdraw"; empty once the game is over
    options: dict[str, list[int]]  # verb -> nouns; empty unless this seat decides
    scores: list[int]
    over: bool
    story: list[EventView] = field(default_factory=list)
