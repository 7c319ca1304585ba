"""Checks of the invariants of rules.md, section 13, for a state and for the step that led to it."""

from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.kinds import EXHAUSTED, JESTER, RANKS
from triforium.games.basilica.notation.position_write import hidden_tiles
from triforium.games.basilica.plan import COLUMNS, ROW_1, STRIDE, beside
from triforium.games.basilica.state import EMPTY, Basilica

MOST_DRAWS = {58: 104, 60: 108, 66: 120}  # BAS-END-5


class Watcher:
    """Follows a game from its start and fails at the first broken invariant."""

    def __init__(self, s: Basilica) -> None:
        self.edition: BasilicaEdition = s.edition
        self.queen = 0
        self.score = (0, 0)
        self.scorings = 0
        self.draws = 0
        self.stack = s.stack
        self.reshuffles = 0
        self.in_play = len(s.edition.tile_names) - s.edition.removed

    def check(self, s: Basilica) -> None:
        """Check all invariants of a state, and of the changes since the last one."""
        self.tiles_are_somewhere_once(s)
        self.slots_are_full_between_actions(s)
        self.supplies_add_up(s)
        self.cathedral_is_sound(s)
        self.track_and_scores_only_grow(s)
        self.wild_tiles_keep_apart(s)
        self.stack_runs_out_at_most_twice(s)

    def tiles_are_somewhere_once(self, s: Basilica) -> None:
        """1: every tile is in exactly one place; hidden ones are in the stack, the order slots or the box."""
        seen = (
            [tile for tile in s.tiles if tile != EMPTY] + [tile for tile in s.vault_slots if tile != EMPTY] + s.discard
        )
        assert len(seen) == len(set(seen)), "1: a tile is in two places"
        face_up = sum(1 for slot in range(3) if s.orders[slot] != EMPTY)
        assert len(seen) + face_up + s.stack + s.edition.removed == len(s.edition.tile_names), "1: a tile is missing"
        assert len(hidden_tiles(s)) == face_up + s.stack + s.edition.removed
        for slot in range(4):
            if s.orders[slot] != EMPTY:
                assert s.candidates(slot), "1: an order side without a tile"
        top = 1 if s.orders[3] != EMPTY else 0
        boxed = 0 if s.restacked_at else s.edition.removed
        assert s.bag.size() == s.stack - top + boxed, "1: the bag differs from the stack below its top"

    def slots_are_full_between_actions(self, s: Basilica) -> None:
        """2: between actions all six slots hold a tile, unless the game is over."""
        if not s.over and s.decision().key in ("action", "pay"):
            assert EMPTY not in s.vault_slots, "2: an empty vault slot"
            assert EMPTY not in s.orders[:3], "2: an empty order slot"
            assert s.orders[3] != EMPTY or s.stack == 0, "2: the top of the stack is hidden"

    def supplies_add_up(self, s: Basilica) -> None:
        """3 and 4: builders, tokens and coins."""
        for seat in range(2):
            assert s.builders[seat].bit_count() + s.builders_left[seat] == s.edition.builders, "3: builders"
            for kind, token in enumerate(s.edition.token_kinds):
                standing = (s.tokens[kind] & s.builders[seat]).bit_count()
                assert standing + s.tokens_of_kind(seat, kind) == token.copies, "3: tokens"
        assert sum(s.coins) == 2 * s.edition.coins, "4: coins"
        assert min(s.coins) >= 0

    def cathedral_is_sound(self, s: Basilica) -> None:
        """5: one thing per cell; builders, glass and altars on vaults only; ranks and tokens under builders only."""
        vaults = s.vaults
        assert vaults & s.scaffolding == 0
        assert s.builders[0] & s.builders[1] == 0, "5: two builders on a cell"
        assert (s.builders[0] | s.builders[1] | s.glass | s.altars | s.wild) & ~vaults == 0, (
            "5: something hangs in the air"
        )
        assert s.yellow | s.blue | s.red | s.green == vaults
        guards = sum(1 << STRIDE * row + COLUMNS for row in range(vaults.bit_length() // STRIDE + 2))
        assert (vaults | s.scaffolding) & guards == 0, "5: outside the five columns"
        for cell in range(len(s.tiles)):
            assert (s.tiles[cell] != EMPTY) == (vaults >> cell & 1 == 1)
        ranked = 0
        for rank in range(RANKS.size()):
            assert ranked & s.ranked[rank] == 0, "5: two ranks on one builder"
            ranked |= s.ranked[rank]
            assert rank in s.edition.ranks or s.ranked[rank] == 0
        assert ranked & ~(s.builders[0] | s.builders[1]) == 0
        assert ranked == sum(s.tokens)

    def track_and_scores_only_grow(self, s: Basilica) -> None:
        """6 and 7: the Queen moves once per crown placed, scorings match crown spaces, scores never decrease."""
        assert self.queen <= s.queen <= self.queen + 1
        assert s.score[0] >= self.score[0]
        assert s.score[1] >= self.score[1], "7: a score decreased"
        entered = sum(s.edition.crown_spaces[: s.queen + 1])
        waiting = not s.over and s.decision().key == "jester.colour" and s.edition.crown_spaces[s.queen]
        extra = 1 if s.ending == EXHAUSTED else 0
        assert s.scorings in ((entered - 1, entered) if waiting else (entered + extra,)), "6: scorings"
        if s.scorings > self.scorings and not s.over:
            self.cleaned_up(s)
        self.queen, self.score, self.scorings = s.queen, (s.score[0], s.score[1]), s.scorings

    def cleaned_up(self, s: Basilica) -> None:
        """9: after a clean-up the cathedral is empty or touches the board, without scaffolding and builders."""
        assert s.scaffolding == 0
        assert s.builders == (0, 0)
        assert s.vaults == 0 or s.vaults & ROW_1, "9: the cathedral does not touch the board"

    def wild_tiles_keep_apart(self, s: Basilica) -> None:
        """8: without Jesters, or where they make no exception, no two wild tiles are ever adjacent."""
        if JESTER not in s.edition.ranks or not s.edition.jester_frees_neighbours:
            assert beside(s.wild) & s.wild == 0, "8: wild beside wild"

    def stack_runs_out_at_most_twice(self, s: Basilica) -> None:
        """10: one reshuffle at most, and no more draws than BAS-END-5 allows."""
        if s.stack < self.stack:
            self.draws += self.stack - s.stack
        elif s.stack > self.stack:
            self.reshuffles += 1
            self.draws += self.stack
        self.stack = s.stack
        assert self.reshuffles <= 1, "10: two reshuffles"
        most = MOST_DRAWS[self.in_play] + (0 if s.edition.reshuffle_at_once else 1)
        assert self.draws - 6 <= most, "10: too many draws"
