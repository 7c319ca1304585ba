"""The judge of Stupor Mundi for the search: features of all seats, weighed against each other."""

from math import log, tanh
from typing import ClassVar, Final

from triforium.bots.judges.judge import CERTAIN, by_points, sigmoid
from triforium.bots.judges.stupor_mundi import (
    StuporMundiJudge,
    lasting,
    one_of_each_place,
    owned_cards,
    rounds_left,
)
from triforium.bots.judges.stupor_mundi_codes import LAYOUT, all_codes
from triforium.bots.judges.stupor_mundi_options import LAYOUT as OPTION_LAYOUT
from triforium.bots.judges.stupor_mundi_options import option_codes
from triforium.bots.judges.stupor_mundi_values import PointValues
from triforium.bots.layout import Layout
from triforium.core.action import Action, Seat, act, noun_of, verb_of
from triforium.core.masks import count
from triforium.games.stupor_mundi.income import PaySides
from triforium.games.stupor_mundi.kinds import column_of
from triforium.games.stupor_mundi.measures import holds
from triforium.games.stupor_mundi.player import SPECIALISTS
from triforium.games.stupor_mundi.promote import ChooseSpecialist
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.turn import StartTurn
from triforium.games.stupor_mundi.verbs import MAIN, PASS, PERFORM, TRAVEL

USUAL_ROUNDS: Final = 8.0
# Solo results: the points for a reward of one half, and the spread of the sigmoid.
SOLO_GOAL: Final = 60.0
SOLO_SPREAD: Final = 15.0


class StuporMundiSearchJudge(StuporMundiJudge):
    """Extends the judge of the greedy bot by features for the tree search and the round search."""

    features: ClassVar[tuple[str, ...]] = (
        "prospects",  # points, plus the value of castle, court, workers, stores and deck in points
        "points",  # on the track
        "structures",  # in the castle
        "sides",  # closed, times the rounds left
        "begun",  # sides that lack one structure, times the rounds left
        "content",  # allies whose condition holds, times the rounds left
        "allies",  # all allies, times the rounds left
        "spaces",  # open ally spaces
        "abilities",  # times the rounds left
        "columns",  # of Specialists
        "resources",
        "coins",
        "covers",  # of keeps, times the rounds left
        "deck",  # the value of its best cards, times the rounds left
        "cards",  # in the deck
        "ahead",  # lead in structures
        "first",  # first player of the round
    )

    def __init__(self) -> None:
        super().__init__()
        self.early = [0.0] * len(self.features)
        self.late = [0.0] * len(self.features)
        self.bias = (0.0, 0.0)

    def layouts(self) -> dict[str, Layout]:
        return {"value": LAYOUT, "prior": OPTION_LAYOUT}

    def codes(self, s: StuporMundi) -> list[int]:
        return all_codes(s, self.values_of(s.edition))

    def option_codes(self, s: StuporMundi, options: list[Action]) -> list[int]:
        return option_codes(s, options)

    def candidates(self, s: StuporMundi) -> list[Action]:
        """The options that the greedy bot tries; with a prior, all, but only one of those with the same effect."""
        if self.prior_net is None:
            return sorted(self.worth_trying(s, None))
        decision = s.decision()
        if isinstance(decision, ChooseSpecialist):
            return one_of_each_place(s.players[decision.seat], s.options())
        return s.options()

    def is_quiet(self, s: StuporMundi) -> bool:
        """At the start of turns; for the weights also of edicts and discards."""
        return isinstance(s.decision(), StartTurn) if self.value_net is not None else self.is_pause(s)

    def begins_turn(self, s: StuporMundi) -> bool:
        return isinstance(s.decision(), StartTurn)

    def round_of(self, s: StuporMundi) -> int:
        return s.round_number

    def quick_options(self, s: StuporMundi) -> list[Action]:
        """Only one order for the incomes of sides, as the order hardly matters."""
        return s.options()[:1] if isinstance(s.decision(), PaySides) else self.worth_trying(s, None)

    def pass_action(self, s: StuporMundi) -> Action:
        return act(PASS)

    def turn_key(self, actions: list[Action]) -> object:
        """The card that is performed, or the sequence of main actions."""
        if verb_of(actions[0]) != TRAVEL:
            return actions[0]
        found = 0
        for action in actions:
            if verb_of(action) == MAIN:
                found = found << 3 | noun_of(action) + 1
            elif verb_of(action) == PERFORM:
                found = -actions[1]
        return found

    def position_key(self, s: StuporMundi, seat: Seat) -> object:
        player = s.players[seat]
        return (
            player.points,
            player.coins,
            player.stone,
            player.grain,
            player.ship,
            player.masonry,
            player.allies,
            player.abilities,
            player.hand,
            player.used_slots(),
            s.palace,
            s.edicts,
        )

    def progress(self, s: StuporMundi) -> float:
        """Estimated from the conditions that end the game."""
        return 1.0 - rounds_left(s) / USUAL_ROUNDS

    def seats(self, s: StuporMundi) -> int:
        return s.edition.seats

    def feature_rows(self, s: StuporMundi) -> list[list[float]]:
        rounds = rounds_left(s)
        values = self.values_of(s.edition)
        return [self.row(s, seat, values, rounds) for seat in range(s.edition.seats)]

    def row(self, s: StuporMundi, seat: Seat, values: PointValues, rounds: float) -> list[float]:
        """The features of one seat."""
        player = s.players[seat]
        built = count(player.castle)
        most = s.frederick_structures() if s.edition.solo else 0
        for other in range(s.edition.seats):
            if other != seat:
                most = max(most, count(s.players[other].castle))
        sides, begun = 0, 0
        for spaces in s.edition.sides:
            missing = count(spaces & ~player.castle)
            if missing == 0:
                sides += 1
            elif missing == 1:
                begun += 1
        content = 0
        for space in range(5):
            ally = player.ally_in(space)
            if ally >= 0 and holds(s, player, s.edition.ally_conditions[ally]):
                content += 1
        columns = 0
        for specialist in range(SPECIALISTS):
            columns += column_of(player.place_of(specialist))
        owned = owned_cards(player)
        return [
            lasting(s, player, values, rounds),
            float(player.points),
            float(built),
            sides * rounds,
            begun * rounds,
            content * rounds,
            player.ally_count() * rounds,
            float(count(player.free_ally_spaces())),
            count(player.abilities) * rounds,
            float(columns),
            float(player.stone + player.grain),
            float(player.coins),
            count(player.covers) * rounds,
            values.best_cards_value(owned) * rounds,
            float(count(owned)),
            tanh((built - most) / 2.0),
            1.0 if s.first == seat else 0.0,
        ]

    def rewards(self, s: StuporMundi) -> list[float]:
        """Solo, the reward depends on the score alone (SM-SOLO-21)."""
        if s.edition.solo and not s.over and self.value_net is None:
            return [sigmoid((self.value(s, 0) - SOLO_GOAL) / SOLO_SPREAD)]
        return super().rewards(s)

    def results(self, s: StuporMundi) -> list[float]:
        if s.edition.solo:
            return [sigmoid((s.final[0] - SOLO_GOAL) / SOLO_SPREAD)]
        return by_points([float(points) for points in s.final])

    def points_of(self, reward: float) -> float:
        share = min(max(reward, 1.0 - CERTAIN), CERTAIN)
        return SOLO_GOAL + SOLO_SPREAD * log(share / (1.0 - share))
