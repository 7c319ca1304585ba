"""Each invariant of the component file (SM-DATA): a file at its bound is read, one just beyond it is refused."""

import re

import pytest

from tests.rule import rule
from triforium.core.datafile import shipped
from triforium.core.errors import BadComponents
from triforium.games.stupor_mundi.components import StuporMundiComponents
from triforium.games.stupor_mundi.game import HERE, STUPOR_MUNDI
from triforium.games.stupor_mundi.kinds import PLACES

TEXT = shipped(HERE, "components.toml")
PARTS = STUPOR_MUNDI.components


def changed(place: str, old: str, new: str) -> StuporMundiComponents:
    """A copy in which the first such text after a place is different."""
    assert place in TEXT, place
    start = TEXT.index(place)
    assert old in TEXT[start:], old
    text = TEXT[:start] + TEXT[start:].replace(old, new, 1)
    return STUPOR_MUNDI.with_components("my-copy.toml", text).components


READ = [
    ("[workplaces.path.B]", "grain_cost = [0, 2, 0]", "grain_cost = [0, 9, 0]"),
    ("[voyage.side12]", "ROM-a1 = 3", "ROM-a1 = 0"),
    ("[voyage.side12]", "ROM-a1 = 3", "ROM-a1 = 9"),
    ("[voyage.side34]", "BAR-a2 = 2", "BAR-a2 = 0"),
    ("[voyage]", "max_steps = 4", "max_steps = 1"),
    ("[voyage]", "free_steps = 1", "free_steps = 0"),
    ("[voyage]", "free_steps = 1", "free_steps = 5"),
    ("[voyage]", 'start = "ROM"', 'start = "BAR"'),
    ("[advanced_deck]", "1 = 8, 2 = 8, 3 = 12, 4 = 16", "1 = 3, 2 = 3, 3 = 4, 4 = 5"),
    ("[advanced_deck]", "1 = 8, 2 = 8, 3 = 12, 4 = 16", "1 = 16, 2 = 16, 3 = 16, 4 = 16"),
    ("[players]", "start_stone = 1", "start_stone = 0"),
    ("[solo]", "frederick_actions_per_round = 5", "frederick_actions_per_round = 0"),
    ("[solo]", "frederick_actions_per_round = 5", "frederick_actions_per_round = 6"),
    ("[solo]", "crowns_to_reshuffle = 2", "crowns_to_reshuffle = 1"),
    ("[solo]", "crowns_to_reshuffle = 2", "crowns_to_reshuffle = 4"),
    ("[solo]", "easy_extra_edicts = 3", "easy_extra_edicts = 0"),
    ("[solo]", "easy_extra_edicts = 3", "easy_extra_edicts = 6"),
    ("[solo]", 'titles = [[0, "Serf"], [30', 'titles = [[0, "Serf"], [1'),
    ("[scoring]", "vp_per_structure = 1", "vp_per_structure = 0"),
    ("[scoring]", "vp_per_structure = 1", "vp_per_structure = 99"),
    ("[scoring]", "augustales_per_vp = 6", "augustales_per_vp = 1"),
    ("[scoring]", "augustales_per_vp = 6", "augustales_per_vp = 99"),
    ('id = "M1"', "sell_for = 6", "sell_for = 99"),
    ('id = "M1"', "buy_for = 4", "buy_for = 0"),
    ('id = "M1"', "buy_for = 5", "buy_for = 99"),
    ('id = "M1"', "buy_for = 5", "buy_for = 4"),
    ('id = "M1"', "sell_for = 4", "sell_for = 6"),
    ('id = "M1"', "sell = { grain = 2 }", "sell = { grain = 1 }"),
    ('id = "A1"', "cost = { augustales = ", "cost = { augustales = 99 } # "),
    ('id = "A1"', "cost = { augustales = ", "cost = { augustales = 0 } # "),
    (
        "[frederick]",
        "treasury = { start = 6, min = 0, max = 12, step = 3 }",
        "treasury = { start = 0, min = 0, max = 12, step = 3 }",
    ),
    ("[frederick]", "towers = { start = 2", "towers = { start = 0"),
    ("[frederick]", "towers = { start = 2", "towers = { start = 5"),
    ('id = "C1C"', "free_steps = 2", "free_steps = 9"),
    ("[[workplace_ability]]", "hand_limit = 1", "hand_limit = 9"),
]


@pytest.mark.parametrize(("place", "old", "new"), READ, ids=[f"{row[2][:40]}" for row in READ])
def test_a_value_at_its_bound_is_read(place: str, old: str, new: str):
    assert changed(place, old, new) is not PARTS


REFUSED = [
    ("[workplaces.path.B]", "grain_cost = [0, 2, 0]", "grain_cost = [0, 10, 0]", "SM-PROM-4"),
    ("[workplaces.path.B]", "columns = [1, 2, 5]", "columns = [1, 2, 4]", "SM-PROM-3: path B has columns 1, 2, 5"),
    ("[workplaces.path.A]", "columns = [1, 2, 3, 4, 5]", "columns = [1, 2, 5]", "SM-PROM-3"),
    ("[workplaces.path.C]", "columns = [1, 2, 3, 4, 5]", "columns = [1, 2, 3, 4]", "SM-PROM-3"),
    (
        "[workplaces.path.A]",
        "edict_token_column = 3",
        "edict_token_column = 5",
        "SM-SETUP-5: a token lies on a workplace",
    ),
    (
        "[workplaces.path.A]",
        "edict_token_column = 3",
        "edict_token_column = 6",
        "SM-SETUP-5: a token lies on a workplace",
    ),
    (
        "[workplaces.path.A]",
        "edict_token_column = 3",
        "edict_token_column = -1",
        "SM-SETUP-5: a token lies on a workplace",
    ),
    ("[workplaces.path.A]", "edict_token_column = 3", "edict_token_column = 0", "SM-SETUP-5: two edict tokens"),
    ("[workplaces.path.B]", "edict_token_column = 0", "edict_token_column = 2", "there are 3"),
    ("[voyage.side12]", "ROM-a1 = 3", "ROM-a1 = -1", "SM-SUM-2: a cost in Grain"),
    ("[voyage.side12]", "ROM-a1 = 3", "ROM-a1 = 10", "ROM-a1 = 10"),
    ("[voyage.side12]", "ROM-a1 = 3", "ROM-a1 = true", "'ROM-a1': True"),
    ("[voyage.side12]", "ROM-a1 = 3, ", "", "SM-SUM-2: every open ally space has a cost"),
    ("[voyage.side34]", "BAR-a2 = 2", "BAR-a3 = 2", "'BAR-a3' is no such space"),
    ("[voyage.side34]", "BAR-a2 = 2", "BAR-c2 = 2", "'BAR-c2' is no such space"),
    ("[voyage.side34]", "BAR-a2 = 2", "OSL-a2 = 2", "'OSL-a2' is no such space"),
    ("[voyage.side34]", ", BAR-a2 = 2", "", "space 10"),
    ("[voyage.side34]", "ROM-a2 = 3, ", "", "space 2"),
    ("[voyage.side12]", '"ROM-a2", "CON-a2"', '"ROM-a2"', "4 are red"),
    ("[voyage.side12]", '"ROM-a2", "CON-a2"', '"ROM-a2", "ROM-a2"', "SM-DATA-7"),
    ("[voyage.side34]", '"CON-c2", "TUN-c2"', '"CON-c2", "TUN-c2", "ROM-c2"', "3 are red"),
    (
        "[voyage]",
        'cities = ["ROM", "CON", "ALE", "TUN", "BAR"]',
        'cities = ["ROM", "CON", "ALE", "TUN"]',
        "there are 4",
    ),
    ("[voyage]", '"TUN", "BAR"]', '"TUN", "ROM"]', "K3, K4: five cities"),
    ("[voyage]", '"TUN", "BAR"]', '"TUN", "Bar"]', "a city is written in capital letters"),
    ("[voyage]", '"TUN", "BAR"]', '"TUN", "B4R"]', "a city is written in capital letters"),
    ("[voyage]", '"TUN", "BAR"]', '"TUN", "BÄR"]', "a city is written in capital letters"),
    ("[voyage]", 'start = "ROM"', 'start = "OSL"', "'OSL' is not a city"),
    ("[voyage]", "ally_spaces_per_city = 2", "ally_spaces_per_city = 3", "4.6: two spaces in a city"),
    ("[voyage]", "card_spaces_per_city = 2", "card_spaces_per_city = 1", "4.6: two spaces in a city"),
    ("[advanced_deck]", "1 = 8, 2 = 8", "1 = 2, 2 = 8", "1 players: 2"),
    ("[advanced_deck]", "1 = 8, 2 = 8", "1 = 8, 2 = 2", "2 players: 2"),
    ("[advanced_deck]", "3 = 12", "3 = 3", "3 players: 3"),
    ("[advanced_deck]", "4 = 16", "4 = 4", "4 players: 4"),
    ("[advanced_deck]", "4 = 16", "4 = 17", "4 players: 17"),
    ("[solo]", "frederick_actions_per_round = 5", "frederick_actions_per_round = -1", "SM-SOLO-7"),
    (
        "[solo]",
        "frederick_actions_per_round = 5",
        "frederick_actions_per_round = 7",
        "frederick_actions_per_round is 7",
    ),
    ("[solo]", "crowns_to_reshuffle = 2", "crowns_to_reshuffle = 0", "SM-SOLO-17: there are 4 crowns"),
    ("[solo]", "crowns_to_reshuffle = 2", "crowns_to_reshuffle = 5", "crowns_to_reshuffle is 5"),
    ("[solo]", "easy_extra_edicts = 3", "easy_extra_edicts = -1", "SM-SOLO-4"),
    ("[solo]", "easy_extra_edicts = 3", "easy_extra_edicts = 7", "easy_extra_edicts is 7"),
    ("[solo]", '[0, "Serf"]', '[1, "Serf"]', "SM-SOLO-21: titles ascend from 0"),
    ("[solo]", '[0, "Serf"]', "[0]", "SM-SOLO-21"),
    ("[solo]", '[0, "Serf"]', '[0, "Serf", 1]', "SM-SOLO-21"),
    ("[solo]", '[0, "Serf"]', "[0, 1]", "SM-SOLO-21"),
    ("[solo]", '[0, "Serf"]', '["0", "Serf"]', "SM-SOLO-21"),
    ("[solo]", '[30, "Knight"]', '[50, "Knight"]', "SM-SOLO-21"),
    ("[solo]", '[30, "Knight"]', '[0, "Knight"]', "SM-SOLO-21"),
    ("[solo]", "titles = [[", "titles = 1 # [[", "SM-SOLO-21"),
    ("[scoring]", "vp_per_structure = 1", "vp_per_structure = -1", "vp_per_structure is -1"),
    ("[scoring]", "vp_per_structure = 1", "vp_per_structure = 100", "vp_per_structure is 100"),
    ("[scoring]", "augustales_per_vp = 6", "augustales_per_vp = 0", "augustales_per_vp is 0"),
    ("[scoring]", "ally_bonus_vp = 2", "ally_bonus_vp = 100", "ally_bonus_vp is 100"),
    ("[frederick]", 'path = "A"', 'path = "C"', "SM-EDICT-7: path A, columns 1 to 5"),
    ("[frederick]", "start = 1, min = 1, max = 5", "start = 1, min = 0, max = 5", "SM-EDICT-7: path A, columns 1 to 5"),
    ("[frederick]", "start = 1, min = 1, max = 5", "start = 1, min = 1, max = 4", "SM-EDICT-7: path A, columns 1 to 5"),
    ("[frederick]", "towers = { start = 2", "towers = { start = 6", "start is 6, not 0 to 5"),
    (
        "[frederick]",
        "towers = { start = 2, min = 0",
        "towers = { start = 2, min = -1",
        "min is -1, and should be a whole number",
    ),
    (
        "[frederick]",
        "towers = { start = 2, min = 0, max = 5",
        "towers = { start = 2, min = 0, max = 32",
        "max is 32, and should be a whole number",
    ),
    ("[frederick]", "step = 3", "step = 0", "step is 0, and should be a whole number"),
    ("[frederick]", "step = 3", "step = 10", "step is 10, and should be a whole number"),
    ("[edicts]", 'active_spaces = ["I", "II", "III"]', 'active_spaces = ["I", "II"]', "active_spaces differ"),
    ("[edicts]", 'next_spaces = ["I", "II", "III"]', 'next_spaces = ["I", "III", "II"]', "next_spaces differ"),
    ('id = "E01"', 'mark = ""', 'mark = "5"', "a mark is empty, 3+ or 4"),
    ('id = "E01"', 'mark = ""', 'mark = "4"', "14 where 15 belong"),
    ('id = "E16"', 'mark = "3+"', 'mark = "4"', "5 where 6 belong"),
    ('id = "CS-A"', 'kind = "countryside"', 'kind = "village"', "SM-SETUP-3: four tiles of each kind"),
    ('id = "CS-A"', 'kind = "countryside"', 'kind = "town"', "a workplace tile is countryside or village"),
    ('id = "CS-A"', 'level1 = "C1A"', 'level1 = "C1B"', "every ability is on exactly one tile"),
    ('id = "CS-A"', 'level2 = "C2A"', 'level2 = "C1A"', "every ability is on exactly one tile"),
    ('id = "CS-A"', 'level2 = "C2A"', 'level2 = "C9A"', "every ability is on exactly one tile"),
    ('id = "CS-B"', 'id = "CS-B"', 'id = "CS-A"', "CS-A is there already"),
    ('id = "CS-B"', 'id = "CS-B"', 'id = "CS b"', "cannot be written in a position"),
    ("[[workplace_ability]]", 'trigger = "', 'trigger = "never', "a trigger is one of"),
    ('id = "C1C"', "free_steps = 2", "free_steps = 0", "free_steps goes with travel"),
    ('id = "C1C"', "free_steps = 2", "free_steps = 10", "free_steps goes with travel"),
    ('id = "C1C"', "free_steps = 2", "free_steps = true", "'free_steps': True"),
    ('id = "C1C"', "free_steps = 2", "free_steps = 2, vp = 1", "travel changes a cost and gives nothing"),
    ('id = "C1C"', "free_steps = 2", "hand_limit = 1", "hand_limit goes with arrive_and_static"),
    ("[castle]", 'start_spaces = ["T1", "W3"]', 'start_spaces = ["T1", "W2"]', "the spaces marked start are T1, W3"),
    (
        'id = "SIDE1"',
        'towers = ["T1", "T2"]',
        'towers = ["T1", "T3"]',
        "SM-DATA-2: a side's towers are beside its wall",
    ),
    ('id = "SIDE1"', 'wall = "W1"', 'wall = "T1"', "SM-DATA-2: a side has one wall"),
    ('id = "SIDE1"', 'wall = "W1"', 'wall = "W9"', "'W9' is no wall"),
    ('id = "SIDE1"', "income = { stone = 1 }", "income = { grain = 1 }", "SM-DATA-2: five different incomes"),
    ('id = "SIDE1"', "income = { stone = 1 }", "income = {}", "an effect is a table"),
    ('id = "SIDE1"', "income = { stone = 1 }", "income = { stone = 0 }", "stone = 0"),
    ('id = "SIDE1"', "income = { stone = 1 }", "income = { stone = 100 }", "stone = 100"),
    ('id = "SIDE1"', "income = { stone = 1 }", "income = { gold = 1 }", "gold = 1 is no effect"),
    ('id = "SIDE4"', "income = { market = 1 }", "income = { market = 2 }", "market = 2 is no effect"),
    ("[[keep_cover]]", "hand_limit_plus_2_and_draw_2_now", "hand_limit_plus_2", "a keep cover draws, unlocks a slot"),
    ("[[keep_cover]]", "unlock_slot_6_now", "unlock_slot_7_now", "a keep cover draws, unlocks a slot"),
    ('id = "K2"', 'cover = "KC-BOTH"', 'cover = "KC-HAND"', "SM-SETUP-21: one cover on each keep"),
    ("[player_board", 'actions = ["market", "build"]', 'actions = ["build", "market"]', "SM-DATA-5"),
    ('id = "M1"', "sell_for = 6", "sell_for = 100", "sell_for is 100, and should be a whole number"),
    ('id = "M1"', "sell_for = 6", "sell_for = -1", "sell_for is -1, and should be a whole number"),
    ('id = "M1"', "buy_for = 5", "buy_for = 100", "buy_for is 100, and should be a whole number"),
    ('id = "M1"', "buy_for = 4", "buy_for = -1", "buy_for is -1, and should be a whole number"),
    ('id = "M1"', "sell_for = 4", "sell_for = 7", "M1: it is easier in red"),
    ('id = "M1"', "buy_for = 5", "buy_for = 3", "M1: it is easier in red"),
    ('id = "M1"', "sell = { grain = 2 }", "sell = { stone = 2 }", "M1: it has the same twice"),
    ('id = "M1"', "sell = { grain = 2 }", "sell = { grain = 0 }", "SM-MKT-3: a bundle of stone or grain"),
    ('id = "M1"', "sell = { grain = 2 }", "sell = { grain = 10 }", "SM-MKT-3: a bundle of stone or grain"),
    ('id = "M1"', "sell = { grain = 2 }", "sell = { grain = 2, stone = 1 }", "SM-MKT-3: a bundle of stone or grain"),
    ('id = "M2"', 'id = "M2"', 'id = "M1"', "M1 is there already"),
    ("[market]", "tiles_used = 5", "tiles_used = 6", "SM-SETUP-10: 5 of 6 market tiles are used"),
    ('id = "A1"', 'level = "A"', 'level = "C"', "a level is A or B"),
    ('id = "A1"', 'level = "A"', 'level = "B"', "SM-DATA-4: level A before level B"),
    ('id = "A16"', 'level = "A"', 'level = "B"', "15 of level A"),
    ('id = "A1"', "{ augustales = 3 }", "{ augustales = 100 }", "SM-BUY-2"),
    ('id = "A1"', "{ augustales = 3 }", "{ augustales = -1 }", "SM-BUY-2"),
    ('id = "A1"', "{ augustales = 3 }", "{ augustales = 3, card = 1 }", "SM-BUY-2"),
    ('id = "A1"', "{ augustales = 3 }", "{ card = 2 }", "SM-BUY-2"),
    ('id = "A1"', "grain = 2", "grain = 100", "A1: grain is 100"),
    ('id = "A1"', 'op = "gain", grain = 2', 'op = "gain"', "A1: no goods are named"),
    ('id = "A1"', 'op = "gain", grain = 2', 'op = "gain", n = 2', "A1: n is not a known key"),
    ('id = "A1"', '[{ op = "gain", grain = 2 }]', "[]", "a card has steps"),
    ('id = "A1"', '[{ op = "gain", grain = 2 }]', "[1]", "a card has steps"),
    ('id = "A2"', "times = 3", "times = 0", "times is 0, and should be a whole number >= 1"),
    ('id = "A2"', "times = 3", "times = 10", "times is 10, and should be a whole number <= 9"),
    ('id = "A2"', "pay = { augustales = 1 }", "pay = { vp = 1 }", "an exchange is paid with resources or coins"),
    ('id = "A2"', "pay = { augustales = 1 }", "have = { augustales = 1 }", "A2: have is not a known key"),
    ('id = "A11"', "times = 2", "times = 4", "times is a number from 1 to 3"),
    ('id = "A11"', "distinct = true", "distinct = 1", "distinct is 1, and should be true or false"),
    ('id = "H-DRAW"', "n = ", "n = 1, m = ", "m is not a known key"),
    ('id = "H-COIN"', "copies = 2", "copies = 1", "SM-SETUP-17: two of each common card"),
    ('id = "SAV-1"', "copies = 1", "copies = 2", "SM-SETUP-17: two of each common card"),
    ('id = "SAV-1"', 'house = "savoy"', 'house = "wittelsbach"', "SM-DATA-4: 10 cards per house deck"),
    ('id = "S01"', 'move = "+1"', 'move = "+5"', "a move is one of"),
    ('id = "S01"', 'act = ["card"]', 'act = ["card", "ally"]', "an act is card, ally or edict:I, II, III"),
    ('id = "S01"', 'act = ["card"]', 'act = ["edict:IIII"]', "an act is card, ally or edict:I, II, III"),
    ('id = "S01"', 'act = ["card"]', 'act = ["edict:I"]', "3 for I"),
    ('id = "S01"', "crown = false", "crown = true", "there are 5"),
    ('id = "S02"', 'id = "S02"', 'id = "S01"', "S01 is there already"),
    ('id = "I-THE"', 'faction = "', 'faction = "x', "a faction is one of"),
    ('id = "I-THE"', "copies = 1", "copies = 2", "SM-DATA-4: 20 ally tiles, 10 per faction"),
    ("[[ally]]", 'marked_copies = { mark = "4"', 'marked_copies = { mark = "3+"', "SM-SETUP-1: allies are marked 4"),
    ("[[ally]]", 'mark = "4", n = 1', 'mark = "4", n = 0', "n is 0, and should be a whole number"),
    ("[player_board", "index = 3", "index = 4", "SM-DATA-5"),
]


@rule("SM-DATA-1 to SM-DATA-7")
@pytest.mark.parametrize(("place", "old", "new", "sentence"), REFUSED, ids=[f"{row[2][:40]}" for row in REFUSED])
def test_a_value_beyond_its_bound_is_refused_with_the_invariant(place: str, old: str, new: str, sentence: str):
    with pytest.raises(BadComponents, match=re.escape(sentence)):
        changed(place, old, new)


@rule("SM-PROM-3", "SM-PROM-4")
def test_the_arrows_of_the_three_paths():
    edition = STUPOR_MUNDI.table("", 2, {})
    assert len(edition.grain_to) == len(edition.next_place) == PLACES
    walked: list[list[int]] = [[], [], []]
    for path, first in enumerate(edition.first_places):
        place = first
        while place:
            walked[path].append(edition.grain_to[place])
            place = edition.next_place[place]
    assert walked == [[0, 0, 1, 1, 1], [0, 2, 0], [0, 0, 1, 1, 1]]
    assert sum(edition.grain_to) == 8  # the other places, such as the start area, cost nothing
