"""5. Purchase an Action card (SM-BUY)."""

from typing import Final

from triforium.core.action import Action, Seat, act, noun_of, verb_of
from triforium.core.masks import count, members, nth
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Decision, Step
from triforium.games.stupor_mundi.choices import ActionTarget, Perform
from triforium.games.stupor_mundi.edition import CARD_TWINS, FIRST_ADVANCED, ability_bonus
from triforium.games.stupor_mundi.events import CARD_REMOVED, PURCHASED
from triforium.games.stupor_mundi.gains import EffectStep, push_bonuses
from triforium.games.stupor_mundi.kinds import ON_PURCHASE, ONE_CARD
from triforium.games.stupor_mundi.knowledge import card_entered_hand, card_was_shown
from triforium.games.stupor_mundi.player import Player, card_kinds, copy_in
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import PURCHASE, REMOVE_DISCARD, REMOVE_HAND

SPACES_PER_CITY: Final = 2


def coins_for_card(s: StuporMundi, card: int, abilities: int) -> int:
    """SM-BUY-2, RUL-61, RUL-118: the cost in Augustales minus discounts, never negative; 0 if the price is a card."""
    cost = s.edition.card_cost[card]
    if cost == ONE_CARD:
        return 0
    return max(cost - ability_bonus(abilities, s.edition.cheaper_cards, s.edition.purchase_discounts), 0)


def can_pay_card(s: StuporMundi, player: Player, card: int, abilities: int) -> bool:
    """SM-BUY-2, RUL-64: enough coins, or a card in hand or discard pile to remove."""
    if s.edition.card_cost[card] == ONE_CARD:
        return player.hand | player.discard != 0
    return player.coins >= coins_for_card(s, card, abilities)


def purchasable(s: StuporMundi, player: Player, abilities: int) -> int:
    """SM-BUY-1: card spaces in the Ship's city with a card that the player can pay for."""
    found = 0
    first = SPACES_PER_CITY * player.ship
    for space in range(first, first + SPACES_PER_CITY):
        card = s.card_on(space)
        if card >= 0 and can_pay_card(s, player, card, abilities):
            found |= 1 << space
    return found


def why_not_card(s: StuporMundi, player: Player, abilities: int, space: int) -> Refusal | None:
    """The first rule that forbids purchasing the card of a space."""
    if space // SPACES_PER_CITY != player.ship:
        return Refusal("SM-BUY-1", "card-elsewhere", {"city": f"@city-{s.edition.cities[player.ship]}"})
    if s.edition.open_cards >> space & 1 == 0:
        return Refusal("SM-SETUP-11", "space-closed")
    card = s.card_on(space)
    if card < 0:
        return Refusal("SM-BUY-1", "no-card-there")
    if can_pay_card(s, player, card, abilities):
        return None
    if s.edition.card_cost[card] == ONE_CARD:
        return Refusal("SM-BUY-3", "no-card-to-remove")
    return Refusal("SM-BUY-2", "card-too-dear", {"coins": str(coins_for_card(s, card, abilities))})


def why_not_purchase(s: StuporMundi, player: Player) -> Refusal | None:
    """The first rule that forbids any purchase here."""
    if purchasable(s, player, player.abilities):
        return None
    first = SPACES_PER_CITY * player.ship
    for space in range(first, first + SPACES_PER_CITY):
        if s.card_on(space) >= 0:
            return why_not_card(s, player, player.abilities, space)
    return Refusal("SM-BUY-1", "no-card-there")


class Purchase(EffectStep):
    """SM-BUY-1: one card of the Ship's city, with the currently active workplaces (SM-ACT-1)."""

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if purchasable(s, player, player.abilities):
            s.then(ChooseCardToBuy(self.who, player.abilities, self.optional))


class ChooseCardToBuy(ActionTarget):
    """SM-BUY-1, SM-BUY-2: which card; Augustales are paid at once."""

    key = "buy"
    written = "buy seat abilities optional:freedom"

    def __init__(self, seat: Seat, abilities: int, optional: bool) -> None:
        super().__init__(seat, PURCHASE, optional)
        self.abilities: Final = abilities

    def targets(self, s: StuporMundi) -> int:
        return purchasable(s, s.players[self.seat], self.abilities)

    def choose(self, s: StuporMundi, noun: int) -> None:
        card = s.card_on(noun)
        if s.edition.card_cost[card] == ONE_CARD:
            s.then(RemoveCard(self.seat, self.abilities, noun))
        else:
            s.players[self.seat].coins -= coins_for_card(s, card, self.abilities)
            buy_card(s, self.seat, self.abilities, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return why_not_card(s, s.players[self.seat], self.abilities, noun)


class RemoveCard(Decision[StuporMundi]):
    """SM-BUY-3, RUL-58, RUL-59, RUL-60: a card from hand or discard pile leaves the game."""

    key = "remove"
    written = "remove seat abilities space:card_space"

    def __init__(self, seat: Seat, abilities: int, space: int) -> None:
        self.seat = seat
        self.abilities: Final = abilities
        self.space: Final = space

    def options(self, s: StuporMundi) -> list[Action]:
        player = s.players[self.seat]
        found = [act(REMOVE_HAND, card) for card in members(card_kinds(player.hand))]
        return found + [act(REMOVE_DISCARD, card) for card in members(card_kinds(player.discard))]

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        hand = card_kinds(s.players[self.seat].hand)
        discard = card_kinds(s.players[self.seat].discard)
        in_hand = count(hand)
        number: int = rng.below(in_hand + count(discard))
        if number < in_hand:
            return act(REMOVE_HAND, nth(hand, number))
        return act(REMOVE_DISCARD, nth(discard, number - in_hand))

    def take(self, s: StuporMundi, action: Action) -> None:
        player = s.players[self.seat]
        card = noun_of(action)
        if verb_of(action) == REMOVE_HAND:
            bit = copy_in(player.hand, card)
            player.hand &= ~bit
            card_was_shown(player, bit)
        else:
            bit = copy_in(player.discard, card)
            player.discard &= ~bit
        player.removed |= bit
        s.tell(CARD_REMOVED, self.seat, card)
        buy_card(s, self.seat, self.abilities, self.space)

    def why_not(self, s: StuporMundi, action: Action) -> Refusal | None:
        player = s.players[self.seat]
        verb, card = verb_of(action), noun_of(action)
        if verb not in (REMOVE_HAND, REMOVE_DISCARD):
            return s.not_asked(verb)
        pile = player.hand if verb == REMOVE_HAND else player.discard
        if card < len(s.edition.card_names) and CARD_TWINS >> card & 1 == 0:
            both = 3 << card if CARD_TWINS >> card + 1 & 1 else 1 << card
            if pile & both:
                return None
            if player.draw & both:  # only the owner can ask, and owners know this by elimination
                return Refusal("SM-BUY-3", "not-from-draw-pile")
        if verb == REMOVE_HAND:
            return Refusal("SM-BUY-3", "not-in-hand")
        return Refusal("SM-BUY-3", "not-in-discard-pile")

    def misfit(self, s: StuporMundi) -> str:
        there = purchasable(s, s.players[self.seat], self.abilities) >> self.space & 1
        if there and s.edition.card_cost[s.card_on(self.space)] == ONE_CARD:
            return ""
        return "no card there costs a card (SM-BUY-2)"


def buy_card(s: StuporMundi, seat: Seat, abilities: int, space: int) -> None:
    """SM-BUY-4, SM-BUY-5, SM-BUY-6, RUL-62: performed at once if wanted, then to the hand, then workplace bonuses."""
    card = s.take_card(space)
    s.tell(PURCHASED, seat, card)
    push_bonuses(s, seat, ON_PURCHASE, abilities)
    s.then(PerformPurchased(seat, card), TakeCard(seat, card))


class PerformPurchased(Perform):
    """SM-BUY-4, RUL-21, RUL-63: perform the purchased card at once, as if just played face up, or decline."""

    key = "now"
    written = "now seat card"

    def misfit(self, s: StuporMundi) -> str:
        return misfit_purchased(self.card)


class TakeCard(Step[StuporMundi]):
    """SM-BUY-5: the purchased card goes to the hand, and can be played from the player's next turn on."""

    written = "take who:seat card"

    def __init__(self, who: Seat, card: int) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        player.hand |= 1 << self.card
        card_entered_hand(player, self.card)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_purchased(self.card)


def misfit_purchased(card: int) -> str:
    """SM-BUY-1: only Advanced cards are purchased."""
    return "" if card >= FIRST_ADVANCED else "only Advanced cards are purchased (SM-BUY-1)"
