"""The weights of a judge: a small TOML file a game, written by tools/fit_judge.py; not compiled."""

import math
import os
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from triforium.core.datafile import DataFile
from triforium.core.errors import BadComponents

FOLDER_VARIABLE: Final = "TRIFORIUM_WEIGHTS"  # a folder with files of one's own, one a game


class Weights(NamedTuple):
    """What every feature weighs when a game begins and when it ends; the bias is for a team."""

    early: list[float]
    late: list[float]
    bias: tuple[float, float]


def read_weights(name: str, text: str, features: tuple[str, ...], cooperative: bool) -> Weights:
    """The weights in a file; BadComponents says what is wrong with it, and where."""
    file = DataFile(name, text)
    wanted = (*features, "bias") if cooperative else features
    given = file.table("weights")
    for key in given:
        if key not in wanted:
            raise file.bad(("weights", key), "every weight is of a feature", f"there is no feature {key!r}")
    pairs = [parse_pair(file, key) for key in wanted]
    bias = pairs.pop() if cooperative else (0.0, 0.0)
    return Weights([early for early, _ in pairs], [late for _, late in pairs], bias)


def parse_pair(file: DataFile, key: str) -> tuple[float, float]:
    """Two numbers: early and late."""
    value = file.get("weights", key)
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not all(isinstance(one, (int, float)) and not isinstance(one, bool) and math.isfinite(one) for one in value)
    ):
        raise file.bad(
            ("weights", key), "a weight is two numbers, early and late", f"{key} is {value!r}, not two numbers"
        )
    return float(value[0]), float(value[1])


def weights_text(game: str) -> tuple[str, str]:
    """The file of a game and what it says: of one's own folder, if it has one, else the one that is shipped."""
    own = os.environ.get(FOLDER_VARIABLE)
    if own:
        path = Path(own) / f"{game}.toml"
        try:
            return str(path), path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadComponents(f"{path}: these weights cannot be read: {error}") from None
    resource = files("triforium.bots.judges").joinpath("fitted", f"{game}.toml")
    try:
        return f"{game}.toml", resource.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"{game}.toml: the weights of this game cannot be read: {error}") from None
