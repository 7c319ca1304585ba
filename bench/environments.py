"""Virtual environments for the peers and a compiled build of Triforium, all in the cache folder."""

from __future__ import annotations

import importlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PEERS = Path(__file__).resolve().parent / "peers.txt"
NEWER = re.compile(r'python_version\s*>=\s*"3\.(\d+)"')


class Skipped(Exception):
    """A measurement that is not possible here; the message is one sentence."""


def say(text: str) -> None:
    """Print a line of progress to standard error."""
    print(text, file=sys.stderr, flush=True)


def requirements() -> dict[str, tuple[str, int]]:
    """For each package: its pin, and the minor version of Python 3 that it needs."""
    found: dict[str, tuple[str, int]] = {}
    for line in PEERS.read_text(encoding="utf-8").splitlines():
        pin, _, marker = line.partition(";")
        if pin.strip() and not pin.startswith("#"):
            newer = NEWER.search(marker)
            found[pin.split("==")[0].strip()] = (pin.strip(), int(newer.group(1)) if newer else 0)
    return found


class Environment:
    """A virtual environment in the cache; packages are installed on first use."""

    def __init__(self, path: Path, python: Path) -> None:
        self.path = path
        self.base = python
        self.python = path / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.mark = path / "installed.json"

    def install(self, pins: list[str]) -> None:
        """Install missing packages; Skipped if that fails."""
        there: list[str] = json.loads(self.mark.read_text()) if self.mark.exists() else []
        missing = [pin for pin in pins if pin not in there]
        if not missing:
            return
        if not self.python.exists():
            made = subprocess.run([self.base, "-m", "venv", self.path], capture_output=True, text=True, check=False)
            if made.returncode:
                shutil.rmtree(self.path, ignore_errors=True)
                raise Skipped("this Python cannot create a virtual environment")
        say(f"installing {', '.join(missing)} (once)")
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
        pip += ["--retries", "1", "--timeout", "20", *missing]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Skipped(f"pip could not install {', '.join(missing)}: {last_error(done.stderr)}")
        self.mark.write_text(json.dumps(there + missing))


def last_error(text: str) -> str:
    """The last error message in a program's output."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("WARNING")]
    errors = [line.removeprefix("ERROR: ") for line in lines if line.startswith("ERROR")]
    return (errors or lines or ["no error message"])[-1][:200]


def pythons() -> list[Path]:
    """All Pythons on this machine, the current one first, then those on the PATH and in pyenv."""
    found = [Path(sys.executable)]
    for minor in range(12, 20):
        name = shutil.which(f"python3.{minor}")
        found += [Path(name)] if name else []
    roots = [Path(os.environ["PYENV_ROOT"])] if "PYENV_ROOT" in os.environ else []
    if shutil.which("pyenv"):
        said = subprocess.run(["pyenv", "root"], capture_output=True, text=True, check=False).stdout.strip()
        roots += [Path(said)] if said else []
    for root in dict.fromkeys([*roots, Path.home() / ".pyenv"]):
        found += sorted(root.glob("versions/3.*/bin/python"))
    return found


def minor_version(python: Path) -> int:
    """The minor version of a Python 3; 0 if it does not run, as with an unset pyenv shim."""
    code = "import sys; print(sys.version_info[1] if sys.version_info[0] == 3 else 0)"
    try:
        done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False, timeout=60)
        return int(done.stdout) if done.returncode == 0 else 0
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return 0


def python_at_least(minor: int) -> Path:
    """The oldest Python that is new enough, because wheels are more likely to exist for it."""
    usable = sorted((minor_version(python), at, python) for at, python in enumerate(pythons()))
    for version, _, python in usable:
        if version >= minor:
            return python
    raise Skipped(f"no Python 3.{minor} or newer was found on the path or in pyenv")


def peer_python(cache: Path, packages: tuple[str, ...]) -> Path:
    """The Python of an environment with these packages of peers.txt."""
    known = requirements()
    pins = [known[package][0] for package in packages]
    minor = max((known[package][1] for package in packages), default=0)
    base = Path(sys.executable) if minor <= sys.version_info.minor else python_at_least(minor)
    environment = Environment(cache / f"peers-3.{max(minor, sys.version_info.minor)}", base)
    environment.install(pins)
    return environment.python


def compiled_form(cache: Path) -> Path:
    """A folder with the compiled package, compiled like ./dev does; Skipped if that is not possible here."""
    sys.path.insert(0, str(ROOT))
    rules = importlib.import_module("tools.compile_rules")
    say("compiling the rules (the first time, and after each change)")
    try:
        objects = rules.writable_cache()
        key, files = rules.compiled(ROOT, objects)
    except PackageNotFoundError as error:
        raise Skipped(f"compiling needs {error.name}; start this with ./dev bench") from None
    except (OSError, rules.CannotCompile) as error:
        raise Skipped(f"compiling failed; are a C compiler and Python headers installed? {error}") from None
    finally:
        sys.path.remove(str(ROOT))
    built = cache / "compiled" / str(key)[:20]
    if not built.exists():
        shutil.rmtree(built.parent, ignore_errors=True)
        built.parent.mkdir(parents=True)
        rules.lay_out(ROOT / "src", built, files, objects)
    return built
