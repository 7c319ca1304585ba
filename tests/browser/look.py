"""Screenshots of every screen, to look at: `python -m tests.browser.look [--out FOLDER] [SCREEN …]`.

One server, one browser, one pass: each screen is reached once, then shown in two sizes, three languages and
three themes without leaving it. The folder (build/look) then holds two contact sheets per screen, one wide and one
narrow, and every single screenshot.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from tests.browser import chromium
from tests.browser.visitor import DESKTOP, PHONE, THEMES, Visitor, web_server
from tests.server.server_process import ServerProcess

SIZES: Final = {"wide": DESKTOP, "narrow": PHONE}
LANGUAGES: Final = ("en", "de", "pl")  # in the order of the button in the header
COLUMNS: Final = {"wide": 2, "narrow": 6}
SPEAK: Final = """async (language) => {
    if (document.documentElement.lang !== language) document.querySelector(`header button[lang=${language}]`).click();
}"""
SHEET: Final = """<style>body {{ margin: 0; display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 6px;
    background: #888; }} img {{ width: 100%; display: block; }}</style>{pictures}"""
WIDTH: Final = 1480  # pixels of a contact sheet: image viewers scale down wider ones

Dress = Callable[[Visitor], None]
Screen = Callable[["Guests"], Visitor]


class Guests:
    """Opens the visitors, and where needed the extra server, that it takes to reach a screen."""

    def __init__(self, browser: Any, server: ServerProcess, stack: ExitStack, folder: Path) -> None:
        self.browser, self.server, self.stack, self.folder = browser, server, stack, folder
        self.again: Dress | None = None

    def come(self, name: str = "Ada", **wishes: Any) -> Visitor:
        visitor = Visitor(self.browser, wishes.pop("server", self.server), name=name, strict=False, **wishes)
        visitor.page.set_default_timeout(15_000)
        self.stack.callback(visitor.leave)
        return visitor

    def own_server(self) -> ServerProcess:
        """A separate server, which a screen may kill."""
        return self.stack.enter_context(web_server(Path(tempfile.mkdtemp(dir=self.folder))))


@contextmanager
def opened(folder: Path) -> Iterator[tuple[Any, ServerProcess]]:
    """A running browser and a running server."""
    found = chromium.find()
    if found is None:
        raise SystemExit(chromium.NONE)
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.NODE))
    from playwright.sync_api import sync_playwright

    with web_server(folder) as server, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(
            executable_path=found[0], args=arguments, env={**os.environ, **found[1]}, timeout=180_000
        )
        yield browser, server
        browser.close()


def pictures(name: str, visitor: Visitor, again: Dress | None, out: Path) -> dict[str, list[Path]]:
    """Screenshots of one screen by size; `again` redoes what changing the size undoes."""
    page = visitor.page
    made: dict[str, list[Path]] = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.wait_for_timeout(200)
        if again is not None:
            again(visitor)
        for theme in THEMES:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            for language in LANGUAGES:
                page.evaluate(SPEAK, language)
                page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
                path = out / f"{name}-{size}-{theme}-{language}.png"
                page.screenshot(path=path)
                made.setdefault(size, []).append(path)
    return made


def sheet(browser: Any, size: str, paths: list[Path], to: Path) -> None:
    """A contact sheet of the screenshots: one theme per row when wide, all in one row when narrow."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    html = to.with_suffix(".html")
    images = "".join(f'<img src="{path.name}">' for path in paths)
    html.write_text(SHEET.format(columns=COLUMNS[size], pictures=images), encoding="utf-8")
    page.goto(html.as_uri())
    page.screenshot(path=to, full_page=True)
    page.close()
    html.unlink()


def main() -> int:
    """Take screenshots of all screens, or of the ones that are named."""
    from tests.browser.screens import SCREENS

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=chromium.ROOT / "build" / "look")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(SCREENS))
    wish = parser.parse_args()
    wanted = wish.screens or list(SCREENS)
    if unknown := [name for name in wanted if name not in SCREENS]:
        parser.error(f"there is no screen {unknown[0]!r}; there are: {', '.join(SCREENS)}")
    wish.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as (browser, server):
        for name in wanted:
            started = time.monotonic()
            with ExitStack() as stack:
                guests = Guests(browser, server, stack, Path(folder))
                try:
                    made = pictures(name, SCREENS[name](guests), guests.again, wish.out)
                except Exception as error:  # go on with the other screens
                    print(f"{name}: {error}", file=sys.stderr, flush=True)
                    failed += 1
                    continue
            for size, paths in made.items():
                sheet(browser, size, paths, wish.out / f"sheet-{name}-{size}.png")
            print(f"{name}: {time.monotonic() - started:.1f} s", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    raise SystemExit(main())
