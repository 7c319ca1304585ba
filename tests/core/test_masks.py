"""Bit sets agree with Python sets, below the size of a machine word and above it."""

from hypothesis import given
from hypothesis import strategies as st

from triforium.core.bag import Bag
from triforium.core.masks import count, lowest, members, nth
from triforium.core.rng import Rng
from triforium.core.values import with_added, with_item

SETS = st.sets(st.integers(0, 59), max_size=40) | st.sets(st.integers(0, 300), max_size=40)


@given(SETS)
def test_a_mask_has_the_members_of_its_set(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    ascending = sorted(numbers)
    assert count(mask) == len(numbers)
    assert members(mask) == ascending
    assert [nth(mask, index) for index in range(len(ascending))] == ascending
    if numbers:
        assert lowest(mask) == ascending[0]


@given(st.lists(st.integers(0, 9), min_size=1, max_size=30), st.integers(0, 1000))
def test_a_bag_gives_back_what_was_put_in(pieces: list[int], seed: int) -> None:
    bag = Bag(sorted(pieces))
    assert [bag.count(kind) for kind in bag.kinds()] == [pieces.count(kind) for kind in sorted(set(pieces))]
    assert bag.counts([9, 0, 3]) == [pieces.count(kind) for kind in (9, 0, 3)]
    twin = bag.copy()
    rng = Rng(seed)
    drawn = [twin.draw(rng) for _ in range(len(pieces))]
    assert sorted(drawn) == sorted(pieces)
    assert twin.size() == 0
    assert bag.size() == len(pieces)
    for kind in drawn:
        bag.take_out(kind)
    assert bag.kinds() == []


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=6), st.data())
def test_replacing_a_number_of_a_row_gives_a_new_row(numbers: list[int], data: st.DataObject) -> None:
    row = tuple(numbers)
    index = data.draw(st.integers(0, len(row) - 1))
    changed = list(numbers)
    changed[index] = 99
    assert with_item(row, index, 99) == tuple(changed)
    assert with_added(row, index, 99 - numbers[index]) == tuple(changed)
    assert row == tuple(numbers)
