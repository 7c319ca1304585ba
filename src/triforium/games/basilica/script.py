"""The draws that a written position fixes: an input for the dealer, not a part of the state."""

from triforium.core.action import Action, act
from triforium.core.position import Dealer
from triforium.core.rng import Rng
from triforium.games.basilica.refill import TurnOver
from triforium.games.basilica.stack import RevealTop
from triforium.games.basilica.state import EMPTY, FACE_BITS, TOP, Basilica
from triforium.games.basilica.verbs import REVEAL, TURN_OVER


class Script(Dealer):
    """A dealer that knows the fixed tiles of order sides and of the stack, and draws the others at random."""

    def __init__(
        self, rng: Rng, known_tiles: dict[int, int], stack: list[int], removed: list[int], rest: set[int], drawn: int
    ) -> None:
        super().__init__(rng)
        self.known_tiles = known_tiles  # the tile of each order side, by its serial number
        self.stack = stack  # fixed tiles below the top, the next one first
        self.removed = removed  # fixed tiles that are out of the game
        self.rest = rest  # tiles that the * at the end of field d: or z: stands for
        self.random_top = False  # the top tile was drawn at random, not fixed by the text
        self.restacked_at = drawn  # `restacked_at` of the state when the script was created

    def copy(self) -> "Script":
        """An independent copy with the same fixed draws."""
        twin = Script(
            self.rng.fork(), dict(self.known_tiles), self.stack[:], self.removed[:], self.rest, self.restacked_at
        )
        twin.random_top = self.random_top
        return twin

    def knows(self, s: Basilica) -> bool:
        """Whether the next draw, or the tile to be turned over, is fixed."""
        decision = s.decision()
        if isinstance(decision, RevealTop):
            return len(self.stack) > 0 and s.restacked_at == self.restacked_at
        return isinstance(decision, TurnOver) and s.orders[decision.slot] >> FACE_BITS in self.known_tiles

    def answer(self, s: Basilica) -> Action:
        """The fixed draw, or a random one."""
        if s.restacked_at != self.restacked_at:  # the reshuffle put the discards into an unspecified order
            self.restacked_at = s.restacked_at
            self.stack = []
            self.rest = self.rest & set(self.removed)  # the discards are now in the stack
        decision = s.decision()
        if isinstance(decision, RevealTop):
            return self.answer_reveal(s, decision)
        if isinstance(decision, TurnOver):
            return act(TURN_OVER, self.hidden_tile(s, decision.slot))
        return decision.pick(s, self.rng)

    def hidden_tile(self, s: Basilica, slot: int) -> int:
        """The tile of an order side: the fixed one, or a random one of those not named elsewhere."""
        tile = self.tile_in(s, slot)
        if tile != EMPTY:
            return tile
        unplaced_tiles = self.unplaced_tiles(s)
        tiles = [tile for tile in s.candidates(slot) if tile in unplaced_tiles] or s.candidates(slot)
        return tiles[self.rng.below(len(tiles))]

    def answer_reveal(self, s: Basilica, decision: RevealTop) -> Action:
        """The next tile of the stack."""
        self.random_top = not self.stack
        if self.stack:
            tile = self.stack.pop(0)
        elif self.knows_all_slots(s):
            unplaced_tiles = self.unplaced_tiles(s)
            tile = unplaced_tiles[self.rng.below(len(unplaced_tiles))]
        else:
            return decision.pick(s, self.rng)
        self.known_tiles[s.revealed] = tile
        return act(REVEAL, s.edition.face[tile])

    def knows_all_slots(self, s: Basilica) -> bool:
        """Whether every order tile on the table is fixed."""
        return all(s.orders[slot] == EMPTY or s.orders[slot] >> FACE_BITS in self.known_tiles for slot in range(4))

    def tile_in(self, s: Basilica, slot: int) -> int:
        """The tile of an order slot or of the top of the stack, or EMPTY if it is unknown."""
        return EMPTY if s.orders[slot] == EMPTY else self.known_tiles.get(s.orders[slot] >> FACE_BITS, EMPTY)

    def unplaced_tiles(self, s: Basilica) -> list[int]:
        """The tiles that are nowhere else: those in the stack without a fixed order."""
        elsewhere = set(s.tiles) | set(s.vault_slots) | set(s.discard) | set(self.removed) | set(self.stack)
        for slot in range(4):
            elsewhere.add(self.tile_in(s, slot))
        return [tile for tile in range(len(s.edition.tiles)) if tile not in elsewhere]

    def written_stack(self, s: Basilica) -> list[int]:
        """The tiles of the stack whose order is fixed, top first."""
        stack = self.stack[:] if s.restacked_at == self.restacked_at else []
        top = self.tile_in(s, TOP)
        if top != EMPTY and not self.random_top:
            stack.insert(0, top)
        return stack
