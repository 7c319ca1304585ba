"""Compile core and games with mypyc while the wheel is built; without a C compiler the wheel stays pure Python."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="compiled", packages=[], ext_modules=mypycify({arguments!r}, opt_level="3", target_dir={target!r}))
"""

# Schema, words, files and written text are at the edge: slower to compile than they could ever repay.
EDGES = ("view", "words", "datafile", "rulebook", "record_text", "notation", "moves", "nouns", "pending", "script")
EDGES += ("story", "provenance", "components")
EDGE_ENDINGS = ("_read", "_write", "_text")


def is_compiled(path: Path) -> bool:
    """Rules and what they stand on are compiled; `__init__` only where it holds a table of rules."""
    if path.name == "__init__.py":
        return path.parent.name == "orders"
    if path.parent.name == "core" and path.stem == "notation":
        return True  # the table of names, which rules use
    return path.stem not in EDGES and not path.stem.endswith(EDGE_ENDINGS) and not path.stem.startswith("read_")


def modules(src: Path) -> list[str]:
    """What is compiled: every module of core and games but the ones at the edge."""
    found: list[str] = []
    for room in ("core", "games"):
        found += [
            str(path.relative_to(src)) for path in sorted((src / "triforium" / room).rglob("*.py")) if is_compiled(path)
        ]
    return found


def compile_modules(root: Path, out: Path) -> list[Path]:
    """Build the extension modules into a directory; the files that were made."""
    src = root / "src"
    (out / "setup.py").write_text(
        SETUP.format(arguments=["--strict", *modules(src)], target=str(out / "c")), encoding="utf-8"
    )
    command = [sys.executable, str(out / "setup.py"), "-q", "build_ext"]
    command += ["--build-lib", str(out / "lib"), "--build-temp", str(out / "tmp")]
    subprocess.run(command, cwd=src, check=True, env={**os.environ, "MYPYPATH": str(src)}, stdout=subprocess.DEVNULL)
    return [path for path in (out / "lib").rglob("*") if path.suffix in (".so", ".pyd")]


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """TRIFORIUM_COMPILE=1 compiles or fails, 0 does not compile, and anything else compiles if it can."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs the wheel."""
        wanted = os.environ.get("TRIFORIUM_COMPILE", "auto")
        if wanted == "0" or version == "editable":
            return
        out = Path(tempfile.mkdtemp(prefix="triforium-"))
        try:
            made = compile_modules(Path(self.root), out)
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            if wanted == "1":
                raise
            self.app.display_warning(f"not compiled, so slower and otherwise the same: {error}")
            return
        for path in made:
            build_data["force_include"][str(path)] = str(path.relative_to(out / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
