"""Moments of recorded games, to begin tables from."""

from functools import cache
from pathlib import Path
from typing import Any

from triforium.core.action import CHANCE
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.games import find_game


@cache
def read(path: Path) -> tuple[str, Record]:
    """A recorded game, as text and as a Record."""
    text = path.read_text(encoding="utf-8")
    return text, read_record(text, path.name, find_game).record


def seats_of(path: Path) -> int:
    """The number of seats of a recorded game."""
    return read(path)[1].agreement.seats


@cache
def last_moment(path: Path) -> tuple[dict[str, Any], int]:
    """The last decision of a player in a recorded game, and the seat that makes it."""
    text, played = read(path)
    again = Record(played.game, played.agreement)
    found = 0, 0
    for action in played.actions:
        if again.state.deciding() != CHANCE:
            found = again.turn(), again.state.deciding()
        again.play(action)
    return {"record": text, "at": found[0]}, found[1]


@cache
def moment(path: Path, decision: str, after: float = 0) -> tuple[dict[str, Any], int]:
    """The first decision of a kind after this share of a recorded game, and the seat that makes it."""
    text, played = read(path)
    again = Record(played.game, played.agreement)
    for action in played.actions:
        state = again.state
        if again.turn() >= after * played.turn() and state.decision().key == decision:
            return {"record": text, "at": again.turn()}, state.deciding()
        again.play(action)
    raise AssertionError(f"there is no decision {decision} in {path.name}")
