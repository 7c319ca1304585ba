"""Writes a position as text (rules.md, section 11.1)."""

from triforium.core.fields import listed, other_options
from triforium.games.basilica.edition import OPTIONS
from triforium.games.basilica.kinds import ENDINGS, RANKS_PER_TOKEN, SEAT_LETTERS
from triforium.games.basilica.notation.dealer import BasilicaDealer
from triforium.games.basilica.notation.nouns import face_name
from triforium.games.basilica.notation.pending import step_text, waiting_step
from triforium.games.basilica.plan import COLUMNS, NOWHERE, STRIDE, cell_name
from triforium.games.basilica.refill import executing_slot
from triforium.games.basilica.state import EMPTY, TOP, Basilica
from triforium.games.basilica.turn import ACTIONS_PER_TURN, NextAction, NextTurn


def write_position(s: Basilica, dealer: BasilicaDealer | None) -> str:
    """The position with the tiles that the dealer knows; without a dealer as both players know it."""
    names = s.edition.tile_names
    orders = [face_text(s, slot) for slot in range(3)]
    stack, rest, removed = masked_stack(s), set[int](), list[int]()
    if dealer is not None:
        tiles = [dealer.tile_in(s, slot) for slot in range(3)]
        orders = [order if tile == EMPTY else names[tile] for order, tile in zip(orders, tiles, strict=True)]
        removed = dealer.removed()
        if dealer.knows_all_slots(s):
            fixed = dealer.written_stack(s)
            stack = starred(s, fixed, len(fixed) < s.stack)
        rest = set() if "*" in stack else dealer.rest
    executing = executing_slot(s)
    fields = {
        "g": grid(s),
        "o": ",".join(f"{'!' if slot == executing else ''}{order}" for slot, order in enumerate(orders)),
        "v": ",".join("_" if tile == EMPTY else names[tile] for tile in s.vault_slots),
        "t": turn(s),
        "q": f"{s.queen}/{s.scorings}",
        "W": player(s, 0),
        "B": player(s, 1),
        "s": stack,
        "d": without_rest(s, s.discard, rest),
        "r": "1" if s.restacked_at else "0",
        "z": without_rest(s, removed, rest) if removed else "",
        "m": "",
        "p": step_text(s, waiting_step(s)),
        "e": ENDINGS[s.ending],
        "x": ";".join(other_options(OPTIONS[2:], s.edition)),  # edition and expansion are in the edition's key
    }
    if dealer is None or not dealer.knows_all_slots(s):
        fields["m"] = memory(s)
        if not removed and 0 != len(removed_tiles(s)) != s.edition.removed:  # unless it is the number of BAS-SETUP-8
            fields["z"] = "*"
    return " ".join(["bas1", s.edition.key, *(f"{name}:{text}" for name, text in fields.items() if text)])


def starred(s: Basilica, tiles: list[int], is_open: bool) -> str:
    """Tiles by their ids, with a * if there are more; a hyphen if there are none."""
    return listed([s.edition.tile_names[tile] for tile in tiles] + (["*"] if is_open else []))


def without_rest(s: Basilica, tiles: list[int], rest: set[int]) -> str:
    """A pile of tiles, with a * instead of the tiles in `rest`."""
    named = [tile for tile in tiles if tile not in rest]
    return starred(s, named, len(named) < len(tiles))


def masked_stack(s: Basilica) -> str:
    """The order side on top, and the number of tiles below it."""
    if s.orders[TOP] != EMPTY:
        return f"{face_text(s, TOP)}+{s.stack - 1}"
    return "-" if s.stack == 0 else "*"


def face_text(s: Basilica, slot: int) -> str:
    """The order side in a slot."""
    return "_" if s.orders[slot] == EMPTY else face_name(s.edition, s.face_in(slot))


def grid(s: Basilica) -> str:
    """Rows from row 1 downwards; a digit stands for that many empty cells."""
    built = s.vaults | s.scaffolding
    rows: list[str] = []
    for row in range((built.bit_length() + STRIDE - 1) // STRIDE):
        items: list[str] = []
        empty = 0
        for cell in range(row * STRIDE, row * STRIDE + COLUMNS):
            if built >> cell & 1 == 0:
                empty += 1
                continue
            items += [str(empty)] if empty else []
            empty = 0
            items.append("#" if s.scaffolding >> cell & 1 else vault(s, cell))
        rows.append(",".join([*items, str(empty)] if empty else items))
    return "/".join(rows) or "-"


def vault(s: Basilica, cell: int) -> str:
    """A vault with its builder, token, glass and altar."""
    text = s.edition.tile_names[s.tiles[cell]]
    for seat, letter in enumerate(SEAT_LETTERS):
        text += letter if s.builders[seat] >> cell & 1 else ""
    for kind, builders in enumerate(s.tokens):
        text += s.edition.token_names[kind * RANKS_PER_TOKEN + s.rank_of(cell)] if builders >> cell & 1 else ""
    return text + ("*" if s.glass >> cell & 1 else "") + ("+" if s.altars >> cell & 1 else "")


def turn(s: Basilica) -> str:
    """Active player, actions left including the current one, and the vault on which a builder may still be placed."""
    waiting = waiting_step(s)
    if isinstance(waiting, NextTurn):  # nothing but the reveal of the top tile is pending
        return f"{SEAT_LETTERS[waiting.active]}{ACTIONS_PER_TURN}"
    if isinstance(waiting, NextAction):
        placed = f"@{cell_name(s.placed)}" if s.placed != NOWHERE else ""
        return f"{SEAT_LETTERS[s.active]}{waiting.left}{placed}"
    return f"{SEAT_LETTERS[s.active]}{min(s.actions_left + 1, ACTIONS_PER_TURN)}"


def player(s: Basilica, seat: int) -> str:
    """Score, builders, tokens and coins of a player."""
    kinds = s.edition.token_kinds
    tokens = str(s.tokens_of_kind(seat, 0))
    if not s.edition.free_faces:
        tokens = ".".join(t.name for kind, t in enumerate(kinds) for _ in range(s.tokens_of_kind(seat, kind))) or "-"
    return f"{s.score[seat]},{s.builders_left[seat]},{tokens},{s.coins[seat]}"


# --- what players remember from before the reshuffle -----------------------------------------------------------


def hidden_tiles(s: Basilica) -> list[int]:
    """The tiles nobody can see: in order slots, in the stack, or out of the game."""
    visible = set(s.tiles) | set(s.vault_slots) | set(s.discard)
    return [tile for tile in range(len(s.edition.tile_names)) if tile not in visible]


def removed_tiles(s: Basilica) -> list[int]:
    """As many hidden tiles as were removed from the game."""
    return hidden_tiles(s)[s.stack + sum(1 for slot in range(3) if s.orders[slot] != EMPTY) :]


def old_tiles(s: Basilica) -> list[int]:
    """The hidden tiles that were neither discarded before the reshuffle nor are in the stack now."""
    new = list(s.bag.pieces) + [s.face_in(slot) for slot in range(4) if s.orders[slot] != EMPTY and not s.is_old(slot)]
    return [
        tile
        for tile in hidden_tiles(s)
        if s.edition.face[tile] not in new or (s.edition.lookalike[tile] and not s.edition.lookalike[tile] & s.unseen)
    ]


def is_ambiguous(s: Basilica, slot: int) -> bool:
    """Whether an order tile from before the reshuffle could be mistaken for another without knowing the game so far."""
    hidden = hidden_tiles(s)
    return s.candidates(slot) != [tile for tile in s.edition.face_tiles[s.face_in(slot)] if tile in hidden]


def memory(s: Basilica) -> str:
    """The field m:, if players remember something that the table does not show."""
    if not s.restacked_at:
        return ""
    slots = [slot for slot in range(3) if s.orders[slot] != EMPTY and s.is_old(slot)]
    old = old_tiles(s)
    if len(old) == len(slots) and not any(is_ambiguous(s, slot) for slot in slots):
        return ""
    return f"{'.'.join(str(slot + 1) for slot in slots) or '-'}/{starred(s, old, False)}"
