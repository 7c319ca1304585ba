"""Observations: the view of a seat as a vector of fixed length, by feature hashing."""

from typing import Any, Final, TypeAlias
from zlib import crc32

import msgspec
import numpy as np

Vector: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

SIZE: Final = 2048
BOUND: Final = 1e6  # far above every number in a view
SKIPPED: Final = {"story", "options"}  # the event log, and the options, which the action mask has


class PathNode:
    """A path in a view, with cached columns for the path and for the values found there."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.column = column(path)
        self.children: dict[str | int, PathNode] = {}
        self.value_columns: dict[tuple[type, object], int] = {}

    def child(self, key: str | int) -> "PathNode":
        """The node one key deeper."""
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = PathNode(f"{self.path}.{key}")
        return found

    def value_column(self, value: float | str) -> int:
        """The column for exactly this value; True and 1 are different."""
        key = (type(value), value)
        found = self.value_columns.get(key)
        if found is None:
            found = self.value_columns[key] = column(f"{self.path}={value}")
        return found


def column(text: str) -> int:
    """The column of a feature; collisions are rare (feature hashing)."""
    return crc32(text.encode()) % SIZE


ROOT: Final = PathNode("")


def add_features(value: Any, node: PathNode, found: list[float]) -> None:
    """Add every number and string below a node to the vector."""
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
    """A view as a vector: each leaf as a number, and one-hot encoded ("is it exactly this value?")."""
    found = [0.0] * SIZE
    add_features(msgspec.to_builtins(view), ROOT, found)
    return np.array(found, np.float32)
