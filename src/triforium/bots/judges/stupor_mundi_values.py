"""Point values of Stupor Mundi's cards, workplaces and sides, computed once per set of components."""

from typing import Final

from triforium.core.masks import count, members
from triforium.games.stupor_mundi.atoms import OPS, Atom
from triforium.games.stupor_mundi.components import Ability
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.kinds import (
    COINS,
    GRAIN,
    OCCASIONS,
    ON_EDICT,
    ON_KEEP,
    ON_MARKET,
    ON_PURCHASE,
    ON_SUMMON,
    ON_TOWER,
    ON_WALL,
    POINTS,
    STONE,
)

POINT_VALUE: Final = {STONE: 0.9, GRAIN: 0.8, COINS: 0.28, POINTS: 1.0}
# The value of each action on a card or tile; gains are valued as goods.
ACTIONS: Final = {
    "draw": 0.25,
    "promote": 0.9,
    "market": 1.0,
    "purchase": 0.6,
    "summon": 1.6,
    "build": 2.2,
    "ship_anywhere": 0.2,
    "resources": 0.85,
    "edict": 1.5,
}
LOCAL: Final = ("market", "purchase", "summon", "build")  # depend on the city, if only through a Great Tower
BEST: Final = 8  # cards of a deck that count
CACHE_SIZE: Final = 20_000
COUNTED: Final = 2.0  # assumed count for effects that count something
# Expected number of uses of a workplace per round, by occasion.
TIMES_A_ROUND: Final = {
    ON_TOWER: 0.55,
    ON_WALL: 0.55,
    ON_KEEP: 0.4,
    ON_SUMMON: 0.5,
    ON_MARKET: 0.9,
    ON_PURCHASE: 0.7,
    ON_EDICT: 0.9,
}
HAND_LIMIT: Final = 0.3  # per extra card and round
FREE_STEP: Final = 0.3


class PointValues:
    """Point values for one set of components; sums are cached."""

    def __init__(self, edition: StuporMundiEdition) -> None:
        components = edition.components
        rows = [value_of(card.atoms) for card in components.cards]
        self.cards: Final = [rows[row] for row in edition.card_rows]
        local = [any(OPS.name(atom.op) in LOCAL for atom in card.atoms) for card in components.cards]
        self.local: Final = [local[row] for row in edition.card_rows]
        self.sides: Final = [value_of(atoms) for atoms in components.castle.incomes]
        self.bonus_tiles: Final = [value_of(tile.atoms) for tile in components.bonus_tiles]
        self.abilities: Final = [occasions_of(ability) for ability in components.abilities]
        self.steady: Final = [steady_value(ability) for ability in components.abilities]
        self.side_spaces: Final = edition.sides
        self.castles: dict[int, tuple[float, float]] = {}
        self.missing: dict[int, int] = {}  # resources for the next building, by castle and stores
        self.decks: dict[int, float] = {}
        self.hands: dict[int, float] = {}

    def sides_value(self, castle: int) -> tuple[float, float]:
        """The total income of the closed sides, and of those that lack one structure."""
        found = self.castles.get(castle)
        if found is None:
            missing = [count(spaces & ~castle) for spaces in self.side_spaces]
            closed = sum(value for value, number in zip(self.sides, missing, strict=True) if number == 0)
            begun = sum(value for value, number in zip(self.sides, missing, strict=True) if number == 1)
            found = self.castles[castle] = (closed, begun)
        return found

    def best_cards_value(self, owned: int) -> float:
        """The total value of the best cards of a deck."""
        found = self.decks.get(owned)
        if found is None:
            if len(self.decks) >= CACHE_SIZE:
                self.decks.clear()
            best = sorted((self.cards[card] for card in members(owned)), reverse=True)[:BEST]
            found = self.decks[owned] = sum(best)
        return found

    def hand_value(self, hand: int) -> float:
        """The total value of a hand."""
        found = self.hands.get(hand)
        if found is None:
            if len(self.hands) >= CACHE_SIZE:
                self.hands.clear()
            found = self.hands[hand] = sum(self.cards[card] for card in members(hand))
        return found


def occasions_of(ability: Ability) -> list[tuple[int, float]]:
    """The occasions on which a workplace gives something, with its value each time."""
    given = value_of(ability.atoms)
    each = [given if ability.occasions >> occasion & 1 else 0.0 for occasion in range(OCCASIONS)]
    each[ON_KEEP] += POINT_VALUE[STONE] * ability.keep_discount
    each[ON_SUMMON] += POINT_VALUE[GRAIN] * ability.summon_discount
    each[ON_PURCHASE] += POINT_VALUE[COINS] * ability.purchase_discount * 0.6  # some cards cost no coins
    each[ON_MARKET] += ACTIONS["market"] * 0.6 * ability.extra_transactions
    return [(occasion, value) for occasion, value in enumerate(each) if value and occasion in TIMES_A_ROUND]


def steady_value(ability: Ability) -> float:
    """The value of a workplace per round, independent of occasions."""
    return HAND_LIMIT * ability.hand_limit + (FREE_STEP if ability.free_steps else 0.0)


def value_of(atoms: list[Atom]) -> float:
    """The value of performing a row of atoms."""
    return sum(atom_value(atom) for atom in atoms)


def atom_value(atom: Atom) -> float:
    """The value of one atom for any player."""
    op = OPS.name(atom.op)
    goods = sum(POINT_VALUE[kind] * number for kind, number in enumerate(atom.gain))
    if op == "gain":
        return goods
    if op == "need":
        return 0.5 * goods
    if op == "convert":
        paid = sum(POINT_VALUE[kind] * number for kind, number in enumerate(atom.pay))
        return 0.7 * atom.times * max(goods - paid, 0.1)
    if op in ("per", "faction_per"):
        each = POINT_VALUE[STONE if atom.either else atom.goods] * atom.each
        return min(COUNTED * each, POINT_VALUE[STONE if atom.either else atom.goods] * atom.cap)
    number = atom.number if op in ("draw", "resources") else atom.times
    return ACTIONS[op] * number
