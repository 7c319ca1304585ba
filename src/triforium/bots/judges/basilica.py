"""The judge of Basilica: points, points that a scoring now would bring, and supplies."""

from typing import ClassVar, Final

from triforium.bots.judges.basilica_codes import LAYOUT, position_codes
from triforium.bots.judges.basilica_options import LAYOUT as OPTION_LAYOUT
from triforium.bots.judges.basilica_options import option_codes
from triforium.bots.judges.judge import Judge
from triforium.bots.layout import Layout
from triforium.core.action import Action, Seat, act
from triforium.core.masks import members
from triforium.core.values import with_item
from triforium.games.basilica.areas import Area, scoring_areas
from triforium.games.basilica.kinds import BLACK, JESTER, WHITE
from triforium.games.basilica.paid_order import OfferPaidOrder
from triforium.games.basilica.place_builder import can_place_builder
from triforium.games.basilica.plan import NOWHERE
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.turn import NextAction
from triforium.games.basilica.verbs import DECLINE

# In points, tuned by matches of 300 games. A lead on the table is worth less the farther away the next crown space is,
# because it can still be lost.
SURE_TOMORROW: Final = 0.85
LOST_A_SPACE: Final = 0.03
BUILDER_AT_HAND: Final = 0.3
COIN: Final = 0.2
TOKEN: Final = 0.1

LEAST_NEAR: Final = 0.5
SOLID: Final = 2  # a lead in builder strength that one builder cannot overturn


class BasilicaJudge(Judge):
    """Points first, then points on the table, then supplies."""

    features: ClassVar[tuple[str, ...]] = (
        "score",  # points scored
        "table",  # points that a scoring now would bring
        "soon",  # the same, weighted by how near the next crown space is
        "solid",  # those of areas where one more builder cannot turn the lead
        "builders",  # in supply
        "tokens",  # in supply
        "coins",
        "actions",  # left in this turn
        "fresh",  # a vault just placed that still takes a builder
    )

    def value(self, s: Basilica, seat: Seat) -> float:
        won = float(s.score[seat] - s.score[1 - seat])
        if s.over:
            return won
        return won + self.nearness(s) * self.best_lead(s, seat) + self.supplies(s, seat) - self.supplies(s, 1 - seat)

    def is_pause(self, s: Basilica) -> bool:
        """An action is over when the next one must be chosen."""
        return isinstance(s.decision(), NextAction)

    def expected(self, s: Basilica, seat: Seat) -> Action | None:
        """The opponent is assumed not to pay for a paid part, as coins are valuable."""
        decision = s.decision()
        return act(DECLINE) if isinstance(decision, OfferPaidOrder) and decision.seat != seat else None

    def layouts(self) -> dict[str, Layout]:
        return {"value": LAYOUT, "prior": OPTION_LAYOUT}

    def codes(self, s: Basilica) -> list[int]:
        return position_codes(s, s.active)

    def option_codes(self, s: Basilica, options: list[Action]) -> list[int]:
        return option_codes(s, options)

    # --- for the search ------------------------------------------------------------------------------------------

    def is_quiet(self, s: Basilica) -> bool:
        """Between two actions, as for the greedy bot."""
        return isinstance(s.decision(), NextAction)

    def progress(self, s: Basilica) -> float:
        """How far the Queen has moved."""
        return s.queen / (len(s.edition.crown_spaces) - 1)

    def feature_rows(self, s: Basilica) -> list[list[float]]:
        """Score, points on the table and supplies of both players."""
        near = self.nearness(s) - LEAST_NEAR
        areas = scoring_areas(with_jesters(s) if s.ranked[JESTER] else s)
        return [self.features_of(s, seat, areas, near) for seat in (WHITE, BLACK)]

    def features_of(self, s: Basilica, seat: Seat, areas: list[Area], near: float) -> list[float]:
        """The features of one seat, in the order of `features`."""
        table = solid = 0
        for area in areas:
            points = area.points[seat]
            lead = area.strength[seat] - area.strength[1 - seat]
            table += points
            if lead >= SOLID:
                solid += points
        mine = s.active == seat
        fresh = mine and s.placed != NOWHERE and s.actions_left > 0 and can_place_builder(s, seat)
        tokens = 0
        for kind in range(len(s.tokens)):
            tokens += s.tokens_of_kind(seat, kind)
        return [
            float(s.score[seat]),
            float(table),
            table * near,
            float(solid),
            float(s.builders_left[seat]),
            float(tokens),
            float(s.coins[seat]),
            float(s.actions_left) if mine else 0.0,
            1.0 if fresh else 0.0,
        ]

    # --- for both ------------------------------------------------------------------------------------------------

    def nearness(self, s: Basilica) -> float:
        """How certain a lead on the table is to score: the nearer the next crown space, the higher."""
        if isinstance(s.decision(), ChooseColour):
            return 1.0  # scoring is under way
        spaces = s.edition.crown_spaces.index(True, s.queen + 1) - s.queen
        if s.restacked_at:
            spaces = min(spaces, s.stack + 1)  # BAS-END-2: all is scored when the stack runs out the second time
        return SURE_TOMORROW - LOST_A_SPACE * (spaces - 1)

    def best_lead(self, s: Basilica, seat: Seat) -> float:
        """The lead if a scoring happened now, including a builder that can still go on the vault just placed."""
        lead = self.lead(s, seat)
        if s.placed == NOWHERE or s.active != seat or not s.actions_left or not can_place_builder(s, seat):
            return lead
        with_builder = s.copy()
        with_builder.put_builder(seat, s.placed)
        return max(lead, self.lead(with_builder, seat) - BUILDER_AT_HAND)

    def lead(self, s: Basilica, seat: Seat) -> float:
        """The difference of points if a scoring happened now."""
        if s.ranked[JESTER]:
            s = with_jesters(s)
        points = 0
        for area in scoring_areas(s):
            points += area.points[seat] - area.points[1 - seat]
        return float(points)

    def supplies(self, s: Basilica, seat: Seat) -> float:
        """The value of builders, tokens and coins in supply."""
        tokens = sum(s.tokens_of_kind(seat, kind) for kind in range(len(s.tokens)))
        return BUILDER_AT_HAND * s.builders_left[seat] + TOKEN * tokens + COIN * s.coins[seat]


def with_jesters(s: Basilica) -> Basilica:
    """A copy of the position in which each Jester, one after another, has the colour that is best for its owner."""
    world = s.copy()
    chosen_already = s.extra[0] | s.extra[1] | s.extra[2] | s.extra[3]
    for owner in (WHITE, BLACK):
        for cell in members(s.ranked[JESTER] & s.builders[owner] & ~chosen_already):
            best = -1000
            for colour in members(0b1111 & ~s.edition.colours[s.tiles[cell]]):
                extra = with_item(world.extra, colour, world.extra[colour] | 1 << cell)
                before, world.extra = world.extra, extra
                lead = sum(area.points[owner] - area.points[1 - owner] for area in scoring_areas(world))
                world.extra = before
                if lead > best:
                    best, chosen = lead, extra
            world.extra = chosen
    return world
