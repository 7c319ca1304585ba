"""The judge of Stupor Mundi: points, expected earnings of castle and court, and resources."""

from typing import Final

from triforium.bots.judges.judge import Judge
from triforium.bots.judges.stupor_mundi_values import POINT_VALUE, TIMES_A_ROUND, PointValues
from triforium.core.action import Action, Seat, act, noun_of, verb_of
from triforium.core.masks import count, members
from triforium.games.stupor_mundi.build import connected
from triforium.games.stupor_mundi.components import StuporMundiComponents
from triforium.games.stupor_mundi.edict import ChooseEdict, IssueEdict
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.end_phase import DiscardCards
from triforium.games.stupor_mundi.gains import Gain
from triforium.games.stupor_mundi.income import PaySides
from triforium.games.stupor_mundi.kinds import (
    COINS,
    COLUMNS,
    GRAIN,
    ON_KEEP,
    START_AREA,
    STONE,
    column_of,
)
from triforium.games.stupor_mundi.measures import holds
from triforium.games.stupor_mundi.play_card import ChooseCard, ChooseFace, free_slots
from triforium.games.stupor_mundi.player import SPECIALISTS, Player
from triforium.games.stupor_mundi.promote import ChooseSpecialist
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.turn import StartTurn
from triforium.games.stupor_mundi.verbs import DISCARD, FACE_DOWN, FACE_UP, PASS, SKIP, SPECIALIST

# In points, tuned over several hundred games.
STRUCTURE: Final = 3.2  # its point, its share of the bonus for most structures, and progress
GREAT: Final = 0.4
SIDE: Final = 0.95  # share of its income, per round
SIDE_BEGUN: Final = 0.12  # share of its income, per round, when one of three structures is missing
ROOM: Final = 0.3  # per warehouse space
COVERS: Final = (0.55, 0.5, 0.6)  # per round: hand, both actions, slot
ALLY: Final = 1.0
ALLY_BONUS: Final = 1.4  # out of two points, because Frederick's palace changes
ALLY_HOPE: Final = 0.3  # the same while the condition does not hold
FREE_SPACE: Final = 0.3  # per open ally space
ABILITY: Final = 0.8
COLUMN: Final = 0.3
SPARE_COIN: Final = 1 / 6  # SM-SCORE-4: coins beyond what can be spent soon, and at the end
HEAP: Final = 8  # coins that can be spent soon
LAST_RESOURCE: Final = 1 / 3
PLAN: Final = 1.0  # the next building when its resources are complete
PLAN_ALLY: Final = 0.6
MISSING: Final = 0.5  # factor for each missing resource
ALLY_COST: Final = 3  # grain, in most cities
FAR: Final = 9
CARD_A_ROUND: Final = 0.05  # plays per round of a card in the deck
HELD: Final = 0.25  # share of its value for a card in hand
SLOT_VALUES: Final = (0.3, 0.5, 0.8, 0.9, 0.4, 0.3)  # by slot: the value of its actions while it is free this round
EDICT: Final = 0.8  # an edict that is about to be issued
USUAL_LENGTH: Final = 7.5  # rounds
# Per player and round.
PURCHASES: Final = 0.75
EDICTS: Final = 0.9
BUILDINGS: Final = 1.45


class StuporMundiJudge(Judge):
    """Points, then expected earnings, then resources."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[StuporMundiComponents, PointValues] = {}

    def value(self, s: StuporMundi, seat: Seat) -> float:
        if s.over:
            return float(s.final[seat])
        return prospects(s, s.players[seat], self.values_of(s.edition), rounds_left(s)) + pending(s, seat)

    def values_of(self, edition: StuporMundiEdition) -> PointValues:
        """The point values of a set of components, cached."""
        found = self.values.get(edition.components)
        if found is None:
            found = self.values[edition.components] = PointValues(edition)
        return found

    def is_pause(self, s: StuporMundi) -> bool:
        """Turns, edicts and discards are evaluated separately."""
        return isinstance(s.decision(), (StartTurn, ChooseEdict, DiscardCards))

    def worth_trying(self, s: StuporMundi, before: Action | None) -> list[Action]:
        """Never pass voluntarily; only the least valuable card face down; one slot for a card face up."""
        options = super().worth_trying(s, before)
        decision = s.decision()
        if isinstance(decision, StartTurn):
            return [option for option in options if verb_of(option) != PASS] or options
        if isinstance(decision, DiscardCards):
            return [self.discard(s, decision.seat, options)]
        if isinstance(decision, ChooseFace):
            return self.faces(s, decision, options)
        if isinstance(decision, ChooseSpecialist):
            return one_of_each_place(s.players[decision.seat], options)
        if isinstance(decision, ChooseCard) and before is not None and noun_of(before) > 0:
            return self.cards_for_a_city(s, options)
        return options

    def cards_for_a_city(self, s: StuporMundi, options: list[Action]) -> list[Action]:
        """Cards that depend on the city, plus the least valuable one, which may be played face down."""
        values = self.values_of(s.edition)
        least = min(options, key=lambda option: values.cards[noun_of(option)])
        return [option for option in options if option == least or values.local[noun_of(option)]]

    def discard(self, s: StuporMundi, seat: Seat, options: list[Action]) -> Action:
        """SM-HAND-2: discard a card that is worth less than the average of the cards that may be drawn instead."""
        values = self.values_of(s.edition)
        player = s.players[seat]
        pile = [values.cards[card] for card in members(player.draw or player.discard)]
        if pile:
            usual = sum(pile) / len(pile)
            for option in options:
                if verb_of(option) == DISCARD and values.cards[noun_of(option)] < usual:
                    return option
        return act(SKIP)

    def faces(self, s: StuporMundi, decision: ChooseFace, options: list[Action]) -> list[Action]:
        """Face up in the least valuable slot; face down only if it is the least valuable card in hand."""
        player = s.players[decision.seat]
        cards = self.values_of(s.edition).cards
        slots = sorted(
            (noun_of(option) for option in options if verb_of(option) == FACE_UP), key=SLOT_VALUES.__getitem__
        )
        chosen = [act(FACE_UP, slots[0])]
        if cards[decision.card] > min(cards[card] for card in members(player.hand)):
            return chosen
        seen = 0  # main actions, each in the least valuable slot
        for slot in slots:
            actions = s.edition.slot_actions[slot]
            if actions & ~seen or player.covers & s.edition.acts_twice:
                chosen.append(act(FACE_DOWN, slot))
            seen |= actions
        return chosen


def one_of_each_place(player: Player, options: list[Action]) -> list[Action]:
    """One option for each place, as specialists in the same place are interchangeable."""
    found: dict[int, Action] = {}
    for option in options:
        found.setdefault(player.place_of(noun_of(option)) if verb_of(option) == SPECIALIST else -1, option)
    return list(found.values())


def prospects(s: StuporMundi, player: Player, values: PointValues, rounds: float) -> float:
    """Points, plus everything that is expected to become points."""
    return lasting(s, player, values, rounds) + slots_left(s, player) + HELD * values.hand_value(player.hand)


def lasting(s: StuporMundi, player: Player, values: PointValues, rounds: float) -> float:
    """The prospects without the cards in hand and this round's slots."""
    value = player.points + castle(s, player, values, rounds) + court(s, player, rounds)
    value += workers(s, player, values, rounds) + stores(s, player, values, rounds) + deck(player, values, rounds)
    return value


def pending(s: StuporMundi, seat: Seat) -> float:
    """The value of gains and edicts that are still on the agenda."""
    value = 0.0
    for step in s.agenda:
        if isinstance(step, (ChooseEdict, IssueEdict)):
            if step.seat == seat or getattr(step, "who", -1) == seat:
                value += EDICT
        elif isinstance(step, Gain):
            if step.who == seat:
                value += (
                    POINT_VALUE[STONE] * step.stone + POINT_VALUE[GRAIN] * step.grain + POINT_VALUE[COINS] * step.coins
                )
                value += step.points
        elif isinstance(step, PaySides) and step.seat == seat:
            value += POINT_VALUE[STONE] * count(step.unpaid)
    return value


# --- parts of the prospects --------------------------------------------------------------------------------


def castle(s: StuporMundi, player: Player, values: PointValues, rounds: float) -> float:
    """Structures, sides, covers, and warehouse space."""
    edition = s.edition
    value = STRUCTURE * count(player.castle) + GREAT * count(edition.great_pieces & ~player.pieces)
    closed, begun = values.sides_value(player.castle)
    value += (SIDE * closed + SIDE_BEGUN * begun) * rounds
    if rounds > 1:
        value += ROOM * player.room
        for cover in members(player.covers):
            value += COVERS[cover] * (rounds - 1)
    return value


def court(s: StuporMundi, player: Player, rounds: float) -> float:
    """SM-ALLY-1: a point per round for each ally, and more if its condition holds."""
    value = FREE_SPACE * min(count(player.free_ally_spaces()), 2) if rounds > 1 else 0.0
    for space in range(5):
        ally = player.ally_in(space)
        if ally >= 0:
            condition = s.edition.ally_conditions[ally]
            if holds(s, player, condition):
                value += 3 if rounds <= 1 else rounds * (ALLY + ALLY_BONUS)
            else:
                value += rounds * (ALLY + ALLY_HOPE)
    return value


def workers(s: StuporMundi, player: Player, values: PointValues, rounds: float) -> float:
    """Abilities, by the expected number of uses, and the columns of specialists."""
    value = 0.0
    left = (
        count(s.edition.tower_spaces & ~player.castle),
        count(s.edition.wall_spaces & ~player.castle),
        count(s.edition.keep_spaces & ~player.castle),
    )
    later = max(rounds - 0.5, 0.3)
    for ability in members(player.abilities):
        value += values.steady[ability] * (rounds - 1)
        for occasion, each_use in values.abilities[ability]:
            times = TIMES_A_ROUND[occasion] * later
            if occasion <= ON_KEEP:
                times = min(times, left[occasion])
            value += ABILITY * each_use * times
    for specialist in range(SPECIALISTS):
        place = player.place_of(specialist)
        if place != START_AREA:
            value += COLUMN * min(column_of(place), COLUMNS - 1) * min(rounds - 1, 3) / 3
    return value


def stores(s: StuporMundi, player: Player, values: PointValues, rounds: float) -> float:
    """Resources and coins; in the last round their value is close to SM-SCORE-4."""
    if rounds <= 1:
        fewer = 0.5 * (POINT_VALUE[STONE] + LAST_RESOURCE)
        return fewer * (player.stone + player.grain) + SPARE_COIN * player.coins * 1.1
    value = POINT_VALUE[STONE] * player.stone + POINT_VALUE[GRAIN] * player.grain
    value += POINT_VALUE[COINS] * min(player.coins, HEAP) + SPARE_COIN * max(player.coins - HEAP, 0)
    return value + plans(s, player, values)


def plans(s: StuporMundi, player: Player, values: PointValues) -> float:
    """Progress towards the next building and the next ally: a fitting mix of resources is worth more."""
    key = (player.castle << 4 | player.stone) << 4 | player.grain
    missing = values.missing.get(key)
    if missing is None:
        missing = values.missing[key] = missing_to_build(s, player)
    value = PLAN * MISSING**missing
    if player.free_ally_spaces():
        value += PLAN_ALLY * MISSING ** max(ALLY_COST - player.grain, 0)
    return value


def missing_to_build(s: StuporMundi, player: Player) -> int:
    """The number of resources missing for the cheapest available building."""
    stones, grains = s.edition.space_stone, s.edition.space_grain
    fewest = FAR
    for space in members(connected(s, player)):
        fewest = min(fewest, max(stones[space] - player.stone, 0) + max(grains[space] - player.grain, 0))
    return fewest


def slots_left(s: StuporMundi, player: Player) -> float:
    """The value of the best free slots, one for each card in hand."""
    cards = count(player.hand)
    if cards == 0:
        return 0.0
    free = [SLOT_VALUES[slot] for slot in members(free_slots(s, player))]
    free.sort(reverse=True)
    return sum(free[:cards])


def deck(player: Player, values: PointValues, rounds: float) -> float:
    """The value of the best cards, by the expected number of plays."""
    return CARD_A_ROUND * max(rounds - 1, 0) * values.best_cards_value(owned_cards(player))


def owned_cards(player: Player) -> int:
    """All cards that a player owns, as a bit set."""
    return player.hand | player.draw | player.discard | player.slot_cards(True) | player.slot_cards(False)


def rounds_left(s: StuporMundi) -> float:
    """The estimated number of End Phases to come, including this round's."""
    if s.ends:
        return 1.0
    players = max(s.edition.seats, 2)
    cards = s.pile_a + s.pile_b
    for space in members(s.edition.open_cards):
        if s.card_on(space) < 0:
            cards -= 1
    if cards < 0:
        return 1.0
    tiles = count(s.edict_pile) + count(s.occupied_edicts(ACTIVE_SPACES))
    built = 0
    for player in s.players:
        built = max(built, count(player.castle))
    more = min(
        USUAL_LENGTH - s.round_number,
        (cards + 1) / (PURCHASES * players),
        tiles / (EDICTS * players),
        (count(s.edition.whole_castle) - built) / BUILDINGS,
    )
    return 1.0 + max(more, 0.0)
