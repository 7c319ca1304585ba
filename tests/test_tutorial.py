"""The tutorial is the example: block by block, file by file, and nothing is left out."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
QUARRY = ROOT / "examples" / "quarry"
PAGE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.DOTALL | re.MULTILINE)
FILES = sorted(
    str(path.relative_to(QUARRY))
    for path in QUARRY.rglob("*")
    if path.is_file() and path.name != "README.md" and "__pycache__" not in path.parts
)


def squeezed(text: str) -> list[str]:
    """The lines that say something: where blocks meet, empty ones come and go."""
    return [line for line in text.split("\n") if line.strip()]


@pytest.mark.parametrize("name", FILES)
def test_the_blocks_of_a_file_are_the_file(name: str) -> None:
    told = "".join(body for title, body in BLOCKS if title == name)
    assert squeezed(told) == squeezed((QUARRY / name).read_text(encoding="utf-8"))


def test_no_block_is_of_another_file() -> None:
    assert {title for title, _ in BLOCKS} == set(FILES)
