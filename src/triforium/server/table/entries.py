"""The journal of a table: an append-only log of numbered entries from which the table is rebuilt."""

from typing import Annotated, Final, Literal

import msgspec

from triforium.core.action import Action, Seat

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
Kind = Literal["person", "bot", "open"]


class EntryBody(msgspec.Struct, frozen=True, tag_field="k", omit_defaults=True):
    """Base class of what an entry records; one subclass per kind. A new field has a default: old journals lack it."""


class Sat(EntryBody, frozen=True, tag="sat"):
    """The occupant of a seat changed: a person, a bot, or nobody."""

    place: Seat
    kind: Kind
    name: str = ""
    holder: str = ""  # hash of the secret of the browser that plays this seat
    owner: str = ""  # the same of the browser that lent the seat and may take it back
    level: str = ""  # strength of a bot
    clock: list[int] = []
    token: str = ""  # hash of the token with which a program plays the seat
    asks: bool = False  # a newcomer from the lobby, whom the host has not accepted yet
    away: bool = False  # a bot plays for an absent owner, who gets the seat back on return


class Accepted(EntryBody, frozen=True, tag="accepted"):
    """The host has accepted the newcomer in a seat."""

    place: Seat


class Removed(EntryBody, frozen=True, tag="removed"):
    """The host has removed a player before the start; the seat is open again, but not to that browser."""

    place: Seat


class Invited(EntryBody, frozen=True, tag="invited"):
    """A single-use invitation link was created; an empty hash revokes it."""

    place: Seat
    code: str


class Tokened(EntryBody, frozen=True, tag="token"):
    """A token was created with which a program plays the seat; an empty hash revokes it."""

    place: Seat
    code: str


class Began(EntryBody, frozen=True, tag="began"):
    """The game began, with the chance actions before the first choice."""

    actions: list[Action]
    clock: list[int] = []


class Acted(EntryBody, frozen=True, tag="act"):
    """A choice of the entry's seat, followed by all chance and forced actions until the next choice."""

    actions: list[Action]
    clock: list[int] = []
    sealed: bool = False  # the choice was made in advance
    had: int = -1  # milliseconds on the seat's clock before this move; -1: not recorded


class TookBack(EntryBody, frozen=True, tag="back"):
    """Actions were taken back: the record was cut to `length` actions."""

    length: int
    clock: list[int] = []


class Sealed(EntryBody, frozen=True, tag="seal"):
    """A choice made in advance; hidden from others until it is played."""

    place: Seat
    action: Action
    question: str  # hash of the question, compared when it is really asked


class Unsealed(EntryBody, frozen=True, tag="unseal"):
    """The advance choices of a seat were withdrawn."""

    place: Seat


class Offered(EntryBody, frozen=True, tag="offer"):
    """A player made an offer to the others."""

    kind: Literal["back", "replace", "end"]
    length: int = 0  # back: number of actions to keep
    place: Seat = 0  # replace: the seat
    level: str = ""  # replace: the bot that takes over
    until: int = 0  # replace: from then on silence is a yes; 0: never. Milliseconds since 1970


class Answered(EntryBody, frozen=True, tag="answer"):
    """A vote on an offer; offers are identified by the turn in which they were made."""

    offer: int
    yes: bool


class Said(EntryBody, frozen=True, tag="said"):
    """A chat message, or the key of a ready-made phrase."""

    text: str = ""
    phrase: str = ""


class Ended(EntryBody, frozen=True, tag="ended"):
    """The game ended for a reason outside its rules."""

    why: Literal["agreed", "time", "conceded"]
    loser: Seat = -3
    clock: list[int] = []


class Rematched(EntryBody, frozen=True, tag="rematch"):
    """The same players continue at another table."""

    table: str


Body = (
    Sat
    | Accepted
    | Removed
    | Invited
    | Tokened
    | Began
    | Acted
    | TookBack
    | Sealed
    | Unsealed
    | Offered
    | Answered
    | Said
    | Ended
    | Rematched
)


class Entry(msgspec.Struct, frozen=True):
    """One journal entry; its turn is its number, counted from 1."""

    turn: int
    at: int  # milliseconds since 1970
    seat: Seat  # who caused it; NOBODY for the server
    command: str  # the client's idempotency key; empty if there is none
    body: Body


Seconds = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a table."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: Seconds = 0  # per move, or for the whole game
    increment: Seconds = 0  # seconds added after each move, with a budget
    out: Literal["bot", "lose"] = "bot"  # what happens when the time is up


class Origin(msgspec.Struct, frozen=True):
    """The table and action number that another table continues from."""

    table: str = ""  # empty for everybody but the host, unless that table is listed
    at: int = 0
    listed: bool = False


class Header(msgspec.Struct, frozen=True):
    """What was agreed when the table was opened; immutable."""

    game: str
    rules: int
    edition: str
    options: dict[str, str]
    seats: int
    listed: bool = False
    spectators: bool = True
    forced: bool = True  # play forced choices automatically
    clock: ClockRules = ClockRules()
    host: str = ""  # hash of the secret of the browser that opened it
    position: str = ""
    start: list[Action] = []  # actions played before this table was opened
    draws_of: str = ""  # the table whose random draws are reused
    origin: Origin | None = None
    replay: bool = False  # an uploaded record: can be viewed, not played
    approve: bool = False  # the host accepts who sits down from the lobby
    hints: bool | None = None  # whether players may ask a bot; None: unless they play against other people
    bot_level: str = ""  # the bot that plays for absent players; empty: ABSENT_BOT
    components: str = ""  # the fingerprint of the component file; empty for the shipped one


ABSENT_BOT: Final = "journeyman"
ENCODER: Final = msgspec.json.Encoder()
BODIES: Final = msgspec.json.Decoder(Body)
HEADERS: Final = msgspec.json.Decoder(Header)


def write_body(body: Body) -> str:
    """The content of an entry as it is stored."""
    return ENCODER.encode(body).decode()


def read_body(text: str) -> Body:
    """The content of an entry from the store."""
    body: Body = BODIES.decode(text)
    return body


def changes_the_game(body: Body) -> bool:
    """Does this entry make commands based on an earlier turn stale?"""
    return isinstance(body, (Acted, TookBack, Began, Ended))
