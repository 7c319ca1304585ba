"""The tutorial of Stupor Mundi, played with the real rules: every step is legal when it is asked for."""

import re
from pathlib import Path
from typing import Final

import pytest

from triforium.core.action import CHANCE, Action, noun_of, verb_of
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.verbs import VERBS

SOURCE: Final = Path(__file__).resolve().parents[2] / "web/src/faces/stupor_mundi/lessons.ts"
TEXT: Final = SOURCE.read_text(encoding="utf-8").replace("\\\n", "")
POSITIONS: Final = dict(re.findall(r"const (\w+) = `(SMF1 [^`]+)`", TEXT))
LESSONS: Final = re.findall(r"position: (\w+),(.*?)\n  }", TEXT, flags=re.S)


def named(action: Action) -> tuple[str, str]:
    """The two ways a lesson can name a choice: the verb alone, or verb and noun."""
    verb = VERBS.name(verb_of(action))
    return verb, f"{verb} {noun_of(action)}"


def test_there_are_three_lessons_and_all_have_texts():
    words = (SOURCE.parents[4] / "src/triforium/games/stupor_mundi/words/en/messages.ftl").read_text(encoding="utf-8")
    assert len(LESSONS) == len(POSITIONS) == 3
    keys = re.findall(r'words: "([\w-]+)"', TEXT)
    assert len(keys) > 30
    assert all(f"\n{key} = " in words for key in keys)


@pytest.mark.parametrize(("name", "steps"), LESSONS, ids=[name for name, _ in LESSONS])
def test_each_step_is_legal_when_it_is_asked_for(name: str, steps: str):
    s, rng = STUPOR_MUNDI.notation().read_position(POSITIONS[name], Rng(1)).state, Rng(2)
    done = 0
    for wanted in re.findall(r"wants: \[([^\]]+)\]", steps):
        while s.deciding() == CHANCE or len(s.options()) == 1:  # the table makes forced choices itself
            s.take(s.decision().pick(s, rng))
        offered = [action for action in s.options() if set(named(action)) & set(re.findall(r'"([^"]+)"', wanted))]
        assert s.deciding() == 0, "another seat is asked within a lesson"
        assert offered, f"{name}: {wanted} is not offered"
        s.take(offered[0])
        done += 1
    assert done >= 2


def test_the_numbers_in_the_lesson_texts_are_right():
    position = STUPOR_MUNDI.notation().read_position(POSITIONS["ALLY_AND_EDICT"], Rng(1)).state
    shown = STUPOR_MUNDI.view(position, 0)
    tunis = next(city for city in shown.cities if city.name == "TUN")  # type: ignore[attr-defined]
    assert (tunis.allies[0].item, tunis.allies[0].cost, tunis.allies[0].pays) == ("I-SEV", 2, 3)
    grain = shown.active_edicts[0].changes[0]  # type: ignore[attr-defined]
    assert (grain.what, grain.more, grain.less) == ("grain", 3, -1)
