"""triforium games, rule, components and --version."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.cli.run import as_process, in_process, triforium
from triforium.core.datafile import shipped
from triforium.core.game import Game
from triforium.core.masks import COMPILED
from triforium.games import GAMES


def test_the_version_says_whether_the_rules_run_compiled() -> None:
    answer = triforium("--version").out
    assert re.match(r"triforium \d+\.\d+", answer)
    assert ("compiled" in answer.replace("not compiled", "")) == COMPILED


def test_games_are_listed_with_editions_seats_and_options() -> None:
    games = {game["game"]: game for game in triforium("games", "--json").json()["games"]}
    basilica = games["basilica"]
    assert basilica["editions"] == ["2022", "2010", "2022+ff", "2010+ff"]
    assert len(basilica["options"]) == 12
    assert basilica["seats"] == {"fewest": 2, "most": 2, "names": ["White", "Black"]}
    lazy = {"key": "reshuffle", "values": ["eager", "lazy"], "default": "eager", "rule": "BAS-OPT-10"}
    assert lazy in basilica["options"]
    assert "pebbles" in games
    for language in ("en", "pl"):
        assert "reshuffle=eager*" in triforium("games", "--lang", language).out


def test_a_rule_is_printed_with_its_sources_and_its_ruling() -> None:
    answer = triforium("rule", "bas-stack-1").out
    assert answer.startswith("BAS-STACK-1")
    assert "RULING 45" in answer
    data = triforium("rule", "BAS-STACK-1", "--json").json()
    assert data["chapter"] == "6.2 Running out of tiles"
    assert {source["code"] for source in data["sources"]} == {"S0", "S1", "S4", "RULING 45"}
    assert "BAS-STACK-1" in triforium("rule", "BAS-STACK-99", code=2).err


def test_components_say_which_values_are_reconstructed() -> None:
    data = triforium("components", "basilica", "--json").json()
    tiles = {value["part"] for value in data["values"] if value["part"].startswith("tile ")}
    assert len(tiles) == 58
    assert {"part": "tile Y1", "what": "crown", "value": "yes", "provenance": "reconstructed"} in data["values"]
    assert data["reconstructed"] == sum(value["provenance"] == "reconstructed" for value in data["values"]) > 100
    assert "values are reconstructed" in triforium("components", "basilica", "--edition", "2010+ff").out
    assert "no edition" in triforium("components", "basilica", "--edition", "1900", code=2).err
    assert "no game" in triforium("components", "ludo", code=2).err


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "Y2"', 'id = "Y1"', "every tile id once"),
        ('crown = true\norder = "promote"', 'crown = false\norder = "promote"', "stated totals"),
        ('order = "recruit"', 'order = "dance"', "an order is one of"),
        ('colours = ["yellow"]', 'colours = ["yellow", "yellow"]', "BAS-GEO-6"),
        ('colours = ["yellow"]', 'colours = ["pink"]', "BAS-GEO-6"),
        ("crown_spaces = [10, 20, 30]", "crown_spaces = [10, 20, 25]", "BAS-QUEEN-3"),
        ('faces = ["architect", "strongman"]', 'faces = ["architect", "jester"]', "two different ranks of its edition"),
        ("builders_in_play = 5", 'builders_in_play = "five"', "whole number"),
        ("schema = ", "scheme = ", "scheme is not a known key"),
        ("[track]", "[track", "not TOML"),
    ],
)
def test_inconsistent_components_are_refused_with_line_and_invariant(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    file = tmp_path / "my-copy.toml"
    file.write_text(shipped("triforium.games.basilica", "components.toml").replace(old, new, 1), encoding="utf-8")
    answer = triforium("components", "basilica", "--components", file, code=2)
    assert says in answer.err
    assert re.search(r"line \d+", answer.err), answer.err


def test_a_custom_component_file_is_used_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    file.write_text(
        shipped("triforium.games.basilica", "components.toml")
        .replace("crown_spaces = [10, 20, 30]", "crown_spaces = [8, 16, 24]")
        .replace("spaces = 30", "spaces = 24")
    )
    values = triforium("components", "basilica", "--json", "--components", file).json()["values"]
    assert {"part": "track", "what": "crown spaces", "value": "8, 16, 24", "provenance": "public"} in values
    position = (
        "bas1 2022 g:Y2w,4 o:R3,BG1,Y8 v:G3,YR2,B6 t:w3 q:7/0 W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:R4,* d:B9 r:0"
    )
    after = triforium("position", position, "--components", file, "--json", "--play", "V1b1").json()
    assert " q:8/1 " in after["position"]
    assert after["scores"] == [1, 0]


def changed_copy(folder: Path, game: str, old: str, new: str) -> Path:
    """A copy of a game's component file in which one text is replaced."""
    text = shipped(f"triforium.games.{game}", "components.toml")
    assert text.count(old) == 1
    file = folder / f"my-{game}.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("game", "old", "new", "change"),
    [
        ("pebbles", "big = 35", "big = 40", ("heap", "big", "35", "40")),
        ("basilica", "remove_random = 6", "remove_random = 4", ("Festum Fatuorum", "tiles taken out", "6", "4")),
        ("stupor_mundi", "augustales_per_vp = 6", "augustales_per_vp = 4", ("scoring", "augustales_per_vp", "6", "4")),
        ("orleans", 'name = "Tours"', 'name = "Turones"', ("place TOU", "name", "Tours", "Turones")),
    ],
)
def test_check_finds_the_game_of_a_component_file_and_what_was_changed(
    tmp_path: Path, game: str, old: str, new: str, change: tuple[str, ...]
) -> None:
    file = changed_copy(tmp_path, game, old, new)
    found = triforium("components", "check", file, "--json").json()
    assert (found["game"], found["changes"]) == (
        game,
        [dict(zip(("part", "what", "shipped", "value"), change, strict=True))],
    )
    assert "values that differ from the shipped ones: 1" in triforium("components", "check", file).out


def test_check_refuses_in_one_line_and_says_what_to_do(tmp_path: Path) -> None:
    bad = changed_copy(tmp_path, "stupor_mundi", "max_steps = 4", "max_steps = 5")
    said = triforium("components", "check", bad, code=2).err
    assert re.search(r"line \d+: max_steps is 5, .*\(invariant: SM-TRAVEL-1: one to four cities\)", said)
    other = tmp_path / "other.toml"
    other.write_text("[tool]\nname = 1\n")
    assert "this is not a component file; start from a copy" in triforium("components", "check", other, code=2).err
    assert "needs a FILE" in triforium("components", "check", code=2).err
    assert "leave out 'orleans'" in triforium("components", "basilica", "orleans", code=2).err


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_schema_for_editors_accepts_the_shipped_file_and_marks_mistakes(game: Game[Any]) -> None:
    schema = triforium("components", "schema", game.key).json()
    assert list(jsonschema_rs.validator_for(schema).iter_errors(game.file.data)) == []
    for key in game.file.data:
        assert list(jsonschema_rs.validator_for(schema).iter_errors({**game.file.data, key: -1.5})), key
    assert not jsonschema_rs.is_valid(schema, {**game.file.data, "more": 1})


def test_a_closed_output_pipe_is_not_an_error() -> None:
    reader = subprocess.Popen(
        [sys.executable, "-m", "triforium", "components", "basilica"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.read(10)
    reader.stdout.close()
    assert reader.stderr.read() == b""
    assert reader.wait(60) == 0


def test_the_command_line_module_can_be_run_directly() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "triforium.cli.main", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("triforium ")


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--version"], b""),
        (["games", "--json"], b""),
        (["rule", "BAS-STACK-99"], b""),
        (["position", "-"], b"bas1 \xff\xfe"),
        (["position", "-", "--json"], b"peb1 2 21 0"),
        (["play", "pebbles", "--seed", "3", "--seats", "human:Ann,human:Ben"], "1\n1\nkoń\nquit\n".encode()),
        (["dance"], b""),
        ([], b""),
    ],
    ids=str,
)
def test_a_command_gives_the_same_result_in_a_new_process(words: list[str], text: bytes) -> None:
    """The other tests run commands in their own process; this one shows that the results are the same."""
    assert in_process(words, text) == as_process(words, text)
