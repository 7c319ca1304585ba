"""What a seat sees, as a vector of one length for every game: hashed features of its view."""

from typing import Any, Final, TypeAlias
from zlib import crc32

import msgspec
import numpy as np

Vector: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

SIZE: Final = 2048
FARTHEST: Final = 1e6  # no number on any table is near it
LEFT_OUT: Final = {"story", "options"}  # what happened, and what may be done: the mask says the latter


class Place:
    """A path in a view, put together once and not in every view, with the columns of what was ever found there."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.column = column(path)
        self.inner: dict[str | int, Place] = {}
        self.exact: dict[tuple[type, object], int] = {}

    def inside(self, key: str | int) -> "Place":
        """The place one step farther."""
        found = self.inner.get(key)
        if found is None:
            found = self.inner[key] = Place(f"{self.path}.{key}")
        return found

    def exactly(self, value: float | str) -> int:
        """The column for just this value here; True is not 1."""
        key = (type(value), value)
        found = self.exact.get(key)
        if found is None:
            found = self.exact[key] = column(f"{self.path}={value}")
        return found


def column(text: str) -> int:
    """Where a feature stands; two of them rarely share a place (feature hashing)."""
    return crc32(text.encode()) % SIZE


ROOT: Final = Place("")


def count(value: Any, place: Place, found: list[float]) -> None:
    """Every number and word below a place."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in LEFT_OUT:
                count(item, place.inside(key), found)
    elif isinstance(value, list):
        count(len(value), place.inside("length"), found)
        for index, item in enumerate(value):
            count(item, place.inside(index), found)
    elif value is not None:
        if not isinstance(value, str):
            found[place.column] += value
        found[place.exactly(value)] += 1.0


def vector(view: Any) -> Vector:
    """A view as numbers: each leaf once as what it is, and once as a feature of its own ("is it exactly this?")."""
    found = [0.0] * SIZE
    count(msgspec.to_builtins(view), ROOT, found)
    return np.array(found, np.float32)
