"""The judge of The Cathedral of Orléans: sections built, sections in progress, and time left."""

from math import exp
from typing import ClassVar, Final

from triforium.bots.judges.judge import Judge
from triforium.bots.judges.orleans_codes import LAYOUT, OPTION_LAYOUT, option_codes, position_codes
from triforium.bots.judges.orleans_deliveries import DeliveryPlanner
from triforium.bots.judges.orleans_town import Town
from triforium.bots.layout import Layout
from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.masks import count, members
from triforium.games.orleans.bell_tower import FillSpace
from triforium.games.orleans.blueprints import ChooseBlueprint, TurnOver
from triforium.games.orleans.components import OrleansComponents
from triforium.games.orleans.counts import count_of, size_of
from triforium.games.orleans.draw_follower import ComesUp, DrawFollower
from triforium.games.orleans.edition import DESTINATIONS, FIRST_SEAT, HOUR_GLASS_TILE
from triforium.games.orleans.festival import RevealEvent
from triforium.games.orleans.glass import BlowGlass
from triforium.games.orleans.hour_glass import RevealHourGlass
from triforium.games.orleans.kinds import (
    BLUEPRINT_REWARDS,
    BUILDER_AT,
    MONK_FOLLOWER,
    NONE,
    ROSETTE,
    TOGETHER,
)
from triforium.games.orleans.market_place import ChooseDelivery
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.routes import PickUp
from triforium.games.orleans.state import ROUNDS, WON, Orleans
from triforium.games.orleans.turn import LastChance
from triforium.games.orleans.verbs import DELIVER, FORGO_IT, PLACE, TAKE_A_REST, TAKE_IT

# In sections, tuned by varying each of them over several hundred games.
VICTORY: Final = 20.0
DEFEAT: Final = -1.0
TURN: Final = 0.13
TURNS_A_ROUND: Final = 14.5
ROSETTE_TO_PAINT: Final = 0.28  # of a blueprint
ROSETTE_AT_ALL: Final = 0.02
MONK_THIS_ROUND: Final = 0.03
MONK_A_ROUND: Final = 0.06
ORDER: Final = 0.9  # share of an order's rewards when nothing is missing
HASTE: Final = 0.12  # discount of an order per turn of work
HURRY: Final = 1.6  # further discount, inversely proportional to the turns left
EVENT_ORDER: Final = 0.5  # probability of fulfilling an event order
EVENT_MOVE: Final = 0.75  # factor for each move that is still needed
ROSETTE_MOVES: Final = 2  # moves that a missing rosette counts as
SPARE_GOOD: Final = 0.03
SPARES: Final = (0.0, 0.01, 0.03, 0.08, 0.15, 0.30)  # in blueprints, by number of spare items: towards a rest
UNFINISHED: Final = 0.03  # the search's reward for each section of an unfinished cathedral
BLUEPRINT_WORTH: Final = (1.0, 0.3, 0.12)  # section, rosette, monk


class OrleansJudge(Judge):
    """All seats win together, so a position has the same value for every seat."""

    features: ClassVar[tuple[str, ...]] = ("sections", "now", "rounds", "orders", "event", "knapsacks", "monks")
    cooperative: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.early = self.late = [1.0] * len(self.features)
        self.bias = (-9.0, -9.0)
        self.boards: dict[OrleansComponents, tuple[DeliveryPlanner, Town]] = {}

    def board(self, s: Orleans) -> tuple[DeliveryPlanner, Town]:
        """The cached analysis of map and town for these components."""
        found = self.boards.get(s.edition.components)
        if found is None:
            found = self.boards[s.edition.components] = (DeliveryPlanner(s.edition), Town(s.edition))
        return found

    def value(self, s: Orleans, seat: Seat) -> float:
        """Sections built, plus those expected from the time left, from orders and from knapsacks."""
        if s.over:
            return VICTORY if s.result == WON else s.sections + DEFEAT
        return sum(self.parts(s))

    def parts(self, s: Orleans) -> list[float]:
        """The features, in sections."""
        plans, town = self.board(s)
        rounds = ROUNDS - s.round_number
        # At the end of a round the town is already empty while the round number is still the old one.
        ending = isinstance(s.agenda[-1], (RevealHourGlass, FillSpace))
        now = 0.0 if ending else town.turns_left(s)
        turns = now + TURNS_A_ROUND * rounds
        blueprint = blueprint_worth(s)
        values = (
            1.0,
            blueprint,
            ROSETTE_TO_PAINT * blueprint + ROSETTE_AT_ALL,
            MONK_THIS_ROUND + MONK_A_ROUND * rounds,
        )
        planned = plans.planned(s)
        orders = spare = 0.0
        for destination, work in planned.orders:
            rewards = 0.0
            for reward in s.edition.tile_rewards[s.order_tiles[destination]]:
                rewards += values[reward]
            time = now if destination == HOUR_GLASS_TILE else turns
            orders += ORDER * rewards * exp(-work * (HASTE + HURRY / (time + 1.0)))
        event = self.coming(s, values)
        if s.order != NONE:
            event += self.hope(s, s.order) * blueprint
        for wood, stone, bread, rosettes in planned.spare:
            goods = wood + stone + bread
            spare += values[2] * rosettes + SPARE_GOOD * goods + SPARES[goods + rosettes] * blueprint
        monks = -MONK_A_ROUND * rounds * (s.monks + count_of(s.removed, MONK_FOLLOWER))
        if not ending:
            monks += MONK_THIS_ROUND * (count_of(s.red, MONK_FOLLOWER) + count_of(s.blue, MONK_FOLLOWER))
        return [float(s.sections), TURN * now, TURN * TURNS_A_ROUND * rounds, orders, event, spare, monks]

    # --- for the search ------------------------------------------------------------------------------------------

    def layouts(self) -> dict[str, Layout]:
        return {"value": LAYOUT, "prior": OPTION_LAYOUT}

    def codes(self, s: Orleans) -> list[int]:
        planner, town = self.board(s)
        return position_codes(s, town, planner.distance, [planner.kinds_near(s, place) for place in s.builders])

    def option_codes(self, s: Orleans, options: list[Action]) -> list[int]:
        planner, town = self.board(s)
        return option_codes(s, options, town, planner.distance)

    def candidates(self, s: Orleans) -> list[Action]:
        """The options that the greedy bot tries; with a prior, all, but only one blueprint, as they are all alike."""
        if self.prior_net is None:
            return sorted(self.worth_trying(s, None))
        return s.options()[:1] if isinstance(s.decision(), ChooseBlueprint) else s.options()

    def expands_chance(self, s: Orleans) -> bool:
        """A follower drawn from a bag, because its kind decides where it can go."""
        return isinstance(s.decision(), ComesUp)

    def is_quiet(self, s: Orleans) -> bool:
        """Between two turns."""
        return isinstance(s.decision(), DrawFollower)

    def progress(self, s: Orleans) -> float:
        """The rounds played, and how full the town is."""
        return (s.round_number - 1 + count(s.occupied) / len(s.edition.space_action)) / ROUNDS

    def feature_rows(self, s: Orleans) -> list[list[float]]:
        """One row, as all seats win together."""
        return [self.parts(s)]

    def seats(self, s: Orleans) -> int:
        return s.seats

    def results(self, s: Orleans) -> list[float]:
        """1 for a victory; otherwise a small reward for each section."""
        return [1.0 if s.result == WON else UNFINISHED * s.sections] * s.seats

    # --- for both ------------------------------------------------------------------------------------------------

    def coming(self, s: Orleans, values: tuple[float, ...]) -> float:
        """The expected value of a blueprint or event that is about to be revealed."""
        decision = s.agenda[-1]
        blueprint = values[1]
        if isinstance(decision, TurnOver):
            return blueprint
        if not isinstance(decision, RevealEvent):
            return 0.0
        displaced = 0.0 if s.order == NONE else self.hope(s, s.order)
        events = members(s.events)
        total = 0.0
        for event in events:
            if s.edition.event_condition[event] == NONE:
                total += values[s.edition.event_reward[event]]
            else:
                total += (self.hope(s, event) - displaced) * blueprint
        return total / len(events)

    def hope(self, s: Orleans, event: int) -> float:
        """The probability that an event order brings its blueprint; 1 if it is fulfilled now."""
        distance = self.board(s)[0].distance
        condition = s.edition.event_condition[event]
        if condition == BUILDER_AT:
            goal = s.edition.event_place[event]
            moves = min(distance[place][goal] for place in s.builders)
        elif condition == TOGETHER:
            moves = min(distance[one][other] for at, one in enumerate(s.builders) for other in s.builders[at + 1 :])
        else:
            moves = ROSETTE_MOVES * max(0, 2 - max(count_of(sack, ROSETTE) for sack in s.sacks))
        return EVENT_ORDER * EVENT_MOVE**moves if moves else 1.0

    def worth_trying(self, s: Orleans, before: Action | None) -> list[Action]:
        """The options without duplicates and without those that are hardly ever good."""
        options = s.options()
        decision = s.decision()
        if len(options) == 1:
            return options
        if isinstance(decision, ChooseBlueprint):
            return options[:1]
        if isinstance(decision, PlaceFollower):
            return self.spaces(s, options)
        if isinstance(decision, PickUp):
            return [TAKE_IT] if TAKE_IT in options else options
        if isinstance(decision, ChooseDelivery):
            return deliveries(s, options, before)
        if isinstance(decision, (LastChance, BlowGlass)):
            return options
        return [option for option in options if option not in (TAKE_A_REST, FORGO_IT)] or options

    def spaces(self, s: Orleans, options: list[Action]) -> list[Action]:
        """The least needed space for each action; the bell or a rest only if nothing else fits."""
        town = self.board(s)[1]
        occupied = s.occupied
        best: dict[int, tuple[float, Action]] = {}
        for option in options:
            space = noun_of(option)
            if verb_of(option) == PLACE and space != s.edition.bell:
                s.occupied = occupied | 1 << space
                turns = town.turns_left(s)
                action = s.edition.space_action[space]
                if action not in best or turns > best[action][0]:
                    best[action] = (turns, option)
        s.occupied = occupied
        return [option for _, option in best.values()] or options

    def outcomes(self, s: Orleans) -> list[tuple[int, Action]]:
        """The followers that can be drawn: each is evaluated, as they decide which bag is better."""
        decision = s.decision()
        if not isinstance(decision, ComesUp):
            return []
        return [(decision.weight(s, option), option) for option in decision.options(s)]


def blueprint_worth(s: Orleans) -> float:
    """The mean value of a face-down blueprint; 0 if none is left."""
    left = size_of(s.blueprints)
    total = 0.0
    for kind in range(len(BLUEPRINT_REWARDS)):
        total += BLUEPRINT_WORTH[kind] * count_of(s.blueprints, kind)
    return total / left if left else 0.0


def deliveries(s: Orleans, options: list[Action], before: Action | None) -> list[Action]:
    """Deliveries without permutations; gifts only of rosettes and of goods that an order needs."""
    needed = 0
    for missing in s.missing:
        needed |= missing
    found: list[Action] = []
    for option in options:
        if option == TAKE_A_REST:
            continue
        if verb_of(option) == DELIVER:
            kind, destination = noun_of(option) // DESTINATIONS, noun_of(option) % DESTINATIONS
            if before is not None and verb_of(before) == DELIVER and option < before:
                continue
            if destination >= FIRST_SEAT and kind != ROSETTE and not count_of(needed, kind):
                continue
        found.append(option)
    return found
