"""The part of a view that all games share; schema, not hot code."""

from dataclasses import dataclass, field

from triforium.core.action import Seat


@dataclass
class EventView:
    """One sentence of the story, by the name of its kind."""

    kind: str
    seat: Seat
    nouns: list[int]


@dataclass
class View:
    """What one seat sees."""

    seat: Seat
    deciding: Seat
    decision: str  # the key of its prompt, "confuse.withdraw"; empty once the game is over
    options: dict[str, list[int]]  # verb -> nouns; empty for everyone else
    scores: list[int]
    over: bool
    story: list[EventView] = field(default_factory=list)
