"""What belongs to one player (rules.md, section 14.1)."""

from typing import Final

from triforium.core.masks import count
from triforium.core.values import Row
from triforium.games.stupor_mundi.edition import CARD_TWINS

SLOTS: Final = 6
SLOT_BITS: Final = 7  # a slot: the card's number + 1, then whether it lies face up
SLOT_MASK: Final = 127
PIECE_BITS: Final = 4  # a castle space: which piece stands on it
PIECE_MASK: Final = 15
ALLY_BITS: Final = 5  # an ally space, of a player or in a city: the ally's number + 1
ALLY_MASK: Final = 31
SPECIALIST_BITS: Final = 4  # a Specialist: its place
SPECIALIST_MASK: Final = 15
SPECIALISTS: Final = 3
UNDECIDED: Final = -1  # as a house: not chosen yet
NOTHING_LATE: Final = (0, 0, 0, 0, 0, 0)


class Player:
    """A player's things; sets of cards, spaces and pieces are masks, short rows of small numbers are packed."""

    def __init__(
        self,
        house: int,
        points: int,
        coins: int,
        stone: int,
        grain: int,
        room: int,
        ship: int,
        castle: int,
        masonry: int,
        pieces: int,
        allies: int,
        ally_names: int,
        specialists: int,
        abilities: int,
        covers: int,
        hand: int,
        draw: int,
        discard: int,
        removed: int,
        slots: int,
        known: int,
        late: Row,
        edicts: int,
    ) -> None:
        self.house = house
        self.points = points
        self.coins = coins
        self.stone = stone
        self.grain = grain
        self.room = room  # of the warehouse
        self.ship = ship
        self.castle = castle  # the spaces that are built
        self.masonry = masonry  # which piece stands on each
        self.pieces = pieces  # still on the player board
        self.allies = allies  # in each ally space
        self.ally_names = ally_names
        self.specialists = specialists
        self.abilities = abilities  # of the active workplaces
        self.covers = covers  # of keeps that are built
        self.hand = hand
        self.draw = draw  # a bag: its order is nobody's knowledge
        self.discard = discard
        self.removed = removed
        self.slots = slots
        # what the others can tell (knowledge.py)
        self.known = known  # cards that are surely not in the draw pile
        self.late = late  # for each slot, cards that came too late to lie there face down
        self.edicts = edicts  # kept tiles

    def copy(self) -> "Player":
        """An independent player."""
        return Player(
            self.house,
            self.points,
            self.coins,
            self.stone,
            self.grain,
            self.room,
            self.ship,
            self.castle,
            self.masonry,
            self.pieces,
            self.allies,
            self.ally_names,
            self.specialists,
            self.abilities,
            self.covers,
            self.hand,
            self.draw,
            self.discard,
            self.removed,
            self.slots,
            self.known,
            self.late,
            self.edicts,
        )

    # --- cards ---------------------------------------------------------------------------------------------

    def used_slots(self) -> int:
        """The slots with a card."""
        used = 0
        slots = self.slots
        for slot in range(SLOTS):
            if slots & SLOT_MASK:
                used |= 1 << slot
            slots >>= SLOT_BITS
        return used

    def in_slot(self, slot: int) -> int:
        """The number of the card in a slot that has one."""
        return (self.slots >> SLOT_BITS * slot + 1 & SLOT_MASK >> 1) - 1

    def is_face_up(self, slot: int) -> bool:
        """Does the card of a slot lie face up?"""
        return self.slots >> SLOT_BITS * slot & 1 == 1

    def slot_cards(self, face_up: bool) -> int:
        """The cards that lie in slots face up, or those that lie face down."""
        cards = 0
        for slot in range(SLOTS):
            if self.slots >> SLOT_BITS * slot & SLOT_MASK and self.is_face_up(slot) == face_up:
                cards |= 1 << self.in_slot(slot)
        return cards

    def face_down_slots(self) -> int:
        """The slots with a card that lies face down."""
        found = 0
        for slot in range(SLOTS):
            if self.slots >> SLOT_BITS * slot & SLOT_MASK and not self.is_face_up(slot):
                found |= 1 << slot
        return found

    # --- castle --------------------------------------------------------------------------------------------

    def piece_on(self, space: int) -> int:
        """The piece on a space that is built."""
        return self.masonry >> PIECE_BITS * space & PIECE_MASK

    def put_piece(self, space: int, piece: int) -> None:
        """SM-BUILD-1, SM-BUILD-13: from the player board to the castle, for good."""
        self.castle |= 1 << space
        self.masonry |= piece << PIECE_BITS * space
        self.pieces &= ~(1 << piece)

    def structures(self) -> int:
        """RUL-49: all structures in the castle, those of the start included."""
        return count(self.castle)

    # --- allies and specialists ----------------------------------------------------------------------------

    def ally_in(self, space: int) -> int:
        """The number of the ally in an ally space, -1 for none."""
        return (self.allies >> ALLY_BITS * space & ALLY_MASK) - 1

    def free_ally_spaces(self) -> int:
        """SM-SUM-3, RUL-55: ally spaces whose tower is in the castle, and that are empty."""
        free = 0
        for space in range(5):
            if self.pieces >> space & 1 == 0 and self.allies >> ALLY_BITS * space & ALLY_MASK == 0:
                free |= 1 << space
        return free

    def put_ally(self, space: int, ally: int) -> None:
        """SM-SUM-5: an ally stays where it is put."""
        self.allies |= ally + 1 << ALLY_BITS * space
        self.ally_names |= 1 << ally

    def ally_count(self) -> int:
        """SM-SUM-4: no two have the same name, so names count."""
        return count(self.ally_names)

    def place_of(self, specialist: int) -> int:
        """Where a Specialist is."""
        return self.specialists >> SPECIALIST_BITS * specialist & SPECIALIST_MASK

    def put_specialist(self, specialist: int, place: int) -> None:
        """SM-PROM-1: a Specialist goes to a place."""
        shift = SPECIALIST_BITS * specialist
        self.specialists = self.specialists & ~(SPECIALIST_MASK << shift) | place << shift


def card_kinds(cards: int) -> int:
    """The different cards of a set: of two copies the first number stands for both."""
    return (cards | (cards & CARD_TWINS) >> 1) & ~CARD_TWINS


def copy_in(cards: int, card: int) -> int:
    """One copy of a card, as it is in a set: its own bit, or that of its twin."""
    bit = 1 << card
    return bit if cards & bit else bit << 1
