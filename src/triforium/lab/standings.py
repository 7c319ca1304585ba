"""What a match says: ratings, shares, teams, seats and ends, each with its interval."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from triforium.core.action import Seat
from triforium.lab.match import Line, Match, companies, orders, place_points, read_piece
from triforium.lab.ratings import (
    Table,
    bradley_terry,
    lead_of_pairs,
    mean_of_deals,
    middle_95,
    on_scale,
    resampled,
    share_of_deals,
    wilson,
    with_virtual_games,
)
from triforium.lab.work import Result, seed_of

Interval = tuple[float, float, float]  # the figure, and from where to where it lies with 95 % confidence
Games = dict[tuple[int, Line], Result]


@dataclass
class Pair:
    """One bot against another, over all games in which both sat."""

    bot: str
    against: str
    games: int
    share: Interval


@dataclass
class Standings:
    """Everything that can be said about a match; it depends on the seeds alone, but for the time of thinking."""

    match: Match
    games: int
    ratings: list[tuple[str, Interval]] = field(default_factory=list)  # strongest first
    pairs: list[Pair] = field(default_factory=list)
    teams: list[tuple[str, int, Interval]] = field(default_factory=list)  # bot, games, share won
    leads: list[tuple[str, Interval]] = field(default_factory=list)  # share won beyond that of the first team
    seats: list[Interval] = field(default_factory=list)  # share of the victory that goes to a seat
    points: list[tuple[str, Interval]] = field(default_factory=list)
    endings: list[tuple[str, int]] = field(default_factory=list)
    choices: Interval = (0.0, 0.0, 0.0)
    seconds: list[tuple[str, int, float]] = field(default_factory=list)  # bot, choices, CPU seconds: measured


def standings(match: Match, results: Mapping[str, Result], anchor: int = 0) -> Standings:
    """Count a match; only what belongs to it, whatever else its file holds."""
    games: Games = {read_piece(piece): results[piece] for piece in match.pieces()}
    found = Standings(match, len(games))
    if match.cooperative:
        count_teams(found, games)
    else:
        count_ratings(found, games, anchor)
        count_pairs(found, games)
        found.seats = [victories_of(games, match, seat) for seat in range(match.setting.seats)]
    ends = Counter(str(result["reason"]) for result in games.values())
    found.endings = sorted(ends.items(), key=lambda entry: (-entry[1], entry[0]))
    found.choices = mean_of_deals(
        [mean([sum(games[deal, line]["choices"]) for line in match.lines()]) for deal in range(match.deals)]
    )
    for bot, name in enumerate(match.bots):
        found.points.append((name, points_of(games, match, bot)))
        seats = [(result, seat) for (_, line), result in games.items() for seat in seats_of(line, bot)]
        made, spent = sum(result["choices"][seat] for result, seat in seats), [r["cpu"][seat] for r, seat in seats]
        found.seconds.append((name, made, sum(spent)))
    return found


def seats_of(line: Line, bot: int) -> list[Seat]:
    """Where a bot sits."""
    return [seat for seat, other in enumerate(line) if other == bot]


def mean(values: list[float]) -> float:
    """Of some numbers."""
    return sum(values) / len(values)


def points_of(games: Games, match: Match, bot: int) -> Interval:
    """The points that a bot made, by deal."""
    lines = [line for line in match.lines() if bot in line]
    return mean_of_deals(
        [
            mean([games[deal, line]["scores"][seat] for line in lines for seat in seats_of(line, bot)])
            for deal in range(match.deals)
        ]
    )


def victories_of(games: Games, match: Match, seat: Seat) -> Interval:
    """The share of victories that went to a seat, whoever sat there; who shares a victory has a part of it."""
    deals = []
    for deal in range(match.deals):
        results = [games[deal, line]["winners"] for line in match.lines()]
        deals.append([1 / len(winners) if seat in winners else 0.0 for winners in results])
    return share_of_deals(deals)


def count_teams(found: Standings, games: Games) -> None:
    """How often each team won, and how much oftener than the first on the same deals."""
    match = found.match
    won = [[1.0 if games[deal, line]["winners"] else 0.0 for deal in range(match.deals)] for line in match.lines()]
    for name, wins in zip(match.bots, won, strict=True):
        share = mean(wins)
        found.teams.append((name, len(wins), (share, *wilson(share, len(wins)))))
        lead = lead_of_pairs([mine - first for mine, first in zip(wins, won[0], strict=True)])
        found.leads.append((name, lead if wins is not won[0] else (0.0, 0.0, 0.0)))


def table_of(games: Games, match: Match, company: Line, deal: int) -> Table:
    """The points of bots against each other in one deal of a company, over every order of seats."""
    size = len(match.bots)
    points = [[0.0] * size for _ in range(size)]
    for line in orders(company):
        result = games[deal, line]
        for one in range(len(line)):
            for other in range(len(line)):
                if line[one] != line[other]:
                    points[line[one]][line[other]] += place_points(result, one, other)
    return points


def count_ratings(found: Standings, games: Games, anchor: int) -> None:
    """Bradley–Terry over all pairs of places, the intervals by drawing deals again."""
    match = found.match
    blocks = [
        [table_of(games, match, company, deal) for deal in range(match.deals)]
        for company in companies(len(match.bots), match.setting.seats)
    ]
    size = len(match.bots)
    total = [[sum(table[a][b] for block in blocks for table in block) for b in range(size)] for a in range(size)]
    ratings = on_scale(bradley_terry(with_virtual_games(total)), anchor)
    samples = resampled(blocks, anchor, seed_of("resampled", match.seed))
    for bot, name in enumerate(match.bots):
        low, high = middle_95([sample[bot] for sample in samples])
        found.ratings.append((name, (ratings[bot], min(low, ratings[bot]), max(high, ratings[bot]))))
    found.ratings.sort(key=lambda entry: -entry[1][0])


def count_pairs(found: Standings, games: Games) -> None:
    """Every bot against every other."""
    match = found.match
    for one in range(len(match.bots)):
        for other in range(len(match.bots)):
            lines = [line for line in match.lines() if one in line and other in line]
            if one == other or not lines:
                continue
            deals = [
                [
                    mean(
                        [
                            place_points(games[deal, line], mine, theirs)
                            for mine in seats_of(line, one)
                            for theirs in seats_of(line, other)
                        ]
                    )
                    for line in lines
                ]
                for deal in range(match.deals)
            ]
            pair = Pair(match.bots[one], match.bots[other], len(lines) * match.deals, share_of_deals(deals))
            found.pairs.append(pair)
