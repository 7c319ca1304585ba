"""A seeded random number generator for tables, bots and studies; never part of a game state."""

from typing import Final

from mypy_extensions import i64

from triforium.core.masks import COMPILED, WORD_LIMIT, count_word, nth, nth_of_word

# Multiply-with-carry: MULTIPLIER * 2**32 - 1 is a safe prime, so the period is about 2**61, and every
# intermediate stays below 2**62, where a Python int and a machine word agree (ADR 0003).
MULTIPLIER: Final = 999999339
WORD: Final = 0xFFFFFFFF


class Rng:
    """A random number generator: the same seed gives the same numbers, compiled or interpreted."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
        self._x: i64 = (mixed & WORD) + (1 + (mixed >> 32) % (MULTIPLIER - 2) << 32)
        for _ in range(4):  # decorrelates neighbouring seeds
            self.below(2)

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1; n is at most 2**29."""
        x = MULTIPLIER * (self._x & WORD) + (self._x >> 32)
        self._x = x
        return ((x ^ (x >> 32)) & WORD) * n >> 32

    def member(self, mask: int) -> int:
        """A uniformly random member of a bit set."""
        if COMPILED and mask < WORD_LIMIT:
            word: i64 = mask
            return nth_of_word(word, self.below(count_word(word)))
        return nth(mask, self.below(mask.bit_count()))

    def pick(self, weights: list[int]) -> int:
        """A random index, with probability proportional to its weight."""
        left: int = self.below(sum(weights))
        for index in range(len(weights)):
            left -= weights[index]
            if left < 0:
                return index
        raise AssertionError("no weight was above zero")

    def fork(self) -> "Rng":
        """A new generator seeded from this one, so that a bot's thinking does not change later draws."""
        return Rng(int(self.below(1 << 29)) << 29 | int(self.below(1 << 29)))
