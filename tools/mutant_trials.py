"""Trying mutants: a forked process for each runs the tests that can see the change until one fails."""

import gc
import importlib.abc
import importlib.util
import json
import os
import resource
import signal
import sys
import time
import types
from collections.abc import Callable
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path

import pytest

from tools.mutant_coverage import Project, Seen, arguments, silence
from tools.mutants import Mutant, function_lines, mutated_code, row_changes

TIMES = 8  # the time limit of a test is this many times its usual CPU time, plus some seconds
FOR_IMPORT = 15  # seconds of processor time
MEMORY = 4 << 30
OUT_OF_TIME = "out of time"


class Loader(SourceFileLoader):
    """Loads one module with a change in it."""

    code: types.CodeType

    def get_code(self, fullname: str) -> types.CodeType:
        return self.code


class Changed(importlib.abc.MetaPathFinder):
    """Finds the changed module before anybody else finds the original."""

    def __init__(self, name: str, path: Path, code: types.CodeType) -> None:
        self.name, self.path, self.code = name, path, code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = Loader(name, str(self.path))
        loader.code = self.code
        inside = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=inside)


def change_import(project: Project, mutant: Mutant) -> None:
    """From now on the game is imported with this change."""
    path = project.root / mutant.file
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        sys.meta_path.insert(0, Changed(project.module(mutant.file), path, mutated_code(text, mutant, str(path))))
        return
    new = next(new for other, new in row_changes(text, mutant.file) if other.key() == mutant.key())
    original_text, original_bytes = Path.read_text, Path.read_bytes
    Path.read_text = lambda self, *a, **k: new if self == path else original_text(self, *a, **k)  # type: ignore
    Path.read_bytes = lambda self: new.encode() if self == path else original_bytes(self)  # type: ignore


def change_functions(project: Project, mutant: Mutant) -> bool:
    """Change functions that are already loaded; False: none was found."""
    path = project.root / mutant.file
    todo = [mutated_code(path.read_text(encoding="utf-8"), mutant, str(path))]
    new: dict[tuple[str, int], types.CodeType] = {}
    while todo:
        code = todo.pop()
        new[code.co_qualname, code.co_firstlineno] = code
        todo += [inner for inner in code.co_consts if isinstance(inner, types.CodeType)]
    found = 0
    for function in gc.get_objects():
        if isinstance(function, types.FunctionType) and function.__code__.co_filename == str(path):
            code = new[function.__code__.co_qualname, function.__code__.co_firstlineno]
            found += code.co_code != function.__code__.co_code or code.co_consts != function.__code__.co_consts
            function.__code__ = code
    return found > 0


class Runner:
    """A pytest plugin: runs the wanted tests in the wanted order and notes the first that fails."""

    def __init__(self, wanted: list[str], seen: Seen, seconds: float) -> None:
        self.wanted, self.seen, self.seconds = wanted, seen, seconds
        self.failed = ""
        self.ran = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        items[:] = [by_name[name] for name in self.wanted if name in by_name]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        limit_time(self.seconds + TIMES * self.seen.seconds[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


class Server(Runner):
    """The same for many mutants: all tests are collected once, then each mutant is tried in a fork."""

    def __init__(self, trials: "Trials", todo: list[tuple[Mutant, list[str]]]) -> None:
        super().__init__([], trials.seen, trials.seconds)
        self.trials, self.todo = trials, todo

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mutant, tests in self.todo:
            self.trials.fork(mutant, tests, lambda mutant=mutant, tests=tests: self.run(mutant, tests))  # type: ignore
        return True

    def run(self, mutant: Mutant, tests: list[str]) -> tuple[str, int]:
        """In a fork: the test that failed, and how many ran."""
        if not change_functions(self.trials.project, mutant):
            raise LookupError(f"no function to change: {mutant.key()}")
        for index, name in enumerate(tests):
            following = self.items[tests[index + 1]] if index + 1 < len(tests) else None
            item = self.items[name]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        return self.failed, self.ran


class Trials:
    """Tries mutants of a game one by one and keeps what becomes of each."""

    def __init__(self, project: Project, seen: Seen, results: Path, seconds: float) -> None:
        self.project, self.seen, self.results, self.seconds = project, seen, results, seconds

    def run(self, todo: list[Mutant]) -> None:
        """Those that need a fresh import first, then those whose functions can be changed in place."""
        fresh: list[tuple[Mutant, list[str]]] = []
        loaded: list[tuple[Mutant, list[str]]] = []
        for mutant in todo:
            is_fresh, tests = self.seen.plan(mutant, function_lines(self.project.root / mutant.file, mutant))
            if not tests:
                self.keep(mutant, "", 0)
            else:
                # Without super() a function has other free variables, and cannot be changed in place.
                (fresh if is_fresh or "super()" in mutant.code else loaded).append((mutant, tests))
        if loaded:
            self.run_loaded(loaded)
        for mutant, tests in fresh:
            self.fork(mutant, tests, Fresh(self.project, mutant, tests, self.seen, self.seconds).run)

    def run_loaded(self, todo: list[tuple[Mutant, list[str]]]) -> None:
        """In a process of its own: import everything once, then fork for each."""
        if (pid := os.fork()) == 0:
            output = os.dup(2)
            try:
                silence()
                files = sorted({name.split("::")[0] for _, tests in todo for name in tests})
                pytest.main([*arguments(self.project), *files], plugins=[Server(self, todo)])
            except KeyboardInterrupt:
                pass
            except BaseException as error:
                os.write(output, f"mutate: {error!r}\n".encode())
            finally:
                os._exit(0)
        os.waitpid(pid, 0)

    def fork(self, mutant: Mutant, tests: list[str], run: Callable[[], tuple[str, int]]) -> None:
        """Try one mutant in a fork that writes down its own result, unless it dies of it."""
        if (pid := os.fork()) == 0:
            output = os.dup(2)
            code = 3
            try:
                silence()
                limit_time(FOR_IMPORT)
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                self.keep(mutant, *run())
                code = 0
            except BaseException as error:
                os.write(output, f"mutate: not tried: {mutant.key()}: {error!r}\n".encode())
            finally:
                os._exit(code)
        status = os.waitpid(pid, 0)[1]
        if os.WIFSIGNALED(status):
            died = os.WTERMSIG(status)
            self.keep(mutant, OUT_OF_TIME if died == signal.SIGXCPU else f"signal {died}", 0)

    def keep(self, mutant: Mutant, caught_by: str, ran: int) -> None:
        """Append a result in one write, so that processes may do it side by side."""
        state = self.project.state(caught_by)
        line = json.dumps({"key": mutant.key(), "caught_by": caught_by, "ran": ran, "state": state}, ensure_ascii=False)
        with self.results.open("ab", buffering=0) as file:
            file.write(line.encode() + b"\n")


class Fresh:
    """One mutant, tried on a fresh import of the game; the tests of the game alone come first."""

    def __init__(
        self, project: Project, mutant: Mutant | None, tests: list[str], seen: Seen, seconds: float = FOR_IMPORT
    ) -> None:
        self.project, self.mutant, self.tests, self.seen, self.seconds = project, mutant, tests, seen, seconds

    def run(self) -> tuple[str, int]:
        """In a fork: the test or file that failed, and how many tests ran."""
        if self.mutant is not None:
            change_import(self.project, self.mutant)
        ran = 0
        for first in (True, False):
            tests = [name for name in self.tests if name.startswith("tests/games") == first]
            files = sorted({name.split("::")[0] for name in tests})
            runner = Runner(tests, self.seen, self.seconds)
            if not files:
                continue
            code = pytest.main([*arguments(self.project), *files], plugins=[runner])
            if code not in (0, 1, 2):
                raise RuntimeError(f"pytest ended with {code}")
            ran += runner.ran
            if runner.failed:
                return runner.failed, ran
        return "", ran


def limit_time(seconds: float) -> None:
    """Limit the CPU time of this process from now on."""
    soft = int(time.process_time() + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.RLIM_INFINITY))


def control(project: Project, seen: Seen) -> str:
    """The test that fails without any change when the tests run in order of their time; empty if none does."""
    answer, ask = os.pipe()
    if (pid := os.fork()) == 0:
        try:
            silence()
            names = seen.in_order(set(range(len(seen.tests))))
            os.write(ask, Fresh(project, None, names, seen).run()[0].encode())
        except BaseException as error:
            os.write(ask, repr(error).encode())
        finally:
            os._exit(0)
    os.close(ask)
    os.waitpid(pid, 0)
    with os.fdopen(answer, encoding="utf-8") as said:
        return said.read()
