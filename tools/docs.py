"""The docs as a site: python tools/docs.py [OUT] gathers docs/, the rules and components of the games, and builds it.

What the project knows about itself is not written twice: rules and components with their provenance come from the
games, their coverage from tools/trace_rules.py. `./dev docs` installs what this needs.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BAR = "\\|"  # inside a cell
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from triforium.core.errors import TableError  # noqa: E402
from triforium.games import GAMES  # noqa: E402

WORK = ROOT / "build" / "docs-sources"
DOCS = WORK / "docs"
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)#\s:]+)((?:#[^)]*)?\))")
PAGES = [
    ("Play", [("Start here", "index.md"), ("The command line", "cli.md")]),
    ("Host", [("Running a server", "hosting.md"), ("Protocol", "wire.md")]),
    ("Rules", []),
    (
        "Bots",
        [("Levels and ratings", "bots.md"), ("Reviews", "review.md"), ("Bot API", "bot-api.md"), ("Arena", "arena.md")],
    ),
    (
        "Research",
        [
            ("Studies", "studies.md"),
            ("Gymnasium, PettingZoo, OpenSpiel", "research.md"),
            ("Benchmarks", "benchmarks.md"),
        ],
    ),
    (
        "Develop",
        [
            ("Write your own game", "your-own-game.md"),
            ("Translate Triforium", "translate.md"),
            ("The path of a move", "path-of-a-move.md"),
        ],
    ),
    ("Decisions", []),
]


def coverage() -> dict[str, dict[str, int]]:
    """How many rules of each game are in the code and in the tests."""
    command = [sys.executable, str(ROOT / "tools" / "trace_rules.py"), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, dict[str, int]] = json.loads(done.stdout)
    return found


def rules_page(key: str, title: str, text: str, traced: dict[str, int]) -> str:
    """A rulebook, with a line on where it comes from, how much of it is tested, and where its components are."""
    head, _, rest = text.partition("\n")
    note = (
        f"\n!!! note\n    Written in our own words. Of its {traced['rules']} rules {traced['in_code']} are in the code "
        f"and {traced['in_tests']} in the tests by their IDs; `triforium rule ID` prints one, and every refusal names "
        f"one. [Components of {title}, each with its source](components-{key}.md).\n"
    )
    return f"{head}\n{note}\n{rest}"


def components_page(game: object, title: str) -> str:
    """Every component value of every edition with its provenance."""
    parts = [f"# {title}: components\n", "Values marked ≈ are **reconstructed** by us: no printed source was found.\n"]
    for edition in game.editions():  # type: ignore[attr-defined]
        values = game.component_values(edition)  # type: ignore[attr-defined]
        parts.append(f"## {edition}\n\n| part | what | provenance | value |\n|---|---|---|---|")
        for value in values:
            mark = "≈ " if value.provenance == "reconstructed" else ""
            cells = (value.part, value.what, f"{mark}{value.provenance}", value.value)
            parts.append(f"| {' | '.join(str(cell).replace('|', BAR) for cell in cells)} |")
        parts.append("")
    return "\n".join(parts)


def plain(link: str) -> str:
    """The words of a link that leads nowhere from here."""
    return link.removeprefix("!").removeprefix("[").removesuffix("](")


def with_links_at_home(text: str) -> str:
    """The README as the first page: links into docs/ stay inside, those to other files of the project become plain."""

    def at_home(found: re.Match[str]) -> str:
        before, target, after = found.groups()
        if target.startswith("docs/"):
            return f"{before}{target.removeprefix('docs/')}{after}" if (DOCS / target[5:]).is_file() else plain(before)
        return found.group(0) if (DOCS / target).exists() else plain(before)

    return LINK.sub(at_home, text)


def gather() -> list[tuple[str, list[tuple[str, str]]]]:
    """Everything in one folder, and the list of pages."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "docs", DOCS)
    pages = [(title, entries[:]) for title, entries in PAGES]
    traced = coverage()
    rules = next(entries for title, entries in pages if title == "Rules")
    for game in GAMES:
        folder = ROOT / "src" / "triforium" / "games" / game.key
        text = (folder / "rules.md").read_text(encoding="utf-8")
        (DOCS / f"rules-{game.key}.md").write_text(
            rules_page(game.key, game.title, text, traced[game.key]), encoding="utf-8"
        )
        (DOCS / f"components-{game.key}.md").write_text(components_page(game, game.title), encoding="utf-8")
        rules += [(game.title, f"rules-{game.key}.md"), (f"{game.title}: components", f"components-{game.key}.md")]
    decisions = next(entries for title, entries in pages if title == "Decisions")
    for path in sorted((DOCS / "adr").glob("*.md")):
        title = path.read_text(encoding="utf-8").split("\n")[0].lstrip("# ")
        decisions.append((title, f"adr/{path.name}"))
    if (DOCS / "mutation-report.md").is_file():
        next(entries for title, entries in pages if title == "Develop").append(("Mutation tests", "mutation-report.md"))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (DOCS / "index.md").write_text(with_links_at_home(readme), encoding="utf-8")
    missing = [name for _, entries in pages for _, name in entries if not (DOCS / name).is_file()]
    if missing:
        raise SystemExit(f"tools/docs.py: pages that are listed but not there: {', '.join(missing)}")
    return pages


def configuration(pages: list[tuple[str, list[tuple[str, str]]]]) -> str:
    """What Zensical wants to know."""
    nav = json.dumps(
        [{title: [{name: path} for name, path in entries]} for title, entries in pages], ensure_ascii=False
    )
    return f"""site_name: Triforium
docs_dir: docs
site_dir: site
use_directory_urls: false
nav: {nav}
theme:
  features: [navigation.tabs, navigation.top, content.code.copy, search.highlight]
  font: false
  palette:
    - media: "(prefers-color-scheme: light)"
      scheme: default
    - media: "(prefers-color-scheme: dark)"
      scheme: slate
markdown_extensions:
  - admonition
  - attr_list
  - tables
  - toc: {{permalink: true}}
  - pymdownx.highlight
  - pymdownx.superfences
"""


def main(words: list[str]) -> None:
    """Gather and build."""
    out = Path(words[0]).resolve() if words else ROOT / "build" / "docs"
    try:
        pages = gather()
    except TableError as error:
        raise SystemExit(f"tools/docs.py: {error}") from None
    (WORK / "mkdocs.yml").write_text(configuration(pages), encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--config-file", str(WORK / "mkdocs.yml")]
    done = subprocess.run(command, cwd=WORK, check=False)
    if done.returncode or not (WORK / "site" / "index.html").is_file():
        raise SystemExit("tools/docs.py: zensical could not build the site; ./dev docs installs it")
    shutil.rmtree(out, ignore_errors=True)
    shutil.move(WORK / "site", out)
    print(f"the site: {out / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1:])
