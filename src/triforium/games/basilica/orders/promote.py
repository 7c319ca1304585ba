"""Order: Promote (BAS-ORD-PROMOTE)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import lowest
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.basilica.events import PROMOTED
from triforium.games.basilica.kinds import NO_RANK, RANKS
from triforium.games.basilica.orders.order import Order
from triforium.games.basilica.paid_order import offer
from triforium.games.basilica.plan import cell_name, is_cell
from triforium.games.basilica.state import KIND_BITS, KIND_MASK, Basilica
from triforium.games.basilica.verbs import PROMOTE, RANK

RANKS_PER_KIND: Final = 4  # a RANK noun is kind * 4 + rank


def ranks_in_supply(s: Basilica, seat: Seat) -> int:
    """BAS-ORD-PROMOTE-1, BAS-ORD-PROMOTE-5: all ranks on the faces of the tokens in supply."""
    ranks = 0
    left = s.tokens_left[seat]
    for kind in s.edition.token_kinds:
        if left & KIND_MASK:
            ranks |= kind.ranks
        left >>= KIND_BITS
    return ranks


def promotable(s: Basilica, seat: Seat, excluded: int) -> int:
    """BAS-ORD-PROMOTE-2, BAS-ORD-PROMOTE-4: own builders that can get a rank other than their own and `excluded`."""
    mine = s.builders[seat]
    if mine == 0:
        return 0
    ranks = ranks_in_supply(s, seat) & ~(1 << excluded)
    if ranks == 0:
        return 0
    if ranks & (ranks - 1):
        return mine
    return mine & ~s.ranked[lowest(ranks)]


class Promote(Order):
    """BAS-ORD-PROMOTE-1: a builder, a token, a face."""

    def can(self, s: Basilica, seat: Seat) -> bool:
        return promotable(s, seat, NO_RANK) != 0

    def begin(self, s: Basilica, seat: Seat) -> None:
        s.then(ChooseBuilder(seat, NO_RANK, False))

    def why_not(self, s: Basilica, seat: Seat) -> Refusal | None:
        if s.builders[seat] == 0:
            return Refusal("BAS-ORD-PROMOTE-2", "no-builder-in-cathedral")
        if s.tokens_left[seat] == 0:
            return Refusal("BAS-ORD-PROMOTE-2", "no-token-left")
        return None if self.can(s, seat) else Refusal("BAS-ORD-PROMOTE-2", "no-other-rank-left")


class ChooseBuilder(Choice[Basilica]):
    """BAS-ORD-PROMOTE-1, BAS-ORD-PROMOTE-9: which of your builders; the paid part may not use the rank just chosen."""

    key = "promote.builder"
    written = "paid-P excluded:=rank"

    def __init__(self, seat: Seat, excluded: int, paid: bool) -> None:
        self.seat = seat
        self.verb = PROMOTE
        self.excluded: Final = excluded
        self.paid: Final = paid

    def form(self) -> str:
        return self.written if self.paid else ""

    def nouns(self, s: Basilica) -> int:
        return promotable(s, self.seat, self.excluded)

    def choose(self, s: Basilica, noun: int) -> None:
        s.then(ChooseRank(self.seat, noun, self.excluded, self.paid))

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if not is_cell(noun) or s.builders[self.seat] >> noun & 1 == 0:
            return Refusal("BAS-ORD-PROMOTE-1", "no-own-builder-there", {"cell": cell_name(noun)})
        if promotable(s, self.seat, self.excluded) >> noun & 1:
            return None
        if s.tokens_left[self.seat] == 0:
            return Refusal("BAS-ORD-PROMOTE-2", "no-token-left")
        if ranks_in_supply(s, self.seat) & ~(1 << self.excluded):
            return Refusal("BAS-ORD-PROMOTE-4", "builder-has-that-rank", {"cell": cell_name(noun)})
        return Refusal("BAS-ORD-PROMOTE-9", "only-the-rank-just-chosen")


class ChooseRank(Choice[Basilica]):
    """BAS-ORD-PROMOTE-3, BAS-ORD-PROMOTE-4: a face of a token in supply with a different rank."""

    key = "promote.rank"
    written = "rank cell:@cell"

    def __init__(self, seat: Seat, cell: int, excluded: int, paid: bool) -> None:
        self.seat = seat
        self.verb = RANK
        self.cell: Final = cell
        self.excluded: Final = excluded
        self.paid: Final = paid

    def form(self) -> str:
        return "paid-P excluded:=rank cell:@cell" if self.paid else self.written

    def nouns(self, s: Basilica) -> int:
        allowed = ~(1 << s.rank_of(self.cell) | 1 << self.excluded)
        nouns = 0
        for kind in range(len(s.tokens)):
            if s.tokens_of_kind(self.seat, kind):
                nouns |= (s.edition.token_kinds[kind].ranks & allowed) << RANKS_PER_KIND * kind
        return nouns

    def choose(self, s: Basilica, noun: int) -> None:
        rank = noun % RANKS_PER_KIND
        s.give_token(self.seat, self.cell, noun // RANKS_PER_KIND, rank)
        s.tell(PROMOTED, self.seat, self.cell, rank)
        rival = 1 - self.seat
        # BAS-ORD-PROMOTE-9, BAS-PAID-9: the opponent may be offered another rank; a paid part leads to no further offer
        if not self.paid and promotable(s, rival, rank):
            offer(s, rival, ChooseBuilder(rival, rank, True))

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        kind, rank = noun // RANKS_PER_KIND, noun % RANKS_PER_KIND
        if kind >= len(s.tokens) or s.edition.token_kinds[kind].ranks >> rank & 1 == 0:
            return Refusal("BAS-ORD-PROMOTE-1", "no-such-token")
        if s.tokens_of_kind(self.seat, kind) == 0:
            return Refusal("BAS-ORD-PROMOTE-1", "token-not-in-supply", {"token": s.edition.token_kinds[kind].name})
        if rank == s.rank_of(self.cell):
            return Refusal(
                "BAS-ORD-PROMOTE-4",
                "has-this-rank",
                {"cell": cell_name(self.cell), "rank": f"@rank-{RANKS.name(rank)}"},
            )
        if rank == self.excluded:
            return Refusal("BAS-ORD-PROMOTE-9", "rank-just-chosen", {"rank": f"@rank-{RANKS.name(rank)}"})
        return None
