"""A table to play tests at: say what matters of a position, speak the moves, say what it looks like then.

    table = orleans("place:K", seats="a:LEM=WWSB b:ORL=-", tokens="L02a=B L02b=S")
    table.a("place CA1", "go L02", "take", "swap W")
    table.shows(a="CHA=WSSBB", black="…")

Whatever is not said lies where it usually does; bags and supplies hold what is nowhere else. Moves are the choices of
rules.md 6.2; a draw names the follower that comes up: "draw red K".
"""

import re
from typing import Any, Final

import pytest

from triforium.core.action import CHANCE
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.games.orleans.events import EVENTS
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.view import OrleansView, view

NOTATION: Final = ORLEANS.notation()
TOKENS: Final = [token.id for token in ORLEANS.components.tokens()]
FULL_MAP: Final = "WBBWWSSSSWSBSWWWBRWS"
GOODS: Final = {"W": 15, "S": 12, "B": 10}
FOLLOWERS: Final = {"K": 6, "F": 6, "A": 6, "T": 6, "M": 10}
START: Final = {"N": 2, "X": 1}  # monks in each bag
SPECTATOR: Final = -2


def orleans(
    frames: str = "draw",
    *,
    seats: str = "a:ORL=- b:ORL=-",
    level: str = "N",
    round_number: int = 1,
    sections: int = 0,
    active: str = "a",
    town: str = "-",
    tokens: str = "",
    workshops: str = "WS1=- WS2=- WS3=-",
    hour_glass: str = "HG1=-",
    coming: str | None = None,
    events: str = "-",
    order: str = "-",
    blueprints: str = "SSSSSSSRRRMM",
    red: str | None = None,
    blue: str | None = None,
    out: str = "-",
    monks: int | None = None,
    rosettes: int | None = None,
    options: str = "",
) -> "Table":
    """A table with this on it; `tokens` says what lies elsewhere than usual: "L01a=. R05a=."."""
    lying = list(FULL_MAP)
    for change in tokens.split():
        space, _, item = change.partition("=")
        lying[TOKENS.index(space)] = item
    names = [word.partition(":")[2] for word in (f"x:{tile}" for tile in workshops.split())]
    places = " ".join(f"{place}:{tile}" for place, tile in zip(("CHA", "TOU", "BOU"), names, strict=True))
    used = "".join(lying) + "".join(word.partition("=")[2] for word in [*seats.split(), *names, hour_glass])
    if rosettes is None:
        rosettes = 10 - used.count("R")
    black = "".join(
        f"{letter}{total - used.count(letter)}" for letter, total in GOODS.items() if total > used.count(letter)
    )
    bags = followers(frames, level, town, out, monks)
    coming = coming if coming is not None else ",".join(("HG4", "HG6")[: 3 - round_number]) or "-"
    fields = [
        f"orl1 n{len(seats.split())} {level} R{round_number} S{sections} @{active} {frames}",
        f"red:{red or bags['red']} blue:{blue or bags['blue']} out:{out} mon:{bags['mon'] if monks is None else monks}"
        f" black:{black or '-'} ros:{rosettes}",
        f"town:{town}",
        f"map:{''.join(lying)}",
        seats,
        places,
        f"hg:{hour_glass} next:{coming}",
        f"ev:{events} ord:{order}",
        f"bp:{blueprints}",
    ]
    return at(" | ".join([*fields, *([f"opt:{options}"] if options else [])]))


def followers(frames: str, level: str, town: str, out: str, monks: int | None) -> dict[str, str]:
    """The followers that a test does not mention: they are in the bags they start in."""
    supply = 10 - 2 * START[level] if monks is None else monks
    extra = 10 - 2 * START[level] - supply  # monks that were gained are in the blue bag
    red = {"K": 6, "A": 3, "T": 3, "M": START[level]}
    blue = {"F": 6, "A": 3, "T": 3, "M": START[level] + extra}
    away = [item[-1] for item in town.split(",") if item != "-"] + re.findall("place:([KFATM])", frames)
    for letter, number in re.findall("([KFATM])([0-9]+)", out):
        away += [letter] * int(number)
    for letter in away:
        bag = red if red.get(letter, 0) else blue
        bag[letter] -= 1
    written = [
        "".join(f"{letter}{bag[letter]}" for letter in FOLLOWERS if bag.get(letter, 0)) or "-" for bag in (red, blue)
    ]
    return {"red": written[0], "blue": written[1], "mon": str(supply)}


def at(position: str, seed: int = 1) -> "Table":
    """A table at a position in the notation of rules.md 9.1."""
    return Table(NOTATION.read_position(position, Rng(seed)))


class Table:
    """A position that is played on."""

    def __init__(self, position: Position[Orleans]) -> None:
        self.position = position

    @property
    def state(self) -> Orleans:
        return self.position.state

    # --- moves -------------------------------------------------------------------------------------------------

    def a(self, *moves: str) -> "Table":
        """Ochre chooses."""
        return self.speaks(0, moves)

    def b(self, *moves: str) -> "Table":
        """Green chooses."""
        return self.speaks(1, moves)

    def c(self, *moves: str) -> "Table":
        """Violet chooses."""
        return self.speaks(2, moves)

    def d(self, *moves: str) -> "Table":
        """Slate chooses."""
        return self.speaks(3, moves)

    def speaks(self, seat: int, moves: tuple[str, ...]) -> "Table":
        for index, move in enumerate(moves):
            if not move.startswith("blueprint") and index and self.asked().endswith("blueprint"):
                self.play(self.options()[0])  # the lowest, if nobody says which
            self.position.deal()
            assert self.state.deciding() == seat, f"it is not this seat that decides on {move!r}"
            self.play(move)
        return self

    def play(self, move: str) -> None:
        """One choice, and what chance decides after it; a blueprint is not chosen by itself."""
        self.position.deal()
        named = re.fullmatch("(draw \\w+) ([KFATM])", move)
        self.take(named.group(1) if named else move)
        if named:
            self.take(f"comes_up {named.group(2)}")
        self.position.deal()

    def take(self, move: str) -> None:
        action = ORLEANS.read(self.state, move)
        ORLEANS.check(self.state, action)
        self.state.take(action)

    def chance(self, *draws: str) -> "Table":
        """Chance draws exactly this, and nothing beyond it."""
        for draw in draws:
            assert self.state.deciding() == CHANCE
            self.take(draw)
        return self

    def only(self, move: str) -> "Table":
        """One choice, and nothing that chance decides after it."""
        self.take(move)
        return self

    def refuses(self, move: str, rule: str) -> None:
        """The move is refused by this rule, and the table stays as it is."""
        self.position.deal()
        before = self.text()
        with pytest.raises(IllegalAction) as refused:
            self.take(move)
        assert refused.value.refusal.rule == rule, f"{move}: {refused.value.refusal}"
        assert self.text() == before

    def cannot_read(self, move: str) -> None:
        """The move is no move at all."""
        with pytest.raises(Unreadable):
            self.take(move)

    # --- questions ---------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """What may be chosen now."""
        self.position.deal()
        return NOTATION.moves(self.state)

    def offers(self, *options: str) -> bool:
        """Are these among the options?"""
        return set(options) <= set(self.options())

    def options_now(self) -> list[str]:
        """The options of the seat that decides, or of chance."""
        return NOTATION.moves(self.state)

    def asked(self) -> str:
        """Who is asked, and what."""
        self.position.deal()
        return "nobody" if self.state.over else f"{'abcd'[self.state.deciding()]} {self.state.decision().key}"

    def text(self) -> str:
        """The position, written down."""
        return NOTATION.write_position(self.position)

    def field(self, name: str) -> str:
        """A field of the written position."""
        text = self.text()
        head = text.split(" | ")[0].split()
        named = {"round": head[3], "sections": head[4], "active": head[5][1:], "frames": head[6]}
        if name in named:
            return named[name]
        return next(word[len(name) + 1 :] for word in text.split() if word.startswith(f"{name}:"))

    def token(self, name: str) -> str:
        """What lies on a token space."""
        return self.field("map")[TOKENS.index(name)]

    def seen(self, seat: int = 0) -> OrleansView:
        """What a seat may know."""
        return view(self.state, seat)

    def story(self) -> list[str]:
        """The kinds of all events since `listen`."""
        assert self.state.story is not None
        return [EVENTS.name(event.kind) for event in self.state.story]

    def listen(self) -> "Table":
        """Record events from now on."""
        self.state.story = []
        return self

    def shows(self, **facts: Any) -> None:
        """The table looks like this, field by field."""
        assert {name: self.field(name) for name in facts} == {name: str(value) for name, value in facts.items()}
