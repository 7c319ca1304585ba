"""The sequential test: it stops when the answer is clear, and asks for more games as long as it is not."""

import random

from triforium.lab.sprt import decide, elo_share


def test_a_difference_of_400_points_is_ten_to_one() -> None:
    assert abs(elo_share(400.0) - 10 / 11) < 1e-12
    assert elo_share(0.0) == 0.5


def test_a_clear_result_needs_few_deals_and_an_even_one_many() -> None:
    assert decide([1.0], 0.0, 30.0) == 0
    assert decide([1.0, 0.5, 1.0, 1.0, 0.5] * 4, 0.0, 60.0) == 1
    assert decide([0.0, 0.5, 0.0, 0.0, 0.5] * 4, 0.0, 60.0) == -1
    assert decide([0.5, 1.0, 0.0, 0.5, 1.0] * 4, 0.0, 60.0) == 0


def test_wrong_answers_are_rare() -> None:
    luck = random.Random(1)
    wrong = 0
    for _ in range(200):
        deals: list[float] = []
        while decide(deals, 0.0, 60.0) == 0:
            deals.append((luck.random() < 0.5) / 2 + (luck.random() < 0.5) / 2)  # two games between equals
        wrong += decide(deals, 0.0, 60.0) == 1
    assert wrong <= 20  # 10 are expected; each answer is wrong with a probability of 5 %
