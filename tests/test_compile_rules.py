"""tools/compile_rules.py: what is compiled is kept by content; damage, failure and interruption are noticed."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parents[1] / "tools" / "compile_rules.py"
CORE = "def double(n: int) -> int:\n    return n * 2\n"
RULE = "from triforium.core.numbers import double\n\n\ndef points(n: int) -> int:\n    return double(n) + 1\n"
VIEW = "def shown(n: int) -> str:\n    return str(n)\n"


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_rules", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOLS: Any = load_tool()


def can_compile() -> bool:
    compiler = any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl"))
    return compiler and (Path(TOOLS.sysconfig.get_path("include")) / "Python.h").exists()


needs_compiler = pytest.mark.skipif(not can_compile(), reason="no C compiler or no Python headers here")


@pytest.fixture(scope="module", autouse=True)
def quick() -> Any:
    """Nobody runs this code for its speed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TRIFORIUM_OPTIMIZE", "0")
        yield


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A very small project of the same shape: a core and two games."""
    root = tmp_path_factory.mktemp("checkout")
    package = root / "src" / "triforium"
    for name, text in (
        ("core/numbers.py", CORE),
        ("games/chess/points.py", RULE),
        ("games/chess/view.py", VIEW),
        ("games/go/points.py", RULE),
        ("web/app.js", "1"),
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    for folder in ("", "core", "games", "games/chess", "games/go"):
        (package / folder / "__init__.py").touch()
    return root


@pytest.fixture(scope="module")
def cache(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with everything compiled once."""
    folder = tmp_path_factory.mktemp("cache")
    TOOLS.compiled(checkout, folder)
    return folder


@pytest.fixture(autouse=True)
def restored(checkout: Path) -> Any:
    """Undo what a test did to the sources."""
    before = {path: path.read_text(encoding="utf-8") for path in checkout.rglob("*.py")}
    yield
    for path, text in before.items():
        path.write_text(text, encoding="utf-8")


def no_compiler(*_: Any) -> None:
    raise AssertionError("the compiler was started")


def edit(checkout: Path, name: str, old: str, new: str) -> None:
    path = checkout / "src" / "triforium" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@needs_compiler
def test_the_compiled_package_runs_and_sees_what_is_edited_beside_the_rules(
    checkout: Path, cache: Path, tmp_path: Path
) -> None:
    _, files = TOOLS.compiled(checkout, cache)
    tree = tmp_path / "tree"
    TOOLS.lay_out(checkout / "src", tree, files, cache)
    code = "import triforium.games.chess.points as p, triforium.games.chess.view as v; print(p.points(3), p.__file__)"
    done = subprocess.run([sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("7 ")
    assert not done.stdout.strip().endswith(".py")
    assert (tree / "triforium" / "games" / "chess" / "view.py").read_text(encoding="utf-8") == VIEW
    assert (tree / "triforium" / "web" / "app.js").exists()


@needs_compiler
def test_nothing_changed_starts_no_compiler(checkout: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOOLS, "compile_groups", no_compiler)
    (checkout / "src" / "triforium" / "web" / "app.js").write_text("2", encoding="utf-8")
    (checkout / "tests").mkdir(exist_ok=True)
    (checkout / "tests" / "test_x.py").write_text("", encoding="utf-8")
    key, files = TOOLS.compiled(checkout, cache)
    assert len(key) == 64
    assert any("numbers" in name for name in files)


@needs_compiler
def test_a_changed_rule_compiles_its_own_group_only(checkout: Path, cache: Path) -> None:
    _, before = TOOLS.compiled(checkout, cache)
    edit(checkout, "games/chess/points.py", "+ 1", "+ 2")
    _, after = TOOLS.compiled(checkout, cache)
    changed = {path.partition(".")[0] for path in after if after[path] != before[path]}
    assert changed == {"triforium_games_chess__mypyc"}


@needs_compiler
@pytest.mark.parametrize("what", ["objects", "builds"])
def test_a_damaged_cache_is_noticed_and_the_next_result_is_right(
    what: str, checkout: Path, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, before = TOOLS.compiled(checkout, cache)
    path = cache / "objects" / min(before.values()) if what == "objects" else cache / "builds" / f"{key}.json"
    path.write_bytes(path.read_bytes()[:-7])
    key, after = TOOLS.compiled(checkout, cache)
    assert "damaged" in capsys.readouterr().out
    assert after.keys() == before.keys()
    assert all(TOOLS.is_whole(cache / "objects" / name) for name in after.values())
    TOOLS.compiled(checkout, cache)
    assert capsys.readouterr().out == ""


@needs_compiler
def test_what_an_interrupted_run_left_behind_is_removed(checkout: Path, cache: Path) -> None:
    (cache / "work-torn").mkdir()
    (cache / "objects" / "half.123.new").write_bytes(b"half")
    edit(checkout, "core/numbers.py", "n * 2", "n + n")
    TOOLS.compiled(checkout, cache)
    assert not list(cache.glob("work-*"))
    assert not list(cache.glob("objects/*.new"))


@needs_compiler
def test_what_cannot_be_compiled_is_told_in_the_compilers_words(checkout: Path, cache: Path) -> None:
    edit(checkout, "core/numbers.py", "n * 2", "n * 'two' + missing")
    with pytest.raises(TOOLS.CannotCompile, match="missing"):
        TOOLS.compiled(checkout, cache)
    assert not list(cache.glob("work-*"))


def test_a_cache_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TRIFORIUM_CACHE", str(tmp_path / "file" / "cache"))
    folder = TOOLS.writable_cache()
    assert folder.is_dir()
    assert folder != tmp_path / "file" / "cache"
