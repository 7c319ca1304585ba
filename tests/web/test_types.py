"""The TypeScript files generated from Python are up to date."""

from pathlib import Path

from tools.make_types import generated_files, out_of_date
from triforium.games import GAMES


def test_the_generated_files_are_up_to_date() -> None:
    assert out_of_date() == [], "run python tools/make_types.py"


def test_every_game_has_its_view_verbs_and_events() -> None:
    made = generated_files()
    for game in GAMES:
        text = made[f"{game.key}.ts"]
        assert " extends View {" in text
        assert all(f'  "{word}",\n' in text for word in (*game.verbs.words, *game.event_names().words)), game.key


def test_every_game_client_has_the_same_main_files() -> None:
    faces = Path(__file__).resolve().parents[2] / "web" / "src" / "faces"
    parts = {"index.ts", "theme.css", "tale.ts", "lessons.ts", "catalogue.ts"}
    parts |= {f"{name}.svelte" for name in ("Board", "Aside", "Result", "Defs")}
    for face in (face for face in faces.iterdir() if face.is_dir() and face.name != "plain"):
        assert parts - {path.name for path in face.iterdir()} == set(), face.name
