"""Training: a network learns what it is shown; a run that is killed goes on; what cannot be is said in one sentence."""

import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.run import triforium
from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.bots.layout import Layout, kind
from triforium.core.rng import Rng
from triforium.games import find_game

np = pytest.importorskip("numpy", reason="SKIPPED: the extra triforium[train] is not installed")
pytest.importorskip("scipy", reason="SKIPPED: the extra triforium[train] is not installed")

from triforium.lab.arena import setting_for  # noqa: E402
from triforium.lab.fit import Model, Samples, train  # noqa: E402
from triforium.lab.samples import returns  # noqa: E402
from triforium.lab.training import Training, TrainingPlan  # noqa: E402
from triforium.lab.workers import Workers  # noqa: E402

LAYOUT = Layout(kind("die", "eyes:3", "eyes"))


def test_a_network_learns_what_it_is_shown_and_keeps_it_in_whole_numbers() -> None:
    luck = np.random.default_rng(1)
    eyes = luck.integers(0, 6, 4000)
    won = (luck.random(4000) < (eyes + 1) / 7).astype(np.float32)
    alone = np.arange(4001)
    samples = Samples(eyes << 4, alone, alone, won, np.ones(4000, np.float32))
    model = Model(LAYOUT, [8, 4, 1], 1)
    train(model, samples, epochs=8, rate=5e-3, decay=0.0, batch=64, seed=1, report=lambda done, loss: None)
    network = model.arrays().network(LAYOUT)
    for number in range(6):
        share = 1 / (1 + math.exp(-network.run([number << 4, -1])[0] / 131072))
        assert abs(share - (number + 1) / 7) < 0.05


def test_what_a_position_was_worth_blends_the_result_with_later_searches() -> None:
    record = {"actions": [5, 6, 7], "random": [], "thoughts": [[1, [0.8, 0.2], []]], "results": [1.0, 0.0]}
    worth = returns(record)
    assert worth[2] == [1.0, 0.0]
    assert worth[1] == worth[0] == pytest.approx([0.98, 0.02])
    after_chance = returns({**record, "random": [2]})  # a random choice says nothing about what was possible before it
    assert after_chance == [[0.8, 0.2], [0.8, 0.2], None]


def plan_of(folder: Path) -> TrainingPlan:
    """A short training of the smallest game."""
    return TrainingPlan((setting_for("pebbles", 2, {}, ("", "")),), folder, 20, (30, 10), 3, "triforium train pebbles")


def test_generations_follow_one_another_and_the_best_networks_play(tmp_path: Path) -> None:
    training = Training(plan_of(tmp_path), Workers(), lambda doing, done: None)
    for _ in range(2):
        assert training.play_games(math.inf)
        training.finish_generation()
    assert [step["generation"] for step in training.steps] == [0, 1]
    assert training.steps[0]["best"] == 1
    assert training.steps[1]["deals"] > 1
    again = Training(plan_of(tmp_path), Workers(), lambda doing, done: None)
    assert again.steps == training.steps
    for name, model in training.models.items():
        assert all((one == two).all() for one, two in zip(model.weights, again.models[name].weights, strict=True))
    heading = json.loads((tmp_path / "pebbles.net").read_bytes().partition(b"\n")[0])
    assert {"games", "cpu_hours", "seed", "command", "version", "code"} <= heading["made"].keys()
    game = find_game("pebbles")
    state = game.deal()
    state.take(state.options()[0])
    assert ask(find_bot(f"master:{tmp_path / 'pebbles.net'}@20"), game, state, Rng(1)) in state.options()


def test_a_run_that_is_killed_goes_on_with_its_games(tmp_path: Path) -> None:
    words = ["train", "pebbles", "--games", "40", "--jobs", "1", "--out", str(tmp_path)]
    games = tmp_path / "games" / "0000.jsonl"
    with subprocess.Popen([sys.executable, "-m", "triforium", *words]) as running:
        while running.poll() is None and not (games.exists() and games.read_bytes().count(b"\n") > 3):
            time.sleep(0.01)
        os.kill(running.pid, signal.SIGKILL)
    kept = games.read_bytes().rpartition(b"\n")[0]
    training = Training(
        TrainingPlan((setting_for("pebbles", 0, {}, ("", "")),), tmp_path, 40), Workers(), lambda doing, done: None
    )
    assert training.play_games(math.inf)
    assert games.read_bytes().startswith(kept)
    assert games.read_bytes().count(b"\n") == 41


def test_a_full_disk_is_told_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000));"
        "from triforium.cli.main import main; raise SystemExit(main(sys.argv[1:]))"
    )
    words = ["train", "pebbles", "--games", "200", "--jobs", "1", "--out", str(tmp_path)]
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "finished games are kept: run the same command again" in done.stderr
    assert (tmp_path / "games" / "0000.jsonl").read_bytes().count(b"\n") > 3


def test_mistakes_are_told_in_one_sentence(tmp_path: Path) -> None:
    assert "name a folder" in triforium("train", "pebbles", code=2).err
    assert "--hours is a number" in triforium("train", "pebbles", "--hours", "-1", "--out", tmp_path, code=2).err
    assert "--games is a positive" in triforium("train", "pebbles", "--games", "-1", "--out", tmp_path, code=2).err
    assert "one game at a time" in triforium("train", "pebbles", "basilica", "--out", tmp_path, code=2).err
    assert "there is no game 'chess'" in triforium("train", "chess", "--out", tmp_path, code=2).err
    said = triforium("train", "pebbles", "--hours", "0", "--out", tmp_path).out
    assert "no generation is finished yet" in said
    (tmp_path / "progress.jsonl").write_text("{")
    assert "choose another --out" in triforium("train", "pebbles", "--out", tmp_path, code=2).err
