"""Bar charts of the benchmark as SVG: decisions per CPU second on a logarithmic scale, Triforium and peers."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from statistics import median
from typing import Any

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 900, 360, 120, 22, 62, 44
STYLE = """
text{font:13px system-ui,sans-serif;fill:#22242a}.paper{fill:#fff}.grid{stroke:#d6d8de}.ours{fill:#2a5db0}
.theirs{fill:#b5b9c4}.title{font-weight:600;font-size:15px}.small{font-size:11px;fill:#666b78}
@media(prefers-color-scheme:dark){text{fill:#e8e9ee}.paper{fill:#16181d}.grid{stroke:#3a3e49}.ours{fill:#8ab4ff}
.theirs{fill:#6b7080}.small{fill:#a5aab8}}
"""


def label_of(row: dict[str, Any]) -> str:
    """The label of a bar."""
    return f"{row['name'].replace('triforium:', 'Triforium: ')} ({row['form']})"


def shown(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows to plot: our games in their first editions (without Pebbles) and all peers, fastest first."""
    first: dict[str, str] = {}
    kept = []
    for row in rows:
        game = row["name"].partition(" ")[0]
        ours = game.startswith("triforium:")
        if row["name"] == "calibration" or game == "triforium:pebbles":
            continue
        if not ours or first.setdefault(game, row["name"]) == row["name"]:
            kept.append(row)
    return sorted(kept, key=lambda row: -row["decisions_per_cpu_s"])


Bar = tuple[str, float, bool]  # name, rate, and whether it is Triforium's
NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>\n'
BELOW = "Blue: Triforium. Games differ in the work per decision, so compare orders of magnitude only."


def svg(figures: dict[str, Any]) -> str:
    """The chart of the engines, with machine and date."""
    rows = shown(figures["rows"])
    bars = [(label_of(row), row["decisions_per_cpu_s"], row["name"].startswith("triforium")) for row in rows]
    subtitle = f"{where_and_when(figures)}; medians of {figures['rounds']} interleaved rounds of {figures['seconds']} s"
    return page([chart("Random play on one core: decisions per second of CPU time", subtitle, bars, BELOW)])


def combined_svg(figures: dict[str, Any]) -> str:
    """The charts of engines, search and server in one picture; missing measurements are left out."""
    subtitle = where_and_when(figures)
    charts: list[str] = []
    if figures["engine"]:
        charts.append(svg(figures["engine"]).removesuffix("\n"))
    found = {form: rows or [] for form, rows in figures["search"].items()}
    iterations = [
        (f"{row['game']} ({form})", row["iterations_per_cpu_s"], True) for form in found for row in found[form]
    ]
    charts.append(chart("Search on one core: iterations per second of CPU time", subtitle, iterations, ""))
    if figures["server"]:
        moves = [
            (name, median(row["moves_per_s"] for row in rows), name.startswith("Triforium"))
            for name, rows in figures["server"]["figures"].items()
            if name.endswith("full")
        ]
        below = "Blue: Triforium, written to disk before it is acknowledged. boardgame.io keeps moves in memory."
        tables = figures["server"]["tables"]
        charts.append(chart(f"{tables} tables at full load: moves per second", subtitle, moves, below))
    return page([one for one in charts if one])


def where_and_when(figures: dict[str, Any]) -> str:
    """Machine and date of a measurement."""
    where = figures["machine"]
    return f"{where['cpu']}, {where['cores']} cores, Python {where['python']}, {where['date']}"


def page(charts: list[str]) -> str:
    """Stack charts into one SVG."""
    if not any(charts):
        return NO_PICTURE
    if len(charts) == 1:
        return charts[0] + "\n"
    parts, height = [], 0
    for one in charts:
        parts.append(one.replace("<svg ", f'<svg y="{height}" ', 1))
        height += int(one.split('height="')[1].split('"')[0])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="The bench">'
    return "".join([head, *parts]) + "</svg>\n"


def chart(title: str, subtitle: str, bars: list[Bar], below: str) -> str:
    """A bar chart on a logarithmic scale, longest bar first."""
    if not bars:
        return ""
    bars = sorted(bars, key=lambda bar: -bar[1])
    height = TOP + ROW * len(bars) + BOTTOM
    low, high = floor(log10(min(rate for _, rate, _ in bars))), ceil(log10(max(rate for _, rate, _ in bars)))
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{escape(title)}"><style>{STYLE}</style>'
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
        f'<text class="small" x="12" y="44">{escape(subtitle)}</text>',
    ]
    for power in range(low, high + 1):
        x = round(LEFT + (power - low) * scale, 1)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - BOTTOM}"/>')
        parts.append(
            f'<text class="small" x="{x}" y="{height - BOTTOM + 16}" text-anchor="middle">{10**power:,}</text>'
        )
    for index, (name, rate, ours) in enumerate(bars):
        y = TOP + ROW * index
        width = round((log10(rate) - low) * scale, 1)
        parts.append(f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        kind = "ours" if ours else "theirs"
        parts.append(f'<rect class="{kind}" x="{LEFT}" y="{y + 3}" width="{width}" height="{ROW - 7}"/>')
        parts.append(f'<text class="small" x="{LEFT + width + 6}" y="{y + 15}">{rate:,.0f}</text>')
    parts.append(f'<text class="small" x="12" y="{height - 8}">{escape(below)}</text>')
    return "".join(parts) + "</svg>"
