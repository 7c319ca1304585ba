"""A table to play tests at: say what matters of a position, speak the moves, say what it looks like then.

    table = stupor(p1="hand=A9 G=0 S=2 spec=A3,0,0")
    table.p1("A9^1 G(G1) PR(s1>A4)")
    table.shows(p1="G=0 spec=A4,0,0")

Whatever is not said is as at the start of a game; tiles, allies and cards that nobody mentions fill the other places.
Moves are those of rules.md 15.2, or small choices in words ("piece GWB"); `draw=H-COIN,*` fixes what is drawn.
"""

from typing import Any, Final

import pytest

from triforium.core.action import CHANCE, act, verb_of
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.events import EVENTS
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.story import choice_message
from triforium.games.stupor_mundi.verbs import VERBS
from triforium.games.stupor_mundi.view import StuporMundiView, view

NOTATION: Final = STUPOR_MUNDI.notation()
HOUSES: Final = ("savoy", "wittelsbach", "di_romano", "hohenstaufen")
CITIES: Final = ("ROM", "CON", "ALE", "TUN", "BAR")
COVERS: Final = {"K1": "KC-HAND", "K2": "KC-BOTH", "K3": "KC-SLOT"}
PALACE: Final = "T2 W2 K1 L2 G1 S1 A6 P1"
PATHS: Final = {"A": "CS-A,VI-A*[CB-A]", "B": "CS-B[CB-B]", "C": "CS-C,VI-B*[CB-C]"}
PLAYER: Final = (
    "vp=0 A=6 S=1 G=1 ship=ROM castle=- allies=- spec=0,0,0 covers=- hand=H-STONE,H-COIN,H-GRAIN,H-DRAW draw=* "
    "disc=- slots=- removed=- edicts=0 passed=0"
)
EDICTS: Final = (
    "E15",
    "E13",
    "E11",
    "E10",
    "E14",
    "E12",
    "E07",
    "E06",
    "E05",
    "E04",
    "E08",
    "E03",
    "E09",
    "E02",
    "E01",
)
ALLIES: Final = [
    "L-SIG",
    "L-OKE",
    "L-ROM",
    "L-DOM",
    "L-GIS",
    "L-PHI",
    "L-BAL",
    "L-TEN",
    "I-MAU",
    "I-MOC",
    "L-SEB",
    "I-IDA",
    "I-CAS",
    "I-GIS",
    "I-ALT",
    "I-SEV",
    "I-GRE",
    "I-THE",
]
CARDS: Final = ["A1", "A2", "A4", "A6", "A8", "A10", "A12", "A13", "A14", "A15", "A16", "A11", "A5", "A3", "A9", "A7"]
NOUNS: Final = range(16)  # enough for everything but the numbers of Advanced cards
NEAR: Final = 4  # how many small choices around a refusal are looked at: card, face, action, what it is done with
CLOSED: Final = {
    1: "a2 c2 a2 c2 a2 c2 a2 c2 a2 c2",
    2: "a2 c2 a2 c2 a2 c2 a2 c2 a2 c2",
    3: "a2 - - c2 - - - c2 a2 -",
    4: "- - - - - - - - - -",
}


def merged(usual: str, said: str) -> dict[str, str]:
    """Fields name=value, the said ones instead of the usual."""
    fields = dict(word.split("=", 1) for word in usual.split())
    fields.update(dict(word.split("=", 1) for word in said.split()))
    return fields


def stupor(
    *,
    n: int = 2,
    diff: str = "easy",
    round_number: int = 1,
    first: int = 1,
    active: int | None = None,
    step: str = "turn",
    ends: str = "-",
    palace: str = "",
    edicts: str = "",
    next_edicts: str = "",
    pile: str | None = None,
    paths: str = "",
    rom: str = "",
    con: str = "",
    ale: str = "",
    tun: str = "",
    bar: str = "",
    cards: str | None = None,
    p1: str = "",
    p2: str = "",
    p3: str = "",
    p4: str = "",
    solo: str = "",
    options: str = "",
    do: str = "",
    seed: int = 1,
) -> "Table":
    """A table with this on it."""
    people = [p1, p2, p3, p4][:n]
    header = f"SMF1 n={n} diff={diff} round={round_number} first={first} active={active or first} step={step}"
    lines = [
        f"{header} ends={ends} {options}".strip(),
        f"F {palace_line(palace)}",
        f"ED {edict_line(edicts, next_edicts, pile, n)}",
        f"WP {path_line(paths)}",
        *city_lines(n, diff, [rom, con, ale, tun, bar], people),
        f"CP {cards or {1: 11, 2: 11, 3: 16, 4: 22}[n]}",
        *[
            player_line(seat, house, said)
            for seat, (house, said) in enumerate(zip(houses(people), people, strict=True))
        ],
    ]
    if n == 1:
        fields = merged("ship=ROM deck=#16 crowns=0 turns=0", solo)
        lines.append("SO " + " ".join(f"{name}={value}" for name, value in fields.items()))
    if do:
        lines.append(f"DO {do}")
    return at("\n".join(lines), seed)


def palace_line(said: str) -> str:
    """Frederick's possessions."""
    known = {word[0]: word[1:] for word in PALACE.split()}
    known.update({word[0]: word[1:] for word in said.split()})
    return " ".join(letter + number for letter, number in known.items())


def edict_line(edicts: str, next_edicts: str, pile: str | None, n: int) -> str:
    """Active and next tiles; those that a test does not mention are taken from the rest."""
    said = [merged("I=? II=? III=?", part) for part in (edicts, next_edicts)]
    named = [tile for part in said for tile in part.values()] + (pile or "").split(",")
    spare = [tile for tile in EDICTS if tile not in named]
    parts = []
    for part in said:
        parts.append(" ".join(f"{name}={spare.pop(0) if tile == '?' else tile}" for name, tile in part.items()))
    empty = sum(part.count("=-") for part in parts)
    usual = {1: 9, 2: 9, 3: 15, 4: 21}[n] + empty
    return f"{' | '.join(parts)} | pile={usual if pile is None else pile}"


def path_line(said: str) -> str:
    """Workplaces and cities; a path that is said may need another tile than the usual one elsewhere."""
    paths = dict(PATHS)
    for word in said.split():
        letter, _, text = word.partition("=")
        paths[letter] = text
    named = [text for word in said.split() for text in word.partition("=")[2].replace("*", "").split("[")[0].split(",")]
    for letter in PATHS:
        if f"{letter}=" in said:
            continue
        for kind in ("CS", "VI"):
            for tile in (f"{kind}-{mark}" for mark in "ABCD"):
                if tile in paths[letter] and (
                    tile in named or any(tile in paths[other] for other in PATHS if other != letter)
                ):
                    used = " ".join(paths.values())
                    other = next(f"{kind}-{mark}" for mark in "ABCD" if f"{kind}-{mark}" not in used)
                    paths[letter] = paths[letter].replace(tile, other)
    return " ".join(f"{letter}={text}" for letter, text in paths.items())


def city_lines(n: int, diff: str, cities: list[str], people: list[str]) -> list[str]:
    """Markets, allies and cards; what a test does not mention is filled in."""
    everything = " ".join([*cities, *people])
    words = everything.replace("=", " ").replace("/", " ").replace(",", " ").replace(":", " ").replace("^", " ").split()
    markets = [
        f"M{number}" for number in (1, 2, 3, 4, 5, 6) if not any(w in (f"M{number}b", f"M{number}r") for w in words)
    ]
    allies = [ally for ally in ALLIES if ally not in words and (n > 1 or ally[0] == "I")]
    if n == 1 and words.count("I-GRE") < 2:
        allies.append("I-GRE")
    spare = [card for card in CARDS if card not in words]
    lines = []
    for number, (city, said) in enumerate(zip(CITIES, cities, strict=True)):
        side = "r" if diff == "difficult" or (diff == "medium" and number < 2) else "b"
        market = next((word for word in said.split() if "=" not in word), None) or f"{markets.pop(0)}{side}"
        closed = CLOSED[n].split()[2 * number : 2 * number + 2]
        usual = " ".join(f"{space}=?" for space in ("a1", "a2", "c1", "c2") if space not in closed)
        fields = merged(usual, " ".join(word for word in said.split() if "=" in word))
        for space, text in fields.items():
            if text == "?":
                fields[space] = f"{allies.pop(0)}/?" if space[0] == "a" else spare.pop(0)
        lines.append(f"VY {city} {market} " + " ".join(f"{name}={text}" for name, text in fields.items()))
    return lines


def houses(people: list[str]) -> list[str]:
    """The house of each player: the first one that the test mentions, or one that it does not mention."""
    said = [word for text in people for word in text.split()[:1] if word in HOUSES]
    spare = [house for house in HOUSES if house not in said]
    return [text.split()[0] if text.split()[:1] and text.split()[0] in HOUSES else spare.pop(0) for text in people]


def player_line(seat: int, house: str, said: str) -> str:
    """A player; `castle` says what stands there beside the start pieces, and keeps bring their covers."""
    fields = merged(PLAYER, " ".join(word for word in said.split() if word not in HOUSES))
    built = [item for item in fields["castle"].split(",") if item != "-"]
    fields["castle"] = ",".join(["T1:TN1", "W3:WN1", *built])
    covers = [COVERS[item[:2]] for item in built if item[0] == "K"]
    fields["covers"] = ",".join(covers) or "-"
    return f"P{seat + 1} {house} " + " ".join(f"{name}={value}" for name, value in fields.items())


def reasons_agree(s: StuporMundi, deep: int) -> None:
    """In this position an action is refused exactly if it is not offered."""
    if s.over or s.deciding() == CHANCE:
        return
    offered = s.options()
    for verb in {verb_of(option) for option in offered}:
        for noun in NOUNS:
            refusal = STUPOR_MUNDI.why_not(s, act(verb, noun))
            assert (refusal is None) == (act(verb, noun) in offered), f"{VERBS.name(verb)} {noun}: {refusal}"
    for option in offered if deep else []:
        after = s.copy()
        after.take(option)
        reasons_agree(after, deep - 1)


def at(position: str, seed: int = 1) -> "Table":
    """A table at a position in the notation of rules.md 15.1."""
    return Table(NOTATION.read_position(position, Rng(seed)))


class Table:
    """A position that is played on."""

    def __init__(self, position: Position[StuporMundi]) -> None:
        self.position = position

    @property
    def state(self) -> StuporMundi:
        return self.position.state

    # --- moves -------------------------------------------------------------------------------------------------

    def p1(self, *moves: str) -> "Table":
        """The first seat moves; nothing is done but what is said."""
        return self.speaks(0, moves)

    def p2(self, *moves: str) -> "Table":
        """The second seat moves."""
        return self.speaks(1, moves)

    def p3(self, *moves: str) -> "Table":
        """The third seat moves."""
        return self.speaks(2, moves)

    def p4(self, *moves: str) -> "Table":
        """The fourth seat moves."""
        return self.speaks(3, moves)

    def speaks(self, seat: int, moves: tuple[str, ...]) -> "Table":
        for move in moves:
            self.position.deal()
            assert self.state.deciding() == seat, f"it is not this seat that decides on {move!r}, but {self.asked()}"
            NOTATION.play(self.position, [move])
        return self

    def turn(self, seat: int, move: str) -> "Table":
        """A whole turn of a seat; other offers in it are declined."""
        NOTATION.play(self.position, [f"P{seat}: {move}"])
        return self

    def refuses(self, move: str, rule: str) -> None:
        """The move is refused by this rule, and the table stays as it is."""
        self.position.deal()
        before = self.text()
        with pytest.raises(IllegalAction) as refused:
            NOTATION.play(self.position, [move])
        assert refused.value.refusal.rule == rule, f"{move}: {refused.value.refusal}"
        assert STUPOR_MUNDI.rulebook().has(rule)
        assert self.text() == before
        reasons_agree(self.state, NEAR)

    def cannot_read(self, move: str, sentence: str = "") -> None:
        """The move is no move at all."""
        before = self.text()
        with pytest.raises(Unreadable, match=sentence):
            NOTATION.play(self.position, [move])
        assert self.text() == before

    # --- questions ---------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        """The small choices that may be made now."""
        self.position.deal()
        return [STUPOR_MUNDI.write(self.state, action) for action in self.state.options()]

    def said(self) -> list[dict[str, str]]:
        """What is said about every option."""
        return [choice_message(self.state, action).args for action in self.state.options()]

    def chances(self) -> list[str]:
        """What chance may decide now."""
        return [STUPOR_MUNDI.write(self.state, action) for action in self.state.options()]

    def offers(self, *options: str) -> bool:
        """Are these among the options?"""
        return set(options) <= set(self.options())

    def asked(self) -> str:
        """Who is asked, and what."""
        self.position.deal()
        return "nobody" if self.state.over else f"P{self.state.deciding() + 1} {self.state.decision().key}"

    def text(self) -> str:
        """The position, written down."""
        return NOTATION.write_position(self.position)

    def line(self, name: str) -> str:
        """A line of the written position."""
        prefix = {"palace": "F", "edicts": "ED", "paths": "WP", "pile": "CP", "solo": "SO", "header": "SMF1"}.get(name)
        prefix = prefix or (f"VY {name.upper()}" if name.upper() in CITIES else name.upper())
        return next(line[len(prefix) + 1 :] for line in self.text().split("\n") if line.startswith(prefix + " "))

    def shows(self, **facts: str) -> None:
        """The table looks like this: of each line the words that are said, as they are said."""
        for name, said in facts.items():
            words = self.line(name).split()
            missing = [word for word in said.split() if word not in words]
            assert not missing, f"{name}: {' '.join(missing)} is not in {self.line(name)}"

    def castle(self, seat: int) -> str:
        """What stands in a castle."""
        return next(word for word in self.line(f"p{seat}").split() if word.startswith("castle=")).partition("=")[2]

    def seen(self, seat: int = 0) -> StuporMundiView:
        """What a seat may know."""
        return view(self.state, seat)

    def listen(self) -> "Table":
        """Record events from now on."""
        self.state.story = []
        return self

    def story(self) -> list[str]:
        """The kinds of all events since `listen`."""
        assert self.state.story is not None
        return [EVENTS.name(event.kind) for event in self.state.story]

    def player(self, seat: int) -> Any:
        """A player's things."""
        return self.state.players[seat - 1]
