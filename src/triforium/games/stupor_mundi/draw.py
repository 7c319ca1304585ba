"""Drawing cards (SM-HAND-5, SM-HAND-6): a draw pile is an unordered bag, and chance decides which card is drawn."""

from typing import Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.masks import count, members
from triforium.core.refusal import Refusal
from triforium.core.rng import Rng
from triforium.core.state import Decision, Step
from triforium.games.stupor_mundi.edition import CARD_TWINS
from triforium.games.stupor_mundi.events import CARD_DRAWN, CARDS_DRAWN, RESHUFFLED
from triforium.games.stupor_mundi.gains import EffectStep
from triforium.games.stupor_mundi.knowledge import before_draw, nothing_to_draw
from triforium.games.stupor_mundi.player import Player, card_kinds, copy_in
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import DRAW

MAX_DRAWN: Final = 60


class DrawCards(Step[StuporMundi]):
    """SM-HAND-5, SM-HAND-6: draw several cards, one by one; if no cards are left, the remaining draws are lost."""

    written = "draws who:seat left:number"

    def __init__(self, who: Seat, left: int) -> None:
        self.who: Final = who
        self.left: Final = left

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if player.draw == 0:
            reshuffle(s, self.who)
        if player.draw:
            s.then(DRAW_CARD[self.who][self.left])

    def misfit(self, s: StuporMundi) -> str:
        return "" if 1 <= self.left < MAX_DRAWN else f"1 to {MAX_DRAWN - 1} cards are drawn"


class DrawCard(Decision[StuporMundi]):
    """SM-HAND-5: any card of the draw pile, each copy with the same probability."""

    key = "draw"
    written = "draw who:seat left:number"

    def __init__(self, who: Seat, left: int) -> None:
        self.seat: Seat = CHANCE
        self.who: Final = who
        self.left: Final = left

    def options(self, s: StuporMundi) -> list[Action]:
        return [act(DRAW, card) for card in members(card_kinds(s.players[self.who].draw))]

    def weight(self, s: StuporMundi, action: Action) -> int:
        bit = 1 << noun_of(action)
        both = bit | bit << 1 if bit << 1 & CARD_TWINS else bit
        return count(s.players[self.who].draw & both)

    def pick(self, s: StuporMundi, rng: Rng) -> Action:
        # Equivalent to a weighted choice, because the two copies of a card have adjacent numbers.
        card = rng.member(s.players[self.who].draw)
        return act(DRAW, card & ~1 if CARD_TWINS >> card & 1 else card)

    def take_any(self, s: StuporMundi, rng: Rng) -> None:
        self.draw(s, 1 << rng.member(s.players[self.who].draw))

    def take(self, s: StuporMundi, action: Action) -> None:
        self.draw(s, copy_in(s.players[self.who].draw, noun_of(action)))

    def draw(self, s: StuporMundi, bit: int) -> None:
        """Move a card from the draw pile to the hand; if the pile is now empty, reshuffle at once."""
        player = s.players[self.who]
        before_draw(player)
        player.draw &= ~bit
        player.hand |= bit
        if s.story is not None:
            tell_draw(s, self.who, bit)
        if self.left > 1:
            s.then(DRAW_CARDS[self.who][self.left - 1])
        if player.draw == 0:
            reshuffle(s, self.who)

    def why_not(self, s: StuporMundi, action: Action) -> Refusal | None:
        if verb_of(action) != DRAW:
            return s.not_asked(verb_of(action))
        card = noun_of(action)
        if card < len(s.edition.card_names) and card_kinds(s.players[self.who].draw) >> card & 1:
            return None
        return Refusal("SM-HAND-3", "not-in-draw-pile")

    def pile(self, s: StuporMundi) -> str:
        return f"P{self.who + 1}/cards"

    def misfit(self, s: StuporMundi) -> str:
        if not 1 <= self.left < MAX_DRAWN:
            return f"1 to {MAX_DRAWN - 1} cards are drawn"
        return "" if s.players[self.who].draw else "the draw pile is empty"


DRAW_CARDS: Final = [[DrawCards(seat, left) for left in range(MAX_DRAWN)] for seat in range(4)]
DRAW_CARD: Final = [[DrawCard(seat, left) for left in range(MAX_DRAWN)] for seat in range(4)]


class Draw(EffectStep):
    """SM-H-DRAW, SM-KC-HAND, SM-C1A, RUL-103: cards from one's own draw pile; there is no hand limit at this time."""

    def run(self, s: StuporMundi) -> None:
        s.then(DRAW_CARDS[self.who][self.atom.number])


def reshuffle(s: StuporMundi, seat: Seat) -> None:
    """SM-HAND-5, RUL-77: the discard pile, if any, becomes the new draw pile as soon as that is empty."""
    player = s.players[seat]
    nothing_to_draw(player)
    if player.discard:
        player.draw = player.discard
        player.discard = 0
        s.tell(RESHUFFLED, seat)


def tell_draw(s: StuporMundi, seat: Seat, bit: int) -> None:
    """SM-PLAY-8: only the owner sees which card was drawn; the others see that one was drawn."""
    card = members(card_kinds(bit))[0]
    s.tell(CARD_DRAWN, seat, card, seen_by=1 << seat)
    s.tell(CARDS_DRAWN, seat, 1)


def hand_size(player: Player) -> int:
    """The number of cards in hand."""
    return count(player.hand)
