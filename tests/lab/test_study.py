"""Studies: correct for known answers, reproducible, and clear about their limits."""

import json
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from triforium.cli.main import main
from triforium.core.errors import TableError
from triforium.games import find_game
from triforium.games.orleans.ending import REASONS
from triforium.games.stupor_mundi.kinds import END_NAMES
from triforium.lab.arena import setting_for
from triforium.lab.component_changes import changed_text, number_positions, shipped_components
from triforium.lab.findings import Findings, findings, slope
from triforium.lab.study import Study, open_results, play_study, study_for
from triforium.lab.study_page import as_json, page
from triforium.lab.study_plans import PLANS
from triforium.lab.workers import Processes, Workers


def small_study(game: str = "pebbles", games: int = 40, seed: int = 1, changes: tuple[str, ...] = ()) -> Study:
    return study_for(setting_for(game, 0, {}), "random", games, seed, list(changes))


def found(study: Study, place: Path, workers: Workers) -> Findings:
    results_file = open_results(study, place)
    play_study(study, results_file, workers, lambda finished: None)
    return findings(study, results_file.results)


@cache
def chance_to_win(heap: int) -> float:
    """The win probability of the next player when both take one to three pebbles at random and the last one wins."""
    ways = range(1, min(3, heap) + 1)
    return sum(1.0 if way == heap else 1 - chance_to_win(heap - way) for way in ways) / len(ways)


@cache
def turns_left(heap: int) -> float:
    """The expected number of turns of such a game."""
    ways = range(1, min(3, heap) + 1)
    return 1 + sum(turns_left(heap - way) for way in ways if way < heap) / len(ways)


def test_intervals_contain_the_known_answer_about_95_times_in_100(tmp_path: Path) -> None:
    held = {"who begins": 0, "length": 0, "change": 0}
    times = 40
    for seed in range(times):
        study = small_study(games=50, seed=seed, changes=("heap.small=9",))
        said = found(study, tmp_path / str(seed), Workers())
        won = said.turns[0][0]
        held["who begins"] += won[1] <= chance_to_win(21) <= won[2]
        held["length"] += said.choices[1] <= turns_left(21) <= said.choices[2]
        shorter = next(effect for effect in said.effects[0] if effect.figure == "choices a game").difference
        held["change"] += shorter[1] <= turns_left(9) - turns_left(21) <= shorter[2]
    assert all(count / times >= 0.85 for count in held.values()), held
    assert sum(held.values()) / (3 * times) <= 0.995  # and they are not too wide


def test_the_figures_are_the_same_with_one_process_and_with_two(tmp_path: Path) -> None:
    study = small_study(games=24)
    assert found(study, tmp_path / "two", Processes(2)) == found(study, tmp_path / "one", Workers())


def test_a_value_is_a_slope_between_seats_of_one_table() -> None:
    flat = [[(-0.5, 1.0), (0.5, -1.0)], [(-0.5, -1.0), (0.5, 1.0)]] * 50
    rise = slope(flat)
    assert rise is not None
    assert rise[0] == 0
    assert rise[1] == pytest.approx(-0.392, abs=0.01)  # 1.96 standard errors of 2 / sqrt(100)
    steep = slope([[(-0.5, -1.5), (0.5, 1.5)]] * 40)
    assert steep == pytest.approx((3, 3, 3))
    assert slope([[(-0.5, -1.5), (0.5, 1.5)]] * 29) is None  # too rare


class Tags(HTMLParser):
    """Checks that every HTML tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("game", "words"), [
    ("basilica", ["Results by turn order", "Confuse", "Architect", "What if: three coins each instead of one"]),
    ("stupor_mundi", ["Results by turn order", "Houses, dealt", "What if: eight points for most structures"]),
    ("orleans", ["Win rate of the team", "Workshops, laid out", "What if: one monk less in each bag"]),
])  # fmt: skip
def test_every_built_in_game_has_a_study(game: str, words: list[str], tmp_path: Path) -> None:
    study = small_study(game, 3)
    said = found(study, tmp_path, Workers())
    html = page(study, said)
    tags = Tags()
    tags.feed(html)
    assert tags.open == []
    for word in [PLANS[game].title, "reconstructed by us", "95 % interval", *words]:
        assert word.replace("'", "&#x27;") in html, word
    figures = json.loads(json.dumps(as_json(study, said)))
    assert [len(part["things"]) > 0 for part in figures["values"]].count(True) >= 2
    assert len(figures["effects"]) == 2


@pytest.mark.parametrize("edition", ["2010", "2010+ff", "2022", "2022+ff"])
def test_a_change_is_tried_only_in_editions_that_it_affects(edition: str) -> None:
    study = small_study(f"basilica/{edition}", 3)
    year = edition.partition("+")[0]
    assert [change.change for change in study.plan.changes] == [
        f"edition.{year}.coins_each=3",
        f"edition.{year}.builders_in_play=6",
    ]
    expert = small_study("orleans/expert", 3)
    assert len(expert.variants) == 2
    assert all("setup.expert" in change.change for change in expert.plan.changes)


def test_every_reason_for_an_end_has_words() -> None:
    assert PLANS["basilica"].end("third") == "the third scoring"
    assert PLANS["stupor_mundi"].end("castle+edict") == "a castle complete, edicts"
    known = {game: {reason for reason, _ in plan.ends} for game, plan in PLANS.items()}
    assert known["stupor_mundi"] == {name.lower() for name in END_NAMES}
    assert known["orleans"] == set(REASONS[1:])


def test_only_the_number_of_the_component_file_is_replaced() -> None:
    text = shipped_components(find_game("orleans"))
    other = changed_text(text, "setup.normal.red.M=1,setup.normal.blue.M=1,setup.normal.monk_supply=8")
    differ = [(a, b) for a, b in zip(text.split("\n"), other.split("\n"), strict=True) if a != b]
    assert differ == [
        ("red = { K = 6, A = 3, T = 3, M = 2 }", "red = { K = 6, A = 3, T = 3, M = 1 }"),
        ("blue = { F = 6, A = 3, T = 3, M = 2 }", "blue = { F = 6, A = 3, T = 3, M = 1 }"),
        ("monk_supply = 6", "monk_supply = 8"),
    ]
    places = number_positions(text)
    assert text[slice(*places["setup.expert.monk_supply"])] == "8"


MISTAKES = [
    (["pebbles", "--change", "heap.small"], "is not PATH=NUMBER"),
    (["pebbles", "--change", "heap.middle=3"], "there is no such number in the component file; perhaps heap.small"),
    (["orleans", "--change", "game.rounds=4"], "ORL-END-1: three rounds"),
    (["basilica", "--change", "track.spaces=24"], "invariant: BAS-QUEEN-3"),
    (["pebbles", "--bot", "nobody"], "there is no bot 'nobody'"),
    (["pebbles", "--seats", "7"], "2 to 4 players, not 7"),
    (["pebbles", "--games", "1"], "--games is a number from 2"),
    (["chess"], "there is no game 'chess'"),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_mistake_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["study", *words]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert sentence in said.err
    assert list(tmp_path.iterdir()) == []


def test_a_missing_dask_is_reported_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    from triforium.lab.workers import workers_for

    with pytest.raises(TableError, match=r"pip install 'triforium\[dask\]'"):
        workers_for(2, "tcp://127.0.0.1:8786")


def test_a_full_disk_keeps_the_finished_games(tmp_path: Path) -> None:
    code = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000));"
        "from triforium.cli.main import main; raise SystemExit(main(sys.argv[1:]))"
    )
    words = ["study", "pebbles", "--bot", "random", "--games", "200", "--jobs", "1", "--out", str(tmp_path)]
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "finished games are kept: run the same command again" in done.stderr
    kept = (tmp_path / "results.jsonl").read_bytes().rpartition(b"\n")[0]
    assert kept.count(b"\n") > 3
    assert main([*words, "--json"]) == 0
    assert (tmp_path / "results.jsonl").read_bytes().startswith(kept)
    assert (tmp_path / "report.html").exists()
