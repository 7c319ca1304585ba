"""Reads a position from text (rules.md, section 11.1)."""

import re
from typing import Any, Final

from triforium.core.bag import Bag
from triforium.core.errors import Unreadable
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.core.state import Step
from triforium.games.basilica.cathedral_read import Ledger, bad, read_cathedral
from triforium.games.basilica.components import COLOUR_LETTERS, ORDER_LETTERS, Components
from triforium.games.basilica.edition import BasilicaEdition, edition_for
from triforium.games.basilica.pending import agenda_for, has_options
from triforium.games.basilica.plan import NOWHERE, cell_named
from triforium.games.basilica.script import Script
from triforium.games.basilica.setup import empty_table
from triforium.games.basilica.stack import REVEAL_TOP, restack_when_due
from triforium.games.basilica.state import (
    BLACK,
    EMPTY,
    EXHAUSTED,
    FACE_BITS,
    KIND_BITS,
    KIND_MASK,
    THIRD,
    TOP,
    WHITE,
    Basilica,
)

FIELDS: Final = ("g", "o", "v", "t", "q", "W", "B", "s", "d", "r", "z", "m", "p", "e", "x")
OPTIONAL: Final = ("z", "m", "p", "e", "x")
FACE: Final = re.compile(r"([PMRCGSDA])\.([YBRG]{1,2})(\^?)")
ENDINGS: Final = {"third": THIRD, "exhausted": EXHAUSTED}


def read_position(text: str, components: Components, rng: Rng) -> Position[Basilica]:
    """The position described by a text; Unreadable names the field and the rule or invariant that it breaks."""
    return PositionReader(text, components).read(rng)


class PositionReader:
    """Parses a written position field by field, and checks that it is possible."""

    def __init__(self, text: str, components: Components) -> None:
        words = text.split()
        if not words or words[0] != "bas1":
            raise Unreadable("a Basilica position begins with 'bas1'")
        if len(words) < 2:
            raise Unreadable("after 'bas1' a position names its edition, for example 2022+ff")
        self.fields: dict[str, str] = self.split_fields(words[2:])
        self.edition: BasilicaEdition = edition_for(words[1], self.read_options(), components)
        self.s: Basilica = empty_table(self.edition)
        self.ledger = Ledger(self.edition)
        self.rest_goes_to = ""
        self.rest: set[int] = set()  # the tiles that this * stands for, unless it is in the stack
        self.executing = EMPTY

    def split_fields(self, words: list[str]) -> dict[str, str]:
        """Every field once, in the fixed order."""
        fields: dict[str, str] = {}
        last = -1
        for word in words:
            name, colon, value = word.partition(":")
            if not colon or name not in FIELDS:
                raise Unreadable(f"position: {word[:20]!r} is none of the fields {', '.join(f + ':' for f in FIELDS)}")
            if FIELDS.index(name) <= last:
                raise Unreadable(f"position: field {name}: appears twice or out of order")
            last = FIELDS.index(name)
            fields[name] = value
        for name in FIELDS:
            if name not in fields and name not in OPTIONAL:
                raise Unreadable(f"position: field {name}: is missing")
        return fields

    def read_options(self) -> dict[str, str]:
        """BAS-OPT: options that differ from the default."""
        options: dict[str, str] = {}
        for part in self.fields.get("x", "").split(";"):
            if part:
                name, equals, value = part.partition("=")
                if not equals or name in options:
                    raise bad("x", f"{part!r} is not name=value, each name once")
                options[name] = value
        return options

    def read(self, rng: Rng) -> Position[Basilica]:
        """All fields, then the checks that need several of them."""
        s = self.s
        read_cathedral(s, self.fields["g"], self.ledger)
        known_tiles, faces = self.read_orders()
        self.read_vault_slots()
        self.read_players()
        self.read_queen()
        removed, stack = self.read_piles(faces)
        self.set_unseen(known_tiles, removed)
        self.read_turn()
        script = Script(rng, known_tiles, stack, removed, self.rest, s.restacked_at)
        if s.stack > 0 and s.orders[TOP] == EMPTY and not s.over:
            s.agenda.append(REVEAL_TOP)
        restack_when_due(s)
        s.settle()
        if not has_options(s):
            raise bad("p", "nothing can be chosen there, so no game waits for it (BAS-TURN-6, BAS-PAID-2)")
        return Position(s, script)

    # --- tiles ---------------------------------------------------------------------------------------------

    def read_orders(self) -> tuple[dict[int, int], list[int]]:
        """The known tiles of the order slots by serial number, and the visible order sides."""
        items = self.fields["o"].split(",")
        if len(items) != 3:
            raise bad("o", f"{len(items)} order slots, not three (BAS-SETUP-10)")
        old = self.old_slots()
        self.s.restacked_at = len(old) + 1 if self.fields["r"] == "1" else 0
        self.s.revealed = 1 if self.s.restacked_at == 0 else self.s.restacked_at
        oldest = 1
        known_tiles: dict[int, int] = {}
        faces: list[int] = []
        for slot, item in enumerate(items):
            if item.startswith("!"):
                if self.executing != EMPTY:
                    raise bad("o", "two orders are marked with ! as being executed")
                self.executing = slot
                item = item[1:]
            if item == "_":
                continue
            serial = self.s.revealed
            if slot in old:
                serial = oldest - 1
                oldest += 1
            else:
                self.s.revealed += 1
            face = self.face(item, "o")
            if face == EMPTY:
                tile = self.ledger.tile(item, "o")
                known_tiles[serial] = tile
                face = self.edition.face[tile]
            self.s.orders[slot] = serial << FACE_BITS | face
            faces.append(face)
        return known_tiles, faces

    def old_slots(self) -> list[int]:
        """The slots marked as filled before the reshuffle."""
        if "m" not in self.fields:
            return []
        slots = self.fields["m"].partition("/")[0]
        old = [int(slot) - 1 for slot in slots.split(".")] if re.fullmatch(r"[123](\.[123])*", slots) else []
        if self.fields["r"] != "1" or (slots != "-" and not old) or len(set(old)) < len(old):
            raise bad("m", "names the slots from before the reshuffle, like 1.3, each once, and only after it")
        return old

    def face(self, item: str, field: str) -> int:
        """The order side with this text (P.R), or EMPTY if it is a tile id."""
        match = FACE.fullmatch(item)
        if match is None:
            return EMPTY
        order, letters, crown = match.groups()
        colours = sum(1 << COLOUR_LETTERS.index(letter) for letter in set(letters))
        for face in range(len(self.edition.face_order)):
            shown = (self.edition.face_order[face], self.edition.face_colours[face], self.edition.face_crown[face])
            if shown == (ORDER_LETTERS.index(order), colours, crown == "^"):
                return face
        raise bad(field, f"no tile of edition {self.edition.key} shows {item} on its order side")

    def read_vault_slots(self) -> None:
        """BAS-SETUP-10: three vault slots; `_` is an empty one."""
        items = self.fields["v"].split(",")
        if len(items) != 3:
            raise bad("v", f"{len(items)} vault slots, not three (BAS-SETUP-10)")
        for slot, item in enumerate(items):
            if item != "_":
                self.s.vault_slots[slot] = self.ledger.tile(item, "v")

    # --- players, track ------------------------------------------------------------------------------------

    def read_players(self) -> None:
        """Builders and tokens that are not in the cathedral are in supply; the coins must add up."""
        coins = [self.read_player("W", WHITE), self.read_player("B", BLACK)]
        if sum(coins) != 2 * self.edition.coins:
            raise bad("B", f"there are {sum(coins)} coins, not {2 * self.edition.coins} (BAS-PAID-7)")
        self.s.coins = (coins[0], coins[1])

    def read_player(self, field: str, seat: int) -> int:
        """Read score, builders and tokens of a seat; returns its coins."""
        parts = self.fields[field].split(",")
        if len(parts) != 4 or not all(
            part.isascii() and part.isdigit() and len(part) < 7 for part in (parts[0], parts[1], parts[3])
        ):
            raise bad(field, "is not score,builders,tokens,coins, for example 0,5,AM.MS,1")
        if int(parts[1]) != self.s.builders_left[seat]:
            on_board = self.edition.builders - self.s.builders_left[seat]
            raise bad(
                field,
                f"{on_board} builders in play and {parts[1]} in supply are not {self.edition.builders} (BAS-SETUP-2)",
            )
        if self.tokens_in_supply(parts[2], field) != self.s.tokens_left[seat]:
            raise bad(
                field,
                f"tokens {parts[2]} in supply and those in play are not the edition's list (BAS-SETUP-3, BAS-SETUP-4)",
            )
        score = list(self.s.score)
        score[seat] = int(parts[0])
        self.s.score = (score[0], score[1])
        return int(parts[3])

    def tokens_in_supply(self, text: str, field: str) -> int:
        """The tokens of a supply, packed as counts by kind."""
        if self.edition.free_faces:
            if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) > KIND_MASK:
                raise bad(field, "with promotion_faces=free the tokens in supply are a number (BAS-OPT-5)")
            return int(text)
        tokens = 0
        for name in text.split(".") if text != "-" else []:
            for kind, token in enumerate(self.edition.token_kinds):
                if token.name == name:
                    tokens += 1 << KIND_BITS * kind
                    break
            else:
                raise bad(field, f"there is no promotion token {name!r} in this edition (BAS-SETUP-3, BAS-SETUP-4)")
        return tokens

    def read_queen(self) -> None:
        """BAS-QUEEN-3: the Queen's space, and the number of scorings so far."""
        match = re.fullmatch(r"([0-9]{1,3})/([0-9]{1,2})", self.fields["q"])
        if match is None:
            raise bad("q", "is not position/scorings, for example 9/0")
        queen, scorings = int(match.group(1)), int(match.group(2))
        if queen > self.edition.spaces:
            raise bad("q", f"the track ends at {self.edition.spaces} (BAS-QUEEN-5)")
        entered = sum(self.edition.crown_spaces[: queen + 1])
        due = [entered]
        if self.fields.get("p", "").startswith("jes"):
            due = [entered - 1, entered] if self.edition.crown_spaces[queen] else [entered]
        elif self.fields.get("e") == "exhausted":
            due = [entered + 1]
        elif queen == self.edition.spaces and self.fields.get("e") != "third":
            raise bad("q", f"on space {queen} the game is over: e:third is missing (BAS-QUEEN-5)")
        if scorings not in due:
            raise bad("q", f"a pawn on {queen} has seen {due[0]} scorings, not {scorings} (BAS-QUEEN-4)")
        self.s.queen, self.s.scorings = queen, scorings

    # --- piles ---------------------------------------------------------------------------------------------

    def tiles_in(self, field: str) -> list[int]:
        """The tiles of a pile; a `*` at its end stands for all tiles that are not named anywhere else."""
        text = self.fields.get(field, "-")
        if text == "-":
            return []
        names = text.split(",")
        if names[-1] == "*":
            if self.rest_goes_to:
                raise bad(field, f"only one of s, d, z may end with *, and {self.rest_goes_to} does")
            self.rest_goes_to = field
            names.pop()
        return [self.ledger.tile(name, field) for name in names]

    def read_piles(self, faces: list[int]) -> tuple[list[int], list[int]]:
        """The removed tiles and the known tiles of the stack; every tile must be in exactly one place."""
        if self.fields["r"] not in ("0", "1"):
            raise bad("r", "is 0 or 1: there is at most one reshuffle (BAS-STACK-3)")
        hidden = len(faces) - list(self.ledger.where.values()).count("o")  # order sides whose tile is unknown
        stack: list[int] = []
        masked = re.fullmatch(r"([^,+]+)\+([0-9]{1,3})", self.fields["s"])
        if masked is not None:
            faces.append(self.read_top(masked.group(1)))
            self.s.stack = 1 + int(masked.group(2))
            hidden += self.s.stack
        else:
            stack = self.tiles_in("s")
            self.s.stack = len(stack)
        self.s.discard = self.tiles_in("d")
        removed = self.tiles_in("z")
        rest = [tile for tile in range(len(self.edition.tiles)) if tile not in self.ledger.where]
        self.place_unnamed(rest, hidden, removed)
        return removed, stack

    def read_top(self, item: str) -> int:
        """BAS-SETUP-9: the order side on top of the stack."""
        face = self.face(item, "s")
        if face == EMPTY:
            raise bad("s", f"{item!r} is no order side like M.B")
        self.s.orders[TOP] = self.s.revealed << FACE_BITS | face
        self.s.revealed += 1
        return face

    def place_unnamed(self, rest: list[int], hidden: int, removed: list[int]) -> None:
        """Tiles named nowhere are hidden, or where the * is, or (BAS-SETUP-8) were removed unseen."""
        left = len(rest) - hidden
        if left < 0:
            raise bad(
                "s", f"{hidden} tiles lie hidden but only {len(rest)} are named nowhere (every tile exactly once)"
            )
        if self.rest_goes_to == "s":
            self.s.stack += left
        elif self.rest_goes_to == "d":
            if hidden:
                raise bad("d", "ends with *, but with hidden order sides it is not known which tiles are left")
            self.s.discard.extend(rest)
            self.rest = set(rest)
        elif self.rest_goes_to == "z":
            if not hidden:
                removed.extend(rest)
                self.rest = set(rest)
        elif left and not (hidden and left == self.edition.removed):
            names = ", ".join(self.edition.tiles[tile].name for tile in rest[:3])
            raise bad(
                "s",
                f"{left} tiles are nowhere ({names} …); end s, d or z with * for the rest (every tile exactly once)",
            )

    def set_unseen(self, known_tiles: dict[int, int], removed: list[int]) -> None:
        """Compute the tiles that nobody has seen: in the stack, in order slots, or removed."""
        s = self.s
        visible = set(s.tiles) | set(s.vault_slots) | set(s.discard)
        old: set[int] = set()
        if s.restacked_at:  # BAS-STACK-2: neither in the discard pile then nor in the stack now
            old = (
                set(removed)
                | {tile for serial, tile in known_tiles.items() if serial < s.restacked_at}
                | self.remembered(visible)
            )
        pieces: list[int] = []
        s.unseen = s.leftover = 0
        for tile in range(len(self.edition.tiles)):
            if tile in old:
                s.leftover |= self.edition.lookalike[tile]
            elif tile not in visible:
                s.unseen |= self.edition.lookalike[tile]
                pieces.append(self.edition.face[tile])
        nameless = [face for tile, face in enumerate(self.edition.face) if tile not in self.ledger.where]
        for slot in range(4):
            if s.orders[slot] != EMPTY:
                sides = [] if s.is_old(slot) else [pieces]
                sides += [] if s.orders[slot] >> FACE_BITS in known_tiles else [nameless]
                for left in sides:
                    if s.face_in(slot) not in left:
                        raise bad("o", "an order side is shown more often than such tiles are left (each exactly once)")
                    left.remove(s.face_in(slot))
        s.bag = Bag(sorted(pieces))
        for slot in range(4):
            if s.orders[slot] != EMPTY and not s.candidates(slot):
                raise bad("m", "no tile is left for an order side from before the reshuffle (every tile exactly once)")

    def remembered(self, visible: set[int]) -> set[int]:
        """The tiles known, from field m:, not to be in the new stack."""
        text = self.fields.get("m", "-").partition("/")[2]
        tiles: set[int] = set()
        for name in text.split(",") if text not in ("", "-") else []:
            tile = self.edition.tile_numbers.get(name, EMPTY)
            if tile == EMPTY or tile in tiles or tile in visible:
                raise bad("m", f"{name!r} is no hidden tile of edition {self.edition.key}, each named once")
            tiles.add(tile)
        return tiles

    # --- turn ----------------------------------------------------------------------------------------------

    def read_turn(self) -> None:
        """Whose turn it is, and the pending decision."""
        match = re.fullmatch(r"([wb])([1-3])(?:@([a-e][0-9]{1,3}))?", self.fields["t"])
        if match is None:
            raise bad("t", "is not player, actions left and perhaps @cell, for example b2@c1")
        s = self.s
        s.active = WHITE if match.group(1) == "w" else BLACK
        left = int(match.group(2))
        if match.group(3):
            s.placed = cell_named(match.group(3))
            if s.placed == NOWHERE or s.vaults >> s.placed & 1 == 0:
                raise bad("t", f"there is no vault on {match.group(3)} (BAS-BUILD-1)")
            if s.occupied() >> s.placed & 1 or left == 3:
                raise bad("t", f"the vault on {match.group(3)} was not placed by the action just before (BAS-TURN-5)")
        ending = self.fields.get("e")
        if ending is not None:
            self.read_ending(ending)
            s.actions_left = left - 1
            return
        steps: list[Step[Any]] = agenda_for(s, left, self.fields.get("p", ""), self.executing)
        s.agenda.extend(steps)

    def read_ending(self, ending: str) -> None:
        """BAS-END-1, BAS-END-2: how the game ended, checked to be possible in this position."""
        s = self.s
        if ending not in ENDINGS:
            raise bad("e", "is third or exhausted")
        if "p" in self.fields:
            raise bad("p", "a game that is over waits for nothing")
        if ending == "third" and s.queen != self.edition.spaces:
            raise bad("e", f"the third scoring is on space {self.edition.spaces} (BAS-QUEEN-5)")
        if ending == "exhausted" and (s.stack > 0 or (s.restacked_at == 0 and s.discard)):
            raise bad("e", "there are still tiles to draw (BAS-STACK-4)")
        s.ending, s.over = ENDINGS[ending], True
