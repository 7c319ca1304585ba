"""Pieces nobody has seen yet."""

from triforium.core.rng import Rng


class Bag:
    """Pieces nobody has seen yet, counted by kind; a draw from it is a chance decision."""

    def __init__(self, pieces: list[int]) -> None:
        self.pieces = pieces  # ascending, so that a bag has one form however it was filled

    def copy(self) -> "Bag":
        """The same pieces in another bag."""
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
        """How many pieces of each of these kinds are left; one look at every piece, however many kinds."""
        of_kind: dict[int, int] = dict.fromkeys(kinds, 0)
        for piece in self.pieces:
            if piece in of_kind:
                of_kind[piece] += 1
        return [of_kind[kind] for kind in kinds]

    def take_out(self, kind: int) -> None:
        """Remove one piece of a kind that is there."""
        self.pieces.remove(kind)

    def draw(self, rng: Rng) -> int:
        """Remove a piece, each as likely as any other."""
        return self.pieces.pop(rng.below(len(self.pieces)))
