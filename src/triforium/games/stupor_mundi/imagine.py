"""Samples a state that a seat cannot distinguish from the real one (rules.md, section 14.2)."""

from triforium.core.action import Seat
from triforium.core.masks import count, members
from triforium.core.rng import Rng
from triforium.core.values import Row
from triforium.games.stupor_mundi.knowledge import hidden_cards
from triforium.games.stupor_mundi.play_card import CHOOSE_FACE, ChooseFace
from triforium.games.stupor_mundi.player import SLOT_BITS, SLOT_MASK, Player, card_kinds
from triforium.games.stupor_mundi.state import StuporMundi


def imagine(s: StuporMundi, seat: Seat, rng: Rng) -> StuporMundi:
    """A copy with the hands and face-down cards of the others dealt anew; bags have no order that could be known."""
    world = s.copy()
    for owner in range(s.edition.seats):
        if owner != seat:
            player = world.players[owner]
            dealt = deal_hidden_cards(player, hidden_cards(player), player.face_down_slots(), count(player.hand), rng)
            assert dealt, "the real cards are one way to deal them"
    if not world.over:
        decision = world.decision()
        if isinstance(decision, ChooseFace) and decision.seat != seat:  # the chosen card is secret, too
            hand = card_kinds(world.players[decision.seat].hand)
            world.agenda[-1] = CHOOSE_FACE[decision.seat][rng.member(hand)]
    return world


def deal_hidden_cards(player: Player, hidden: int, face_down: int, in_hand: int, rng: Rng) -> bool:
    """SM-PLAY-8: deal hand, face-down slots and draw pile anew, as far as others know; False if impossible."""
    slots = members(face_down)
    known = player.known & hidden
    drawn = in_hand + len(slots) - count(known)  # held cards that, for all others know, could be in the draw pile
    if drawn < 0 or in_hand + len(slots) > count(hidden):
        return False
    placed = choose_for_slots(slots, 0, hidden, known, player.late, drawn, rng)
    if placed is None:
        return False
    for slot, card in zip(slots, placed, strict=True):
        player.slots &= ~(SLOT_MASK << SLOT_BITS * slot)
        player.slots |= card + 1 << SLOT_BITS * slot + 1
        hidden &= ~(1 << card)
        if known >> card & 1 == 0:
            drawn -= 1
    hand = hidden & known
    hidden &= ~known
    for _ in range(drawn):
        bit = 1 << rng.member(hidden)
        hidden &= ~bit
        hand |= bit
    player.hand = hand
    player.draw = hidden
    return True


def choose_for_slots(
    slots: list[int], number: int, hidden: int, known: int, late: Row, drawn: int, rng: Rng
) -> list[int] | None:
    """A card for each face-down slot, none drawn too late for it, at most `drawn` unknown ones; None if impossible."""
    if number == len(slots):
        return []
    candidates = hidden & ~late[slots[number]]
    if drawn == 0:
        candidates &= known
    while candidates:
        card = rng.member(candidates)
        candidates &= ~(1 << card)
        left = drawn if known >> card & 1 else drawn - 1
        rest = choose_for_slots(slots, number + 1, hidden & ~(1 << card), known, late, left, rng)
        if rest is not None:
            return [card, *rest]
    return None
