"""Every kind of moment in the golden games can be written down and read; two are alike if the same steps remain."""

from pathlib import Path

import pytest

from triforium.core.action import CHANCE
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import find_game

RECORDS = sorted(Path(__file__).parent.rglob("*.record"))


def steps(s: State) -> str:
    """What is still to be done, by kind."""
    return " ".join(type(step).__name__ for step in s.agenda)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_every_kind_of_moment_in_a_golden_game_can_be_written_and_read(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name, find_game).record
    notation, s = record.game.notation(), Record(record.game, record.agreement).state
    seen: set[str] = set()
    for action in record.actions:
        if s.deciding() != CHANCE and s.decision().key != "jester.colour" and steps(s) not in seen:
            seen.add(steps(s))
            text = notation.write_view(s, s.deciding())
            read = notation.read_position(text, Rng(1)).state
            assert notation.write_view(read, s.deciding()) == text
            assert (read.deciding(), read.options(), steps(read)) == (s.deciding(), s.options(), steps(s))
        s.take(action)
    assert seen
