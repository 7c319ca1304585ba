"""Keeping a record in a file, so that it is whole at any moment."""

import contextlib
import os
import tempfile
from pathlib import Path

from triforium.core.errors import BadOption
from triforium.core.record import Record
from triforium.core.record_text import write_record


def may_replace(path: Path, record: Record) -> bool:
    """Is nothing lost if the record goes to this file: it is new, empty, or an earlier state of the same game?"""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False
    return write_record(record).startswith(text)


def can_go_on_in(path: Path, record: Record) -> bool:
    """May a game that is not over yet be kept in the file it was read from: a whole record that we may write?"""
    if record.state.over or not path.is_file() or not may_replace(path, record):
        return False
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def check_file(path: Path, record: Record) -> None:
    """Refuse a file that holds something else."""
    if not may_replace(path, record):
        raise BadOption(f"{path}: there is something else in this file; choose another name")


def keep(path: Path, record: Record) -> None:
    """Write the whole record beside the file and put it in its place in one step; OSError if that cannot be."""
    text = write_record(record)
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, file_mode(path))
        os.replace(name, path)
    except BaseException:  # also when it is interrupted: no half file stays behind
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def file_mode(path: Path) -> int:
    """Who may read the file: as before, or as usual for a new one."""
    try:
        return path.stat().st_mode & 0o777
    except OSError:
        usual = os.umask(0)
        os.umask(usual)
        return 0o666 & ~usual
