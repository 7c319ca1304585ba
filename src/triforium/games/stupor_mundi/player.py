"""The state of one player (rules.md, section 14.1)."""

from typing import Final

from triforium.core.masks import count
from triforium.core.values import Row
from triforium.games.stupor_mundi.edition import CARD_TWINS

SLOTS: Final = 6
SLOT_BITS: Final = 7  # a slot: the card's number + 1, then one bit for face up
SLOT_MASK: Final = 127
PIECE_BITS: Final = 4  # a castle space: the piece on it
PIECE_MASK: Final = 15
ALLY_BITS: Final = 5  # an ally space, of a player or a city: the ally's number + 1
ALLY_MASK: Final = 31
SPECIALIST_BITS: Final = 4  # a Specialist: its place
SPECIALIST_MASK: Final = 15
SPECIALISTS: Final = 3
UNDECIDED: Final = -1  # house not chosen yet
NOTHING_LATE: Final = (0, 0, 0, 0, 0, 0)


class Player:
    """A player; sets of cards, spaces and pieces are bit masks, short rows of small numbers are packed."""

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
        self.room = room  # capacity of the warehouse
        self.ship = ship
        self.castle = castle  # the built spaces
        self.masonry = masonry  # the piece on each space
        self.pieces = pieces  # those still on the player board
        self.allies = allies  # the ally in each ally space
        self.ally_names = ally_names
        self.specialists = specialists
        self.abilities = abilities  # those of the active workplaces
        self.covers = covers  # those of the built keeps
        self.hand = hand
        self.draw = draw  # a bag: its order is unknown to everybody
        self.discard = discard
        self.removed = removed
        self.slots = slots
        # what the other players can deduce (knowledge.py)
        self.known = known  # cards known not to be in the draw pile
        self.late = late  # for each slot, cards known to have been drawn after its face-down card was played
        self.edicts = edicts  # kept tiles

    def copy(self) -> "Player":
        """An independent copy."""
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
        """A mask of the slots with a card."""
        used = 0
        slots = self.slots
        for slot in range(SLOTS):
            if slots & SLOT_MASK:
                used |= 1 << slot
            slots >>= SLOT_BITS
        return used

    def in_slot(self, slot: int) -> int:
        """The number of the card in an occupied slot."""
        return (self.slots >> SLOT_BITS * slot + 1 & SLOT_MASK >> 1) - 1

    def is_face_up(self, slot: int) -> bool:
        """Whether the card in a slot is face up."""
        return self.slots >> SLOT_BITS * slot & 1 == 1

    def slot_cards(self, face_up: bool) -> int:
        """The face-up, or the face-down, cards in slots."""
        cards = 0
        for slot in range(SLOTS):
            if self.slots >> SLOT_BITS * slot & SLOT_MASK and self.is_face_up(slot) == face_up:
                cards |= 1 << self.in_slot(slot)
        return cards

    def face_down_slots(self) -> int:
        """A mask of the slots with a face-down card."""
        found = 0
        for slot in range(SLOTS):
            if self.slots >> SLOT_BITS * slot & SLOT_MASK and not self.is_face_up(slot):
                found |= 1 << slot
        return found

    # --- castle --------------------------------------------------------------------------------------------

    def piece_on(self, space: int) -> int:
        """The piece on a built space."""
        return self.masonry >> PIECE_BITS * space & PIECE_MASK

    def put_piece(self, space: int, piece: int) -> None:
        """SM-BUILD-1, SM-BUILD-13: move a piece from the player board to the castle, permanently."""
        self.castle |= 1 << space
        self.masonry |= piece << PIECE_BITS * space
        self.pieces &= ~(1 << piece)

    def structures(self) -> int:
        """RUL-49: the number of structures in the castle, including the start pieces."""
        return count(self.castle)

    # --- allies and specialists ----------------------------------------------------------------------------

    def ally_in(self, space: int) -> int:
        """The number of the ally in an ally space, -1 if it is empty."""
        return (self.allies >> ALLY_BITS * space & ALLY_MASK) - 1

    def free_ally_spaces(self) -> int:
        """SM-SUM-3, RUL-55: a mask of the empty ally spaces whose tower is in the castle."""
        free = 0
        for space in range(5):
            if self.pieces >> space & 1 == 0 and self.allies >> ALLY_BITS * space & ALLY_MASK == 0:
                free |= 1 << space
        return free

    def put_ally(self, space: int, ally: int) -> None:
        """SM-SUM-5: an ally stays in its space."""
        self.allies |= ally + 1 << ALLY_BITS * space
        self.ally_names |= 1 << ally

    def ally_count(self) -> int:
        """SM-SUM-4: the number of allies, which all have different names."""
        return count(self.ally_names)

    def place_of(self, specialist: int) -> int:
        """The place of a Specialist."""
        return self.specialists >> SPECIALIST_BITS * specialist & SPECIALIST_MASK

    def put_specialist(self, specialist: int, place: int) -> None:
        """SM-PROM-1: move a Specialist to a place."""
        shift = SPECIALIST_BITS * specialist
        self.specialists = self.specialists & ~(SPECIALIST_MASK << shift) | place << shift


def card_kinds(cards: int) -> int:
    """The different cards of a set: the first number of two copies stands for both."""
    return (cards | (cards & CARD_TWINS) >> 1) & ~CARD_TWINS


def copy_in(cards: int, card: int) -> int:
    """The bit of one copy of a card in a set: its own, or that of its twin."""
    bit = 1 << card
    return bit if cards & bit else bit << 1
