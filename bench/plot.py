"""The table as a picture: decisions per CPU second on a scale of powers of ten, ours and our peers'."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Any

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 900, 360, 120, 22, 62, 44
STYLE = """
text{font:13px system-ui,sans-serif;fill:#22242a}.paper{fill:#fff}.grid{stroke:#d6d8de}.ours{fill:#2a5db0}
.theirs{fill:#b5b9c4}.title{font-weight:600;font-size:15px}.small{font-size:11px;fill:#666b78}
@media(prefers-color-scheme:dark){text{fill:#e8e9ee}.paper{fill:#16181d}.grid{stroke:#3a3e49}.ours{fill:#8ab4ff}
.theirs{fill:#6b7080}.small{fill:#a5aab8}}
"""


def name_of(row: dict[str, Any]) -> str:
    """What a bar is called."""
    return f"{row['name'].replace('triforium:', 'Triforium: ')} ({row['form']})"


def shown(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Our real games in their first editions, and all peers; fastest first."""
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


def svg(figures: dict[str, Any]) -> str:
    """A report as a picture, which says on what machine and when it was measured."""
    rows = shown(figures["rows"])
    if not rows:
        return '<svg xmlns="http://www.w3.org/2000/svg"/>\n'
    height = TOP + ROW * len(rows) + BOTTOM
    rates = [row["decisions_per_cpu_s"] for row in rows]
    low, high = floor(log10(min(rates))), ceil(log10(max(rates)))
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1)
    where = figures["machine"]
    said = (
        f"{where['cpu']}, {where['cores']} cores, Python {where['python']}, {where['date']}; "
        f"medians of {figures['rounds']} interleaved rounds of {figures['seconds']} s"
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="Decisions per CPU second"><style>{STYLE}</style>'
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        '<text class="title" x="12" y="24">Random play on one core: decisions per second of CPU time</text>',
        f'<text class="small" x="12" y="44">{escape(said)}</text>',
    ]
    for power in range(low, high + 1):
        x = round(LEFT + (power - low) * scale, 1)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{height - BOTTOM}"/>')
        parts.append(
            f'<text class="small" x="{x}" y="{height - BOTTOM + 16}" text-anchor="middle">{10**power:,}</text>'
        )
    for index, (row, rate) in enumerate(zip(rows, rates, strict=True)):
        y = TOP + ROW * index
        ours = row["name"].startswith("triforium")
        width = round((log10(rate) - low) * scale, 1)
        parts.append(f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{escape(name_of(row))}</text>')
        kind = "ours" if ours else "theirs"
        parts.append(f'<rect class="{kind}" x="{LEFT}" y="{y + 3}" width="{width}" height="{ROW - 7}"/>')
        parts.append(f'<text class="small" x="{LEFT + width + 6}" y="{y + 15}">{rate:,.0f}</text>')
    parts.append(
        f'<text class="small" x="12" y="{height - 8}">Blue: ours. Different games are not the same work: read it as '
        "how much play a second buys.</text>"
    )
    return "".join(parts) + "</svg>\n"
