"""Two-way tables between names and numbers."""

from triforium.core.action import Action, noun_of, verb_of
from triforium.core.errors import Unreadable


class Names:
    """A two-way table: VERBS.name(3) == "order", VERBS.number("order") == 3."""

    def __init__(self, words: str) -> None:
        self.words: list[str] = words.split()
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(self.words)}

    def size(self) -> int:
        """How many names there are."""
        return len(self.words)

    def name(self, number: int) -> str:
        """The name of a number."""
        return self.words[number]

    def has(self, name: str) -> bool:
        """Is this name in the table?"""
        return name in self.numbers

    def number(self, name: str) -> int:
        """The number of a name; Unreadable if it is unknown."""
        if name not in self.numbers:
            raise Unreadable(f"{name!r} is none of: {', '.join(self.words)}")
        return self.numbers[name]


def by_verb(verbs: Names, actions: list[Action]) -> dict[str, list[int]]:
    """Actions grouped as in a view: the nouns of each verb."""
    found: dict[str, list[int]] = {}
    for action in actions:
        verb = verbs.words[verb_of(action)]
        if verb in found:
            found[verb].append(noun_of(action))
        else:
            found[verb] = [noun_of(action)]
    return found
