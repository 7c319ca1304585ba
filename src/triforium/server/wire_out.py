"""What the house says: the messages of the socket and of the bot API's stream."""

from typing import Any, Final, Literal

import msgspec

from triforium.server.journal import ClockRules, Origin


class Msg(msgspec.Struct, frozen=True):
    """A sentence before it is put into words: a key of the Fluent files and its arguments; "@key" is a term."""

    key: str
    args: dict[str, str] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, and who is in it."""

    seat: int
    title: str  # what the game calls it
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    online: bool
    yours: bool
    lent: bool  # you lent it to a bot or a friend, and may take it back
    invited: bool  # a link to it is out
    sealed: int  # how many answers were given early


class ClockInfo(msgspec.Struct, frozen=True):
    """Everybody's time, in milliseconds, at the server's `now`."""

    rules: ClockRules
    left: list[int]
    running: int  # a seat, or negative
    now: int


class OfferInfo(msgspec.Struct, frozen=True):
    """Something asked of the others."""

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
    """A line of chat: a text, or the key of a ready-made phrase."""

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
    """A table, as far as everybody may know it, and which seats are yours."""

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
    position: bool  # it began from a position
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


class StoryLine(msgspec.Struct, frozen=True):
    """A sentence of the story, told after `at` actions: for the eye by kind, for the ear by message."""

    at: int
    kind: str
    seat: int
    nouns: list[int]
    message: Msg


class ChoiceInfo(msgspec.Struct, frozen=True):
    """An option in words, and as the notation writes it."""

    verb: str
    noun: int
    text: str
    message: Msg


class Picked(msgspec.Struct, frozen=True):
    """A choice that was made early."""

    verb: str
    noun: int
    text: str


class Foreseen(msgspec.Struct, frozen=True):
    """A question that will come, whatever the others do."""

    decision: str
    options: dict[str, list[int]]
    choices: list[ChoiceInfo]
    prompt: Msg


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that the house says."""


class TableNews(ToClient, frozen=True, tag="table"):
    """Who sits there, what was agreed and offered; and the lines of chat that this client has not seen."""

    table: TableInfo
    chat: list[LineInfo]


class Own(msgspec.Struct):
    """The part of a view that says whose it is: the first fields of every view."""

    seat: int
    deciding: int
    decision: str
    options: dict[str, list[int]]


class ViewNews(ToClient, frozen=True, tag="view"):
    """What a seat sees now, what it may do, and the story since the client's last turn."""

    turn: int  # the last turn: send it back with a choice
    at: int  # the length of the record
    seat: int  # whose eyes; -2 for a spectator
    cover: int | None  # at one screen: hand the screen to this seat, then say "look"
    view: Any
    prompt: Msg | None
    choices: list[ChoiceInfo]
    keep: int  # story lines with at <= keep stay, the others are replaced by these
    story: list[StoryLine]
    back: list[int]  # lengths of the record to which this seat may go back without asking
    early: Foreseen | None  # a secret question that may be answered already
    sealed: list[Picked]  # what this seat has answered early
    clock: ClockInfo | None
    result: ResultInfo | None


class Ack(ToClient, frozen=True, tag="ack"):
    """Your command is kept, in this turn."""

    command: str
    turn: int


class Refused(ToClient, frozen=True, tag="refused"):
    """Your message changed nothing: why, and by which rule if it was one."""

    code: str
    message: Msg
    rule: str = ""
    command: str = ""
    id: int = 0
    turn: int = 0
    detail: str = ""  # for whoever writes a client


class LineNews(ToClient, frozen=True, tag="chat"):
    """Somebody said something."""

    line: LineInfo


class Pointed(ToClient, frozen=True, tag="pointed"):
    """Somebody points at something, or stops pointing."""

    seat: int
    target: str | None


class Reason(ToClient, frozen=True, tag="reason"):
    """Whether a choice is allowed, and by which rule it is not."""

    id: int
    verb: str
    noun: int
    allowed: bool
    rule: str
    message: Msg | None


class HintMove(msgspec.Struct, frozen=True):
    """A move that a bot expects."""

    seat: int
    message: Msg


class HintReason(msgspec.Struct, frozen=True):
    """Something that speaks for a choice, or against it, in percent of a victory."""

    feature: Msg
    percent: int


class HintCandidate(msgspec.Struct, frozen=True):
    """A choice that a bot has thought about: its chance to win in percent, what follows, what decides."""

    choice: ChoiceInfo
    percent: int
    line: list[HintMove]
    reasons: list[HintReason]


class HintNews(ToClient, frozen=True, tag="hint"):
    """What a bot would do in your place, and why; a bot that does not think ahead cannot say why."""

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
    """I am here."""

    id: int
    now: int


class Bye(ToClient, frozen=True, tag="bye"):
    """The connection ends: come again with "hello"."""

    code: str


ServerMessage = (
    TableNews | ViewNews | Ack | Refused | LineNews | Pointed | Reason | HintNews | ForeseenNews | Pong | Bye
)
ENCODE: Final = msgspec.json.Encoder()
