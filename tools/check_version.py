"""Do the package, the changelog, the citation file and a tag name the same version?

    tools/check_version.py [TAG]

The version is written in src/triforium/__init__.py; pyproject.toml and `triforium --version` read it there. The newest
entry of CHANGELOG.md and CITATION.cff must name the same version and date. The release workflow calls this with its
tag (v0.2.0) and stops on exit code 1.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PLACES = {
    "src/triforium/__init__.py": r'^__version__ = "([^"]+)"',
    "CHANGELOG.md": r"^## (\S+)",
    "CITATION.cff": r"^version: (\S+)",
}
DATES = {"CHANGELOG.md": r"^## \S+ – (\d{4}-\d\d-\d\d)$", "CITATION.cff": r"^date-released: (\d{4}-\d\d-\d\d)$"}


def first(root: Path, name: str, pattern: str) -> str:
    """The first match in a file, or a word that says there is none."""
    found = re.search(pattern, (root / name).read_text(encoding="utf-8"), re.MULTILINE)
    return found.group(1) if found else "nothing"


def problems(root: Path, tag: str = "") -> list[str]:
    """One sentence for each disagreement."""
    versions = {name: first(root, name, pattern) for name, pattern in PLACES.items()}
    if tag:
        versions[f"the tag {tag}"] = (
            tag.removeprefix("v") if tag.startswith("v") else "nothing: it does not begin with v"
        )
    dates = {name: first(root, name, pattern) for name, pattern in DATES.items()}
    return [
        f"{what} disagree: " + "; ".join(f"{name} says {value}" for name, value in found.items())
        for what, found in (("versions", versions), ("dates of release", dates))
        if len(set(found.values())) > 1 or "nothing" in found.values()
    ]


def main(words: list[str]) -> int:
    """Print what disagrees; 1 if anything does."""
    found = problems(ROOT, words[0] if words else "")
    for problem in found:
        print(f"tools/check_version.py: {problem}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
