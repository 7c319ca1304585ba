"""tools/mutate.py: changes the rules of a game one at a time and checks whether its tests fail."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import Mutant, mutants_of, mutated_code, python_mutants, row_changes, sample

ROOT = Path(__file__).resolve().parents[1]
TOOL = ROOT / "tools" / "mutate.py"
RULES = '''"""A game of dice."""

from pathlib import Path

LOWEST = 3
ROWS = (Path(__file__).parent / "components.toml").read_text(encoding="utf-8")


def wins(score: int) -> bool:
    """Three or more win."""
    return score >= LOWEST


def never_tested(score: int) -> int:
    return score + 1


def emptied(pile: list[int]) -> int:
    """What is left of a pile from which all is taken."""
    while pile:
        pile.pop()
    return len(pile)
'''
TESTS = """from triforium.games.tiny.rules import ROWS, emptied, wins


def test_three_win_and_two_do_not():
    assert wins(3)
    assert not wins(2)


def test_nothing_is_left():
    assert emptied([1, 2]) == 0


def test_rows():
    assert "dice = 2" in ROWS
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A source tree with one small game and its tests."""
    game, tests = tmp_path / "src/triforium/games/tiny", tmp_path / "tests/games/tiny"
    for folder in (game, tests):
        folder.mkdir(parents=True)
    for folder in (game.parents[1], game.parent, game, tests.parents[1], tests.parent, tests):
        (folder / "__init__.py").write_text("", encoding="utf-8")
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (game / "components.toml").write_text("dice = 2\nfaces = 6\n", encoding="utf-8")
    (tests / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the tool on a source tree."""
    environment = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    command = [
        sys.executable,
        str(TOOL),
        "tiny",
        "--sample",
        "0",
        "--jobs",
        "1",
        "--seconds",
        "1",
        "--root",
        str(tree),
        *words,
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tree, timeout=500)


def results(tree: Path) -> list[dict[str, str]]:
    """The saved results of a run."""
    lines = (tree / ".cache/mutate/tiny.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_mutants_are_caught_or_listed_and_a_second_run_continues_the_first(tiny: Path) -> None:
    first = run(tiny, "--report", str(tiny / "report.md"))
    assert first.returncode == 1, first.stderr
    found = {row["key"].partition(" ")[2]: row["caught_by"] for row in results(tiny)}
    test = "tests/games/tiny/test_tiny.py::"
    assert (
        found["wins: return score >= LOWEST: score >= LOWEST → score > LOWEST"]
        == f"{test}test_three_win_and_two_do_not"
    )
    assert found["module: LOWEST = 3: 3 → 4"] == f"{test}test_three_win_and_two_do_not"
    assert found["module: dice = 2: dice 2 → 3"] == f"{test}test_rows"
    assert found["module: faces = 6: faces 6 → 7"] == ""
    assert found["never_tested: return score + 1: score + 1 → score - 1"] == ""
    assert found["emptied: pile.pop(): deleted"] == "out of time"
    assert "rules.py:15:12 in never_tested: `return score + 1`: score + 1 → score - 1" in first.stdout
    assert "score + 1 → score - 1" in (tiny / "report.md").read_text(encoding="utf-8")
    assert (tiny / "src/triforium/games/tiny/rules.py").read_text(encoding="utf-8") == RULES

    kept = tiny / ".cache/mutate/tiny.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines()
    kept.write_text("\n".join([*lines[:-2], lines[-2][:20]]) + "\n", encoding="utf-8")
    second = run(tiny)
    assert "1 unreadable line(s) of tiny.jsonl are ignored" in second.stdout
    assert f"{len(lines)} of {len(lines)} mutants, 2 to try" in second.stdout
    assert second.stdout.splitlines()[-1] == first.stdout.splitlines()[-1]


def test_mutants_explained_as_harmless_do_not_count_against_the_tests(tiny: Path) -> None:
    (tiny / "src/triforium/games/tiny/components.toml").write_text("faces = 6\n", encoding="utf-8")
    (tiny / "tests/games/tiny/test_tiny.py").write_text("def test_nothing():\n    assert True\n", encoding="utf-8")
    missed = run(tiny, "--file", "components.toml")
    assert missed.returncode == 1
    assert "tiny: 0 of 2 caught" in missed.stdout
    (tiny / "tools").mkdir()
    file = "src/triforium/games/tiny/components.toml"
    rows = [
        f'[[harmless]]\nmutant = "{file} module: faces = 6: faces 6 → {new}"\nwhy = "no rule reads it"\n'
        for new in (5, 7)
    ]
    (tiny / "tools/mutants-harmless.toml").write_text("".join(rows), encoding="utf-8")
    assert run(tiny, "--file", "components.toml").returncode == 0


def test_tests_that_fail_without_a_mutation_are_refused(tiny: Path) -> None:
    (tiny / "tests/games/tiny/test_tiny.py").write_text("def test_it():\n    assert False\n", encoding="utf-8")
    said = run(tiny)
    assert said.returncode != 0
    assert "must pass before they are tried: tests/games/tiny/test_tiny.py::test_it" in said.stderr
    assert "Traceback" not in said.stderr


def test_an_unknown_game_is_refused() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "chess"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no game 'chess'" in done.stderr


def changes(text: str) -> set[str]:
    """The mutations of a piece of Python code."""
    return {mutant.change for mutant in python_mutants(text, "a.py")}


def test_operators_constants_conditions_and_statements_are_mutated() -> None:
    assert changes("def f(a):\n    if a < 2 and not g(a):\n        a.b = 1\n") == {
        "condition a < 2 and (not g(a)) → True",
        "condition a < 2 and (not g(a)) → False",
        "a < 2 and (not g(a)) → a < 2 or not g(a)",
        "a < 2 → a <= 2",
        "a < 2 → a >= 2",
        "2 → 3",
        "2 → 1",
        "not g(a) → g(a)",
        "deleted",
        "1 → 2",
        "1 → 0",
    }


@pytest.mark.parametrize(
    "text",
    [
        '"""A docstring."""\n',
        "import os\n",
        "def f(a: Literal[1]) -> Literal[2]:\n    assert a == 1\n    raise ValueError(1)\n",
        'def f():\n    return Refusal("BAS-TURN-1", "no", {"a": str(1)})\n',
        'def f(a):\n    return "words for readers"\n',
        "class A:\n    def __repr__(self):\n        return 'a' if self.x > 1 else 'b'\n",
    ],
)
def test_code_that_is_not_a_rule_is_not_mutated(text: str) -> None:
    assert changes(text) == set()


def test_every_mutant_differs_from_the_original_and_has_a_unique_key() -> None:
    plain = compile(RULES, "rules.py", "exec")
    found = python_mutants(RULES, "rules.py")
    assert len({mutant.key() for mutant in found}) == len(found) > 5
    for mutant in found:
        assert mutated_code(RULES, mutant, "rules.py") != plain, mutant.key()


def test_component_values_are_mutated_but_not_their_provenance() -> None:
    text = (
        '[[tile]]\nid = "A"\nkind = "land"\ncost = { stone = 2 }\nopen = true\nsrc = "book"\n[[tile]]\nkind = "sea"\n'
    )
    found = row_changes(text, "components.toml")
    assert [mutant.change for mutant, _ in found] == [
        'kind "land" → "sea"',
        "stone 2 → 3",
        "stone 2 → 1",
        "open true → false",
        'kind "sea" → "land"',
    ]
    assert found[1][1] == text.replace("stone = 2", "stone = 3")


def test_a_sample_depends_on_its_seed_and_hardly_on_other_code() -> None:
    every = mutants_of(ROOT / "src/triforium/games/pebbles", ROOT)
    first = sample(every, 40, seed=1)
    assert first == sample(every, 40, seed=1) != sample(every, 40, seed=2)
    fewer = sample(every[5:], 40, seed=1)
    assert len(set(map(Mutant.key, first)) & set(map(Mutant.key, fewer))) >= 35
