"""The measured strength of the bots: ratings.toml is valid, and `triforium bots` shows it."""

import pytest

from tests.cli.run import triforium
from triforium.bots import BOTS
from triforium.bots.ratings import WON, read_ratings, shipped_text, strengths
from triforium.core.errors import BadComponents
from triforium.games import find_game

TABLE = '[[measured]]\ngame = "basilica"\nedition = "2022"\nseats = 2\nscale = "rating"\n[measured.levels]\n'


def test_all_figures_are_of_existing_games_and_bots() -> None:
    for key, strength in read_ratings("ratings.toml", shipped_text()):
        game = find_game(key)
        assert strength.edition in game.editions()
        assert game.fewest_seats <= strength.seats <= game.most_seats
        assert strength.bot in BOTS
        assert (strength.scale == WON) == game.is_cooperative(strength.seats)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "my.toml, line 1: measured is missing"),
        (TABLE.replace('"rating"', '"stars"'), "scale is 'stars' (invariant: a scale is one of rating, won)"),
        (TABLE + "simple = [1, 2, 3]", "simple is [1, 2, 3] (invariant: a strength is four numbers"),
        (TABLE + "simple = [9, 2, 3, 400]", "simple is 9, not from 2 to 3"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read_ratings("my.toml", text)
    assert sentence in str(caught.value)


def test_the_list_of_bots_has_their_style_and_strength() -> None:
    bots = triforium("bots", "orleans", "--json").json()["games"][0]["bots"]
    assert [bot["bot"] for bot in bots] == list(BOTS)
    simple = next(bot for bot in bots if bot["bot"] == "simple")
    assert simple["style"] == "Looks ahead to the end of its own action: a quick opponent."
    measured = [strength for strength in strengths("orleans") if strength.bot == "simple"]
    assert [figures["value"] for figures in simple["strengths"]] == [strength.value for strength in measured] != []
    said = triforium("bots", "orleans", "--lang", "pl").out
    assert f"{measured[0].value:.0f} % ({measured[0].low:.0f} to" in said
    assert "there is no game 'ludo'" in triforium("bots", "ludo", code=2).err
