"""What a seat sees, as a vector of one length for every game: hashed features of its view."""

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, TypeAlias
from zlib import crc32

import numpy as np

Vector: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

SIZE: Final = 2048
FARTHEST: Final = 1e6  # no number on any table is near it
LEFT_OUT: Final = {"story", "options"}  # what happened, and what may be done: the mask says the latter


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, int | float | str]]:
    """Every number and word of a view, by its path."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            if field.name not in LEFT_OUT:
                yield from leaves(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        yield f"{path}.length", len(value)
        for index, item in enumerate(value):
            yield from leaves(item, f"{path}.{index}")
    elif value is not None:
        yield path, value


@cache
def column(text: str) -> int:
    """Where a feature stands; two of them rarely share a place (feature hashing)."""
    return crc32(text.encode()) % SIZE


def vector(view: Any) -> Vector:
    """A view as numbers: each leaf once as what it is, and once as a feature of its own ("is it exactly this?")."""
    found: Vector = np.zeros(SIZE, np.float32)
    for path, value in leaves(view):
        if not isinstance(value, str):
            found[column(path)] += float(value)
        found[column(f"{path}={value}")] += 1.0
    return found
