"""Edges: the largest numbers of a component file, and the story of a burned order."""

import pytest

from tests.games.basilica.table import basilica
from tests.games.basilica.test_components import SHIPPED, changed
from tests.rule import rule
from triforium.core.errors import BadComponents
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA


@rule("BAS-SETUP-8")
def test_up_to_twelve_tiles_may_be_taken_out_of_a_copy():
    twelve = changed("festum_fatuorum]", "remove_random = 6", "remove_random = 12")
    assert BASILICA.with_components("mine.toml", twelve).components.removed_with_ff == 12
    with pytest.raises(BadComponents, match="13 tiles cannot be taken out"):
        BASILICA.with_components("mine.toml", twelve.replace("remove_random = 12", "remove_random = 13"))


@rule("BAS-QUEEN-3")
def test_a_track_has_at_most_sixty_spaces():
    sixty = SHIPPED.replace("spaces = 30", "spaces = 60", 1).replace("[10, 20, 30]", "[10, 20, 60]", 1)
    assert BASILICA.with_components("mine.toml", sixty).components.spaces == 60
    with pytest.raises(BadComponents, match="BAS-QUEEN-3"):
        BASILICA.with_components("mine.toml", sixty.replace("= 60", "= 61", 1).replace("20, 60]", "20, 61]", 1))


@rule("BAS-OPT-9")
def test_the_story_tells_of_a_burned_order():
    table = basilica(orders="confuse confuse confuse", options="burn_orders=true")
    table.position.deal()
    table.state.story = []
    table.white("burn 1")
    kinds = [EVENTS.name(event.kind) for event in table.state.story]
    assert kinds[0] == "order_burned"
    assert "order_taken" not in kinds
