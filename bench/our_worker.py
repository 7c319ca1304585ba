"""Benchmark worker for one Triforium game: `python our_worker.py playout|loop GAME EDITION`; same protocol as a peer.

Whether the interpreted or the compiled form runs depends on the PYTHONPATH.
"""

from __future__ import annotations

import random
import sys

from peer_worker import Peer, serve

from triforium.core.action import CHANCE
from triforium.core.playout import playout
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import find_game
from triforium.lab.bench import Case

GAMES_A_CALL = 5  # reading the clock after each short game would distort the result


def whole_playouts(dealt: State) -> Peer:
    """Playouts: one call into the engine per game."""
    chance = Rng(1)

    def play(rng: random.Random) -> tuple[int, int, int]:
        made = 0
        for _ in range(GAMES_A_CALL):
            made += playout(dealt.copy(), chance)
        return made, 0, 0

    play.games_per_call = GAMES_A_CALL  # type: ignore[attr-defined]
    return play, None


def loop_in_python(dealt: State) -> Peer:
    """Every decision made from Python, counted in the same way as for peers."""
    chance = Rng(1)

    def play(rng: random.Random) -> tuple[int, int, int]:
        s = dealt.copy()
        made = forced = options = 0
        while not s.over:
            decision = s.decision()
            if decision.seat == CHANCE:
                s.take(decision.pick(s, chance))
                continue
            legal = s.options()
            offered = len(legal)
            made += 1
            options += offered
            forced += offered == 1
            s.take(legal[chance.below(offered)])
        return made, forced, options

    return play, None


def main() -> None:
    """Serve one game and edition."""
    way, game, edition = sys.argv[1:4]
    case = Case(find_game(game), edition)
    play, _ = whole_playouts(case.dealt) if way == "playout" else loop_in_python(case.dealt)
    serve(play, case.middle.copy)


if __name__ == "__main__":
    main()
