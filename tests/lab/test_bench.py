"""The benchmarks run and their figures are consistent; speed itself is not tested."""

import importlib
import json
import math
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from triforium.core.masks import COMPILED
from triforium.games import GAMES
from triforium.lab.bench import BenchRow, as_json, print_table, run_bench

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(scope="module")
def rows() -> list[BenchRow]:
    return run_bench(2, 0.001, None)


def test_every_game_and_edition_has_its_row(rows: list[BenchRow]) -> None:
    everything = [(game.key, edition) for game in GAMES for edition in game.editions()]
    assert [(row.game, row.edition) for row in rows] == everything


def test_every_figure_is_plausible(rows: list[BenchRow]) -> None:
    for row in rows:
        assert row.compiled == COMPILED
        assert row.rounds == 2
        assert row.decisions_per_game > 1
        for figure in (
            row.decisions_per_cpu_s,
            row.games_per_cpu_s,
            row.loop_decisions_per_cpu_s,
            row.loop_games_per_cpu_s,
            row.copies_per_cpu_s,
        ):
            assert math.isfinite(figure)
            assert figure > 0
        assert row.spread >= 0


def test_only_filters_by_name() -> None:
    assert [(row.game, row.edition) for row in run_bench(1, 0.001, "basilica 2010")] == [
        ("basilica", "2010"),
        ("basilica", "2010+ff"),
    ]
    assert run_bench(1, 0.001, "no such game") == []


def test_table_and_json_agree(rows: list[BenchRow], capsys: pytest.CaptureFixture[str]) -> None:
    print_table(rows)
    table = capsys.readouterr().out
    said = json.loads(json.dumps(as_json(rows)))
    assert said["compiled"] == COMPILED
    assert ("compiled" if COMPILED else "interpreted") in table
    assert len(said["rows"]) == len(rows)
    for row in said["rows"]:
        assert f"{row['decisions_per_cpu_s']:,.0f}" in table


def test_the_engine_benchmark_has_help() -> None:
    done = subprocess.run([sys.executable, str(BENCH / "run.py"), "--help"], capture_output=True, text=True, check=True)
    for word in ("--rounds", "--seconds", "--only", "--json", "--plot", "--quick"):
        assert word in done.stdout


def test_the_complete_benchmark_has_help() -> None:
    command = [sys.executable, str(BENCH / "all.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "--quick" in done.stdout
    assert "one JSON" in done.stdout


def test_the_figures_become_a_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    plot = importlib.import_module("plot")
    row = {"form": "Python, <loop>", "decisions_per_cpu_s": 14_400.0}
    rows = [{**row, "name": "catanatron:4p"}, {**row, "name": "triforium:basilica 2022", "decisions_per_cpu_s": 1.4e6}]
    where = {"cpu": "A & B", "cores": 2, "python": "3.11", "date": "2026-11-16"}
    picture = plot.svg({"machine": where, "rounds": 7, "seconds": 1.0, "rows": rows})
    texts = "".join(ElementTree.fromstring(picture).itertext())
    assert "A & B, 2 cores, Python 3.11, 2026-11-16" in texts
    assert texts.index("Triforium: basilica 2022") < texts.index("catanatron:4p")
    assert ElementTree.fromstring(plot.svg({"machine": where, "rounds": 7, "seconds": 1.0, "rows": []})) is not None
    engine = {"machine": where, "rounds": 7, "seconds": 1.0, "rows": rows}
    search = {"interpreted": None, "compiled": [{"game": "orleans", "iterations_per_cpu_s": 9_500}]}
    loads = {"Triforium, SQLite, full": [{"moves_per_s": 2_000.0}], "boardgame.io, toy, paced": []}
    server = {"tables": 50, "figures": loads}
    whole = {"machine": where, "engine": engine, "search": search, "server": server}
    texts = "".join(ElementTree.fromstring(plot.combined_svg(whole)).itertext())
    for word in ("catanatron:4p", "orleans (compiled)", "50 tables", "Triforium, SQLite, full"):
        assert word in texts
    assert "paced" not in texts
    alone = plot.combined_svg({**whole, "engine": None, "server": None})
    assert "9,500" in "".join(ElementTree.fromstring(alone).itertext())


@pytest.mark.parametrize("words", [["--rounds", "0"], ["--seconds", "-1"], ["--seconds", "soon"], ["--fast"]])
def test_the_engine_benchmark_refuses_bad_arguments(words: list[str]) -> None:
    done = subprocess.run([sys.executable, str(BENCH / "run.py"), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
