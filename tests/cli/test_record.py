"""triforium record: verify, show and score recorded games."""

from pathlib import Path

from tests.cli.run import triforium

RECORDS = Path(__file__).parents[1] / "records" / "basilica"
GOLDEN = RECORDS / "2022-third.record"


def test_golden_records_verify() -> None:
    answer = triforium("record", "verify", *sorted(RECORDS.glob("*.record")), "--json").json()
    assert all(record["good"] and record["over"] for record in answer["records"])
    assert {record["outcome"]["reason"] for record in answer["records"]} == {"third", "exhausted"}


def test_show_prints_the_moves_and_the_last_position() -> None:
    data = triforium("record", "show", GOLDEN, "--json").json()["records"][0]
    assert data["moves"][:4] == ["V3a1", "B", "V3a2", "V2d1"]
    assert data["position"].startswith("bas1 2022 ")
    assert data["position"].endswith("e:third")
    assert "V3a1" in triforium("record", "show", GOLDEN).out
    assert "White" in triforium("record", "show", GOLDEN, "--story").out


def test_score_lists_each_scoring_area_by_area() -> None:
    answer = triforium("record", "score", GOLDEN).out
    assert "35 : 17" in answer
    assert answer.count("\n") > 6


def test_score_lists_allies_and_final_scores_of_stupor_mundi() -> None:
    answer = triforium("record", "score", GOLDEN.parent.parent / "stupor_mundi" / "2-castle.record").out
    assert "gave Black 3 VP" in answer
    assert "Black: 13 VP for structures, 4 VP for the most structures, 4 VP for Augustales; 59 VP in total." in answer


def test_a_truncated_record_is_read_up_to_its_last_complete_line_with_a_warning(tmp_path: Path) -> None:
    cut = tmp_path / "cut.record"
    cut.write_text(GOLDEN.read_text(encoding="utf-8")[:700], encoding="utf-8")
    answer = triforium("record", "verify", cut)
    assert "cut off" in answer.err
    assert "not over yet" in answer.out


def test_an_illegal_record_and_an_unreadable_one_have_different_exit_codes(tmp_path: Path) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    illegal, broken = tmp_path / "illegal.record", tmp_path / "broken.record"
    illegal.write_text(text.replace("0 put a1", "0 put c9", 1), encoding="utf-8")
    broken.write_text(text.replace("0 put a1", "0 sing", 1), encoding="utf-8")
    assert "BAS-VAULT-3" in triforium("record", "verify", illegal, code=1).err
    assert "line 18" in triforium("record", "verify", broken, code=2).err
    both = triforium("record", "verify", illegal, broken, GOLDEN, code=None)
    assert both.code == 2
    assert "35 : 17" in both.out
    triforium("record", "verify", tmp_path / "nowhere", code=2)
