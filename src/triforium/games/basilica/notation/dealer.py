"""The draws that a written position fixes: the tiles of order sides and of the stack."""

from typing import Final

from triforium.core.action import Action, act, noun_of, verb_of
from triforium.core.position import Dealer
from triforium.core.rng import Rng
from triforium.games.basilica.stack import RevealTop, stack_name
from triforium.games.basilica.state import EMPTY, TOP, Basilica
from triforium.games.basilica.verbs import REVEAL, TURN_OVER

REMOVED: Final = "removed"  # the pile of tiles that are out of the game


class BasilicaDealer(Dealer):
    """A dealer that also names the tiles that it draws, as long as the position names all tiles on the table."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.rest: set[int] = set()  # tiles that the * at the end of field d: or z: stands for
        self.random_top = False  # the top tile was drawn at random, not fixed by the text

    def copy(self) -> "BasilicaDealer":
        twin = BasilicaDealer(self.rng.fork())
        self.copy_into(twin)
        twin.rest = self.rest
        twin.random_top = self.random_top
        return twin

    def fix_tile(self, piece: str, tile: int) -> None:
        """The tile of an order side."""
        self.fixed[piece] = [act(TURN_OVER, tile)]

    def fix_piles(self, s: Basilica, stack: list[int], removed: list[int]) -> None:
        """The tiles on top of the stack, the next one first, and those that are out of the game and never drawn."""
        self.fixed[stack_name(s)] = [act(REVEAL, s.edition.face[tile]) for tile in stack]
        for number, tile in enumerate(stack):
            self.fix_tile(f"piece {s.revealed + number}", tile)
        self.fixed[REMOVED] = [act(REVEAL, s.edition.face[tile]) for tile in removed]
        self.fixed[REMOVED] += [act(TURN_OVER, tile) for tile in removed]

    def answer(self, s: Basilica) -> Action:
        if stack_name(s) not in self.fixed:  # the reshuffle put the discards into an unspecified order
            self.rest = self.rest & set(self.removed())  # the discards are now in the stack
            self.fixed[stack_name(s)] = []
        in_use = {REMOVED, stack_name(s), *(s.piece_in(slot) for slot in range(4) if s.orders[slot] != EMPTY)}
        in_use |= {f"piece {s.revealed + number}" for number in range(len(self.fixed[stack_name(s)]))}
        self.fixed = {pile: actions for pile, actions in self.fixed.items() if pile in in_use}
        if not isinstance(s.decision(), RevealTop):
            return super().answer(s)
        self.random_top = not self.knows(s)
        action = super().answer(s)
        if self.random_top and self.knows_all_slots(s):
            unplaced = self.unplaced_tiles(s)
            tiles = [tile for tile in s.edition.face_tiles[noun_of(action)] if tile in unplaced]
            self.fix_tile(f"piece {s.revealed}", tiles[self.rng.below(len(tiles))])
        return action

    def removed(self) -> list[int]:
        """The tiles that are out of the game, as far as the position names them."""
        return [noun_of(action) for action in self.fixed.get(REMOVED, []) if verb_of(action) == TURN_OVER]

    def tile_in(self, s: Basilica, slot: int) -> int:
        """The tile of an order slot or of the top of the stack, or EMPTY if it is unknown."""
        known = self.fixed.get(s.piece_in(slot)) if s.orders[slot] != EMPTY else None
        return noun_of(known[0]) if known else EMPTY

    def knows_all_slots(self, s: Basilica) -> bool:
        """Whether every order tile on the table is fixed."""
        return all(s.orders[slot] == EMPTY or self.tile_in(s, slot) != EMPTY for slot in range(4))

    def unplaced_tiles(self, s: Basilica) -> list[int]:
        """The tiles that are nowhere else: those in the stack without a fixed order."""
        elsewhere = {noun_of(a) for actions in self.fixed.values() for a in actions if verb_of(a) == TURN_OVER}
        elsewhere |= set(s.tiles) | set(s.vault_slots) | set(s.discard)
        return [tile for tile in range(len(s.edition.tile_names)) if tile not in elsewhere]

    def written_stack(self, s: Basilica) -> list[int]:
        """The tiles of the stack whose order is fixed, top first."""
        coming = range(s.revealed, s.revealed + len(self.fixed.get(stack_name(s), [])))
        stack = [noun_of(self.fixed[f"piece {serial}"][0]) for serial in coming]
        top = self.tile_in(s, TOP)
        if top != EMPTY and not self.random_top:
            stack.insert(0, top)
        return stack
