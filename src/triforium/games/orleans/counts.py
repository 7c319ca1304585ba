"""How many of each kind, in one int: bags, knapsacks, orders (ORL-COMP-5: pieces of one kind are interchangeable)."""

from typing import Final

Counts = int

KINDS: Final = 6  # at most
KIND_BITS: Final = 6
KIND_MASK: Final = 63
SIZE_SHIFT: Final = 36  # above the kinds: how many there are together
ONE: Final[list[Counts]] = [(1 << KIND_BITS * kind) + (1 << SIZE_SHIFT) for kind in range(KINDS)]


def count_of(counts: Counts, kind: int) -> int:
    """How many of a kind there are."""
    return counts >> KIND_BITS * kind & KIND_MASK


def size_of(counts: Counts) -> int:
    """How many there are together."""
    return counts >> SIZE_SHIFT


def kinds_in(counts: Counts) -> int:
    """The kinds of which there is at least one, as a mask."""
    kinds = 0
    for kind in range(KINDS):
        if counts >> KIND_BITS * kind & KIND_MASK:
            kinds |= 1 << kind
    return kinds


def nth_kind(counts: Counts, n: int) -> int:
    """The kind of the piece with n before it, if they lie sorted by kind."""
    for kind in range(KINDS):
        n -= counts >> KIND_BITS * kind & KIND_MASK
        if n < 0:
            return kind
    raise AssertionError("there are not so many pieces")


def counted(numbers: list[int]) -> Counts:
    """Counts of so many pieces of each kind."""
    counts = 0
    for kind in range(len(numbers)):
        counts += ONE[kind] * numbers[kind]
    return counts
