"""The report of a training run: what every generation learned, as text and as a plot."""

import math
from collections.abc import Sequence
from typing import Any

from triforium.lab.plot import LineChart, line_plot

Step = dict[str, Any]


def report(title: str, steps: Sequence[Step], command: str) -> str:
    """The report as Markdown."""
    hours = sum(step["cpu_games"] + step["cpu_learning"] for step in steps) / 3600
    games = sum(step["games"] for step in steps)
    lines = [
        f"# {title}: networks trained by self-play",
        "",
        f"{len(steps)} generations, {games} games, {hours:.1f} CPU hours. `{command}`",
        "",
        "![learning curves](curves.svg)",
        "",
        "| generation | games | positions | value loss | prior loss | deals against the best | share | best |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for step in steps:
        cells = (
            step["generation"] + 1,
            step["games"],
            step["positions"],
            f"{step['value_loss']:.4f}",
            f"{step['prior_loss']:.4f}",
            step["deals"] or "–",
            f"{100 * step['share']:.1f} %" if step["deals"] else "–",
            step["best"],
        )
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    lines += ["", "The losses are of games that were held out. New networks replace the best ones if they win."]
    return "\n".join(lines) + "\n"


def curves(title: str, steps: Sequence[Step]) -> str:
    """Losses, and the strength gained since the first networks, over CPU hours."""
    hours, points, strength = 0.0, [], 0.0
    losses: dict[str, list[tuple[float, float]]] = {"value": [], "prior": []}
    for step in steps:
        hours += (step["cpu_games"] + step["cpu_learning"]) / 3600
        for name, line in losses.items():
            line.append((hours, step[f"{name}_loss"]))
        if step["deals"] and step["best"] == step["generation"] + 1:
            share = min(max(step["share"], 0.01), 0.99)
            strength += 400 * math.log10(share / (1 - share))
        points.append((hours, strength))
    charts = [
        LineChart("strength gained, in rating points", points),
        LineChart("loss of the value network", losses["value"]),
        LineChart("loss of the prior network", losses["prior"]),
    ]
    return line_plot(title, "CPU hours", charts)
