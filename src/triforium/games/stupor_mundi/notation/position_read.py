"""Reads a position from text (rules.md, section 15.1)."""

import re
from collections.abc import Callable
from typing import Any, Final

from triforium.core.action import act
from triforium.core.errors import Unreadable
from triforium.core.fields import HIDDEN, bad, items, read_fields, read_number
from triforium.core.masks import count
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.core.state import Step
from triforium.core.values import with_item
from triforium.games.stupor_mundi.edition import OPTIONS, StuporMundiEdition
from triforium.games.stupor_mundi.end_phase import begin_end_phase
from triforium.games.stupor_mundi.ending import total
from triforium.games.stupor_mundi.frederick import solo_pile
from triforium.games.stupor_mundi.gains import KeepResources
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, END_NAMES, PALACE_BITS, PATHS, place_of
from triforium.games.stupor_mundi.notation.agenda import check_agenda, read_agenda
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.notation.player_read import Ledger, PlayerReader
from triforium.games.stupor_mundi.notation.position_write import PALACE_LINE
from triforium.games.stupor_mundi.play_card import can_play
from triforium.games.stupor_mundi.player import ALLY_BITS
from triforium.games.stupor_mundi.setup import empty_table, put_workplace
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.turn import END_TURN, NEXT_ROUND, START_TURN, TAKE_TURNS
from triforium.games.stupor_mundi.verbs import DRAW_EDICT, SHOW_ALLY, SHOW_CARD, SOLO_CARD

Table = Callable[[str, int, dict[str, str]], StuporMundiEdition]
HEADER: Final = ("n", "diff", "round", "first", "active", "step", "ends")
PATH: Final = re.compile(r"([ABC])=([A-Z0-9\-]+)(\*?)(?:,([A-Z0-9\-]+)(\*?))?\[([A-Z0-9,\-]*)\]")
MARKET: Final = re.compile(r"([A-Z0-9]+)([br])")
MAX_ROUND: Final = 30


def read_position(text: str, table: Table, rng: Rng) -> Position[StuporMundi]:
    """The position described by a text; Unreadable names the line and the rule or invariant that it breaks."""
    return PositionReader(text, table, rng).read()


class PositionReader:
    """Parses a written position line by line, and checks that it is possible."""

    def __init__(self, text: str, table: Table, rng: Rng) -> None:
        self.lines = [line.split() for line in re.split("[\n;]", text) if line.strip()]
        if not self.lines or self.lines[0][0] != "SMF1":
            raise Unreadable("a Stupor Mundi position begins with 'SMF1'")
        extra = tuple(option.key for option in OPTIONS[1:])
        self.header = read_fields(self.lines[0][1:], [*HEADER, *(f"{key}?" for key in extra)], "=", "line SMF1")
        seats = read_number("line SMF1", "n", self.header["n"], 1, 4)
        options = {"market": self.header["diff"]}
        options.update({key: self.header[key] for key in extra if key in self.header})
        for option in OPTIONS:
            if options.get(option.key, option.default()) not in option.values:
                raise bad("line SMF1", f"{option.key} is one of {', '.join(option.values)} ({option.rule})")
        usual = {option.key: option.default() for option in OPTIONS}
        self.edition = table("", seats, {key: value for key, value in options.items() if value != usual[key]})
        self.s: StuporMundi = empty_table(self.edition)
        self.rng = rng
        self.dealer = Dealer(rng.fork())
        self.ledger = Ledger(self.edition)
        self.at = 1

    def line(self, name: str) -> list[str]:
        """The words of the next line, which must start with this name."""
        if self.at >= len(self.lines) or self.lines[self.at][0] != name:
            found = self.lines[self.at][0] if self.at < len(self.lines) else "the end"
            raise bad(f"line {name}", f"is missing; here is {found[:20]!r}")
        self.at += 1
        return self.lines[self.at - 1][1:]

    def read(self) -> Position[StuporMundi]:
        """All lines, then the checks that need several of them."""
        s = self.s
        s.round_number = read_number("line SMF1", "round", self.header["round"], 0, MAX_ROUND)
        s.first = read_number("line SMF1", "first", self.header["first"], 1, self.edition.seats) - 1
        s.active = read_number("line SMF1", "active", self.header["active"], 1, self.edition.seats) - 1
        for name in items(self.header["ends"]):
            if name not in END_NAMES or s.ends >> END_NAMES.index(name) & 1:
                raise bad("line SMF1", f"ends is {name!r}; it lists {', '.join(END_NAMES)}, each once (SM-END-1)")
            s.ends |= 1 << END_NAMES.index(name)
        self.read_palace(self.line("F"))
        self.read_edicts(self.line("ED"))
        self.read_workplaces(self.line("WP"))
        below = self.read_cities()
        pile = self.line("CP")
        agenda = self.agenda_line()
        players = [PlayerReader(s, seat, self.line(f"P{seat + 1}"), self.ledger) for seat in range(self.edition.seats)]
        if self.edition.solo:
            self.read_solo(self.line("SO"))
        if self.at < len(self.lines):
            raise bad(f"line {self.lines[self.at][0][:20]}", "is not a line of this position, or is in the wrong place")
        self.ledger.take_pending(agenda)
        for player in players:
            player.deal(self.rng, self.dealer)
        self.read_card_pile(pile)
        self.set_allies(below)
        self.set_agenda(agenda)
        return Position(s, self.dealer)

    # --- central board -------------------------------------------------------------------------------------

    def read_palace(self, words: list[str]) -> None:
        """4.3: Frederick's values within their ranges."""
        if [word[:1] for word in words] != [letter for letter, _ in PALACE_LINE]:
            raise bad("line F", "lists T, W, K, L, G, S, A, P, for example T2 W2 K1 L2 G1 S1 A6 P1")
        self.s.palace = 0
        for word, (letter, number) in zip(words, PALACE_LINE, strict=True):
            fewest, most = self.edition.palace_fewest[number], self.edition.palace_most[number]
            value = read_number("line F", f"{letter} (SM-EDICT-6)", word[1:], fewest, most)
            if (value - self.edition.palace_first[number]) % self.edition.palace_step[number]:
                raise bad(
                    "line F", f"{letter} changes by {self.edition.palace_step[number]} (SM-EDICT-7), and is {value}"
                )
            self.s.palace |= value << PALACE_BITS * number

    def read_edicts(self, words: list[str]) -> None:
        """SM-SETUP-6: every tile in use is on a space, in the pile, or issued, and only once."""
        parts = " ".join(words).split(" | ")
        if len(parts) != 3:
            raise bad("line ED", "has three parts: active spaces | next spaces | pile=9")
        fields = read_fields(parts[2].split(), ["pile", "gone?", "extra?"], "=", "line ED")
        left = self.edition.edicts_in_use | self.extra_edicts(fields.get("extra", ""))
        for first, part in ((0, parts[0]), (ACTIVE_SPACES, parts[1])):
            spaces = read_fields(part.split(), list(ACTIVE_NAMES), "=", "line ED")
            for space, name in enumerate(ACTIVE_NAMES):
                if spaces[name] != "-":
                    tile = self.edict(spaces[name], left)
                    left &= ~(1 << tile)
                    self.s.put_edict(first + space, tile)
        for name in items(fields.get("gone", "-")):
            tile = self.edict(name, left)
            left &= ~(1 << tile)
            self.s.issued |= 1 << tile
        names, more = read_pile("line ED", fields["pile"], True)
        self.s.edict_pile = 0
        self.dealer.fixed["edicts"] = []
        for name in names:
            tile = self.edict(name, left)
            left &= ~(1 << tile)
            self.dealer.fixed["edicts"].append(act(DRAW_EDICT, tile))
            self.s.edict_pile |= 1 << tile
        if more > count(left):
            raise bad("line ED", f"the pile has {more} tiles, but only {count(left)} are left (SM-SETUP-6)")
        if "gone" in fields and not names and more < count(left):
            raise bad("line ED", f"{count(left) - more} tiles are neither in the pile nor gone (SM-EDICT-11)")
        for _ in range(more):  # if the issued tiles are not named, the tiles left are random
            bit = 1 << self.rng.member(left)
            left &= ~bit
            self.s.edict_pile |= bit
        self.s.issued |= left

    def extra_edicts(self, text: str) -> int:
        """SM-SOLO-4: the tiles that were added for the easier solo game."""
        extra = 0
        for name in items(text) if text else []:
            extra |= 1 << self.edict(name, self.edition.extra_edicts & ~extra)
        wanted = self.edition.extra_edict_count
        if not text and wanted:
            for _ in range(wanted):
                extra |= 1 << self.rng.member(self.edition.extra_edicts & ~extra)
        if count(extra) != wanted:
            raise bad("line ED", f"extra names {count(extra)} tiles, not {wanted} (SM-SOLO-4)")
        return extra

    def edict(self, name: str, left: int) -> int:
        """A tile that is in use and was not named before."""
        tile: int | None = nouns(self.edition)["edict"].read(name)
        if tile is None:
            raise bad("line ED", f"there is no edict tile {name[:20]!r}")
        if left >> tile & 1 == 0:
            raise bad("line ED", f"tile {name} is there twice, or not used in this game (SM-SETUP-1)")
        return tile

    def read_workplaces(self, words: list[str]) -> None:
        """SM-SETUP-3, SM-SETUP-4, SM-SETUP-5: tiles, tokens and city bonus tiles of the three paths."""
        s = self.s
        if len(words) != len(PATHS):
            raise bad("line WP", "lists the paths A, B and C")
        used: list[str] = []
        bonus = (1 << len(self.edition.bonus_names)) - 1
        s.tokens = 0
        for path, word in enumerate(words):
            match = PATH.fullmatch(word)
            if match is None or match.group(1) != PATHS[path] or (match.group(4) is None) != (PATHS[path] == "B"):
                raise bad("line WP", f"{word[:40]!r} is no path {PATHS[path]}, like A=CS-B,VI-A*[CB-F] or B=CS-C[CB-A]")
            for tile, star, number, column in (
                (match.group(2), match.group(3), path, 1),
                (match.group(4), match.group(5), 3 if path == 0 else 4, 3),
            ):
                if tile is not None:
                    used.append(tile)
                    self.put_tile(tile, used, number, column == 3)
                    self.put_token(star, path, column)
            for name in items(match.group(6) or "-"):
                kind: int | None = nouns(self.edition)["bonus"].read(name)
                if kind is None or bonus >> kind & 3 == 0:
                    raise bad(
                        "line WP", f"city bonus tile {name[:20]!r} does not exist, or has fewer copies (SM-SETUP-4)"
                    )
                bit = 1 << kind if bonus >> kind & 1 else 2 << kind
                bonus &= ~bit
                s.cities = with_item(s.cities, path, s.cities[path] | bit)
            if count(s.cities[path]) > self.edition.city_tiles:
                raise bad("line WP", f"City {PATHS[path]} has more than {self.edition.city_tiles} tiles (SM-SETUP-4)")

    def put_tile(self, name: str, used: list[str], number: int, village: bool) -> None:
        """A workplace tile of the right kind, each only once."""
        tile: int | None = nouns(self.edition)["tile"].read(name)
        if tile is None or (self.edition.village_tiles >> tile & 1 == 1) != village or used.count(name) > 1:
            kind = "Village" if village else "Countryside"
            raise bad("line WP", f"{name[:20]!r} is no {kind} tile, or is there twice (SM-SETUP-3)")
        put_workplace(self.s, number, tile)

    def put_token(self, star: str, path: int, column: int) -> None:
        """SM-SETUP-5: a star marks a remaining token."""
        here = self.edition.tokens & (1 << place_of(path, column) | 1 << place_of(path, column + 1))
        if star and not here:
            raise bad("line WP", f"there is no edict token on this tile of path {PATHS[path]} (SM-SETUP-5)")
        if star:
            self.s.tokens |= here

    # --- voyage board --------------------------------------------------------------------------------------

    def read_cities(self) -> dict[int, str]:
        """SM-SETUP-10, SM-SETUP-11: markets and open spaces; returns the texts for face-down allies by space."""
        s = self.s
        below: dict[int, str] = {}
        red = 0
        s.ally_below = 0
        for city, name in enumerate(self.edition.cities):
            words = self.line("VY")
            where = f"line VY {name}"
            if len(words) < 2 or words[0] != name:
                raise bad(where, f"the cities follow clockwise: {', '.join(self.edition.cities)}")
            match = MARKET.fullmatch(words[1])
            if match is None or match.group(1) not in self.edition.market_names:
                raise bad(where, f"{words[1][:20]!r} is no market tile with its side, like M1b")
            tile = self.edition.market_names.index(match.group(1))
            if any(market // 2 == tile for market in s.markets):
                raise bad(where, f"market tile {match.group(1)} is there twice (SM-SETUP-10)")
            red += match.group(2) == "r"
            s.markets = with_item(s.markets, city, 2 * tile + (match.group(2) == "r"))
            spaces = (2 * city, 2 * city + 1)
            allies = [f"a{space % 2 + 1}" for space in spaces if self.edition.open_allies >> space & 1]
            cards = [f"c{space % 2 + 1}" for space in spaces if self.edition.open_cards >> space & 1]
            fields = read_fields(words[2:], [*allies, *cards], "=", where)
            for field in allies:
                space = 2 * city + int(field[1]) - 1
                below[space] = self.read_ally_space(where, space, fields[field])
            for field in cards:
                if fields[field] != "-":
                    s.put_card(2 * city + int(field[1]) - 1, self.ledger.advanced(where, fields[field]))
        if red != self.edition.red_markets:
            raise bad("line VY", f"{red} red markets, not {self.edition.red_markets} (SM-SETUP-10)")
        return below

    def read_ally_space(self, where: str, space: int, text: str) -> str:
        """A face-up ally over a face-down one: I-GIS/?; returns the text after the slash."""
        top, slash, below = text.partition("/")
        if not slash or not below:
            raise bad(where, f"{text[:30]!r} is no ally space, like I-GIS/? or -/-")
        if top != "-":
            self.s.ally_tops |= self.ledger.ally(where, top) + 1 << ALLY_BITS * space
        if below != "-":
            self.s.ally_below |= 1 << space
        return below

    def set_allies(self, below: dict[int, str]) -> None:
        """SM-SETUP-12: unseen allies are face down or in the box; a named one is fixed for the dealer."""
        self.s.ally_bag = self.ledger.allies
        for space, name in below.items():
            if name not in ("-", "?"):
                ally = self.ledger.ally(f"line VY {self.edition.cities[space // 2]}", name)
                self.dealer.fixed[f"allies/{space}"] = [act(SHOW_ALLY, ally)]
        hidden = count(self.s.ally_below)
        if hidden > count(self.s.ally_bag):
            raise bad(
                "VY", f"{hidden} allies lie face down, but only {count(self.s.ally_bag)} are unseen (SM-SETUP-12)"
            )

    def read_card_pile(self, words: list[str]) -> None:
        """SM-SETUP-13: level A above level B; cards that are neither seen nor in the pile are in the box."""
        if len(words) != 1:
            raise bad("line CP", "is a number, or the cards of the pile from the top")
        s = self.s
        names, more = read_pile("line CP", words[0], True)
        seen = (self.edition.levels[0] | self.edition.levels[1]) & ~self.ledger.cards
        cards = [self.ledger.advanced("line CP", name) for name in names]
        s.card_bag = (self.edition.levels[0] | self.edition.levels[1]) & ~seen
        size = len(cards) + more
        kept_b = max(self.edition.kept - count(seen & self.edition.levels[1]), 0)
        s.pile_b = min(size, kept_b)
        s.pile_a = size - s.pile_b
        levels = [self.edition.levels[1] >> card & 1 for card in cards]
        if more == 0 and cards:
            s.pile_b = sum(levels)
            s.pile_a = size - s.pile_b
        if levels != sorted(levels) or sum(levels) != max(len(cards) - s.pile_a, 0):
            raise bad("line CP", "cards of level A lie above those of level B (SM-SETUP-13)")
        for number, pile in enumerate((s.pile_a, s.pile_b)):
            if pile > self.edition.kept or pile > count(s.card_bag & self.edition.levels[number]):
                raise bad("line CP", f"{pile} cards of level {'AB'[number]} cannot be in the pile (SM-SETUP-13)")
        self.dealer.fixed["cards"] = [act(SHOW_CARD, card) for card in cards]

    # --- solo, agenda --------------------------------------------------------------------------------------

    def read_solo(self, words: list[str]) -> None:
        """SM-SOLO-3, SM-SOLO-17: Frederick's Ship, his deck, crowns and turns."""
        s = self.s
        fields = read_fields(words, ["ship", "deck", "crowns", "turns", "out?", "gone?"], "=", "line SO")
        if fields["ship"] not in self.edition.cities:
            raise bad("line SO", f"{fields['ship'][:20]!r} is no city (SM-SOLO-3)")
        s.frederick_ship = self.edition.cities.index(fields["ship"])
        s.crowns = read_number("line SO", "crowns", fields["crowns"], 0, self.edition.solo_crowns)
        s.frederick_turns = read_number("line SO", "turns", fields["turns"], 0, self.edition.solo_turns)
        cards = self.edition.solo_names
        names, more = read_pile("line SO", fields["deck"], False)
        out = items(fields.get("out", "-"))
        for name in names + out:
            if name not in cards or (names + out).count(name) > 1:
                raise bad("line SO", f"{name[:20]!r} is no solo card, or is there twice (SM-SOLO-3)")
        rest = (1 << len(cards)) - 1
        for name in names + out:
            rest &= ~(1 << cards.index(name))
        if more > count(rest) or ("out" in fields and more != count(rest)):
            raise bad("line SO", f"{more} more cards in the deck, but {count(rest)} are left (SM-SOLO-17)")
        s.solo_deck = 0
        for name in names:
            s.solo_deck |= 1 << cards.index(name)
        self.deal_solo_deck(rest, more)
        left = s.solo_deck
        for name in names:
            self.dealer.fixed[solo_pile(left)] = [act(SOLO_CARD, cards.index(name))]
            left &= ~(1 << cards.index(name))
        for name in items(fields.get("gone", "-")):
            if name in self.edition.ally_numbers:
                ally = self.ledger.ally("line SO", name)
                s.gone_allies |= 1 << ally if s.gone_allies >> ally & 1 == 0 else 2 << ally
            else:
                s.gone_cards |= 1 << self.ledger.advanced("line SO", name)

    def deal_solo_deck(self, rest: int, more: int) -> None:
        """SM-SOLO-17: add random cards to the deck, with as many crowns as a deck before its reshuffle must hold."""
        s = self.s
        crowned = self.edition.solo_crowned
        wanted = self.edition.solo_crowns - s.crowns
        for _ in range(more):
            missing = wanted > count(s.solo_deck & crowned)
            bit = 1 << self.rng.member(rest & crowned if missing and rest & crowned else rest)
            rest &= ~bit
            s.solo_deck |= bit
        if wanted > count(s.solo_deck & crowned):
            raise bad("line SO", f"with crowns={s.crowns} the deck still holds {wanted} crowns or more (SM-SOLO-17)")

    def agenda_line(self) -> str:
        """The line DO, if it is the last line."""
        if self.lines[-1][0] != "DO":
            return ""
        return " ".join(self.lines.pop()[1:])

    def set_agenda(self, text: str) -> None:
        """The pending steps: the start of a turn, the End Phase, those in DO, or none."""
        s = self.s
        step = self.header["step"]
        if s.round_number == 0 and not text:
            raise bad(
                "line SMF1", "round 0 is before the first turn, and a line DO says what is being done (SM-ROUND-1)"
            )
        if step == "over":
            if s.ends == 0 or text:
                raise bad("line SMF1", "a game that is over has its conditions in ends, and nothing to do (SM-END-2)")
            s.final = tuple([total(s, seat) for seat in range(self.edition.seats)])
            s.over = True
            return
        if step == "turn" and not text:
            usual: list[Step[Any]] = [END_TURN[s.active], START_TURN[s.active]]
            s.agenda = usual if can_play(s, s.active) and s.passed >> s.active & 1 == 0 else [TAKE_TURNS[s.active]]
        elif step == "end" and not text:
            s.agenda = [NEXT_ROUND]
            begin_end_phase(s)
        elif text:
            s.agenda = read_agenda(s, text)
            check_agenda(s, text, step)
        else:
            raise bad("line SMF1", f"step={step[:20]} needs a line DO that says what is being done")
        self.check_warehouses()
        s.settle()

    def check_warehouses(self) -> None:
        """SM-ACT-7: more resources than fit only while the owner chooses which to keep."""
        top = self.s.agenda[-1]
        for seat in range(self.edition.seats):
            player = self.s.players[seat]
            choosing = top.seat == seat and isinstance(top, KeepResources)
            if player.stone + player.grain > player.room and not choosing:
                raise bad(f"line P{seat + 1}", f"the warehouse has room for {player.room} resources (SM-ACT-7)")


def read_pile(line: str, text: str, bare_number: bool) -> tuple[list[str], int]:
    """The names on top of a pile, and the number of others below them: 9, #9, E02,E04,#7 or a hyphen."""
    if bare_number and text.isascii() and text.isdigit():
        return [], read_number(line, "the pile", text, 0, 99)
    names = items(text)
    match = HIDDEN.fullmatch(names[-1]) if names else None
    return (names[:-1], int(match.group(1))) if match is not None else (names, 0)
