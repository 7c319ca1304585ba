"""The tutorial of The Cathedral of Orléans, played with the real rules: every step is legal when it is asked for."""

import re
from pathlib import Path
from typing import Final

import pytest

from triforium.core.action import CHANCE, Action, noun_of, verb_of
from triforium.core.rng import Rng
from triforium.games.orleans.game import ORLEANS
from triforium.games.orleans.verbs import VERBS

SOURCE: Final = Path(__file__).resolve().parents[2] / "web/src/faces/orleans/lessons.ts"
POSITIONS: Final = dict(
    re.findall(r'const (\w+) =\s*"(orl1 [^"]+)"', SOURCE.read_text(encoding="utf-8").replace("\\\n", ""))
)
LESSONS: Final = re.findall(r"position: (\w+),(.*?)\n  }", SOURCE.read_text(encoding="utf-8"), flags=re.S)


def named(action: Action) -> tuple[str, str]:
    """The two ways a lesson can name a choice: the verb alone, or verb and noun."""
    verb = VERBS.name(verb_of(action))
    return verb, f"{verb} {noun_of(action)}"


def test_there_are_three_lessons_and_all_have_texts():
    words = (SOURCE.parents[4] / "src/triforium/games/orleans/words/en/messages.ftl").read_text(encoding="utf-8")
    assert len(LESSONS) == len(POSITIONS) == 3
    keys = re.findall(r'words: "([\w-]+)"', SOURCE.read_text(encoding="utf-8"))
    assert len(keys) > 12
    assert all(f"\n{key} = " in words for key in keys)


@pytest.mark.parametrize(("name", "steps"), LESSONS, ids=[name for name, _ in LESSONS])
def test_each_step_is_legal_when_it_is_asked_for(name: str, steps: str):
    position, rng = ORLEANS.notation().read_position(POSITIONS[name], Rng(1)), Rng(2)
    s = position.state
    done = 0
    for wanted in re.findall(r"wants: \[([^\]]+)\]", steps):
        while s.deciding() == CHANCE:
            s.take(s.pick(rng))
        offered = [action for action in s.options() if set(named(action)) & set(re.findall(r'"([^"]+)"', wanted))]
        assert s.deciding() == 0
        assert offered, f"{name}: {wanted} is not offered"
        s.take(offered[0])
        done += 1
    assert done >= 2
