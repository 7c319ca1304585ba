"""Actions (a verb and a noun packed into one int) and seats."""

from typing import Final

Action = int
Seat = int

NOBODY: Final = -3  # an automatic step: no seat has to decide
SPECTATOR: Final = -2  # sees only public information
CHANCE: Final = -1  # decides random draws

NOUN_BITS: Final = 16
NOUN_MASK: Final = 0xFFFF


def act(verb: int, noun: int = 0) -> Action:
    """The action for a verb and a noun."""
    return verb << NOUN_BITS | noun


def verb_of(action: Action) -> int:
    """The verb of an action: what is done."""
    return action >> NOUN_BITS


def noun_of(action: Action) -> int:
    """The noun of an action: what it is done to."""
    return action & NOUN_MASK
