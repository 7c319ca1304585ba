"""How tests play Stupor Mundi in a browser: what is highlighted, and how to finish a game quickly."""

from collections.abc import Sequence
from typing import Any, Final

from tests.browser.visitor import Visitor

LIT: Final = """() => [...document.querySelectorAll("main [data-lit]")]
    .map((e) => [e.dataset.verb, +e.dataset.noun])"""
# What the page waits for after a move: the cover, the end of a narration, a choice, or nothing because it is over.
STATE: Final = """(moment) => {
    const prompt = document.querySelector(".prompt");
    if (document.querySelector("dialog[open]")) return document.querySelector("#cover-title") ? "cover" : "over";
    if (prompt.ariaBusy === "true") return "told";
    return prompt.dataset.open === "true" && prompt.dataset.moment !== moment && "asked";
}"""
# A position in which one turn can bring a keep for three Stone, an Edict and an ally.
RICH: Final = """SMF1 n=2 diff=easy round=3 first=1 active=1 step=turn ends=-
F T1 W2 K1 L2 G1 S1 A6 P1
ED I=E02 II=E09 III=E03 | I=E15 II=E13 III=E11 | pile=9
WP A=CS-A,VI-A*[CB-A] B=CS-B[CB-B] C=CS-C,VI-B*[CB-C]
VY ROM M1b a1=L-SIG/? c1=A1
VY CON M2b a1=L-OKE/? c1=A2
VY ALE M3b a1=L-ROM/? c1=A4
VY TUN M4b a1=I-SEV/? c1=A6
VY BAR M5b a1=L-DOM/? c1=A8
CP 11
P1 savoy vp=7 A=9 S=3 G=2 ship=TUN castle=T1:TN1,W1:WN3,W2:WN2,T3:TN2,W3:WN1 allies=AS1:I-CAS spec=A2,0,0 covers=- \
hand=H-COIN,H-GRAIN,H-STONE draw=#7 disc=- slots=- removed=- edicts=0 passed=0
P2 wittelsbach vp=4 A=6 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1,T4:GTA allies=AS1:L-BAL spec=B1,0,0 covers=- \
hand=H-COIN,H-DRAW draw=#7 disc=- slots=1:H-STONE^ removed=- edicts=0 passed=0"""
# Choices that finish a game quickly: the first of these that is offered.
HURRY: Final = ("purchase", "main 4", "remove_hand", "face_down 4", "face_up", "edict", "next", "discard", "card")


class Sitting:
    """A visitor at a table of Stupor Mundi."""

    def __init__(self, visitor: Visitor, seats: Sequence[str], *, position: str = "", path: str = "") -> None:
        self.visitor = visitor
        self.page: Any = visitor.page
        wish: dict[str, Any] = {"game": "stupor_mundi", "seats": [{"kind": "me", "name": name} for name in seats]}
        if position:
            wish["beginning"] = {"position": position}
        visitor.go(path or visitor.open_table(wish))
        self.page.wait_for_selector(".prompt", state="attached")
        self.settle("")

    def settle(self, moment: str) -> None:
        """Wait until something can be chosen; lift the cover of a shared screen and skip narrations."""
        while True:
            self.state = self.page.wait_for_function(STATE, arg=moment).json_value()
            if self.state == "told":
                self.page.dispatch_event(".board", "pointerdown")
            elif self.state == "cover":
                self.page.locator("dialog[open] #cover-title + p + button").click()
                self.page.wait_for_selector("dialog[open] #cover-title", state="detached")
                moment = ""
            else:
                return

    def over(self) -> bool:
        return bool(self.state == "over")

    def lit(self) -> list[tuple[str, int]]:
        """Verb and noun of everything highlighted."""
        return [(verb, noun) for verb, noun in self.page.evaluate(LIT)]

    def click(self, verb: str, noun: int | None = None) -> None:
        """Click a highlighted element with a real pointer."""
        moment = self.visitor.moment()
        which = f'[data-verb="{verb}"]' + ("" if noun is None else f'[data-noun="{noun}"]')
        target = self.page.locator(f"main [data-lit]{which}").last
        target.evaluate("(e) => e.scrollIntoView({ block: 'center' })")  # on a phone, the prompt could cover it
        target.click(force=True)
        self.settle(moment)

    def button(self, words: str = "") -> None:
        """Click the button of the prompt with these words, or the last button."""
        moment = self.visitor.moment()
        buttons = self.page.locator(".prompt .btn.go:enabled")
        (buttons.filter(has_text=words).first if words else buttons.last).click()
        self.settle(moment)

    def hurry(self) -> None:
        """Make one choice that brings the end of the game closer."""
        lit = self.lit()
        if not lit and self.page.locator(".prompt .btn.go:enabled").count() == 0:
            self.settle("")  # something was still being narrated
            return
        for wanted in HURRY:
            verb, _, noun = wanted.partition(" ")
            found = [(v, n) for v, n in lit if v == verb and (not noun or n == int(noun))]
            if found:
                self.click(*found[0])
                return
        if lit and lit[0][0] not in ("travel", "main", "sell", "buy", "piece"):
            self.click(*lit[0])
        else:
            self.button()
