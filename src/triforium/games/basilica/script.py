"""The draws that a written position fixes: a script for the dealer, not a part of the state."""

from triforium.core.action import Action, act
from triforium.core.position import Dealer
from triforium.core.rng import Rng
from triforium.games.basilica.refill import TurnOver
from triforium.games.basilica.stack import RevealTop
from triforium.games.basilica.state import EMPTY, FACE_BITS, TOP, Basilica
from triforium.games.basilica.verbs import REVEAL, TURN_OVER


class Script(Dealer):
    """Which tile lies behind each order side, and which ones come next; the rest by lot."""

    def __init__(
        self, rng: Rng, behind: dict[int, int], stack: list[int], removed: list[int], rest: set[int], drawn: int
    ) -> None:
        super().__init__(rng)
        self.behind = behind  # the tile of each order side, by when it was revealed
        self.stack = stack  # tiles written below the top, the next one first
        self.removed = removed  # tiles written as out of the game
        self.rest = rest  # tiles that a * behind the discards, or behind those out of the game, stands for
        self.loose_top = False  # the top tile was drawn by lot, so nobody wrote it
        self.restacked_at = drawn  # `restacked_at` of the state when the script was written

    def copy(self) -> "Script":
        """A script with the same answers, as far as they are written."""
        twin = Script(self.rng.fork(), dict(self.behind), self.stack[:], self.removed[:], self.rest, self.restacked_at)
        twin.loose_top = self.loose_top
        return twin

    def knows(self, s: Basilica) -> bool:
        """Is the next draw written down, or the tile that is turned over?"""
        decision = s.decision()
        if isinstance(decision, RevealTop):
            return len(self.stack) > 0 and s.restacked_at == self.restacked_at
        return isinstance(decision, TurnOver) and s.orders[decision.slot] >> FACE_BITS in self.behind

    def answer(self, s: Basilica) -> Action:
        """What was written; by lot what was not."""
        if s.restacked_at != self.restacked_at:  # the reshuffle put the discards into an order nobody wrote
            self.restacked_at = s.restacked_at
            self.stack = []
            self.rest = self.rest & set(self.removed)  # the discards have gone into the stack
        decision = s.decision()
        if isinstance(decision, RevealTop):
            return self.answer_reveal(s, decision)
        if isinstance(decision, TurnOver):
            return act(TURN_OVER, self.tile_behind(s, decision.slot))
        return decision.pick(s, self.rng)

    def tile_behind(self, s: Basilica, slot: int) -> int:
        """The tile of an order side: the one that was written, or one of those that are written nowhere else."""
        tile = self.tile_in(s, slot)
        if tile != EMPTY:
            return tile
        loose = self.loose(s)
        tiles = [tile for tile in s.candidates(slot) if tile in loose] or s.candidates(slot)
        return tiles[self.rng.below(len(tiles))]

    def answer_reveal(self, s: Basilica, decision: RevealTop) -> Action:
        """The next tile of the stack."""
        self.loose_top = not self.stack
        if self.stack:
            tile = self.stack.pop(0)
        elif self.knows_all_slots(s):
            loose = self.loose(s)
            tile = loose[self.rng.below(len(loose))]
        else:
            return decision.pick(s, self.rng)
        self.behind[s.revealed] = tile
        return act(REVEAL, s.edition.face[tile])

    def knows_all_slots(self, s: Basilica) -> bool:
        """Is every order tile on the table written down?"""
        return all(s.orders[slot] == EMPTY or s.orders[slot] >> FACE_BITS in self.behind for slot in range(4))

    def tile_in(self, s: Basilica, slot: int) -> int:
        """The tile of an order slot or of the top of the stack, or EMPTY if it is not known."""
        return EMPTY if s.orders[slot] == EMPTY else self.behind.get(s.orders[slot] >> FACE_BITS, EMPTY)

    def loose(self, s: Basilica) -> list[int]:
        """The tiles that are nowhere else: those in the stack whose order nobody wrote."""
        elsewhere = set(s.tiles) | set(s.vault_slots) | set(s.discard) | set(self.removed) | set(self.stack)
        for slot in range(4):
            elsewhere.add(self.tile_in(s, slot))
        return [tile for tile in range(len(s.edition.tiles)) if tile not in elsewhere]

    def written_stack(self, s: Basilica) -> list[int]:
        """The tiles of the stack whose order is written, top first."""
        stack = self.stack[:] if s.restacked_at == self.restacked_at else []
        top = self.tile_in(s, TOP)
        if top != EMPTY and not self.loose_top:
            stack.insert(0, top)
        return stack
