"""A table to play tests at: draw the cathedral, speak the moves, draw the cathedral again.

    table = basilica(
        '''
        Rw  Bb  .   .   .
        .   Y   G   .   .
        ''',
        orders="confuse recruit disaster",
    )
    table.white("O1C:xa1")
    table.black("$b1>b2")
    table.shows(
        '''
        R   B   .   .   .
        .   Yb  G   .   .
        ''',
        coins="2:0",
    )

Moves are written as in rules.md 11.2, or as verb and noun ("withdraw a1"). What the stack holds is told with `stack=`.
"""

import re
from typing import Final

import pytest

from tests.games.basilica.drawing import Box, builders_in, drawn_grid, order_of, rows_of, tokens_in, written_grid
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.notation.nouns import face_name
from triforium.games.basilica.state import EMPTY, TOP, Basilica
from triforium.games.basilica.view import BasilicaView, view

NOTATION: Final = BASILICA.notation()
WHITE: Final = 0
BLACK: Final = 1
SPECTATOR: Final = -2
TOKENS: Final = {"2010": "AM AM AS MS", "2022": "AM MS SJ JA"}
BUILDERS: Final = 5
COMMENT: Final = re.compile(r"<[^>]*>|\[[^\]]*\]")


def basilica(
    drawing: str = "",
    *,
    edition: str = "2022",
    turn: str = "w3",
    orders: str = "scaffolding scaffolding scaffolding",
    vaults: str = "Y B R",
    coins: str = "1:1",
    score: str = "0:0",
    queen: int = 0,
    stack: str = "",
    discard: str = "",
    removed: str = "",
    rest: str = "stack",
    reshuffled: bool = False,
    waiting: str = "",
    options: str = "",
) -> "Table":
    """A table with this cathedral; every tile that is not named lies in the pile `rest`, in any order."""
    rows = rows_of(drawing)
    box = Box(edition)
    piles = [line.split() for line in (orders, vaults, stack, discard, removed)]
    box.set_aside([word for words in [*rows, *piles] for word in words])
    grid = written_grid(rows, box)
    order_slots, vault_slots, stacked, discarded, out = ([box.for_slot(word) for word in words] for words in piles)
    fields = {
        "g": grid,
        "o": ",".join(order_slots),
        "v": ",".join(vault_slots),
        "t": turn,
        "q": f"{queen}/{queen // 10 - (waiting == 'jes')}",
        "W": player(rows, "w", edition, options, score.partition(":")[0], coins.partition(":")[0]),
        "B": player(rows, "b", edition, options, score.partition(":")[2], coins.partition(":")[2]),
        "s": pile(stacked, rest == "stack"),
        "d": pile(discarded, rest == "discard"),
        "r": str(int(reshuffled)),
        "z": pile(out, rest == "removed"),
        "p": waiting,
        "x": options,
    }
    written = [f"{name}:{text}" for name, text in fields.items() if text and (name, text) != ("z", "-")]
    return at(f"bas1 {edition} {' '.join(written)}")


def at(position: str) -> "Table":
    """A table at a position in the notation of rules.md 11.1."""
    return Table(NOTATION.read_position(position, Rng(1)))


def player(rows: list[list[str]], letter: str, edition: str, options: str, score: str, coins: str) -> str:
    """The supply of a player: what is not drawn in the cathedral."""
    tokens = TOKENS[edition[:4]].split()
    if "promotion_tokens=3" in options:
        tokens = tokens[:3]
    drawn = tokens_in(rows, letter)
    for token in [] if "free" in options else drawn:
        tokens.remove(token.upper() if token.upper() in tokens else token.upper()[::-1])
    supply = str(len(tokens) - len(drawn)) if "free" in options else ".".join(tokens) or "-"
    return f"{score},{BUILDERS - builders_in(rows, letter)},{supply},{coins}"


def pile(tiles: list[str], with_rest: bool) -> str:
    """A pile of tiles, perhaps with all that are named nowhere else."""
    return ",".join([*tiles, *["*"] * with_rest]) or "-"


class Table:
    """A position that is played on."""

    def __init__(self, position: Position[Basilica]) -> None:
        self.position = position

    @property
    def state(self) -> Basilica:
        return self.position.state

    # --- moves -------------------------------------------------------------------------------------------------

    def white(self, *moves: str) -> None:
        """White makes these moves."""
        self.speaks(WHITE, moves)

    def black(self, *moves: str) -> None:
        """Black makes these moves."""
        self.speaks(BLACK, moves)

    def speaks(self, seat: int, moves: tuple[str, ...]) -> None:
        for move in moves:
            self.position.deal()
            assert self.state.deciding() == seat, f"it is not this player who decides on {move!r}"
            assert self.lists(move), f"{move!r} is not among {NOTATION.moves(self.state)}"
            self.play(move)

    def play(self, move: str) -> None:
        """A move in the notation, or one small choice as verb and noun."""
        if not BASILICA.verbs.has(move.partition(" ")[0]):
            NOTATION.play(self.position, [move])
            return
        self.position.deal()
        action = BASILICA.read(self.state, move)
        BASILICA.check(self.state, action)
        assert action in self.state.options(), f"{move!r} is not offered, though no rule forbids it"
        self.state.take(action)
        NOTATION.deal_until_writable(self.position)

    def lists(self, move: str) -> bool:
        """Is the move, or its beginning up to the other player's answer, among those that are listed?"""
        first = COMMENT.sub("", move).split()[0]
        if self.state.over or BASILICA.verbs.has(first):
            return BASILICA.verbs.has(first)
        listed = NOTATION.moves(self.state)
        swapped = re.sub(r":(\w+),(\w+)$", r":\2,\1", first)  # of two equal orders of placing only one is listed
        return any(one in (first, swapped) or first.startswith(f"{one},") for one in listed)

    def chance(self, *draws: str) -> None:
        """Chance draws exactly this, and nothing beyond it."""
        for draw in draws:
            action = BASILICA.read(self.state, draw)
            BASILICA.check(self.state, action)
            self.state.take(action)

    def refuses(self, move: str, rule: str, because: str = "") -> None:
        """The move is refused by this rule, perhaps with this sentence, and the table stays as it is."""
        self.position.deal()
        before = self.text()
        with pytest.raises(IllegalAction) as refused:
            self.play(move)
        if not self.state.over:
            assert move not in NOTATION.moves(self.state) + self.options_now(), f"{move!r} is refused, but offered"
        assert refused.value.refusal.rule == rule, f"{move}: {refused.value.refusal}"
        assert because in ("", refused.value.refusal.key)
        assert self.text() == before

    def cannot_read(self, move: str) -> None:
        """The move is no move at all, and the table stays as it is."""
        self.position.deal()
        before = self.text()
        with pytest.raises(Unreadable):
            self.play(move)
        assert self.text() == before

    # --- questions ---------------------------------------------------------------------------------------------

    def moves(self, beginning: str = "") -> str:
        """How the moves that begin like this can go on."""
        self.position.deal()
        return " ".join(
            move.removeprefix(beginning) for move in NOTATION.moves(self.state) if move.startswith(beginning)
        )

    def options(self) -> list[str]:
        """What a player may choose now, as verbs and nouns."""
        self.position.deal()
        return self.options_now()

    def options_now(self) -> list[str]:
        """The options of the seat that decides, or of chance."""
        return [BASILICA.write(self.state, action) for action in self.state.options()]

    def drawable(self) -> list[str]:
        """The order sides in the stack, one for each tile: its top, and what may lie below."""
        s = self.state
        faces = s.bag.pieces + [s.face_in(TOP)] * (s.orders[TOP] != EMPTY)
        return sorted(face_name(s.edition, face) for face in faces)

    def asked(self) -> str:
        """Who is asked, and what."""
        self.position.deal()
        return "nobody" if self.state.over else f"{'WB'[self.state.deciding()]} {self.state.decision().key}"

    def text(self) -> str:
        """The position, written down."""
        return NOTATION.write_position(self.position)

    def field(self, name: str) -> str:
        """A field of the written position; empty if it has none."""
        return next((word[len(name) + 1 :] for word in self.text().split() if word.startswith(f"{name}:")), "")

    def seen_by(self, seat: int) -> BasilicaView:
        """What a seat may know."""
        self.position.deal()
        return view(self.state, seat)

    def areas(self, *jesters: str) -> list[str]:
        """Every area of the table as it lies: colour, cells; Jesters take the colours that are named (Jc3=R)."""
        return [f"{area['colour']} {' '.join(area['cells'])}" for area in NOTATION.scoring(self.state, list(jesters))]

    def points(self, *jesters: str) -> str:
        """What a scoring of the table as it lies would give, White : Black."""
        points = [area["points"] for area in NOTATION.scoring(self.state, list(jesters))]
        return f"{sum(white for white, _ in points)}:{sum(black for _, black in points)}"

    def value(self, cell: str) -> int:
        """The value of the one area that has this cell."""
        (found,) = [area["value"] for area in NOTATION.scoring(self.state, []) if cell in area["cells"]]
        return int(found)

    # --- results -----------------------------------------------------------------------------------------------

    def shows(self, drawing: str | None = None, **facts: str) -> None:
        """The table looks like this."""
        if drawing is not None:
            expected = rows_of(drawing)
            assert drawn_grid(self.field("g"), expected) == expected
        assert {name: self.fact(name, facts[name]) for name in facts} == {
            name: in_order(name, facts[name]) for name in facts
        }

    def fact(self, name: str, like: str) -> str:
        """One thing that is written in the position, by a name that a player would use."""
        for_both = {"score": 0, "builders": 1, "tokens": 2, "coins": 3}
        if name in for_both:
            return ":".join(self.field(letter).split(",")[for_both[name]] for letter in "WB")
        letter = {"turn": "t", "queen": "q", "stack": "s", "waiting": "p", "ended": "e", "reshuffled": "r"}.get(name)
        if letter is not None:
            return self.field(letter)
        text = self.field({"orders": "o", "vaults": "v", "discard": "d"}[name]).replace(",", " ")
        if name == "orders" and re.search("[a-z]", like):
            text = " ".join(order_of(tile) for tile in text.split())
        return in_order(name, text)


def in_order(name: str, text: str) -> str:
    """A discard pile has no order."""
    return " ".join(sorted(text.split())) if name == "discard" else text
