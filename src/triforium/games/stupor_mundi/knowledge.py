"""What other players can deduce about a player's hidden cards by elimination (rules.md, section 14.2)."""

from triforium.core.values import with_item
from triforium.games.stupor_mundi.edition import CARD_TWINS
from triforium.games.stupor_mundi.player import NOTHING_LATE, SLOT_BITS, SLOT_MASK, SLOTS, Player


def held_cards(player: Player) -> int:
    """The cards in hand or face down in a slot."""
    return player.hand | player.slot_cards(False)


def hidden_cards(player: Player) -> int:
    """The cards that are, as others know, in hand, in the draw pile or face down, but they do not know where."""
    return player.hand | player.draw | player.slot_cards(False)


def before_draw(player: Player) -> None:
    """Before a draw: if all held cards are known, the cards drawn from now on cannot already be in a slot."""
    if player.slots and held_cards(player) & ~player.known == 0:
        rule_out_slots(player, player.draw)


def rule_out_slots(player: Player, cards: int) -> None:
    """Record that these cards are not among the cards that are already face down."""
    for slot in range(SLOTS):
        if player.slots >> SLOT_BITS * slot & SLOT_MASK and not player.is_face_up(slot):
            player.late = with_item(player.late, slot, player.late[slot] | cards)


def nothing_to_draw(player: Player) -> None:
    """The draw pile is empty, so all hidden cards are in hand or face down."""
    player.known = held_cards(player)


def card_entered_hand(player: Player, card: int) -> None:
    """SM-BUY-5: everybody saw this card enter the hand."""
    player.known |= 1 << card
    if player.slots:
        rule_out_slots(player, 1 << card)


def card_was_shown(player: Player, bit: int) -> None:
    """A hidden card was shown and has left the hand; if it has a twin, nobody knows which of the two it was."""
    if bit & 0xFF == 0:
        player.known &= ~bit
        return
    pair = (bit | bit >> 1 if bit & CARD_TWINS else bit | bit << 1) & 0xFF
    if player.known & pair != pair:
        player.known &= ~pair
        if player.late is not NOTHING_LATE:
            for slot in range(SLOTS):
                player.late = with_item(player.late, slot, player.late[slot] & ~pair)
    else:
        player.known &= ~bit


def round_is_over(player: Player) -> None:
    """SM-HAND-1: no cards are face down any more."""
    player.late = NOTHING_LATE
