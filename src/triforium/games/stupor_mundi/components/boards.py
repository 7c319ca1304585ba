"""The boards: players, castle, Frederick's palace, workplaces, voyage (rules.md, sections 4.1 to 4.6)."""

import re
from typing import Annotated, Literal

from msgspec import Meta, field

from triforium.core.datafile import Component, Invalid, one_of
from triforium.core.notation import Names
from triforium.games.stupor_mundi.effects import SHORT, DrawEffect, Effect, Signs, Tile, icon, tile_effects
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, MAIN_ACTIONS, PALACE, STRUCTURES

ID = Annotated[
    str,
    Meta(
        pattern="^[A-Z0-9][A-Z0-9-]*$",
        description="IDs are capital letters, digits and hyphens: others cannot be written in a position",
    ),
]
Source = Annotated[Literal["R", "D", "P", "X"], Meta(description="prov is one of R, D, P, X")]
Cost = Annotated[int, Meta(ge=0, le=9, description="SM-BUILD-4: the cost of a space")]
Points = Annotated[int, Meta(ge=0, le=99, description="SM-SCORE-1 to SM-SCORE-4: small numbers")]
Held = Annotated[int, Meta(ge=0, le=31, description="4.3: small numbers")]
Two = Annotated[int, Meta(ge=2, le=2, description="4.6: two spaces in a city")]


class Row(Component):
    """A printed component with an ID of its own, and the source of what is known about it."""

    id: ID
    prov: Source


class Players(Component):
    """What a player starts with."""

    min: Literal[1]
    max: Literal[4]
    seat_colors: list[str]
    frederick_color: str
    start_augustales: Annotated[
        list[Annotated[int, Meta(ge=0, le=99)]],
        Meta(min_length=4, max_length=4, description="SM-SETUP-25: start money for four players"),
    ]
    start_stone: Annotated[int, Meta(ge=0, le=9, description="SM-SETUP-25")]
    start_grain: Annotated[int, Meta(ge=0, le=9, description="SM-SETUP-25")]
    specialists: Annotated[int, Meta(ge=3, le=3, description="SM-SETUP-22: three Specialists")]
    start_hand: Annotated[int, Meta(ge=0, le=10, description="SM-SETUP-18")]
    base_hand_limit: Annotated[int, Meta(ge=1, le=20, description="SM-HAND-3")]


class Scoring(Component):
    """SM-SCORE-1 to SM-SCORE-4, SM-ALLY-1: points at the end of the game, and for allies."""

    vp_per_structure: Points
    most_structures: Points
    second_most_structures: Points
    augustales_per_resource: Points
    augustales_per_vp: Annotated[int, Meta(ge=1, le=99, description="SM-SCORE-4: a small number")]
    ally_base_vp: Points
    ally_bonus_vp: Points


class Slot(Component):
    """4.1: a slot for a card, and the main actions beside it."""

    index: int
    actions: list[Annotated[str, one_of(MAIN_ACTIONS)]]
    locked_at_start: bool
    prov: Source


class Warehouse(Component):
    """SM-ACT-7, SM-BUILD-8: the room for resources."""

    printed_open_spaces: Annotated[int, Meta(ge=0, le=9, description="SM-ACT-7")]
    per_wall_in_castle: Annotated[int, Meta(ge=0, le=9, description="SM-BUILD-8")]


class Piece(Row):
    """4.1: a wall or a keep that lies on the player board."""

    great: bool
    in_castle_at_start: bool


class TowerPiece(Piece):
    """4.1: a tower, which covers an ally space."""

    ally_space: ID


class AllySpaces(Component):
    """SM-SUM-8: the ally spaces, of which one issues an Edict."""

    ids: list[str]
    edict_space: str


class PlayerBoard(Component):
    """4.1: the board of a player."""

    slot: list[Slot]
    warehouse: Warehouse
    tower_piece: list[TowerPiece]
    wall_piece: list[Piece]
    keep_piece: list[Piece]
    ally_spaces: AllySpaces

    def pieces(self) -> list[Piece]:
        """All pieces, by kind."""
        return [*self.tower_piece, *self.wall_piece, *self.keep_piece]


class GreatStructure(Component):
    """12.6: what a Great piece costs more, and its bonus."""

    id: str
    name: str
    extra_augustales: Annotated[int, Meta(ge=1, le=99, description="SM-BUILD-4")]
    bonus: Annotated[str, one_of(Names(" ".join(SHORT)), "12.6: every Great piece has its bonus")]
    prov: Source

    def effects(self) -> list[Effect]:
        """The effects of the bonus."""
        return [SHORT[self.bonus]]


class Space(Row):
    """4.2: a space of the castle; a cover lies on a keep."""

    kind: Annotated[str, one_of(STRUCTURES, f"a structure is one of {', '.join(STRUCTURES.words)}")]
    stone: Cost
    grain: Cost
    edict: bool
    start: bool
    cover: str = ""


class Side(Row):
    """SM-DATA-2: a side of the castle: a wall, the towers beside it, and its income."""

    towers: list[str]
    wall: str
    income: Tile

    def __post_init__(self) -> None:
        """The income is made of effects."""
        self.effects()

    def effects(self) -> list[Effect]:
        """The effects of the income."""
        return tile_effects("income", self.income)


class Castle(Component):
    """4.2: the ring of towers and walls, the keeps, and the sides."""

    ring: list[str]
    start_spaces: list[str]
    space: list[Space]
    side: list[Side]

    def spaces(self) -> list[Space]:
        """The spaces in the order of their numbers: the ring, then the keeps."""
        rows = {space.id: space for space in self.space}
        return [rows[name] for name in self.ring] + [space for space in self.space if space.id not in self.ring]


class KeepCover(Row):
    """12.7: the cover of a keep, whose effect is one of three."""

    effect: Annotated[
        str,
        Meta(
            pattern="^(hand_limit_plus_[1-9]_and_draw_[1-9]_now|unlock_slot_[1-6]_now|"
            "face_down_card_performs_both_main_actions_from_next_turn)$",
            description="a keep cover draws, unlocks a slot or lets both actions be done",
        ),
    ]

    def numbers(self) -> list[int]:
        """The numbers in its effect."""
        return [int(number) for number in re.findall("[0-9]", self.effect)]

    def hand_limit(self) -> int:
        """How many more cards one may hold."""
        return self.numbers()[0] if self.effect.startswith("hand_limit") else 0

    def slot(self) -> int:
        """The slot that it unlocks, -1 for none."""
        return self.numbers()[0] - 1 if self.effect.startswith("unlock") else -1

    def acts_twice(self) -> bool:
        """Whether a face-down card performs both main actions."""
        return self.effect.startswith("face_down")

    def effects(self) -> list[Effect]:
        """What happens when the keep is built."""
        return [DrawEffect(n=self.numbers()[1])] if self.hand_limit() else []

    def signs(self) -> Signs:
        """How it is drawn."""
        if self.hand_limit():
            return [icon("draw"), f"+{self.hand_limit()}"]
        return [icon("both")] if self.acts_twice() else [icon("lock"), ["I", "II", "III", "IV", "V", "VI"][self.slot()]]


class Possession(Component):
    """4.3: the start and the range of something that Frederick owns."""

    start: int
    min: Held
    max: Held
    step: Annotated[int, Meta(ge=1, le=9, description="SM-EDICT-7")] = 1
    path: Literal["A", ""] = ""

    def __post_init__(self) -> None:
        """SM-SETUP-2: he starts within the range."""
        if not self.min <= self.start <= self.max:
            invariant = "SM-SETUP-2: he starts within the range"
            raise Invalid("start", invariant, f"start is {self.start}, not {self.min} to {self.max}")


class Frederick(Component):
    """4.3: Frederick's palace."""

    towers: Possession
    walls: Possession
    keeps: Possession
    allies: Possession
    grain: Possession
    stone: Possession
    treasury: Possession
    specialist: Annotated[Possession, Meta(description="SM-EDICT-7: path A, columns 1 to 5")]

    def __post_init__(self) -> None:
        """SM-EDICT-7: only coins come in steps, and only the Specialist walks on a path."""
        row = self.specialist
        if (row.path, row.min, row.max) != ("A", 1, 5):
            raise Invalid("specialist", "SM-EDICT-7: path A, columns 1 to 5", "the path or its columns differ")
        for name in PALACE.words:
            if name != "treasury" and getattr(self, name).step != 1:
                raise Invalid(name, "SM-EDICT-7: only the treasury has a step", f"{name} has one")

    def possessions(self) -> list[Possession]:
        """All, in the order of an Edict."""
        return [getattr(self, name) for name in PALACE.words]


class EdictRewards(Component):
    """SM-EDICT-3: the reward of each active space."""

    I: Tile  # noqa: E741
    II: Tile
    III: Tile

    def __post_init__(self) -> None:
        """The rewards are made of effects."""
        self.effects()

    def effects(self) -> list[list[Effect]]:
        """The effects of the rewards."""
        return [tile_effects(name, getattr(self, name)) for name in ACTIVE_NAMES]


class EdictSpaces(Component):
    """SM-SETUP-6: the spaces for edict tiles."""

    active_spaces: list[str]
    next_spaces: list[str]


class WorkPath(Component):
    """4.5: a path of workplaces: its columns, the Grain to enter each, and the column with an edict token."""

    columns: list[int]
    grain_cost: Annotated[
        list[Annotated[int, Meta(ge=0, le=9)]], Meta(description="SM-PROM-4: a cost for each arrow, from 0 to 9")
    ]
    edict_token_column: int


class WorkPaths(Component):
    """4.5: the three paths."""

    A: WorkPath
    B: WorkPath
    C: WorkPath


class Workplaces(Component):
    """4.5: the workplace area."""

    path: WorkPaths


class VoyageSide(Component):
    """4.6: one side of the board: red spaces, which are closed with fewer players, and the Grain for allies."""

    players: list[int]
    red_ally_spaces: list[str]
    red_card_spaces: list[str]
    ally_cost: Annotated[dict[str, int], Meta(description="SM-SUM-2: a cost in Grain")]


class Voyage(Component):
    """4.6: the cities clockwise."""

    cities: list[str]
    names: dict[str, str]
    start: str
    max_steps: Annotated[int, Meta(ge=1, le=4, description="SM-TRAVEL-1: one to four cities")]
    free_steps: Annotated[int, Meta(ge=0, le=5, description="SM-TRAVEL-2")]
    ally_spaces_per_city: Two
    card_spaces_per_city: Two
    card_space_fill_order: list[str]
    ally_space_fill_order: list[str]
    side12: VoyageSide
    side34: VoyageSide

    def spaces(self, letter: str) -> list[str]:
        """The names of all ally (a) or card (c) spaces by number; two belong to each city."""
        return [f"{city}-{letter}{number}" for city in self.cities for number in (1, 2)]


class PerLevel(Component):
    """Numbers by the number of players."""

    one: int = field(name="1")
    two: int = field(name="2")
    three: int = field(name="3")
    four: int = field(name="4")

    def numbers(self) -> list[int]:
        """For one to four players."""
        return [self.one, self.two, self.three, self.four]


class AdvancedDeck(Component):
    """SM-SETUP-13: how many Advanced cards of each level are used; `cards` if there are others than 32."""

    per_level: PerLevel
    cards: int = 32


class RedTiles(Component):
    """SM-SETUP-10: how many market tiles show their red side."""

    easy: Annotated[int, Meta(ge=0, le=5, description="SM-SETUP-10: red tiles")]
    medium: Annotated[int, Meta(ge=0, le=5, description="SM-SETUP-10: red tiles")]
    difficult: Annotated[int, Meta(ge=0, le=5, description="SM-SETUP-10: red tiles")]


class Market(Component):
    """SM-SETUP-10: how markets are set up."""

    difficulty_red_tiles: RedTiles
    default_difficulty: str
    tiles_used: int
