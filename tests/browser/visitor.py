"""A person with a browser, and shorthands for what they do at a table."""

import json
import random
import re
from pathlib import Path
from typing import Any

from tests.server.server_process import ServerProcess, sqlite_in

AXE = Path(__file__).resolve().parents[2] / "web" / "test" / "node_modules" / "axe-core" / "axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
THEMES = ("dark", "light", "contrast")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LIT = "[data-lit], .prompt .btn.go:enabled"
KEY = re.compile(r"\b(web|face|prompt|choice|story|why|edition|option|rank|order|vault|colour)-[a-z]+[a-z_-]*\b")
EXPECTED = ("Cross-Origin-Opener", "WebSocket connection to", "net::ERR_", "status of 4", "status of 5")


def web_server(folder: Path) -> ServerProcess:
    """A server for browsers, with its store in this folder."""
    return ServerProcess(sqlite_in(folder), "--bot-workers", "1", "--log", "error")


class Visitor:
    """One browser with its own cookies."""

    def __init__(
        self,
        browser: Any,
        server: ServerProcess,
        *,
        language: str = "en",
        theme: str = "dark",
        size: dict[str, int] | None = None,
        name: str = "Ada",
        motion: bool = False,
        pace: str = "off",
        strict: bool = True,
        offline: bool = False,
    ) -> None:
        self.server = server
        self.pointed = 0  # the number of tutorial steps that pointed at something
        self.context = browser.new_context(
            viewport=size or DESKTOP,
            base_url=server.url,
            has_touch=size == PHONE,
            service_workers="allow" if offline else "block",  # it loads files that most tests do not need
        )
        settings = {"theme": theme, "name": name, "motion": motion, "sounds": False, "pace": pace}
        self.context.add_init_script(
            f"if (!localStorage.getItem('triforium.settings')) {{"
            f"localStorage.setItem('triforium.language', {json.dumps(language)});"
            f"localStorage.setItem('triforium.settings', {json.dumps(json.dumps(settings))}); }}"
        )
        self.trouble: list[str] = []
        self.strict = strict
        self.page = self.context.new_page()
        self.page.set_default_timeout(120_000)  # a busy machine is slow, not broken
        self.page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        self.page.on("console", self.heard)

    def heard(self, message: Any) -> None:
        """Collect console errors, except those about connections that a test cuts itself."""
        if message.type == "error" and (self.strict or "Content Security" in message.text):
            if not any(text in message.text for text in EXPECTED):
                self.trouble.append(message.text)

    def leave(self) -> None:
        """Close the browser context."""
        self.context.close()

    def go(self, path: str) -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(path)
        self.page.wait_for_selector(".page, .prompt", state="attached")

    def play_now(self, game: str) -> None:
        """Start a game with one click on the home page."""
        self.go("/")
        self.page.locator(f".game:has(a[href='/rules/{game.lower()}']) button.go").click()
        self.page.wait_for_selector(".prompt")

    def begin_basilica(self) -> None:
        """Begin Basilica as White against a bot; as Black, the only legal cell may be chosen automatically."""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        self.go(self.open_table({"game": "basilica", "seats": seats, "options": {"first_player": "white"}}))

    def ask(self, path: str, body: Any = None) -> Any:
        """Call the API with the cookies of this browser; the JSON of the answer."""
        return self.page.evaluate(
            """async ([path, body]) => {
                const init = body === null ? {} : {method: "POST", headers: {"Content-Type": "application/json"},
                                                   body: JSON.stringify(body)};
                const answer = await fetch(path, init);
                return answer.json();
            }""",
            [path, body],
        )

    def open_table(self, wish: dict[str, Any]) -> str:
        """Open a table over HTTP; its path."""
        self.go("/")
        opened = self.ask("/api/tables", wish)
        assert "table" in opened, opened
        return f"/t/{opened['table']['id']}"

    def my_turn(self) -> bool:
        """Wait until something can be chosen; False once the game is over."""
        self.page.wait_for_selector(".prompt[data-open=true], dialog[open]", state="attached")
        return self.page.locator("dialog[open]").count() == 0

    def choose_any(self, rng: random.Random) -> None:
        """Click a random highlighted element or button with a real pointer."""
        lit = self.page.locator(LIT)
        moment = self.moment()
        while not (many := lit.count()):
            lit.first.wait_for(state="attached")
        lit.nth(rng.randrange(many)).click(force=True)
        self.settle(moment)

    def moment(self) -> str:
        """The index of the moment of the game that the page shows."""
        return str(self.page.get_attribute(".prompt", "data-moment"))

    def settle(self, moment: str) -> None:
        """Wait until the game has moved on and asks this visitor again, or is over."""
        self.page.wait_for_function(
            "moment => document.querySelector('dialog[open]') || document.querySelector('.prompt').dataset.moment"
            " !== moment && document.querySelector('.prompt').dataset.open === 'true'",
            arg=moment,
        )

    def tab_to(self, selector: str) -> None:
        """Press Tab until an element matches; fail after 120 presses."""
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the Tab key never reached {selector}: {self.page.inner_text('#asked')}")

    def lessons(self, until: int = 40) -> list[str]:
        """Follow a tutorial to its end or for `until` steps; the texts of the steps."""
        page = self.page
        shown = "[data-pointed][data-lit], [data-pointed] [data-lit]"
        page.wait_for_selector(".coach")
        steps = []
        for _ in range(40):
            page.wait_for_selector(".coach .btn.go, .prompt[data-open=true]", state="attached")
            said = page.inner_text(".coach")
            steps.append(said)
            self.pointed += page.locator("[data-pointed]").count() > 0
            self.no_untranslated()
            if page.locator(".coach a.btn.go").count() or len(steps) == until:
                return steps
            if page.locator(".coach .btn.go").count():
                page.locator(".coach .btn.go").click()
            elif page.locator(shown).count():
                page.locator(shown).first.click(force=True)
            else:
                page.locator(".picks [data-lit], .prompt .btn.go:enabled").last.click(force=True)
            page.wait_for_function("said => document.querySelector('.coach')?.innerText !== said", arg=said)
        raise AssertionError(f"the tutorial has no end: {steps[-1]}")

    def no_untranslated(self) -> None:
        """Assert that no key of a word file is shown instead of its sentence."""
        text = self.page.evaluate(
            "document.body.innerText"
            " + [...document.querySelectorAll('[aria-label]')].map(e => ' ' + e.ariaLabel).join('')"
        )
        assert KEY.findall(text) == [], KEY.search(text)

    def axe(self, run_only: list[str] | dict[str, Any] = AXE_TAGS) -> list[str]:
        """The violations that axe finds on the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return self.page.evaluate(
            """async (runOnly) => (await axe.run(document, { runOnly, resultTypes: ["violations"], preload: false }))
                .violations.map(v => v.id + ": " + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(" | "))""",
            run_only,
        )

    def axe_in_every_theme(self) -> list[str]:
        """The violations in the current theme; in the others only of colour contrast, all that a theme can change."""
        found = self.axe()
        own = self.page.evaluate("document.documentElement.dataset.theme")
        for theme in [*(theme for theme in THEMES if theme != own), own]:
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            if theme != own:
                found += [f"{theme}: {line}" for line in self.axe({"type": "rule", "values": ["color-contrast"]})]
        return found
