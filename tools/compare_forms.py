"""Checks that the same seeds give the same games interpreted and compiled, action by action."""

import hashlib
import os
import subprocess
import sys

GAMES = 150


def digest() -> str:
    """One line for each game, edition and number of seats: a hash of many random games, action by action."""
    from triforium.core.masks import COMPILED
    from triforium.core.rng import Rng
    from triforium.games import GAMES as ALL

    lines = [f"form {'compiled' if COMPILED else 'interpreted'}"]
    for game in ALL:
        for edition in game.editions():
            for seats in range(game.fewest_seats, game.most_seats + 1):
                sha = hashlib.sha256()
                for seed in range(GAMES):
                    s = game.deal(edition, seats)
                    rng = Rng(seed)
                    while not s.over:
                        action = s.decision().pick(s, rng)
                        sha.update(f"{s.deciding()} {action} {s.options()};".encode())
                        s.take(action)
                    sha.update(str(s.scores()).encode())
                lines.append(f"{game.key} {edition} {seats} seats: {sha.hexdigest()[:24]}")
    return "\n".join(lines)


def main() -> int:
    """Compare the compiled installation with its own sources; 0 if they play the same games."""
    if "--digest" in sys.argv:
        print(digest())
        return 0
    outputs: list[list[str]] = []
    for pure in ("", "1"):
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        env["TRIFORIUM_PURE"] = pure
        done = subprocess.run(
            [sys.executable, __file__, "--digest"], env=env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stderr[-2000:], file=sys.stderr)
            return 1
        outputs.append(done.stdout.strip().split("\n"))
    compiled, interpreted = outputs
    if compiled[0] != "form compiled" or interpreted[0] != "form interpreted":
        print(
            f"compare_forms: needs a compiled and an interpreted form, but got {compiled[0]} and {interpreted[0]}",
            file=sys.stderr,
        )
        return 1
    for one, other in zip(compiled[1:], interpreted[1:], strict=True):
        if one != other:
            print(f"compare_forms: compiled {one}, but interpreted {other}", file=sys.stderr)
            return 1
    print(f"compare_forms: {len(compiled) - 1} settings, {GAMES} games each: the same games in both forms")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
