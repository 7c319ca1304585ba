"""Puzzles are mined from games: positions where one move is clearly best, and the obvious one is not."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from triforium.bots import find_bot
from triforium.bots.appraise import Appraisal, Appraiser, Line, after
from triforium.bots.bot import Bot
from triforium.bots.ladder import LEVELS
from triforium.bots.puzzles import Puzzle
from triforium.core.action import CHANCE, Seat, verb_of
from triforium.core.errors import TableError
from triforium.core.figure_read import Play
from triforium.core.game import Game
from triforium.core.record import Record
from triforium.core.rng import Rng
from triforium.core.state import State

MARGIN: Final = 0.1  # in shares of the victory: by this much the best move must be better than any other
FEWEST_OPTIONS: Final = 4
EFFORT: Final = 10  # a puzzle is stable if this many times the thought agrees
SEED: Final = 11
DIGITS: Final = 3
OBVIOUS: Final = "simple"
LATE, EARLY = 0.8, 0.25  # of the game
THEMES: Final[dict[str, dict[str, str]]] = {  # by verb
    "basilica": {
        "put": "vault",
        "rank": "rank",
        "move_to": "move",
        "recruit": "recruit",
        "confuse": "confuse",
        "withdraw": "confuse",
        "pay": "paid",
        "decline": "paid",
        "glaze": "glass",
        "scaffold": "scaffold",
        "destroy": "disaster",
        "consecrate": "altar",
        "place_builder": "builder",
    },
    "stupor_mundi": {
        "edict": "edict",
        "sell": "market",
        "buy": "market",
        "build": "castle",
        "summon": "ally",
        "specialist": "promote",
        "purchase": "card",
        "travel": "travel",
        "pass": "pass",
    },
    "orleans": {
        "place": "follower",
        "go": "journey",
        "deliver": "market",
        "paint": "glass",
        "swap": "knapsack",
        "take": "knapsack",
        "give": "help",
        "monk": "monk",
        "blueprint": "blueprint",
        "end": "end",
        "rest": "end",
    },
}
SCORING: Final = "scoring"


class PuzzleMiner:
    """Finds puzzles in records of one game: a quick look at every move, then a long one at the candidates."""

    def __init__(self, game: Game[Any], level: str = "master", checker: str = "architect") -> None:
        self.game: Final = game
        self.quick: Final = Appraiser(game, level)
        self.deep: Final = Appraiser(game, level, EFFORT)
        self.checker: Final = checker

    def candidates(self, record: Record) -> Iterator[Puzzle]:
        """The positions of a record that are puzzles, before they are checked by a stronger bot."""
        state = record.beginning()
        state.story = None
        was_quiet = True
        for action in record.actions:
            seat = state.deciding()
            if seat != CHANCE and was_quiet and len(state.options()) >= FEWEST_OPTIONS:
                found = self.puzzle_at(state)
                if found is not None:
                    yield found
            state.take(action)
            was_quiet = state.over or state.deciding() != seat or self.quick.judge.is_quiet(state)

    def puzzle_at(self, real: State) -> Puzzle | None:
        """The puzzle in a position, as the deciding seat sees it; None if there is none."""
        seat = real.deciding()
        text = self.position(real, seat)
        if text is None:
            return None
        state = Play(self.game, text).state
        state.story = None
        tempting = self.obvious(state)
        first = self.quick.appraise(state, tempting, SEED)
        if not self.is_clear(first, tempting, seat, state):
            return None
        again = self.deep.appraise(state, tempting, SEED + 1)
        if not self.is_clear(again, tempting, seat, state) or not self.same(
            state, first.best.actions, again.best.actions
        ):
            return None
        best = again.best
        lines = [line.actions for line in again.lines if self.same(state, line.actions, best.actions)]
        return Puzzle(
            id=hashlib.sha256(text.encode()).hexdigest()[:8],
            edition=self.edition(real),
            position=text,
            lines=[self.written(state, line) for line in lines],
            tempting=self.written(state, tempting),
            share=round(best.shares[seat], DIGITS),
            loss=round(best.shares[seat] - again.rated(tempting).shares[seat], DIGITS),
            level=self.level(state, best.actions),
            themes=self.themes(state, best.actions),
        )

    def position(self, state: State, seat: Seat) -> str | None:
        """The position in notation, as a seat sees it; None if it cannot be written, or is read back as another."""
        notation = self.game.notation()
        try:
            text: str = notation.write_view(state, seat)
            read = Play(self.game, text).state
            if read.deciding() != seat or read.options() != state.options():
                return None
            return text if notation.write_view(read, seat) == text else None
        except (TableError, AssertionError, IndexError):
            return None

    def edition(self, state: Any) -> str:
        """The edition that is played."""
        return str(state.edition.key)

    def obvious(self, state: State) -> Line:
        """The move of the bot that looks no further than its own action."""
        return self.move_of(find_bot(OBVIOUS), state)

    def move_of(self, bot: Bot, state: State) -> Line:
        """The move of a bot."""
        rng, seat = Rng(SEED), state.deciding()
        here, line = state.copy(), Line()
        while not line or not self.quick.ends_move(here, seat):
            options = here.options()
            line.append(options[0] if len(options) == 1 else bot.choose(self.game, here, rng))
            here.take(line[-1])
        return line

    def is_clear(self, found: Appraisal, tempting: Line, seat: Seat, state: State) -> bool:
        """Is the best move better than every different one by the margin, and is it not the obvious one?"""
        best = found.best
        if self.same(state, best.actions, tempting):
            return False
        others = [line for line in found.lines[1:] if not self.same(state, line.actions, best.actions)]
        return all(best.shares[seat] - line.shares[seat] >= MARGIN for line in others)

    def same(self, state: State, one: Line, other: Line) -> bool:
        """Do two moves lead to the same position?"""
        return one == other or self.quick.is_same(state, one, other, state.deciding())

    def written(self, state: State, line: Line) -> list[str]:
        """A move in notation."""
        here, found = state.copy(), []
        for action in line:
            found.append(self.game.write(here, action))
            here.take(action)
        return found

    def level(self, state: State, line: Line) -> str:
        """The weakest level that finds the move."""
        levels = ((name, find_bot(name).for_match()) for name in LEVELS)
        found = (name for name, bot in levels if self.same(state, self.move_of(bot, state), line))
        return next(found, LEVELS[-1])

    def confirmed(self, puzzle: Puzzle) -> bool:
        """Does the checker, a stronger bot with much time, find the same move?"""
        at = Play(self.game, puzzle.position)
        state = at.state
        state.story = None
        here, line = state.copy(), Line()
        for text in puzzle.lines[0]:
            line.append(self.game.read(here, text))
            here.take(line[-1])
        return self.same(state, self.move_of(find_bot(self.checker), state), line)

    def themes(self, state: State, line: Line) -> list[str]:
        """What the puzzle is about."""
        names = THEMES.get(self.game.key, {})
        found = {names[verb] for action in line if (verb := self.game.verbs.name(verb_of(action))) in names}
        told = after(with_story(state), line)
        events = self.game.event_names()
        if any(events.name(event.kind) == SCORING for event in told.story or []):
            found.add(SCORING)
        progress = self.quick.judge.progress(state)
        if progress >= LATE:
            found.add("late")
        elif progress <= EARLY:
            found.add("early")
        return sorted(found)


def with_story(state: State) -> State:
    """A copy of a state that keeps its story."""
    found = state.copy()
    found.story = []
    return found
