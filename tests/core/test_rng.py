"""Chance is the same for the same seed, fair, and never outside its bounds."""

from collections import Counter

from triforium.core.rng import Rng


def test_the_same_seed_gives_the_same_stream_and_another_seed_another_one() -> None:
    first, again, other = Rng(1), Rng(1), Rng(2)
    stream = [first.below(1000) for _ in range(50)]
    assert stream == [again.below(1000) for _ in range(50)]
    assert stream != [other.below(1000) for _ in range(50)]


def test_a_stream_is_what_it_has_always_been() -> None:
    # Golden: whoever changes the generator changes every seeded game and bench, and must mean to.
    rng = Rng(2026)
    assert [rng.below(100) for _ in range(12)] == [56, 48, 53, 97, 61, 67, 91, 64, 78, 51, 31, 62]


def test_every_number_is_about_as_likely_as_any_other() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert all(abs(counts[number] - 10_000) < 500 for number in range(7))  # five standard deviations


def test_neighbouring_seeds_do_not_begin_alike() -> None:
    firsts = Counter(Rng(seed).below(100) for seed in range(20_000))
    assert len(firsts) == 100
    assert max(firsts.values()) < 300


def test_a_pick_follows_its_weights_and_never_takes_what_weighs_nothing() -> None:
    rng = Rng(4)
    counts = Counter(rng.pick([1, 0, 3]) for _ in range(40_000))
    assert set(counts) == {0, 2}
    assert abs(counts[0] - 10_000) < 500


def test_a_member_of_a_set_is_in_the_set_also_of_a_very_large_one() -> None:
    rng = Rng(5)
    small, large = 0b1011_0000, 1 << 200 | 1 << 3 | 1 << 90
    assert {rng.member(small) for _ in range(200)} == {4, 5, 7}
    assert {rng.member(large) for _ in range(200)} == {3, 90, 200}


def test_thinking_never_changes_what_is_drawn() -> None:
    rng, twin = Rng(6), Rng(6)
    thinking, other = rng.fork(), twin.fork()
    for _ in range(100):
        thinking.below(10)
    assert [rng.below(50) for _ in range(20)] == [twin.below(50) for _ in range(20)]
    assert [other.below(9) for _ in range(5)] != [thinking.below(9) for _ in range(5)]
