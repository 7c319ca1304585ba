"""SVG plots of figures with intervals, for light and dark themes and black-and-white print."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10

STYLE = """
.plot{font:13px system-ui,sans-serif;fill:#22242a}.plot .grid{stroke:#d6d8de}.plot .zero{stroke:#8a8f9c}
.plot .title{font-weight:600;font-size:15px}.plot .small{font-size:11px;fill:#666b78}
.plot .line{stroke:#2a5db0;stroke-width:2.5;stroke-linecap:round}.plot .dot{fill:#2a5db0}
.plot .bar{fill:#2a5db0;opacity:.22}.plot .paper{fill:#fff}
@media(prefers-color-scheme:dark){.plot{fill:#e8e9ee}.plot .grid{stroke:#3a3e49}.plot .zero{stroke:#8a8f9c}
.plot .small{fill:#a5aab8}.plot .line{stroke:#8ab4ff}.plot .dot,.plot .bar{fill:#8ab4ff}.plot .paper{fill:#16181d}}
"""
WIDTH, ROW, TOP, BOTTOM, FIGURES = 760, 26, 44, 40, 150
CHART, MARGIN = 130, 60  # of plots of lines


@dataclass(frozen=True)
class IntervalRow:
    """One row of a plot: a figure and its interval."""

    label: str
    figure: float
    low: float
    high: float


def interval_plot(
    title: str, axis: str, rows: Sequence[IntervalRow], unit: str = "", digits: int = 0, bars: bool = False
) -> str:
    """A plot of figures with their intervals, one row each, with the numbers beside them."""
    left = min(300, 24 + 7 * max((len(row.label) for row in rows), default=0))
    height = TOP + ROW * len(rows) + BOTTOM
    ends = [end for row in rows for end in (row.low, row.high, row.figure) if isfinite(end)] or [0.0, 1.0]
    ticks = ticks_between(min([*ends, 0.0]) if bars else min(ends), max(ends))
    scale = (WIDTH - left - FIGURES) / (ticks[-1] - ticks[0])

    def x_of(value: float) -> float:
        return round(left + (min(max(value, ticks[0]), ticks[-1]) - ticks[0]) * scale, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style><rect class="paper" width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    for tick in ticks:
        kind = "zero" if tick == 0 else "grid"
        x = x_of(tick)
        parts.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - BOTTOM}"/>')
        parts.append(
            f'<text class="small" x="{x}" y="{height - BOTTOM + 15}" text-anchor="middle">'
            f"{format_number(tick, 6)}</text>"
        )
    parts.append(f'<text class="small" x="{left}" y="{height - 8}">{escape(axis)}</text>')
    for index, row in enumerate(rows):
        y = TOP + ROW * index + ROW // 2
        low, high = (end if isfinite(end) else row.figure for end in (row.low, row.high))
        if bars:
            start, end = sorted((x_of(0.0), x_of(row.figure)))
            parts.append(f'<rect class="bar" x="{start}" y="{y - 8}" width="{round(end - start, 1)}" height="16"/>')
        parts.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>')
        parts.append(f'<line class="line" x1="{x_of(low)}" x2="{x_of(high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x_of(row.figure)}" cy="{y}" r="4.5"/>')
        shown = f"{row.figure:.{digits}f}{unit} ({low:.{digits}f} to {high:.{digits}f})"
        parts.append(f'<text class="small" x="{WIDTH - FIGURES + 14}" y="{y + 4}">{escape(shown)}</text>')
    return "".join(parts) + "</svg>\n"


def ticks_between(low: float, high: float) -> list[float]:
    """Round axis ticks that enclose a range."""
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(power * size for size in (1, 2, 5, 10) if power * size >= rough)
    return [round(index * step, 9) for index in range(floor(low / step), ceil(high / step) + 1)]


def format_number(value: float, digits: int) -> str:
    """A number without trailing zeros."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") or "0"


@dataclass(frozen=True)
class LineChart:
    """One line of a plot of lines, with an axis of its own."""

    label: str
    points: Sequence[tuple[float, float]]


def line_plot(title: str, axis: str, charts: Sequence[LineChart]) -> str:
    """Several lines over the same axis, one below the other."""
    height = TOP + CHART * len(charts) + BOTTOM
    ticks = ticks_between(0.0, max([x for chart in charts for x, _ in chart.points], default=1.0))
    across = (WIDTH - 2 * MARGIN) / (ticks[-1] - ticks[0])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style><rect class="paper" width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    for tick in ticks:
        x = round(MARGIN + tick * across, 1)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{height - BOTTOM}"/>')
        shown = format_number(tick, 6)
        parts.append(f'<text class="small" x="{x}" y="{height - BOTTOM + 15}" text-anchor="middle">{shown}</text>')
    parts.append(f'<text class="small" x="{MARGIN}" y="{height - 8}">{escape(axis)}</text>')
    for number, chart in enumerate(charts):
        bottom = TOP + CHART * (number + 1) - 14
        values = [y for _, y in chart.points] or [0.0]
        levels = ticks_between(min(values), max(values))
        up = (CHART - 36) / (levels[-1] - levels[0])
        for level in (levels[0], levels[-1]):
            y = round(bottom - (level - levels[0]) * up, 1)
            parts.append(f'<line class="grid" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}"/>')
            parts.append(
                f'<text class="small" x="{MARGIN - 6}" y="{y + 4}" text-anchor="end">{format_number(level, 4)}</text>'
            )
        line = " ".join(
            f"{round(MARGIN + x * across, 1)},{round(bottom - (y - levels[0]) * up, 1)}" for x, y in chart.points
        )
        parts.append(f'<polyline class="line" fill="none" points="{line}"/>')
        parts.append(f'<text class="small" x="{MARGIN + 6}" y="{bottom - CHART + 32}">{escape(chart.label)}</text>')
    return "".join(parts) + "</svg>\n"
