"""The report of a study as a self-contained HTML page, and as JSON."""

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
TURNS: Final = ("first player", "second", "third", "fourth")
SHARES: Final = ("games won", "victories of who begins")
# The names of figures in the JSON report, where the page has better words for them.
LABELS: Final = {
    "choices a game": "choices per game",
    "points of a seat": "points per seat",
    "lead of the first": "winner's lead in points",
    "victories of who begins": "victories of the first player",
}


def turn_name(place: int) -> str:
    """The label for a place in the turn order."""
    return TURNS[place] if place < len(TURNS) else f"number {place + 1}"


class Page:
    """Builds the HTML report."""

    def __init__(self, study: Study, found: Findings) -> None:
        self.study = study
        self.found = found
        self.game = study.variants[0].load_game()
        self.words = Words("en", self.game.words_package())
        self.parts: list[str] = []

    def name(self, thing: str) -> str:
        """The translated name of a thing."""
        return self.words.say(Message(thing[1:])) if thing.startswith("@") else thing

    def render(self) -> str:
        """The complete page."""
        plan, setting = self.study.plan, self.study.variants[0]
        options = "".join(f", {key}={value}" for key, value in setting.options)
        self.parts.append(f"<h1>{escape(plan.title)}</h1><p class=lead>{escape(plan.question)}</p>")
        self.paragraph(
            f"{self.found.games:,} games, {setting.seats} seats, edition {setting.edition}{options}, all seats played "
            f"by bot:{self.study.bot}; seed {self.study.seed}. Figures are given with their 95 % intervals."
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
        """Add a paragraph."""
        self.parts.append(f"<p{f' class={kind}' if kind else ''}>{escape(text)}</p>")

    def heading(self, text: str) -> None:
        """Add a heading."""
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Add a table."""
        top = "".join(f"<th>{escape(word)}</th>" for word in head)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        self.parts.append(f"<table><tr>{top}</tr>{body}</table>")

    def team(self) -> None:
        """The win rate of the team."""
        self.heading("Win rate of the team")
        row = IntervalRow(f"{self.study.variants[0].seats} × bot:{self.study.bot}", *as_percent(self.found.won))
        self.parts.append(interval_plot("Games won by the team", "% of games", [row], " %", 1, bars=True))

    def seats(self) -> None:
        """Results by turn order."""
        self.heading("Results by turn order")
        turns = self.found.turns
        rows = [IntervalRow(turn_name(place), *as_percent(won)) for place, (won, _) in enumerate(turns)]
        self.parts.append(interval_plot("Victories by turn order", "% of victories", rows, " %", 1, bars=True))
        fair = 1 / len(turns)
        off = [turn_name(place) for place, (won, _) in enumerate(turns) if not won[1] <= fair <= won[2]]
        self.paragraph(
            f"A fair share is {100 * fair:.0f} % each. "
            + (f"Significantly different: {', '.join(off)}." if off else "No difference is statistically significant.")
        )
        points = [(turn_name(place), format_interval(points, 1)) for place, (_, points) in enumerate(turns)]
        self.table(["turn order", "points"], points)
        self.paragraph(f"The winner's lead at the end is {format_interval(self.found.lead, 1)} points.")

    def length(self) -> None:
        """The length of games, and how they end."""
        self.heading("Length and endings")
        lengths = self.found.lengths
        few, half, many = (lengths[int(part * (len(lengths) - 1))] for part in (0.05, 0.5, 0.95))
        self.paragraph(
            f"A game has {format_interval(self.found.choices, 1)} choices on average; the median is {half}, and "
            f"90 % of games have between {few} and {many}."
        )
        rows = [IntervalRow(self.study.plan.end(reason), *as_percent(share)) for reason, share in self.found.endings]
        self.parts.append(interval_plot("How games end", "% of games", rows, " %", 1, bars=True))

    def things(self, title: str, dealt: bool, things: list[Value]) -> None:
        """The values of the things of one subject."""
        self.heading(title)
        if not things:
            self.paragraph("This did not happen in any of these games.")
            return
        known = [value for value in things if value.victories is not None]
        rows = [IntervalRow(self.name(value.thing), *as_percent(value.victories)) for value in known if value.victories]
        if rows:
            what = "games won" if self.found.cooperative else "victories"
            compared = "per game" if self.found.cooperative else "than the others at the table"
            plot = interval_plot(f"Change in {what} with one more {compared}", "percentage points", rows, "", 1)
            self.parts.append(plot)
        head = ["", "per game", "victories, percentage points", "points"]
        cells = [
            [
                self.name(value.thing),
                f"{value.per_game:.2f}",
                format_interval(as_percent(value.victories), 1) if value.victories else "too rare",
                format_interval(value.points, 2) if value.points else "–",
            ]
            for value in things
        ]
        self.table(head, cells)
        if dealt:
            self.paragraph("These are dealt at random, so the difference is caused by them.", "note")
        else:
            self.paragraph(
                "These are chosen by players, and players who do well may also choose them more often: this is a "
                "correlation with winning, not its cause.",
                "note",
            )

    def change(self, title: str, change: str, moved: list[Effect]) -> None:
        """The effects of a change."""
        self.heading(f"What if: {title}")
        self.paragraph(f"The same deals played with {change} in the component file.", "note")
        rows = []
        for effect in moved:
            times = 100.0 if effect.figure in SHARES or effect.figure.startswith("ends: ") else 1.0
            unit = " %" if times > 1 else ""
            figures = [f"{times * effect.before:.1f}{unit}", f"{times * effect.after:.1f}{unit}"]
            scaled = (times * effect.difference[0], times * effect.difference[1], times * effect.difference[2])
            sure = "" if scaled[1] <= 0 <= scaled[2] else " *"
            rows.append([self.figure(effect.figure), *figures, format_interval(scaled, 2) + sure])
        self.table(["", "before", "after", "difference"], rows)
        self.paragraph("* statistically significant: the 95 % interval does not contain 0.", "note")

    def figure(self, name: str) -> str:
        """The label of a figure."""
        kind, _, reason = name.partition("ends: ")
        return f"ends: {self.study.plan.end(reason)}" if reason else LABELS.get(kind, kind.replace("_", " "))

    def method(self) -> None:
        """The method and its limits."""
        self.heading("Method")
        made = self.game.component_values(self.study.variants[0].edition)
        ours = sum(1 for value in made if value.provenance == "reconstructed")
        self.paragraph(
            "Every game has its own seed, so the figures depend neither on the number of processes nor on the order in "
            "which games were played. Shares have Wilson intervals, means have Student's t intervals. The value of a "
            "thing is the least-squares slope over all seats, relative to the mean of their table, with games as "
            "clusters. A change is compared with the original game deal by deal."
        )
        self.paragraph(
            f"These are games of bot:{self.study.bot}; people may play differently. "
            f"{ours} of {len(made)} component values are reconstructed by us, because no printed source was found."
        )


def as_percent(interval: Interval | None) -> Interval:
    """A share as a percentage."""
    assert interval is not None, "only known figures are shown"
    figure, low, high = interval
    return 100 * figure, 100 * low, 100 * high


def format_interval(interval: Interval, digits: int) -> str:
    """A figure with its interval, as text."""
    figure, low, high = (f"{end:.{digits}f}" for end in interval)
    return f"{figure} ({low} to {high})"


def page(study: Study, found: Findings) -> str:
    """The report of a study as HTML."""
    return Page(study, found).render()


def as_json(study: Study, found: Findings) -> dict[str, Any]:
    """The report as JSON, in the format of docs/studies.md."""
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
    """Figure, low and high, rounded."""
    return [round(end, 5) for end in interval]
