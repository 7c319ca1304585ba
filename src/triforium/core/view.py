"""The part of a view that all games share; a schema, not performance-critical."""

from dataclasses import dataclass, field
from typing import Any

from triforium.core.action import Seat
from triforium.core.notation import Names, by_verb
from triforium.core.state import State


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


def shared_fields(s: State, seat: Seat, verbs: Names, events: Names) -> dict[str, Any]:
    """The fields of `View` for one seat: the options only if it decides, the events that it may see."""
    deciding = s.deciding()
    return {
        "seat": seat,
        "deciding": deciding,
        "decision": "" if s.over else s.decision().key,
        "options": by_verb(verbs, s.options()) if deciding == seat and seat >= 0 else {},
        "scores": s.scores(),
        "over": s.over,
        "story": [EventView(events.name(e.kind), e.seat, e.nouns) for e in s.story or [] if e.is_for(seat)],
    }
