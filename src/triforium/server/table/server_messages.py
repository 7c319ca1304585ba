"""Server messages: the WebSocket protocol and the bot API's stream."""

from typing import Any, Final, Literal

import msgspec

from triforium.server.table.entries import ClockRules, Origin


class Msg(msgspec.Struct, frozen=True):
    """A translatable sentence: the key of a Fluent message and its arguments; "@key" refers to another message."""

    key: str
    args: dict[str, str] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and its occupant."""

    seat: int
    title: str  # the game's name for the seat
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    online: bool
    yours: bool
    lent: bool  # you have lent it and may take it back
    invited: bool  # there is an unused invitation
    sealed: int  # number of answers given in advance
    asks: bool = False  # sat down from the lobby, and the host has not accepted them yet
    away: bool = False  # a bot plays for an absent player, who gets the seat back on return


class ClockInfo(msgspec.Struct, frozen=True):
    """Remaining time of each seat in milliseconds, at the server's time `now`."""

    rules: ClockRules
    left: list[int]
    running: int  # the seat whose clock runs; negative: none
    now: int


class OfferInfo(msgspec.Struct, frozen=True):
    """An open offer."""

    offer: int
    by: int
    kind: Literal["back", "replace", "end"]
    to: int
    place: int
    level: str
    until: int
    yes: list[int]
    waiting_for: list[int]


class LineInfo(msgspec.Struct, frozen=True):
    """A chat message: a text, or the key of a ready-made phrase."""

    turn: int
    seat: int
    at: int
    text: str = ""
    phrase: str = ""


class ResultInfo(msgspec.Struct, frozen=True):
    """How the game ended."""

    how: Literal["rules", "agreed", "time", "conceded"]
    reason: str
    rule: str
    winners: list[int]
    loser: int | None
    scores: list[int]
    message: Msg


class TableInfo(msgspec.Struct, frozen=True):
    """Public information about a table, and which seats are yours."""

    id: str
    game: str
    title: str
    rules_version: int
    edition: str
    options: dict[str, str]
    status: Literal["gathering", "playing", "over"]
    listed: bool
    spectators: bool
    forced: bool
    created: int
    replay: bool
    position: bool  # it started from a given position
    same_draws: bool
    origin: Origin | None
    seats: list[SeatInfo]
    watching: int
    clock: ClockInfo
    offers: list[OfferInfo]
    deciding: int
    turn: int
    at: int
    result: ResultInfo | None
    rematch: str | None
    host: bool  # you opened it
    approve: bool = False  # the host accepts who sits down from the lobby
    hints: bool = True  # players may ask a bot what it would do
    bot_level: str = ""  # the bot that plays for absent players
    stopped: Msg | None = None  # why the game can be watched, but not go on


class StoryLine(msgspec.Struct, frozen=True):
    """An event after `at` actions: `kind`, `seat`, `nouns` for animation, `message` for the log."""

    at: int
    kind: str
    seat: int
    nouns: list[int]
    message: Msg


class ChoiceInfo(msgspec.Struct, frozen=True):
    """An option: what to send, its notation, and its text."""

    verb: str
    noun: int
    text: str
    message: Msg


class Picked(msgspec.Struct, frozen=True):
    """A choice made in advance."""

    verb: str
    noun: int
    text: str


class Foreseen(msgspec.Struct, frozen=True):
    """A predicted question that does not depend on the others."""

    decision: str
    options: dict[str, list[int]]
    choices: list[ChoiceInfo]
    prompt: Msg


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """Base class of server messages."""


class TableNews(ToClient, frozen=True, tag="table"):
    """Table information, and the chat messages that this client has not received."""

    table: TableInfo
    chat: list[LineInfo]


class Own(msgspec.Struct):
    """The first fields of every view, which depend on the viewer."""

    seat: int
    deciding: int
    decision: str
    options: dict[str, list[int]]


class ViewNews(ToClient, frozen=True, tag="view"):
    """The current view of a seat, its choices, and the story since the client's last turn."""

    turn: int  # the last turn; send it with a command
    at: int  # the length of the record
    seat: int  # the viewer; -2 for a spectator
    cover: int | None  # shared screen: hand it to this seat, then send "look"
    view: Any
    prompt: Msg | None
    choices: list[ChoiceInfo]
    keep: int  # keep story lines with at <= keep, replace the others by these
    story: list[StoryLine]
    back: list[int]  # record lengths that this seat may go back to without asking
    early: Foreseen | None  # a secret question that can be answered in advance
    sealed: list[Picked]  # this seat's advance answers
    clock: ClockInfo | None
    result: ResultInfo | None


class Ack(ToClient, frozen=True, tag="ack"):
    """Your command is committed, in this turn."""

    command: str
    turn: int


class Refused(ToClient, frozen=True, tag="refused"):
    """Your message was refused and changed nothing; `rule` is the rule that forbids it, if there is one."""

    code: str
    message: Msg
    rule: str = ""
    command: str = ""
    id: int = 0
    turn: int = 0
    detail: str = ""  # for developers of clients


class LineNews(ToClient, frozen=True, tag="chat"):
    """A new chat message."""

    line: LineInfo


class Pointed(ToClient, frozen=True, tag="pointed"):
    """A player points at something, or stops pointing."""

    seat: int
    target: str | None


class Reason(ToClient, frozen=True, tag="reason"):
    """Whether a choice is legal, and if not, by which rule."""

    id: int
    verb: str
    noun: int
    allowed: bool
    rule: str
    message: Msg | None


class HintMove(msgspec.Struct, frozen=True):
    """A move in the expected continuation."""

    seat: int
    message: Msg


class HintReason(msgspec.Struct, frozen=True):
    """A reason for or against a choice, in percentage points of win probability."""

    feature: Msg
    percent: int


class HintCandidate(msgspec.Struct, frozen=True):
    """A candidate move: win probability in percent, expected continuation, main reasons."""

    choice: ChoiceInfo
    percent: int
    line: list[HintMove]
    reasons: list[HintReason]


class HintNews(ToClient, frozen=True, tag="hint"):
    """What a bot would do in your place, and why; bots without search give no reasons."""

    id: int
    level: str
    turn: int
    choice: ChoiceInfo
    candidates: list[HintCandidate] = []


class ForeseenNews(ToClient, frozen=True, tag="foreseen"):
    """Your next question, if it does not depend on the others."""

    id: int
    question: Foreseen | None


class Pong(ToClient, frozen=True, tag="pong"):
    """Answer to a ping."""

    id: int
    now: int


class Bye(ToClient, frozen=True, tag="bye"):
    """The server closes the connection; reconnect and send "hello"."""

    code: str


ServerMessage = (
    TableNews | ViewNews | Ack | Refused | LineNews | Pointed | Reason | HintNews | ForeseenNews | Pong | Bye
)
ENCODE: Final = msgspec.json.Encoder()
