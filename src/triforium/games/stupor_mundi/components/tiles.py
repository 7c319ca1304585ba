"""The tiles and cards (rules.md, sections 4.4, 4.7 and 12)."""

import re
from typing import Annotated, Final, Literal

from msgspec import Meta

from triforium.core.datafile import Component, Invalid, one_of
from triforium.core.notation import Names
from triforium.games.stupor_mundi.atoms import Condition
from triforium.games.stupor_mundi.components.boards import Row
from triforium.games.stupor_mundi.effects import (
    Card,
    Effect,
    Signs,
    Tile,
    icon,
    icon_of_measure,
    measures,
    signs_of,
    tile_effects,
)
from triforium.games.stupor_mundi.kinds import (
    ACTIVE_NAMES,
    FACTIONS,
    ICON_LETTERS,
    ISSUE_EDICT,
    ON_ARRIVAL,
    ON_EDICT,
    ON_KEEP,
    ON_MARKET,
    ON_PURCHASE,
    ON_SUMMON,
    ON_TOWER,
    ON_WALL,
    ONE_CARD,
    REMOVE_ALLY,
    REMOVE_CARD,
    TO_PLAYER,
)

MARKS: Final = {"": 0, "3+": 3, "4": 4}  # the smallest number of players with whom a tile is used
MOVES: Final = {"stay": 0, "+1": 1, "+2": 2, "+3": 3, "+4": 4, "to_player": TO_PLAYER}

Copies = Annotated[int, Meta(ge=1, le=2, description="SM-SETUP-17, SM-DATA-4: one or two copies")]
Money = Annotated[int, Meta(ge=0, le=99, description="SM-MKT-3: a price")]


class Edict(Row):
    """4.4: an edict tile."""

    icons: Annotated[
        list[Literal["G", "S", "A", "T", "W", "K", "L", "P"]],
        Meta(min_length=3, max_length=3, description=f"SM-DATA-3: three icons of {ICON_LETTERS}"),
    ]
    mark: Annotated[Literal["", "3+", "4"], Meta(description="a mark is empty, 3+ or 4")]

    def counts(self) -> list[int]:
        """The number of its icons of each kind."""
        return [self.icons.count(letter) for letter in ICON_LETTERS]  # type: ignore[arg-type]

    def from_seats(self) -> int:
        """The smallest number of players with whom it is used."""
        return MARKS[self.mark]


class WorkplaceTile(Row):
    """K11: a tile has one ability of level I and one of level II."""

    kind: Annotated[Literal["countryside", "village"], Meta(description="a workplace tile is countryside or village")]
    level1: str
    level2: str


# The occasions of each trigger, one bit each, and its icons; triggers with 0 only change numbers.
TRIGGERS: Final = {
    "arrive_and_static": (1 << ON_ARRIVAL, []),
    "build_tower": (1 << ON_TOWER, ["tower"]),
    "build_wall": (1 << ON_WALL, ["wall"]),
    "build_keep": (1 << ON_KEEP, ["keep"]),
    "build_tower_or_wall": (1 << ON_TOWER | 1 << ON_WALL, ["tower", "wall"]),
    "build_any": (1 << ON_TOWER | 1 << ON_WALL | 1 << ON_KEEP, ["build"]),
    "summon": (1 << ON_SUMMON, ["summon"]),
    "market": (1 << ON_MARKET, ["market"]),
    "purchase": (1 << ON_PURCHASE, ["purchase"]),
    "edict": (1 << ON_EDICT, ["edict"]),
    "travel": (0, ["ship"]),
    "purchase_cost": (0, ["purchase"]),
    "build_keep_cost": (0, ["keep"]),
    "summon_cost": (0, ["summon"]),
}
# Keys of an ability that change a number, and the trigger that each belongs to.
CHANGES: Final = {
    "hand_limit": "arrive_and_static",
    "draw_on_arrival": "arrive_and_static",
    "free_steps": "travel",
    "discount_augustales": "purchase_cost",
    "discount_stone": "build_keep_cost",
    "discount_grain": "summon_cost",
    "extra_transactions": "market",
}


class Ability(Row):
    """12.4: what a workplace gives on its occasions, and what it changes while active."""

    trigger: Annotated[str, one_of(Names(" ".join(TRIGGERS)), f"a trigger is one of {', '.join(TRIGGERS)}")]
    effect: Annotated[dict[str, int | str], Meta(min_length=1, description="an effect is a table")]

    def __post_init__(self) -> None:
        """A change belongs to its trigger; only an occasion gives something."""
        for word, number in self.effect.items():
            if word in CHANGES and (CHANGES[word] != self.trigger or number not in range(1, 10)):
                invariant = f"{word} goes with {CHANGES[word]}"
                raise Invalid("effect", f"{invariant}, from 1 to 9", f"{word} = {number!r} with {self.trigger}")
        if self.effects() and TRIGGERS[self.trigger][0] == 0:
            raise Invalid("effect", f"{self.trigger} changes a cost and gives nothing", f"{self.effect} gives some")

    def change(self, word: str) -> int:
        """The number that it adds to something."""
        return int(self.effect.get(word, 0))

    def effects(self) -> list[Effect]:
        """What happens on its occasions."""
        gains = {word: number for word, number in self.effect.items() if word not in CHANGES}
        if "draw_on_arrival" in self.effect:
            gains["draw"] = self.effect["draw_on_arrival"]
        return tile_effects("effect", gains)

    def occasions(self) -> int:
        """The occasions on which something happens, one bit each."""
        return TRIGGERS[self.trigger][0] if self.effects() else 0

    def signs(self) -> Signs:
        """How it is drawn."""
        where = [icon(name) for name in TRIGGERS[self.trigger][1]]
        for word, goods in (("augustales", "augustales"), ("stone", "stone"), ("grain", "grain")):
            if f"discount_{word}" in self.effect:
                return [*where, f"−{self.change(f'discount_{word}')}", icon(goods)]
        if "hand_limit" in self.effect:
            return [icon("draw"), f"+{self.change('hand_limit')}"]
        if "free_steps" in self.effect or "extra_transactions" in self.effect:
            return [*where, f"+{self.change('extra_transactions') or self.change('free_steps') - 1}"]
        return [*where, "▸", *signs_of(self.effects())]


class CityBonus(Row):
    """12.5: a city bonus tile."""

    copies: Annotated[int, Meta(ge=2, le=2, description="SM-DATA-4: 12 city tiles, 2 per kind")]
    effect: Tile

    def __post_init__(self) -> None:
        """It is made of effects."""
        self.effects()

    def effects(self) -> list[Effect]:
        """What it gives."""
        return tile_effects("effect", self.effect)


class Bundle(Component):
    """SM-MKT-3: a bundle of one resource."""

    stone: Annotated[int, Meta(ge=1, le=9, description="SM-MKT-3: a bundle of stone or grain")] = 0
    grain: Annotated[int, Meta(ge=1, le=9, description="SM-MKT-3: a bundle of stone or grain")] = 0

    def __post_init__(self) -> None:
        """One resource."""
        if (self.stone == 0) == (self.grain == 0):
            raise Invalid("", "SM-MKT-3: a bundle of stone or grain", f"stone = {self.stone}, grain = {self.grain}")


class MarketSide(Component):
    """4.7: one side of a market tile."""

    sell: Bundle
    sell_for: Money
    buy: Bundle
    buy_for: Money

    def __post_init__(self) -> None:
        """SM-DATA-6: a market sells one resource and buys the other."""
        if (self.sell.stone == 0) == (self.buy.stone == 0):
            raise Invalid("sell", "SM-DATA-6: the sold and the bought resource differ", "it has the same twice")

    def is_better_than(self, other: "MarketSide") -> bool:
        """Whether it is better for a player in either transaction, or trades something else."""
        if (self.sell.stone == 0) != (other.sell.stone == 0):
            return True
        sold = self.sell_for * (other.sell.stone + other.sell.grain) > other.sell_for * (
            self.sell.stone + self.sell.grain
        )
        bought, others = self.buy.stone + self.buy.grain, other.buy.stone + other.buy.grain
        return sold or self.buy_for * others < other.buy_for * bought


class MarketTile(Row):
    """4.7: a market tile."""

    blue: MarketSide
    red: MarketSide

    def __post_init__(self) -> None:
        """SM-DATA-6: the red side is never better than the blue side."""
        if self.red.is_better_than(self.blue):
            raise Invalid("red", "SM-DATA-6: the red side is never better than the blue side", "it is easier in red")


class MarkedCopies(Component):
    """SM-SETUP-1: copies that are used only with four players."""

    mark: Annotated[Literal["4"], Meta(description="SM-SETUP-1: allies are marked 4 or not at all")]
    n: Annotated[int, Meta(ge=1, description="SM-SETUP-1: marked copies")]


class Ally(Row):
    """12.3: an ally tile."""

    name: str
    faction: Annotated[str, one_of(FACTIONS, f"a faction is one of {', '.join(FACTIONS.words)}")]
    copies: Copies
    cond: str
    marked_copies: MarkedCopies | None = None

    def __post_init__(self) -> None:
        """The condition can be read, and no more copies are marked than there are."""
        self.condition()
        if self.marked() > self.copies:
            raise Invalid("marked_copies", "SM-SETUP-1: marked copies", f"{self.marked()} of {self.copies}")

    def marked(self) -> int:
        """How many copies are marked."""
        return self.marked_copies.n if self.marked_copies else 0

    def compared(self) -> tuple[str, str, str]:
        """What its condition compares: ME.walls > F.walls, F.towers >= 3."""
        match = re.fullmatch(r"\s*(\S+)\s*(>=|>)\s*(\S+)\s*", self.cond)
        if match is None:
            raise Invalid("cond", "a condition compares with > or >=", f"cond is {self.cond!r}")
        return match[1], match[2], match[3]

    def condition(self) -> Condition:
        """SM-ALLY-1: the condition of its bonus."""
        left, sign, right = self.compared()
        if re.fullmatch("[0-9]{1,2}", right):
            return Condition(self.cond, measures(left, "cond"), sign == ">", [], int(right))
        return Condition(self.cond, measures(left, "cond"), sign == ">", measures(right, "cond"), 0)

    def signs(self) -> Signs:
        """How its condition is drawn; Frederick's crown stands for what he has."""
        left, sign, right = self.compared()
        return [icon_of_measure(left), "≥" if sign == ">=" else sign, right if right.isdigit() else icon("crown")]


class HouseCard(Row):
    """12.1: a card of a house, or of every house."""

    house: Annotated[str, Meta(pattern="^[a-z_]*[a-z][a-z_]*$", description="a house is written in small letters")]
    copies: Copies
    steps: Card

    def __post_init__(self) -> None:
        """SM-SETUP-17: two of each common card, one of each own card."""
        if self.copies != (2 if self.is_common() else 1):
            invariant = "SM-SETUP-17: two of each common card, one of each own card"
            raise Invalid("copies", invariant, f"copies is {self.copies}")

    def is_common(self) -> bool:
        """Whether every house has it."""
        return self.house == "common"


class Price(Component):
    """SM-BUY-2: a number of Augustales, or one Action card."""

    augustales: Annotated[int, Meta(ge=0, le=99, description="SM-BUY-2: a cost is Augustales or one card")] | None = (
        None
    )
    card: Annotated[Literal[1], Meta(description="SM-BUY-2: a cost is Augustales or one card")] | None = None

    def __post_init__(self) -> None:
        """One of the two."""
        if (self.augustales is None) == (self.card is None):
            invariant = "SM-BUY-2: a cost is Augustales or one card"
            raise Invalid("", invariant, "it costs both or nothing")

    def coins(self) -> int:
        """The price in Augustales, or ONE_CARD."""
        return ONE_CARD if self.augustales is None else self.augustales


class AdvancedCard(Row):
    """12.2: a card that can be purchased."""

    level: Annotated[Literal["A", "B"], Meta(description="a level is A or B")]
    cost: Annotated[Price, Meta(description="SM-BUY-2: a cost is Augustales or one card")]
    steps: Card


class Solo(Component):
    """SM-SOLO-4, SM-SOLO-7, SM-SOLO-17, SM-SOLO-21: Frederick's turns, crowns, extra edicts, titles."""

    frederick_actions_per_round: Annotated[int, Meta(ge=0, le=6, description="SM-SOLO-7: turns in a round")]
    crowns_to_reshuffle: Annotated[int, Meta(ge=1, le=4, description="SM-SOLO-17: there are 4 crowns")]
    easy_extra_edicts: Annotated[int, Meta(ge=0, le=6, description="SM-SOLO-4: there are 6 tiles marked 3+")]
    titles: Annotated[list[tuple[int, str]], Meta(min_length=1, description="SM-SOLO-21: titles ascend from 0")]

    def __post_init__(self) -> None:
        """SM-SOLO-21: titles ascend from 0."""
        lowest = [points for points, _ in self.titles]
        if lowest != sorted(set(lowest)) or lowest[0] != 0:
            raise Invalid("titles", "SM-SOLO-21: titles ascend from 0", f"titles are for {lowest}")


class SoloCard(Row):
    """12.10: a card of Frederick's deck."""

    move: Annotated[
        Literal["stay", "+1", "+2", "+3", "+4", "to_player"], Meta(description=f"a move is one of {', '.join(MOVES)}")
    ]
    act: Annotated[
        list[Literal["card", "ally", "edict:I", "edict:II", "edict:III"]],
        Meta(min_length=1, max_length=1, description="an act is card, ally or edict:I, II, III"),
    ]
    crown: bool

    def cities(self) -> int:
        """How many cities Frederick sails, or TO_PLAYER."""
        return MOVES[self.move]

    def kind(self) -> int:
        """What he does."""
        return {"card": REMOVE_CARD, "ally": REMOVE_ALLY}.get(self.act[0], ISSUE_EDICT)

    def space(self) -> int:
        """The active space of his edict."""
        return ACTIVE_NAMES.index(self.act[0][6:]) if self.kind() == ISSUE_EDICT else 0
