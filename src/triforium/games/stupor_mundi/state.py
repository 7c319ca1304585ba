"""The state of Stupor Mundi: Frederick's palace, workplaces, voyage board, players; with the queries the rules need."""

from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import State, Step
from triforium.core.values import Row
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.kinds import F_KEEPS, F_TOWERS, F_WALLS, PALACE_BITS, PALACE_MASK, PLACES
from triforium.games.stupor_mundi.player import ALLY_BITS, ALLY_MASK, Player
from triforium.games.stupor_mundi.verbs import VERBS

SEAT_NAMES: Final = ("Blue", "Black", "Red", "Green")
ACTIVE_SPACES: Final = 3
EDICT_BITS: Final = 5  # an edict space: the tile's number + 1; active I to III, then next I to III
EDICT_MASK: Final = 31
CARD_BITS: Final = 6  # a card space: the card's number + 1
CARD_MASK: Final = 63
VOYAGE_SPACES: Final = 10
UNPLACED: Final = -1
NO_ABILITY: Final = -1
NO_ABILITIES: Final = (NO_ABILITY,) * PLACES


class StuporMundi(State):
    """A game of Stupor Mundi."""

    def __init__(
        self,
        edition: StuporMundiEdition,
        agenda: list[Step[Any]],
        over: bool,
        players: list[Player],
        round_number: int,
        first: Seat,
        active: Seat,
        passed: int,
        ends: int,
        palace: int,
        edicts: int,
        edict_pile: int,
        issued: int,
        workplaces: Row,
        ability_at: Row,
        tokens: int,
        cities: Row,
        markets: Row,
        ally_tops: int,
        ally_below: int,
        ally_bag: int,
        gone_allies: int,
        card_spaces: int,
        pile_a: int,
        pile_b: int,
        card_bag: int,
        gone_cards: int,
        frederick_ship: int,
        solo_deck: int,
        crowns: int,
        frederick_turns: int,
        final: Row,
    ) -> None:
        super().__init__(agenda, over)
        self.edition: Final = edition
        self.players = players
        # round and turn
        self.round_number = round_number
        self.first = first
        self.active = active
        self.passed = passed  # one bit per seat
        self.ends = ends  # SM-END-1: one bit per condition
        # central board
        self.palace = palace
        self.edicts = edicts
        self.edict_pile = edict_pile  # a bag: its tiles are public, their order is unknown to everybody
        self.issued = issued  # tiles that have left the board
        self.workplaces = workplaces  # tiles: Countryside of A, B, C, Village of A, C
        self.ability_at = ability_at  # for every place
        self.tokens = tokens  # places with an edict token
        self.cities = cities  # the bonus tiles of cities A, B, C
        # voyage board
        self.markets = markets  # for every city: tile * 2, plus 1 for the red side
        self.ally_tops = ally_tops  # the face-up ally in every ally space
        self.ally_below = ally_below  # spaces with a face-down tile
        self.ally_bag = ally_bag  # tiles that nobody has seen: face down, or left in the box
        self.gone_allies = gone_allies  # SM-SOLO-12
        self.card_spaces = card_spaces
        self.pile_a = pile_a  # number of level A cards in the pile, on top
        self.pile_b = pile_b
        self.card_bag = card_bag  # Advanced cards that nobody has seen: in the pile, or left in the box
        self.gone_cards = gone_cards  # SM-SOLO-11
        # solo
        self.frederick_ship = frederick_ship
        self.solo_deck = solo_deck
        self.crowns = crowns
        self.frederick_turns = frederick_turns
        self.final = final  # total points after the end of the game

    def copy(self) -> "StuporMundi":
        """An independent copy without a story."""
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        return StuporMundi(
            self.edition,
            self.agenda[:],
            self.over,
            players,
            self.round_number,
            self.first,
            self.active,
            self.passed,
            self.ends,
            self.palace,
            self.edicts,
            self.edict_pile,
            self.issued,
            self.workplaces,
            self.ability_at,
            self.tokens,
            self.cities,
            self.markets,
            self.ally_tops,
            self.ally_below,
            self.ally_bag,
            self.gone_allies,
            self.card_spaces,
            self.pile_a,
            self.pile_b,
            self.card_bag,
            self.gone_cards,
            self.frederick_ship,
            self.solo_deck,
            self.crowns,
            self.frederick_turns,
            self.final,
        )

    def scores(self) -> list[int]:
        """The VP track; after the end of the game, the totals of SM-SCORE-1 to SM-SCORE-4."""
        if self.over:
            return list(self.final)
        return [player.points for player in self.players]

    def not_asked(self, verb: int) -> Refusal:
        """The refusal of a verb that the current decision does not accept: the rule on when it may be used."""
        return Refusal(VERBS.rules[verb], "not-asked", {"verb": f"@verb-{VERBS.name(verb)}", "task": self.task()})

    def turn_order(self) -> list[Seat]:
        """SM-ROUND-2: clockwise from the first player."""
        seats = self.edition.seats
        return [(self.first + number) % seats for number in range(seats)]

    # --- Frederick -----------------------------------------------------------------------------------------

    def frederick(self, possession: int) -> int:
        """The amount of one of Frederick's possessions, or the position of his Specialist."""
        return self.palace >> PALACE_BITS * possession & PALACE_MASK

    def add_to_palace(self, possession: int, amount: int) -> None:
        """SM-EDICT-4: change one of Frederick's possessions by this amount."""
        self.palace += amount << PALACE_BITS * possession

    def frederick_structures(self) -> int:
        """The number of towers, walls and keeps in Frederick's castle."""
        return self.frederick(F_TOWERS) + self.frederick(F_WALLS) + self.frederick(F_KEEPS)

    # --- edict spaces --------------------------------------------------------------------------------------

    def edict_in(self, space: int) -> int:
        """The tile on an edict space, -1 if it is empty; spaces 3 to 5 are the next ones."""
        return (self.edicts >> EDICT_BITS * space & EDICT_MASK) - 1

    def put_edict(self, space: int, tile: int) -> None:
        """Put a tile on an empty edict space."""
        self.edicts |= tile + 1 << EDICT_BITS * space

    def take_edict(self, space: int) -> int:
        """Remove and return the tile of an edict space."""
        tile = self.edict_in(space)
        self.edicts &= ~(EDICT_MASK << EDICT_BITS * space)
        return tile

    def occupied_edicts(self, first: int) -> int:
        """A mask of the occupied active (first = 0) or next (first = 3) spaces, as spaces 0 to 2."""
        found = 0
        edicts = self.edicts >> EDICT_BITS * first
        if edicts & EDICT_MASK:
            found = 1
        if edicts >> EDICT_BITS & EDICT_MASK:
            found |= 2
        if edicts >> 2 * EDICT_BITS & EDICT_MASK:
            found |= 4
        return found

    # --- voyage board --------------------------------------------------------------------------------------

    def ally_on(self, space: int) -> int:
        """The face-up ally of a space, -1 if there is none."""
        return (self.ally_tops >> ALLY_BITS * space & ALLY_MASK) - 1

    def take_ally(self, space: int) -> int:
        """SM-SUM-6: remove the face-up ally; the tile below stays face down."""
        ally = self.ally_on(space)
        self.ally_tops &= ~(ALLY_MASK << ALLY_BITS * space)
        return ally

    def card_on(self, space: int) -> int:
        """The card of a space, -1 if there is none."""
        return (self.card_spaces >> CARD_BITS * space & CARD_MASK) - 1

    def put_card(self, space: int, card: int) -> None:
        """Put a card on an empty space."""
        self.card_spaces |= card + 1 << CARD_BITS * space

    def take_card(self, space: int) -> int:
        """SM-BUY-7: take the card; the space stays empty until Reorganization."""
        card = self.card_on(space)
        self.card_spaces &= ~(CARD_MASK << CARD_BITS * space)
        return card
