"""The files of a judge: weights as TOML (tools/fit_judge.py) and networks (triforium train); not compiled."""

import math
import os
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from triforium.core.datafile import DataFile
from triforium.core.errors import BadComponents

FOLDER_VARIABLE: Final = "TRIFORIUM_WEIGHTS"  # the environment variable with a folder of custom files


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
    """Name and text of a game's weights file: from the custom folder if it has one, else the shipped one."""
    path, _ = custom_files(game)
    if path is not None:
        try:
            return str(path), path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadComponents(f"{path}: these weights cannot be read: {error}") from None
    resource = files("triforium.bots.judges").joinpath("fitted", f"{game}.toml")
    try:
        return f"{game}.toml", resource.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"{game}.toml: the weights of this game cannot be read: {error}") from None


def net_content(game: str, package: str, file: str) -> tuple[str, bytes]:
    """Name and content of a file of networks: the one given, one in the custom folder, or the one that is shipped."""
    own = Path(file) if file else custom_files(game)[1]
    if own is not None:
        try:
            return str(own), own.read_bytes()
        except OSError as error:
            raise BadComponents(f"{own}: these networks cannot be read: {error.strerror or error}") from None
    for place in ("triforium.bots.judges.learned", package):
        resource = files(place).joinpath(f"{game}.net")
        if resource.is_file():
            return f"{game}.net", resource.read_bytes()
    raise FileNotFoundError(f"{game}.net")


def custom_files(game: str) -> tuple[Path | None, Path | None]:
    """The files of weights and of networks in the custom folder; it must have one of them if the variable is set."""
    own = os.environ.get(FOLDER_VARIABLE)
    if not own:
        return None, None
    weights, nets = Path(own) / f"{game}.toml", Path(own) / f"{game}.net"
    if not weights.exists() and not nets.exists():
        raise BadComponents(f"{weights}: these weights cannot be read: there is no such file, and no {nets.name}")
    return weights if weights.exists() else None, nets if nets.exists() else None
