"""Reads a position from text (rules.md, section 9.1)."""

import re
from typing import Final

from triforium.core.errors import Unreadable
from triforium.core.position import Position
from triforium.core.rng import Rng
from triforium.games.orleans.board_read import BoardReader, bad, read_counts
from triforium.games.orleans.components import Components
from triforium.games.orleans.counts import ONE, Counts, count_of, nth_kind, size_of
from triforium.games.orleans.edition import HOUR_GLASS_TILE, LEVEL_LETTERS, OrleansEdition, edition_for
from triforium.games.orleans.event_orders import settle_order
from triforium.games.orleans.kinds import (
    BLUE,
    BLUEPRINT_LETTERS,
    FOLLOWER_LETTERS,
    GOODS,
    ITEM_LETTERS,
    MONK_FOLLOWER,
    RED,
    ROSETTE,
    SEAT_LETTERS,
)
from triforium.games.orleans.pending import NOTHING, agenda_for, check_frames, hand_in_frames
from triforium.games.orleans.script import Script
from triforium.games.orleans.setup import HOUR_GLASSES_IN_PLAY, empty_table
from triforium.games.orleans.state import LOST, NONE, ROUNDS, SECTIONS, WON, Orleans

HEAD: Final = re.compile(r"orl1 n([0-9]) ([A-Z]) R([0-9]) S([0-9]) @([a-z]) (\S+)")
GROUPS: Final = 9
ENDINGS: Final = {"won": WON, "lost": LOST}
FIELDS: Final = (
    "red blue out mon black ros",
    "town",
    "map",
    "",
    "",
    "hg next",
    "ev ord gone?",
    "bp",
    "opt",
)  # ?: optional
EXAMPLE: Final = "orl1 n3 N R1 S0 @a draw"


def read_position(text: str, components: Components, rng: Rng) -> Position[Orleans]:
    """The position described by a text; Unreadable names the field and the rule or invariant that it breaks."""
    return PositionReader(text, components, rng).read()


class PositionReader:
    """Parses a written position field by field, and checks that it is possible."""

    def __init__(self, text: str, components: Components, rng: Rng) -> None:
        groups = [" ".join(part.split()) for part in text.split("|")]
        match = HEAD.fullmatch(groups[0])
        if match is None:
            raise Unreadable(f"position: begins with {groups[0][:40]!r}, not with something like '{EXAMPLE}'")
        if len(groups) not in (GROUPS, GROUPS + 1):
            raise Unreadable(f"position: has {len(groups)} parts between bars, not {GROUPS} (or one more with options)")
        self.rng = rng
        self.groups = groups
        self.fields: dict[str, str] = {}
        for number, names in enumerate(FIELDS, 1):
            if names and number < len(groups):
                self.split_fields(groups[number], names.split())
        self.frames: str = match.group(6)
        levels = {letter: key for key, letter in LEVEL_LETTERS.items()}
        if match.group(2) not in levels:
            raise Unreadable(f"position: the level is {match.group(2)!r}, neither N (normal) nor X (expert)")
        self.edition: OrleansEdition = edition_for(levels[match.group(2)], self.read_options(), components)
        if match.group(1) not in ("2", "3", "4"):
            raise Unreadable(f"position: n{match.group(1)}: 2, 3 or 4 seats take part (ORL-SETUP-1)")
        self.s: Orleans = empty_table(self.edition, int(match.group(1)))
        self.read_head(match.group(3), match.group(4), match.group(5))

    def split_fields(self, text: str, names: list[str]) -> None:
        """Split a group into its fields, each once and in order."""
        words = text.split()
        if names[-1].endswith("?"):
            optional = names.pop()[:-1]
            if words and words[-1].startswith(f"{optional}:"):
                names.append(optional)
        for index, name in enumerate(names):
            if index >= len(words) or not words[index].startswith(f"{name}:"):
                raise Unreadable(f"position: field {name}: is missing or not in its place")
            self.fields[name] = words[index][len(name) + 1 :]
        if len(words) > len(names):
            raise Unreadable(f"position: {words[len(names)][:20]!r} comes after {names[-1]}:, which should be the last")

    def read_options(self) -> dict[str, str]:
        """ORL-VAR-4, ORL-VAR-5: options that differ from the default."""
        options: dict[str, str] = {}
        for part in self.fields["opt"].split(",") if "opt" in self.fields else []:
            name, equals, value = part.partition("=")
            if not equals or name in options:
                raise bad("opt", f"{part[:30]!r} is not name=value, each name once")
            options[name] = value
        return options

    def read_head(self, round_text: str, sections: str, active: str) -> None:
        """ORL-END-1, ORL-CATH-3: the round, the number of sections, and the active seat."""
        s = self.s
        if not 1 <= int(round_text) <= ROUNDS:
            raise Unreadable(f"position: R{round_text}: there are rounds 1 to {ROUNDS} (ORL-END-1)")
        if int(sections) > SECTIONS:
            raise Unreadable(f"position: S{sections}: there are {SECTIONS} sections (ORL-COMP-1)")
        if active not in SEAT_LETTERS[: s.seats]:
            raise Unreadable(f"position: @{active}: there is no such seat with {s.seats} seats (ORL-SETUP-1)")
        s.round_number, s.sections, s.active = int(round_text), int(sections), SEAT_LETTERS.index(active)
        s.result = ENDINGS.get(self.frames, s.result)
        s.over = self.frames in ENDINGS
        if (s.sections == SECTIONS) != (s.result == WON):
            raise Unreadable(f"position: S{sections} and {self.frames!r} contradict each other (ORL-CATH-3)")
        if s.result == LOST and s.round_number < ROUNDS:
            raise Unreadable("position: a game is lost only when round 3 ends (ORL-END-2)")

    def read(self) -> Position[Orleans]:
        """All fields, then the checks that need several of them, then the pending steps."""
        s = self.s
        if not s.over:
            check_frames(self.frames)
        board = BoardReader(s)
        board.read_town(self.fields["town"])
        board.read_map(self.fields["map"])
        board.read_seats(self.groups[4])
        board.read_workshops(self.groups[5])
        board.read_order(HOUR_GLASS_TILE, "hg", self.fields["hg"])
        board.check_complete(self.frames)
        self.read_gone()
        hour_glasses = self.read_coming()
        events = self.read_events()
        slots = self.read_blueprints()
        self.read_goods()
        self.read_followers()
        open_bags = self.is_open("red") and self.is_open("blue")
        script = Script(self.rng, events, hour_glasses, slots, open_bags)
        if not s.over:
            s.agenda = agenda_for(s, self.frames)
            settle_order(s)  # ORL-ORDER-5: the displayed order is already fulfilled
            s.settle()
        return Position(s, script)

    # --- tiles ---------------------------------------------------------------------------------------------

    def read_gone(self) -> None:
        """ORL-FEST-6, ORL-BELL-6: events and hour glasses that have left the game never return."""
        s = self.s
        events = {event.name: number for number, event in enumerate(self.edition.events)}
        tiles = {tile.name: number for number, tile in enumerate(self.edition.tiles)}
        shown = self.fields["hg"].partition("=")[0]
        turned_up = 0 if shown == NOTHING else 1
        for name in self.fields["gone"].split(",") if "gone" in self.fields else []:
            if name in (shown, self.fields["ord"]):
                raise bad("gone", f"{name} is on the table (each tile once)")
            if name in events and s.events >> events[name] & 1:
                s.events &= ~(1 << events[name])
            elif name in tiles and s.hour_glasses >> tiles[name] & 1:
                s.hour_glasses &= ~(1 << tiles[name])
                turned_up += 1
            else:
                raise bad("gone", f"{name[:10]!r} is no event and no hour glass, or is named twice")
        if turned_up > s.round_number:
            raise bad("gone", f"{turned_up} hour glasses cannot have been seen by round {s.round_number} (ORL-SETUP-8)")

    def read_coming(self) -> list[int]:
        """ORL-SETUP-8: the hour glass tiles still to come, or their number; no tile is in two places."""
        s = self.s
        numbers = {tile.name: number for number, tile in enumerate(self.edition.tiles)}
        shown = s.order_tiles[HOUR_GLASS_TILE]
        if shown != NONE:
            s.hour_glasses &= ~(1 << shown)
        tiles, s.hour_glasses_left = self.read_stack("next", numbers, s.hour_glasses)
        most = HOUR_GLASSES_IN_PLAY - s.round_number
        if s.hour_glasses_left > most:
            raise bad("next", f"in round {s.round_number} at most {most} are still to come (ORL-SETUP-8)")
        return tiles

    def read_events(self) -> list[int]:
        """ORL-FEST-3, ORL-ORDER-1: the displayed order, and the stack or its size."""
        s = self.s
        numbers = {event.name: number for number, event in enumerate(self.edition.events)}
        order = self.fields["ord"]
        if order != NOTHING:
            if order not in numbers or not self.edition.events[numbers[order]].is_order():
                raise bad("ord", f"{order[:10]!r} is no event with an order (ORL-FEST-3)")
            s.order = numbers[order]
            s.events &= ~(1 << s.order)
        events, s.events_left = self.read_stack("ev", numbers, s.events)
        if events or s.events_left == 0:
            s.events = sum(1 << event for event in events)
        return events

    def read_stack(self, field: str, numbers: dict[str, int], unseen: int) -> tuple[list[int], int]:
        """The face-down tiles, the next one first, and their number; or only the number: #7."""
        text = self.fields[field]
        size = re.fullmatch("#([0-9]{1,2})", text)
        if size is not None:
            if int(size.group(1)) > unseen.bit_count():
                raise bad(
                    field, f"there are only {unseen.bit_count()} such tiles that nobody has seen (each tile once)"
                )
            return [], int(size.group(1))
        tiles: list[int] = []
        for name in text.split(",") if text != NOTHING else []:
            if name not in numbers:
                raise bad(field, f"there is no tile {name[:10]!r}")
            if unseen >> numbers[name] & 1 == 0 or numbers[name] in tiles:
                raise bad(field, f"{name} cannot be there, or is somewhere else as well (each tile once)")
            tiles.append(numbers[name])
        return tiles, len(tiles)

    def read_blueprints(self) -> dict[int, int]:
        """ORL-SETUP-6, ORL-BLUE-3: a capital is face down, a small letter is turned over, ? is face down, unknown."""
        s = self.s
        text = self.fields["bp"]
        if len(text) != self.edition.slots or not re.fullmatch(
            f"[{BLUEPRINT_LETTERS}{BLUEPRINT_LETTERS.lower()}?]+", text
        ):
            raise bad("bp", f"is not {self.edition.slots} letters S, R, M, small ones turned, or ? (ORL-SETUP-6)")
        slots: dict[int, int] = {}
        left = s.blueprints
        for slot, letter in enumerate(text):
            if letter == "?":
                continue
            kind = BLUEPRINT_LETTERS.index(letter.upper())
            if count_of(left, kind) == 0:
                raise bad(
                    "bp", f"there are only {count_of(self.edition.blueprints, kind)} blueprints with {letter.upper()}"
                )
            left -= ONE[kind]
            if letter.isupper():
                slots[slot] = kind
            else:
                s.face_down &= ~(1 << slot)
                s.shown |= kind << 2 * slot
                s.blueprints -= ONE[kind]
        return slots

    # --- bags ----------------------------------------------------------------------------------------------

    def number(self, field: str, most: int) -> int:
        """The size of a supply."""
        text = self.fields[field]
        if not re.fullmatch("[0-9]{1,2}", text) or int(text) > most:
            raise bad(field, f"{text[:10]!r} is no number from 0 to {most} (ORL-COMP-1)")
        return int(text)

    def is_open(self, field: str) -> bool:
        """Whether the contents of this bag are written."""
        return not self.fields[field].startswith(("#", "?"))

    def read_goods(self) -> None:
        """ORL-COMP-2, ORL-COMP-3: every good and rosette is in exactly one place."""
        s = self.s
        total = self.edition.components.items
        s.rosettes = self.number("ros", count_of(total, ROSETTE))
        outside = 0
        for token in range(len(self.edition.components.tokens)):
            if s.lying >> token & 1:
                outside += ONE[s.item_on(token)]
        for seat in range(s.seats):
            outside += s.sacks[seat]
        for destination in range(len(s.order_tiles)):
            outside += s.delivered(destination)
        if self.is_open("black"):
            s.black = read_counts("black", self.fields["black"], ITEM_LETTERS[:GOODS], total)
        else:
            s.black = self.rest_of(total, outside, GOODS)
            if self.fields["black"] != f"#{size_of(s.black)}" and not s.over:
                raise bad("black", f"{size_of(s.black)} goods are nowhere else (ORL-COMP-2)")
        if s.over:
            return  # ORL-RES-6: nothing is cleaned up
        for kind in range(len(ITEM_LETTERS)):
            found = count_of(outside, kind) + (s.rosettes if kind == ROSETTE else count_of(s.black, kind))
            if found != count_of(total, kind):
                field, rule = ("ros", "ORL-COMP-3") if kind == ROSETTE else ("black", "ORL-COMP-2")
                raise bad(field, f"there are {found} of {ITEM_LETTERS[kind]}, not {count_of(total, kind)} ({rule})")

    def rest_of(self, total: Counts, outside: Counts, kinds: int) -> Counts:
        """The pieces that are in no other place."""
        rest = 0
        for kind in range(kinds):
            rest += ONE[kind] * max(count_of(total, kind) - count_of(outside, kind), 0)
        return rest

    def read_followers(self) -> None:
        """ORL-COMP-4: every follower is in exactly one place; bags with unknown contents are filled at random."""
        s = self.s
        total = self.edition.components.followers
        s.monks = self.number("mon", count_of(total, MONK_FOLLOWER))
        s.removed = read_counts("out", self.fields["out"], FOLLOWER_LETTERS, total)
        outside = s.removed + ONE[MONK_FOLLOWER] * s.monks
        for space in range(len(self.edition.space_action)):
            if s.occupied >> space & 1:
                outside += ONE[s.follower_on(space)]
        hand = hand_in_frames(self.frames)
        if hand != NONE:
            outside += ONE[hand]
        s.red, s.blue = (
            read_counts(bag, self.fields[bag], FOLLOWER_LETTERS, total) if self.is_open(bag) else 0
            for bag in ("red", "blue")
        )
        if not (self.is_open("red") and self.is_open("blue")):
            self.fill_at_random(self.rest_of(total, outside + s.red + s.blue, len(FOLLOWER_LETTERS)))
        if s.over:
            return  # a follower in hand is not written
        for kind in range(len(FOLLOWER_LETTERS)):
            found = count_of(outside + s.red + s.blue, kind)
            if found != count_of(total, kind):
                raise bad(
                    "red", f"there are {found} of {FOLLOWER_LETTERS[kind]}, not {count_of(total, kind)} (ORL-COMP-4)"
                )

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
            raise bad(
                "red", f"{size_of(rest)} followers are nowhere else, which is not what the bags hold (ORL-COMP-4)"
            )
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
