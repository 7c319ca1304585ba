"""Counts by kind packed into one int: bags, knapsacks, orders (ORL-COMP-5: pieces of one kind are interchangeable)."""

from typing import Final

Counts = int

KINDS: Final = 6  # maximum number of kinds
KIND_BITS: Final = 6
KIND_MASK: Final = 63
SIZE_SHIFT: Final = 36  # above the kinds: the total
ONE: Final[list[Counts]] = [(1 << KIND_BITS * kind) + (1 << SIZE_SHIFT) for kind in range(KINDS)]


def count_of(counts: Counts, kind: int) -> int:
    """The number of pieces of a kind."""
    return counts >> KIND_BITS * kind & KIND_MASK


def size_of(counts: Counts) -> int:
    """The total number of pieces."""
    return counts >> SIZE_SHIFT


def kinds_in(counts: Counts) -> int:
    """A mask of the kinds with at least one piece."""
    kinds = 0
    for kind in range(KINDS):
        if counts >> KIND_BITS * kind & KIND_MASK:
            kinds |= 1 << kind
    return kinds


def nth_kind(counts: Counts, n: int) -> int:
    """The kind of piece number n (from 0), with the pieces sorted by kind."""
    for kind in range(KINDS):
        n -= counts >> KIND_BITS * kind & KIND_MASK
        if n < 0:
            return kind
    raise AssertionError("there are fewer than n pieces")


def counts_from(numbers: list[int]) -> Counts:
    """Counts with these numbers of pieces by kind."""
    counts = 0
    for kind in range(len(numbers)):
        counts += ONE[kind] * numbers[kind]
    return counts
