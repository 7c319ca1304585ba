"""triforium position: the worked examples of the specification, and bad input."""

import re
from pathlib import Path

import pytest

from tests.cli.run import triforium
from triforium.core.datafile import shipped


def examples() -> dict[str, list[str]]:
    """The positions of each worked example SC-1 to SC-8."""
    found: dict[str, list[str]] = {}
    for section in re.split(r"^### ", shipped("triforium.games.basilica", "rules.md"), flags=re.M):
        if section.startswith("SC-"):
            found[section[:4]] = re.findall(r"^bas1 .*$", section, re.M)
    return found


SC = examples()
SMF = (
    "SMF1 n=2 diff=easy round=3 first=1 active=1 step=turn ends=-;F T2 W2 K1 L2 G1 S1 A6 P1;"
    "ED I=E01 II=E09 III=E14 | I=E05 II=E12 III=E03 | pile=9;WP A=CS-B,VI-A*[CB-F] B=CS-C[CB-A] C=CS-D,VI-D*[CB-B];"
    "VY ROM M4b a1=I-GIS/? c1=A8;VY CON M1b a1=L-TEN/? c1=A3;VY ALE M6b a1=I-CAS/? c1=A11;"
    "VY TUN M2b a1=L-SEB/? c1=A7;VY BAR M5b a1=I-THE/? c1=A15;CP 11;"
    "P1 savoy vp=7 A=6 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1,T3:TN2 allies=- spec=0,0,0 covers=- "
    "hand=H-COIN,H-DRAW,H-GRAIN,H-STONE,SAV-2 draw=#5 disc=- slots=- removed=- edicts=0 passed=0;"
    "P2 wittelsbach vp=0 A=12 S=1 G=1 ship=ROM castle=T1:TN1,W3:WN1 allies=- spec=0,0,0 covers=- hand=#5 draw=#5 "
    "disc=- slots=- removed=- edicts=0 passed=0"
)


@pytest.mark.parametrize(
    ("name", "move", "scores"),
    [
        ("SC-3", ["V1d2"], [6, 3]),
        ("SC-4", ["O1C:xa1 $c1>c2"], [0, 0]),
        ("SC-4", ["O1C:xa1", "$c1>c2"], [0, 0]),
        ("SC-5", ["O2P:a1=Am $d1=Ms"], [0, 0]),
        ("SC-7", ["V!<B4,G5,YR2> V1c2<R4>"], [0, 0]),
    ],
)
def test_a_worked_example_ends_in_the_position_of_the_specification(
    name: str, move: list[str], scores: list[int]
) -> None:
    before, after = SC[name]
    answer = triforium("position", "-", "--json", "--play", *move, text=before).json()
    assert answer["position"] == after
    assert answer["scores"] == scores
    assert answer["refused"] is None
    assert answer["over"] is False
    assert answer["game"] == "basilica"
    assert answer["edition"] == "2022"


def test_areas_are_listed_with_cells_values_strengths_and_points() -> None:
    areas = triforium("position", "-", "--json", "--score", text=SC["SC-2"][0]).json()["areas"]
    assert areas == [
        {"colour": "yellow", "cells": ["a1", "b1"], "value": 4, "strength": [2, 0], "points": [4, 0]},
        {"colour": "blue", "cells": ["b1", "c1", "d1", "d2"], "value": 10, "strength": [1, 2], "points": [1, 10]},
    ]


def test_areas_without_builders_are_listed_too() -> None:
    areas = triforium("position", "-", "--json", "--score", text=SC["SC-1"][0]).json()["areas"]
    assert {(area["colour"], tuple(area["cells"])) for area in areas} == {
        ("green", ("a1", "b1")),
        ("blue", ("b1", "c1", "d1", "e1", "e2")),
        ("red", ("d2",)),
    }


@pytest.mark.parametrize(("colour", "total"), [("Y", 3), ("B", 4), ("G", 2)])
@pytest.mark.parametrize("how", ["score", "play"])
def test_a_scoring_can_assume_the_colour_of_a_jester(colour: str, total: int, how: str) -> None:
    words = ["--score", f"Ja1={colour}"] if how == "score" else ["--score", "--play", f"Ja1={colour}"]
    areas = triforium("position", SC["SC-6"][0], "--json", *words).json()["areas"]
    assert sum(area["points"][0] for area in areas) == total


def test_a_jester_cannot_be_assumed_in_a_colour_of_its_tile() -> None:
    assert "BAS-JESTER-2" in triforium("position", SC["SC-6"][0], "--json", "--score", "Ja1=R", code=1).err


def test_options_are_whole_moves_and_every_one_of_them_plays() -> None:
    answer = triforium("position", SC["SC-8"][0], "--json").json()
    assert answer["deciding"] == 0
    assert answer["decision"] == "action"
    assert [move for move in answer["options"] if move.startswith("O1D")] == ["O1D:c1", "O1D:d2", "O1D:e2"]
    assert len([move for move in answer["options"] if move.startswith("O3A")]) == 10
    after = triforium("position", SC["SC-8"][0], "--json", "--play", "O2C:xa1").json()
    assert after["deciding"] == 1
    assert after["decision"] == "pay"
    assert after["options"] == ["$d1>c1", "$d1>d2", "$-"]


@pytest.mark.parametrize(
    ("name", "move", "rule"),
    [
        ("SC-3", "V1a1", "BAS-VAULT-2"),
        ("SC-3", "V1e5", "BAS-VAULT-3"),
        ("SC-3", "V1f1", "BAS-VAULT-2"),
        ("SC-3", "V2e1", "BAS-VAULT-5"),
        ("SC-7", "V1c2", "BAS-VAULT-5"),
        ("SC-3", "B", "BAS-TURN-5"),
        ("SC-3", "pass", "BAS-TURN-3"),
        ("SC-3", "V!", "BAS-VAULT-12"),
        ("SC-3", "$-", "BAS-PAID-2"),
        ("SC-4", "O1C:xa1,c1>c2", "BAS-PAID-2"),
        ("SC-5", "O2P:b1=Sm", "BAS-ORD-PROMOTE-4"),
        ("SC-5", "O2P:a1=Am $c1=Am", "BAS-ORD-PROMOTE-9"),
        ("SC-8", "O1D:b1", "BAS-ORD-DISASTER-5"),
        ("SC-8", "O1D:a1", "BAS-ORD-DISASTER-1"),
        ("SC-8", "O2C:xa1 $e1>e2", "BAS-ORD-CONFUSE-9"),
        ("SC-8", "O3A:a1,a1", "BAS-ALTAR-1"),
        ("SC-8", "O1X", "BAS-ORDER-2"),
        ("SC-8", "O1P:a1=Am", "BAS-ORDER-1"),
        ("SC-6", "Ja1=Y", "BAS-JESTER-3"),
    ],
)
def test_a_refused_move_gives_its_rule_a_sentence_and_exit_code_1(name: str, move: str, rule: str) -> None:
    answer = triforium("position", SC[name][0], "--json", "--play", move, code=1).json()
    assert answer["refused"]["rule"] == rule
    assert len(answer["refused"]["message"]) > 10
    assert triforium("position", SC[name][0], "--why", move, code=1).out.count(rule) == 1


def test_moves_before_a_refused_move_stay_played() -> None:
    answer = triforium("position", SC["SC-4"][0], "--json", "--play", "O1C:xa1", "$b1>c2", code=1).json()
    assert answer["refused"]["rule"] == "BAS-ORD-CONFUSE-2"
    assert "p:pay-C" in answer["position"]


def test_why_says_that_a_legal_move_is_allowed() -> None:
    assert "V1d2: allowed" in triforium("position", SC["SC-3"][0], "--why", "V1d2").out


def test_a_seat_sees_order_sides_but_not_their_tiles() -> None:
    answer = triforium("position", SC["SC-3"][0], "--seat", "1", "--json").json()
    assert " o:M.R,M.BG,C.Y " in answer["position"]
    assert " s:M.R+" in answer["position"]
    assert answer["options"] == []


def test_messages_are_polish_with_lang_pl() -> None:
    answer = triforium("position", SC["SC-3"][0], "--lang", "pl", "--json", "--play", "V1a1", code=1).json()
    english = triforium("position", SC["SC-3"][0], "--json", "--play", "V1a1", code=1).json()
    assert answer["refused"]["rule"] == english["refused"]["rule"]
    assert answer["refused"]["message"] != english["refused"]["message"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "bas1",
        "bas1 1999 g:-",
        SC["SC-3"][0].replace(" r:0", ""),
        SC["SC-3"][0].replace("R1wAm", "R1wXx"),
        SC["SC-3"][0].replace("B:0,4", "B:0,5"),
        SC["SC-3"][0].replace("t:w3", "t:x9"),
        SC["SC-3"][0].replace("d:B9", "d:R1"),
        SC["SC-3"][0].replace("q:9/0", "q:9/2"),
        SC["SC-3"][0].replace("YB3,1/", "YB3,2/"),
        SC["SC-3"][0] + " x:reshuffle=never",
        SC["SC-3"][0] + " p:dance",
        "\x00\x01",
    ],
)
def test_a_broken_position_gets_one_sentence_and_exit_code_2(text: str) -> None:
    assert triforium("position", "-", text=text, code=2).out == ""


def test_stupor_mundi_is_scored_as_if_it_ended_now() -> None:
    answer = triforium("position", SMF, "--score", "--json").json()
    points = {item["what"]: item["points"] for item in answer["areas"]}
    assert points == {"track": [7, 0], "structures": [3, 2], "most": [4, 0], "coins": [1, 2], "total": [15, 4]}
    assert "total        15 : 4" in triforium("position", SMF, "--score").out
    assert "nothing to assume" in triforium("position", SMF, "--score", "Ja1=R", code=2).err


def test_stupor_mundi_refuses_illegal_moves_and_unreadable_ones() -> None:
    refused = triforium("position", SMF, "--why", "H-COINv5 PU(ROM-c2)", "--json", code=1).json()["refused"]
    assert refused["rule"] == "SM-SETUP-11"
    assert "'H-FOO' is none of" in triforium("position", SMF, "--why", "H-FOO^1", code=2).err
    assert "there is no player P3" in triforium("position", SMF, "--play", "P3: pass", code=2).err
    played = triforium("position", SMF, "--play", "P1: T2 H-COIN^1 G(A3)", "--json").json()
    assert "hand=#5 draw=#5" in played["position"]  # unknown cards stay unknown
    assert played["deciding"] == 1


def test_bad_bytes_missing_files_and_wrong_usage_get_one_sentence(tmp_path: Path) -> None:
    assert "UTF-8" in triforium("position", "-", text=b"bas1 \xff\xfe", code=2).err
    assert "cannot be read" in triforium("position", tmp_path / "nowhere", code=2).err
    assert "cannot be read" in triforium("position", tmp_path, code=2).err
    assert "0 to 1" in triforium("position", SC["SC-3"][0], "--seat", "7", code=2).err
    triforium("position", SC["SC-3"][0], "--play", "rubbish", code=2)
    triforium("position", SC["SC-3"][0], "--play", "V1", code=2)
    triforium("position", SC["SC-3"][0], "--play", "V1d2d3", code=2)
    triforium("position", "--dance", code=2)
    triforium("dance", code=2)
    triforium(code=2)
