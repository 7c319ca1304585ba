"""What a machine can keep of the house rules: doors, file sizes, no clock and no dice in the rules."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "triforium"

# A room may open the doors of the rooms named here, and its own.
DOORS = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "server": {"core", "games", "bots"},
    "web": set(),
    "terminal": {"core", "games", "bots", "server"},
    "cli": {"core", "games", "bots", "lab", "server", "terminal"},
}
RULES = sorted(path for room in ("core", "games") for path in (SRC / room).rglob("*.py"))
SOURCES = sorted(SRC.rglob("*.py"))
CHANCE_OR_CLOCK = {"random", "time", "datetime", "secrets", "uuid"}
# Where an edition may be known by its name, or read from a file or a written position.
MAY_NAME_EDITIONS = {"edition.py", "components.py", "provenance.py"}


def imports(path: Path) -> list[str]:
    """The modules that a file imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative import"
            found.append(node.module)
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SRC)))
def test_doors_open_one_way_only(path: Path) -> None:
    parts = path.relative_to(SRC).parts
    if len(parts) == 1:
        return
    room = parts[0]
    for module in imports(path):
        if module.startswith("triforium."):
            other = module.split(".")[1]
            assert other == room or other in DOORS[room], f"{room} may not open the door of {other} ({path.name})"
            if room == "games" and other == "games" and len(parts) > 2:
                assert module.split(".")[2] == parts[1], f"{parts[1]} may not know {module.split('.')[2]}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SRC)))
def test_rules_have_no_clock_and_no_dice(path: Path) -> None:
    assert not CHANCE_OR_CLOCK & {module.split(".")[0] for module in imports(path)}


@pytest.mark.parametrize(
    "path", [path for path in RULES if "games" in path.parts], ids=lambda path: str(path.relative_to(SRC))
)
def test_no_rule_asks_which_edition_it_is_in(path: Path) -> None:
    if path.name in MAY_NAME_EDITIONS:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            text = ast.unparse(node)
            assert "edition.key" not in text, f"{path.name}: {text}"
            assert not re.search(r"""['"]20(10|22)""", text), f"{path.name}: {text}"


def test_files_are_chapters() -> None:
    files = subprocess.run(
        ["git", "ls-files", "*.py", "dev"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    long = {
        name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in files if (ROOT / name).exists()
    }
    assert {name: lines for name, lines in long.items() if lines > 400} == {}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SRC)))
def test_modules_classes_and_their_questions_say_what_they_are(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree) or not tree.body, f"{path.name} has no docstring"
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            assert ast.get_docstring(node), f"{path.name}: {node.name} has no docstring"
        text = ast.get_docstring(node) if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else None
        assert text is None or "\n\n" not in text, f"{path.name}: a docstring is one sentence or two, not a page"


def test_no_banners_and_no_notes_to_ourselves() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(TODO|FIXME|XXX|HACK)\b", text), path
        assert "import *" not in text, path


def test_no_machine_and_no_registry_is_written_into_a_file() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    for name in files:
        path = ROOT / name
        if path.exists() and path.suffix not in (".png", ".woff2", ".svg"):
            text = path.read_text(encoding="utf-8")
            assert str(ROOT.parent) + "/" not in text or str(ROOT.parent) == "/", name
            assert (
                not re.search(r"(files\.pythonhosted\.org|pypi\.org/simple|registry\.npmjs\.org)", text)
                or name == "tests/test_house.py"
            ), name
