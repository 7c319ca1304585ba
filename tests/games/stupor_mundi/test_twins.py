"""Cards and allies of which there are two, and those of which there is one, in positions and written moves."""

import pytest

from tests.games.stupor_mundi.table import NOTATION, stupor
from tests.rule import rule
from triforium.core.errors import Unreadable
from triforium.games.stupor_mundi.game import STUPOR_MUNDI


@rule("SM-SETUP-17")
@pytest.mark.parametrize("name", ["SAV-1", "SAV-2"])
def test_a_card_of_the_house_is_there_once(name: str):
    with pytest.raises(Unreadable, match=f"card {name} is there too often"):
        stupor(p1=f"savoy hand={name},{name}")


@rule("SM-SOLO-12")
def test_both_copies_of_an_ally_can_be_gone():
    table = stupor(n=1, rom="a1=-/-", con="a1=-/-", solo="gone=I-GRE,I-GRE")
    table.shows(solo="gone=I-GRE,I-GRE")
    assert table.state.gone_allies.bit_count() == 2


def test_a_card_that_only_draws_is_written_with_a_mark():
    table = stupor(p1="hand=H-DRAW")
    start, actions = table.state.copy(), []
    for choice in ("travel 0", "card H-DRAW", "face_up 2", "perform"):
        actions.append(STUPOR_MUNDI.read(table.state, choice))
        table.state.take(actions[-1])
    assert list(NOTATION.write_moves(start, actions)) == ["P1: H-DRAW^2 !"]
