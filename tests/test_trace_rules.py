"""tools/trace_rules.py, which traces rules to code and tests, and its result for this project."""

import functools
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(book.parent.name for book in (ROOT / "src/triforium/games").glob("*/rules.md"))
TOOL = ROOT / "tools" / "trace_rules.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    return subprocess.run(
        [sys.executable, str(TOOL), *arguments], capture_output=True, text=True, cwd=ROOT, check=False
    )


def tree(root: Path, book: str, code: str, tests: str) -> list[str]:
    """Write a source tree with one game; the arguments to trace it."""
    game = root / "src/triforium/games/toy"
    game.mkdir(parents=True)
    (root / "tests/games").mkdir(parents=True)
    (game / "rules.md").write_text(book, encoding="utf-8")
    (game / "turn.py").write_text(code, encoding="utf-8")
    (root / "tests/games/test_toy.py").write_text(tests, encoding="utf-8")
    return ["--root", str(root)]


BOOK = "\n".join(f"- **TOY-TURN-{number}** Rule {number}. (our own game)" for number in range(1, 5))
CODE = '"""TOY-TURN-1 to\n   TOY-TURN-4: all of it (TOY-TURN)."""\n'
TESTS = '@rule("TOY-TURN-1", "TOY-TURN-2")\n@rule("TOY-TURN-3 to TOY-TURN-4")\ndef test_it():\n    assert True\n'


@functools.cache
def everything() -> subprocess.CompletedProcess[str]:
    """All games, traced once."""
    return run("--json")


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_every_game_has_code_and_a_test(name: str):
    traced = everything()
    game = json.loads(traced.stdout)[name]
    assert game["not_in_tests"] == []
    assert game["not_in_code"] == []
    assert game["unknown"] == {}
    assert game["rules"] == game["in_code"] == game["in_tests"] > 0
    assert traced.returncode == 0


def test_every_rule_of_basilica_is_found():
    assert json.loads(everything().stdout)["basilica"]["rules"] == 207


def test_a_single_game_can_be_traced():
    assert run("pebbles").stdout.count("\n") == 2
    none = run("chess")
    assert (none.returncode, "chess" in none.stderr) == (2, True)


def test_a_complete_project_passes(tmp_path: Path):
    traced = run(*tree(tmp_path, BOOK, CODE, TESTS))
    assert traced.returncode == 0
    assert "toy       4        4         4        0" in traced.stdout


def test_a_rule_without_code_or_test_is_reported(tmp_path: Path):
    traced = run(*tree(tmp_path, BOOK, CODE.replace("4", "3"), TESTS.replace('"TOY-TURN-1", ', "")))
    assert traced.returncode == 1
    assert "not in code: TOY-TURN-4" in traced.stdout
    assert "not in tests: TOY-TURN-1" in traced.stdout


def test_a_citation_of_an_unknown_rule_is_reported_with_its_place(tmp_path: Path):
    traced = run(*tree(tmp_path, BOOK, CODE + "# TOY-TURN-9\n", TESTS.replace("TOY-TURN-2", "TOY-TEA-1")))
    assert traced.returncode == 1
    assert "no such rule: TOY-TURN-9 (src/triforium/games/toy/turn.py:3)" in traced.stdout
    assert "no such rule: TOY-TEA-1 (tests/games/test_toy.py:1)" in traced.stdout


def test_a_range_of_cards_keeps_its_zeros(tmp_path: Path):
    book = "\n".join(f"| TOY-E{number:02d} | card {number} |" for number in range(8, 13))
    code, tests = '"""TOY-E08 to TOY-E12."""\n', '@rule("TOY-E08 to TOY-E12")\ndef test_it():\n    assert True\n'
    assert run(*tree(tmp_path, book, code, tests)).returncode == 0


def test_a_row_of_a_component_file_counts_as_code_of_its_rule(tmp_path: Path):
    book = "\n".join(f"| TOY-A{number} | card {number} |" for number in range(1, 4))
    arguments = tree(tmp_path, book, "", '@rule("TOY-A1 to TOY-A3")\ndef test_it():\n    assert True\n')
    rows = tmp_path / "src/triforium/games/toy/components.toml"
    rows.write_text('[[card]]\nid = "A1"\n[[card]]\nid = "A2"\n[[board]]\nid = "ROM"\n# id = "A3"\n', encoding="utf-8")
    traced = run(*arguments)
    assert traced.returncode == 1
    assert "not in code: TOY-A3" in traced.stdout
    assert "ROM" not in traced.stdout


def test_a_rule_in_a_comment_of_a_test_does_not_count(tmp_path: Path):
    arguments = tree(tmp_path, BOOK, CODE, TESTS.replace('"TOY-TURN-1", ', "") + "# TOY-TURN-1\n")
    assert "not in tests: TOY-TURN-1" in run(*arguments).stdout


@pytest.mark.parametrize(
    "weak",
    [
        TESTS.replace("assert True", "play()"),
        TESTS.replace("def ", "@given(integers())\ndef "),
        TESTS.replace("assert True", "for s in some_states(3):\n        assert s"),
    ],
    ids=["asserts nothing", "generated input", "random games"],
)
def test_a_test_without_its_own_assertion_counts_for_no_rule(tmp_path: Path, weak: str):
    traced = run(*tree(tmp_path, BOOK, CODE, weak))
    assert traced.returncode == 1
    assert "not in tests: TOY-TURN-1, TOY-TURN-2, TOY-TURN-3, TOY-TURN-4" in traced.stdout


@pytest.mark.parametrize("check", ["with raises(ValueError):\n        play()", "toy().shows(1)", "toy().refuses(1)"])
def test_shows_and_refuses_of_a_table_count_as_assertions(tmp_path: Path, check: str):
    assert run(*tree(tmp_path, BOOK, CODE, TESTS.replace("assert True", check))).returncode == 0


def test_a_citation_outside_the_game_tests_does_not_count_but_must_name_a_known_rule(tmp_path: Path):
    arguments = tree(tmp_path, BOOK, CODE, TESTS.replace('"TOY-TURN-1", ', ""))
    elsewhere = tmp_path / "tests" / "test_server.py"
    elsewhere.write_text('@rule("TOY-TURN-1", "TOY-TURN-7")\ndef test_it():\n    assert True\n', encoding="utf-8")
    traced = run(*arguments)
    assert "not in tests: TOY-TURN-1" in traced.stdout
    assert "no such rule: TOY-TURN-7 (tests/test_server.py:1)" in traced.stdout
