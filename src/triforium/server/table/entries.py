"""The journal of a table: an append-only log of numbered entries from which the table is rebuilt."""

from typing import Annotated, Final, Literal

import msgspec

from triforium.core.action import Action, Seat

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
Kind = Literal["person", "bot", "open"]


class What(msgspec.Struct, frozen=True, tag_field="k", omit_defaults=True):
    """Base class of what an entry records; one subclass per kind."""


class Sat(What, frozen=True, tag="sat"):
    """The occupant of a seat changed: a person, a bot, or nobody."""

    place: Seat
    kind: Kind
    name: str = ""
    holder: str = ""  # hash of the secret of the browser that plays this seat
    owner: str = ""  # the same of the browser that lent the seat and may take it back
    level: str = ""  # strength of a bot
    clock: list[int] = []


class Invited(What, frozen=True, tag="invited"):
    """A single-use invitation link was created; an empty hash revokes it."""

    place: Seat
    code: str


class Tokened(What, frozen=True, tag="token"):
    """A token was created with which a program plays the seat; an empty hash revokes it."""

    place: Seat
    code: str


class Began(What, frozen=True, tag="began"):
    """The game began, with the chance actions before the first choice."""

    actions: list[Action]
    clock: list[int] = []


class Acted(What, frozen=True, tag="act"):
    """A choice of the entry's seat, followed by all chance and forced actions until the next choice."""

    actions: list[Action]
    clock: list[int] = []
    sealed: bool = False  # the choice was made in advance
    had: int = -1  # milliseconds on the seat's clock before this move; -1: not recorded


class TookBack(What, frozen=True, tag="back"):
    """Actions were taken back: the record was cut to `length` actions."""

    length: int
    clock: list[int] = []


class Sealed(What, frozen=True, tag="seal"):
    """A choice made in advance; hidden from others until it is played."""

    place: Seat
    action: Action
    question: str  # hash of the question, compared when it is really asked


class Unsealed(What, frozen=True, tag="unseal"):
    """The advance choices of a seat were withdrawn."""

    place: Seat


class Offered(What, frozen=True, tag="offer"):
    """A player made an offer to the others."""

    kind: Literal["back", "replace", "end"]
    length: int = 0  # back: number of actions to keep
    place: Seat = 0  # replace: the seat
    level: str = ""  # replace: the bot that takes over
    until: int = 0  # replace: the player concerned can object until then; milliseconds since 1970


class Answered(What, frozen=True, tag="answer"):
    """A vote on an offer; offers are identified by the turn in which they were made."""

    offer: int
    yes: bool


class Said(What, frozen=True, tag="said"):
    """A chat message, or the key of a ready-made phrase."""

    text: str = ""
    phrase: str = ""


class Ended(What, frozen=True, tag="ended"):
    """The game ended for a reason outside its rules."""

    why: Literal["agreed", "time", "conceded"]
    loser: Seat = -3
    clock: list[int] = []


class Rematched(What, frozen=True, tag="rematch"):
    """The same players continue at another table."""

    table: str


Happening = (
    Sat
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
    what: Happening


Seconds = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a table."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: Seconds = 0  # per move, or for the whole game
    increment: Seconds = 0  # seconds added after each move, with a budget
    out: Literal["bot", "lose"] = "bot"  # what happens when the time is up


class Origin(msgspec.Struct, frozen=True):
    """The table and action number that another table continues from."""

    table: str = ""
    at: int = 0


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


ENCODER: Final = msgspec.json.Encoder()
HAPPENINGS: Final = msgspec.json.Decoder(Happening)
HEADERS: Final = msgspec.json.Decoder(Header)


def write_what(what: Happening) -> str:
    """Serialise the content of an entry for the store."""
    return ENCODER.encode(what).decode()


def read_what(text: str) -> Happening:
    """Parse the content of an entry from the store."""
    what: Happening = HAPPENINGS.decode(text)
    return what


def changes_the_game(what: Happening) -> bool:
    """Does this entry make commands based on an earlier turn stale?"""
    return isinstance(what, (Acted, TookBack, Began, Ended))
