"""Benchmark worker for one peer engine: random play through its public API, `python peer_worker.py PEER:GAME`.

Prints {"ready": true} after warming up, then answers every line `run SECONDS` with one JSON line of counts. Between
lines it waits for input without using CPU time, so that many workers can be measured in turn.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

# A game function plays one game; returns the players' choices, how many were forced, and options seen (0: not counted).
GameFn = Callable[[random.Random], tuple[int, int, int]]
Peer = tuple[GameFn, Callable[[], Any] | None]  # and a function that copies a state in the middle of a game

ROLLOUTS = 100  # per call of an OpenSpiel search
WARM_SECONDS = 0.5
COPIES_AT_A_TIME = 20


def calibration(_: str) -> Peer:
    """A fixed load of plain Python, to compare machines and interpreters."""

    def play(rng: random.Random) -> tuple[int, int, int]:
        table: dict[int, int] = {}
        items: list[int] = []
        acc = 1
        for step in range(1000):
            acc = (acc * 1103515245 + 12345) & 0x7FFFFFFF
            items.append(acc & 63)
            table[acc & 255] = table.get(acc & 255, 0) + 1
            if len(items) > 32:
                items = [x for x in items if x & 1]
            acc ^= step
        return 1000, 0, 0

    return play, None


def catanatron(_: str) -> Peer:
    """Catan for four, in Python."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(rng: random.Random) -> tuple[int, int, int]:
        game = Game([RandomPlayer(colour) for colour in colours])
        made = forced = options = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            offered = len(game.state.playable_actions)
            made += 1
            options += offered
            forced += offered == 1
            game.play_tick()
        return made, forced, options

    middle = Game([RandomPlayer(colour) for colour in colours])
    for _i in range(400):
        middle.play_tick()
    return play, middle.copy


def fastcatan(_: str) -> Peer:
    """Catan for four, in C++, stepped from Python."""
    import fastcatan as fc

    env = fc.Env()

    def play(rng: random.Random) -> tuple[int, int, int]:
        env.reset(seed=rng.getrandbits(31))
        made = forced = options = 0
        legal_actions, step = env.legal_actions, env.step
        while not env.done and made < 50_000:
            legal = legal_actions()
            offered = len(legal)
            made += 1
            options += offered
            forced += offered == 1
            step(legal[rng.randrange(offered)])
        return made, forced, options

    return play, env.snapshot


def drawn(outcomes: list[tuple[int, float]], pick: float) -> int:
    """The outcome for a uniform number between 0 and 1."""
    for action, chance in outcomes:
        pick -= chance
        if pick <= 0:
            return action
    return outcomes[-1][0]


def open_spiel(name: str) -> Peer:
    """A game of OpenSpiel, in C++ or (python_…) Python, stepped from Python."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> tuple[int, int, int]:
        state = game.new_initial_state()
        made = forced = options = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
                continue
            legal = state.legal_actions()
            offered = len(legal)
            made += 1
            options += offered
            forced += offered == 1
            state.apply_action(legal[rng.randrange(offered)])
        return made, forced, options

    middle = game.new_initial_state()
    rng = random.Random(5)
    for _i in range(20):
        if middle.is_terminal():
            break
        legal = middle.legal_actions()
        middle.apply_action(legal[rng.randrange(len(legal))])
    return play, middle.clone


def open_spiel_native(name: str) -> Peer:
    """Random rollouts inside OpenSpiel: one MCTS move per call; choices are rollouts times the mean game length."""
    import pyspiel

    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, ROLLOUTS, 500, False, 7, False)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])
    one_game = open_spiel(name)[0]
    rng = random.Random(3)
    mean = sum(one_game(rng)[0] for _ in range(60)) / 60

    def play(rng: random.Random) -> tuple[int, int, int]:
        bot.step(root)
        return round(mean * ROLLOUTS), 0, 0

    play.games_per_call = ROLLOUTS  # type: ignore[attr-defined]
    return play, None


def rlcard(name: str) -> Peer:
    """A card game of RLCard, in Python."""
    import rlcard as rl

    env = rl.make(name, config={"seed": 1})

    def play(rng: random.Random) -> tuple[int, int, int]:
        state, _player = env.reset()
        made = forced = options = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            offered = len(legal)
            made += 1
            options += offered
            forced += offered == 1
            state, _player = env.step(legal[rng.randrange(offered)])
        return made, forced, options

    return play, None


def pettingzoo(name: str) -> Peer:
    """A classic game of PettingZoo, in Python."""
    import numpy as np

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(rng: random.Random) -> tuple[int, int, int]:
        env.reset(seed=rng.getrandbits(31))
        made = forced = options = 0
        while env.agents:
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            offered = len(legal)
            made += 1
            options += offered
            forced += offered == 1
            env.step(int(legal[rng.randrange(offered)]))
        return made, forced, options

    return play, None


def python_chess(_: str) -> Peer:
    """Chess, in Python."""
    import chess

    def play(rng: random.Random) -> tuple[int, int, int]:
        board = chess.Board()
        made = forced = options = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            offered = len(legal)
            made += 1
            options += offered
            forced += offered == 1
            board.push(legal[rng.randrange(offered)])
        return made, forced, options

    middle = chess.Board()
    rng = random.Random(2)
    for _i in range(40):
        legal = list(middle.legal_moves)
        middle.push(legal[rng.randrange(len(legal))])
    return play, middle.copy


PEERS: dict[str, Callable[[str], Peer]] = {
    "calibration": calibration,
    "catanatron": catanatron,
    "fastcatan": fastcatan,
    "open_spiel": open_spiel,
    "open_spiel_native": open_spiel_native,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "python_chess": python_chess,
}


def measure(play: GameFn, copy: Callable[[], Any] | None, rng: random.Random, seconds: float) -> dict[str, Any]:
    """Play whole games for this many CPU seconds, then copy states for a tenth of that."""
    per_call: int = getattr(play, "games_per_call", 1)
    games = decisions = forced = options = 0
    cpu = 0.0
    started, wall_started = time.process_time(), time.perf_counter()
    while cpu < seconds:
        made, alone, seen = play(rng)
        games += per_call
        decisions += made
        forced += alone
        options += seen
        cpu = time.process_time() - started
    wall = time.perf_counter() - wall_started
    counts = {"games": games, "decisions": decisions, "forced": forced, "options": options, "cpu": cpu, "wall": wall}
    return {**counts, "copies_per_cpu_s": copies_per_second(copy, seconds / 10) if copy else None}


def copies_per_second(copy: Callable[[], Any], seconds: float) -> float:
    """Copies of a state per second of CPU time."""
    copies, cpu = 0, 0.0
    started = time.process_time()
    while cpu < seconds:
        for _ in range(COPIES_AT_A_TIME):
            copy()
        copies += COPIES_AT_A_TIME
        cpu = time.process_time() - started
    return copies / cpu


def serve(play: GameFn, copy: Callable[[], Any] | None) -> None:
    """Warm up, report ready, and answer requests until the input ends."""
    # Redirect the peer's own output to standard error, so that standard output has only our lines.
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    rng = random.Random(1)
    random.seed(11)
    measure(play, copy, rng, WARM_SECONDS)
    out.write('{"ready": true}\n')
    out.flush()
    for line in sys.stdin:
        word, _, seconds = line.strip().partition(" ")
        if word != "run":
            break
        out.write(json.dumps(measure(play, copy, rng, float(seconds))) + "\n")
        out.flush()


def main() -> None:
    """Serve one peer."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    peer, _, game = sys.argv[1].partition(":")
    serve(*PEERS[peer](game))


if __name__ == "__main__":
    main()
