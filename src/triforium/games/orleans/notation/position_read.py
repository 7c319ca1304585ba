"""Reads a position from text (rules.md, section 9.1)."""

import re
from typing import Final

from triforium.core.action import act
from triforium.core.errors import Unreadable
from triforium.core.fields import HIDDEN, items, read_fields, read_number, read_options
from triforium.core.fields import bad as bad_at
from triforium.core.nouns import NOTHING
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.core.values import with_item
from triforium.games.orleans.blueprints import blueprint_pile
from triforium.games.orleans.components import OrleansComponents
from triforium.games.orleans.counts import ONE, Counts, count_of, nth_kind, size_of
from triforium.games.orleans.edition import (
    FIRST_WORKSHOP,
    HOUR_GLASS_TILE,
    LEVEL_LETTERS,
    ORDERS,
    OrleansEdition,
    edition_for,
)
from triforium.games.orleans.event_orders import settle_order
from triforium.games.orleans.festival import EVENT_PILE
from triforium.games.orleans.hour_glass import HOUR_GLASS_PILE
from triforium.games.orleans.kinds import (
    BELL,
    BLUE,
    BLUEPRINT_LETTERS,
    FOLLOWER_LETTERS,
    GOODS,
    ITEM_LETTERS,
    MONK_FOLLOWER,
    NONE,
    RED,
    ROSETTE,
    SEAT_LETTERS,
)
from triforium.games.orleans.notation.frames import agenda_for, check_frames, hand_in_frames
from triforium.games.orleans.notation.nouns import destination_name, nouns
from triforium.games.orleans.notation.position_write import BAGS
from triforium.games.orleans.setup import HOUR_GLASSES_IN_PLAY, empty_table
from triforium.games.orleans.state import LOST, ROUNDS, SECTIONS, SHOWN_BITS, SLOTS, WON, Orleans
from triforium.games.orleans.verbs import EVENT, HOUR_GLASS, TURN_OVER

HEAD: Final = re.compile(r"orl1 n([0-9]) ([A-Z]) R([0-9]) S([0-9]) @([a-z]) (\S+)")
GROUPS: Final = 9
ENDINGS: Final = {"won": WON, "lost": LOST}
# The fields of each part between bars; the seats and the workshops have names of their own.
FIELDS: Final = ("red blue out mon black ros", "town", "map", "", "", "hg next", "ev ord gone?", "bp", "opt")
EXAMPLE: Final = "orl1 n3 N R1 S0 @a draw"


def bad(field: str, sentence: str) -> Unreadable:
    """The error for one field of a position."""
    return bad_at(f"field {field}", sentence)


def read_counts(field: str, text: str, letters: str, total: Counts) -> Counts:
    """ORL-COMP-1: pieces by letter, each with its count: K5A3; `-` if there are none."""
    if text == NOTHING:
        return 0
    if not re.fullmatch(f"(?:[{letters}][0-9]{{1,2}})+", text):
        known = f"letters of {', '.join(letters)} with their numbers, like {letters[0]}5, or -"
        raise bad(field, f"{text[:20]!r} is not {known}")
    counts = 0
    for letter, number in re.findall("([A-Z])([0-9]+)", text):
        kind = letters.index(letter)
        if count_of(counts, kind):
            raise bad(field, f"{letter} is there twice")
        if not 1 <= int(number) <= count_of(total, kind):
            raise bad(field, f"{letter}{number}: there are {count_of(total, kind)} of them in the game (ORL-COMP-1)")
        counts += ONE[kind] * int(number)
    return counts


def read_items(field: str, text: str) -> Counts:
    """Items one by one: WWR; `-` if there are none."""
    if text != NOTHING and not re.fullmatch(f"[{ITEM_LETTERS}]+", text):
        raise bad(field, f"{text[:20]!r} is not items {', '.join(ITEM_LETTERS)}, like WWR, or -")
    counts = 0
    for letter in text[: 2 * SLOTS + 1] if text != NOTHING else "":
        counts += ONE[ITEM_LETTERS.index(letter)]
    return counts


def read_position(text: str, components: OrleansComponents, rng: Rng) -> Position[Orleans]:
    """The position described by a text; Unreadable names the field and the rule or invariant that it breaks."""
    groups = [" ".join(part.split()) for part in text.split("|")]
    head = HEAD.fullmatch(groups[0])
    if head is None:
        raise Unreadable(f"position: begins with {groups[0][:40]!r}, not with something like '{EXAMPLE}'")
    if len(groups) not in (GROUPS, GROUPS + 1):
        raise Unreadable(f"position: has {len(groups)} parts between bars, not {GROUPS} (or one more with options)")
    fields: dict[str, str] = {}
    for group, names in zip(groups[1:], FIELDS, strict=False):
        fields |= read_fields(group.split(), names.split(), ":") if names else {}
    seats, level, round_number, sections, active, frames = head.groups()
    levels = {letter: key for key, letter in LEVEL_LETTERS.items()}
    if level not in levels:
        raise Unreadable(f"position: the level is {level!r}, neither N (normal) nor X (expert)")
    if seats not in ("2", "3", "4"):
        raise Unreadable(f"position: n{seats}: 2, 3 or 4 seats take part (ORL-SETUP-1)")
    edition = edition_for(levels[level], read_options(fields.get("opt", ""), ",", "field opt"), components)
    reader = PositionReader(empty_table(edition, int(seats)), fields, frames, rng)
    reader.read_head(int(round_number), int(sections), active)
    return reader.read(groups[4].split(), groups[5].split())


class PositionReader:
    """Reads a written position field by field, and checks that it is possible."""

    def __init__(self, s: Orleans, fields: dict[str, str], frames: str, rng: Rng) -> None:
        self.s = s
        self.edition: OrleansEdition = s.edition
        self.fields = fields
        self.frames = frames
        self.rng = rng
        self.dealer = Dealer(rng)

    def read_head(self, round_number: int, sections: int, active: str) -> None:
        """ORL-END-1, ORL-CATH-3: the round, the number of sections, and the active seat."""
        s = self.s
        if not 1 <= round_number <= ROUNDS:
            raise Unreadable(f"position: R{round_number}: there are rounds 1 to {ROUNDS} (ORL-END-1)")
        if sections > SECTIONS:
            raise Unreadable(f"position: S{sections}: there are {SECTIONS} sections (ORL-COMP-1)")
        if active not in SEAT_LETTERS[: s.seats]:
            raise Unreadable(f"position: @{active}: there is no such seat with {s.seats} seats (ORL-SETUP-1)")
        s.round_number, s.sections, s.active = round_number, sections, SEAT_LETTERS.index(active)
        s.result = ENDINGS.get(self.frames, s.result)
        s.over = self.frames in ENDINGS
        if (s.sections == SECTIONS) != (s.result == WON):
            raise Unreadable(f"position: S{sections} and {self.frames!r} contradict each other (ORL-CATH-3)")
        if s.result == LOST and s.round_number < ROUNDS:
            raise Unreadable("position: a game is lost only when round 3 ends (ORL-END-2)")
        if not s.over:
            check_frames(self.edition, self.frames)

    def read(self, seats: list[str], workshops: list[str]) -> Position[Orleans]:
        """All fields, then the checks that need several of them, then the pending steps."""
        s = self.s
        self.read_town(self.fields["town"])
        self.read_map(self.fields["map"])
        self.read_seats(seats)
        self.read_workshops(workshops)
        self.read_order(HOUR_GLASS_TILE, "hg", self.fields["hg"])
        self.check_complete()
        self.read_gone()
        self.read_coming()
        self.read_events()
        self.read_blueprints()
        self.read_goods()
        self.read_followers()
        if not s.over:
            s.agenda = agenda_for(s, self.frames)
            settle_order(s)  # ORL-ORDER-5: the displayed order is already fulfilled
            s.settle()
        return Position(s, self.dealer)

    # --- town, map, seats ----------------------------------------------------------------------------------

    def read_town(self, text: str) -> None:
        """ORL-PLACE-1, ORL-PLACE-2: one follower per space, and only where it is accepted."""
        s = self.s
        for item in items(text):
            match = re.fullmatch(rf"(\w+)=([{FOLLOWER_LETTERS}])", item)
            space = nouns(self.edition)["space"].read(match.group(1)) if match is not None else None
            if match is None or space is None:
                raise bad("town", f"{item[:20]!r} is not a space with its follower, like CA1=K")
            name, kind = match.group(1), FOLLOWER_LETTERS.index(match.group(2))
            if s.occupied >> space & 1:
                raise bad("town", f"{name} is there twice (ORL-PLACE-1)")
            if s.edition.spaces_for[kind] >> space & 1 == 0:
                raise bad("town", f"{name} does not accept {match.group(2)} (ORL-PLACE-2)")
            if s.edition.space_action[space] == BELL and not s.over:
                raise bad("town", "a follower on the Bell Tower ends the round at once (ORL-BELL-1)")
            s.put_follower(kind, space)

    def read_map(self, text: str) -> None:
        """ORL-SETUP-4, ORL-SETUP-5, ORL-AMB-54: goods on goods spaces, a rosette on the rosette space."""
        names = self.edition.token_names
        if len(text) != len(names) or not re.fullmatch(rf"[{ITEM_LETTERS}.]+", text):
            raise bad("map", f"is not {len(names)} of {', '.join(ITEM_LETTERS)} or . (ORL-SETUP-4)")
        for token, letter in enumerate(text):
            if letter != ".":
                if (self.edition.rosette_spaces >> token & 1 == 1) != (letter == ITEM_LETTERS[ROSETTE]):
                    raise bad("map", f"{letter} cannot lie on {names[token]} (ORL-AMB-54)")
                self.s.lay_item(ITEM_LETTERS.index(letter), token)

    def read_seats(self, words: list[str]) -> None:
        """ORL-SETUP-1, ORL-SACK-1: a builder on the map and at most five items for each seat."""
        s = self.s
        if [word[:2] for word in words] != [f"{letter}:" for letter in SEAT_LETTERS[: s.seats]]:
            wanted = " ".join(f"{letter}:…" for letter in SEAT_LETTERS[: s.seats])
            raise Unreadable(f"position: with {s.seats} seats there should be {wanted} (ORL-SETUP-1)")
        for seat, word in enumerate(words):
            name, equals, carried = word[2:].partition("=")
            place = nouns(self.edition)["place"].read(name)
            if not equals or place is None:
                raise bad(word[0], f"{word[2:][:20]!r} is not a place with a knapsack, like ORL=WWR or ORL=-")
            s.builders = with_item(s.builders, seat, place)
            sack = read_items(word[0], carried)
            if size_of(sack) > SLOTS:
                raise bad(word[0], f"a knapsack never holds more than {SLOTS} items (ORL-SACK-1)")
            s.sacks = with_item(s.sacks, seat, sack)

    # --- tiles ---------------------------------------------------------------------------------------------

    def read_workshops(self, words: list[str]) -> None:
        """ORL-SETUP-2: a workshop tile on each of the three places."""
        wanted = [destination_name(self.edition, destination) for destination in range(FIRST_WORKSHOP, ORDERS)]
        if [word.partition(":")[0] for word in words] != wanted:
            names = ": ".join(wanted)
            raise Unreadable(f"position: there should be the workshops {names}: in this order (ORL-SETUP-2)")
        for destination, word in enumerate(words, FIRST_WORKSHOP):
            name, _, text = word.partition(":")
            self.read_order(destination, name, text)

    def read_order(self, destination: int, field: str, text: str) -> None:
        """ORL-WORK-1, ORL-MARKET-6: a tile with its deliveries, no more than it asks for; `x` if it is turned over."""
        s = self.s
        is_hour_glass = destination == HOUR_GLASS_TILE
        if text == NOTHING and is_hour_glass:
            return
        name, equals, delivered_text = text.partition("=")
        known = nouns(self.edition)["hour_glass" if is_hour_glass else "workshop"]
        tile = known.read(name)
        if not equals or tile is None:
            example = known.known().partition(",")[0]
            raise bad(field, f"{text[:20]!r} is not a tile with what was delivered, like {example}=-")
        if tile in s.order_tiles:
            raise bad(field, f"{name} is there twice (each tile once)")
        s.order_tiles = with_item(s.order_tiles, destination, tile)
        if delivered_text == "x" and not is_hour_glass:
            s.turned |= 1 << destination
            return
        delivered, order = read_items(field, delivered_text), self.edition.tile_order[tile]
        for kind, letter in enumerate(ITEM_LETTERS):
            if count_of(delivered, kind) > count_of(order, kind):
                raise bad(field, f"{name} does not ask for that much {letter} (ORL-MARKET-6)")
        s.missing = with_item(s.missing, destination, order - delivered)

    def check_complete(self) -> None:
        """ORL-WORK-4: a complete order is cleared, unless its rewards are being paid or it won the game."""
        s = self.s
        for destination in range(ORDERS):
            name = destination_name(s.edition, destination)
            open_tile = s.order_tiles[destination] != NONE and s.turned >> destination & 1 == 0
            if open_tile and s.missing[destination] == 0 and s.result != WON and f"return:{name}" not in self.frames:
                raise bad(name, "is complete, so the frames should say that it is being tidied up (ORL-WORK-4)")

    def read_gone(self) -> None:
        """ORL-FEST-6, ORL-BELL-6: events and hour glasses that have left the game never return."""
        s = self.s
        shown = self.fields["hg"].partition("=")[0]
        turned_up = 0 if shown == NOTHING else 1
        for name in items(self.fields.get("gone", NOTHING)):
            if name in (shown, self.fields["ord"]):
                raise bad("gone", f"{name} is on the table (each tile once)")
            event, tile = (nouns(self.edition)[kind].read(name) for kind in ("event", "hour_glass"))
            if event is not None and s.events >> event & 1:
                s.events &= ~(1 << event)
            elif tile is not None and s.hour_glasses >> tile & 1:
                s.hour_glasses &= ~(1 << tile)
                turned_up += 1
            else:
                raise bad("gone", f"{name[:10]!r} is no event and no hour glass, or is named twice")
        if turned_up > s.round_number:
            raise bad("gone", f"{turned_up} hour glasses cannot have been seen by round {s.round_number} (ORL-SETUP-8)")

    def read_coming(self) -> None:
        """ORL-SETUP-8: the hour glass tiles still to come, or their number; no tile is in two places."""
        s = self.s
        shown = s.order_tiles[HOUR_GLASS_TILE]
        if shown != NONE:
            s.hour_glasses &= ~(1 << shown)
        tiles, s.hour_glasses_left = self.read_stack("next", "tile", s.hour_glasses)
        most = HOUR_GLASSES_IN_PLAY - s.round_number
        if s.hour_glasses_left > most:
            raise bad("next", f"in round {s.round_number} at most {most} are still to come (ORL-SETUP-8)")
        self.dealer.fixed[HOUR_GLASS_PILE] = [act(HOUR_GLASS, tile) for tile in tiles]

    def read_events(self) -> None:
        """ORL-FEST-3, ORL-ORDER-1: the displayed order, and the stack or its size."""
        s = self.s
        order = self.fields["ord"]
        if order != NOTHING:
            event = nouns(self.edition)["event"].read(order)
            if event is None or self.edition.event_condition[event] == NONE:
                raise bad("ord", f"{order[:10]!r} is no event with an order (ORL-FEST-3)")
            s.order = event
            s.events &= ~(1 << event)
        events, s.events_left = self.read_stack("ev", "event", s.events)
        if events or s.events_left == 0:
            s.events = sum(1 << event for event in events)
        self.dealer.fixed[EVENT_PILE] = [act(EVENT, event) for event in events]

    def read_stack(self, field: str, kind: str, unseen: int) -> tuple[list[int], int]:
        """The face-down tiles, the next one first, and their number; or only the number: #7."""
        size = HIDDEN.fullmatch(self.fields[field])
        if size is not None:
            many = int(size.group(1))
            if many > unseen.bit_count():
                sentence = f"there are only {unseen.bit_count()} such tiles that nobody has seen (each tile once)"
                raise bad(field, sentence)
            return [], many
        tiles: list[int] = []
        for name in items(self.fields[field]):
            tile = nouns(self.edition)[kind].read(name)
            if tile is None:
                raise bad(field, f"there is no tile {name[:10]!r}")
            if unseen >> tile & 1 == 0 or tile in tiles:
                raise bad(field, f"{name} cannot be there, or is somewhere else as well (each tile once)")
            tiles.append(tile)
        return tiles, len(tiles)

    def read_blueprints(self) -> None:
        """ORL-SETUP-6, ORL-BLUE-3: a capital is face down, a small letter is turned over, ? is face down, unknown."""
        s = self.s
        text = self.fields["bp"]
        known = BLUEPRINT_LETTERS + BLUEPRINT_LETTERS.lower()
        if len(text) != self.edition.slots or not re.fullmatch(f"[{known}?]+", text):
            raise bad("bp", f"is not {self.edition.slots} letters S, R, M, small ones turned, or ? (ORL-SETUP-6)")
        left = s.blueprints
        for slot, letter in enumerate(text):
            if letter == "?":
                continue
            kind = BLUEPRINT_LETTERS.index(letter.upper())
            if count_of(left, kind) == 0:
                many = count_of(self.edition.blueprints, kind)
                raise bad("bp", f"there are only {many} blueprints with {letter.upper()}")
            left -= ONE[kind]
            if letter.isupper():
                self.dealer.fixed[blueprint_pile(slot)] = [act(TURN_OVER, kind)]
            else:
                s.face_down &= ~(1 << slot)
                s.shown |= kind << SHOWN_BITS * slot
                s.blueprints -= ONE[kind]

    # --- bags ----------------------------------------------------------------------------------------------

    def is_open(self, field: str) -> bool:
        """Whether the contents of this bag are written."""
        return not self.fields[field].startswith(("#", "?"))

    def read_goods(self) -> None:
        """ORL-COMP-2, ORL-COMP-3: every good and rosette is in exactly one place."""
        s = self.s
        total = self.edition.items
        s.rosettes = read_number("field ros", "the supply", self.fields["ros"], 0, count_of(total, ROSETTE))
        outside = sum(s.sacks) + sum(s.delivered(destination) for destination in range(len(s.order_tiles)))
        for token in range(len(self.edition.token_names)):
            if s.lying >> token & 1:
                outside += ONE[s.item_on(token)]
        if self.is_open("black"):
            s.black = read_counts("black", self.fields["black"], ITEM_LETTERS[:GOODS], total)
        else:
            s.black = rest_of(total, outside, GOODS)
            if self.fields["black"] != f"#{size_of(s.black)}" and not s.over:
                raise bad("black", f"{size_of(s.black)} goods are nowhere else (ORL-COMP-2)")
        for kind in range(len(ITEM_LETTERS) if not s.over else 0):  # ORL-RES-6: nothing is cleaned up
            found = count_of(outside, kind) + (s.rosettes if kind == ROSETTE else count_of(s.black, kind))
            if found != count_of(total, kind):
                field, rule = ("ros", "ORL-COMP-3") if kind == ROSETTE else ("black", "ORL-COMP-2")
                raise bad(field, f"there are {found} of {ITEM_LETTERS[kind]}, not {count_of(total, kind)} ({rule})")

    def read_followers(self) -> None:
        """ORL-COMP-4: every follower is in exactly one place; bags with unknown contents are filled at random."""
        s = self.s
        total = self.edition.followers
        s.monks = read_number("field mon", "the supply", self.fields["mon"], 0, count_of(total, MONK_FOLLOWER))
        s.removed = read_counts("out", self.fields["out"], FOLLOWER_LETTERS, total)
        outside = s.removed + ONE[MONK_FOLLOWER] * s.monks
        for space in range(len(self.edition.space_action)):
            if s.occupied >> space & 1:
                outside += ONE[s.follower_on(space)]
        hand = hand_in_frames(self.frames)
        outside += ONE[hand] if hand != NONE else 0
        s.red, s.blue = (
            read_counts(bag, self.fields[bag], FOLLOWER_LETTERS, total) if self.is_open(bag) else 0
            for bag in ("red", "blue")
        )
        if not (self.is_open("red") and self.is_open("blue")):
            self.dealer.unnamed.add(BAGS)
            self.fill_at_random(rest_of(total, outside + s.red + s.blue, len(FOLLOWER_LETTERS)))
        for kind, letter in enumerate(FOLLOWER_LETTERS if not s.over else ""):  # then a follower in hand is not written
            found = count_of(outside + s.red + s.blue, kind)
            if found != count_of(total, kind):
                raise bad("red", f"there are {found} of {letter}, not {count_of(total, kind)} (ORL-COMP-4)")

    def fill_at_random(self, rest: Counts) -> None:
        """Divide the remaining followers at random between the bags whose contents, or even size, are not written."""
        wanted: list[int] = []
        for bag in ("red", "blue"):
            text = self.fields[bag]
            if not self.is_open(bag) and not re.fullmatch(r"\?|#[0-9]{1,2}", text):
                raise bad(bag, f"{text[:10]!r} is neither contents like K5A3, nor a size like #9, nor ?")
            wanted.append(0 if self.is_open(bag) else int(text[1:]) if text != "?" else NONE)
        unknown = wanted.count(NONE)
        spare = size_of(rest) - sum(size for size in wanted if size != NONE)
        if spare < unknown or (unknown == 0 and spare != 0 and not self.s.over):
            sentence = f"{size_of(rest)} followers are nowhere else, which is not what the bags hold (ORL-COMP-4)"
            raise bad("red", sentence)
        if unknown == 2:  # each bag holds at least one follower, or it would be written as empty
            wanted[0] = 1 + self.rng.below(spare - 1)
            wanted[1] = spare - wanted[0]
        elif unknown == 1:
            wanted[wanted.index(NONE)] = spare
        for number in (RED, BLUE):
            for _ in range(wanted[number]):
                kind = nth_kind(rest, self.rng.below(size_of(rest)))
                rest -= ONE[kind]
                if number == RED:
                    self.s.red += ONE[kind]
                else:
                    self.s.blue += ONE[kind]


def rest_of(total: Counts, outside: Counts, kinds: int) -> Counts:
    """The pieces that are in no other place."""
    rest = 0
    for kind in range(kinds):
        rest += ONE[kind] * max(count_of(total, kind) - count_of(outside, kind), 0)
    return rest
