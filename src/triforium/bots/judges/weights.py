"""The weights of a judge: one TOML file per game, written by tools/fit_judge.py; not compiled."""

import math
import os
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from triforium.core.datafile import DataFile
from triforium.core.errors import BadComponents

FOLDER_VARIABLE: Final = "TRIFORIUM_WEIGHTS"  # the environment variable with a folder of custom weight files


class Weights(NamedTuple):
    """The weight of each feature at the start and at the end of a game; the bias is for cooperative games."""

    early: list[float]
    late: list[float]
    bias: tuple[float, float]


def read_weights(name: str, text: str, features: tuple[str, ...], cooperative: bool) -> Weights:
    """Parse a weights file; BadComponents says what is wrong and on which line."""
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
    """Parse one weight: two numbers, early and late."""
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
    """Name and text of a game's weights file: from the custom folder if it is set, else the shipped one."""
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
