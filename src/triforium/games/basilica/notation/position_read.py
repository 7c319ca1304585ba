"""Reads a position from text (rules.md, section 11.1)."""

import re
from typing import Final

from triforium.core.bag import Bag
from triforium.core.errors import Unreadable
from triforium.core.fields import bad as bad_at
from triforium.core.fields import items, read_fields, read_options
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.core.values import with_item
from triforium.games.basilica.components import BasilicaComponents
from triforium.games.basilica.edition import BasilicaEdition, edition_for
from triforium.games.basilica.kinds import BLACK, COLOUR_LETTERS, ENDINGS, RANKS_PER_TOKEN, SEAT_LETTERS, WHITE
from triforium.games.basilica.notation.dealer import BasilicaDealer
from triforium.games.basilica.notation.nouns import nouns
from triforium.games.basilica.notation.pending import agenda_for, has_options
from triforium.games.basilica.plan import COLUMNS, NOWHERE, STRIDE, cell_named
from triforium.games.basilica.setup import empty_table
from triforium.games.basilica.stack import REVEAL_TOP, restack_when_due
from triforium.games.basilica.state import EMPTY, FACE_BITS, KIND_BITS, KIND_MASK, TOP, Basilica

FIELDS: Final = ["g", "o", "v", "t", "q", "W", "B", "s", "d", "r", "z?", "m?", "p?", "e?", "x?"]
FACE: Final = re.compile(r"([PMRCGSDA])\.([YBRG]{1,2})(\^?)")
CELL: Final = re.compile(r"([A-Z]+[0-9]+)([wb]?)([A-Z]?[a-z]?)(\*?)(\+?)")
MAX_ROWS: Final = 400  # far more than all tiles and scaffolding together can reach


def bad(field: str, sentence: str) -> Unreadable:
    """The error for one field of a position."""
    return bad_at(f"field {field}", sentence)


def read_position(text: str, components: BasilicaComponents, rng: Rng) -> Position[Basilica]:
    """The position described by a text; Unreadable names the field and the rule or invariant that it breaks."""
    words = text.split()
    if not words or words[0] != "bas1":
        raise Unreadable("a Basilica position begins with 'bas1'")
    if len(words) < 2:
        raise Unreadable("after 'bas1' a position names its edition, for example 2022+ff")
    fields = read_fields(words[2:], FIELDS, ":")
    options = read_options(fields.get("x", ""), ";", "field x")
    return PositionReader(fields, edition_for(words[1], options, components)).read(rng)


class PositionReader:
    """Reads a written position field by field, and checks that it is possible."""

    def __init__(self, fields: dict[str, str], edition: BasilicaEdition) -> None:
        self.fields = fields
        self.edition = edition
        self.s: Basilica = empty_table(edition)
        self.named_in: dict[int, str] = {}  # the field in which each tile is named, so that none is named twice
        self.rest_goes_to = ""
        self.rest: set[int] = set()  # the tiles that this * stands for, unless it is in the stack
        self.executing = EMPTY

    def read(self, rng: Rng) -> Position[Basilica]:
        """All fields, then the checks that need several of them."""
        s = self.s
        self.read_cathedral()
        known_tiles, faces = self.read_orders()
        self.read_vault_slots()
        self.read_players()
        self.read_queen()
        removed, stack = self.read_piles(faces)
        self.set_unseen(known_tiles, removed)
        self.read_turn()
        dealer = BasilicaDealer(rng)
        dealer.rest = self.rest
        dealer.fix_piles(s, stack, removed)
        for serial, tile in known_tiles.items():
            dealer.fix_tile(f"piece {serial}", tile)
        if s.stack > 0 and s.orders[TOP] == EMPTY and not s.over:
            s.agenda.append(REVEAL_TOP)
        restack_when_due(s)
        s.settle()
        if not has_options(s):
            raise bad("p", "nothing can be chosen there, so no game waits for it (BAS-TURN-6, BAS-PAID-2)")
        return Position(s, dealer)

    def tile(self, name: str, field: str) -> int:
        """The tile with this name; Unreadable if it is unknown or was named before."""
        tile = self.edition.tile_numbers.get(name, EMPTY)
        if tile == EMPTY:
            raise bad(field, f"there is no tile {name[:20]!r} in edition {self.edition.key}")
        if tile in self.named_in:
            raise bad(field, f"tile {name} already lies in {self.named_in[tile]}: (every tile exactly once)")
        self.named_in[tile] = field
        return tile

    # --- cathedral -----------------------------------------------------------------------------------------

    def read_cathedral(self) -> None:
        """BAS-GEO-1, BAS-GEO-2: rows from row 1 downwards, five cells each."""
        text = self.fields["g"]
        rows = text.split("/") if text != "-" else []
        if len(rows) > MAX_ROWS:
            raise bad("g", f"{len(rows)} rows are more than the tiles can reach")
        for row, line in enumerate(rows):
            column = 0
            for item in line.split(","):
                if item.isascii() and item.isdigit() and 1 <= int(item[:9]) <= COLUMNS:
                    column += int(item)
                    continue
                if column >= COLUMNS:
                    raise bad("g", f"row {row + 1} has more than five cells (BAS-GEO-1)")
                self.read_cell(item, row * STRIDE + column)
                column += 1
            if column != COLUMNS:
                raise bad("g", f"row {row + 1} has {column} cells, not five (BAS-GEO-1)")

    def read_cell(self, item: str, cell: int) -> None:
        """BAS-GEO-4, BAS-GEO-5: scaffolding, or a vault with everything on it."""
        s = self.s
        if item == "#":
            s.scaffolding |= 1 << cell
            return
        match = CELL.fullmatch(item)
        if match is None:
            raise bad("g", f"{item[:20]!r} is no cell; a vault is written like R1wAm*+")
        name, owner, token, glass, altar = match.groups()
        s.put_vault(self.tile(name, "g"), cell)
        if owner:
            seat = SEAT_LETTERS.index(owner)
            if s.builders_left[seat] == 0:
                raise bad("g", f"more than {s.edition.builders} builders of one player (BAS-SETUP-2)")
            s.put_builder(seat, cell)
        if token:
            self.read_token(token, owner, cell, item)
        if glass:
            s.glass |= 1 << cell
        if altar:
            if not s.edition.has_altars:
                raise bad("g", f"{item!r}: altars come with Festum Fatuorum (BAS-FF-1)")
            s.altars |= 1 << cell

    def read_token(self, token: str, owner: str, cell: int, item: str) -> None:
        """BAS-ORD-PROMOTE-1: a token, visible face in upper case, hidden face in lower case; only under a builder."""
        if not owner:
            raise bad("g", f"{item!r} has a promotion token without a builder (BAS-ORD-PROMOTE-1)")
        noun = nouns(self.edition)["token"].read(token)
        if noun is None:
            raise bad("g", f"{item!r}: there is no promotion token {token} in this edition (BAS-SETUP-3, BAS-SETUP-4)")
        seat, kind = SEAT_LETTERS.index(owner), noun // RANKS_PER_TOKEN
        if self.s.tokens_of_kind(seat, kind) == 0:
            raise bad("g", f"{item!r}: more tokens {token.upper()} than one player has (BAS-SETUP-3, BAS-SETUP-4)")
        self.s.give_token(seat, cell, kind, noun % RANKS_PER_TOKEN)

    # --- market --------------------------------------------------------------------------------------------

    def read_orders(self) -> tuple[dict[int, int], list[int]]:
        """The known tiles of the order slots by serial number, and the visible order sides."""
        s = self.s
        slots = self.fields["o"].split(",")
        if len(slots) != 3:
            raise bad("o", f"{len(slots)} order slots, not three (BAS-SETUP-10)")
        old = self.old_slots()
        s.restacked_at = len(old) + 1 if self.fields["r"] == "1" else 0
        s.revealed = 1 if s.restacked_at == 0 else s.restacked_at
        oldest = 1
        known_tiles: dict[int, int] = {}
        faces: list[int] = []
        for slot, item in enumerate(slots):
            if item.startswith("!"):
                if self.executing != EMPTY:
                    raise bad("o", "two orders are marked with ! as being executed")
                self.executing = slot
                item = item[1:]
            if item == "_":
                continue
            serial = s.revealed
            if slot in old:
                serial = oldest - 1
                oldest += 1
            else:
                s.revealed += 1
            face = self.face(item, "o")
            if face == EMPTY:
                tile = self.tile(item, "o")
                known_tiles[serial] = tile
                face = self.edition.face[tile]
            s.orders[slot] = serial << FACE_BITS | face
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
        colours = "".join(letter for letter in COLOUR_LETTERS if letter in letters)
        face = nouns(self.edition)["face"].read(f"{order}.{colours}{crown}")
        if face is None:
            raise bad(field, f"no tile of edition {self.edition.key} shows {item} on its order side")
        return int(face)

    def read_vault_slots(self) -> None:
        """BAS-SETUP-10: three vault slots; `_` is an empty one."""
        slots = self.fields["v"].split(",")
        if len(slots) != 3:
            raise bad("v", f"{len(slots)} vault slots, not three (BAS-SETUP-10)")
        for slot, item in enumerate(slots):
            if item != "_":
                self.s.vault_slots[slot] = self.tile(item, "v")

    # --- players, track ------------------------------------------------------------------------------------

    def read_players(self) -> None:
        """Builders and tokens that are not in the cathedral are in supply; the coins must add up."""
        coins = [self.read_player("W", WHITE), self.read_player("B", BLACK)]
        if sum(coins) != 2 * self.edition.coins:
            raise bad("B", f"there are {sum(coins)} coins, not {2 * self.edition.coins} (BAS-PAID-7)")
        self.s.coins = (coins[0], coins[1])

    def read_player(self, field: str, seat: int) -> int:
        """Read score, builders and tokens of a seat; returns its coins."""
        s = self.s
        match = re.fullmatch(r"([0-9]{1,6}),([0-9]{1,6}),([^,]*),([0-9]{1,6})", self.fields[field])
        if match is None:
            raise bad(field, "is not score,builders,tokens,coins, for example 0,5,AM.MS,1")
        score, builders, tokens, coins = match.groups()
        if int(builders) != s.builders_left[seat]:
            on_board, all_of_them = self.edition.builders - s.builders_left[seat], self.edition.builders
            raise bad(
                field, f"{on_board} builders in play and {builders} in supply are not {all_of_them} (BAS-SETUP-2)"
            )
        if self.tokens_in_supply(tokens, field) != s.tokens_left[seat]:
            listed = "are not the edition's list (BAS-SETUP-3, BAS-SETUP-4)"
            raise bad(field, f"tokens {tokens} in supply and those in play {listed}")
        s.score = with_item(s.score, seat, int(score))
        return int(coins)

    def tokens_in_supply(self, text: str, field: str) -> int:
        """The tokens of a supply, packed as counts by kind."""
        if self.edition.free_faces:
            if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) > KIND_MASK:
                raise bad(field, "with promotion_faces=free the tokens in supply are a number (BAS-OPT-5)")
            return int(text)
        kinds = [token.name for token in self.edition.token_kinds]
        tokens = 0
        for name in text.split(".") if text != "-" else []:
            if name not in kinds:
                raise bad(field, f"there is no promotion token {name!r} in this edition (BAS-SETUP-3, BAS-SETUP-4)")
            tokens += 1 << KIND_BITS * kinds.index(name)
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
        names = items(self.fields.get(field, "-"))
        if names and names[-1] == "*":
            if self.rest_goes_to:
                raise bad(field, f"only one of s, d, z may end with *, and {self.rest_goes_to} does")
            self.rest_goes_to = field
            names.pop()
        return [self.tile(name, field) for name in names]

    def read_piles(self, faces: list[int]) -> tuple[list[int], list[int]]:
        """The removed tiles and the known tiles of the stack; every tile must be in exactly one place."""
        if self.fields["r"] not in ("0", "1"):
            raise bad("r", "is 0 or 1: there is at most one reshuffle (BAS-STACK-3)")
        hidden = len(faces) - list(self.named_in.values()).count("o")  # order sides whose tile is unknown
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
        rest = [tile for tile in range(len(self.edition.tile_names)) if tile not in self.named_in]
        self.place_unnamed(rest, hidden, removed)
        return removed, stack

    def read_top(self, item: str) -> int:
        """BAS-SETUP-9: the order side on top of the stack."""
        face = self.face(item, "s")
        if face == EMPTY:
            raise bad("s", f"{item[:20]!r} is no order side like M.B")
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
            names = ", ".join(self.edition.tile_names[tile] for tile in rest[:3])
            raise bad(
                "s",
                f"{left} tiles are nowhere ({names} …); end s, d or z with * for the rest (every tile exactly once)",
            )

    def set_unseen(self, known_tiles: dict[int, int], removed: list[int]) -> None:
        """Compute the tiles that nobody has seen: in the stack, in order slots, or removed."""
        s, edition = self.s, self.edition
        visible = set(s.tiles) | set(s.vault_slots) | set(s.discard)
        old: set[int] = set()
        if s.restacked_at:  # BAS-STACK-2: neither in the discard pile then nor in the stack now
            old = set(removed) | self.remembered(visible)
            old |= {tile for serial, tile in known_tiles.items() if serial < s.restacked_at}
        pieces: list[int] = []
        s.unseen = s.leftover = 0
        for tile in range(len(edition.tile_names)):
            if tile in old:
                s.leftover |= edition.lookalike[tile]
            elif tile not in visible:
                s.unseen |= edition.lookalike[tile]
                pieces.append(edition.face[tile])
        nameless = [face for tile, face in enumerate(edition.face) if tile not in self.named_in]
        shown = [slot for slot in range(4) if s.orders[slot] != EMPTY]
        for slot in shown:
            sides = [] if s.is_old(slot) else [pieces]
            sides += [] if s.orders[slot] >> FACE_BITS in known_tiles else [nameless]
            for left in sides:
                if s.face_in(slot) not in left:
                    raise bad("o", "an order side is shown more often than such tiles are left (each exactly once)")
                left.remove(s.face_in(slot))
        s.bag = Bag(sorted(pieces))
        if not all(s.candidates(slot) for slot in shown):
            raise bad("m", "no tile is left for an order side from before the reshuffle (every tile exactly once)")

    def remembered(self, visible: set[int]) -> set[int]:
        """The tiles known, from field m:, not to be in the new stack."""
        tiles: set[int] = set()
        for name in items(self.fields.get("m", "-").partition("/")[2] or "-"):
            tile = self.edition.tile_numbers.get(name, EMPTY)
            if tile == EMPTY or tile in tiles or tile in visible:
                raise bad("m", f"{name[:20]!r} is no hidden tile of edition {self.edition.key}, each named once")
            tiles.add(tile)
        return tiles

    # --- turn ----------------------------------------------------------------------------------------------

    def read_turn(self) -> None:
        """Whose turn it is, and the pending decision."""
        match = re.fullmatch(r"([wb])([1-3])(?:@([a-e][0-9]{1,3}))?", self.fields["t"])
        if match is None:
            raise bad("t", "is not player, actions left and perhaps @cell, for example b2@c1")
        s = self.s
        s.active = SEAT_LETTERS.index(match.group(1))
        left = int(match.group(2))
        if match.group(3):
            s.placed = cell_named(match.group(3))
            if s.placed == NOWHERE or s.vaults >> s.placed & 1 == 0:
                raise bad("t", f"there is no vault on {match.group(3)} (BAS-BUILD-1)")
            if s.occupied() >> s.placed & 1 or left == 3:
                raise bad("t", f"the vault on {match.group(3)} was not placed by the action just before (BAS-TURN-5)")
        if "e" in self.fields:
            self.read_ending(self.fields["e"])
            s.actions_left = left - 1
        else:
            s.agenda = agenda_for(s, left, self.fields.get("p", ""), self.executing)

    def read_ending(self, ending: str) -> None:
        """BAS-END-1, BAS-END-2: how the game ended, checked to be possible in this position."""
        s = self.s
        if ending not in ENDINGS[1:]:
            raise bad("e", "is third or exhausted")
        if "p" in self.fields:
            raise bad("p", "a game that is over waits for nothing")
        if ending == "third" and s.queen != self.edition.spaces:
            raise bad("e", f"the third scoring is on space {self.edition.spaces} (BAS-QUEEN-5)")
        if ending == "exhausted" and (s.stack > 0 or (s.restacked_at == 0 and s.discard)):
            raise bad("e", "there are still tiles to draw (BAS-STACK-4)")
        s.ending, s.over = ENDINGS.index(ending), True
