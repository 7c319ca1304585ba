"""The docs are complete: every page is listed on the site, and every link has a target."""

import re
from pathlib import Path

import pytest

from tools import docs

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\]\(([^)\s]+)\)")
PAGES = sorted((ROOT / "docs").rglob("*.md"))
OTHERS = [*sorted(ROOT.glob("*.md")), *(ROOT / name / "README.md" for name in ("bench", "web", "examples/quarry"))]


@pytest.mark.parametrize("path", [*PAGES, *OTHERS], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_has_a_target(path: Path) -> None:
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("#"):
            assert (path.parent / target.partition("#")[0]).exists(), target


def test_every_page_is_on_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "WORK", tmp_path / "work")
    monkeypatch.setattr(docs, "DOCS", tmp_path / "work" / "docs")
    listed = {name for _, entries in docs.gather() for _, name in entries}
    assert {str(path.relative_to(ROOT / "docs")) for path in PAGES} <= listed
    assert {"rules-basilica.md", "components-orleans.md", "index.md"} <= listed
    for name in sorted(listed):
        assert (tmp_path / "work" / "docs" / name).read_text(encoding="utf-8").startswith("# "), name
    rules = (tmp_path / "work" / "docs" / "rules-stupor_mundi.md").read_text(encoding="utf-8")
    assert re.search(r"Of its \d+ rules \d+ are in the code and \d+ in the tests", rules)
    first = (tmp_path / "work" / "docs" / "index.md").read_text(encoding="utf-8")
    for target in LINK.findall(first):
        assert "://" in target or (tmp_path / "work" / "docs" / target.partition("#")[0]).exists(), target
