"""The review of a recorded game: the worth of every move and draw, accuracy, luck, decisive moments; not compiled."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from triforium.bots.appraise import DEFAULT_LEVEL, Appraiser, Line
from triforium.bots.ladder import LEVELS
from triforium.bots.luck import DEFAULT_LEVEL as LUCK_LEVEL
from triforium.bots.luck import Luck, result
from triforium.bots.review_notes import (
    DrawNote,
    MoveNote,
    Note,
    Review,
    ReviewedAction,
    ReviewMark,
    ReviewReason,
    SeatReview,
    Sentence,
    Unit,
    Verdict,
)
from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.record import Record
from triforium.core.state import State

VERSION: Final = "1"  # of the method: a review of another version is not shown again but made anew
SEED: Final = 24
INACCURACY, MISTAKE, BLUNDER = 0.05, 0.1, 0.2  # losses, in shares of the victory
POINTS_PER_VICTORY: Final = 40.0  # in a game for one, a loss of this many points counts as a whole victory
STEEPNESS: Final = 12.0  # of the accuracy of a move
MOMENTS: Final = 5
LEAST_SAMPLE: Final = 1e-4  # smaller changes are rounding errors
DIGITS: Final = 4
MARKS: Final[dict[str, Any]] = {"turn_begins": "turn", "round_begins": "round", "scoring": "scoring"}


class Reviewer:
    """Reviews records of one game."""

    def __init__(self, game: Game[Any], seats: int, level: str = DEFAULT_LEVEL) -> None:
        self.game: Final = game
        self.level: Final = level
        self.appraiser: Final = Appraiser(game, level)
        self.luck: Final = Luck(game, luck_level(level))
        self.unit: Final[Unit] = "points" if seats == 1 else "victory"

    def shown(self, shares: Sequence[float]) -> list[float]:
        """Shares as they are shown: in a game for one, as points."""
        if self.unit == "points":
            return [round(self.appraiser.judge.points_of(share), 2) for share in shares]
        return [round(share, DIGITS) for share in shares]

    def notes(self, record: Record, start: int = 0, stop: int | None = None) -> Iterator[Note]:
        """The notes on the moves and draws that begin in this range of actions, in order."""
        actions = record.actions
        stop = len(actions) if stop is None else stop
        state = record.beginning()
        state.story = None
        at = 0
        while at < min(stop, len(actions)):
            wanted = at >= start
            if state.deciding() == CHANCE:
                if wanted and len(state.options()) > 1:
                    yield self.draw_note(state, actions[at], at)
                state.take(actions[at])
                at += 1
                continue
            end = self.end_of_move(state, actions, at)
            if wanted and end > at:
                yield self.move_note(state, actions[at:end], at)
            for action in actions[at : max(end, at + 1)]:
                state.take(action)
            at = max(end, at + 1)

    def end_of_move(self, state: State, actions: Sequence[Action], at: int) -> int:
        """Where the move that begins here ends; here, if its first choice is forced."""
        if len(state.options()) == 1:
            return at
        seat = state.deciding()
        here = state.copy()
        while at < len(actions):
            here.take(actions[at])
            at += 1
            if self.appraiser.ends_move(here, seat):
                break
        return at

    def draw_note(self, state: State, drawn: Action, turn: int) -> DrawNote:
        """What a draw gave to every seat."""
        luck = self.luck.of_draw(state, drawn, SEED + turn)
        if self.unit == "points":
            luck = [one * POINTS_PER_VICTORY for one in luck]
        return DrawNote(turn, [round(one, DIGITS) if abs(one) >= LEAST_SAMPLE else 0.0 for one in luck])

    def move_note(self, state: State, played: Line, turn: int) -> MoveNote:
        """The appraisal of a move."""
        appraiser, seat = self.appraiser, state.deciding()
        found = appraiser.appraise(state, played, SEED + turn)
        best = found.best
        mine = found.rated(played) if played else best
        before, after = self.shown(best.shares), self.shown(mine.shares)
        loss = round(max(before[seat] - after[seat], 0.0), DIGITS)
        verdict = self.verdict(loss, best is mine)
        is_wrong = verdict not in ("best", "good")
        reasons = (
            appraiser.reasons(state, best.actions, played, best.shares[seat], SEED + turn)
            if is_wrong and self.unit == "victory"
            else []
        )
        expected = [
            ReviewedAction(
                said.seat, self.game.verbs.name(verb_of(said.action)), noun_of(said.action), "", phrase(said.choice)
            )
            for said in found.expected[len(best.actions) :]
        ]
        return MoveNote(
            turn=turn,
            end=turn + len(played),
            seat=seat,
            before=before,
            after=after,
            loss=loss,
            verdict=verdict,
            played=described(self.game, state, played),
            best=[] if best is mine else described(self.game, state, best.actions),
            expected=expected if is_wrong else [],
            reasons=[ReviewReason(reason.feature, round(reason.share, DIGITS)) for reason in reasons],
        )

    def verdict(self, loss: float, is_best: bool) -> Verdict:
        """The name for a loss."""
        share = loss / POINTS_PER_VICTORY if self.unit == "points" else loss
        if is_best:
            return "best"
        if share < INACCURACY:
            return "good"
        return "inaccuracy" if share < MISTAKE else "mistake" if share < BLUNDER else "blunder"

    def review(self, record: Record, notes: Sequence[Note]) -> Review:
        """The whole review, made of the notes on all moves and draws."""
        state = record.state
        seats: list[SeatReview] = []
        if state.over:
            ends = [float(score) for score in state.scores()] if self.unit == "points" else result(self.game, state)
            seats = [self.seat_review(seat, ends[seat], notes) for seat in range(len(ends))]
        return Review(
            version=VERSION,
            game=self.game.key,
            level=self.level,
            unit=self.unit,
            actions=record.turn(),
            over=state.over,
            marks=marks_of(record),
            notes=list(notes),
            seats=seats,
            moments=decisive(notes, POINTS_PER_VICTORY if self.unit == "points" else 1.0),
        )

    def seat_review(self, seat: Seat, end: float, notes: Sequence[Note]) -> SeatReview:
        """The game of one seat in figures."""
        moves = [note for note in notes if isinstance(note, MoveNote) and note.seat == seat]
        verdicts = [move.verdict for move in moves]
        scale = POINTS_PER_VICTORY if self.unit == "points" else 1.0
        luck = sum(note.luck[seat] for note in notes if isinstance(note, DrawNote))
        start = self.start(seat, notes)
        return SeatReview(
            accuracy=round(accuracy([move.loss / scale for move in moves]), 1),
            moves=len(moves),
            inaccuracies=verdicts.count("inaccuracy"),
            mistakes=verdicts.count("mistake"),
            blunders=verdicts.count("blunder"),
            lost=round(sum(move.loss for move in moves), DIGITS),
            start=round(start, DIGITS),
            luck=round(luck, DIGITS),
            choices=round(end - start - luck, DIGITS),
            result=end,
        )

    def start(self, seat: Seat, notes: Sequence[Note]) -> float:
        """What a seat could expect before the first draw: an even share, or in a common game what the bot expects."""
        first = next((note for note in notes if isinstance(note, MoveNote)), None)
        if first is None:
            return 0.0
        if not self.game.is_cooperative(len(first.before)):
            return 1.0 / len(first.before)
        drawn = sum(note.luck[seat] for note in notes if isinstance(note, DrawNote) and note.turn < first.turn)
        return first.before[seat] - drawn


def luck_level(level: str) -> str:
    """The level that measures luck: the same, but not above one that is quick enough for every possible draw."""
    name = level.partition("@")[0]
    return name if name in LEVELS[: LEVELS.index(LUCK_LEVEL)] else LUCK_LEVEL


def accuracy(losses: Sequence[float]) -> float:
    """The accuracy of moves with these losses, in percent: the mean of the accuracies of the single moves."""
    if not losses:
        return 100.0
    return 100.0 * sum(math.exp(-STEEPNESS * loss) for loss in losses) / len(losses)


def decisive(notes: Sequence[Note], scale: float) -> list[int]:
    """The turns of the moves and draws that changed most, in the order of the game."""
    weighed = [(weight(note), note.turn) for note in notes]
    found = sorted((one for one in weighed if one[0] >= INACCURACY * scale), key=lambda one: (-one[0], one[1]))
    return sorted(turn for _, turn in found[:MOMENTS])


def weight(note: Note) -> float:
    """How much a move lost, or a draw changed."""
    return note.loss if isinstance(note, MoveNote) else max(note.luck)


def marks_of(record: Record) -> list[ReviewMark]:
    """Where turns and rounds began, and where was scored."""
    found: list[ReviewMark] = []
    state = record.beginning()
    names = record.game.event_names()
    known = 0
    for turn in range(record.turn() + 1):
        story = state.story or []
        for event in story[known:]:
            kind = MARKS.get(names.name(event.kind))
            if kind is not None:
                number = event.nouns[0] if event.nouns else 0
                found.append(ReviewMark(turn, kind, number, event.seat, state.scores()))
        known = len(story)
        if turn < record.turn():
            state.take(record.actions[turn])
    return found


def described(game: Game[Any], state: State, line: Line) -> list[ReviewedAction]:
    """The actions of a line in words."""
    here = state.copy()
    found: list[ReviewedAction] = []
    for action in line:
        message = phrase(game.choice(here, action))
        verb = game.verbs.name(verb_of(action))
        found.append(ReviewedAction(here.deciding(), verb, noun_of(action), game.write(here, action), message))
        here.take(action)
    return found


def phrase(message: Any) -> Sentence:
    """A message as data."""
    return Sentence(message.key, message.args)


def check_reviewable(record: Record) -> None:
    """BadOption unless a review gives away nothing: the game is over, nothing is hidden, or only bots play."""
    if record.state.over or all(name.startswith("bot") for name in record.agreement.names):
        return
    game, state = record.game, record.beginning()
    for action in [*record.actions, None]:
        for seat in range(record.agreement.seats):
            if game.view_seat(state, seat) == seat:
                raise BadOption(
                    "this game is not over, and a review would give away what some seats cannot see; "
                    "review it after the end"
                )
        if action is not None:
            state.take(action)
