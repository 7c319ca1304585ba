"""What a seat sees, as a vector of one length for every game: hashed features of its view."""

from typing import Any, Final, TypeAlias
from zlib import crc32

import msgspec
import numpy as np

Vector: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

SIZE: Final = 2048
BOUND: Final = 1e6  # no number on any table is near it
SKIPPED: Final = {"story", "options"}  # what happened, and what may be done: the mask says the latter


class PathNode:
    """A path in a view, put together once and not in every view, with the columns of what was ever found there."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.column = column(path)
        self.children: dict[str | int, PathNode] = {}
        self.value_columns: dict[tuple[type, object], int] = {}

    def child(self, key: str | int) -> "PathNode":
        """The place one step farther."""
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = PathNode(f"{self.path}.{key}")
        return found

    def value_column(self, value: float | str) -> int:
        """The column for just this value here; True is not 1."""
        key = (type(value), value)
        found = self.value_columns.get(key)
        if found is None:
            found = self.value_columns[key] = column(f"{self.path}={value}")
        return found


def column(text: str) -> int:
    """Where a feature stands; two of them rarely share a place (feature hashing)."""
    return crc32(text.encode()) % SIZE


ROOT: Final = PathNode("")


def add_features(value: Any, node: PathNode, found: list[float]) -> None:
    """Every number and word below a place."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in SKIPPED:
                add_features(item, node.child(key), found)
    elif isinstance(value, list):
        add_features(len(value), node.child("length"), found)
        for index, item in enumerate(value):
            add_features(item, node.child(index), found)
    elif value is not None:
        if not isinstance(value, str):
            found[node.column] += value
        found[node.value_column(value)] += 1.0


def feature_vector(view: Any) -> Vector:
    """A view as numbers: each leaf once as what it is, and once as a feature of its own ("is it exactly this?")."""
    found = [0.0] * SIZE
    add_features(msgspec.to_builtins(view), ROOT, found)
    return np.array(found, np.float32)
