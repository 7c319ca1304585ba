"""Checks of the invariants of Stupor Mundi, for a state and for the step that led to it."""

from triforium.core.masks import count, members
from triforium.games.stupor_mundi.events import (
    ALLY_SCORED,
    BOUGHT,
    BUILT,
    EXCHANGED,
    GAINED,
    OVERFLOWED,
    PROMOTED,
    PURCHASED,
    SAILED,
    SOLD,
    SUMMONED,
)
from triforium.games.stupor_mundi.gains import KeepResources
from triforium.games.stupor_mundi.kinds import GRAIN, STONE
from triforium.games.stupor_mundi.player import SPECIALISTS, UNDECIDED, Player
from triforium.games.stupor_mundi.promote import active_abilities
from triforium.games.stupor_mundi.purchase import TakeCard
from triforium.games.stupor_mundi.state import UNPLACED, StuporMundi

PAYING = (BUILT, SUMMONED, EXCHANGED, PURCHASED)  # events that do not say what was paid
RING = 0x3FF


class Watcher:
    """Follows a game from its start and fails at the first broken invariant."""

    def __init__(self, s: StuporMundi) -> None:
        s.story = []
        self.edition = s.edition
        self.goods = [goods(player) for player in s.players]
        self.castles = [player.castle for player in s.players]
        self.removed = [player.removed for player in s.players]
        self.allies = [player.allies for player in s.players]
        self.columns = [0] * len(s.players)
        self.tokens = s.tokens
        self.issued = 0
        self.round = 0
        self.placed = False

    def check(self, s: StuporMundi) -> None:
        """Check all invariants of a state, and of the changes since the last one."""
        self.cards_are_somewhere_once(s)
        self.allies_are_somewhere_once(s)
        self.edicts_are_somewhere_once(s)
        self.tiles_lie_where_they_were_laid(s)
        self.palace_stays_in_its_ranges(s)
        for seat, player in enumerate(s.players):
            self.pieces_are_somewhere_once(player)
            self.warehouse_holds_what_it_can(s, seat, player)
            self.specialists_only_go_on(s, seat, player)
            self.nothing_is_taken_back(seat, player)
        self.books_balance(s)
        assert self.round <= s.round_number <= self.round + 1
        self.round = s.round_number

    def cards_are_somewhere_once(self, s: StuporMundi) -> None:
        """Hand, draw pile, discard pile, slots, removed; card spaces, pile and box; on its way to a hand; gone."""
        advanced = self.edition.levels[0] | self.edition.levels[1]
        places = [s.card_bag, s.gone_cards]
        places += [1 << s.card_on(space) for space in range(10) if s.card_on(space) >= 0]
        places += [1 << step.card for step in s.agenda if isinstance(step, TakeCard)]
        for player in s.players:
            own = [player.hand, player.draw, player.discard, player.removed, player.slot_cards(True)]
            own.append(player.slot_cards(False))
            assert sum(count(pile) for pile in own) == count(union(own)), "a card is in two places"
            deck = self.edition.decks[player.house] if player.house != UNDECIDED else 0
            assert union(own) & ~advanced == deck, "a card of the deck is missing"
            places += [pile & advanced for pile in own]
            assert player.used_slots() & ~self.edition.open_slots[player.covers] == 0, "a card in a locked slot"
        assert sum(count(place) for place in places) == count(union(places)) == count(advanced), "an Advanced card"
        assert s.pile_a <= count(s.card_bag & self.edition.levels[0])
        assert s.pile_b <= count(s.card_bag & self.edition.levels[1])

    def allies_are_somewhere_once(self, s: StuporMundi) -> None:
        """Face down, face up, on a player board, removed; compared by name, because copies are identical."""
        names = self.edition.ally_names
        wanted = sorted(names[ally] for ally in members(self.edition.allies_in_use))
        found = [names[ally] for ally in members(s.ally_bag | 0)]
        found += [names[ally] for ally in members(s.gone_allies)]
        found += [names[s.ally_on(space)] for space in range(10) if s.ally_on(space) >= 0]
        for player in s.players:
            mine = [names[player.ally_in(space)] for space in range(5) if player.ally_in(space) >= 0]
            assert len(set(mine)) == len(mine) == player.ally_count(), "two allies of the same name"
            assert len(mine) <= count(player.castle & self.edition.tower_spaces), "more allies than towers"
            found += mine
        assert sorted(found) == wanted, "an ally is missing or duplicated"
        assert count(s.ally_below) <= count(s.ally_bag)
        assert s.ally_below & ~self.edition.open_allies == 0

    def edicts_are_somewhere_once(self, s: StuporMundi) -> None:
        """Pile, active and next spaces, issued; issued edicts never return."""
        up = [1 << s.edict_in(space) for space in range(6) if s.edict_in(space) >= 0]
        places = [s.edict_pile, s.issued, *up]
        assert sum(count(place) for place in places) == count(union(places)), "an edict is in two places"
        extra = union(places) & ~self.edition.edicts_in_use
        assert union(places) & self.edition.edicts_in_use == self.edition.edicts_in_use, "an edict is missing"
        assert extra & ~self.edition.extra_edicts == 0
        assert s.issued & self.issued == self.issued
        assert sum(player.edicts for player in s.players) <= count(s.issued)
        if not self.edition.solo:
            assert sum(player.edicts for player in s.players) == count(s.issued)
        self.issued = s.issued

    def tiles_lie_where_they_were_laid(self, s: StuporMundi) -> None:
        """Workplaces and markets are different tiles; tokens and city tiles only become fewer."""
        assert s.tokens & ~self.tokens == 0, "a token came back"
        self.tokens = s.tokens
        if UNPLACED not in s.workplaces and UNPLACED not in s.markets:
            assert len(set(s.workplaces)) == 5
            assert len({market // 2 for market in s.markets}) == 5
        cities = [count(city) for city in s.cities]
        assert max(cities) <= self.edition.city_tiles
        assert sum(cities) == count(union(list(s.cities))), "a city tile is in two Cities"

    def palace_stays_in_its_ranges(self, s: StuporMundi) -> None:
        """4.3: Frederick's values stay in their ranges, and his treasury moves in steps."""
        for kind in range(8):
            assert self.edition.palace_fewest[kind] <= s.frederick(kind) <= self.edition.palace_most[kind]
        assert s.frederick(2) % 3 == 0

    def pieces_are_somewhere_once(self, player: Player) -> None:
        """Thirteen pieces on board or castle, on spaces of their kind, the ring in one or two joined arcs."""
        built = [player.piece_on(space) for space in members(player.castle)]
        assert len(set(built)) == len(built)
        assert union([1 << piece for piece in built]) & player.pieces == 0, "a piece is in two places"
        assert union([1 << piece for piece in built]) | player.pieces == self.edition.whole_castle
        for space in members(player.castle):
            assert self.edition.space_kind[space] == self.edition.piece_kind[player.piece_on(space)]
        ring = player.castle & RING
        beside = (ring << 1 | ring >> 1 | ring << 9 | ring >> 9) & RING
        assert ring & ~beside & ~self.edition.start_castle == 0, "a structure stands alone"
        covers = union([1 << self.edition.space_cover[s] for s in members(player.castle & self.edition.keep_spaces)])
        assert player.covers == covers

    def warehouse_holds_what_it_can(self, s: StuporMundi, seat: int, player: Player) -> None:
        """Two resources and one for each wall; more only while its owner is asked what to keep."""
        assert player.room == 2 + count(player.castle & self.edition.wall_spaces)
        assert min(player.stone, player.grain, player.coins, player.points) >= 0
        overflowing = player.stone + player.grain > player.room
        asked = not s.over and isinstance(s.decision(), KeepResources) and s.deciding() == seat
        assert overflowing == asked, "more in the warehouse than it holds"

    def specialists_only_go_on(self, s: StuporMundi, seat: int, player: Player) -> None:
        """Three Specialists, never backwards, one in each City at most; abilities are those of their places."""
        places = [player.place_of(number) for number in range(SPECIALISTS)]
        columns = sum((place - 1) % 5 + 1 if place else 0 for place in places)
        assert columns >= self.columns[seat]
        self.columns[seat] = columns
        assert all(place % 5 != 0 or place == 0 or places.count(place) == 1 for place in places)
        assert player.abilities == active_abilities(s, player)

    def nothing_is_taken_back(self, seat: int, player: Player) -> None:
        """Structures and allies stay, removed cards stay away."""
        assert player.castle & self.castles[seat] == self.castles[seat]
        assert player.removed & self.removed[seat] == self.removed[seat]
        assert player.allies & self.allies[seat] == self.allies[seat]
        self.castles[seat], self.removed[seat], self.allies[seat] = player.castle, player.removed, player.allies

    def books_balance(self, s: StuporMundi) -> None:
        """Stone, grain, coins and points change only by logged gains and by payments."""
        told = [[0, 0, 0, 0] for _ in s.players]
        paying = set()
        assert s.story is not None
        for event in s.story:
            if event.seat < 0:
                continue
            account = told[event.seat]
            if event.kind == GAINED:
                for kind in range(4):
                    account[kind] += event.nouns[kind]
            elif event.kind == OVERFLOWED:
                account[STONE] -= event.nouns[0]
                account[GRAIN] -= event.nouns[1]
            elif event.kind == SAILED:
                account[2] -= event.nouns[1]
            elif event.kind == PROMOTED:
                account[GRAIN] -= event.nouns[2]
            elif event.kind == ALLY_SCORED:
                account[3] += event.nouns[1]
            elif event.kind in (SOLD, BOUGHT):
                side = self.edition.markets[s.markets[event.nouns[0]]]
                sign = 1 if event.kind == SOLD else -1
                account[side.sells if sign > 0 else side.buys] -= sign * (side.sold if sign > 0 else side.bought)
                account[2] += sign * (side.sold_for if sign > 0 else side.bought_for)
            elif event.kind in PAYING:
                paying.add(event.seat)
        s.story.clear()
        for seat, player in enumerate(s.players):
            paid = [
                before + change - now
                for before, change, now in zip(self.goods[seat], told[seat], goods(player), strict=True)
            ]
            if s.round_number == 0 or (s.round_number == 1 and self.round == 0):
                paid = [0, 0, 0, 0]  # start money is given out during set-up
            assert min(paid) >= 0, f"seat {seat} has more than the events account for: {paid}"
            assert paid == [0, 0, 0, 0] or seat in paying, (
                f"seat {seat} paid {paid} without an event that costs anything"
            )
            assert paid[3] == 0, "points are never paid"
            self.goods[seat] = goods(player)


def goods(player: Player) -> list[int]:
    """A player's stone, grain, coins and points."""
    return [player.stone, player.grain, player.coins, player.points]


def union(sets: list[int]) -> int:
    """The union of bit sets."""
    found = 0
    for mask in sets:
        found |= mask
    return found
