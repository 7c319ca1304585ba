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

# Dataclasses that are schema, and words that come from files: at the edge, and slower compiled than not.
NOT_COMPILED = ("view.py", "words.py", "datafile.py")


def modules(src: Path) -> list[str]:
    """What is compiled: every module of core and games but the ones at the edge."""
    found: list[str] = []
    for room in ("core", "games"):
        for path in sorted((src / "triforium" / room).rglob("*.py")):
            if path.name in NOT_COMPILED or (path.name == "__init__.py" and path.parent.name != "orders"):
                continue
            found.append(str(path.relative_to(src)))
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
