"""A process in which bots think: a job a line on the standard input, an answer a line on the standard output."""

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
from triforium.server.portable import Portable, read_world

NICE = 5  # whoever waits for a page goes before whoever thinks


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: a world that its seat could imagine, and nothing of the real one."""

    game: str
    world: Portable
    options: list[Action]  # what is offered: a check that the world arrived whole
    level: str
    seed: int
    explain: bool = False  # not only what, but also why


class Advice(msgspec.Struct, frozen=True):
    """A candidate: what share of the victory it promises, what is expected to follow, what speaks for it."""

    action: Action
    percent: int
    line: list[tuple[int, str, dict[str, str]]]  # seat, and the choice as a message
    reasons: list[tuple[str, int]]  # feature, percent


class Thought(msgspec.Struct, frozen=True):
    """The bot's answer, or what went wrong."""

    action: Action = -1
    problem: str = ""
    advice: list[Advice] = []


JOBS = msgspec.json.Decoder(Job)


def think(games: dict[str, Game[Any]], job: Job) -> Thought:
    """Read the world, and let the bot choose."""
    game = games[job.game]
    world = read_world(game, job.world)
    if world.options() != job.options:
        return Thought(problem="the world did not arrive whole")
    bot = find_bot(job.level)
    if job.explain and isinstance(bot, SearchBot):
        advice = [advice_of(candidate) for candidate in explain(bot, game, world, Rng(job.seed))]
        return Thought(advice[0].action, advice=advice)
    return Thought(bot.choose(game, world, Rng(job.seed)))


def advice_of(candidate: Candidate) -> Advice:
    """A candidate as it is sent."""
    line = [(said.seat, said.choice.key, said.choice.args) for said in candidate.line]
    reasons = [(reason.feature, round(100 * reason.share)) for reason in candidate.reasons]
    return Advice(candidate.action, round(100 * candidate.share), line, reasons)


def read_lines(lines: "queue.SimpleQueue[bytes]") -> None:
    """Hear at once when the server is gone, even while a bot thinks."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    """Answer until nobody asks any more."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # a bot that prints must not be mistaken for an answer
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    games = {game.key: game for game in all_games()}
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=read_lines, args=(lines,), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        out.write(b"ready\n")
        while True:
            out.write(msgspec.json.encode(answer(games, lines.get())) + b"\n")
    os._exit(0)  # the server is gone, and the thread that waits for its words need not be


def answer(games: dict[str, Game[Any]], line: bytes) -> Thought:
    """The answer to one line; a bot that fails says so."""
    try:
        return think(games, JOBS.decode(line))
    except Exception as error:
        return Thought(problem=type(error).__name__)


if __name__ == "__main__":
    main()
