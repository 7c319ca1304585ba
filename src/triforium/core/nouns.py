"""How values are written: one codec for each kind of noun or field; used by actions, agendas, positions and moves."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from triforium.core.action import Action, act, noun_of, verb_of
from triforium.core.errors import Unreadable
from triforium.core.notation import Verbs

UNKNOWN: Final = "?"  # written for a number that stands for nothing: a refusal must still be printable
NOTHING: Final = "-"  # an empty set or list
MOST_LISTED: Final = 13


class Nouns:
    """Values that are written by name; a value is its number in the list of names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = list(names)
        self.numbers: Final[dict[str, int]] = {}
        for number, name in enumerate(names):
            if name:  # an empty name is no value
                self.numbers.setdefault(name, number)  # of two copies of a card the first stands for both

    def write(self, value: Any) -> str:
        """The name of a value."""
        return (self.names[value] if 0 <= value < len(self.names) else "") or UNKNOWN

    def read(self, text: str) -> Any:
        """The value with this name; None if there is none."""
        return self.numbers.get(text)

    def known(self) -> str:
        """The names, for an error message."""
        names = list(self.numbers)
        return ", ".join(names) if len(names) <= MOST_LISTED else f"{names[0]}, {names[1]}, … {names[-1]}"


class Numbers(Nouns):
    """Numbers from 0 with at most so many digits."""

    def __init__(self, digits: int) -> None:
        super().__init__(())
        self.digits: Final = digits

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, text: str) -> Any:
        return int(text) if text.isascii() and text.isdigit() and len(text) <= self.digits else None

    def known(self) -> str:
        return f"the numbers from 0 to {10**self.digits - 1}"


class Sets(Nouns):
    """Sets of nouns as bit masks, written with + between their names; a hyphen is an empty one, if that is a value."""

    def __init__(self, names: Sequence[str], may_be_empty: bool = True) -> None:
        super().__init__(names)
        self.may_be_empty: Final = may_be_empty

    def write(self, value: Any) -> str:
        return "+".join(name for number, name in enumerate(self.names) if value >> number & 1) or NOTHING

    def read(self, text: str) -> Any:
        found = 0
        for name in text.split("+") if text != NOTHING else ():
            bit = 1 << self.numbers[name] if name in self.numbers else 0
            if bit == 0 or found & bit:
                return None
            found |= bit
        return found if found or self.may_be_empty else None


class Values(Nouns):
    """Values with a text each."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        super().__init__(list(values))
        self.values: Final = dict(values)
        self.texts: Final = {value: text for text, value in values.items()}

    def write(self, value: Any) -> str:
        return self.texts[value]

    def read(self, text: str) -> Any:
        return self.values.get(text)


class Named(Nouns):
    """Objects that have a name."""

    def __init__(self, objects: Mapping[str, Any]) -> None:
        super().__init__(list(objects))
        self.objects: Final = objects

    def write(self, value: Any) -> str:
        return str(value.name)

    def read(self, text: str) -> Any:
        return self.objects.get(text)


# --- actions ---------------------------------------------------------------------------------------------------


def write_action(verbs: Verbs, nouns: Mapping[str, Nouns], action: Action) -> str:
    """An action as verb and noun: "put c3"."""
    verb = verb_of(action)
    kind = verbs.kinds[verb]
    return f"{verbs.name(verb)} {nouns[kind].write(noun_of(action))}" if kind else verbs.name(verb)


def read_noun(verbs: Verbs, nouns: Mapping[str, Nouns], verb: int, text: str) -> int:
    """The noun of a verb with this text; Unreadable if there is none."""
    word, kind = verbs.name(verb), verbs.kinds[verb]
    if not kind and text:
        raise Unreadable(f"'{word}' takes nothing after it; leave out {text[:40]!r}")
    if kind and not text:
        raise Unreadable(f"'{word}' needs something after it")
    noun = nouns[kind].read(text) if kind else 0
    if noun is None:
        raise Unreadable(f"'{word}': {text[:40]!r} is none of {nouns[kind].known()}")
    return int(noun)


def read_action(verbs: Verbs, nouns: Mapping[str, Nouns], text: str) -> Action:
    """The action with this text."""
    words = text.split()
    if not words or len(words) > 2:
        raise Unreadable(f"{text[:40]!r} is not a verb and a noun")
    verb = verbs.number(words[0])
    return act(verb, read_noun(verbs, nouns, verb, words[1] if len(words) == 2 else ""))
