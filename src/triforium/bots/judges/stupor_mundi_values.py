"""Point values of Stupor Mundi's cards, workplaces and sides, computed once per set of components."""

from typing import Final

from triforium.core.masks import count, members
from triforium.games.stupor_mundi.components.tiles import Ability
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.effects import WORTH, MarketEffect, worth_of_all
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

POINT_VALUE: Final = {STONE: WORTH[STONE], GRAIN: WORTH[GRAIN], COINS: WORTH[COINS], POINTS: WORTH[POINTS]}
BEST: Final = 8  # cards of a deck that count
CACHE_SIZE: Final = 20_000
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
        rows = [worth_of_all(card.steps) for card in components.cards()]
        self.cards: Final = [rows[row] for row in edition.card_rows]
        local = [any(effect.local for effect in card.steps) for card in components.cards()]
        self.local: Final = [local[row] for row in edition.card_rows]
        self.sides: Final = [worth_of_all(side.effects()) for side in components.castle.side]
        self.bonus_tiles: Final = [worth_of_all(tile.effects()) for tile in components.city_bonus]
        self.abilities: Final = [occasions_of(ability) for ability in components.workplace_ability]
        self.steady: Final = [steady_value(ability) for ability in components.workplace_ability]
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
    given = worth_of_all(ability.effects())
    each = [given if ability.occasions() >> occasion & 1 else 0.0 for occasion in range(OCCASIONS)]
    each[ON_KEEP] += WORTH[STONE] * ability.change("discount_stone")
    each[ON_SUMMON] += WORTH[GRAIN] * ability.change("discount_grain")
    each[ON_PURCHASE] += WORTH[COINS] * ability.change("discount_augustales") * 0.6  # some cards cost no coins
    each[ON_MARKET] += MarketEffect.value * 0.6 * ability.change("extra_transactions")
    return [(occasion, value) for occasion, value in enumerate(each) if value and occasion in TIMES_A_ROUND]


def steady_value(ability: Ability) -> float:
    """The value of a workplace per round, independent of occasions."""
    return HAND_LIMIT * ability.change("hand_limit") + (FREE_STEP if ability.change("free_steps") else 0.0)
