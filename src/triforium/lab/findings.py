"""Evaluation of a study: all figures with their intervals."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from triforium.lab.batch import Result
from triforium.lab.ratings import Z95, mean_interval, paired_difference, wilson
from triforium.lab.standings import Interval
from triforium.lab.study import Study

MIN_GAMES: Final = 30  # in which seats differ in a thing; values from fewer games would be noise


@dataclass(frozen=True)
class Value:
    """The association of one more of a thing, compared with the other seats, with points and victories."""

    thing: str  # as in the event's message; "@order-confuse" is a key to be translated for display
    per_game: float
    points: Interval | None  # relative to the mean of the table
    victories: Interval | None  # share of the victory


@dataclass(frozen=True)
class Effect:
    """The effect of a change on one figure, measured on the same deals."""

    figure: str
    before: float
    after: float
    difference: Interval


@dataclass(frozen=True)
class Findings:
    """All figures of a study."""

    games: int
    cooperative: bool
    won: Interval  # win rate of the team, in cooperative games
    turns: list[tuple[Interval, Interval]]  # by turn order: share of victories, points
    choices: Interval
    lengths: list[int]  # of all games, sorted
    lead: Interval  # of the winner over the runner-up, in points
    endings: list[tuple[str, Interval]]
    values: list[list[Value]]  # for each subject, best first
    effects: list[list[Effect]]  # for each change


def findings(study: Study, results: Mapping[str, Result]) -> Findings:
    """Evaluate the results of a study."""
    variants = [[results[f"{deal}/{variant}"] for deal in range(study.games)] for variant in range(len(study.variants))]
    games, setting = variants[0], study.variants[0]
    cooperative = setting.load_game().is_cooperative(setting.seats)
    ends = Counter(str(game["reason"]) for game in games)
    return Findings(
        len(games),
        cooperative,
        share_of([float(bool(game["winners"])) for game in games]),
        [] if cooperative else [by_turn_order(games, setting.seats, place) for place in range(setting.seats)],
        mean_interval([float(game["choices"]) for game in games]),
        sorted(game["choices"] for game in games),
        mean_interval([lead(game) for game in games]),
        [(reason, share_of([float(game["reason"] == reason) for game in games])) for reason, _ in ends.most_common()],
        [values(games, index, cooperative) for index in range(len(study.plan.subjects))],
        [effects(games, changed, cooperative) for changed in variants[1:]],
    )


def share_of(values: Sequence[float]) -> Interval:
    """A share of independent games, with its Wilson interval."""
    share = sum(values) / len(values)
    return share, *wilson(share, len(values))


def victory(game: Result, seat: int) -> float:
    """A seat's share of the victory."""
    winners = game["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def lead(game: Result) -> float:
    """The winner's lead over the runner-up, in points."""
    best = sorted(game["scores"], reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else float(best[0])


def by_turn_order(games: list[Result], seats: int, place: int) -> tuple[Interval, Interval]:
    """Results by turn order: victories and points of the seat that is `place` turns after the first player."""
    at = [(game["first"] + place) % seats for game in games]
    won = [victory(game, seat) for game, seat in zip(games, at, strict=True)]
    points = [float(game["scores"][seat]) for game, seat in zip(games, at, strict=True)]
    return share_of(won), mean_interval(points)


def values(games: list[Result], subject: int, cooperative: bool) -> list[Value]:
    """The values of all things of a subject, best first."""
    things = sorted({thing for game in games for thing in game["things"][subject]})
    found = []
    for thing in things:
        counts = [game["things"][subject].get(thing) or [0] * len(game["scores"]) for game in games]
        per_game = sum(map(sum, counts)) / len(games)
        if cooperative:
            had = [float(sum(count)) for count in counts]
            won = [float(bool(game["winners"])) for game in games]
            found.append(Value(thing, per_game, None, slope([[pair] for pair in centred(had, won)])))
            continue
        points, victories = [], []
        for game, count in zip(games, counts, strict=True):
            had = [float(number) for number in count]
            points.append(centred(had, [float(score) for score in game["scores"]]))
            victories.append(centred(had, [victory(game, seat) for seat in range(len(had))]))
        found.append(Value(thing, per_game, slope(points), slope(victories)))
    return sorted(found, key=lambda value: -(value.victories[0] if value.victories else -math.inf))


def centred(had: Sequence[float], got: Sequence[float]) -> list[tuple[float, float]]:
    """Both variables minus their means."""
    mean_had, mean_got = sum(had) / len(had), sum(got) / len(got)
    return [(one - mean_had, other - mean_got) for one, other in zip(had, got, strict=True)]


def slope(clusters: Sequence[Sequence[tuple[float, float]]]) -> Interval | None:
    """Least-squares slope with a cluster-robust interval (clusters are games); None if it varies too little."""
    spread = sum(had * had for cluster in clusters for had, _ in cluster)
    if sum(1 for cluster in clusters if any(had for had, _ in cluster)) < MIN_GAMES or spread == 0:
        return None
    rise = sum(had * got for cluster in clusters for had, got in cluster) / spread
    scatter = sum(sum(had * (got - rise * had) for had, got in cluster) ** 2 for cluster in clusters)
    half = Z95 * math.sqrt(scatter * len(clusters) / (len(clusters) - 1)) / spread
    return rise, rise - half, rise + half


def ended_by(reason: str, game: Result) -> float:
    """Did a game end for this reason?"""
    return float(game["reason"] == reason)


def effects(before: list[Result], after: list[Result], cooperative: bool) -> list[Effect]:
    """The effect of a change on each figure, deal by deal."""
    measures: dict[str, Callable[[Result], float]] = {
        "choices a game": lambda game: float(game["choices"]),
        "points of a seat": lambda game: sum(game["scores"]) / len(game["scores"]),
    }
    if cooperative:
        measures["games won"] = lambda game: float(bool(game["winners"]))
    else:
        measures["lead of the first"] = lead
        measures["victories of who begins"] = lambda game: victory(game, game["first"])
    for reason in sorted({str(game["reason"]) for game in [*before, *after]}):
        measures[f"ends: {reason}"] = partial(ended_by, reason)
    found = []
    for figure, measure in measures.items():
        pairs = [(measure(one), measure(other)) for one, other in zip(before, after, strict=True)]
        differences = [other - one for one, other in pairs]
        is_share = all(one in (0.0, 1.0) and other in (0.0, 1.0) for one, other in pairs)
        difference = paired_difference(differences) if is_share else mean_interval(differences)
        old, new = (sum(side) / len(pairs) for side in zip(*pairs, strict=True))
        found.append(Effect(figure, old, new, difference))
    return found
