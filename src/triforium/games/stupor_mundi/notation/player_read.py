"""Reads the line of a player in a position (rules.md, section 15.1)."""

import re
from typing import Final

from triforium.core.action import Seat, act
from triforium.core.fields import HIDDEN, bad, items, read_fields, read_number
from triforium.core.masks import count, members
from triforium.core.position import Dealer
from triforium.core.rng import Rng
from triforium.core.values import with_item
from triforium.games.stupor_mundi.edition import CARD_TWINS, RING, StuporMundiEdition
from triforium.games.stupor_mundi.imagine import deal_hidden_cards
from triforium.games.stupor_mundi.kinds import COLUMNS, PATHS, START_AREA, place_of
from triforium.games.stupor_mundi.player import SLOT_BITS, SLOTS, SPECIALISTS, Player
from triforium.games.stupor_mundi.promote import active_abilities
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import DRAW

FIELDS: Final = (
    *("vp", "A", "S", "G", "ship", "castle", "allies", "spec", "covers", "hand", "draw", "disc", "slots"),
    *("removed", "edicts", "passed", "bought?", "known?", "late?"),
)
MAX_NUMBER: Final = 100_000
SLOT: Final = re.compile(r"([1-6]):([A-Z0-9\-]+|\?)([v^])")
LATE: Final = re.compile(r"([1-6]):([A-Z0-9\-+]+)")
TAKE: Final = re.compile(r"\btake\(P[1-4],([A-Z0-9\-]+)\)")
MAX_RESOURCES: Final = 60


class Ledger:
    """The ally tiles and Advanced cards not named so far, so that none is named twice."""

    def __init__(self, edition: StuporMundiEdition) -> None:
        self.edition = edition
        self.allies: int = edition.allies_in_use
        self.cards: int = edition.levels[0] | edition.levels[1]

    def ally(self, line: str, name: str) -> int:
        """Take an ally; returns the number that stands for its name."""
        ally = self.edition.ally_numbers.get(name, -1)
        if ally < 0:
            raise bad(line, f"there is no ally {name[:20]!r}")
        for number in (ally, ally + 1):
            twin = number > ally
            if self.allies >> number & 1 and (not twin or self.edition.ally_twins >> number & 1):
                self.allies &= ~(1 << number)
                return ally
        raise bad(line, f"{name} is there too often, or not used in this game (SM-SETUP-1)")

    def advanced(self, line: str, name: str) -> int:
        """Take an Advanced card."""
        card = self.edition.card_numbers.get(name, -1)
        if card < 0 or (self.edition.levels[0] | self.edition.levels[1]) >> card & 1 == 0:
            raise bad(line, f"there is no Advanced card {name[:20]!r}")
        if self.cards >> card & 1 == 0:
            raise bad(line, f"card {name} is there twice (every card is in exactly one place)")
        self.cards &= ~(1 << card)
        return card

    def take_pending(self, agenda: str) -> None:
        """Take the cards that are paid for but not yet in a hand."""
        for name in TAKE.findall(agenda):
            self.advanced("line DO", name)


class PlayerReader:
    """Parses the line of a player; hidden cards are dealt after all lines are read."""

    def __init__(self, s: StuporMundi, seat: Seat, words: list[str], ledger: Ledger) -> None:
        self.s = s
        self.seat = seat
        self.line = f"line P{seat + 1}"
        self.ledger = ledger
        self.edition = s.edition
        self.player: Player = s.players[seat]
        self.pool = 0  # cards of this player whose place is not given
        self.hidden_hand = 0  # number of cards in hand whose names are not given
        self.hidden_slots = 0
        self.fixed_draw = 0
        self.top_cards: list[int] = []  # of the draw pile, the next one first
        if not words:
            raise bad(self.line, "must name the house first")
        fields = read_fields(words[1:], list(FIELDS), "=", self.line)
        self.read_house(words[0])
        self.read_numbers(fields)
        self.read_castle(fields["castle"], fields["covers"])
        self.read_allies(fields["allies"])
        self.read_specialists(fields["spec"])
        self.read_cards(fields)
        self.read_knowledge(fields)

    def read_house(self, name: str) -> None:
        """SM-SETUP-16: each house at most once; a hyphen if it is not chosen yet."""
        if name == "-":
            if self.s.round_number > 0:
                raise bad(self.line, "every player has a house once the game has begun (SM-SETUP-16)")
            return
        if name not in self.edition.house_names:
            raise bad(self.line, f"{name[:20]!r} is none of the houses {', '.join(self.edition.house_names)}")
        house = self.edition.house_names.index(name)
        if any(player.house == house for player in self.s.players):
            raise bad(self.line, f"house {name} is there twice (SM-SETUP-16)")
        self.player.house = house
        self.pool = self.edition.decks[house]

    def read_numbers(self, fields: dict[str, str]) -> None:
        """Points, coins, resources, Ship, kept edicts, and whether the player has passed."""
        player = self.player
        player.points = read_number(self.line, "vp", fields["vp"], 0, MAX_NUMBER)
        player.coins = read_number(self.line, "A", fields["A"], 0, MAX_NUMBER)
        player.stone = read_number(self.line, "S", fields["S"], 0, MAX_RESOURCES)
        player.grain = read_number(self.line, "G", fields["G"], 0, MAX_RESOURCES)
        player.edicts = read_number(self.line, "edicts", fields["edicts"], 0, len(self.edition.edict_names))
        if fields["ship"] not in self.edition.cities:
            raise bad(self.line, f"ship: {fields['ship'][:20]!r} is no city")
        player.ship = self.edition.cities.index(fields["ship"])
        self.s.passed |= read_number(self.line, "passed", fields["passed"], 0, 1) << self.seat

    # --- castle, allies, specialists -----------------------------------------------------------------------

    def read_castle(self, text: str, covers: str) -> None:
        """SM-BUILD-1, SM-BUILD-3, SM-BUILD-8: pieces on spaces of their kind, connected with the start pieces."""
        edition = self.edition
        player = self.player
        player.castle = player.masonry = 0
        player.pieces = edition.whole_castle
        for item in items(text):
            space_name, _, piece_name = item.partition(":")
            if space_name not in edition.space_names or piece_name not in edition.piece_names:
                raise bad(self.line, f"castle: {item[:20]!r} is no space with its piece, like W1:GWB")
            space, piece = edition.space_names.index(space_name), edition.piece_names.index(piece_name)
            if edition.space_kind[space] != edition.piece_kind[piece]:
                raise bad(self.line, f"castle: {piece_name} does not belong on {space_name} (SM-BUILD-1)")
            if player.castle >> space & 1 or player.pieces >> piece & 1 == 0:
                raise bad(self.line, f"castle: {item} is there twice (SM-BUILD-1)")
            player.put_piece(space, piece)
        for space in members(edition.start_castle):
            piece = edition.start_pieces & edition.kind_pieces[edition.space_kind[space]]
            if player.castle >> space & 1 == 0 or 1 << player.piece_on(space) != piece:
                name = edition.space_names[space]
                raise bad(self.line, f"castle: {name} holds its start piece from the start (SM-SETUP-19)")
        if joined(edition.start_castle & RING, player.castle & RING) != player.castle & RING:
            raise bad(self.line, "castle: towers and walls join on to each other (SM-BUILD-3)")
        player.room = edition.warehouse + edition.per_wall * count(player.castle & edition.wall_spaces)
        for space in members(player.castle & edition.keep_spaces):
            player.covers |= 1 << edition.space_cover[space]
        names = [edition.cover_names[cover] for cover in members(player.covers)]
        if sorted(items(covers)) != sorted(names):
            raise bad(self.line, f"covers: the keeps of this castle give {', '.join(names) or 'none'} (SM-BUILD-8)")

    def read_allies(self, text: str) -> None:
        """SM-SUM-3, SM-SUM-4: allies in spaces whose tower is built, with different names."""
        for item in items(text):
            space_name, _, ally_name = item.partition(":")
            if space_name not in self.edition.ally_spaces or not ally_name:
                raise bad(self.line, f"allies: {item[:20]!r} is no ally space with its ally, like AS1:I-SEV")
            space = self.edition.ally_spaces.index(space_name)
            if self.player.free_ally_spaces() >> space & 1 == 0:
                raise bad(self.line, f"allies: {space_name} is covered by a tower, or there twice (SM-SUM-3)")
            ally = self.ledger.ally(self.line, ally_name)
            if self.player.ally_names >> ally & 1:
                raise bad(self.line, f"allies: two have the name {ally_name} (SM-SUM-4)")
            self.player.put_ally(space, ally)

    def read_specialists(self, text: str) -> None:
        """SM-PROM-3, SM-PROM-6: three Specialists, at most one in each City."""
        places = text.split(",")
        if len(places) != SPECIALISTS:
            raise bad(self.line, "spec: there are three Specialists (SM-SETUP-22)")
        known = {f"{PATHS[path]}{column}": place_of(path, column) for path in range(3) for column in range(1, 6)}
        there = [*self.edition.first_places, *self.edition.next_place]
        for number, name in enumerate(places):
            place = START_AREA if name == "0" else known.get(name, -1)
            if place < 0 or (place != START_AREA and place not in there):
                raise bad(self.line, f"spec: there is no workplace {name[:20]!r} (SM-PROM-3)")
            if name.endswith(str(COLUMNS)) and places.count(name) > 1:
                raise bad(self.line, f"spec: two Specialists in City {name} (SM-PROM-6)")
            self.player.put_specialist(number, place)
        self.player.abilities = active_abilities(self.s, self.player)

    # --- cards ---------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """Take a card of this player; returns the bit of one of its copies."""
        number = self.edition.card_numbers.get(name, -1)
        if number < 0:
            raise bad(self.line, f"there is no card {name[:20]!r}")
        if (self.edition.levels[0] | self.edition.levels[1]) >> number & 1:
            return 1 << self.ledger.advanced(self.line, name)
        both = 3 << number if CARD_TWINS >> number + 1 & 1 else 1 << number
        found = self.pool & both
        if found == 0:
            raise bad(self.line, f"card {name} is there too often, or belongs to another house (SM-SETUP-17)")
        self.pool &= ~(found & -found)
        return found & -found

    def cards(self, text: str) -> int:
        """A list of cards, given by name."""
        found = 0
        for name in items(text):
            found |= self.card(name)
        return found

    def read_cards(self, fields: dict[str, str]) -> None:
        """SM-SETUP-17: every card of the deck, and every purchased card, is in exactly one place."""
        player = self.player
        player.discard = self.cards(fields["disc"])
        player.removed = self.cards(fields["removed"])
        self.read_slots(fields["slots"])
        names = items(fields["hand"])
        hidden = HIDDEN.fullmatch(names[-1]) if names else None
        if hidden is not None:
            self.hidden_hand = int(hidden.group(1))
            names = names[:-1]
        player.hand = self.cards(",".join(names) or "-")
        more = self.read_draw(fields["draw"])
        for name in items(fields.get("bought", "-")):
            self.pool |= 1 << self.ledger.advanced(self.line, name)
        wanted = self.hidden_hand + count(self.hidden_slots)
        if more < 0:
            more = count(self.pool) - wanted
        if wanted + more != count(self.pool) or more < 0:
            raise bad(
                self.line,
                f"{count(self.pool)} cards of the deck are not named, but {wanted + max(more, 0)} places are hidden; "
                "every card is somewhere once, and hidden Advanced cards are named in bought= (SM-SETUP-17)",
            )

    def read_draw(self, text: str) -> int:
        """Read the draw pile: cards from the top, then the number of others, which is returned (-1: all the rest)."""
        names = items(text)
        more = 0
        if names and names[-1] == "*":
            more = -1
            names = names[:-1]
        elif names and HIDDEN.fullmatch(names[-1]):
            more = int(names[-1][1:])
            names = names[:-1]
        for name in names:
            self.fixed_draw |= self.card(name)
            self.top_cards.append(self.edition.card_numbers[name])
        return more

    def read_slots(self, text: str) -> None:
        """SM-PLAY-1, SM-PLAY-7: cards in unlocked slots, face up or face down."""
        player = self.player
        for item in items(text):
            match = SLOT.fullmatch(item)
            if match is None or match.group(2, 3) == ("?", "^"):
                raise bad(self.line, f"slots: {item[:20]!r} is no card in a slot, like 1:H-COIN^ or 4:?v")
            slot = int(match.group(1)) - 1
            if player.used_slots() >> slot & 1 or self.edition.open_slots[player.covers] >> slot & 1 == 0:
                raise bad(self.line, f"slots: slot {slot + 1} is locked, or there twice (SM-PLAY-1)")
            if match.group(2) == "?":
                self.hidden_slots |= 1 << slot
                player.slots |= 1 << SLOT_BITS * slot + 1  # a placeholder until the hidden cards are dealt
            else:
                bit = self.card(match.group(2))
                face_up = 1 if match.group(3) == "^" else 0
                player.slots |= (bit.bit_length() << 1 | face_up) << SLOT_BITS * slot

    def read_knowledge(self, fields: dict[str, str]) -> None:
        """14.2: cards known not to be in the draw pile, and cards drawn too late to be in a face-down slot."""
        player = self.player
        named = player.hand
        for slot in range(SLOTS):
            if player.face_down_slots() >> slot & 1 and self.hidden_slots >> slot & 1 == 0:
                named |= 1 << player.in_slot(slot)
        for name in items(fields.get("known", "-")):
            player.known |= self.hidden_copy(name, (named | self.pool) & ~player.known, named, "known")
        for item in items(fields.get("late", "-")):
            match = LATE.fullmatch(item)
            if match is None or player.face_down_slots() >> int(match.group(1)) - 1 & 1 == 0:
                raise bad(self.line, f"late: {item[:20]!r} names no card that lies face down, like 4:A7+H-COIN")
            slot = int(match.group(1)) - 1
            own = 0 if self.hidden_slots >> slot & 1 else 1 << player.in_slot(slot)
            for name in match.group(2).split("+"):
                among = (named | self.pool | self.fixed_draw) & ~own & ~player.late[slot]
                bit = self.hidden_copy(name, among, self.fixed_draw | self.pool, "late")
                player.late = with_item(player.late, slot, player.late[slot] | bit)

    def hidden_copy(self, name: str, among: int, preferred: int, field: str) -> int:
        """A copy of a card among hidden ones, preferably one in `preferred`."""
        number = self.edition.card_numbers.get(name, -1)
        both = 0
        if number >= 0:
            both = 3 << number if CARD_TWINS >> number + 1 & 1 else 1 << number
        found = among & both & preferred or among & both
        if found == 0:
            raise bad(self.line, f"{field}: {name[:20]!r} is not among the hidden cards")
        return found & -found

    def deal(self, rng: Rng, dealer: Dealer) -> None:
        """Deal the unnamed cards at random, consistent with what is known."""
        player = self.player
        hand = player.hand
        if not deal_hidden_cards(player, self.pool, self.hidden_slots, self.hidden_hand, rng):
            raise bad(self.line, "the hidden cards cannot lie as known= and late= say (rules.md, section 14.2)")
        if hand == 0 and self.hidden_hand and player.face_down_slots() == self.hidden_slots:
            dealer.unnamed.add(f"P{self.seat + 1}")
        player.hand |= hand
        player.draw |= self.fixed_draw
        dealer.fixed[f"P{self.seat + 1}/cards"] = [act(DRAW, card) for card in self.top_cards]


def joined(start: int, castle: int) -> int:
    """The part of the ring that is connected with the start pieces."""
    part = start
    while True:
        grown = (part | part << 1 | part >> 1 | part << 9 | part >> 9) & castle
        if grown == part:
            return part
        part = grown
