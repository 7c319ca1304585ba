"""Client messages: the WebSocket protocol and the commands of the bot API."""

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
    """Base class of client messages."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message, with the last turn and record length that the client has; 0 if none."""

    turn: Turn = 0
    at: Length = 0


class Act(FromClient, frozen=True, tag="act"):
    """Play a choice (verb and noun); `turn` is the last turn that the client knows."""

    turn: Turn
    command: Command
    verb: Verb
    noun: Noun = 0


class Seal(FromClient, frozen=True, tag="seal"):
    """Answer a predicted question in advance; hidden from the others until it is asked."""

    turn: Turn
    command: Command
    verb: Verb
    noun: Noun = 0
    seat: SeatNumber | None = None


class Unseal(FromClient, frozen=True, tag="unseal"):
    """Withdraw the advance answers."""

    turn: Turn
    command: Command
    seat: SeatNumber | None = None


class Foresee(FromClient, frozen=True, tag="foresee"):
    """Ask for my next question, if it does not depend on the others."""

    id: Question = 0
    seat: SeatNumber | None = None


class Back(FromClient, frozen=True, tag="back"):
    """Take back my last choice, or all after the first `to` actions, if that is free."""

    turn: Turn
    command: Command
    to: Length | None = None


class MakeOffer(FromClient, frozen=True, tag="offer"):
    """Offer to go back to a record length, to replace a player by a bot, or to end the game."""

    turn: Turn
    command: Command
    kind: Literal["back", "replace", "end"]
    to: Length | None = None
    place: SeatNumber | None = None
    level: Level = ""
    seat: SeatNumber | None = None


class Answer(FromClient, frozen=True, tag="answer"):
    """Accept or decline an offer, identified by its turn; its author's no withdraws it."""

    command: Command
    offer: Turn
    yes: bool
    seat: SeatNumber | None = None


class Concede(FromClient, frozen=True, tag="concede"):
    """Resign."""

    turn: Turn
    command: Command
    seat: SeatNumber | None = None


class Chat(FromClient, frozen=True, tag="chat"):
    """Post a chat message."""

    command: Command
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    seat: SeatNumber | None = None


class Phrase(FromClient, frozen=True, tag="phrase"):
    """Post a ready-made phrase by its key."""

    command: Command
    key: Annotated[str, Meta(min_length=1, max_length=60, pattern="^phrase-[a-z0-9-]+$")]
    seat: SeatNumber | None = None


class Point(FromClient, frozen=True, tag="point"):
    """Point at something for the others, or stop pointing; not stored."""

    target: Annotated[str, Meta(max_length=LONGEST_TARGET)] | None = None
    seat: SeatNumber | None = None


class Why(FromClient, frozen=True, tag="why"):
    """Ask whether a choice is legal now, and if not, by which rule."""

    verb: Verb
    noun: Noun = 0
    id: Question = 0


class Hint(FromClient, frozen=True, tag="hint"):
    """Ask what a bot would do in my place."""

    id: Question = 0
    level: Level = ""


class Look(FromClient, frozen=True, tag="look"):
    """At a shared screen: show the view of this seat; null for a spectator's."""

    seat: SeatNumber | None = None


class Ping(FromClient, frozen=True, tag="ping"):
    """Heartbeat."""

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
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # RecursionError: deeply nested JSON
CLIENT_MESSAGES: Final = msgspec.json.Decoder(ClientMessage)


class Named(msgspec.Struct, frozen=True):
    """The identifying fields of a malformed message, so that the refusal can refer to it."""

    command: Command | None = None
    id: Question = 0


NAMES: Final = msgspec.json.Decoder(Named)


def name_of(text: bytes) -> Named:
    """The identifying fields of a malformed message, if they can be read."""
    try:
        return NAMES.decode(text)
    except UNREADABLE:
        return Named()
