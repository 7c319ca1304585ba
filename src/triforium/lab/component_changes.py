"""Changes to component files for studies: the same file with some numbers replaced."""

import re
from importlib.resources import files
from typing import Any, Final

from triforium.core.datafile import DataFile
from triforium.core.errors import BadOption
from triforium.core.game import Game

CHANGE: Final = re.compile(r"([\w.+-]+)=(-?\d{1,6})")
KEY_AND_NUMBER: Final = re.compile(r"(?<![\w.\-])([\w\-]+)(\s*=\s*)(-?\d+)(?![\w.\-])")


def shipped_components(game: Game[Any]) -> str:
    """The text of a game's shipped component file."""
    place = files(game.words_package()) / "components.toml"
    if not place.is_file():
        raise BadOption(f"{game.title} has no components.toml, so none of its numbers can be changed")
    return place.read_text(encoding="utf-8")


def changed_text(text: str, change: str) -> str:
    """A component file after a change such as "scoring.most_structures=6"; commas separate several numbers."""
    for single in change.split(","):
        wish = CHANGE.fullmatch(single.strip())
        if wish is None:
            raise BadOption(f"--change {single!r} is not PATH=NUMBER, for example scoring.most_structures=6")
        text = replace_number(text, wish.group(1), wish.group(2))
    return text


def replace_number(text: str, path: str, value: str) -> str:
    """Replace the number at a path, which may lead into an inline table."""
    places = number_positions(text)
    if path not in places:
        last = path.rpartition(".")[2]
        near = [name for name in places if name.rpartition(".")[2] == last] or list(places)
        raise BadOption(
            f"--change {path}: there is no such number in the component file; perhaps {', '.join(near[:4])}"
        )
    start, end = places[path]
    return text[:start] + value + text[end:]


def number_positions(text: str) -> dict[str, tuple[int, int]]:
    """The start and end offset of every number in a component file, by path."""
    paths = {line: path for path, line in DataFile("the component file", text).lines.items()}
    places: dict[str, tuple[int, int]] = {}
    offset = 0
    for number, line in enumerate(text.split("\n"), 1):
        path = paths.get(number, "")
        code = line.partition("#")[0]
        for found in KEY_AND_NUMBER.finditer(code):
            inside = "{" in code[: found.start()]
            places.setdefault(
                f"{path}.{found.group(1)}" if inside else path, (offset + found.start(3), offset + found.end(3))
            )
        offset += len(line) + 1
    return places
