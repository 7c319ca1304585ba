"""Forecast of the turns left in a round of The Cathedral of Orléans, from free spaces and the bags."""

from typing import Final

from triforium.core.masks import count
from triforium.games.orleans.counts import Counts, count_of, size_of
from triforium.games.orleans.edition import OrleansEdition
from triforium.games.orleans.kinds import MONK_FOLLOWER
from triforium.games.orleans.state import Orleans

CACHE_SIZE: Final = 20_000
EPSILON: Final = 0.001  # avoids a division by zero for kinds that are in no bag
NEGLIGIBLE: Final = 0.05  # probabilities and counts below this are treated as zero

Free = tuple[int, ...]  # number of free spaces of each sort


class Town:
    """Forecasts for the town of one set of components; results are cached."""

    def __init__(self, edition: OrleansEdition) -> None:
        sorts: dict[tuple[int, ...], int] = {}
        for space in range(len(edition.space_action)):
            if space != edition.bell:
                # Monks fit everywhere, so they do not distinguish sorts of spaces.
                kinds = tuple(kind for kind in range(MONK_FOLLOWER) if edition.spaces_for[kind] >> space & 1)
                sorts[kinds] = sorts.get(kinds, 0) | 1 << space
        self.sorts: Final = [(spaces, kinds) for kinds, spaces in sorts.items()]
        self.cache: dict[tuple[int, Counts, Counts], float] = {}
        self.flow_cache: dict[tuple[Free, Counts, Counts], float] = {}

    def turns_left(self, s: Orleans) -> float:
        """The expected number of followers that still find a space this round, drawn from the safer bag each time."""
        key = (s.occupied, s.red, s.blue)
        turns = self.cache.get(key)
        if turns is None:
            if len(self.cache) >= CACHE_SIZE:
                self.cache.clear()
                self.flow_cache.clear()
            free = tuple([count(spaces & ~s.occupied) for spaces, _ in self.sorts])
            turns = self.flow_cache.get((free, s.red, s.blue))
            if turns is None:
                turns = self.flow_cache[free, s.red, s.blue] = self.flow(free, s.red, s.blue)
            self.cache[key] = turns
        return turns

    def flow(self, free: Free, red: Counts, blue: Counts) -> float:
        """Mean-field estimate of the turns left: each draw removes the average follower from bag and town."""
        bags = [[float(count_of(bag, kind)) for kind in range(MONK_FOLLOWER + 1)] for bag in (red, blue)]
        sizes = [float(size_of(red)), float(size_of(blue))]
        room = self.room(free, [bags[0][kind] + bags[1][kind] + EPSILON for kind in range(MONK_FOLLOWER)])
        turns, alive = 0.0, 1.0
        for _ in range(sum(free)):
            safer, best = 0, 0.0
            for at in (0, 1):
                if sizes[at] > NEGLIGIBLE:
                    bag = bags[at]
                    fits = bag[MONK_FOLLOWER]
                    for kind in range(MONK_FOLLOWER):
                        fits += bag[kind] if room[kind] >= 1.0 else bag[kind] * room[kind]
                    if fits / sizes[at] > best:
                        safer, best = at, fits / sizes[at]
            alive *= best
            turns += alive
            if alive < NEGLIGIBLE:
                break
            bag, size = bags[safer], sizes[safer]
            for kind in range(MONK_FOLLOWER):
                share = bag[kind] / size
                bag[kind] -= share
                room[kind] = room[kind] - share if room[kind] > share else 0.0
            bag[MONK_FOLLOWER] -= bag[MONK_FOLLOWER] / size
            sizes[safer] = size - 1.0
        return turns

    def room(self, free: Free, weights: list[float]) -> list[float]:
        """The free spaces for each kind; a space for several kinds is split in proportion to their weights."""
        room = [0.0] * MONK_FOLLOWER
        for number, (_, kinds) in zip(free, self.sorts, strict=True):
            if number and kinds:
                total = sum([weights[kind] for kind in kinds])
                for kind in kinds:
                    room[kind] += number * weights[kind] / total
        return room
