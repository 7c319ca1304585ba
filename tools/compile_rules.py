"""Compile the rules and what every move passes through on the server, group by group, and keep the result in a cache.

    tools/compile_rules.py [--if-cached] FOLDER

lays out the package with its compiled modules in a folder below FOLDER and puts that on the path of the Python that
runs this (by a .pth file). If compiling fails (exit code 1), or with --if-cached if it would be needed (exit code 3),
that Python is left with the sources.

A group is a folder: core, bots, server, each game. mypyc writes one C file for each group, which becomes one shared
library, and a small extension module for each Python module. The cache (TRIFORIUM_CACHE, else the user's cache folder)
holds two kinds of files:

- objects/KEY-HASH: one extension module; KEY is a hash of its C code, the generated headers that it includes, the
  compiler, Python and mypyc; a changed rule therefore compiles its own group only. HASH is that of its content: a
  damaged file is noticed and compiled again.
- builds/KEY.json: the objects of one state of the sources; KEY is a hash of the sources and the same tools. If nothing
  has changed, mypyc does not even start.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]

# Schema, words, files and written text are not worth compiling: no bot and no move waits for them.
NOT_COMPILED = ("view", "words", "datafile", "fields", "nouns", "step_text", "rulebook", "record_text", "fluent_read")
NOT_COMPILED += ("numbers_read", "manual_read", "figure_read", "provenance", "components", "effects", "notation")
NOT_COMPILED += ("weights", "ladder", "ratings", "explain", "layout", "net")
NOT_COMPILED += ("appraise", "luck", "review", "review_notes")
NOT_COMPILED_FOLDERS = ("notation", "components")
TABLE = ("chance", "limits", "live_table", "moves", "session", "table", "views", "writer")  # passed by every move
PACKAGES = ("core", "games", "bots", "server")
C_FLAGS = ["/O2"] if os.name == "nt" else ["-O3"]  # of modules in C: short, and they gain from vector instructions
ENVIRONMENT = ("CC", "CFLAGS", "LDFLAGS", "ARCHFLAGS", "MACOSX_DEPLOYMENT_TARGET")
UNUSED_S = 60 * 24 * 3600  # what nobody has used for two months is deleted
Files = dict[str, str]  # path of an extension module in the installed package -> its name in objects/


def level() -> str:
    """The C compiler's optimisation level; release wheels are built with 3 (ADR 5)."""
    return os.environ.get("TRIFORIUM_OPTIMIZE", "1")


def is_compiled(path: Path) -> bool:
    """Is the module with this path in src/ compiled? An `__init__` only where it holds a table of rules."""
    if path.name == "__init__.py":
        return path.parent.name == "orders"
    if path.parts[1] == "server":
        return path.parent.name == "table" and path.stem in TABLE
    if path.parent.name == "core" and path.stem == "notation":
        return True  # the table of names, which rules use
    return path.stem not in NOT_COMPILED and path.parent.name not in NOT_COMPILED_FOLDERS


def groups(src: Path) -> dict[str, list[str]]:
    """The compiled modules by the name of their shared library."""
    found: dict[str, list[str]] = {}
    for path in (path.relative_to(src) for path in sources(src)):
        if path.suffix == ".py" and is_compiled(path):
            name = "_".join(path.parts[:3] if path.parts[1] == "games" else path.parts[:2])
            found.setdefault(name, []).append(str(path))
    return found


def sources(src: Path) -> list[Path]:
    """Every module whose code or types the compiled ones depend on, and the extension modules in C."""
    return sorted(
        path
        for package in PACKAGES
        for path in (src / "triforium" / package).rglob("*")
        if path.suffix in (".py", ".pyi", ".c")
    )


def digest(*parts: bytes | str) -> str:
    """A hash of some texts, each kept apart from the next."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        sha.update(len(data).to_bytes(8, "big") + data)
    return sha.hexdigest()


def tools_key() -> str:
    """A hash of everything besides the sources that decides what comes out of the compiler."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    found = shutil.which(compiler.split()[0]) if compiler else None
    about = subprocess.run([found, "--version"], capture_output=True, check=False).stdout if found else b""
    python = f"{sys.implementation.cache_tag} {sys.version} {sysconfig.get_config_var('EXT_SUFFIX')}"
    env = json.dumps([os.environ.get(name, "") for name in ENVIRONMENT])
    recipe = Path(__file__).read_bytes()
    return digest(compiler, about, python, platform.platform(), version("mypy"), level(), env, recipe)


def build_key(src: Path) -> str:
    """The key of the sources as they are now."""
    parts = [part for path in sources(src) for part in (str(path.relative_to(src)), path.read_bytes())]
    return digest(tools_key(), *parts)


def tree_name(src: Path, key: str) -> str:
    """The folder of a build: named after the data files beside the modules, too, since each of them is a link in it."""
    names = sorted(
        str(path.relative_to(src))
        for package in PACKAGES
        for path in (src / "triforium" / package).rglob("*")
        if path.name != "__pycache__" and path.suffix != ".pyc"
    )
    return digest(key, *names)[:20]


def cache_folder() -> Path:
    """Where compiled modules are kept between runs and between checkouts."""
    if chosen := os.environ.get("TRIFORIUM_CACHE"):
        return Path(chosen)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "triforium" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "triforium"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "triforium"


def writable_cache() -> Path:
    """The cache folder, or a temporary one where that cannot be written (a build on somebody else's machine)."""
    cache = cache_folder()
    try:
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache):
            return cache
    except OSError:
        temporary = tempfile.TemporaryDirectory(prefix="triforium-")
        atexit.register(temporary.cleanup)
        return Path(temporary.name)


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold a lock file; the operating system releases it even if the process is killed."""
    with path.open("a+b") as file:
        if os.name == "nt":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
                    break
                except OSError:  # it gives up after ten seconds
                    time.sleep(1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def replace(path: Path, data: bytes) -> None:
    """Write a file so that others see either all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    fresh.write_bytes(data)
    os.replace(fresh, path)


def is_whole(path: Path) -> bool:
    """Does an object have the content that its name promises?"""
    return hashlib.sha256(path.read_bytes()).hexdigest() == path.name.partition("-")[2]


def known_build(cache: Path, key: str) -> Files | None:
    """The extension modules of a build; None if it is not in the cache whole."""
    listing = cache / "builds" / f"{key}.json"
    if not listing.exists():
        return None
    try:
        files: Files = json.loads(listing.read_bytes())
        damaged = [name for name in files.values() if not is_whole(cache / "objects" / name)]
        listing.touch()
    except (OSError, ValueError, AttributeError):
        damaged = [listing.name]
    if damaged:
        say(f"the cache of compiled rules is damaged ({damaged[0][:20]}…); compiling again what is broken")
        return None
    return files


def compiled(root: Path, cache: Path) -> tuple[str, Files]:
    """The key of the sources as they are now, and their extension modules, all in the cache afterwards."""
    src = root / "src"
    (cache / "builds").mkdir(parents=True, exist_ok=True)
    with locked(cache / "lock"):
        key = build_key(src)
        files = known_build(cache, key)
        if files is None:
            clear_unused(cache)
            with tempfile.TemporaryDirectory(prefix="work-", dir=cache) as work:
                files = compile_groups(src, cache, Path(work))
            replace(cache / "builds" / f"{key}.json", json.dumps(files).encode())
    return key, files


def clear_unused(cache: Path) -> None:
    """Delete what an interrupted run left behind and what nobody has used for long; called with the lock held."""
    for folder in cache.glob("work-*"):
        shutil.rmtree(folder, ignore_errors=True)
    for path in (*cache.glob("builds/*"), *cache.glob("objects/*")):
        if path.suffix == ".new" or time.time() - path.stat().st_mtime > UNUSED_S:
            path.unlink(missing_ok=True)


def compile_groups(src: Path, cache: Path, work: Path) -> Files:
    """Let mypyc write C, and compile the extension modules that are not in the cache."""
    # mypyc and setuptools print, change the environment and keep global state: they get a process of their own.
    command = [sys.executable, __file__, "--in", str(src), str(cache), str(work)]
    done = subprocess.run(command, cwd=src, env={**os.environ, "MYPYPATH": str(src)}, check=False, capture_output=True)
    if done.returncode:
        told = (done.stdout + done.stderr).decode(errors="replace")
        raise CannotCompile("\n".join(told.strip().splitlines()[-30:]))
    files: Files = json.loads((work / "files.json").read_bytes())
    return files


class CannotCompile(Exception):
    """mypyc or the C compiler failed; the message is the end of what they printed."""


def run_mypyc(src: Path, cache: Path, work: Path) -> None:
    """In a process of its own: write C, compile what is new, and list all extension modules in files.json."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    parts = groups(src)
    names = [name for group in parts.values() for name in group]
    extensions = mypycify(
        ["--strict", f"--cache-dir={work / 'mypy'}", *names],
        opt_level=level(),
        debug_level="0",
        target_dir=str(work / "c"),
        separate=[(group, name) for name, group in parts.items()],
    )
    extensions += [
        Extension(".".join(path.relative_to(src).with_suffix("").parts), [str(path)], extra_compile_args=C_FLAGS)
        for path in sources(src)
        if path.suffix == ".c"
    ]
    tools = tools_key()
    keys = {extension.name: object_key(tools, extension) for extension in extensions}
    found = {path.name.partition("-")[0]: path.name for path in (cache / "objects").glob("*-*") if is_whole(path)}
    missing = [extension for extension in extensions if keys[extension.name] not in found]
    missing.sort(key=lambda extension: -sum(Path(path).stat().st_size for path in extension.sources))
    folders = ["--build-lib", str(work / "lib"), "--build-temp", str(work / "tmp")]
    if missing:
        arguments = ["-q", "build_ext", "-j", str(os.cpu_count() or 1), *folders]
        setup(name="compiled", packages=[], ext_modules=missing, script_args=arguments)
    files: Files = {}
    for extension in extensions:
        path, key = extension.name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")), keys[extension.name]
        if key not in found:
            data = (work / "lib" / path).read_bytes()
            found[key] = f"{key}-{hashlib.sha256(data).hexdigest()}"
            replace(cache / "objects" / found[key], data)
        (cache / "objects" / found[key]).touch()
        files[path] = found[key]
    (work / "files.json").write_text(json.dumps(files), encoding="utf-8")


def object_key(tools: str, extension: Any) -> str:
    """The key of one extension module: its C code, the headers generated with it, and the tools."""
    read = sorted({*extension.sources, *extension.depends})
    return digest(
        tools, extension.name, *(Path(path).name for path in read), *(Path(path).read_bytes() for path in read)
    )


def lay_out(src: Path, tree: Path, files: Files, cache: Path) -> None:
    """Make a folder that holds the package and its compiled modules, ready to be put on Python's path.

    Sources and data are links where the system allows them, so that an edited word file is used at once.
    """
    fresh = tree.with_name(f"{tree.name}.{os.getpid()}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    modules = [path.relative_to(src) for path in sources(src)]  # a folder of modules is never a link: rglob stops there
    folders = {parent for name in [*files, *modules] for parent in Path(name).parents}
    for folder in sorted(folders):
        (fresh / folder).mkdir(parents=True, exist_ok=True)
        for path in (src / folder).iterdir() if folder.parts else ():
            if path.name != "__pycache__" and path.relative_to(src) not in folders:
                link(path, fresh / path.relative_to(src))
    for name, content in files.items():
        shutil.copyfile(cache / "objects" / content, fresh / name)
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)


def link(path: Path, target: Path) -> None:
    """A symbolic link, or a copy where links are not allowed."""
    try:
        target.symlink_to(path, target_is_directory=path.is_dir())
    except OSError:
        if path.is_dir():
            shutil.copytree(path, target)
        else:
            shutil.copyfile(path, target)


def put_on_path(tree: Path | None) -> None:
    """Let this Python import the package from a folder of compiled modules, or from the sources."""
    pth = Path(sysconfig.get_path("purelib")) / "0-triforium-compiled.pth"  # read before the one of the sources
    if tree is None:
        pth.unlink(missing_ok=True)
    elif not pth.exists() or pth.read_text(encoding="utf-8") != f"{tree}\n":
        replace(pth, f"{tree}\n".encode())


def use(root: Path, base: Path, if_cached: bool) -> bool:
    """Put the compiled form of the sources as they are now on the path; False if it must be compiled first."""
    cache, src, ready = writable_cache(), root / "src", base / "ready"
    key = build_key(src)
    tree = base.resolve() / tree_name(src, key)
    if not tree.exists() or os.name == "nt":  # without links, word files and pages in it may be old
        ready.unlink(missing_ok=True)
        put_on_path(None)
        if if_cached and known_build(cache, key) is None:
            return False
        key, files = compiled(root, cache)
        tree = base.resolve() / tree_name(src, key)
        base.mkdir(parents=True, exist_ok=True)
        lay_out(src, tree, files, cache)
    os.utime(tree)
    put_on_path(tree)
    ready.touch()
    # A running server may still import from the folder that was in use before.
    trees = [path for path in base.iterdir() if path.is_dir()]
    for old in sorted(trees, key=lambda path: path.stat().st_mtime)[:-2]:
        shutil.rmtree(old, ignore_errors=True)
    return True


def say(text: str) -> None:
    """One line for the person who waits."""
    print(f"  {text}", flush=True)


def main(words: list[str]) -> int:
    """Compile and lay out; 1, with what the compiler said, if that fails; 3 if it would have to be compiled."""
    if words[:1] == ["--in"]:
        run_mypyc(*(Path(word) for word in words[1:]))
        return 0
    folders = [word for word in words if not word.startswith("-")]
    if len(folders) != 1 or not set(words) <= {"--if-cached", *folders}:
        raise SystemExit(__doc__)
    try:
        return 0 if use(ROOT, Path(folders[0]), "--if-cached" in words) else 3
    except PackageNotFoundError:
        print("the rules are not compiled, because mypy is not installed here", file=sys.stderr)
    except CannotCompile as error:
        print(f"the rules cannot be compiled; they work without that, only slower:\n{error}", file=sys.stderr)
    except OSError as error:
        print(f"the rules are not compiled, because this cannot be written: {error}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
