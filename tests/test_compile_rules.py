"""tools/compile_rules.py: a cache by content that copes with damage, failed compiles and interruptions."""

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


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A tiny project with the same layout: a core and a game."""
    root = tmp_path / "checkout"
    package = root / "src" / "triforium"
    for name, text in (
        ("core/numbers.py", CORE),
        ("games/chess/points.py", RULE),
        ("games/chess/view.py", VIEW),
        ("web/app.js", "1"),
    ):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    for folder in ("", "core", "games", "games/chess"):
        (package / folder / "__init__.py").touch()
    return root


def no_compiler(*_: Any) -> None:
    raise AssertionError("the compiler was started")


def edit(checkout: Path, name: str, old: str, new: str) -> None:
    path = checkout / "src" / "triforium" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_folder_of_a_checkout_does_not_decide_what_is_compiled(checkout: Path, tmp_path: Path) -> None:
    here = TOOLS.groups(checkout / "src")
    assert here["triforium_core"] == [str(Path("triforium/core/numbers.py"))]
    for name in ("server", "games", "core"):
        elsewhere = tmp_path / name
        shutil.copytree(checkout, elsewhere)
        assert TOOLS.groups(elsewhere / "src") == here


def test_a_new_data_file_is_laid_out_although_nothing_is_compiled_again(checkout: Path) -> None:
    src = checkout / "src"
    key, before = TOOLS.build_key(src), TOOLS.tree_name(src, TOOLS.build_key(src))
    (src / "triforium" / "games" / "chess" / "pieces.toml").touch()
    assert TOOLS.build_key(src) == key
    assert TOOLS.tree_name(src, key) != before


@pytest.mark.skipif(not can_compile(), reason="no C compiler or no Python headers here")
def test_compiled_rules_are_cached_and_damage_is_repaired(
    checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One long test, because each step needs what the steps before it have compiled."""
    monkeypatch.setenv("TRIFORIUM_OPTIMIZE", "0")
    cache, tree = tmp_path / "cache", tmp_path / "tree"
    key, first = TOOLS.compiled(checkout, cache)
    runs_compiled(checkout, tree, first, cache)

    with monkeypatch.context() as patch:  # no change, or only in pages and tests: the compiler does not run
        patch.setattr(TOOLS, "compile_groups", no_compiler)
        (checkout / "src" / "triforium" / "web" / "app.js").write_text("2", encoding="utf-8")
        (checkout / "test_x.py").touch()
        assert TOOLS.compiled(checkout, cache) == (key, first)

    # A damaged object file and a damaged list are replaced; the next run has nothing to report.
    for path in (cache / "objects" / first[min(first)], cache / "builds" / f"{key}.json"):
        path.write_bytes(path.read_bytes()[:-7])
    _, again = TOOLS.compiled(checkout, cache)
    assert "the cache of compiled rules is damaged" in capsys.readouterr().out
    assert again.keys() == first.keys()
    assert all(TOOLS.is_whole(cache / "objects" / name) for name in again.values())
    _, second = TOOLS.compiled(checkout, cache)
    assert capsys.readouterr().out == ""

    # A changed rule compiles its own group only; what an interrupted run left behind is removed.
    (cache / "work-torn").mkdir()
    (cache / "objects" / "half.123.new").write_bytes(b"half")
    edit(checkout, "games/chess/points.py", "+ 1", "+ 2")
    _, third = TOOLS.compiled(checkout, cache)
    changed = {path.partition(".")[0] for path in third if third[path] != second[path]}
    assert changed == {"triforium_games_chess__mypyc"}
    assert not list(cache.glob("work-*"))
    assert not list(cache.glob("objects/*.new"))

    # A failed compile reports the compiler's own message and leaves no files behind.
    edit(checkout, "core/numbers.py", "n * 2", "n * 'two' + missing")
    with pytest.raises(TOOLS.CannotCompile, match="missing"):
        TOOLS.compiled(checkout, cache)
    assert not list(cache.glob("work-*"))


def runs_compiled(checkout: Path, tree: Path, files: dict[str, str], cache: Path) -> None:
    """Assert that the package runs compiled, and that edits of other files take effect at once."""
    TOOLS.lay_out(checkout / "src", tree, files, cache)
    code = "import triforium.games.chess.points as p, triforium.games.chess.view as v; print(p.points(3), p.__file__)"
    done = subprocess.run([sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("7 ")
    assert not done.stdout.strip().endswith(".py")
    assert (tree / "triforium" / "games" / "chess" / "view.py").read_text(encoding="utf-8") == VIEW
    assert (tree / "triforium" / "web" / "app.js").exists()


def test_without_a_writable_cache_folder_a_temporary_one_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TRIFORIUM_CACHE", str(tmp_path / "file" / "cache"))
    folder = TOOLS.writable_cache()
    assert folder.is_dir()
    assert folder != tmp_path / "file" / "cache"
