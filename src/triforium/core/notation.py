"""Two-way tables between names and numbers: verbs, events and other words of a game."""

from triforium.core.action import Action, noun_of, verb_of
from triforium.core.errors import Unreadable


class Names:
    """A two-way table: COLOURS.name(3) == "green", COLOURS.number("green") == 3."""

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


class Verbs(Names):
    """The verbs of a game, one per line: its name, the kind of its noun or -, and the rule on when it may be used."""

    def __init__(self, table: str) -> None:
        rows = [line.split() for line in table.strip().split("\n")]
        super().__init__(" ".join([row[0] for row in rows]))
        self.kinds: list[str] = ["" if row[1] == "-" else row[1] for row in rows]
        self.rules: list[str] = [row[2] for row in rows]


class Events(Names):
    """The kinds of event of a game, one per line: its name, then the kinds of its nouns."""

    def __init__(self, table: str) -> None:
        rows = [line.split() for line in table.strip().split("\n")]
        super().__init__(" ".join([row[0] for row in rows]))
        self.kinds: list[list[str]] = [row[1:] for row in rows]


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
