"""An action is a verb and a noun in one int; a seat is who may take it."""

from typing import Final

Action = int
Seat = int

NOBODY: Final = -3  # the rules go on by themselves
SPECTATOR: Final = -2  # sees what everyone may see
CHANCE: Final = -1  # draws tiles and cards

NOUN_BITS: Final = 16
NOUN_MASK: Final = 0xFFFF


def act(verb: int, noun: int = 0) -> Action:
    """The action that does this verb to this noun."""
    return verb << NOUN_BITS | noun


def verb_of(action: Action) -> int:
    """What is done."""
    return action >> NOUN_BITS


def noun_of(action: Action) -> int:
    """What it is done to."""
    return action & NOUN_MASK
