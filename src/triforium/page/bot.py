"""A bot in a Worker of its own: answers one question at a time."""

import time

import msgspec

from triforium.games import all_games
from triforium.server.bots.thinking import answer

if not hasattr(time, "thread_time"):
    time.thread_time = time.perf_counter  # a Worker has one thread, and Pyodide has no clock for it

GAMES = {game.key: game for game in all_games()}


def think(question: str) -> str:
    """The answer to a question (BotRequest), as JSON (Thought)."""
    return msgspec.json.encode(answer(GAMES, question.encode())).decode()
