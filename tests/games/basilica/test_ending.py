"""The end of the game (BAS-END)."""

import pytest

from tests.games.basilica.table import basilica
from tests.rule import rule
from triforium.core.action import CHANCE
from triforium.core.rng import Rng
from triforium.core.words import Words
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA

WORDS = Words("en", BASILICA.words_package())
LAST = {"queen": 29, "vaults": "G5 B2 R2", "orders": "Y9 B9 R9"}


@rule("BAS-END-1")
def test_after_the_third_scoring_the_table_stays_as_it_is():
    table = basilica("RwAm  R*  Gb  #  .\nY  .  .  .  .", **LAST)
    table.white("V1c2")
    table.shows("RwAm  R*  Gb  #  .\nY  .  G5  .  .", score="6:2", ended="third", vaults="_ B2 R2", builders="4:4")
    assert BASILICA.outcome(table.state).reason == "third"
    table.refuses("V2d2", "BAS-END-1")


@rule("BAS-END-1")
def test_a_jester_still_chooses_before_the_third_scoring():
    table = basilica("RwJs  B  .  .  .", **LAST)
    table.white("V1c1")
    assert table.asked() == "W jester.colour"
    table.white("Ja1=B")
    table.shows("RwJs  B  G5  .  .", ended="third", score="2:0", queen="30/3")


@rule("BAS-END-2")
@pytest.mark.parametrize("queen", [0, 9, 10, 15, 29])
def test_when_the_tiles_run_out_there_is_one_final_scoring_wherever_the_queen_stands(queen: int):
    table = basilica(
        "Rw  R  Bb  .  .",
        orders="Y9 B9 R9",
        vaults="Y2 B2 R2",
        rest="removed",
        reshuffled=True,
        queen=queen,
        score="5:6",
    )
    table.white("V1d1")
    table.shows("Rw  R  Bb  Y2  .", score="7:7", ended="exhausted", queen=f"{queen}/{queen // 10 + 1}")
    assert BASILICA.outcome(table.state).reason == "exhausted"
    table.refuses("place_vault 2", "BAS-END-2")


@rule("BAS-END-2")
def test_jesters_choose_before_that_final_scoring_as_usual():
    table = basilica(
        "RwJs  B  GbJs  .  .", orders="Y9 B9 R9", vaults="Y2 B2 R2", rest="removed", reshuffled=True, queen=12
    )
    table.white("O1S:d1,e1", "Ja1=B")
    table.black("Jc1=Y")
    table.shows(score="2:0", ended="exhausted", queen="12/2")


@rule("BAS-END-3")
@pytest.mark.parametrize(("score", "winners"), [("10:8", [0]), ("8:10", [1]), ("9:7", [0])])
def test_the_player_with_more_points_wins(score: str, winners: list[int]):
    table = basilica("R  B  .  .  .", **LAST, score=score)
    table.white("V1c1")
    assert BASILICA.outcome(table.state).winners == winners


@rule("BAS-END-3")
def test_the_last_points_decide():
    table = basilica("R  Bb  B  .  .", **LAST, score="9:8")
    table.white("V1d1")
    assert BASILICA.outcome(table.state).winners == [1]
    assert WORDS.say(BASILICA.ending(table.state)) == "Black wins by 10 to 9."


@rule("BAS-END-4")
@pytest.mark.parametrize(("edition", "words"), [("2010", "tie"), ("2022", "shared victory")])
def test_equal_points_are_a_draw_in_the_words_of_the_edition(edition: str, words: str):
    table = basilica("Rw  Bb  .  .  .", **LAST, edition=edition, score="9:9", coins="2:0")
    table.white("V1c1")
    table.shows(score="10:10")
    assert BASILICA.outcome(table.state).winners == [0, 1]
    assert words in WORDS.say(BASILICA.ending(table.state))


def draws_of_a_game_of_orders(edition: str, **options: str) -> int:
    """Both players execute or burn the first order until the tiles are gone: nothing draws more tiles."""
    s = BASILICA.deal(edition, 2, {"burn_orders": "true", **options})
    rng = Rng(11)
    while s.deciding() == CHANCE:
        s.take(s.decision().pick(s, rng))
    s.story = []
    while not s.over:
        wanted = [option for option in s.options() if BASILICA.write(s, option) in ("order 1", "burn 1")]
        s.take(wanted[0] if wanted else s.decision().pick(s, rng))
    return sum(EVENTS.name(event.kind) == "order_filled" for event in s.story)


@rule("BAS-END-5")
@pytest.mark.parametrize(
    ("edition", "options", "most"),
    [
        ("2022", {}, 104),
        ("2022+ff", {}, 108),
        ("2022+ff", {"ff_remove_six": "false"}, 120),
        ("2022", {"reshuffle": "lazy"}, 105),
        ("2022+ff", {"reshuffle": "lazy"}, 109),
        ("2022+ff", {"ff_remove_six": "false", "reshuffle": "lazy"}, 121),
    ],
)
def test_the_stack_is_drawn_through_twice_and_then_the_game_is_over(edition: str, options: dict[str, str], most: int):
    assert draws_of_a_game_of_orders(edition, **options) == most
