"""Writes a position as text (rules.md, section 11.1)."""

from triforium.core.masks import members
from triforium.games.basilica.components import COLOUR_LETTERS, ORDER_LETTERS
from triforium.games.basilica.edition import OPTIONS, BasilicaEdition
from triforium.games.basilica.pending import pending_text, waiting_step
from triforium.games.basilica.plan import COLUMNS, NOWHERE, STRIDE, cell_name
from triforium.games.basilica.refill import executing_slot
from triforium.games.basilica.script import Script
from triforium.games.basilica.state import BLACK, EMPTY, EXHAUSTED, RUNNING, TOP, WHITE, Basilica
from triforium.games.basilica.turn import ACTIONS_PER_TURN, NextAction, NextTurn


def write_whole(s: Basilica, script: Script) -> str:
    """The position with every tile that is fixed or was revealed; unknown tiles stay masked."""
    orders = [tile_or_face(s, script, slot) for slot in range(3)]
    known = script.knows_all_slots(s)
    stack = listed_stack(s, script) if known else masked_stack(s)
    rest = set() if "*" in stack else script.rest
    fields = head(s, orders) + [f"s:{stack}", f"d:{listed(s, s.discard, rest)}", f"r:{1 if s.restacked_at else 0}"]
    if script.removed:
        fields.append(f"z:{listed(s, script.removed, rest)}")
    elif not known:
        fields += removed_field(s)
    fields += [] if known else [memory_text(s)]
    return " ".join(field for field in fields + tail(s) if field)


def write_masked(s: Basilica) -> str:
    """The position as both players know it: order sides instead of tiles, and of the stack only the top."""
    orders = [face_text(s, slot) for slot in range(3)]
    fields = head(s, orders) + [f"s:{masked_stack(s)}", f"d:{names(s, s.discard)}", f"r:{1 if s.restacked_at else 0}"]
    fields += [*removed_field(s), memory_text(s)]
    return " ".join(field for field in fields + tail(s) if field)


def listed_stack(s: Basilica, script: Script) -> str:
    """The tiles of the stack whose order is fixed, top first, then a * for the others."""
    stack = script.written_stack(s)
    return with_star(names(s, stack), len(stack) < s.stack)


def listed(s: Basilica, tiles: list[int], rest: set[int]) -> str:
    """A pile of tiles, with a * instead of the tiles in `rest`."""
    named = [tile for tile in tiles if tile not in rest]
    return with_star(names(s, named), len(named) < len(tiles))


def with_star(text: str, is_open: bool) -> str:
    """The named tiles of a pile, with a * if there are more."""
    if not is_open:
        return text
    return "*" if text == "-" else f"{text},*"


def masked_stack(s: Basilica) -> str:
    """The order side on top, and the number of tiles below it."""
    if s.orders[TOP] != EMPTY:
        return f"{face_text(s, TOP)}+{s.stack - 1}"
    return "-" if s.stack == 0 else "*"


def removed_field(s: Basilica) -> list[str]:
    """The field z:, if the number of tiles out of the game is not that of BAS-SETUP-8."""
    return ["z:*"] if 0 != len(removed_tiles(s)) != s.edition.removed else []


def head(s: Basilica, orders: list[str]) -> list[str]:
    """Edition, cathedral, market, turn, track, players."""
    executing = executing_slot(s)
    shown = [("!" if slot == executing else "") + order for slot, order in enumerate(orders)]
    return [
        "bas1",
        s.edition.key,
        f"g:{grid(s)}",
        f"o:{','.join(shown)}",
        f"v:{','.join(s.edition.tiles[tile].name if tile != EMPTY else '_' for tile in s.vault_slots)}",
        f"t:{turn(s)}",
        f"q:{s.queen}/{s.scorings}",
        f"W:{player(s, WHITE)}",
        f"B:{player(s, BLACK)}",
    ]


def tail(s: Basilica) -> list[str]:
    """Pending decision, ending, and the options that differ from the default."""
    fields: list[str] = []
    pending = pending_text(s)
    if pending:
        fields.append(f"p:{pending}")
    if s.ending != RUNNING:
        fields.append("e:exhausted" if s.ending == EXHAUSTED else "e:third")
    options = other_options(s.edition)
    if options:
        fields.append("x:" + ";".join(f"{key}={value}" for key, value in options.items()))
    return fields


def other_options(edition: BasilicaEdition) -> dict[str, str]:
    """The options that differ from the default; edition and expansion are in the edition's key."""
    return {
        option.key: edition.options[option.key]
        for option in OPTIONS[2:]
        if edition.options[option.key] != option.default()
    }


def grid(s: Basilica) -> str:
    """Rows from row 1 downwards; a digit stands for that many empty cells."""
    built = s.vaults | s.scaffolding
    if built == 0:
        return "-"
    rows: list[str] = []
    for row in range((built.bit_length() - 1) // STRIDE + 1):
        items: list[str] = []
        empty = 0
        for cell in range(row * STRIDE, row * STRIDE + COLUMNS):
            if built >> cell & 1 == 0:
                empty += 1
                continue
            if empty:
                items.append(str(empty))
                empty = 0
            items.append("#" if s.scaffolding >> cell & 1 else vault(s, cell))
        if empty:
            items.append(str(empty))
        rows.append(",".join(items))
    return "/".join(rows)


def vault(s: Basilica, cell: int) -> str:
    """A vault with its builder, token, glass and altar."""
    text = s.edition.tiles[s.tiles[cell]].name
    for seat, letter in ((WHITE, "w"), (BLACK, "b")):
        if s.builders[seat] >> cell & 1:
            text += letter
    for kind in range(len(s.tokens)):
        if s.tokens[kind] >> cell & 1:
            text += s.edition.write_token(kind, s.rank_of(cell))
    return text + ("*" if s.glass >> cell & 1 else "") + ("+" if s.altars >> cell & 1 else "")


def turn(s: Basilica) -> str:
    """Active player, actions left including the current one, and the vault on which a builder may still be placed."""
    waiting = waiting_step(s)
    if isinstance(waiting, NextTurn):  # nothing but the reveal of the top tile is pending
        return f"{'wb'[waiting.active]}{ACTIONS_PER_TURN}"
    if isinstance(waiting, NextAction):
        placed = f"@{cell_name(s.placed)}" if s.placed != NOWHERE else ""
        return f"{'wb'[s.active]}{waiting.left}{placed}"
    return f"{'wb'[s.active]}{min(s.actions_left + 1, ACTIONS_PER_TURN)}"


def player(s: Basilica, seat: int) -> str:
    """Score, builders, tokens and coins of a player."""
    if s.edition.free_faces:
        tokens = str(s.tokens_of_kind(seat, 0))
    else:
        listed: list[str] = []
        for kind, token in enumerate(s.edition.token_kinds):
            listed.extend([token.name] * s.tokens_of_kind(seat, kind))
        tokens = ".".join(listed) or "-"
    return f"{s.score[seat]},{s.builders_left[seat]},{tokens},{s.coins[seat]}"


def names(s: Basilica, tiles: list[int]) -> str:
    """Tiles by their ids; `-` if there are none."""
    return ",".join(s.edition.tiles[tile].name for tile in tiles) or "-"


def tile_or_face(s: Basilica, script: Script, slot: int) -> str:
    """The tile of an order slot if it is fixed, else the visible order side."""
    tile = script.tile_in(s, slot)
    return s.edition.tiles[tile].name if tile != EMPTY else face_text(s, slot)


def face_text(s: Basilica, slot: int) -> str:
    """The order side in a slot: order letter, dot, colours, and the crown if crowns are shown."""
    return "_" if s.orders[slot] == EMPTY else written_face(s.edition, s.face_in(slot))


def written_face(edition: BasilicaEdition, face: int) -> str:
    """An order side: P.R, or P.R^ with a public crown."""
    colours = "".join(COLOUR_LETTERS[colour] for colour in members(edition.face_colours[face]))
    return f"{ORDER_LETTERS[edition.face_order[face]]}.{colours}{'^' if edition.face_crown[face] else ''}"


# --- what players remember from before the reshuffle -----------------------------------------------------------


def hidden_tiles(s: Basilica) -> list[int]:
    """The tiles nobody can see: in order slots, in the stack, or out of the game."""
    visible = set(s.tiles) | set(s.vault_slots) | set(s.discard)
    return [tile for tile in range(len(s.edition.tiles)) if tile not in visible]


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


def memory_text(s: Basilica) -> str:
    """The field m:, if players remember something that the table does not show."""
    if not s.restacked_at:
        return ""
    slots = [slot for slot in range(3) if s.orders[slot] != EMPTY and s.is_old(slot)]
    old = old_tiles(s)
    if len(old) == len(slots) and not any(is_ambiguous(s, slot) for slot in slots):
        return ""
    return f"m:{'.'.join(str(slot + 1) for slot in slots) or '-'}/{names(s, old)}"
