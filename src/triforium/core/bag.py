"""A multiset of hidden pieces, drawn at random."""

from triforium.core.rng import Rng


class Bag:
    """A multiset of hidden pieces; a draw from it is a chance decision."""

    def __init__(self, pieces: list[int]) -> None:
        self.pieces = pieces  # sorted, so that equal bags have equal lists

    def copy(self) -> "Bag":
        """An independent copy."""
        return Bag(self.pieces[:])

    def size(self) -> int:
        """How many pieces are left."""
        return len(self.pieces)

    def kinds(self) -> list[int]:
        """The kinds that can still be drawn, ascending."""
        found: list[int] = []
        for piece in self.pieces:
            if not found or found[-1] != piece:
                found.append(piece)
        return found

    def count(self, kind: int) -> int:
        """How many pieces of a kind are left."""
        return self.pieces.count(kind)

    def counts(self, kinds: list[int]) -> list[int]:
        """How many pieces of each of these kinds are left, in one pass over the bag."""
        of_kind: dict[int, int] = dict.fromkeys(kinds, 0)
        for piece in self.pieces:
            if piece in of_kind:
                of_kind[piece] += 1
        return [of_kind[kind] for kind in kinds]

    def take_out(self, kind: int) -> None:
        """Remove one piece of a kind; it must be in the bag."""
        self.pieces.remove(kind)

    def draw(self, rng: Rng) -> int:
        """Remove and return a uniformly random piece."""
        return self.pieces.pop(rng.below(len(self.pieces)))
