"""Statistics: Bradley–Terry ratings, bootstrap over deals, Wilson and Student intervals."""

import math
import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

Z95: Final = 1.959963984540054
ELO: Final = 400 / math.log(10)  # Elo points per unit of log odds
VIRTUAL: Final = 0.5  # virtual wins and losses added to each pairing
SAMPLES: Final = 1000

Table = list[list[float]]  # points of each bot against each other


def bradley_terry(points: Table) -> list[float]:
    """Maximum-likelihood Bradley–Terry strengths in log odds, with mean zero."""
    size = len(points)
    won = [sum(points[a][b] for b in range(size) if b != a) for a in range(size)]
    games = [[points[a][b] + points[b][a] for b in range(size)] for a in range(size)]
    strength = [0.0] * size
    for _ in range(200):
        slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
        for a in range(size):
            slope[a] = won[a]
            for b in range(size):
                if a != b and games[a][b]:
                    chance = win_probability(strength[a] - strength[b])
                    slope[a] -= games[a][b] * chance
                    curve[a][a] += games[a][b] * chance * (1 - chance)
                    curve[a][b] -= games[a][b] * chance * (1 - chance)
        step = solve([row[1:] for row in curve[1:]], slope[1:])
        longest = max((abs(length) for length in step), default=0.0)
        if longest < 1e-10:
            break
        shorter = min(1.0, 2.0 / longest)  # damped Newton step: a full one may overshoot
        for a in range(1, size):
            strength[a] += shorter * step[a - 1]
    mean = sum(strength) / size
    return [one - mean for one in strength]


def win_probability(difference: float) -> float:
    """The probability of winning with this difference in strength."""
    return 1 / (1 + math.exp(-max(-700.0, min(700.0, difference))))


def solve(rows: Table, right: list[float]) -> list[float]:
    """Solve a small system of linear equations by Gaussian elimination."""
    size = len(right)
    work = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(work[row][column]))
        work[column], work[best] = work[best], work[column]
        for row in range(column + 1, size):
            factor = work[row][column] / work[column][column]
            for place in range(column, size + 1):
                work[row][place] -= factor * work[column][place]
    answer = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(work[row][place] * answer[place] for place in range(row + 1, size))
        answer[row] = (work[row][size] - known) / work[row][row]
    return answer


def with_virtual_games(points: Table, chance: random.Random | None = None) -> Table:
    """Add virtual half wins and losses to each pairing (random weights if `chance` is given), to keep sweeps finite."""
    size = len(points)
    whole = [row.copy() for row in points]
    for a in range(size):
        for b in range(size):
            if a != b and points[a][b] + points[b][a] > 0:
                whole[a][b] += VIRTUAL if chance is None else chance.gammavariate(VIRTUAL, 1)
    return whole


def bootstrap_ratings(
    blocks: Sequence[Sequence[Table]], anchor: int, seed: int, samples: int = SAMPLES
) -> list[list[float]]:
    """Bootstrap samples of the ratings: deals are reweighted at random in each; the anchor is at zero."""
    # The Bayesian bootstrap: weights instead of draws, so that the virtual games are reweighted as well. For
    # two bots and single games it is the Beta distribution with half a win and half a loss, also for a clean sweep.
    chance = random.Random(seed)
    size = len(blocks[0][0])
    kinds = [Counter(tuple(tuple(row) for row in table) for table in block) for block in blocks]
    drawn: list[list[float]] = []
    for _ in range(samples):
        points = [[0.0] * size for _ in range(size)]
        for kind in kinds:
            for table, times in kind.items():
                weight = chance.gammavariate(times, 1)  # the sum of the weights of `times` equal deals
                for a in range(size):
                    for b in range(size):
                        points[a][b] += weight * table[a][b]
        drawn.append(to_elo(bradley_terry(with_virtual_games(points, chance)), anchor))
    return drawn


def to_elo(strength: list[float], anchor: int) -> list[float]:
    """Log odds as Elo points, with the anchor at zero."""
    return [ELO * (one - strength[anchor]) for one in strength]


def interval_95(values: Sequence[float]) -> tuple[float, float]:
    """The central 95 % interval of samples."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[math.floor(0.025 * last)], ordered[math.ceil(0.975 * last)]


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a share, which is also valid for 0 % and 100 %."""
    if games <= 0:
        return 0.0, 1.0
    squared = Z95 * Z95 / games
    centre = (share + squared / 2) / (1 + squared)
    half = Z95 / (1 + squared) * math.sqrt(share * (1 - share) / games + squared / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def share_interval(deals: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The mean share with its 95 % interval, for games in clusters: those of one deal are not independent."""
    games = sum(len(deal) for deal in deals)
    share = sum(sum(deal) for deal in deals) / games
    return share, *wilson(share, effective_games(deals, share))


def effective_games(deals: Sequence[Sequence[float]], share: float) -> float:
    """The effective sample size: the number of independent games with the same variance, at most those played."""
    games = sum(len(deal) for deal in deals)
    if len(deals) < 2 or not 0 < share < 1:
        return games
    # The variance of a mean over equal clusters, divided by that of as many independent games.
    squares = sum(sum(one - share for one in deal) ** 2 for deal in deals)
    clustered = squares / (games * games) * len(deals) / (len(deals) - 1)
    single = share * (1 - share) / games
    return games if clustered <= single else games * single / clustered


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean with its 95 % interval by Student's t; infinite for fewer than two values."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, -math.inf, math.inf
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    half = student_t_95(count - 1) * spread
    return mean, mean - half, mean + half


def paired_difference(differences: Sequence[float]) -> tuple[float, float, float]:
    """The difference of two success rates on the same deals, with the interval of Bonett and Price (2012)."""
    # One pair is added for each side, so that a few equal deals do not give an interval of zero width.
    count = len(differences)
    more = (sum(one for one in differences if one > 0) + 1) / (count + 2)
    less = (sum(-one for one in differences if one < 0) + 1) / (count + 2)
    half = Z95 * math.sqrt((more + less - (more - less) ** 2) / (count + 2))
    lead = sum(differences) / count
    return lead, max(-1.0, min(lead, more - less - half)), min(1.0, max(lead, more - less + half))


def student_t_95(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t by the Cornish–Fisher expansion; within 1 % from 3 degrees on."""
    z, few = Z95, 1 / freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first * few + second * few**2 + third * few**3
