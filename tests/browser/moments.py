"""Moments of games that were played, as beginnings of tables."""

from functools import cache
from pathlib import Path
from typing import Any

from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.games import find_game


@cache
def moment(path: Path, decision: str, after: float = 0) -> tuple[dict[str, Any], int]:
    """The first time that something is decided after some part of a game that was played, and by whom."""
    text = path.read_text(encoding="utf-8")
    played = read_record(text, path.name, find_game).record
    again = Record(played.game, played.agreement)
    for action in played.actions:
        state = again.state
        if again.turn() >= after * played.turn() and state.decision().key == decision:
            return {"record": text, "at": again.turn()}, state.deciding()
        again.play(action)
    raise AssertionError(f"nobody decides {decision} in {path.name}")
