"""The journal of a table: everything that ever happened there, entry by entry, each with its turn."""

from typing import Annotated, Final, Literal

import msgspec

from triforium.core.action import Action, Seat

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
Kind = Literal["person", "bot", "open"]


class What(msgspec.Struct, frozen=True, tag_field="k", omit_defaults=True):
    """What happened; one subclass for each kind of entry."""


class Sat(What, frozen=True, tag="sat"):
    """A seat has somebody else in it, or nobody."""

    place: Seat
    kind: Kind
    name: str = ""
    holder: str = ""  # the fingerprint of the browser that plays here
    owner: str = ""  # of the browser that lent the seat to a bot or a friend, and may take it back
    level: str = ""  # of a bot
    clock: list[int] = []


class Invited(What, frozen=True, tag="invited"):
    """A link was made that seats one person once; an empty fingerprint takes the link away."""

    place: Seat
    code: str


class Tokened(What, frozen=True, tag="token"):
    """A program may play a seat by a token; an empty fingerprint takes it away."""

    place: Seat
    code: str


class Began(What, frozen=True, tag="began"):
    """Everybody is there; what chance decided before the first choice."""

    actions: list[Action]
    clock: list[int] = []


class Acted(What, frozen=True, tag="act"):
    """A choice of the entry's seat, and everything that followed from it without another choice."""

    actions: list[Action]
    clock: list[int] = []
    sealed: bool = False  # the answer was given before it was asked for
    had: int = -1  # milliseconds that its seat had left before anything was paid for it; -1: not written down


class TookBack(What, frozen=True, tag="back"):
    """The record was shortened to so many actions."""

    length: int
    clock: list[int] = []


class Sealed(What, frozen=True, tag="seal"):
    """An answer given early; nobody else sees it until it counts."""

    place: Seat
    action: Action
    question: str  # a fingerprint of what was asked, compared when it is asked in earnest


class Unsealed(What, frozen=True, tag="unseal"):
    """The early answers of a seat were taken back."""

    place: Seat


class Offered(What, frozen=True, tag="offer"):
    """Somebody asks the others for something."""

    kind: Literal["back", "replace", "end"]
    length: int = 0  # back: to so many actions
    place: Seat = 0  # replace: this seat
    level: str = ""  # by this bot
    until: int = 0  # if the one concerned says nothing, it counts from this time on


class Answered(What, frozen=True, tag="answer"):
    """Yes or no to an offer; an offer is known by the turn it was made in."""

    offer: int
    yes: bool


class Said(What, frozen=True, tag="said"):
    """A line of chat, or the key of a ready-made phrase."""

    text: str = ""
    phrase: str = ""


class Ended(What, frozen=True, tag="ended"):
    """The game is over though its rules do not say so."""

    why: Literal["agreed", "time", "conceded"]
    loser: Seat = -3
    clock: list[int] = []


class Rematched(What, frozen=True, tag="rematch"):
    """The same company goes on at another table."""

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
    """One entry: its turn is its number, counted from 1."""

    turn: int
    at: int  # milliseconds since 1970
    seat: Seat  # who did it; NOBODY for the table itself
    command: str  # the client's own name for it, empty if it has none
    what: Happening


Seconds = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: Seconds = 0  # for a move, or for the whole game
    increment: Seconds = 0  # seconds gained with every finished move, with a budget
    out: Literal["bot", "lose"] = "bot"  # what happens to whoever runs out


class Origin(msgspec.Struct, frozen=True):
    """Where a table that did not begin at the beginning comes from."""

    table: str = ""
    at: int = 0


class Header(msgspec.Struct, frozen=True):
    """What was agreed when the table was opened; never changed."""

    game: str
    rules: int
    edition: str
    options: dict[str, str]
    seats: int
    listed: bool = False
    spectators: bool = True
    forced: bool = True  # the table takes choices that are none
    clock: ClockRules = ClockRules()
    host: str = ""  # the fingerprint of the browser that opened it
    position: str = ""
    start: list[Action] = []  # actions that were played before this table was opened
    draws_of: str = ""  # the table whose draws come again
    origin: Origin | None = None
    replay: bool = False  # a record that was handed in, to look at and not to play


ENCODER: Final = msgspec.json.Encoder()
HAPPENINGS: Final = msgspec.json.Decoder(Happening)
HEADERS: Final = msgspec.json.Decoder(Header)


def write_what(what: Happening) -> str:
    """What happened, as the store keeps it."""
    return ENCODER.encode(what).decode()


def read_what(text: str) -> Happening:
    """What the store kept."""
    what: Happening = HAPPENINGS.decode(text)
    return what


def changes_the_game(what: Happening) -> bool:
    """Does a command that was thought of before this entry come too late?"""
    return isinstance(what, (Acted, TookBack, Began, Ended))
