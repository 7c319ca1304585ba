"""Bot worker process: reads jobs as JSON lines from standard input, writes answers to standard output."""

import contextlib
import os
import queue
import sys
import threading
from typing import Any

import msgspec

from triforium.bots import find_bot
from triforium.bots.explain import Candidate, explain
from triforium.bots.search_bot import SearchBot
from triforium.core.action import Action
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.games import all_games
from triforium.server.table.imagined_position import ImaginedPosition, read_world

NICE = 5  # bots run at a lower priority than the server


class Job(msgspec.Struct, frozen=True):
    """A job: a position with hidden information resampled for the bot's seat, never the real one."""

    game: str
    world: ImaginedPosition
    options: list[Action]  # the legal choices, to check that the position was read correctly
    level: str
    seed: int
    explain: bool = False  # return candidates and reasons as well


class Advice(msgspec.Struct, frozen=True):
    """A candidate move: win probability in percent, expected continuation, main reasons."""

    action: Action
    percent: int
    line: list[tuple[int, str, dict[str, str]]]  # seat, and the message key and arguments of its choice
    reasons: list[tuple[str, int]]  # feature, percent


class Thought(msgspec.Struct, frozen=True):
    """The answer of a bot, or why there is none."""

    action: Action = -1
    problem: str = ""
    advice: list[Advice] = []


JOBS = msgspec.json.Decoder(Job)


def think(games: dict[str, Game[Any]], job: Job) -> Thought:
    """Run one job."""
    game = games[job.game]
    world = read_world(game, job.world)
    if world.options() != job.options:
        return Thought(problem="the position does not offer the expected choices")
    bot = find_bot(job.level)
    if job.explain and isinstance(bot, SearchBot):
        advice = [advice_of(candidate) for candidate in explain(bot, game, world, Rng(job.seed))]
        return Thought(advice[0].action, advice=advice)
    return Thought(bot.choose(game, world, Rng(job.seed)))


def advice_of(candidate: Candidate) -> Advice:
    """A candidate as a serialisable struct."""
    line = [(said.seat, said.choice.key, said.choice.args) for said in candidate.line]
    reasons = [(reason.feature, round(100 * reason.share)) for reason in candidate.reasons]
    return Advice(candidate.action, round(100 * candidate.share), line, reasons)


def read_lines(lines: "queue.SimpleQueue[bytes]") -> None:
    """Read standard input in a thread, and exit as soon as the server closes it."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    """Run jobs until standard input is closed."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # output printed by a bot must not be taken for an answer
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    games = {game.key: game for game in all_games()}
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        out.write(b"ready\n")
        while True:
            out.write(msgspec.json.encode(answer(games, lines.get())) + b"\n")
    os._exit(0)  # the server has exited; do not wait for the reader thread


def answer(games: dict[str, Game[Any]], line: bytes) -> Thought:
    """Run the job in one line; an exception becomes a problem in the answer."""
    try:
        return think(games, JOBS.decode(line))
    except Exception as error:
        return Thought(problem=type(error).__name__)


if __name__ == "__main__":
    main()
