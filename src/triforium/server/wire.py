"""What clients say: the messages of the socket, and the commands of the bot API."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Turn = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Length = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Command = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Verb = Annotated[str, Meta(min_length=1, max_length=40)]
Noun = Annotated[int, Meta(ge=0, le=0xFFFF)]
Question = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Level = Annotated[str, Meta(max_length=30)]
LONGEST_LINE: Final = 300
LONGEST_TARGET: Final = 80


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a client says."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: the last turn and the length of the record that this client has; 0 if it has nothing."""

    turn: Turn = 0
    at: Length = 0


class Act(FromClient, frozen=True, tag="act"):
    """A choice: a verb and a noun, thought of when `turn` was the last turn known."""

    turn: Turn
    command: Command
    verb: Verb
    noun: Noun = 0


class Seal(FromClient, frozen=True, tag="seal"):
    """An answer to a question that was foreseen; nobody else sees it before it is asked."""

    turn: Turn
    command: Command
    verb: Verb
    noun: Noun = 0
    seat: SeatNumber | None = None


class Unseal(FromClient, frozen=True, tag="unseal"):
    """Take back the answers that were given early."""

    turn: Turn
    command: Command
    seat: SeatNumber | None = None


class Foresee(FromClient, frozen=True, tag="foresee"):
    """What will I be asked next, if it does not depend on the others?"""

    id: Question = 0
    seat: SeatNumber | None = None


class Back(FromClient, frozen=True, tag="back"):
    """Take back my last choice, or everything since the record had this length, as far as that is free."""

    turn: Turn
    command: Command
    to: Length | None = None


class MakeOffer(FromClient, frozen=True, tag="offer"):
    """Ask the others: to go back to a length of the record, to replace a seat by a bot, to end the game."""

    turn: Turn
    command: Command
    kind: Literal["back", "replace", "end"]
    to: Length | None = None
    place: SeatNumber | None = None
    level: Level = ""
    seat: SeatNumber | None = None


class Answer(FromClient, frozen=True, tag="answer"):
    """Yes or no to an offer, known by its turn; the no of its author withdraws it."""

    command: Command
    offer: Turn
    yes: bool
    seat: SeatNumber | None = None


class Concede(FromClient, frozen=True, tag="concede"):
    """Give the game up."""

    turn: Turn
    command: Command
    seat: SeatNumber | None = None


class Chat(FromClient, frozen=True, tag="chat"):
    """A line for everybody at the table."""

    command: Command
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    seat: SeatNumber | None = None


class Phrase(FromClient, frozen=True, tag="phrase"):
    """A ready-made phrase, by its key in the words."""

    command: Command
    key: Annotated[str, Meta(min_length=1, max_length=60, pattern="^phrase-[a-z0-9-]+$")]
    seat: SeatNumber | None = None


class Point(FromClient, frozen=True, tag="point"):
    """Point at something for the others, or stop pointing; not kept."""

    target: Annotated[str, Meta(max_length=LONGEST_TARGET)] | None = None
    seat: SeatNumber | None = None


class Why(FromClient, frozen=True, tag="why"):
    """May I do this now, and if not, by which rule?"""

    verb: Verb
    noun: Noun = 0
    id: Question = 0


class Hint(FromClient, frozen=True, tag="hint"):
    """What would a bot do in my place?"""

    id: Question = 0
    level: Level = ""


class Look(FromClient, frozen=True, tag="look"):
    """At one screen with several seats: whose eyes to look through; null for nobody's."""

    seat: SeatNumber | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""

    id: Question = 0


ClientMessage = (
    Hello
    | Act
    | Seal
    | Unseal
    | Foresee
    | Back
    | MakeOffer
    | Answer
    | Concede
    | Chat
    | Phrase
    | Point
    | Why
    | Hint
    | Look
    | Ping
)
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last for what is nested beyond reason
CLIENT_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)


class Named(msgspec.Struct, frozen=True):
    """What a message that cannot be understood may still say of itself, so that its author knows which one it was."""

    command: Command | None = None
    id: Question = 0


NAMES: Final = msgspec.json.Decoder(Named)


def name_of(text: bytes) -> Named:
    """The name of a message that cannot be understood, if it has one."""
    try:
        return NAMES.decode(text)
    except UNREADABLE:
        return Named()
