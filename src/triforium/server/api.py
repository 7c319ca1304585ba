"""What is asked and answered over HTTP; the OpenAPI document is made from these."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from triforium.server.journal import ClockRules
from triforium.server.wire import SeatNumber
from triforium.server.wire_out import ChoiceInfo, Msg, ResultInfo, StoryLine, TableInfo

Name = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=60)]
MOST_TEXT = 900_000


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class SeatWish(Asked, frozen=True):
    """Who is to sit here: me, somebody with a link, anybody from the lobby, a bot, or nobody at all."""

    kind: Literal["me", "invite", "open", "bot", "closed"] = "open"
    name: Name = ""
    level: Key = ""


class Beginning(Asked, frozen=True):
    """Begin elsewhere than at the start: from a position, from a record, or from a moment of another table."""

    position: Annotated[str, Meta(max_length=20_000)] = ""
    record: Annotated[str, Meta(max_length=MOST_TEXT)] = ""
    table: Key = ""
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None  # after so many actions; null: where it stands
    redeal: Annotated[int, Meta(ge=-2, le=15)] | None = None  # deal anew what this seat did not know; null: as needed


class NewTable(Asked, frozen=True):
    """A table to be opened."""

    game: Key = ""
    edition: Key = ""
    options: dict[Key, Key] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    name: Name = ""
    listed: bool = False
    spectators: bool = True
    forced: bool = True
    clock: ClockRules = ClockRules()
    beginning: Beginning | None = None


class Rematch(Asked, frozen=True):
    """The same company again."""

    seats: Literal["same", "swapped"] = "swapped"
    draws: Literal["new", "same"] = "new"


class Claim(Asked, frozen=True):
    """Sit down; a program asks for a token instead of a cookie."""

    name: Name = ""
    token: bool = False


class RecordText(Asked, frozen=True):
    """A record file."""

    record: Annotated[str, Meta(max_length=MOST_TEXT)]


class PositionText(Asked, frozen=True):
    """A position to look at, as a seat or as a stranger sees it."""

    position: Annotated[str, Meta(max_length=20_000)]
    seat: SeatNumber | None = None


class InviteLink(msgspec.Struct, frozen=True):
    """A link that seats one person once."""

    seat: int
    code: str
    path: str


class Opened(msgspec.Struct, frozen=True):
    """A table, and the links to its seats, which are shown this once."""

    table: TableInfo
    invites: list[InviteLink]


class Seated(msgspec.Struct, frozen=True):
    """You sit here; a program gets the token of the seat."""

    table: str
    seat: int
    token: str | None = None


class InviteInfo(msgspec.Struct, frozen=True):
    """What a link leads to, without using it."""

    table: str
    game: str
    title: str
    edition: str
    options: dict[str, str]
    seat: int
    seat_title: str
    lent: bool  # the seat belongs to somebody who lends it
    good: bool  # it can still be used


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that the table may agree on; the first value is the default."""

    key: str
    values: list[str]
    default: str
    rule: str


class StrengthInfo(msgspec.Struct, frozen=True):
    """What a bot was measured at (95 % interval): a `rating` above random play, or what a team has `won`, in %."""

    bot: str
    edition: str
    seats: int
    scale: Literal["rating", "won"]
    value: float
    low: float
    high: float
    games: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game: its editions, seats, options, verbs, events and bots."""

    game: str
    title: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    seats: list[str]
    editions: list[str]
    options: list[OptionInfo]
    verbs: list[str]
    events: list[str]
    position_prefix: str
    languages: list[str]
    bots: list[str]
    strengths: list[StrengthInfo]


class SourceInfo(msgspec.Struct, frozen=True):
    """What a code in a rule's sources stands for."""

    code: str
    text: str


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule: its paragraph, where it comes from, and the rulings behind it."""

    rule: str
    game: str
    chapter: str
    text: str
    cites: str
    sources: list[SourceInfo]


class ComponentInfo(msgspec.Struct, frozen=True):
    """One value on the cardboard, and where we know it from."""

    part: str
    what: str
    value: str
    provenance: str


class ComponentsInfo(msgspec.Struct, frozen=True):
    """Every component value of an edition; how many of them are reconstructed by us."""

    game: str
    edition: str
    values: list[ComponentInfo]
    reconstructed: int


class Frame(msgspec.Struct, frozen=True):
    """A moment of a game as one seat knew it: what it saw, what was asked, and the story that led there."""

    at: int
    seat: int
    view: Any
    prompt: Msg | None
    story: list[StoryLine]
    result: ResultInfo | None


class PositionInfo(msgspec.Struct, frozen=True):
    """A position in the notation of its game, as a seat may know it."""

    game: str
    position: str
    at: int


class PositionRead(msgspec.Struct, frozen=True):
    """A position that was read: who decides what."""

    game: str
    edition: str
    seats: int
    deciding: int | None
    decision: str | None
    view: Any
    prompt: Msg | None
    choices: list[ChoiceInfo]
    scores: list[int]
    over: bool


class ScoringInfo(msgspec.Struct, frozen=True):
    """What would score now, item by item, in the words of the game."""

    items: list[dict[str, Any]]


class Health(msgspec.Struct, frozen=True):
    """Whether the house is well."""

    status: Literal["ok", "store-down"]
    version: str
    compiled: bool
