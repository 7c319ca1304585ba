"""Save a record in a file, atomically."""

import contextlib
import os
import tempfile
from pathlib import Path

from triforium.core.errors import BadOption
from triforium.core.record import Record
from triforium.core.record_text import write_record


def may_replace(path: Path, record: Record) -> bool:
    """Can this file be overwritten without losing anything: is it new, empty, or an earlier state of this game?"""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False
    return write_record(record).startswith(text)


def can_continue_in(path: Path, record: Record) -> bool:
    """Can an unfinished game be saved in the file it was read from?"""
    if record.state.over or not path.is_file() or not may_replace(path, record):
        return False
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def check_file(path: Path, record: Record) -> None:
    """Raise BadOption if the file holds something else."""
    if not may_replace(path, record):
        raise BadOption(f"{path}: this file already holds something else; choose another name")


def write_record_file(path: Path, record: Record) -> None:
    """Write a temporary file and rename it; raises OSError."""
    text = write_record(record)
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, file_mode(path))
        os.replace(name, path)
    except BaseException:  # also when interrupted: leave no partial file
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def file_mode(path: Path) -> int:
    """The permissions of the file, or the default for a new one."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        umask = os.umask(0)
        os.umask(umask)
        return 0o666 & ~umask
