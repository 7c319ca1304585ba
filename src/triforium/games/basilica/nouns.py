"""Nouns as text: slots, cells, tokens, colours, tiles."""

import re
from functools import lru_cache
from typing import Final

from triforium.core.errors import Unreadable
from triforium.games.basilica.components import COLOURS, RANK_LETTERS
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.orders.promote import RANKS_PER_KIND
from triforium.games.basilica.plan import NOWHERE, cell_name, cell_named
from triforium.games.basilica.position_write import written_face
from triforium.games.basilica.verbs import (
    BURN,
    COLOUR,
    DECLINE,
    FIRST,
    ORDER,
    PAY,
    PLACE_BUILDER,
    PLACE_VAULT,
    RANK,
    REPLACE_VAULTS,
    REVEAL,
    TURN_OVER,
    VERBS,
)

NO_NOUN: Final = (REPLACE_VAULTS, PLACE_BUILDER, PAY, DECLINE)
SLOT: Final = (PLACE_VAULT, ORDER, BURN)
ENUMERATED: Final = (RANK, COLOUR, FIRST, REVEAL, TURN_OVER)


@lru_cache(4096)
def write_noun(edition: BasilicaEdition, verb: int, noun: int) -> str:
    """A noun as it is written after its verb."""
    if verb in NO_NOUN:
        return ""
    if verb in SLOT:
        return str(noun + 1)
    if verb in ENUMERATED and noun >= how_many(edition, verb):
        return "?"  # an unknown number; a refusal must still be printable
    if verb == RANK:
        return edition.write_token(noun // RANKS_PER_KIND, noun % RANKS_PER_KIND)
    if verb == COLOUR:
        return COLOURS.name(noun)
    if verb == FIRST:
        return ("white", "black")[noun]
    if verb == REVEAL:
        return written_face(edition, noun)
    if verb == TURN_OVER:
        return edition.tiles[noun].name
    return cell_name(noun)


def how_many(edition: BasilicaEdition, verb: int) -> int:
    """How many nouns a verb with a fixed list of nouns has."""
    if verb == RANK:
        return len(edition.token_kinds) * RANKS_PER_KIND
    if verb == COLOUR:
        return COLOURS.size()
    if verb == FIRST:
        return 2
    return len(edition.face_order) if verb == REVEAL else len(edition.tiles)


def read_noun(edition: BasilicaEdition, verb: int, text: str) -> int:
    """The noun with this text; Unreadable if there is none."""
    noun = find_noun(edition, verb, text)
    if noun < 0:
        raise Unreadable(
            f"'{VERBS.name(verb)}' cannot be followed by {text!r}"
            if text
            else f"'{VERBS.name(verb)}' needs something after it"
        )
    return noun


def find_noun(edition: BasilicaEdition, verb: int, text: str) -> int:
    """The noun with this text, or a negative number."""
    if verb in NO_NOUN:
        return 0 if text == "" else -1
    if verb in SLOT:
        return int(text) - 1 if re.fullmatch("[1-3]", text) else -1
    if verb == RANK:
        kind = edition.token_kind_showing(text)
        return kind if kind < 0 else kind * RANKS_PER_KIND + RANK_LETTERS.index(text[0])
    if verb == COLOUR:
        return COLOURS.numbers.get(text, -1)
    if verb == FIRST:
        return {"white": 0, "black": 1}.get(text, -1)
    if verb == REVEAL:
        faces = [written_face(edition, face) for face in range(len(edition.face_order))]
        return faces.index(text) if text in faces else -1
    if verb == TURN_OVER:
        return edition.tile_numbers.get(text, -1)
    cell = cell_named(text)
    return cell if cell != NOWHERE else -1
