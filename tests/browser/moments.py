"""Moments of games that were played, as beginnings of tables."""

from functools import cache
from pathlib import Path
from typing import Any

from triforium.core.action import CHANCE
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.games import find_game


@cache
def read(path: Path) -> tuple[str, Record]:
    """A game that was played, as text and as it is."""
    text = path.read_text(encoding="utf-8")
    return text, read_record(text, path.name, find_game).record


def seats_of(path: Path) -> int:
    """How many sat at that game."""
    return read(path)[1].agreement.seats


@cache
def last_moment(path: Path) -> tuple[dict[str, Any], int]:
    """The last time that somebody decides something, and who."""
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
    """The first time that something is decided after some part of a game that was played, and by whom."""
    text, played = read(path)
    again = Record(played.game, played.agreement)
    for action in played.actions:
        state = again.state
        if again.turn() >= after * played.turn() and state.decision().key == decision:
            return {"record": text, "at": again.turn()}, state.deciding()
        again.play(action)
    raise AssertionError(f"nobody decides {decision} in {path.name}")
