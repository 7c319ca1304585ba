"""The arena from the user's point of view: the same result whether it is interrupted, resumed or killed."""

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest

from triforium.cli.main import main
from triforium.core.errors import TableError
from triforium.games import find_game
from triforium.lab.arena import as_json, match_for, open_results, play_match, report, setting_for
from triforium.lab.component_changes import shipped_components
from triforium.lab.match import Match
from triforium.lab.workers import Processes, Workers

HASTE = ("--games", "40", "--seed", "3")


def small_match(games: int = 60) -> Match:
    return match_for(setting_for("pebbles/big", 2, {}), ["random", "simple"], games, 3)


def told(match: Match, place: Path, workers: Workers, tell: Callable[[int], None] = lambda finished: None) -> Any:
    """Play a match to its end; returns everything that must not depend on how it was run."""
    results_file = open_results(match, place)
    play_match(match, results_file, workers, tell)
    said = as_json(report(match, results_file))
    assert {entry.pop("bot") for entry in said.pop("time")} == set(match.bots)
    return said


def lines_of(place: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in (place / "results.jsonl").read_text().splitlines()[1:]]
    for line in lines:
        del line["cpu"]
    return sorted(lines, key=lambda line: str(line["piece"]))


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    match = small_match(40)
    alone = told(match, tmp_path / "alone", Workers())
    assert told(match, tmp_path / "two", Processes(2)) == alone
    assert lines_of(tmp_path / "two") == lines_of(tmp_path / "alone")
    assert alone["games"] == 40
    assert alone["ratings"][0]["bot"] == "simple"
    for name in ("report.json", "plot.svg"):
        assert (tmp_path / "two" / name).exists()
    ElementTree.parse(tmp_path / "two" / "plot.svg")


class KilledOnce(Processes):
    """Two processes, one of which is killed after the first result."""

    def __init__(self) -> None:
        super().__init__(2)
        self.started: list[Any] = []
        self.killed = False

    def executor(self) -> Executor:
        self.started.append(super().executor())
        return self.started[-1]

    def kill_one(self, finished: int) -> None:
        if finished and not self.killed:
            self.killed = True
            os.kill(next(iter(self.started[0]._processes)), signal.SIGKILL)


def test_a_killed_worker_loses_no_finished_game(tmp_path: Path) -> None:
    match = small_match(500)
    workers = KilledOnce()
    broken = told(match, tmp_path / "killed", workers, workers.kill_one)
    assert len(workers.started) >= 2
    assert broken == told(match, tmp_path / "whole", Workers())
    jobs = [line["piece"] for line in lines_of(tmp_path / "killed")]
    assert sorted(jobs) == sorted(match.jobs())  # each once


def test_a_killed_arena_resumes_where_it_was(tmp_path: Path) -> None:
    command = ["arena", "pebbles/big", "random", "simple", "--games", "4000", "--jobs", "1", "--out", str(tmp_path)]
    arena = subprocess.Popen([sys.executable, "-m", "triforium", *command], stderr=subprocess.DEVNULL)
    results = tmp_path / "results.jsonl"
    while not results.exists() or results.read_text().count("\n") < 20:
        time.sleep(0.02)
        assert arena.poll() is None, "it finished before it could be killed"
    arena.kill()
    arena.wait()
    with results.open("a") as file:
        file.write('{"piece": "1999:0-1", "win')  # a truncated last line
    kept = results.read_text().split("\n")[:-1]
    match = match_for(setting_for("pebbles/big", 2, {}), ["random", "simple"], 40, 1)
    results_file = open_results(match, tmp_path)
    assert len(results_file.results) == len(kept) - 1
    play_match(match, results_file, Workers(), lambda finished: None)
    assert results.read_text().split("\n")[: len(kept)] == kept
    assert report(match, results_file).games == 40


def test_a_match_can_be_extended_by_more_games(tmp_path: Path) -> None:
    told(small_match(20), tmp_path / "grown", Workers())
    first = (tmp_path / "grown" / "results.jsonl").read_text()
    grown = told(small_match(40), tmp_path / "grown", Workers())
    assert (tmp_path / "grown" / "results.jsonl").read_text().startswith(first)
    assert grown == told(small_match(40), tmp_path / "at_once", Workers())
    assert told(small_match(20), tmp_path / "grown", Workers())["games"] == 20


def test_the_arena_works_for_every_built_in_game(tmp_path: Path) -> None:
    for game, bots in (("basilica", ["random", "simple"]), ("orleans/normal", ["random", "simple"])):
        said = told(match_for(setting_for(game, 0, {}), bots, 1, 1), tmp_path / game, Workers())
        assert said["cooperative"] == game.startswith("orleans")
        assert sum(entry["games"] for entry in said["endings"]) == said["games"]
    alone = told(match_for(setting_for("stupor_mundi", 1, {}), ["random"], 1, 1), tmp_path / "solo", Workers())
    assert alone["cooperative"]
    assert alone["teams"][0]["games"] == 1
    said = told(match_for(setting_for("pebbles", 3, {}), ["random", "simple"], 1, 1), tmp_path / "3", Workers())
    assert said["games"] == 6
    assert len(said["victories"]) == 3


def test_the_command_prints_a_table_or_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "pebbles", "random", "simple", *HASTE, "--jobs", "1", "--out", str(tmp_path / "here")]
    assert main(command) == 0
    table = capsys.readouterr().out
    for word in ("simple", "rating", "wins by seat", "heap empty 40", "95 % intervals"):
        assert word in table
    assert main([*command, "--json", "--anchor", "simple"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["ratings"][0] == {"bot": "simple", "rating": 0.0, "low": 0.0, "high": 0.0}
    assert said == json.loads((tmp_path / "here" / "report.json").read_text())


MISTAKES = [
    (["chess", "random", "simple"], "there is no game 'chess'"),
    (["basilica/1999", "random", "simple"], "1999"),
    (["pebbles", "random", "alphago"], "there is no bot 'alphago'; there are: "),
    (["pebbles", "random", "master@0"], "is not a valid budget"),
    (["pebbles", "random", "master@soon"], "is not a budget; give a number of iterations or a time"),
    (["pebbles", "random", "simple@2s"], "only search bots can be given a judge or a budget"),
    (["pebbles", "random"], "2 to 12 bots"),
    (["pebbles", "random", "random"], "name each bot only once"),
    (["pebbles", "random", "simple", "--games", "0"], "--games is a number from 1"),
    (["pebbles", "random", "simple", "--games", "many"], "invalid int value"),
    (["pebbles", "random", "simple", "--seats", "9"], "2 to 4 players, not 9"),
    (["pebbles", "random", "simple", "--jobs", "0"], "--jobs is a number of processes from 1"),
    (["pebbles", "random", "master@" + "9" * 5000], "is not a budget"),
    (["pebbles", "random", "simple", "--seconds", "0"], "--seconds is the CPU time per choice"),
    (["pebbles", "random", "simple", "--seconds", "-1"], "--seconds is the CPU time per choice"),
    (["pebbles", "random", "simple", "--seconds", "3600"], "--seconds is the CPU time per choice"),
    (["pebbles", "random", "simple", "--anchor", "nobody"], "'nobody' is not one of the bots"),
    (["pebbles", "random", "simple", "--option", "speed=9"], "there is no option 'speed'"),
    (["basilica", "random", "simple", "--option", "first"], "must be KEY=VALUE"),
    (["pebbles", "random", "simple", "--components", "no-such-file"], "cannot be read"),
    (["pebbles", "random", "simple", "--dask", "tcp://127.0.0.1:1"], "there is no Dask cluster"),
    (["pebbles", "random", "simple", "--dask", "nonsense://x"], "there is no Dask cluster"),
    (["pebbles", "random", "simple", "--dask", "tls://127.0.0.1:1"], "there is no Dask cluster"),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES, ids=[" ".join(words[-2:])[:40] for words, _ in MISTAKES])
def test_a_mistake_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("triforium.lab.workers.DASK_WAIT_S", 0.3)
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["arena", *words])
    except SystemExit as stopped:  # errors from argparse
        code = int(str(stopped.code))
    said = capsys.readouterr()
    assert code == 2
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello\n", "line 1: is not a JSON object"),
        ('{"format": "something else"}\n', "is not a results file"),
        ("{HEADING}\n[1]\n{}\n", "line 2: is not a JSON object"),
        ('{HEADING}\n{"piece": 5}\n', "line 2: is not a result"),
        ('{HEADING}\n{"piece": "0:0-1"}\n', "line 2: is not a result: Object missing required field `reason`"),
        (
            '{HEADING}\n{"piece": "0:0-1", "reason": "", "winners": [7]}\n',
            "line 2: is not a result: Expected `int` <= 1",
        ),
        ("\xff\xfe", "is not UTF-8 text"),
    ],
)
def test_a_broken_results_file_is_refused_and_left_alone(text: str, sentence: str, tmp_path: Path) -> None:
    match = small_match(4)
    open_results(match, tmp_path)
    path = tmp_path / "results.jsonl"
    path.write_bytes(text.replace("{HEADING}", path.read_text().strip()).encode("latin-1"))
    before = path.read_bytes()
    with pytest.raises(TableError, match=sentence):
        open_results(match, tmp_path)
    assert path.read_bytes() == before


def test_results_of_another_match_are_not_mixed_in(tmp_path: Path) -> None:
    told(small_match(4), tmp_path, Workers())
    other = match_for(setting_for("pebbles/big", 2, {}), ["random", "simple"], 4, 4)
    with pytest.raises(TableError, match=r"holds other results \(seed: 3, wanted 4\); choose another --out"):
        open_results(other, tmp_path)


def test_results_of_a_component_file_that_has_changed_are_not_mixed_in(tmp_path: Path) -> None:
    text = shipped_components(find_game("pebbles"))
    own = setting_for("pebbles", 2, {}, components=("my.toml", text))
    changed = setting_for("pebbles", 2, {}, components=("my.toml", text + "\n# changed\n"))
    open_results(match_for(own, ["random", "simple"], 4, 3), tmp_path)
    with pytest.raises(TableError, match=r"holds other results \(components: "):
        open_results(match_for(changed, ["random", "simple"], 4, 3), tmp_path)


def test_a_single_deal_has_no_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "a [/b]"
    words = ["arena", "pebbles", "random", "simple", "--games", "1", "--jobs", "1", "--out", str(place)]
    assert main([*words, "--json"]) == 0
    said = json.loads(capsys.readouterr().out, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert [row["low"] for row in said["points"]] == [None, None]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "(? to ?)" in told
    assert "a [/b]" in told.replace("\n", "")


def test_many_bots_have_a_line_for_each_pairing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random", "simple", "novice@1", "apprentice@1", "journeyman@1"]
    assert main(["arena", "pebbles", *bots, "--games", "2", "--jobs", "1", "--out", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(" – " in line and "%" in line for line in lines) == 10
