"""Request and response bodies of the HTTP API, from which the OpenAPI document is generated."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from triforium.bots.review_notes import Note, Review
from triforium.server.table.client_messages import SeatNumber
from triforium.server.table.entries import ClockRules
from triforium.server.table.server_messages import (
    ChoiceInfo,
    Msg,
    Reason,
    ResultInfo,
    StoryLine,
    TableInfo,
    ViewNews,
)

Name = Annotated[str, Meta(max_length=60)]
Key = Annotated[str, Meta(max_length=60)]
MOST_TEXT = 900_000


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of request bodies."""


class SeatWish(Asked, frozen=True):
    """Who plays a seat: me, a guest with a link, anybody from the lobby, a bot, or nobody."""

    kind: Literal["me", "invite", "open", "bot", "closed"] = "open"
    name: Name = ""
    level: Key = ""


class Beginning(Asked, frozen=True):
    """Another start: a position, a record, or a moment of another table."""

    position: Annotated[str, Meta(max_length=20_000)] = ""
    record: Annotated[str, Meta(max_length=MOST_TEXT)] = ""
    table: Key = ""
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None  # number of actions; null: all of them
    redeal: Annotated[int, Meta(ge=-2, le=15)] | None = None  # deal again what this seat cannot know; null: if needed


class NewTable(Asked, frozen=True):
    """Request to open a table."""

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
    approve: bool = False  # you accept who sits down from the lobby
    hints: bool | None = None  # whether players may ask a bot; null: unless they play against other people
    bot_level: Key = ""  # the bot that plays for absent players; empty: journeyman


class Rematch(Asked, frozen=True):
    """Request for a rematch with the same players."""

    seats: Literal["same", "swapped"] = "swapped"
    draws: Literal["new", "same"] = "new"


class Claim(Asked, frozen=True):
    """Request to take a seat; a program asks for a token instead of a cookie."""

    name: Name = ""
    token: bool = False


class Hand(Asked, frozen=True):
    """Request to lend a seat to a bot of a level, or to a friend, who gets a link."""

    to: Literal["bot", "friend"] = "bot"
    level: str = ""


class RecordText(Asked, frozen=True):
    """A record to upload."""

    record: Annotated[str, Meta(max_length=MOST_TEXT)]


class PositionText(Asked, frozen=True):
    """A position to read, as a seat or as a spectator sees it."""

    position: Annotated[str, Meta(max_length=20_000)]
    seat: SeatNumber | None = None


class InviteLink(msgspec.Struct, frozen=True):
    """A single-use invitation link."""

    seat: int
    code: str
    path: str


class NetworkInfo(msgspec.Struct, frozen=True):
    """How devices in the same network reach a server; told to browsers on its own machine."""

    address: str = ""  # such as http://192.168.1.5:8421; empty while only this machine can connect
    can_open: bool = False  # other devices can be let in with a POST request


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the invitation links to its seats, which are returned only this once."""

    table: TableInfo
    invites: list[InviteLink]


class Seated(msgspec.Struct, frozen=True):
    """The seat you have taken; a program gets its token."""

    table: str
    seat: int
    token: str | None = None


class InviteInfo(msgspec.Struct, frozen=True):
    """What an invitation leads to; reading it does not redeem it."""

    table: str
    game: str
    title: str
    edition: str
    options: dict[str, str]
    seat: int
    seat_title: str
    lent: bool  # the seat has an owner who lends it
    good: bool  # the link can still be redeemed
    taken: bool = False  # somebody sits there, or a bot
    yours: bool = False  # this browser already sits there
    name: str = ""  # who sits there


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; the first value is the default."""

    key: str
    values: list[str]
    default: str
    rule: str


class StrengthInfo(msgspec.Struct, frozen=True):
    """Measured strength of a bot (95 % interval): a `rating` above random play, or a team's win rate `won` in %."""

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
    manual: bool  # are there rules in people's words?
    components: str = ""  # the name of the component file that this server plays with; empty for the shipped one


class SourceInfo(msgspec.Struct, frozen=True):
    """A source that rules cite, by its code."""

    code: str
    text: str


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule: its text, its sources and its rulings."""

    rule: str
    game: str
    chapter: str
    text: str
    cites: str
    sources: list[SourceInfo]
    language: str  # English where there is no translation


class ComponentInfo(msgspec.Struct, frozen=True):
    """A component value, and how it is known."""

    part: str
    what: str
    value: str
    provenance: str


class ComponentsInfo(msgspec.Struct, frozen=True):
    """All component values of an edition, and how many of them are reconstructed."""

    game: str
    edition: str
    values: list[ComponentInfo]
    reconstructed: int


class Frame(msgspec.Struct, frozen=True):
    """The view of a seat after `at` actions, with the question asked and the events of the last action."""

    at: int
    seat: int
    view: Any
    prompt: Msg | None
    story: list[StoryLine]
    result: ResultInfo | None


class PositionInfo(msgspec.Struct, frozen=True):
    """A position in the game's notation, as a seat may know it."""

    game: str
    position: str
    at: int


class PositionRead(msgspec.Struct, frozen=True):
    """A position as it was read, with the deciding seat and its choices."""

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
    """The current scoring, item by item."""

    items: list[dict[str, Any]]


class Health(msgspec.Struct, frozen=True):
    """Health of the server."""

    status: Literal["ok", "store-down", "closing"]
    version: str
    compiled: bool


# --- the manual, and playing in its figures --------------------------------------------------------------------------


class Wish(Asked, frozen=True):
    """A verb and a noun: a choice, or a place on the board."""

    verb: Key
    noun: Annotated[int, Meta(ge=0, le=0xFFFF)]


class PlayOn(Asked, frozen=True):
    """Request to play from a position, and perhaps to ask about one more choice."""

    position: Annotated[str, Meta(max_length=20_000)]
    acts: Annotated[list[Wish], Meta(max_length=200)] = []
    told: Annotated[int, Meta(ge=0, le=1000)] = 0  # send the story after this many choices
    why: Wish | None = None


class Played(msgspec.Struct, frozen=True):
    """The position after the choices: the view of the seat that decides, what would score, and the answer to `why`."""

    news: ViewNews
    scoring: list[dict[str, Any]]
    reason: Reason | None


class TryInfo(msgspec.Struct, frozen=True):
    """Choices to try in a figure, and the rule that refuses the last one; empty if it is allowed."""

    acts: list[Wish]
    rule: str


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure: a position, choices to try, a solution in steps, places that the captions speak of."""

    key: str
    example: str
    position: str
    show: str
    tries: list[TryInfo]
    steps: list[list[Wish]]
    marks: list[Wish]
    news: ViewNews
    scoring: list[dict[str, Any]]


class BlockInfo(msgspec.Struct, frozen=True):
    """A paragraph, an item, a tip or a figure of a manual."""

    key: str
    kind: str
    text: str
    rules: list[str]
    when: list[str]
    title: str
    figure: str
    captions: list[str]


class SectionInfo(msgspec.Struct, frozen=True):
    """Blocks below one heading."""

    key: str
    title: str
    when: list[str]
    blocks: list[BlockInfo]


class ChapterInfo(msgspec.Struct, frozen=True):
    """Sections; the first one has no title."""

    key: str
    title: str
    when: list[str]
    sections: list[SectionInfo]


class SearchInfo(msgspec.Struct, frozen=True):
    """Words for a search: those to leave out, endings to cut off, and other words for those of the manual."""

    stop: list[str]
    endings: list[str]
    same: dict[str, list[str]]


class ManualInfo(msgspec.Struct, frozen=True):
    """The rules in people's words, with their figures and the conditions of their sentences."""

    game: str
    language: str
    title: str
    lead: str
    words: int
    chapters: list[ChapterInfo]
    when: dict[str, dict[str, list[str]]]
    figures: list[FigureInfo]
    search: SearchInfo


class Tried(Asked, frozen=True):
    """A move to appraise: choices in a position, or in a past position of a table after `at` actions."""

    acts: Annotated[list[Wish], Meta(max_length=50)] = []
    position: Annotated[str, Meta(max_length=20_000)] = ""
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class ReviewPart(msgspec.Struct, frozen=True):
    """What is ready of a review: notes on moves and draws, and in the end the figures of every seat."""

    done: int  # actions that are reviewed
    total: int
    notes: list[Note]  # those after `since`
    review: Review | None  # without notes; null until all are ready
