#!/usr/bin/env python3
"""Rate all levels of a game on one scale, from the results of several arena matches.

    tools/rate_ladder.py MATCH/results.jsonl … [--plot FILE.svg]

Prints every pairing with its Wilson interval, then a table for src/triforium/bots/ratings.toml: Bradley–Terry ratings
over all pairings with `random` at zero and bootstrap intervals over deals; or the win rates of teams. A level with a
custom budget (`master@80`) counts as that level. All matches must have the same game, edition, seats and options.
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from triforium.bots import BOTS
from triforium.lab.match import pairwise_score, parse_job
from triforium.lab.plot import IntervalRow, interval_plot
from triforium.lab.ratings import (
    Table,
    bootstrap_ratings,
    bradley_terry,
    interval_95,
    share_interval,
    to_elo,
    wilson,
    with_virtual_games,
)

ZERO = "random"
SEED = 1
Deals = dict[tuple[str, str], dict[tuple[str, int], list[float]]]  # points of the higher level, by match and deal
Row = tuple[str, float, float, float, int]


def level_of(bot: str) -> str:
    """The level of a bot name, without its budget."""
    return bot.partition("@")[0]


def read(paths: list[str]) -> tuple[dict[str, Any], Deals, dict[str, list[float]]]:
    """Read results files: the setting, the points of every pairing, and the games of every team."""
    where: dict[str, Any] = {}
    pairs: Deals = defaultdict(lambda: defaultdict(list))
    teams: dict[str, list[float]] = defaultdict(list)
    order = list(BOTS)
    for path in paths:
        heading, *results = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]
        here = {key: heading[key] for key in ("game", "edition", "seats", "options", "rules")}
        if where not in ({}, here):
            raise SystemExit(f"{path}: has another setting than the matches before it: {here}")
        where = here
        names = [level_of(bot) for bot in heading["bots"]]
        for result in results:
            deal, seating = parse_job(result["piece"])
            if len(set(seating)) == 1:
                teams[names[seating[0]]].append(1.0 if result["winners"] else 0.0)
                continue
            for seat, bot in enumerate(seating):
                for other, rival in enumerate(seating):
                    one, two = names[bot], names[rival]
                    if order.index(one) > order.index(two):
                        pairs[one, two][path, deal].append(pairwise_score(result, seat, other))
    return where, pairs, teams


def ratings(pairs: Deals) -> list[Row]:
    """Ratings of all levels on one scale, weakest first; they must be connected by pairings."""
    names = [bot for bot in BOTS if any(bot in pair for pair in pairs)]
    met = {names[0]}
    for _ in names:
        met |= {bot for pair in pairs if met & set(pair) for bot in pair}
    if met != set(names):
        raise SystemExit(f"no match connects {', '.join(sorted(met))} with {', '.join(sorted(set(names) - met))}")
    blocks: list[list[Table]] = []
    total = [[0.0] * len(names) for _ in names]
    for (one, two), deals in pairs.items():
        a, b = names.index(one), names.index(two)
        block = []
        for points in deals.values():
            table = [[0.0] * len(names) for _ in names]
            table[a][b], table[b][a] = sum(points), len(points) - sum(points)
            total[a][b] += table[a][b]
            total[b][a] += table[b][a]
            block.append(table)
        blocks.append(block)
    zero = names.index(ZERO) if ZERO in names else 0
    figures = to_elo(bradley_terry(with_virtual_games(total)), zero)
    drawn = bootstrap_ratings(blocks, zero, SEED)
    found = []
    for number, name in enumerate(names):
        low, high = interval_95([sample[number] for sample in drawn])
        games = min(sum(map(len, deals.values())) for pair, deals in pairs.items() if name in pair)
        found.append((name, figures[number], low, high, games))
    return found


def main() -> None:
    """Read the results, print the ratings, write the plot."""
    parser = argparse.ArgumentParser(description="Rate all levels of a game on one scale.")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--plot")
    args = parser.parse_args()
    where, pairs, teams = read(args.files)
    for (one, two), deals in pairs.items():
        share, low, high = (100 * figure for figure in share_interval(list(deals.values())))
        print(f"# {one} – {two}: {share:.1f} % [{low:.1f}, {high:.1f}] of {sum(map(len, deals.values()))} games")
    rows: list[Row] = ratings(pairs) if pairs else []
    for name in BOTS:
        if teams[name]:
            share = sum(teams[name]) / len(teams[name])
            rows.append((name, 100 * share, *(100 * end for end in wilson(share, len(teams[name]))), len(teams[name])))
    print(f'\n[[measured]]\ngame = "{where["game"]}"\nedition = "{where["edition"]}"\nseats = {where["seats"]}')
    print(f'scale = "{"rating" if pairs else "won"}"\n[measured.levels]')
    for name, figure, low, high, games in rows:
        print(f"{name} = [{figure:.1f}, {low:.1f}, {high:.1f}, {games}]")
    if args.plot:
        title = f"{where['game']}, {where['edition']}, {where['seats']} seats"
        axis = "rating points (400 = ten to one)" if pairs else "% of games won"
        whisks = [IntervalRow(name, figure, low, high) for name, figure, low, high, _ in reversed(rows)]
        Path(args.plot).write_text(
            interval_plot(title, f"{axis}, with 95 % intervals", whisks) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
