"""Writes a position as text (rules.md, section 15.1)."""

from typing import Final

from triforium.core.action import SPECTATOR, Seat, noun_of
from triforium.core.fields import listed, pile_text
from triforium.core.masks import count, members
from triforium.core.position import Dealer
from triforium.games.stupor_mundi.edition import OPTIONS
from triforium.games.stupor_mundi.frederick import solo_pile
from triforium.games.stupor_mundi.kinds import (
    ACTIVE_NAMES,
    END_NAMES,
    F_ALLIES,
    F_COLUMN,
    F_GRAIN,
    F_KEEPS,
    F_STONE,
    F_TOWERS,
    F_TREASURY,
    F_WALLS,
    PATHS,
    place_name,
    place_of,
)
from triforium.games.stupor_mundi.knowledge import hidden_cards
from triforium.games.stupor_mundi.notation.agenda import EVERYTHING, agenda_text
from triforium.games.stupor_mundi.player import SLOTS, SPECIALISTS, UNDECIDED, Player
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, UNPLACED, StuporMundi

PALACE_LINE: Final = (
    ("T", F_TOWERS),
    ("W", F_WALLS),
    ("K", F_KEEPS),
    ("L", F_ALLIES),
    ("G", F_GRAIN),
    ("S", F_STONE),
    ("A", F_TREASURY),
    ("P", F_COLUMN),
)


def write_whole(s: StuporMundi, dealer: Dealer) -> str:
    """The position with every hand, and every fixed tile and card."""
    return PositionWriter(s, EVERYTHING, dealer).text()


def write_seen(s: StuporMundi, seat: Seat) -> str:
    """The position as one seat may know it."""
    return PositionWriter(s, seat, None).text()


class PositionWriter:
    """Writes a state line by line, as one seat may see it."""

    def __init__(self, s: StuporMundi, seat: Seat, dealer: Dealer | None) -> None:
        self.s = s
        self.seat = seat
        self.dealer = dealer

    def text(self) -> str:
        """All lines, in their fixed order."""
        s = self.s
        lines = [self.header(), self.palace(), self.edicts(), self.workplaces()]
        lines += [self.city(city) for city in range(len(s.edition.cities))]
        lines.append(f"CP {self.card_pile()}")
        lines += [self.player(seat) for seat in range(s.edition.seats)]
        if s.edition.solo:
            lines.append(self.solo())
        agenda = agenda_text(s, self.seat if s.over or self.sees(s.deciding()) else SPECTATOR)
        if agenda:
            lines.append(f"DO {agenda}")
        return "\n".join(lines)

    def sees(self, owner: Seat) -> bool:
        """Whether this seat's hidden cards may be written; cards that were only dealt at random stay hidden."""
        if self.seat == EVERYTHING and self.dealer is not None:
            return f"P{owner + 1}" not in self.dealer.unnamed
        return self.seat == owner

    def fixed(self, pile: str, names: list[str]) -> list[str]:
        """The cards or tiles of a pile that are fixed, the next one first."""
        return [names[noun_of(action)] for action in self.dealer.fixed.get(pile, [])] if self.dealer else []

    def header(self) -> str:
        """Players, difficulty, round, seat, pending step, end conditions met, and options other than the default."""
        s = self.s
        step = "over" if s.over else s.decision().key
        options = s.edition.options
        words = [
            f"SMF1 n={s.edition.seats} diff={options['market']} round={s.round_number} first={s.first + 1}",
            f"active={s.active + 1} step={step} ends={listed(ends(s))}",
        ]
        words += [f"{o.key}={options[o.key]}" for o in OPTIONS[1:] if options[o.key] != o.default()]
        return " ".join(words)

    def palace(self) -> str:
        """Frederick's possessions."""
        return "F " + " ".join(f"{letter}{self.s.frederick(number)}" for letter, number in PALACE_LINE)

    def edicts(self) -> str:
        """Active and next tiles, the pile, issued tiles, and those that were added for the easier solo game."""
        s = self.s
        names = s.edition.edict_names
        spaces = [s.edict_in(space) for space in range(2 * ACTIVE_SPACES)]
        words = [f"{ACTIVE_NAMES[n % 3]}={names[tile] if tile >= 0 else '-'}" for n, tile in enumerate(spaces)]
        pile = pile_text(self.fixed("edicts", names), count(s.edict_pile), "")
        text = f"ED {' '.join(words[:3])} | {' '.join(words[3:])} | pile={pile}"
        if s.issued:
            text += f" gone={listed([names[tile] for tile in members(s.issued)])}"
        if s.edition.extra_edicts:
            used = s.edict_pile | s.issued
            for tile in spaces:
                used |= 1 << tile if tile >= 0 else 0
            text += f" extra={listed([names[tile] for tile in members(used & s.edition.extra_edicts)])}"
        return text

    def workplaces(self) -> str:
        """For each path: Countryside tile, Village tile, a star for each remaining token, the city bonus tiles."""
        s = self.s
        words: list[str] = []
        for path, letter in enumerate(PATHS):
            tiles = [(1, s.workplaces[path])]
            if letter != "B":
                tiles.append((3, s.workplaces[3 if path == 0 else 4]))
            text: list[str] = []
            for column, tile in tiles:
                token = s.tokens >> place_of(path, column) & 1 or s.tokens >> place_of(path, column + 1) & 1
                text.append(("?" if tile == UNPLACED else s.edition.tile_names[tile]) + ("*" if token else ""))
            stack = listed([s.edition.bonus_names[tile] for tile in members(s.cities[path])])
            words.append(f"{letter}={','.join(text)}[{stack}]")
        return "WP " + " ".join(words)

    def city(self, city: int) -> str:
        """A city: market tile with its side, ally spaces, card spaces; without closed ones."""
        s = self.s
        market = s.markets[city]
        tile = "?" if market == UNPLACED else s.edition.market_names[market // 2] + "br"[market % 2]
        words = [f"VY {s.edition.cities[city]} {tile}"]
        for space in (2 * city, 2 * city + 1):
            if s.edition.open_allies >> space & 1:
                ally = s.ally_on(space)
                top = s.edition.ally_names[ally] if ally >= 0 else "-"
                words.append(f"a{space % 2 + 1}={top}/{self.below(space)}")
        for space in (2 * city, 2 * city + 1):
            if s.edition.open_cards >> space & 1:
                card = s.card_on(space)
                words.append(f"c{space % 2 + 1}={s.edition.card_names[card] if card >= 0 else '-'}")
        return " ".join(words)

    def below(self, space: int) -> str:
        """The face-down tile of an ally space, if it is fixed."""
        if self.s.ally_below >> space & 1 == 0:
            return "-"
        fixed = self.fixed(f"allies/{space}", self.s.edition.ally_names)
        return fixed[0] if fixed else "?"

    def card_pile(self) -> str:
        """The card pile: its size, or its fixed cards from the top."""
        return pile_text(self.fixed("cards", self.s.edition.card_names), self.s.pile_a + self.s.pile_b, "")

    def player(self, seat: Seat) -> str:
        """Everything of a player; secrets are only counted."""
        s = self.s
        player = s.players[seat]
        edition = s.edition
        open_hand = self.sees(seat)
        draws = self.fixed(f"P{seat + 1}/cards", edition.card_names)
        castle = [
            f"{edition.space_names[space]}:{edition.piece_names[player.piece_on(space)]}"
            for space in members(player.castle)
        ]
        allies = [
            f"{edition.ally_spaces[space]}:{edition.ally_names[player.ally_in(space)]}"
            for space in range(len(edition.ally_spaces))
            if player.ally_in(space) >= 0
        ]
        words = [
            f"P{seat + 1} {edition.house_names[player.house] if player.house != UNDECIDED else '-'}",
            f"vp={player.points} A={player.coins} S={player.stone} G={player.grain}",
            f"ship={edition.cities[player.ship]} castle={listed(castle)} allies={listed(allies)}",
            f"spec={','.join(place_name(player.place_of(number)) for number in range(SPECIALISTS))}",
            f"covers={listed([edition.cover_names[cover] for cover in members(player.covers)])}",
            f"hand={self.cards(player.hand) if open_hand else hidden_number(player.hand)}",
            f"draw={pile_text(draws, count(player.draw), '#')}",
            f"disc={self.cards(player.discard)} slots={self.slots(player, open_hand)}",
            f"removed={self.cards(player.removed)} edicts={player.edicts} passed={s.passed >> seat & 1}",
        ]
        return " ".join(words + self.knowledge(player, open_hand, draws))

    def cards(self, cards: int) -> str:
        """Cards by name, in their common order."""
        return listed(sorted(self.s.edition.card_names[card] for card in members(cards)))

    def slots(self, player: Player, open_hand: bool) -> str:
        """Played cards with their slots; a caret means face up."""
        words: list[str] = []
        for slot in members(player.used_slots()):
            face_up = player.is_face_up(slot)
            name = self.s.edition.card_names[player.in_slot(slot)] if face_up or open_hand else "?"
            words.append(f"{slot + 1}:{name}{'^' if face_up else 'v'}")
        return listed(words)

    def knowledge(self, player: Player, open_hand: bool, draws: list[str]) -> list[str]:
        """Public knowledge that the rest of the line does not show."""
        words: list[str] = []
        hidden = hidden_cards(player)
        covered = player.draw if open_hand else hidden
        bought = members(covered & (self.s.edition.levels[0] | self.s.edition.levels[1]))
        names = [self.s.edition.card_names[card] for card in bought if self.s.edition.card_names[card] not in draws]
        if names:
            words.append(f"bought={listed(names)}")
        if player.known:
            words.append(f"known={self.cards(player.known)}")
        late: list[str] = []
        for slot in range(SLOTS):
            cards = [self.s.edition.card_names[card] for card in members(player.late[slot] & hidden)]
            if cards:
                late.append(f"{slot + 1}:{'+'.join(cards)}")
        if late:
            words.append(f"late={listed(late)}")
        return words

    def solo(self) -> str:
        """Frederick's Ship, deck, crowns and turns; the cards out of the deck, and what he has removed."""
        s = self.s
        names, fixed, left = s.edition.solo_names, list[str](), s.solo_deck
        while top := self.fixed(solo_pile(left), names):
            fixed += top
            left &= ~(1 << names.index(top[0]))
        text = f"SO ship={s.edition.cities[s.frederick_ship]} deck={pile_text(fixed, count(s.solo_deck), '#')}"
        text += f" crowns={s.crowns} turns={s.frederick_turns}"
        out = [name for number, name in enumerate(names) if s.solo_deck >> number & 1 == 0]
        if out:
            text += f" out={listed(out)}"
        gone = [s.edition.card_names[card] for card in members(s.gone_cards)]
        gone += [s.edition.ally_names[ally] for ally in members(s.gone_allies)]
        return text + (f" gone={listed(gone)}" if gone else "")


def hidden_number(cards: int) -> str:
    """The number of cards, without their names."""
    return f"#{count(cards)}" if cards else "-"


def ends(s: StuporMundi) -> list[str]:
    """SM-END-1: the end conditions that are met."""
    return [name for number, name in enumerate(END_NAMES) if s.ends >> number & 1]
