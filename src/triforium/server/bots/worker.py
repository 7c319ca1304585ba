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
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.games import all_games
from triforium.server.table.imagined_position import read_world
from triforium.server.table.ports import Advice, BotRequest, Thought

NICE = 5  # bots run at a lower priority than the server


REQUESTS = msgspec.json.Decoder(BotRequest)


def think(games: dict[str, Game[Any]], job: BotRequest) -> Thought:
    """Run one job."""
    game = games[job.game]
    world = read_world(game, job.position)
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
        return think(games, REQUESTS.decode(line))
    except Exception as error:
        return Thought(problem=type(error).__name__)


if __name__ == "__main__":
    main()
