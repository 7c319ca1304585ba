"""Record files: truncated ones are read up to the last complete line; broken ones are refused with the place."""

import re
from pathlib import Path

import pytest

from triforium.core.errors import BadRecord, IllegalRecord, Unreadable
from triforium.core.record_text import read_record, write_record
from triforium.games import find_game

GOLDEN = Path(__file__).parents[1] / "records" / "basilica" / "2022-third.record"
TEXT = GOLDEN.read_text(encoding="utf-8")


def test_a_file_truncated_after_its_header_is_read_up_to_its_last_complete_line() -> None:
    begin = TEXT.index("---\n") + 4
    for cut in range(begin, len(TEXT), 37):
        read = read_record(TEXT[:cut], "cut.record", find_game)
        whole = TEXT[:cut].rpartition("\n")[0] + "\n"
        assert write_record(read.record).startswith(whole)
        assert read.record.turn() == len(
            [line for line in whole.split("---\n")[1].split("\n") if line and line[:3] != "end"]
        )
        if not TEXT[:cut].endswith("\n"):
            assert "cut off" in read.note


def test_a_file_truncated_inside_its_header_is_refused() -> None:
    for cut in range(TEXT.index("---\n") + 3):
        with pytest.raises(BadRecord) as refused:
            read_record(TEXT[:cut], "cut.record", find_game)
        assert "\n" not in str(refused.value)


def test_a_missing_last_line_is_noticed() -> None:
    without_end = TEXT[: TEXT.rindex("end ")]
    assert "missing" in read_record(without_end, "short.record", find_game).note


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("triforium record 1", "triforium record 9", "line 1"),
        ("game basilica", "game ludo", "there is no game 'ludo'"),
        ("game basilica", "game", "line 2"),
        ("rules 1", "rules 99", "rules version 99"),
        ("edition 2022", "edition 1999", "no edition '1999'"),
        ("edition 2022", "edition 2022\noption reshuffle=never", "cannot be 'never'"),
        ("edition 2022", "edition 2022\noption colour=red", "no option 'colour'"),
        ("edition 2022", "edition 2022\ncomponents abc", "played with components abc"),
        ("seat 1 Black\n", "", "2 players, not 1"),
        ("seat 1 Black", "seat 7 Black", "line 6"),
        ("---\n", "---\n0 place_vault 1\n", "line 8: chance decides"),
        ("0 place_vault 3", "0 place_vault 9", "'9' is none of 1, 2, 3"),
        ("0 place_vault 3", "0 dance 3", "'dance' is none of"),
        ("0 place_vault 3", "1 place_vault 3", "seat 0 decides"),
        ("0 place_vault 3", "0 place_builder", "BAS-TURN-5"),
        ("0 put a1", "0 put c9", "BAS-VAULT-3"),
        ("0 put a1", "0 put", "'put' needs something after it"),
        ("0 put a1", "0", "is not a verb and a noun"),
        ("0 put a1", "", "seat 0 decides"),
        ("end third", "end exhausted", "but the moves give 'end third"),
    ],
)
def test_a_broken_record_is_refused_with_the_place_and_the_reason(old: str, new: str, says: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_record(TEXT.replace(old, new, 1), "broken.record", find_game)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_illegal_actions_and_unreadable_ones_are_different_errors() -> None:
    with pytest.raises(IllegalRecord):
        read_record(TEXT.replace("0 put a1", "0 put c9", 1), "illegal.record", find_game)


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(BadRecord, match="nothing may follow the line 'end'"):
        read_record(TEXT + "0 place_vault 1\n", "long.record", find_game)
    with pytest.raises(BadRecord, match="after the game is over"):
        read_record(re.sub(r"end .*\n", "", TEXT) + "0 place_vault 1\n", "long.record", find_game)


def test_an_early_end_is_refused() -> None:
    lines = TEXT.split("\n")
    with pytest.raises(BadRecord, match="not over"):
        read_record("\n".join([*lines[:40], "end third 1:0", ""]), "early.record", find_game)


def test_windows_line_ends_are_read_too() -> None:
    assert write_record(read_record(TEXT.replace("\n", "\r\n"), "windows.record", find_game).record) == TEXT
