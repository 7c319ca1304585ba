"""Edges: bounds of a component file, refusals in the middle of something, positions of games that ran out of tiles."""

import pytest

from tests.games.basilica.table import NOTATION, at, basilica
from tests.games.basilica.test_components import SHIPPED, changed
from tests.rule import rule
from triforium.core.errors import BadComponents, Unreadable
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.kinds import COLOURS
from triforium.games.basilica.plan import cell_name


@rule("BAS-SETUP-8")
def test_up_to_twelve_tiles_may_be_taken_out_of_a_copy():
    twelve = changed("festum_fatuorum]", "remove_random = 6", "remove_random = 12")
    assert BASILICA.with_components("mine.toml", twelve).components.expansion.festum_fatuorum.remove_random == 12
    with pytest.raises(BadComponents, match="BAS-SETUP-8"):
        BASILICA.with_components("mine.toml", twelve.replace("remove_random = 12", "remove_random = 13"))


@rule("BAS-QUEEN-3")
def test_a_track_has_at_most_sixty_spaces():
    sixty = SHIPPED.replace("spaces = 30", "spaces = 60", 1).replace("[10, 20, 30]", "[10, 20, 60]", 1)
    assert BASILICA.with_components("mine.toml", sixty).components.track.spaces == 60
    with pytest.raises(BadComponents, match="BAS-QUEEN-5"):
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


EDITION_2010 = "[edition.2010]"


@rule("BAS-SETUP-2", "BAS-SETUP-5")
@pytest.mark.parametrize(
    ("key", "least", "most", "because"),
    [("builders_in_play", 1, 20, "BAS-SETUP-2"), ("coins_each", 0, 9, "BAS-SETUP-5")],
)
def test_supplies_of_a_copy_have_bounds(key: str, least: int, most: int, because: str):
    shipped = {"builders_in_play": 5, "coins_each": 1}[key]
    for number in range(least - 1, most + 2):
        text = changed(EDITION_2010, f"{key} = {shipped}", f"{key} = {number}")
        if least <= number <= most:
            data = BASILICA.with_components("mine.toml", text).components.edition.of("2010")
            assert {"builders_in_play": data.builders_in_play, "coins_each": data.coins_each}[key] == number
        else:
            with pytest.raises(BadComponents, match=because):
                BASILICA.with_components("mine.toml", text)


@rule("BAS-SETUP-3")
@pytest.mark.parametrize(
    "faces",
    [
        '["architect"]',
        '["architect", "architect"]',
        '["architect", "jester"]',
        '["jester", "architect"]',
        '["architect", "king"]',
        '["architect", "master_mason", "strongman"]',
    ],
)
def test_a_token_of_a_copy_shows_two_different_ranks_of_its_edition(faces: str):
    text = changed(EDITION_2010, '["architect", "master_mason"]', faces)
    with pytest.raises(BadComponents, match="a token has two different ranks of its edition"):
        BASILICA.with_components("mine.toml", text)


@rule("BAS-JESTER-4", "BAS-VAULT-1", "BAS-ORDER-1")
def test_while_jesters_choose_no_other_move_is_judged_beyond_its_first_choice():
    table = basilica("RwJs  Y  BwJa  .  .", queen=9, vaults="G^ B R")
    table.white("V1d1")
    assert table.asked() == "W jester.colour"
    table.refuses("V2e1", "BAS-VAULT-1", "not-asked")
    table.refuses("O1S:e1,e2", "BAS-ORDER-1", "not-asked")


@rule("BAS-ORD-PROMOTE-1", "BAS-ORD-MOVE-1", "BAS-ORD-CONFUSE-2")
def test_a_cell_that_does_not_exist_is_refused_whatever_follows_it():
    table = basilica("Rw  B  Y  Gb  .", orders="promote move confuse")
    table.refuses("O1P:f1=Am", "BAS-ORD-PROMOTE-1")
    table.refuses("O2M:f1>b1", "BAS-ORD-MOVE-1")
    table.white("O3C:xa1")
    table.refuses("$f1>b1", "BAS-ORD-CONFUSE-2")


@rule("BAS-SETUP-8", "BAS-STACK-4")
@pytest.mark.parametrize(("edition", "removed"), [("2022+ff", "Y11 B11 R11 G11 G1 G2"), ("2022", ""), ("2022", "G1")])
def test_the_tiles_out_of_the_game_are_counted_when_an_order_slot_stayed_empty(edition: str, removed: str):
    table = basilica(
        "Rw  .  .  .  .", edition=edition, orders="Y9 B9 R9", removed=removed, rest="discard", reshuffled=True
    )
    table.white("O1S:b1,c1")
    table.shows(ended="exhausted", stack="-")
    assert table.field("o").startswith("_,")
    expected = ["z:*"] * (removed == "G1")  # six are always out with Festum Fatuorum: nothing to write
    seen = NOTATION.write_view(table.state, 0)
    assert [word for word in seen.split() if word.startswith("z:")] == expected


@rule("BAS-SCORE-5", "BAS-CLEAN-1")
def test_the_story_of_a_scoring_tells_each_area_with_its_points_and_all_its_cells():
    table = basilica("Rw  Bb  Y  .  .\nR  B  .  .  .", queen=9, vaults="G^ B R")
    table.position.deal()
    table.state.story = []
    table.white("place_vault 1", "put d1")
    told = [event.nouns for event in table.state.story if EVENTS.name(event.kind) == "area_scored"]
    areas = [
        [COLOURS.name(colour), cell_name(first), white, black, *map(cell_name, cells)]
        for colour, first, white, black, *cells in told
    ]
    assert areas == [["blue", "b1", 0, 2, "b1", "b2"], ["red", "a1", 2, 0, "a1", "a2"]]
    kinds = [EVENTS.name(event.kind) for event in table.state.story]
    assert kinds.index("scoring") < kinds.index("area_scored") < kinds.index("cleaned_up")


@rule("BAS-OPT-5")
@pytest.mark.parametrize(
    ("tokens", "because"),
    [
        ("x", "BAS-OPT-5"),
        ("8", "BAS-OPT-5"),
        ("000000008", "BAS-OPT-5"),
        pytest.param("0" * 5000, "BAS-OPT-5", id="5000 zeros"),
        ("7", "BAS-SETUP-3"),
    ],
)
def test_with_free_faces_the_tokens_in_supply_are_a_small_number(tokens: str, because: str):
    text = basilica("Rw  .  .  .  .", options="promotion_faces=free").text()
    assert " W:0,4,4,1 " in text
    with pytest.raises(Unreadable, match=because):
        at(text.replace(" W:0,4,4,1 ", f" W:0,4,{tokens},1 "))
