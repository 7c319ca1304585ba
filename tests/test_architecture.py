"""Architecture checks: imports, roles of files, their length, docstrings, no clock or random module in the rules."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src" / "triforium"

# For each package of triforium, the other packages that it may import.
ALLOWED_IMPORTS = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "server": {"core", "games", "bots"},
    "page": {"core", "games", "bots", "server"},
    "web": set(),
    "terminal": {"core", "games", "bots", "server"},
    "cli": {"core", "games", "bots", "lab", "server", "terminal"},
}
RULES = sorted(path for package in ("core", "games") for path in (SRC / package).rglob("*.py"))
SOURCES = sorted(SRC.rglob("*.py"))
NONDETERMINISTIC = {"random", "time", "datetime", "secrets", "uuid"}
# Files that may compare edition names: they define editions, or read them from files and written positions.
MAY_NAME_EDITIONS = {"edition.py", "components.py"}
MAX_LINES = 500
# The front files of a game, and what each of them alone defines: subclasses of this class, and these functions.
FRONT_FILES: dict[str, tuple[str, set[str]]] = {
    "game": ("Game", set()),
    "edition": ("Edition", {"edition_for"}),
    "components": ("Component", {"read_components"}),
    "kinds": ("", set()),
    "verbs": ("Verbs", set()),
    "events": ("Events", set()),
    "state": ("State", set()),
    "setup": ("", {"empty_table", "set_up"}),
    "turn": ("Step", set()),
    "view": ("View", {"view"}),
    "story": ("", {"story_message", "choice_message", "prompt_message", "ending_message"}),
    "provenance": ("", {"component_values"}),
    "notation": ("Notation", {"nouns"}),
}
NOT_RULES = {"game", "view", "story", "provenance", "notation", "rulebook"}  # they read the rules; no rule reads them
GAMES = ("basilica", "orleans", "stupor_mundi")
RULE_ID = re.compile(r"\b(BAS|ORL|SM)-[A-Z]+(-[A-Z]+)*-\d+")
# What runs in a browser's Worker as well: no network, threads, processes, files or clocks of its own.
PORTABLE = [
    *(SRC / "server" / "table").glob("*.py"),
    *(SRC / "server" / "api").glob("*.py"),
    SRC / "server/registry.py",
]
ELSEWHERE = {"os", "secrets", "socket", "starlette", "subprocess", "threading", "time", "uvicorn"}


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
def test_packages_import_only_what_they_may(path: Path) -> None:
    parts = path.relative_to(SRC).parts
    if len(parts) == 1:
        return
    package = parts[0]
    for module in imports(path):
        if module.startswith("triforium."):
            other = module.split(".")[1]
            assert other == package or other in ALLOWED_IMPORTS[package], (
                f"forbidden import: {package} may not import {other} ({path.name} imports {module})"
            )
            if package == "games" and other == "games" and len(parts) > 2:
                assert module.split(".")[2] == parts[1], (
                    f"forbidden import: the game {parts[1]} may not import another game ({path.name} imports {module})"
                )


@pytest.mark.parametrize("path", PORTABLE, ids=lambda path: str(path.relative_to(SRC)))
def test_tables_run_without_network_threads_and_clocks(path: Path) -> None:
    for module in imports(path):
        assert module.split(".")[0] not in ELSEWHERE, f"{path.name} imports {module}"
        if module.startswith("triforium.server."):
            assert module.split(".")[2] in ("table", "api", "registry"), f"{path.name} imports {module}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SRC)))
def test_rules_are_deterministic(path: Path) -> None:
    found = NONDETERMINISTIC & {module.split(".")[0] for module in imports(path)}
    assert not found, f"forbidden import: the rules are deterministic, but {path.name} imports {', '.join(found)}"


@pytest.mark.parametrize(
    "path", [path for path in RULES if "games" in path.parts], ids=lambda path: str(path.relative_to(SRC))
)
def test_no_rule_compares_edition_names(path: Path) -> None:
    if path.name in MAY_NAME_EDITIONS:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            text = ast.unparse(node)
            assert "edition.key" not in text, f"{path.name}: {text}"
            assert not re.search(r"""['"]20(10|22)""", text), f"{path.name}: {text}"


def modules(game: str) -> dict[str, list[Path]]:
    """The files of a game by the module or subpackage directly in its folder."""
    found: dict[str, list[Path]] = {}
    for path in sorted((SRC / "games" / game).rglob("*.py")):
        name = path.relative_to(SRC / "games" / game).parts[0].removesuffix(".py")
        found.setdefault(name, []).append(path)
    del found["__init__"]
    return found


def definitions(files: list[Path]) -> tuple[set[str], set[str]]:
    """The functions of some modules, and the names of the classes that their classes and constants come from."""
    functions, bases = set(), set()
    for path in files:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                functions.add(node.name)
            elif isinstance(node, ast.ClassDef):
                bases |= {ast.unparse(base).split("[")[0] for base in node.bases}
            elif isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(node.value, ast.Call):
                bases.add(ast.unparse(node.value.func))
    return functions, bases


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_front_files_with_the_same_roles(game: str) -> None:
    found = modules(game)
    assert FRONT_FILES.keys() <= found.keys()
    for name, files in found.items():
        functions, bases = definitions(files)
        base, needed = FRONT_FILES.get(name, ("", set()))
        assert needed <= functions, f"{game}/{name} has to define {', '.join(needed - functions)}"
        if base == "Step":
            assert bases & {"Step", "Decision", "Choice"}, f"{game}/{name} has no step"
        elif base:
            assert base in bases, f"{game}/{name} has no {base}"
        others = {kind for kind, _ in FRONT_FILES.values()} - {base, "", "Step", "Component"}
        assert not bases & others, f"{game}/{name} defines a {', '.join(bases & others)}, which has a file of its own"
        if name in NOT_RULES:
            assert not bases & {"Step", "Decision", "Choice"}, f"{game}/{name} has a step: that is a rule"


@pytest.mark.parametrize("game", GAMES)
def test_rules_do_not_read_what_shows_and_writes_them(game: str) -> None:
    for name, files in modules(game).items():
        if name not in NOT_RULES:
            read = {
                module.removeprefix(f"triforium.games.{game}.").split(".")[0]
                for path in files
                for module in imports(path)
            }
            assert not read & NOT_RULES, f"{game}/{name} imports {', '.join(read & NOT_RULES)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_other_file_is_a_chapter_of_the_rules(game: str) -> None:
    for name, files in modules(game).items():
        if name not in FRONT_FILES.keys() | NOT_RULES:
            text = "".join(path.read_text(encoding="utf-8") for path in files)
            assert RULE_ID.search(text), f"{game}/{name} is no front file and cites no rule"


def test_files_are_short() -> None:
    files = subprocess.run(
        ["git", "ls-files", "*.py", "dev"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    lengths = {
        name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in files if (ROOT / name).exists()
    }
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SRC)))
def test_modules_and_classes_have_a_short_docstring(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree) or not tree.body, f"{path.name} has no docstring"
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            assert ast.get_docstring(node), f"{path.name}: {node.name} has no docstring"
        text = ast.get_docstring(node) if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else None
        assert text is None or "\n\n" not in text, f"{path.name}: a docstring is one paragraph; this one has several"


def test_no_todo_comments_and_no_star_imports() -> None:
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(TODO|FIXME|XXX|HACK)\b", text), path
        assert "import *" not in text, path


def test_no_machine_paths_and_no_package_registries_in_files() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    for name in files:
        path = ROOT / name
        if path.exists() and path.suffix not in (".png", ".woff2", ".svg", ".net"):
            text = path.read_text(encoding="utf-8")
            assert str(ROOT.parent) + "/" not in text or str(ROOT.parent) == "/", name
            assert (
                not re.search(r"(files\.pythonhosted\.org|pypi\.org/simple|registry\.npmjs\.org)", text)
                or name == "tests/test_architecture.py"
            ), name
