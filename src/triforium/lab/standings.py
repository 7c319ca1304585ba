"""Evaluation of a match: ratings, pairings, teams, seats and endings, with intervals."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from triforium.core.action import Seat
from triforium.lab.batch import Result, derive_seed
from triforium.lab.match import Match, Seating, bot_groups, pairwise_score, parse_job, seatings_of
from triforium.lab.ratings import (
    Table,
    bootstrap_ratings,
    bradley_terry,
    interval_95,
    mean_interval,
    paired_difference,
    share_interval,
    to_elo,
    wilson,
    with_virtual_games,
)

Interval = tuple[float, float, float]  # figure, low, high (95 % confidence)
Games = dict[tuple[int, Seating], Result]


@dataclass
class Pair:
    """One bot against another, over all games in which both played."""

    bot: str
    against: str
    games: int
    share: Interval


@dataclass
class Standings:
    """All figures of a match; deterministic for the seed, except for CPU times."""

    match: Match
    games: int
    ratings: list[tuple[str, Interval]] = field(default_factory=list)  # strongest first
    pairs: list[Pair] = field(default_factory=list)
    teams: list[tuple[str, int, Interval]] = field(default_factory=list)  # bot, games, share won
    leads: list[tuple[str, Interval]] = field(default_factory=list)  # win rate minus that of the first team
    seats: list[Interval] = field(default_factory=list)  # share of the victories by seat
    points: list[tuple[str, Interval]] = field(default_factory=list)
    endings: list[tuple[str, int]] = field(default_factory=list)
    choices: Interval = (0.0, 0.0, 0.0)
    seconds: list[tuple[str, int, float]] = field(default_factory=list)  # bot, choices, CPU seconds


def standings(match: Match, results: Mapping[str, Result], anchor: int = 0) -> Standings:
    """Evaluate a match; other results in its file are ignored."""
    games: Games = {parse_job(job): results[job] for job in match.jobs()}
    found = Standings(match, len(games))
    if match.cooperative:
        count_teams(found, games)
    else:
        count_ratings(found, games, anchor)
        count_pairs(found, games)
        found.seats = [victories_of(games, match, seat) for seat in range(match.setting.seats)]
    ends = Counter(str(result["reason"]) for result in games.values())
    found.endings = sorted(ends.items(), key=lambda entry: (-entry[1], entry[0]))
    found.choices = mean_interval(
        [mean([sum(games[deal, seating]["choices"]) for seating in match.seatings()]) for deal in range(match.deals)]
    )
    for bot, name in enumerate(match.bots):
        found.points.append((name, points_of(games, match, bot)))
        seats = [(result, seat) for (_, seating), result in games.items() for seat in seats_of(seating, bot)]
        made, spent = sum(result["choices"][seat] for result, seat in seats), [r["cpu"][seat] for r, seat in seats]
        found.seconds.append((name, made, sum(spent)))
    return found


def seats_of(seating: Seating, bot: int) -> list[Seat]:
    """The seats of a bot in a seating."""
    return [seat for seat, other in enumerate(seating) if other == bot]


def mean(values: list[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values)


def points_of(games: Games, match: Match, bot: int) -> Interval:
    """The mean points of a bot, by deal."""
    seatings = [seating for seating in match.seatings() if bot in seating]
    return mean_interval(
        [
            mean([games[deal, seating]["scores"][seat] for seating in seatings for seat in seats_of(seating, bot)])
            for deal in range(match.deals)
        ]
    )


def victories_of(games: Games, match: Match, seat: Seat) -> Interval:
    """The share of victories of a seat over all bots; a shared victory counts in part."""
    deals = []
    for deal in range(match.deals):
        results = [games[deal, seating]["winners"] for seating in match.seatings()]
        deals.append([1 / len(winners) if seat in winners else 0.0 for winners in results])
    return share_interval(deals)


def count_teams(found: Standings, games: Games) -> None:
    """The win rate of each team, and its lead over the first team on the same deals."""
    match = found.match
    won = [
        [1.0 if games[deal, seating]["winners"] else 0.0 for deal in range(match.deals)] for seating in match.seatings()
    ]
    for name, wins in zip(match.bots, won, strict=True):
        share = mean(wins)
        found.teams.append((name, len(wins), (share, *wilson(share, len(wins)))))
        lead = paired_difference([mine - first for mine, first in zip(wins, won[0], strict=True)])
        found.leads.append((name, lead if wins is not won[0] else (0.0, 0.0, 0.0)))


def pairwise_table(games: Games, match: Match, group: Seating, deal: int) -> Table:
    """The pairwise points of the bots in one deal of a group, over all seatings."""
    size = len(match.bots)
    points = [[0.0] * size for _ in range(size)]
    for seating in seatings_of(group):
        result = games[deal, seating]
        for one in range(len(seating)):
            for other in range(len(seating)):
                if seating[one] != seating[other]:
                    points[seating[one]][seating[other]] += pairwise_score(result, one, other)
    return points


def count_ratings(found: Standings, games: Games, anchor: int) -> None:
    """Bradley–Terry ratings from all pairwise results, with bootstrap intervals over deals."""
    match = found.match
    blocks = [
        [pairwise_table(games, match, group, deal) for deal in range(match.deals)]
        for group in bot_groups(len(match.bots), match.setting.seats)
    ]
    size = len(match.bots)
    total = [[sum(table[a][b] for block in blocks for table in block) for b in range(size)] for a in range(size)]
    ratings = to_elo(bradley_terry(with_virtual_games(total)), anchor)
    samples = bootstrap_ratings(blocks, anchor, derive_seed("resampled", match.seed))
    for bot, name in enumerate(match.bots):
        low, high = interval_95([sample[bot] for sample in samples])
        found.ratings.append((name, (ratings[bot], min(low, ratings[bot]), max(high, ratings[bot]))))
    found.ratings.sort(key=lambda entry: -entry[1][0])


def count_pairs(found: Standings, games: Games) -> None:
    """The results of every bot against every other."""
    match = found.match
    for one in range(len(match.bots)):
        for other in range(len(match.bots)):
            seatings = [seating for seating in match.seatings() if one in seating and other in seating]
            if one == other or not seatings:
                continue
            deals = [
                [
                    mean(
                        [
                            pairwise_score(games[deal, seating], mine, theirs)
                            for mine in seats_of(seating, one)
                            for theirs in seats_of(seating, other)
                        ]
                    )
                    for seating in seatings
                ]
                for deal in range(match.deals)
            ]
            pair = Pair(match.bots[one], match.bots[other], len(seatings) * match.deals, share_interval(deals))
            found.pairs.append(pair)
