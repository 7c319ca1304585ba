"""The End Phase (SM-ENDP): refill hands, castle income, ally income, reorganization."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of
from triforium.core.masks import count, members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.choices import DECLINE_BIT, Offer
from triforium.games.stupor_mundi.draw import DRAW_CARDS, MAX_DRAWN, reshuffle
from triforium.games.stupor_mundi.edition import CARD_TWINS, ability_bonus
from triforium.games.stupor_mundi.events import ALLY_SHOWN, CARD_SHOWN, CARDS_SHORT, DISCARDED, SLOTS_DISCARDED
from triforium.games.stupor_mundi.income import ALLY_INCOME, CASTLE_INCOME
from triforium.games.stupor_mundi.kinds import CARDS_END
from triforium.games.stupor_mundi.knowledge import card_was_shown, round_is_over
from triforium.games.stupor_mundi.play_card import MAX_CARDS
from triforium.games.stupor_mundi.player import ALLY_BITS, Player, card_kinds, copy_in
from triforium.games.stupor_mundi.state import VOYAGE_SPACES, StuporMundi
from triforium.games.stupor_mundi.verbs import DISCARD, SHOW_ALLY, SHOW_CARD


def begin_end_phase(s: StuporMundi) -> None:
    """SM-ENDP-1, RUL-75, RUL-87: steps a to d; within a and b in turn order; pushed in reverse order."""
    order = s.turn_order()
    steps: list[Step[Any]] = [REORGANIZE, ALLY_INCOME]
    for seat in order[::-1]:
        steps.append(CASTLE_INCOME[seat])
    for seat in order[::-1]:
        steps.append(REFILL_HAND[seat])
    s.agenda.extend(steps)


# --- a. refill hand --------------------------------------------------------------------------------------------


def hand_limit(s: StuporMundi, player: Player) -> int:
    """SM-HAND-3, RUL-105: five, or more with a keep or a workplace."""
    limit = s.edition.cover_limit[player.covers]
    return limit + ability_bonus(player.abilities, s.edition.limiting, s.edition.hand_limits)


class RefillHand(Step[StuporMundi]):
    """SM-HAND-1, SM-HAND-2: discard the played cards; then hand cards may be discarded."""

    written = "refill who:seat"

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        s.agenda.append(DRAW_UP[self.who])
        if player.slots:
            shown = player.slot_cards(False)
            for card in members(shown):  # face-down cards are revealed now
                card_was_shown(player, 1 << card)
            player.discard |= shown | player.slot_cards(True)
            player.slots = 0
            round_is_over(player)
            s.tell(SLOTS_DISCARDED, self.who)
        if player.hand:
            s.then(DISCARD_CARDS[self.who][0])


class DiscardCards(Offer):
    """SM-HAND-2, RUL-76, RUL-106: discard any number of hand cards, one by one in ascending order, then stop."""

    key = "discard"
    written = "discard seat lowest:card"

    def __init__(self, seat: Seat, lowest: int) -> None:
        self.seat = seat
        self.verb = DISCARD
        self.lowest: Final = lowest

    def nouns(self, s: StuporMundi) -> int:
        return card_kinds(s.players[self.seat].hand) >> self.lowest << self.lowest | DECLINE_BIT

    def choose(self, s: StuporMundi, noun: int) -> None:
        player = s.players[self.seat]
        bit = copy_in(player.hand, noun)
        player.hand &= ~bit
        player.discard |= bit
        card_was_shown(player, bit)
        s.tell(DISCARDED, self.seat, noun)
        if card_kinds(player.hand) >> noun:
            s.then(DISCARD_CARDS[self.seat][noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        hand = s.players[self.seat].hand
        if noun >= len(s.edition.card_names) or CARD_TWINS >> noun & 1:
            return Refusal("SM-HAND-2", "not-in-hand")
        if hand >> noun & 1 == 0 and not (CARD_TWINS >> noun + 1 & 1 and hand >> noun + 1 & 1):
            return Refusal("SM-HAND-2", "not-in-hand")
        return Refusal("SM-HAND-2", "discard-in-order") if noun < self.lowest else None

    def misfit(self, s: StuporMundi) -> str:
        return "cards are discarded in ascending order (SM-HAND-2)" if CARD_TWINS >> self.lowest & 1 else ""


class DrawUp(Step[StuporMundi]):
    """SM-HAND-3, SM-HAND-4, SM-HAND-7, RUL-78, RUL-79: reshuffle an empty pile, then draw up to the hand limit."""

    written = "draw_up who:seat"

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if player.draw == 0:
            reshuffle(s, self.who)
        missing = hand_limit(s, player) - count(player.hand)
        if missing > 0:
            s.then(DRAW_CARDS[self.who][min(missing, MAX_DRAWN - 1)])


REFILL_HAND: Final = [RefillHand(seat) for seat in range(4)]
DISCARD_CARDS: Final = [[DiscardCards(seat, lowest) for lowest in range(MAX_CARDS)] for seat in range(4)]
DRAW_UP: Final = [DrawUp(seat) for seat in range(4)]


# --- d. reorganization -----------------------------------------------------------------------------------------


class Reorganize(Step[StuporMundi]):
    """SM-REORG-1, SM-REORG-3: refill empty card spaces, then turn up uncovered allies."""

    written = "reorganize"

    def run(self, s: StuporMundi) -> None:
        s.agenda.append(TURN_UP_ALLIES)
        s.agenda.append(FILL_CARD_SPACES)


class FillCardSpaces(Step[StuporMundi]):
    """SM-REORG-1, SM-REORG-2, RUL-84, RUL-85: in order from Roma; if the pile runs out first, the game will end."""

    written = "fill_cards"

    def run(self, s: StuporMundi) -> None:
        for space in range(VOYAGE_SPACES):
            if s.edition.open_cards >> space & 1 and s.card_on(space) < 0:
                if s.pile_a + s.pile_b == 0:
                    s.ends |= CARDS_END
                    s.tell(CARDS_SHORT, CHANCE)
                else:
                    s.then(SHOW_CARDS[space], self)
                return


class ShowCard(Choice[StuporMundi]):
    """SM-SETUP-13, SM-SETUP-14: the top card of the pile; level A is above level B."""

    key = "card.show"
    written = "show_card space:card_space"

    def __init__(self, space: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = SHOW_CARD
        self.space: Final = space

    def nouns(self, s: StuporMundi) -> int:
        return s.card_bag & s.edition.levels[0 if s.pile_a > 0 else 1]

    def choose(self, s: StuporMundi, noun: int) -> None:
        if s.pile_a > 0:
            s.pile_a -= 1
        else:
            s.pile_b -= 1
        s.card_bag &= ~(1 << noun)
        s.put_card(self.space, noun)
        s.tell(CARD_SHOWN, CHANCE, self.space, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.card_names) and s.card_bag >> noun & 1:
            if s.edition.levels[0 if s.pile_a > 0 else 1] >> noun & 1:
                return None
        return Refusal("SM-SETUP-13", "not-in-card-pile")

    def pile(self, s: StuporMundi) -> str:
        return "cards"

    def misfit(self, s: StuporMundi) -> str:
        fits = s.card_on(self.space) < 0 and s.pile_a + s.pile_b > 0
        return "" if fits else "there is a card, or none to show (SM-REORG-1)"


class TurnUpAllies(Step[StuporMundi]):
    """SM-REORG-3, RUL-86: turn up every uncovered face-down ally; it is not replaced."""

    written = "turn_up"

    def run(self, s: StuporMundi) -> None:
        for space in range(VOYAGE_SPACES):
            if s.ally_below >> space & 1 and s.ally_on(space) < 0:
                s.ally_below &= ~(1 << space)
                s.then(SHOW_ALLIES[space], self)
                return


class ShowAlly(Choice[StuporMundi]):
    """SM-SETUP-12: any ally that nobody has seen, each copy with the same probability."""

    key = "ally.show"
    written = "show_ally space:ally_space"

    def __init__(self, space: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = SHOW_ALLY
        self.space: Final = space

    def nouns(self, s: StuporMundi) -> int:
        twins = s.edition.ally_twins
        return (s.ally_bag | (s.ally_bag & twins) >> 1) & ~twins

    def weight(self, s: StuporMundi, action: Action) -> int:
        ally = noun_of(action)
        both = 3 << ally if s.edition.ally_twins >> ally + 1 & 1 else 1 << ally
        return count(s.ally_bag & both)

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        # Equivalent to a weighted choice, because the two copies have adjacent numbers.
        ally = rng.member(s.ally_bag)
        return act(SHOW_ALLY, ally - 1 if s.edition.ally_twins >> ally & 1 else ally)

    def take_any(self, s: StuporMundi, rng: Rng) -> None:
        self.choose(s, noun_of(self.pick(s, rng)))

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.ally_bag &= ~(1 << noun if s.ally_bag >> noun & 1 else 2 << noun)
        s.ally_tops |= noun + 1 << ALLY_BITS * self.space
        s.tell(ALLY_SHOWN, CHANCE, self.space, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        twins = s.edition.ally_twins
        if noun < len(s.edition.ally_names) and twins >> noun & 1 == 0:
            if s.ally_bag >> noun & 1 or (twins >> noun + 1 & 1 and s.ally_bag >> noun + 1 & 1):
                return None
        return Refusal("SM-SETUP-12", "ally-not-unseen")

    def pile(self, s: StuporMundi) -> str:
        return f"allies/{self.space}"

    def misfit(self, s: StuporMundi) -> str:
        fits = s.ally_on(self.space) < 0 and s.ally_bag != 0
        return "" if fits else "there is an ally, or none to show (SM-REORG-3)"


REORGANIZE: Final = Reorganize()
FILL_CARD_SPACES: Final = FillCardSpaces()
TURN_UP_ALLIES: Final = TurnUpAllies()
SHOW_CARDS: Final = [ShowCard(space) for space in range(VOYAGE_SPACES)]
SHOW_ALLIES: Final = [ShowAlly(space) for space in range(VOYAGE_SPACES)]
