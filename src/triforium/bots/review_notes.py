"""The review of a game as data: for files, for the wire, and for the browser; not compiled."""

from typing import Literal

from msgspec import Struct

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Unit = Literal["victory", "points"]  # shares of the victory from 0 to 1, or points of a game for one


class Sentence(Struct, frozen=True):
    """A translatable sentence: the key of a Fluent message and its arguments."""

    key: str
    args: dict[str, str] = {}


class ReviewedAction(Struct, frozen=True):
    """An action of a line: what to send, its notation, and its text."""

    seat: int
    verb: str
    noun: int
    text: str
    message: Sentence


class ReviewReason(Struct, frozen=True):
    """A feature of the evaluation, and what the better line gains by it."""

    feature: str
    share: float


class MoveNote(Struct, frozen=True, tag="move", tag_field="kind"):
    """A move: successive actions of one seat, with neither chance nor another seat in between."""

    turn: int  # the number of actions before it
    end: int  # the number of actions after it
    seat: int
    before: list[float]  # what every seat may expect if the best line is played, as the deciding seat can see it
    after: list[float]  # what every seat may expect after what was played
    loss: float
    verdict: Verdict
    played: list[ReviewedAction]
    best: list[ReviewedAction] = []  # empty if nothing better was found
    expected: list[ReviewedAction] = []  # how the game would go on after the better line
    reasons: list[ReviewReason] = []


class DrawNote(Struct, frozen=True, tag="draw", tag_field="kind"):
    """A draw of chance, and what it gave to every seat."""

    turn: int
    luck: list[float]


Note = MoveNote | DrawNote


class ReviewMark(Struct, frozen=True):
    """A mark on the graph: a turn or a round begins, or a scoring took place."""

    turn: int
    kind: Literal["turn", "round", "scoring"]
    number: int
    seat: int
    scores: list[int]


class SeatReview(Struct, frozen=True):
    """The game of one seat: result = start + luck + choices."""

    accuracy: float  # in percent
    moves: int
    inaccuracies: int
    mistakes: int
    blunders: int
    lost: float  # the sum of its losses
    start: float
    luck: float
    choices: float
    result: float


class Review(Struct, frozen=True):
    """A whole review."""

    version: str
    game: str
    level: str
    unit: Unit
    actions: int  # of the record
    over: bool
    marks: list[ReviewMark]
    notes: list[Note]
    seats: list[SeatReview] = []  # empty for a game that is not over
    moments: list[int] = []  # the turns of the moves and draws that decided the game
