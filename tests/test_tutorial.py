"""The tutorial docs/your-own-game.md contains the whole example, file by file."""

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
    """The lines that are not empty: blank lines may differ where blocks meet."""
    return [line for line in text.split("\n") if line.strip()]


@pytest.mark.parametrize("name", FILES)
def test_the_blocks_of_a_file_add_up_to_the_file(name: str) -> None:
    told = "".join(body for title, body in BLOCKS if title == name)
    assert squeezed(told) == squeezed((QUARRY / name).read_text(encoding="utf-8"))


def test_the_blocks_cover_exactly_the_files_of_the_example() -> None:
    assert {title for title, _ in BLOCKS} == set(FILES)
