"""Checks of the invariants of The Cathedral of Orléans, for a state and for the step that led to it."""

from triforium.core.action import CHANCE
from triforium.core.masks import count, members
from triforium.games.orleans.counts import count_of, kinds_in, size_of
from triforium.games.orleans.kinds import MONK_FOLLOWER, NONE, ROSETTE
from triforium.games.orleans.place_follower import hand
from triforium.games.orleans.state import LOST, RUNNING, WON, Orleans


class Watcher:
    """Follows a game from its start and fails at the first broken invariant."""

    def __init__(self, s: Orleans) -> None:
        self.edition = s.edition
        self.sections = 0
        self.round = 1
        self.face_down = s.face_down
        self.events = s.events
        self.turned = 0
        self.removed = 0

    def check(self, s: Orleans) -> None:
        """Check all invariants of a state, and of the changes since the last one."""
        self.goods_and_rosettes_are_somewhere_once(s)
        self.followers_are_somewhere_once(s)
        self.holders_hold_what_they_may(s)
        self.tiles_are_somewhere_once(s)
        self.sections_come_from_rewards(s)
        self.time_only_goes_on(s)
        self.decisions_are_the_active_seats(s)

    def goods_and_rosettes_are_somewhere_once(self, s: Orleans) -> None:
        """ORL-COMP-2, ORL-COMP-3: bag or supply, token space, knapsack, delivery tile."""
        found = s.black
        for sack in s.sacks:
            found += sack
        for destination in range(4):
            found += s.delivered(destination)
        kinds = [count_of(found, kind) for kind in range(4)]
        for token in members(s.lying):
            kinds[s.item_on(token)] += 1
        kinds[ROSETTE] += s.rosettes
        assert kinds == [count_of(s.edition.items, kind) for kind in range(4)], "goods or rosettes are lost"
        assert kinds_in(s.black) >> ROSETTE == 0, "a rosette is in the black bag"
        assert s.rosettes >= 0

    def followers_are_somewhere_once(self, s: Orleans) -> None:
        """ORL-COMP-4: bag, hand, town space, monk supply, removed."""
        kinds = [count_of(s.red + s.blue + s.removed, kind) for kind in range(5)]
        for space in members(s.occupied):
            kinds[s.follower_on(space)] += 1
        kinds[MONK_FOLLOWER] += s.monks
        if hand(s) != NONE:
            kinds[hand(s)] += 1
        total = [count_of(s.edition.followers, kind) for kind in range(5)]
        missing = sum(total) - sum(kinds)
        assert kinds == total or (s.result == WON and missing == 1), "a follower is lost"
        assert s.monks >= 0

    def holders_hold_what_they_may(self, s: Orleans) -> None:
        """ORL-SACK-1, ORL-PLACE-1, ORL-PLACE-2, ORL-AMB-54: room, spaces and token spaces."""
        assert all(0 <= size_of(sack) <= 5 for sack in s.sacks), "a knapsack holds more than five"
        for space in members(s.occupied):
            assert s.edition.spaces_for[s.follower_on(space)] >> space & 1, "a follower stands where it is not accepted"
        assert s.occupied >> s.edition.bell & 1 == 0 or s.result == LOST, "the bell was rung without effect"
        for token in members(s.lying):
            assert (s.item_on(token) == ROSETTE) == (s.edition.rosette_spaces >> token & 1 == 1)
        for destination in range(4):
            if s.order_tiles[destination] == NONE:
                assert s.missing[destination] == 0
            for kind in range(4):
                assert count_of(s.delivered(destination), kind) >= 0

    def tiles_are_somewhere_once(self, s: Orleans) -> None:
        """ORL-SETUP-2, ORL-SETUP-3, ORL-SETUP-6, ORL-SETUP-8: what is revealed stays revealed."""
        assert s.face_down & ~self.face_down == 0, "a blueprint was turned back"
        assert size_of(s.blueprints) == count(s.face_down), "a blueprint is lost"
        shown = [0, 0, 0]
        for slot in range(s.edition.slots):
            if s.face_down >> slot & 1 == 0:
                shown[s.shown_in(slot)] += 1
        assert [shown[kind] + count_of(s.blueprints, kind) for kind in range(3)] == [7, 3, 2]
        assert s.events & ~self.events == 0, "an event came back"
        assert count(s.events) == s.events_left
        assert s.order == NONE or s.events >> s.order & 1 == 0
        assert s.hour_glasses_left <= 3
        assert len({tile for tile in s.order_tiles if tile != NONE}) == sum(tile != NONE for tile in s.order_tiles)
        assert self.turned & ~s.turned == 0, "a workshop was turned back"
        self.face_down, self.events, self.turned = s.face_down, s.events, s.turned

    def sections_come_from_rewards(self, s: Orleans) -> None:
        """ORL-CATH-1: one section at a time, and never more than the turned or used tiles can have paid for."""
        assert self.sections <= s.sections <= self.sections + 1, "two sections at once"
        from_blueprints = 7 - count_of(s.blueprints, 0)
        from_workshops = count(s.turned) + sum(
            1 for destination in range(1, 4) if s.order_tiles[destination] != NONE and s.missing[destination] == 0
        )
        assert s.sections <= from_blueprints + from_workshops + 2
        assert (s.sections == 8) == (s.result == WON)
        self.sections = s.sections

    def time_only_goes_on(self, s: Orleans) -> None:
        """ORL-BELL-3, ORL-BELL-12: rounds in sequence, with one follower less each time."""
        assert self.round <= s.round_number <= self.round + 1 <= 4
        if s.round_number > self.round:
            assert size_of(s.removed) == size_of(self.removed) + 1
            self.removed = s.removed
        self.round = s.round_number
        assert (s.result == RUNNING) == (not s.over)
        if s.result == LOST:
            assert s.round_number == 3

    def decisions_are_the_active_seats(self, s: Orleans) -> None:
        """ORL-TURN-3: only the active seat decides, and only if there is more than one option."""
        if s.over or s.deciding() == CHANCE:
            return
        assert s.deciding() == s.active
        if s.decision().key not in ("draw", "place"):
            assert len(s.options()) > 1, f"{s.decision().key} is asked although there is only one option"
