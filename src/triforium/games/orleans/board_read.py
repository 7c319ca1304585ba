"""Reads the public part of a position: town, map, seats, delivery orders."""

import re

from triforium.core.errors import Unreadable
from triforium.core.values import with_item
from triforium.games.orleans.counts import ONE, Counts, count_of, size_of
from triforium.games.orleans.edition import FIRST_WORKSHOP, HOUR_GLASS_TILE, ORDERS
from triforium.games.orleans.kinds import BELL, FOLLOWER_LETTERS, ITEM_LETTERS, ROSETTE, SEAT_LETTERS
from triforium.games.orleans.nouns import destination_name
from triforium.games.orleans.pending import NOTHING
from triforium.games.orleans.state import NONE, SLOTS, WON, Orleans


def bad(field: str, sentence: str) -> Unreadable:
    """The error for one field of a position."""
    return Unreadable(f"position, field {field}: {sentence}")


def read_counts(field: str, text: str, letters: str, total: Counts) -> Counts:
    """ORL-COMP-1: pieces by letter, each with its count: K5A3; `-` if there are none."""
    if text == NOTHING:
        return 0
    if not re.fullmatch(f"(?:[{letters}][0-9]{{1,2}})+", text):
        raise bad(
            field, f"{text[:20]!r} is not letters of {', '.join(letters)} with their numbers, like {letters[0]}5, or -"
        )
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
    if text == NOTHING:
        return 0
    if not re.fullmatch(f"[{ITEM_LETTERS}]+", text):
        raise bad(field, f"{text[:20]!r} is not items {', '.join(ITEM_LETTERS)}, like WWR, or -")
    counts = 0
    for letter in text[: 2 * SLOTS + 1]:
        counts += ONE[ITEM_LETTERS.index(letter)]
    return counts


class BoardReader:
    """Reads written fields into a state."""

    def __init__(self, s: Orleans) -> None:
        self.s: Orleans = s
        self.places: dict[str, int] = {place.name: number for number, place in enumerate(s.edition.components.places)}

    def read_town(self, text: str) -> None:
        """ORL-PLACE-1, ORL-PLACE-2: one follower per space, and only where it is accepted."""
        s = self.s
        names = [space.name for space in s.edition.components.spaces]
        for item in text.split(",") if text != NOTHING else []:
            match = re.fullmatch(rf"(\w+)=([{FOLLOWER_LETTERS}])", item)
            if match is None or match.group(1) not in names:
                raise bad("town", f"{item[:20]!r} is not a space with its follower, like CA1=K")
            space, kind = names.index(match.group(1)), FOLLOWER_LETTERS.index(match.group(2))
            if s.occupied >> space & 1:
                raise bad("town", f"{match.group(1)} is there twice (ORL-PLACE-1)")
            if s.edition.spaces_for[kind] >> space & 1 == 0:
                raise bad("town", f"{match.group(1)} does not accept {match.group(2)} (ORL-PLACE-2)")
            if s.edition.space_action[space] == BELL and not s.over:
                raise bad("town", "a follower on the Bell Tower ends the round at once (ORL-BELL-1)")
            s.put_follower(kind, space)

    def read_map(self, text: str) -> None:
        """ORL-SETUP-4, ORL-SETUP-5, ORL-AMB-54: goods on goods spaces, a rosette on the rosette space."""
        s = self.s
        tokens = s.edition.components.tokens
        if len(text) != len(tokens) or not re.fullmatch(rf"[{ITEM_LETTERS}.]+", text):
            raise bad("map", f"is not {len(tokens)} of {', '.join(ITEM_LETTERS)} or . (ORL-SETUP-4)")
        for token, letter in enumerate(text):
            if letter == ".":
                continue
            if tokens[token].rosette != (letter == ITEM_LETTERS[ROSETTE]):
                raise bad("map", f"{letter} cannot lie on {tokens[token].name} (ORL-AMB-54)")
            s.lay_item(ITEM_LETTERS.index(letter), token)

    def read_seats(self, text: str) -> None:
        """ORL-SETUP-1, ORL-SACK-1: a builder on the map and at most five items for each seat."""
        s = self.s
        words = text.split()
        if [word[:2] for word in words] != [f"{letter}:" for letter in SEAT_LETTERS[: s.seats]]:
            wanted = " ".join(f"{letter}:…" for letter in SEAT_LETTERS[: s.seats])
            raise Unreadable(f"position: with {s.seats} seats there should be {wanted} (ORL-SETUP-1)")
        for seat, word in enumerate(words):
            place, equals, items = word[2:].partition("=")
            if not equals or place not in self.places:
                raise bad(word[0], f"{word[2:][:20]!r} is not a place with a knapsack, like ORL=WWR or ORL=-")
            s.builders = with_item(s.builders, seat, self.places[place])
            sack = read_items(word[0], items)
            if size_of(sack) > SLOTS:
                raise bad(word[0], f"a knapsack never holds more than {SLOTS} items (ORL-SACK-1)")
            s.sacks = with_item(s.sacks, seat, sack)

    def read_workshops(self, text: str) -> None:
        """ORL-SETUP-2: a workshop tile on each of the three places."""
        words = text.split()
        wanted = [destination_name(self.s.edition, destination) for destination in range(FIRST_WORKSHOP, ORDERS)]
        if [word.partition(":")[0] for word in words] != wanted:
            raise Unreadable(
                f"position: there should be the workshops {': '.join(wanted)}: in this order (ORL-SETUP-2)"
            )
        for destination, word in enumerate(words, FIRST_WORKSHOP):
            self.read_order(destination, wanted[destination - FIRST_WORKSHOP], word.partition(":")[2])

    def read_order(self, destination: int, field: str, text: str) -> None:
        """ORL-WORK-1, ORL-MARKET-6: a tile with its deliveries, no more than it asks for; `x` if it is turned over."""
        s = self.s
        if text == NOTHING and destination == HOUR_GLASS_TILE:
            return
        name, equals, items = text.partition("=")
        first = s.edition.first_hour_glass
        known = range(first, len(s.edition.tiles)) if destination == HOUR_GLASS_TILE else range(first)
        tile = next((number for number in known if s.edition.tiles[number].name == name), NONE)
        if not equals or tile == NONE:
            raise bad(
                field, f"{text[:20]!r} is not a tile with what was delivered, like {s.edition.tiles[known[0]].name}=-"
            )
        if tile in s.order_tiles:
            raise bad(field, f"{name} is there twice (each tile once)")
        s.order_tiles = with_item(s.order_tiles, destination, tile)
        if items == "x" and destination != HOUR_GLASS_TILE:
            s.turned |= 1 << destination
            return
        delivered = read_items(field, items)
        for kind, letter in enumerate(ITEM_LETTERS):
            if count_of(delivered, kind) > count_of(s.edition.tiles[tile].order, kind):
                raise bad(field, f"{name} does not ask for that much {letter} (ORL-MARKET-6)")
        s.missing = with_item(s.missing, destination, s.edition.tiles[tile].order - delivered)

    def check_complete(self, frames: str) -> None:
        """ORL-WORK-4: a complete order is cleared, unless its rewards are being paid or it won the game."""
        s = self.s
        for destination in range(ORDERS):
            name = destination_name(s.edition, destination)
            open_tile = s.order_tiles[destination] != NONE and s.turned >> destination & 1 == 0
            if open_tile and s.missing[destination] == 0 and s.result != WON and f"return:{name}" not in frames:
                raise bad(name, "is complete, so the frames should say that it is being tidied up (ORL-WORK-4)")
