"""Ratings and intervals, tested against known answers."""

import math
import random

import pytest

from triforium.lab.ratings import (
    ELO,
    bootstrap_ratings,
    bradley_terry,
    interval_95,
    mean_interval,
    paired_difference,
    share_interval,
    student_t_95,
    to_elo,
    wilson,
    win_probability,
    with_virtual_games,
)


def test_two_bots_have_the_log_odds_of_their_points() -> None:
    strong, weak = bradley_terry([[0, 75], [25, 0]])
    assert strong - weak == pytest.approx(math.log(3))
    assert strong + weak == pytest.approx(0)


def test_strengths_are_recovered_from_expected_points() -> None:
    truth = [-2.0, -0.5, 0.3, 2.2]
    points = [[0.0 if a == b else 100 * win_probability(truth[a] - truth[b]) for b in range(4)] for a in range(4)]
    assert bradley_terry(points) == pytest.approx(truth, abs=1e-8)


def test_a_published_example_is_reproduced() -> None:
    # Agresti, Categorical Data Analysis: American League baseball 1987, wins of row against column; strengths
    # relative to Baltimore as printed there, to three digits.
    wins = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ]
    strengths = bradley_terry([[float(won) for won in row] for row in wins])
    printed = [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0.0]
    assert [one - strengths[6] for one in strengths] == pytest.approx(printed, abs=6e-3)


def test_a_clean_sweep_is_finite_and_its_interval_is_open_upwards() -> None:
    sweep = [[[0.0, 2.0], [0.0, 0.0]] for _ in range(100)]
    rating = to_elo(bradley_terry(with_virtual_games([[0, 200], [0, 0]])), 1)[0]
    assert rating == pytest.approx(ELO * math.log(200.5 / 0.5))
    low, high = interval_95([sample[0] for sample in bootstrap_ratings([sweep], 1, 7)])
    assert low < rating < high
    # With half a win and half a loss added: the lower end of Beta(n + 1/2, 1/2) for n deals.
    assert 550 < low < 900


def test_wilson_intervals_match_published_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "point"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_student_t_quantiles_match_published_values(freedom: int, point: float) -> None:
    assert student_t_95(freedom) == pytest.approx(point, rel=0.01)


def test_games_of_one_deal_count_once_if_they_always_agree() -> None:
    chance = random.Random(3)
    coins = [float(chance.random() < 0.5) for _ in range(200)]
    share, low, high = share_interval([[coin] * 4 for coin in coins])
    assert (low, high) == pytest.approx(wilson(share, 200), abs=2e-3)
    mirrored = share_interval([[1.0, 0.0]] * 200)
    assert mirrored[1:] == wilson(0.5, 400)


def test_a_paired_difference_over_few_deals_has_a_wide_interval() -> None:
    assert paired_difference([0.0] * 20) == pytest.approx((0, -0.126, 0.126), abs=1e-3)
    assert paired_difference([1.0] * 4)[1] < 0.6
    chance, held = random.Random(5), 0
    for _ in range(400):
        rolls = [chance.random() for _ in range(60)]
        _, low, high = paired_difference([1.0 if roll < 0.2 else -1.0 if roll < 0.3 else 0.0 for roll in rolls])
        held += low <= 0.1 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_intervals_contain_the_truth_about_95_times_in_100() -> None:
    chance = random.Random(11)
    truth = [0.0, 0.8, 1.5]
    held = {"rating": 0, "share": 0, "mean": 0}
    times, difference = 100, true_difference()
    for time in range(times):
        blocks = []
        for a, b in ((0, 1), (0, 2), (1, 2)):
            block = []
            for _ in range(30):
                lean = chance.gauss(0, 1)  # the deal favours one bot in both seatings
                table = [[0.0] * 3 for _ in range(3)]
                for _ in range(2):
                    won = chance.random() < win_probability(1.4 * (truth[a] - truth[b]) + lean)
                    table[a][b] += won
                    table[b][a] += not won
                block.append(table)
            blocks.append(block)
        low, high = interval_95([sample[2] - sample[1] for sample in bootstrap_ratings(blocks, 0, time, 80)])
        held["rating"] += low <= difference <= high
        deals = [[float(chance.random() < 0.3) for _ in range(2)] for _ in range(60)]
        _, low, high = share_interval(deals)
        held["share"] += low <= 0.3 <= high
        _, low, high = mean_interval([chance.gauss(5, 2) for _ in range(12)])
        held["mean"] += low <= 5 <= high
    assert all(0.89 <= count / times <= 0.99 for count in held.values()), held


def true_difference() -> float:
    """The limit for infinitely many games: the fit to win probabilities averaged over deals."""
    truth = [0.0, 0.8, 1.5]
    steps = [(index + 0.5) / 400 for index in range(400)]
    leans = [math.sqrt(2) * erf_inverse(2 * step - 1) for step in steps]

    def chance(a: int, b: int) -> float:
        return sum(win_probability(1.4 * (truth[a] - truth[b]) + lean) for lean in leans) / len(leans)

    points = [[0.0 if a == b else chance(min(a, b), max(a, b)) for b in range(3)] for a in range(3)]
    points = [[points[a][b] if a < b else 1 - points[a][b] if a > b else 0.0 for b in range(3)] for a in range(3)]
    rated = to_elo(bradley_terry(points), 0)
    return rated[2] - rated[1]


def erf_inverse(value: float) -> float:
    """Solve by bisection, which is fast enough for a test."""
    low, high = -4.0, 4.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if math.erf(middle) < value else (low, middle)
    return low
