"""The numbers of verbs, events and kinds: each has the name that its constant says, because records keep the names."""

from types import ModuleType

import pytest

from triforium.core.notation import Names
from triforium.games.stupor_mundi import events, kinds, verbs
from triforium.games.stupor_mundi.kinds import column_of, path_of, place_name, place_of


@pytest.mark.parametrize(("module", "names"), [(verbs, verbs.VERBS), (events, events.EVENTS)], ids=["verbs", "events"])
def test_each_constant_is_the_number_of_its_name(module: ModuleType, names: Names):
    numbers = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    assert len(numbers) == names.size() > 40
    assert {name: names.name(value) for name, value in numbers.items()} == {name: name.lower() for name in numbers}


def test_kinds_are_in_the_order_of_their_names():
    assert [kinds.STONE, kinds.GRAIN, kinds.COINS, kinds.POINTS] == [0, 1, 2, 3]
    assert kinds.GOODS.words == ["stone", "grain", "augustales", "vp"]
    for names, numbers in (
        (kinds.STRUCTURES, {"tower": kinds.TOWER, "wall": kinds.WALL, "keep": kinds.KEEP}),
        (
            kinds.MAIN_ACTIONS,
            {
                "promote": kinds.PROMOTE,
                "market": kinds.MARKET,
                "build": kinds.BUILD,
                "summon": kinds.SUMMON,
                "purchase": kinds.PURCHASE,
            },
        ),
        (
            kinds.PALACE,
            {
                "grain": kinds.F_GRAIN,
                "stone": kinds.F_STONE,
                "treasury": kinds.F_TREASURY,
                "towers": kinds.F_TOWERS,
                "walls": kinds.F_WALLS,
                "keeps": kinds.F_KEEPS,
                "allies": kinds.F_ALLIES,
                "specialist": kinds.F_COLUMN,
            },
        ),
    ):
        assert {word: names.number(word) for word in names.words} == numbers
    ends = (kinds.CASTLE_END, kinds.EDICT_END, kinds.CARDS_END, kinds.ROUNDS_END)
    assert [1 << number for number in range(len(kinds.END_NAMES))] == list(ends)


def test_places_are_numbered_along_the_three_paths():
    assert (column_of(0), place_name(0)) == (0, "0")
    names = [place_name(place) for place in range(1, 16)]
    assert names == [f"{path}{column}" for path in "ABC" for column in range(1, 6)]
    for place in range(1, 16):
        assert place_of(path_of(place), column_of(place)) == place
