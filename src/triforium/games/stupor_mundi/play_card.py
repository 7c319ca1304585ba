"""Playing a card (SM-PLAY): which card, which slot, face up or down, and its action."""

from typing import Final

from triforium.core.action import Action, Seat, act, verb_of
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.stupor_mundi.atoms import Atom
from triforium.games.stupor_mundi.build import sites, why_not_build
from triforium.games.stupor_mundi.choices import DECLINE_BIT, Menu, Offer, Perform
from triforium.games.stupor_mundi.edition import CARD_TWINS
from triforium.games.stupor_mundi.events import HID_CARD, PLAYED_DOWN, PLAYED_UP
from triforium.games.stupor_mundi.kinds import BUILD, MAIN_ACTIONS, MARKET, PROMOTE, PURCHASE, SUMMON
from triforium.games.stupor_mundi.knowledge import card_was_shown
from triforium.games.stupor_mundi.market import can_visit_market, why_not_visit_market
from triforium.games.stupor_mundi.player import SLOT_BITS, SLOTS, Player, card_kinds, copy_in
from triforium.games.stupor_mundi.promote import movable, why_not_promote
from triforium.games.stupor_mundi.purchase import purchasable, why_not_purchase
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import summonable, why_not_summon
from triforium.games.stupor_mundi.verbs import CARD, FACE_DOWN, FACE_UP, MAIN

# Face up in slots 1 to 6, then face down in slots 1 to 6.
FACES: Final = [act(FACE_UP, slot) for slot in range(SLOTS)] + [act(FACE_DOWN, slot) for slot in range(SLOTS)]
MAIN_ATOM: Final = Atom("main.1", "main")  # the atom of a normal main action
MAX_CARDS: Final = 60


def free_slots(s: StuporMundi, player: Player) -> int:
    """SM-PLAY-1, SM-PLAY-7: slots that are empty and unlocked."""
    return s.edition.open_slots[player.covers] & ~player.used_slots()


def can_play(s: StuporMundi, seat: Seat) -> bool:
    """SM-PASS-3, RUL-13, RUL-94: a card in hand, and a free slot for it."""
    player = s.players[seat]
    return player.hand != 0 and free_slots(s, player) != 0


def misfit_turn(s: StuporMundi, seat: Seat) -> str:
    """SM-PASS-3: a player who cannot play has no turn."""
    return "" if can_play(s, seat) else "this player has no card to play or no slot for it (SM-PASS-3)"


class ChooseCard(Choice[StuporMundi]):
    """SM-TURN-1: exactly one card of the hand is played."""

    key = "card"
    written = "card seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = CARD

    def nouns(self, s: StuporMundi) -> int:
        return card_kinds(s.players[self.seat].hand)

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.then(CHOOSE_FACE[self.seat][noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        hand = s.players[self.seat].hand
        if noun < len(s.edition.card_names) and CARD_TWINS >> noun & 1 == 0:
            if hand >> noun & 1 or (CARD_TWINS >> noun + 1 & 1 and hand >> noun + 1 & 1):
                return None
        return Refusal("SM-PLAY-1", "not-in-hand")

    def misfit(self, s: StuporMundi) -> str:
        return misfit_turn(s, self.seat)


class ChooseFace(Menu):
    """SM-PLAY-1, RUL-17: face up or face down, into any empty, unlocked slot."""

    key = "face"
    written = "face seat card"

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(FACES)
        self.seat = seat
        self.card: Final = card

    def choices(self, s: StuporMundi) -> int:
        free = free_slots(s, s.players[self.seat])
        return free | free << SLOTS

    def choose(self, s: StuporMundi, number: int) -> None:
        if number < SLOTS:
            play_face_up(s, self.seat, self.card, number)
        else:
            play_face_down(s, self.seat, self.card, number - SLOTS)

    def why_not_listed(self, s: StuporMundi, action: Action) -> Refusal:
        if verb_of(action) in (FACE_UP, FACE_DOWN):
            return Refusal("SM-PLAY-1", "no-such-slot")
        return s.not_asked(verb_of(action))

    def why_not_number(self, s: StuporMundi, number: int) -> Refusal | None:
        player = s.players[self.seat]
        slot = number % SLOTS
        if player.used_slots() >> slot & 1:
            return Refusal("SM-PLAY-1", "slot-used", {"slot": str(slot + 1)})
        if s.edition.open_slots[player.covers] >> slot & 1 == 0:
            return Refusal("SM-PLAY-1", "slot-locked", {"slot": str(slot + 1)})
        return None

    def misfit(self, s: StuporMundi) -> str:
        in_hand = card_kinds(s.players[self.seat].hand) >> self.card & 1
        return misfit_turn(s, self.seat) or ("" if in_hand else "this card is not in hand (SM-PLAY-1)")


def put_in_slot(player: Player, card: int, slot: int, face_up: int) -> int:
    """SM-PLAY-1, SM-PLAY-6: move a card from hand to a slot, until the End Phase; returns the copy played."""
    bit = copy_in(player.hand, card)
    player.hand &= ~bit
    number = card if bit == 1 << card else card + 1
    player.slots |= (number + 1 << 1 | face_up) << SLOT_BITS * slot
    return bit


def play_face_up(s: StuporMundi, seat: Seat, card: int, slot: int) -> None:
    """SM-PLAY-2: then the card may be performed, in any slot."""
    player = s.players[seat]
    card_was_shown(player, put_in_slot(player, card, slot, 1))
    s.tell(PLAYED_UP, seat, card, slot)
    s.then(PERFORM_CARD[seat][card])


def play_face_down(s: StuporMundi, seat: Seat, card: int, slot: int) -> None:
    """SM-PLAY-3, SM-PLAY-8, RUL-18: then a main action of the slot may be performed; the card stays secret."""
    player = s.players[seat]
    put_in_slot(player, card, slot, 0)
    s.tell(PLAYED_DOWN, seat, slot)
    if s.story is not None:
        s.tell(HID_CARD, seat, card, slot, seen_by=1 << seat)
    # SM-PLAY-4, RUL-20: a cover gained by this very card does not count yet
    twice = player.covers & s.edition.acts_twice != 0
    s.then(CHOOSE_MAIN[seat][s.edition.slot_actions[slot]][1 if twice else 0])


class PerformCard(Perform):
    """SM-PLAY-2, SM-PLAY-5, RUL-6: performing is optional."""

    key = "perform"
    written = "perform seat card"

    def misfit(self, s: StuporMundi) -> str:
        played = card_kinds(s.players[self.seat].slot_cards(True)) >> self.card & 1
        return "" if played else "this card does not lie face up (SM-PLAY-2)"


def can_do(s: StuporMundi, seat: Seat, action: int) -> bool:
    """SM-ACT-2: whether this main action is possible now."""
    player = s.players[seat]
    if action == BUILD:
        return sites(s, player, MAIN_ATOM, player.abilities) != 0
    if action == PROMOTE:
        return movable(s, player, False) != 0
    if action == MARKET:
        return can_visit_market(s, seat)
    if action == SUMMON:
        return summonable(s, player, MAIN_ATOM, player.abilities) != 0
    return purchasable(s, player, player.abilities) != 0


def why_not_do(s: StuporMundi, seat: Seat, action: int) -> Refusal | None:
    """The first rule that forbids this main action."""
    player = s.players[seat]
    if action == BUILD:
        return why_not_build(s, player, MAIN_ATOM)
    if action == PROMOTE:
        return why_not_promote(s, seat)
    if action == MARKET:
        return why_not_visit_market(s, seat)
    if action == SUMMON:
        return why_not_summon(s, player, MAIN_ATOM)
    assert action == PURCHASE
    return why_not_purchase(s, player)


class ChooseMain(Offer):
    """SM-PLAY-3, SM-PLAY-4, RUL-8, RUL-19: a main action of the slot, or none; with KC-BOTH then the other one."""

    key = "main"
    written = "main seat actions twice:times"

    def __init__(self, seat: Seat, actions: int, twice: bool) -> None:
        self.seat = seat
        self.verb = MAIN
        self.actions: Final = actions  # one bit per main action
        self.twice: Final = twice

    def nouns(self, s: StuporMundi) -> int:
        found = DECLINE_BIT
        for action in range(MAIN_ACTIONS.size()):
            if self.actions >> action & 1 and can_do(s, self.seat, action):
                found |= 1 << action
        return found

    def choose(self, s: StuporMundi, noun: int) -> None:
        other = self.actions & ~(1 << noun)
        if self.twice and other:
            s.then(CHOOSE_MAIN[self.seat][other][0])
        s.agenda.extend(s.edition.effects.main[self.seat][noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun >= MAIN_ACTIONS.size() or self.actions >> noun & 1 == 0:
            return Refusal("SM-PLAY-3", "slot-has-other-actions")
        return why_not_do(s, self.seat, noun)


CHOOSE_CARD: Final = [ChooseCard(seat) for seat in range(4)]
CHOOSE_FACE: Final = [[ChooseFace(seat, card) for card in range(MAX_CARDS)] for seat in range(4)]
PERFORM_CARD: Final = [[PerformCard(seat, card) for card in range(MAX_CARDS)] for seat in range(4)]
CHOOSE_MAIN: Final = [
    [[ChooseMain(seat, actions, twice) for twice in (False, True)] for actions in range(1 << MAIN_ACTIONS.size())]
    for seat in range(4)
]
