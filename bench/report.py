"""The report of the engine benchmark: rows, tables, and speed targets."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

REFERENCE = "catanatron:4p"
FASTCATAN = "fastcatan:4p"
OURS = "triforium:basilica 2022"


@dataclass(frozen=True)
class Row:
    """The figures of one worker: medians over rounds, per second of its CPU time."""

    name: str
    form: str  # language or build, and what drives the loop
    decisions_per_cpu_s: float
    games_per_cpu_s: float
    decisions_per_game: float
    options: float | None  # mean number per decision
    forced: float | None  # share of decisions with one option
    copies_per_cpu_s: float | None
    x_catanatron: float | None  # median of the per-round ratios
    spread: float  # highest minus lowest round, over the median
    cpu_share: float  # CPU time divided by wall time


@dataclass(frozen=True)
class Target:
    """A speed target and the measured figure; None if it was not measured."""

    what: str
    needed: float
    reached: float | None
    unit: str

    def verdict(self) -> str:
        """Was the target reached: yes, NO, or not measured."""
        return "not measured" if self.reached is None else "yes" if self.reached >= self.needed else "NO"


def rates(rounds: list[dict[str, Any]]) -> list[float]:
    """Decisions per CPU second for each round."""
    return [done["decisions"] / done["cpu"] for done in rounds]


def ratio(mine: list[dict[str, Any]], theirs: list[dict[str, Any]] | None) -> float | None:
    """The median of the per-round ratios, which cancels slowdowns of a whole round."""
    if not theirs or len(mine) != len(theirs):
        return None
    return median(a / b for a, b in zip(rates(mine), rates(theirs), strict=True))


def make_row(name: str, form: str, rounds: list[dict[str, Any]], reference: list[dict[str, Any]] | None) -> Row:
    """The row of one worker."""
    decisions = sum(done["decisions"] for done in rounds)
    options = sum(done["options"] for done in rounds)
    copies = [done["copies_per_cpu_s"] for done in rounds if done["copies_per_cpu_s"]]
    return Row(
        name=name,
        form=form,
        decisions_per_cpu_s=median(rates(rounds)),
        games_per_cpu_s=median(done["games"] / done["cpu"] for done in rounds),
        decisions_per_game=decisions / sum(done["games"] for done in rounds),
        options=options / decisions if options else None,
        forced=sum(done["forced"] for done in rounds) / decisions if options else None,
        copies_per_cpu_s=median(copies) if copies else None,
        x_catanatron=ratio(rounds, reference),
        spread=(max(rates(rounds)) - min(rates(rounds))) / median(rates(rounds)),
        cpu_share=median(done["cpu"] / done["wall"] for done in rounds),
    )


def targets(measured: dict[tuple[str, str], list[dict[str, Any]]], rows: list[Row]) -> list[Target]:
    """The speed targets of Basilica, and what this run measured."""
    found = {(row.name, row.form): row for row in rows}

    def times(form: str) -> float | None:
        row = found.get((OURS, form))
        return row.x_catanatron if row else None

    playouts = measured.get((OURS, "compiled, playout"))
    over_fastcatan = ratio(playouts, measured.get((FASTCATAN, "C++, loop"))) if playouts else None
    compiled = found.get((OURS, "compiled, playout"))
    copies = compiled.copies_per_cpu_s if compiled else None
    return [
        Target("Basilica interpreted, loop in Python", 5, times("interpreted, loop"), "x catanatron"),
        Target("Basilica interpreted, playout", 5, times("interpreted, playout"), "x catanatron"),
        Target("Basilica compiled, playout", 50, times("compiled, playout"), "x catanatron"),
        Target("Basilica compiled, playout: stretch target", 100, times("compiled, playout"), "x catanatron"),
        Target("Basilica compiled, playout", 1, over_fastcatan, "x fastcatan's loop in Python"),
        Target("Basilica compiled, copies", 1_000_000, copies, "a second"),
    ]


HEAD = (
    "engine:game",
    "form",
    "dec/cpu-s",
    "games/cpu-s",
    "dec/game",
    "options",
    "forced",
    "copies/cpu-s",
    "x cat",
    "spread",
)
WORDS = 2  # the first columns are words, the others numbers


def cells(row: Row) -> tuple[str, ...]:
    """The cells of a row as text."""

    def number(value: float | None, form: str) -> str:
        return "-" if value is None else format(value, form)

    return (
        row.name,
        row.form,
        f"{row.decisions_per_cpu_s:,.0f}",
        f"{row.games_per_cpu_s:,.1f}" if row.games_per_cpu_s < 1000 else f"{row.games_per_cpu_s:,.0f}",
        f"{row.decisions_per_game:,.1f}",
        number(row.options, ".1f"),
        number(row.forced, ".0%"),
        number(row.copies_per_cpu_s, ",.0f"),
        number(row.x_catanatron, ".2f"),
        f"{row.spread:.0%}",
    )


def plain_table(rows: list[Row]) -> str:
    """The rows as a text table."""
    lines = [HEAD, *(cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    texts = [
        "  ".join(
            cell.ljust(width) if column < WORDS else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    ]
    return "\n".join([texts[0], "-" * len(texts[0]), *texts[1:]])


def markdown_table(rows: list[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| " + " | ".join(HEAD) + " |", "| " + " | ".join(["---"] * WORDS + ["---:"] * (len(HEAD) - WORDS)) + " |"]
    return "\n".join(lines + ["| " + " | ".join(cells(row)) + " |" for row in rows])


def target_lines(found: list[Target]) -> list[str]:
    """One line per target."""
    lines: list[str] = []
    for target in found:
        reached = (
            "-"
            if target.reached is None
            else f"{target.reached:,.1f}"
            if target.reached < 1000
            else f"{target.reached:,.0f}"
        )
        lines.append(f"{target.verdict():12}  {target.what}: {reached}, needed {target.needed:,.0f} {target.unit}")
    return lines


def machine() -> dict[str, Any]:
    """CPU, system, Python version and date."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model n")]
        model = names[0] if names else model
    return {
        "cpu": model,
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
    }


def as_json(rows: list[Row], found: list[Target], skipped: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """The report as JSON."""
    return {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "reference": REFERENCE,
        "rows": [asdict(row) for row in rows],
        "bars": [{**asdict(target), "verdict": target.verdict()} for target in found],
        "skipped": skipped,
    }
