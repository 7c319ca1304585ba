"""What the browser knows of the Python side is generated, and up to date."""

from tools.make_types import everything, out_of_date
from triforium.games import GAMES


def test_the_generated_files_are_up_to_date() -> None:
    assert out_of_date() == [], "run python tools/make_types.py"


def test_every_game_has_its_view_its_verbs_and_its_events() -> None:
    made = everything()
    for game in GAMES:
        text = made[f"{game.key}.ts"]
        assert " extends View {" in text
        assert all(f'  "{word}",\n' in text for word in (*game.verbs.words, *game.event_names().words)), game.key
