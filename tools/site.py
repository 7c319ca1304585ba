"""The page edition: the client, Python (Pyodide), our package and the answers that need no Python.

Built into src/triforium/web/site, if it is out of date; `triforium site FOLDER` copies it from there.
"""

from __future__ import annotations

import hashlib
import lzma
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import client_hash, install_packages, npm  # noqa: E402

WEB = ROOT / "web"
SRC = ROOT / "src" / "triforium"
SITE = SRC / "web" / "site"
WORK = ROOT / "build" / "page"  # what the client's build takes from here: *.xz, api/
CACHE = ROOT / ".cache" / "page"
LOCK = ROOT / "requirements" / "page.lock"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:"]
# Of our package: what tables and bots need.
PACKED = ["core", "games", "bots", "page", "server/table", "server/api"]
ALSO = ["__init__.py", "server/__init__.py", "server/registry.py", "server/store/__init__.py"]
ALSO += ["server/ops/__init__.py", "server/ops/system.py"]
ALSO += [f"server/bots/{name}.py" for name in ("__init__", "pool", "thinking")]


def sources() -> list[Path]:
    """The files of our package that are packed."""
    found = [SRC / path for path in ALSO]
    for folder in PACKED:
        found += [path for path in (SRC / folder).rglob("*.*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    return sorted(found)


def digest(*paths: Path) -> str:
    """A hash of some files."""
    sha = hashlib.sha256()
    for path in paths:
        data = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT)} {len(data)}\n".encode() + data)
    return sha.hexdigest()


def wheels() -> Path:
    """The packages of others, as they are published for Pyodide, unpacked."""
    folder = CACHE / f"packages-{digest(LOCK)[:16]}"
    if folder.exists():
        return folder
    beside = folder.with_suffix(".new")
    shutil.rmtree(beside, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "download", "--no-deps"]
    command = [*pip, *PLATFORM, "--require-hashes", "-r", str(LOCK), "-d", str(beside / "wheels")]
    subprocess.run(command, cwd=ROOT, check=True)
    for wheel in sorted((beside / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            wanted = [name for name in archive.namelist() if not name.endswith((".pyi", "py.typed", "/RECORD"))]
            archive.extractall(beside, wanted)
    shutil.rmtree(beside / "wheels")
    for about in beside.glob("*.dist-info"):
        shutil.rmtree(about)
    beside.rename(folder)
    return folder


def stage() -> Path:
    """What is to be packed, in one folder."""
    folder = CACHE / "stage"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(wheels(), folder / "packages")
    for path in sources():
        target = folder / "ours" / "triforium" / path.relative_to(SRC)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return folder


def compress(source: Path, target: Path) -> None:
    """Compress a file as small as it gets, unless that was done before; browsers decompress it by script."""
    kept = CACHE / "xz" / f"{hashlib.sha256(source.read_bytes()).hexdigest()}.xz"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        beside = kept.with_suffix(".new")
        beside.write_bytes(lzma.compress(source.read_bytes(), preset=9 | lzma.PRESET_EXTREME, check=lzma.CHECK_CRC32))
        beside.replace(kept)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(kept, target)


def pack_python() -> None:
    """Pyodide and everything that it imports, and the answers that are files, into WORK."""
    packed = CACHE / "packed"
    shutil.rmtree(packed, ignore_errors=True)
    packed.mkdir(parents=True)
    node, env = npm()[0][0], npm()[1]
    subprocess.run([node, "pack.mjs", str(stage()), str(packed)], cwd=WEB, env=env, check=True)
    files = {name: packed / name for name in ("stdlib.zip", "packages.zip", "triforium.zip")}
    files["pyodide.asm.wasm"] = WEB / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    shutil.rmtree(WORK, ignore_errors=True)
    with ThreadPoolExecutor(2) as both:
        for done in [both.submit(compress, path, WORK / f"{name}.xz") for name, path in files.items()]:
            done.result()
    shutil.copytree(packed / "api", WORK / "api")


def build() -> bool:
    """Build the page edition, unless what is there was made from the same sources; was anything done?"""
    wanted = client_hash(ROOT) + digest(LOCK, Path(__file__), *sources())
    stamp = SITE / ".stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return False
    install_packages(WEB)
    pack_python()
    shutil.rmtree(SITE, ignore_errors=True)
    command, env = npm()
    env["VITE_PAGE_BYTES"] = str(sum(path.stat().st_size for path in WORK.glob("*.xz")))
    subprocess.run([*command, "run", "-s", "build-page"], cwd=WEB, env=env, check=True, stdout=subprocess.DEVNULL)
    stamp.write_text(wanted, encoding="utf-8")
    return True


if __name__ == "__main__":
    build()
