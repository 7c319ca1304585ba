"""Refilling the market (BAS-REFILL)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.basilica.ending import run_out
from triforium.games.basilica.events import ORDER_DISCARDED, ORDER_FILLED, VAULT_FILLED
from triforium.games.basilica.stack import draw, restack, restack_when_due
from triforium.games.basilica.state import EMPTY, FACE_MASK, TOP, Basilica
from triforium.games.basilica.verbs import TURN_OVER

DISCARD: Final = 3  # where a tile goes after it is turned over: vault slot 0 to 2, or this


class TurnOver(Choice[Basilica]):
    """Chance decides which of several tiles with the same order side it is; its crown is revealed."""

    key = "tile.turn_over"

    def __init__(self, slot: int, goes_to: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = TURN_OVER
        self.slot: Final = slot
        self.goes_to: Final = goes_to

    def nouns(self, s: Basilica) -> int:
        mask = 0
        for tile in s.candidates(self.slot):
            mask |= 1 << tile
        return mask

    def pile(self, s: Basilica) -> str:
        return s.piece_in(self.slot)

    def choose(self, s: Basilica, noun: int) -> None:
        put_away(s, self.slot, noun, self.goes_to)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        return None if noun in s.candidates(self.slot) else Refusal("BAS-GEO-9", "not-behind-this-order")


TURN_OVER_TILE: Final = [[TurnOver(slot, goes_to) for goes_to in range(4)] for slot in range(4)]


def turn_over(s: Basilica, slot: int, goes_to: int) -> None:
    """BAS-REFILL-1, BAS-ORDER-4: turn the tile of an order slot over and move it to `goes_to`."""
    tiles = s.edition.face_tiles[s.face_in(slot)]
    if len(tiles) > 1:
        tiles = s.candidates(slot)
        if len(tiles) > 1:
            s.then(TURN_OVER_TILE[slot][goes_to])
            return
    put_away(s, slot, tiles[0], goes_to)


def put_away(s: Basilica, slot: int, tile: int, goes_to: int) -> None:
    """The tile of a slot is known now: it becomes a vault or goes to the discard pile."""
    if s.edition.lookalike[tile]:
        s.no_longer_unseen(slot, tile)
    if slot == TOP:
        draw(s)
    else:
        s.orders[slot] = EMPTY
    if goes_to == DISCARD:
        s.tell(ORDER_DISCARDED, CHANCE, slot, tile)
        s.discard.append(tile)
        restack_when_due(s)
    else:
        s.tell(VAULT_FILLED, CHANCE, goes_to, tile)
        s.vault_slots[goes_to] = tile


class FillOrder(Step[Basilica]):
    """BAS-REFILL-1, BAS-REFILL-2, BAS-ORDER-5: an order slot gets the top tile; it may be chosen in the same turn."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: Basilica) -> None:
        if s.orders[TOP] == EMPTY:
            reshuffle_or_end(s, self)
            return
        side = draw(s)
        s.orders[self.slot] = side
        s.tell(ORDER_FILLED, CHANCE, self.slot, side & FACE_MASK)


class FillVault(Step[Basilica]):
    """BAS-SETUP-10, BAS-VAULT-8: a vault slot gets the top tile of the stack, vault side up."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: Basilica) -> None:
        if s.orders[TOP] == EMPTY:
            reshuffle_or_end(s, self)
        else:
            turn_over(s, TOP, self.slot)


def reshuffle_or_end(s: Basilica, filling: Step[Basilica]) -> None:
    """BAS-STACK-4, BAS-STACK-5: no tile is left to fill a slot with: reshuffle if allowed, else the game ends."""
    s.then(filling)
    restack(s)
    if s.stack == 0:
        run_out(s)


class RefillVault(Step[Basilica]):
    """BAS-REFILL-1, BAS-REFILL-5: the order above slides down and is replaced from the stack; nothing else shifts."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: Basilica) -> None:
        s.then(FILL_ORDER[self.slot])
        turn_over(s, self.slot, self.slot)


class FinishOrder(Step[Basilica]):
    """BAS-ORDER-4, BAS-ORDER-6, BAS-REFILL-2, BAS-REFILL-3: discard the order, then refill, after everything else."""

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, s: Basilica) -> None:
        s.then(FILL_ORDER[self.slot])
        turn_over(s, self.slot, DISCARD)


FILL_ORDER: Final = [FillOrder(slot) for slot in range(3)]
FILL_VAULT: Final = [FillVault(slot) for slot in range(3)]
REFILL_VAULT: Final = [RefillVault(slot) for slot in range(3)]
FINISH_ORDER: Final = [FinishOrder(slot) for slot in range(3)]


def replace_vaults(s: Basilica) -> None:
    """BAS-VAULT-8, BAS-VAULT-9: discard the three vaults and draw three new ones from the stack; orders stay."""
    for slot in range(3):
        s.discard.append(s.vault_slots[slot])
        s.vault_slots[slot] = EMPTY
    s.then(FILL_VAULT[0], FILL_VAULT[1], FILL_VAULT[2])
    restack_when_due(s)


def executing_slot(s: Basilica) -> int:
    """The slot of the order being executed, or EMPTY."""
    for step in s.agenda:
        if isinstance(step, FinishOrder):
            return step.slot
    return EMPTY
