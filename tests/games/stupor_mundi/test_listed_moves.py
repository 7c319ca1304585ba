"""All moves that a seat could write now (rules.md, section 15.2): each is listed once, and can be played."""

import pytest

from tests.games.stupor_mundi.table import NOTATION, Table, stupor
from tests.games.stupor_mundi.test_said import COIN, MOMENTS, played
from tests.rule import rule

MOVES = {
    "card": [f"{card}{face}{slot}" for card in ("H-COIN", "H-DRAW") for face in "^v" for slot in range(1, 6)],
    "face": [f"{face}{slot}" for face in "^v" for slot in range(1, 6)],
    "perform": ["!", "-"],
    "step": ["X(1)", "-"],
    "faction": ["FA(I)", "FA(L)"],
    "piece": ["piece TN2", "piece TN3", "piece GTA", "piece GTB"],
    "mix": ["mix 0", "mix 1"],
    "path": ["path A", "path B", "path C"],
    "city": ["CB(CB-A)"],
    "resources": ["G(S3)", "G(S2G1)", "G(S1G2)", "G(G3)"],
    "trade": ["MK(s)", "MK(b)"],
    "ally_space": ["ally_space AS1"],
    "remove": ["remove_hand H-DRAW"],
    "now": ["!", "-"],
    "resource": ["G(S1)", "G(G1)"],
    "keep": ["keep(S3G0)", "keep(S2G1)", "keep(S1G2)"],
}
LISTED = [row for row in MOMENTS if row[2] in MOVES]


def all_play(facts: dict[str, str], choices: str, moves: list[str]) -> None:
    """Each move can be played, and no two do the same."""
    before = played(facts, choices).text()
    after = set()
    for move in moves:
        table = played(facts, choices)
        NOTATION.play(table.position, [move])
        after.add(table.text())
    assert before not in after
    assert len(after) == len(moves)


@pytest.mark.parametrize(
    ("facts", "choices", "key"), [row[:3] for row in LISTED], ids=[f"{row[2]}-{row[1][-20:]}" for row in LISTED]
)
def test_in_the_middle_of_a_turn_each_possible_move_is_listed_and_plays(facts: dict[str, str], choices: str, key: str):
    assert list(NOTATION.moves(played(facts, choices).state)) == MOVES[key]
    all_play(facts, choices, MOVES[key])


ACTIONS = [
    ({"p1": "hand=H-COIN G=2 S=0 spec=A1,C5,0"}, "1", ["PR(s1>A2)", "PR(s3>A1)", "PR(s3>B1)", "PR(s3>C1)", "-"]),
    ({"p1": "hand=H-COIN S=1 G=1 A=0 castle=T3:TN2"}, "3", ["BD(W2=WN2)", "-"]),
    (
        {"p1": "hand=H-COIN S=1 G=1 A=3 castle=T3:TN2"},
        "3",
        ["BD(W2=WN2)", "BD(W2=GWA)", "-"],
    ),
    (
        {"p1": "hand=H-COIN S=0 G=3 A=0 castle=T3:TN2", "rom": "a1=I-GIS/? c1=A12"},
        "4",
        ["SU(ROM-a1>AS1)", "SU(ROM-a1>AS2)", "-"],
    ),
    ({"p1": "hand=H-COIN A=3", "rom": "c1=A1"}, "5", ["PU(ROM-c1!)", "PU(ROM-c1)", "-"]),
    (
        {"p1": "hand=H-COIN,SAV-1 disc=H-DRAW A=0", "rom": "c1=A12"},
        "5",
        [
            "PU(ROM-c1-SAV-1@hand!)",
            "PU(ROM-c1-SAV-1@hand)",
            "PU(ROM-c1-H-DRAW@disc!)",
            "PU(ROM-c1-H-DRAW@disc)",
            "-",
        ],
    ),
]


@rule("SM-PLAY-3")
@pytest.mark.parametrize(("facts", "slot", "moves"), ACTIONS, ids=[row[2][0] for row in ACTIONS])
def test_the_moves_of_a_main_action_are_whole_words(facts: dict[str, str], slot: str, moves: list[str]):
    table = played(facts, f"{COIN} face_down {slot}")
    assert table.asked() == "P1 main"
    first = moves[0][:3]
    assert [move for move in NOTATION.moves(table.state) if move.startswith(first) or move == "-"] == moves


@rule("SM-EDICT-3", "SM-EDICT-4", "SM-EDICT-12")
def test_an_edict_with_its_reward_directions_and_replacement_is_one_move():
    facts = {"p1": "S=2 G=1 hand=H-COIN", "edicts": "I=E02 II=E04 III=E09", "next_edicts": "I=E05 II=E12 III=-"}
    choices = f"{COIN} face_down 3; main build; build W1; piece WN2"
    moves = list(NOTATION.moves(played(facts, choices).state))
    first = [f"ED(I:G+A{sign}>{following})" for sign in "+-" for following in ("I", "II")]
    second = [f"ED(II+{kind}:S+W{sign}>{following})" for kind in "SG" for sign in "+-" for following in ("I", "II")]
    assert [move for move in moves if move.startswith("ED(I:")] == first
    assert [move for move in moves if move.startswith("ED(II+")] == second
    assert len(moves) == len(first) + len(second) + 16
    all_play(facts, choices, first + second)


@rule("SM-INC-1")
def test_sides_are_listed_by_what_they_pay():
    table: Table = stupor(
        p1="A=5 S=0 G=0 castle=T3:TN2,T4:TN3,W4:WN2,T5:GTA hand=H-COIN", p2="passed=1 hand=H-COIN", rom="M1b"
    )
    table.p1("pass", "-").p2("-")
    assert table.asked() == "P1 side"
    assert list(NOTATION.moves(table.state)) == ["G(A3)", "IN(SIDE4)"]
