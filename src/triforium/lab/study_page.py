"""The report of a study as one HTML page that needs nothing else, and as JSON."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from triforium.core.message import Message
from triforium.core.words import Words
from triforium.lab.findings import Effect, Findings, Value
from triforium.lab.plot import IntervalRow, interval_plot
from triforium.lab.standings import Interval
from triforium.lab.study import Study

STYLE: Final = """
:root{color-scheme:light dark}body{font:17px/1.55 Alegreya,Georgia,serif;max-width:50rem;margin:2rem auto;
padding:0 1rem;color:#22242a;background:#fbfaf7}h1{font-size:2rem;line-height:1.2;margin-bottom:.3rem}
h2{margin-top:2.4rem}
.lead{font-size:1.15rem;color:#555a66}table{border-collapse:collapse;font:14px system-ui,sans-serif;width:100%}
td,th{padding:.3rem .6rem;border-bottom:1px solid #d9d7d0;text-align:right}
td:first-child,th:first-child{text-align:left}
svg{max-width:100%;height:auto;margin:1rem 0;border-radius:6px}.note{font-size:.92rem;color:#666b78}
@media(prefers-color-scheme:dark){body{color:#e8e9ee;background:#16181d}.lead,.note{color:#a5aab8}td,th{border-color:#3a3e49}}
"""
TURNS: Final = ("who begins", "second", "third", "fourth")
SHARES: Final = ("games won", "victories of who begins")


def turn_name(place: int) -> str:
    """When somebody comes to their first turn."""
    return TURNS[place] if place < len(TURNS) else f"number {place + 1}"


class Page:
    """A report under way."""

    def __init__(self, study: Study, found: Findings) -> None:
        self.study = study
        self.found = found
        self.game = study.variants[0].load_game()
        self.words = Words("en", self.game.words_package())
        self.parts: list[str] = []

    def name(self, thing: str) -> str:
        """A thing in words."""
        return self.words.say(Message(thing[1:])) if thing.startswith("@") else thing

    def render(self) -> str:
        """The page from its title to its method."""
        plan, setting = self.study.plan, self.study.variants[0]
        options = "".join(f", {key}={value}" for key, value in setting.options)
        self.parts.append(f"<h1>{escape(plan.title)}</h1><p class=lead>{escape(plan.question)}</p>")
        self.paragraph(
            f"{self.found.games:,} games, {setting.seats} seats, edition {setting.edition}{options}, everybody played "
            f"by bot:{self.study.bot}; seed {self.study.seed}. Every figure has its 95 % interval."
        )
        if self.found.cooperative:
            self.team()
        else:
            self.seats()
        self.length()
        for subject, things in zip(plan.subjects, self.found.values, strict=True):
            self.things(subject.title, subject.dealt, things)
        for change, moved in zip(plan.changes, self.found.effects, strict=True):
            self.change(change.title, change.change, moved)
        self.method()
        head = (
            f'<meta charset=utf-8><meta name=viewport content="width=device-width"><title>{escape(plan.title)}</title>'
        )
        return f"<!doctype html><html lang=en>{head}<style>{STYLE}</style><body>{''.join(self.parts)}</body></html>\n"

    def paragraph(self, text: str, kind: str = "") -> None:
        """A paragraph."""
        self.parts.append(f"<p{f' class={kind}' if kind else ''}>{escape(text)}</p>")

    def heading(self, text: str) -> None:
        """A chapter begins."""
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table of figures."""
        top = "".join(f"<th>{escape(word)}</th>" for word in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        self.parts.append(f"<table><tr>{top}</tr>{body}</table>")

    def team(self) -> None:
        """How often all won together."""
        self.heading("Winning together")
        row = IntervalRow(f"{self.study.variants[0].seats} of bot:{self.study.bot}", *hundred(self.found.won))
        self.parts.append(interval_plot("Games won by the team", "% of games", [row], " %", 1, bars=True))

    def seats(self) -> None:
        """Is it better to begin?"""
        self.heading("Is it better to begin?")
        turns = self.found.turns
        rows = [IntervalRow(turn_name(place), *hundred(won)) for place, (won, _) in enumerate(turns)]
        self.parts.append(interval_plot("Victories in the order of turns", "% of victories", rows, " %", 1, bars=True))
        fair = 1 / len(turns)
        off = [turn_name(place) for place, (won, _) in enumerate(turns) if not won[1] <= fair <= won[2]]
        self.paragraph(
            f"Fair would be {100 * fair:.0f} % each; "
            + (
                f"outside of that by more than chance: {', '.join(off)}."
                if off
                else "nothing here differs by more than chance."
            )
        )
        points = [(turn_name(place), shown(points, 1)) for place, (_, points) in enumerate(turns)]
        self.table(["in the order of turns", "points"], points)
        self.paragraph(f"At the end the winner is {shown(self.found.lead, 1)} points ahead of the next.")

    def length(self) -> None:
        """How long, and how it ends."""
        self.heading("How long it takes, and how it ends")
        lengths = self.found.lengths
        few, half, many = (lengths[int(part * (len(lengths) - 1))] for part in (0.05, 0.5, 0.95))
        self.paragraph(
            f"A game has {shown(self.found.choices, 1)} choices on average; half of the games have at most {half}, "
            f"nine in ten between {few} and {many}."
        )
        rows = [IntervalRow(self.study.plan.end(reason), *hundred(share)) for reason, share in self.found.endings]
        self.parts.append(interval_plot("How games end", "% of games", rows, " %", 1, bars=True))

    def things(self, title: str, dealt: bool, things: list[Value]) -> None:
        """The value of houses, allies, cards, orders or workshops."""
        self.heading(title)
        if not things:
            self.paragraph("In these games it never happened.")
            return
        known = [value for value in things if value.victories is not None]
        rows = [IntervalRow(self.name(value.thing), *hundred(value.victories)) for value in known if value.victories]
        if rows:
            what = "games won" if self.found.cooperative else "victories"
            beside = "per game" if self.found.cooperative else "than the others at the table"
            plot = interval_plot(f"One more {beside} goes with so many more {what}", "percentage points", rows, "", 1)
            self.parts.append(plot)
        head = ["", "a game", "victories, percentage points", "points"]
        cells = [
            [
                self.name(value.thing),
                f"{value.per_game:.2f}",
                shown(hundred(value.victories), 1) if value.victories else "too rare",
                shown(value.points, 2) if value.points else "–",
            ]
            for value in things
        ]
        self.table(head, cells)
        if dealt:
            self.paragraph("Chance gives these to whoever gets them, so the difference is their own doing.", "note")
        else:
            self.paragraph(
                "These are chosen: who does well may also take them more often. Read it as what goes with winning, not "
                "as what causes it.",
                "note",
            )

    def change(self, title: str, change: str, moved: list[Effect]) -> None:
        """What another number would do."""
        self.heading(f"What if: {title}")
        self.paragraph(f"The same deals with {change} in the component file.", "note")
        rows = []
        for effect in moved:
            times = 100.0 if effect.figure in SHARES or effect.figure.startswith("ends: ") else 1.0
            unit = " %" if times > 1 else ""
            figures = [f"{times * effect.before:.1f}{unit}", f"{times * effect.after:.1f}{unit}"]
            scaled = (times * effect.difference[0], times * effect.difference[1], times * effect.difference[2])
            sure = "" if scaled[1] <= 0 <= scaled[2] else " *"
            rows.append([self.figure(effect.figure), *figures, shown(scaled, 2) + sure])
        self.table(["", "before", "after", "difference"], rows)
        self.paragraph("* more than chance: the 95 % interval does not hold 0.", "note")

    def figure(self, name: str) -> str:
        """What was measured, in words."""
        kind, _, reason = name.partition("ends: ")
        return f"ends: {self.study.plan.end(reason)}" if reason else kind.replace("_", " ")

    def method(self) -> None:
        """How it was done, and what it cannot say."""
        self.heading("How this was found")
        made = self.game.component_values(self.study.variants[0].edition)
        ours = sum(1 for value in made if value.provenance == "reconstructed")
        self.paragraph(
            "Every game has a seed of its own, so the figures depend neither on the number of processes nor on the "
            "order in which games were played. Shares have Wilson intervals, means Student's; the value of a "
            "thing is the slope of least squares over all seats, each beside the mean of its table, with games as "
            "clusters; a change is compared with the usual game deal by deal."
        )
        self.paragraph(
            f"What a bot does is not what you would do: these are the games of bot:{self.study.bot}. "
            f"{ours} of {len(made)} component values are reconstructed by us: no printed source for them was found."
        )


def hundred(interval: Interval | None) -> Interval:
    """A share as percent."""
    assert interval is not None, "only what is known is shown"
    figure, low, high = interval
    return 100 * figure, 100 * low, 100 * high


def shown(interval: Interval, digits: int) -> str:
    """A figure with its interval."""
    figure, low, high = (f"{end:.{digits}f}" for end in interval)
    return f"{figure} ({low} to {high})"


def page(study: Study, found: Findings) -> str:
    """The report of a study."""
    return Page(study, found).render()


def as_json(study: Study, found: Findings) -> dict[str, Any]:
    """The same for scripts, as docs/studies.md promises it."""
    words = Page(study, found)
    return {
        **study.heading(),
        "games": found.games,
        "cooperative": found.cooperative,
        "won": rounded(found.won) if found.cooperative else None,
        "turns": [{"victories": rounded(won), "points": rounded(points)} for won, points in found.turns],
        "choices": rounded(found.choices),
        "lead": rounded(found.lead),
        "endings": [{"reason": reason, "share": rounded(share)} for reason, share in found.endings],
        "values": [
            {
                "subject": subject.title,
                "things": [
                    {
                        "thing": words.name(value.thing),
                        "per_game": round(value.per_game, 4),
                        "victories": rounded(value.victories) if value.victories else None,
                        "points": rounded(value.points) if value.points else None,
                    }
                    for value in things
                ],
            }
            for subject, things in zip(study.plan.subjects, found.values, strict=True)
        ],
        "effects": [
            {
                "change": change.change,
                "figures": [
                    {
                        "figure": effect.figure,
                        "before": round(effect.before, 4),
                        "after": round(effect.after, 4),
                        "difference": rounded(effect.difference),
                    }
                    for effect in moved
                ],
            }
            for change, moved in zip(study.plan.changes, found.effects, strict=True)
        ],
    }


def rounded(interval: Interval) -> list[float]:
    """Figure, lower and upper end."""
    return [round(end, 5) for end in interval]
