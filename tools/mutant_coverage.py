"""Which tests can see which line of a game: its tests run once under coverage."""

import ast
import hashlib
import json
import os
import time
from pathlib import Path
from typing import Any

import coverage
import pytest

from tools.mutants import Mutant

FUZZ = ("test_broken_input.py", "test_fuzz.py")
PYTEST = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler", "-s", "-x", "-q"]


class Project:
    """The tree that is tested, and one game of it."""

    def __init__(self, root: Path, game: str) -> None:
        self.root, self.game = root, game
        self.folder = root / "src/triforium/games" / game
        self.cache = root / ".cache/mutate"
        paths = [root / "tests/games" / game, root / "tests/records"]
        files = sorted(file for path in paths if path.exists() for file in path.rglob("*.py"))
        self.tests = [file for file in files if file.name.startswith("test_") and file.name not in FUZZ]
        core = sorted((root / "src/triforium/core").rglob("*.py"))
        sources = [file for file in sorted(self.folder.rglob("*")) if file.suffix in (".py", ".toml")]
        self.sources = digest([*core, *sources], root)
        self.helpers = {
            path.relative_to(root).as_posix(): digest(
                [file for file in files if path in file.parents and file not in self.tests]
                + [file for file in sorted(path.rglob(f"{game}/*")) if file.suffix in (".record", ".said")],
                root,
            )
            for path in paths
        }
        self.everything = digest(self.tests, root, self.sources + "".join(self.helpers.values()))

    def state(self, caught_by: str) -> str:
        """What a result depends on: a survivor on all tests, a caught mutant on the test that caught it."""
        file = self.root / caught_by.split("::", maxsplit=1)[0]
        if not caught_by or not file.is_file():
            return self.everything
        helpers = [own for folder, own in self.helpers.items() if caught_by.startswith(folder)]
        return digest([file], self.root, self.sources + "".join(helpers))

    def module(self, file: str) -> str:
        """The name of the module in a file."""
        parts = Path(file).relative_to("src").with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def digest(files: list[Path], root: Path, start: str = "") -> str:
    """A fingerprint of files; comments, docstrings and spaces of Python files do not matter."""
    total = hashlib.sha256(start.encode())
    for file in files:
        total.update(file.relative_to(root).as_posix().encode())
        text = file.read_bytes()
        total.update(ast.dump(without_docstrings(text)).encode() if file.suffix == ".py" else text)
    return total.hexdigest()[:20]


def without_docstrings(text: bytes) -> ast.Module:
    """What a module does."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            del body[0]
    return tree


class Recorder:
    """A pytest plugin: for each test its time and the lines that it executes."""

    def __init__(self, project: Project, data: coverage.Coverage) -> None:
        self.project, self.data = project, data
        self.seconds: dict[str, float] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if is_of_game(item, self.project.game)]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.data.switch_context(item.nodeid)
        started = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - started
        self.data.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def is_of_game(item: pytest.Item, game: str) -> bool:
    """Is it a test of this game, with inputs that somebody chose?"""
    params = getattr(getattr(item, "callspec", None), "params", {})
    named = game in item.nodeid or any(game in str(value) for value in params.values())
    return named and not hasattr(getattr(item, "obj", None), "hypothesis")


class Seen:
    """Which tests execute which line, and how long each takes."""

    def __init__(self, seconds: dict[str, float], lines: dict[str, dict[str, list[int]]]) -> None:
        self.seconds, self.tests = seconds, list(seconds)
        self.lines = lines  # by file and line: numbers of tests; -1: executed while importing or collecting

    def of(self, file: str, first: int, last: int) -> set[int]:
        """The tests that execute one of these lines."""
        lines = self.lines.get(file, {})
        return {test for line in range(first, last + 1) for test in lines.get(str(line), ())}

    def in_order(self, tests: set[int]) -> list[str]:
        """The fastest first."""
        return sorted((self.tests[test] for test in tests if test >= 0), key=lambda name: self.seconds[name])

    def plan(self, mutant: Mutant, function: tuple[int, int] | None) -> tuple[bool, list[str]]:
        """Is a fresh import needed, and which tests are worth running, in order?"""
        hit = self.of(mutant.file, *mutant.lines)
        body = self.of(mutant.file, *function) if function else {-1}
        if mutant.file.endswith(".py") and -1 not in hit and -1 not in body:
            return False, self.in_order(hit)
        near = hit | self.of(mutant.file, 1, 10**4)
        names = self.in_order(hit) + self.in_order(near - hit) + self.in_order(set(range(len(self.tests))) - near)
        return True, sorted(names, key=lambda name: "component" not in name) if not near else names


def measure(project: Project) -> Seen:
    """Run all tests of the game once under coverage, or read what the last run found."""
    kept = project.cache / f"{project.game}-{project.everything}.json"
    if not kept.exists():
        project.cache.mkdir(parents=True, exist_ok=True)
        print(f"{project.game}: running its tests once to see which line each of them executes", flush=True)
        pid = os.fork()
        if pid == 0:
            silence()
            code = 3
            try:
                code = record(project, kept)
            finally:
                os._exit(code)
        if os.waitpid(pid, 0)[1] != 0 or not kept.exists():
            reason = kept.with_suffix(".failed")
            named = reason.read_text(encoding="utf-8") if reason.exists() else "they cannot be collected"
            raise SystemExit(f"mutate: the tests of {project.game} must pass before they are tried: {named}")
    found = json.loads(kept.read_text(encoding="utf-8"))
    return Seen(found["seconds"], found["lines"])


def record(project: Project, kept: Path) -> int:
    """In a process of its own: measure, and keep it."""
    data = coverage.Coverage(data_file=None, config_file=False, include=[f"{project.folder}/*"])
    recorder = Recorder(project, data)
    data.start()
    pytest.main([*arguments(project), *map(str, project.tests)], plugins=[recorder])
    data.stop()
    if recorder.failed or not recorder.seconds:
        kept.with_suffix(".failed").write_text(recorder.failed or "there are none", encoding="utf-8")
        return 2
    number = {name: index for index, name in enumerate(recorder.seconds)}
    lines: dict[str, dict[str, list[int]]] = {}
    for path in data.get_data().measured_files():
        by_line = data.get_data().contexts_by_lineno(path)
        file = Path(path).relative_to(project.root).as_posix()
        lines[file] = {str(line): sorted(number.get(test, -1) for test in tests) for line, tests in by_line.items()}
    text = json.dumps({"seconds": recorder.seconds, "lines": lines})
    kept.with_suffix(".new").write_text(text, encoding="utf-8")
    kept.with_suffix(".new").rename(kept)
    return 0


def arguments(project: Project) -> list[str]:
    """How pytest is called."""
    return [*PYTEST, f"--rootdir={project.root}"]


def silence() -> None:
    """Nothing that a test prints is of interest."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
