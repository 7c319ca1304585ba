"""A game in a separate package, installed with pip, works in every part of Triforium."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import triforium
from tests.server.server_process import Browser, ServerProcess
from triforium.cli.main import main
from triforium.games import installed_games

ROOT = Path(__file__).resolve().parents[1]
CONTRACT = ["test_random_games.py", "test_no_peeking.py", "test_refusals.py", "test_there_and_back.py"]


@pytest.fixture(scope="module")
def quarry(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Install the sample package into a folder of its own; the PYTHONPATH that finds it."""
    place = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "install", "--no-deps"]
    flags = ["--no-build-isolation", "--target", str(place)]
    subprocess.run([*pip, *flags, str(ROOT / "examples" / "quarry")], check=True)
    return os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(place)])


@pytest.fixture(autouse=True)
def installed(quarry: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", quarry)  # for other processes
    monkeypatch.syspath_prepend(quarry.rpartition(os.pathsep)[2])  # for this one
    installed_games.cache_clear()
    yield
    installed_games.cache_clear()


def said_by(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    """The parsed --json output of a command."""
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_it_passes_the_contract_tests() -> None:
    suite = [f"tests/contract/{name}" for name in CONTRACT] + ["tests/test_words.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *suite],
        env={**os.environ, "TRIFORIUM_OUTSIDE": "1", "TRIFORIUM_MANY": "0.1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "skipped" not in done.stdout


def test_it_is_listed_and_its_positions_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    games = {game["game"]: game for game in said_by(capsys, "games")["games"]}
    assert games["quarry"]["editions"] == ["long", "short"]
    refused = said_by(capsys, "position", "qry1 long 4,7 0 0 6,10,8,4", "--play", "stop", code=1)
    assert refused["options"] == ["dig"]
    assert refused["refused"]["rule"] == "QRY-STOP-1"


def test_general_bots_play_it_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "quarry/short", "random", "simple", "--games", "12", "--jobs", "1", "--out", str(tmp_path)]
    said = said_by(capsys, *words)
    assert said["games"] == 12
    assert said["endings"] == [{"reason": "bag empty", "games": 12}]


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    said = triforium(
        "play", "quarry", "--terminal", "--edition", "short", "--seats", "human:Ann,bot:simple", "--seed", "5",
        "--save", tmp_path / "game.rec", text="dig\nstop\n" + "1\n" * 60,
    )  # fmt: skip
    assert "The bag is empty." in said.out
    assert (tmp_path / "game.rec").read_text().split("\n")[-2].startswith("end bag empty ")


def test_it_is_played_on_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.db") as server:
        ann = Browser(server)
        assert "quarry" in [game["game"] for game in ann.get("/api/games")]
        table = ann.open("quarry", ("me", "bot:simple"), edition="short")["table"]["id"]
        assert "story-dug" in ann.get("/api/words/en/quarry")
        seat = ann.sit(table)
        while not seat.ready()["result"]:
            seat.act_any()
        told = seat.view["result"]["scores"]
        seat.close()
        (tmp_path / "game.rec").write_text(ann.get(f"/api/tables/{table}/record"))
    (scored,) = said_by(capsys, "record", "score", str(tmp_path / "game.rec"))["records"]
    assert (scored["over"], scored["outcome"]["reason"]) == (True, "bag empty")
    assert scored["scores"] == told  # may well be 0 for a player who always digs
