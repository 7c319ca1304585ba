"""Judging a game of Stupor Mundi: points, what castle and court will still earn, and what there is to build with."""

from typing import Final

from triforium.bots.judges.judge import Judge
from triforium.core.action import Action, Seat, act, noun_of, verb_of
from triforium.core.masks import count, members
from triforium.games.stupor_mundi.atoms import OPS, Atom
from triforium.games.stupor_mundi.edict import ChooseEdict, IssueEdict
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.end_phase import DiscardCards
from triforium.games.stupor_mundi.income import PaySides
from triforium.games.stupor_mundi.kinds import COINS, GRAIN, POINTS, STONE, column_of
from triforium.games.stupor_mundi.measures import holds
from triforium.games.stupor_mundi.play_card import ChooseFace
from triforium.games.stupor_mundi.player import SPECIALISTS, Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.turn import StartTurn
from triforium.games.stupor_mundi.verbs import FACE_UP, PASS, SKIP

# In points, settled by matches of some hundred games.
WORTH: Final = {STONE: 0.9, GRAIN: 0.8, COINS: 0.28, POINTS: 1.0}
SPARE_COIN: Final = 1 / 6  # SM-SCORE-4: of a heap, and at the end
HEAP: Final = 8  # coins that can be spent soon
LAST_RESOURCE: Final = 1 / 3
STRUCTURE: Final = 3.2  # its point, its share of the most structures, and what it brings nearer
GREAT: Final = 0.4
SIDE: Final = 0.85  # a round
ALLY: Final = 1.0
ALLY_BONUS: Final = 1.4  # of two points, because Frederick's palace changes
ABILITY: Final = 0.8  # a round, and never after the last column
COLUMN: Final = 0.3
CITY: Final = 1.6  # a bonus tile
COVERS: Final = (0.55, 0.5, 0.6)  # hand, both actions, slot: a round
EDICT: Final = 1.5  # one that is about to be issued
CARD_A_ROUND: Final = 0.05  # how often a card of the deck is played
FREE_SPACE: Final = 0.3  # an open ally space that waits for its ally
USUAL_LENGTH: Final = 7  # rounds
# What an action on a card is worth; gains are counted as goods.
ACTIONS: Final = {
    "draw": 0.25,
    "promote": 0.9,
    "market": 1.0,
    "purchase": 0.6,
    "summon": 1.6,
    "build": 2.2,
    "ship_anywhere": 0.2,
    "resources": 0.85,
    "edict": 1.5,
}
COUNTED: Final = 2.0  # how many of what is counted, if nobody looks


class StuporMundiJudge(Judge):
    """Points, then what will still be earned, then what there is to earn it with."""

    def __init__(self) -> None:
        self.qualities: dict[str, list[float]] = {}

    def value(self, s: StuporMundi, seat: Seat) -> float:
        if s.over:
            others = [score for other, score in enumerate(s.final) if other != seat]
            return float(s.final[seat]) - (max(others) if others else 0.0)
        rounds = rounds_left(s)
        player = s.players[seat]
        value = player.points + self.castle(s, player, rounds) + self.court(s, player, rounds)
        value += self.workers(s, player, rounds) + self.stores(s, player, rounds) + self.deck(s, player, rounds)
        for step in s.agenda:
            if isinstance(step, (ChooseEdict, IssueEdict)) and (step.seat == seat or getattr(step, "who", -1) == seat):
                value += EDICT
            elif isinstance(step, PaySides) and step.seat == seat:
                value += WORTH[STONE] * count(step.unpaid)
        return value

    def is_pause(self, s: StuporMundi) -> bool:
        """A turn, an edict, an income: each is thought about on its own."""
        return isinstance(s.decision(), (StartTurn, ChooseEdict, PaySides, DiscardCards))

    def worth_trying(self, s: StuporMundi, before: Action | None) -> list[Action]:
        """Nobody passes or throws a card away without need; face down goes the least card, face up any slot will do."""
        options = super().worth_trying(s, before)
        decision = s.decision()
        if isinstance(decision, StartTurn):
            return [option for option in options if verb_of(option) != PASS] or options
        if isinstance(decision, DiscardCards):
            return [act(SKIP)]
        if isinstance(decision, ChooseFace):
            return self.faces(s, decision, options)
        return options

    def faces(self, s: StuporMundi, decision: ChooseFace, options: list[Action]) -> list[Action]:
        """Face up in the slot whose actions are least wanted; face down only the card that is least worth it."""
        qualities = self.qualities_of(s.edition)
        hand = members(s.players[decision.seat].hand)
        least = min(qualities[card] for card in hand)
        slots = [noun_of(option) for option in options if verb_of(option) == FACE_UP]
        chosen = [act(FACE_UP, min(slots, key=SLOT_ORDER.index))]
        if qualities[decision.card] <= least + 1e-9:
            chosen += [option for option in options if verb_of(option) != FACE_UP]
        return chosen

    # --- what there is -----------------------------------------------------------------------------------------

    def castle(self, s: StuporMundi, player: Player, rounds: float) -> float:
        """Structures, closed sides, covers; open spaces for allies."""
        edition = s.edition
        value = STRUCTURE * count(player.castle) + GREAT * count(edition.great_pieces & ~player.pieces)
        for spaces in edition.sides:
            built = count(player.castle & spaces)
            value += SIDE * rounds if built == 3 else 0.12 * rounds if built == 2 else 0.0
        for cover in members(player.covers):
            value += COVERS[cover] * max(rounds - 1, 0)
        return value + FREE_SPACE * min(count(player.free_ally_spaces()), 2)

    def court(self, s: StuporMundi, player: Player, rounds: float) -> float:
        """SM-ALLY-1: a point a round for each ally, and more if its condition holds."""
        value = 0.0
        for space in range(5):
            ally = player.ally_in(space)
            if ally >= 0:
                condition = s.edition.components.allies[s.edition.ally_rows[ally]].condition
                value += rounds * (ALLY + (ALLY_BONUS if holds(s, player, condition) else 0.3))
        return value

    def workers(self, s: StuporMundi, player: Player, rounds: float) -> float:
        """Abilities work every round; a City has given its tile."""
        value = ABILITY * rounds * count(player.abilities)
        for specialist in range(SPECIALISTS):
            value += COLUMN * min(column_of(player.place_of(specialist)), 4)
        return value

    def stores(self, s: StuporMundi, player: Player, rounds: float) -> float:
        """Resources and coins are for spending; at the end they are worth what SM-SCORE-4 says."""
        if rounds <= 1:
            fewer = 0.5 * (WORTH[STONE] + LAST_RESOURCE)
            return fewer * (player.stone + player.grain) + SPARE_COIN * player.coins * 1.1
        value = WORTH[STONE] * player.stone + WORTH[GRAIN] * player.grain
        return value + WORTH[COINS] * min(player.coins, HEAP) + SPARE_COIN * max(player.coins - HEAP, 0)

    def deck(self, s: StuporMundi, player: Player, rounds: float) -> float:
        """Cards are worth what they do, as often as they come up; thin decks bring the good ones sooner."""
        qualities = self.qualities_of(s.edition)
        owned = player.hand | player.draw | player.discard | player.slot_cards(True) | player.slot_cards(False)
        cards = members(owned)
        if not cards:
            return 0.0
        best = sorted((qualities[card] for card in cards), reverse=True)[:8]
        hand = sum(qualities[card] for card in members(player.hand))
        return CARD_A_ROUND * max(rounds - 1, 0) * sum(best) + 0.25 * hand

    def qualities_of(self, edition: StuporMundiEdition) -> list[float]:
        """How good it is to perform each card, once a table of the same kind."""
        key = f"{edition.components_fingerprint} {edition.seats}"
        found = self.qualities.get(key)
        if found is None:
            rows = [sum(quality(atom) for atom in card.atoms) for card in edition.components.cards]
            found = [rows[row] for row in edition.card_rows]
            self.qualities[key] = found
        return found


SLOT_ORDER: Final = (0, 5, 1, 4, 2, 3)  # the slots that touch one action first, those that build last


def rounds_left(s: StuporMundi) -> float:
    """How many End Phases are still to come, this round's included, as far as one can tell."""
    if s.ends:
        return 1.0
    built = max(count(player.castle) for player in s.players)
    spaces = count(s.edition.open_cards)
    tiles = count(s.edict_pile) + 3
    return max(
        1.0,
        min(
            USUAL_LENGTH + 1 - s.round_number,
            1 + (s.pile_a + s.pile_b) / (0.45 * spaces),
            1 + tiles / (0.95 * max(s.edition.seats, 2)),
            1 + (13 - built) / 1.4,
        ),
    )


def quality(atom: Atom) -> float:
    """What one step of a card is worth, whoever performs it."""
    op = OPS.name(atom.op)
    goods = sum(WORTH[kind] * number for kind, number in enumerate(atom.gain))
    if op == "gain":
        return goods
    if op == "need":
        return 0.5 * goods
    if op == "convert":
        paid = sum(WORTH[kind] * number for kind, number in enumerate(atom.pay))
        return 0.7 * atom.times * max(goods - paid, 0.1)
    if op in ("per", "faction_per"):
        each = WORTH[STONE if atom.either else atom.goods] * atom.each
        return min(COUNTED * each, WORTH[STONE if atom.either else atom.goods] * atom.cap)
    number = atom.number if op in ("draw", "resources") else atom.times
    return ACTIONS[op] * number
