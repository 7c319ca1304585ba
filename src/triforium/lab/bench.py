"""Speed of the rules in this process: random play and copies per second of CPU time."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from triforium.core.action import CHANCE
from triforium.core.game import Game
from triforium.core.masks import COMPILED
from triforium.core.playout import playout
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import GAMES

GAMES_AT_A_TIME = 5  # between two reads of the clock, each of which costs as much as a few decisions
COPIES_AT_A_TIME = 50


@dataclass(frozen=True)
class BenchRow:
    """The figures of one game and edition: medians over rounds, per second of CPU time."""

    game: str
    edition: str
    seats: int
    compiled: bool
    rounds: int
    decisions_per_game: float  # choices of seats; chance decisions are not counted
    decisions_per_cpu_s: float  # in playouts, one call per game
    games_per_cpu_s: float
    loop_decisions_per_cpu_s: float  # in a loop that calls options() and take() from Python
    loop_games_per_cpu_s: float
    copies_per_cpu_s: float  # of a state in the middle of a game
    spread: float  # of the playouts: highest minus lowest round, over the median


@dataclass
class Slice:
    """Counts for one slice of CPU time."""

    games: int = 0
    decisions: int = 0
    copies: int = 0
    cpu: float = 0.0


class Case:
    """One game and edition with the default number of seats, set up once; every game starts from a copy."""

    def __init__(self, game: Game[Any], edition: str) -> None:
        self.game = game.key
        self.edition = edition
        self.seats = game.check_seats(0)
        self.dealt: State = game.deal(edition)
        self.rng = Rng(1)
        self.middle = self.play_half()
        self.measurements: tuple[Callable[[float], Slice], ...] = (self.playouts, self.loops, self.copies)

    def name(self) -> str:
        """The name that `only` is matched against."""
        return f"{self.game} {self.edition}"

    def play_half(self) -> State:
        """A state halfway through a random game."""
        s = self.dealt.copy()
        choices = playout(s.copy(), Rng(2)) // 2
        play_loop(s, Rng(2), choices)
        return s

    def playouts(self, seconds: float) -> Slice:
        """Whole games, one call each."""
        done = Slice()
        started = time.process_time()
        while done.cpu < seconds:
            for _ in range(GAMES_AT_A_TIME):
                done.decisions += playout(self.dealt.copy(), self.rng)
            done.games += GAMES_AT_A_TIME
            done.cpu = time.process_time() - started
        return done

    def loops(self, seconds: float) -> Slice:
        """Whole games, with every decision made from Python."""
        done = Slice()
        started = time.process_time()
        while done.cpu < seconds:
            for _ in range(GAMES_AT_A_TIME):
                done.decisions += play_loop(self.dealt.copy(), self.rng)
            done.games += GAMES_AT_A_TIME
            done.cpu = time.process_time() - started
        return done

    def copies(self, seconds: float) -> Slice:
        """Repeated copies of the same state."""
        done = Slice()
        copy = self.middle.copy
        started = time.process_time()
        while done.cpu < seconds:
            for _ in range(COPIES_AT_A_TIME):
                copy()
            done.copies += COPIES_AT_A_TIME
            done.cpu = time.process_time() - started
        return done


def play_loop(s: State, rng: Rng, most: int = -1) -> int:
    """Random play with options() and take(), for at most `most` choices; returns the choices made by seats."""
    made = 0
    while not s.over and made != most:
        decision = s.decision()
        if decision.seat == CHANCE:
            s.take(decision.pick(s, rng))
        else:
            options = s.options()
            s.take(options[rng.below(len(options))])
            made += 1
    return made


def cases(only: str | None) -> list[Case]:
    """All games and editions whose name contains `only`."""
    return [
        Case(game, edition)
        for game in GAMES
        for edition in game.editions()
        if only is None or only in f"{game.key} {edition}"
    ]


def run_bench(rounds: int, seconds: float, only: str | None) -> list[BenchRow]:
    """Measure all games and editions in interleaved rounds, so that other load on the machine affects them equally."""
    chosen = cases(only)
    slices: dict[str, list[list[Slice]]] = {case.name(): [] for case in chosen}
    for case in chosen:  # warm up
        for measurement in case.measurements:
            measurement(seconds / 10)
    for turn in range(rounds):
        for case in chosen if turn % 2 == 0 else reversed(chosen):
            slices[case.name()].append([measurement(seconds) for measurement in case.measurements])
    return [row(case, slices[case.name()]) for case in chosen]


def row(case: Case, rounds: list[list[Slice]]) -> BenchRow:
    """The medians of one case."""
    playouts = [slices[0] for slices in rounds]
    loops = [slices[1] for slices in rounds]
    copies = [slices[2] for slices in rounds]
    rates = [done.decisions / done.cpu for done in playouts]
    return BenchRow(
        game=case.game,
        edition=case.edition,
        seats=case.seats,
        compiled=COMPILED,
        rounds=len(rounds),
        decisions_per_game=sum(done.decisions for done in playouts) / sum(done.games for done in playouts),
        decisions_per_cpu_s=median(rates),
        games_per_cpu_s=median(done.games / done.cpu for done in playouts),
        loop_decisions_per_cpu_s=median(done.decisions / done.cpu for done in loops),
        loop_games_per_cpu_s=median(done.games / done.cpu for done in loops),
        copies_per_cpu_s=median(done.copies / done.cpu for done in copies),
        spread=(max(rates) - min(rates)) / median(rates),
    )


def print_table(rows: list[BenchRow]) -> None:
    """Print the rows as a table."""
    form = "compiled" if COMPILED else "interpreted"
    print(f"Random play, {form}; per second of CPU time, medians of {rows[0].rounds if rows else 0} rounds\n")
    head = ("game", "edition", "dec/game", "playout dec/s", "games/s", "loop dec/s", "games/s", "copies/s", "spread")
    widths = (14, 10, 8, 13, 9, 11, 9, 11, 6)
    print(
        "  ".join(
            word.ljust(width) if at < 2 else word.rjust(width)
            for at, (word, width) in enumerate(zip(head, widths, strict=True))
        )
    )
    for line in rows:
        print(
            f"{line.game:14}  {line.edition:10}  {line.decisions_per_game:8.1f}  {line.decisions_per_cpu_s:13,.0f}  "
            f"{line.games_per_cpu_s:9,.0f}  {line.loop_decisions_per_cpu_s:11,.0f}  {line.loop_games_per_cpu_s:9,.0f}  "
            f"{line.copies_per_cpu_s:11,.0f}  {line.spread:6.0%}"
        )


def as_json(rows: list[BenchRow]) -> dict[str, Any]:
    """The rows as JSON: {"compiled": …, "rows": […]}."""
    return {"compiled": COMPILED, "rows": [asdict(line) for line in rows]}
