"""How the client is written: no line that is too long to read, and colours only in themes."""

import re
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[2] / "web" / "src"
LONGEST: Final = 160
COLOUR: Final = re.compile(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])", re.IGNORECASE)


def sources() -> list[Path]:
    """Every file that is written by hand."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in found if "generated" not in path.parts]


def test_no_line_is_longer_than_160_characters() -> None:
    long = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []


def test_colours_are_in_themes_only() -> None:
    places = [
        f"{path.relative_to(SOURCE)}: {colour}"
        for path in sources()
        if path.name != "theme.css" and path.parent.name != "theme"
        for colour in COLOUR.findall(path.read_text(encoding="utf-8"))
    ]
    assert places == []
