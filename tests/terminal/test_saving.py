"""Saving and resuming: the file is complete and up to date after every move."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.evening import Evening, saved
from triforium.core.errors import BadOption
from triforium.core.record_text import write_record


def test_save_keeps_the_file_up_to_date_after_every_move(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(options={"first_player": "white"}, seed=1)
    turns: list[int] = []

    def lines() -> Iterator[str]:
        yield f"save {path}\n"
        for line in ("1\n", "1\n", "2\n", "1\n", "back\n", "back\n", "1\n"):
            turns.append(saved(path).turn())
            yield line
        turns.append(saved(path).turn())

    text = evening.run(lines())
    assert "is saved in" in text
    assert turns == sorted(turns[:5]) + turns[5:]
    assert turns[0] < turns[1] < turns[2] < turns[3] < turns[4]
    assert turns[5] == turns[3]
    assert turns[6] == turns[2]
    assert text.endswith("Goodbye.\n")


def test_a_saved_game_resumes_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    Evening(options={"first_player": "white"}, seats=["human:Ann", "human:Ben"], seed=1, save_to=path).type(
        "1", "1", "1"
    )
    before = saved(path)
    text = Evening(resume=saved(path), save_to=path).type("position", "1")
    assert "The game continues where you left it." in text
    assert before.game.notation().write_view(before.state, 0) in text
    assert "White (Ann)" in text  # the record holds the names
    assert "Black (Ben)" in text
    after = saved(path)
    assert after.actions[: before.turn()] == before.actions
    assert after.turn() > before.turn()


def test_a_saved_game_can_be_resumed_by_other_players(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    Evening(seats=["human:Ann", "human:Ben"], seed=1, save_to=path).type("1", "1")
    assert "White (bot:simple)" in Evening(resume=saved(path), seats=["bot:simple", "human"]).type()
    with pytest.raises(BadOption, match="2 seats, not 1"):
        Evening(resume=saved(path), seats=["human"]).type()


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(seed=1, save_to=path)
    evening.run(evening.fingers(4))
    text = Evening(resume=saved(path)).type("why V1c1", "V1c1", "hint", "")
    assert "Points, area by area" in text
    assert "there is nothing more to do. (BAS-END-" in text


def test_a_finished_game_can_be_resumed_from_the_last_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(seed=1, save_to=path)
    evening.run(evening.fingers(4))
    text = Evening(resume=saved(path)).type("back")
    assert "Undone." in text or "Back to White's previous choice." in " ".join(text.split())
    assert len(text.split("\n> ")) == 3


def test_the_end_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "end.rec"
    evening = Evening(seed=1)

    def with_save() -> Iterator[str]:
        for line in evening.fingers(4):
            if line == "\n":
                yield f"save {path}\n"
            yield line

    evening.run(with_save())
    assert saved(path).state.over
    assert path.read_text(encoding="utf-8").splitlines()[-1].startswith("end ")


def test_saving_does_not_overwrite_other_files(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n", encoding="utf-8")
    text = Evening(seed=1).type(f"save {path}", f"save {tmp_path / 'other'}")
    assert "already holds something else" in text
    assert path.read_text(encoding="utf-8") == "Dear Ann,\n"
    assert (tmp_path / "other").exists()
    with pytest.raises(BadOption, match="something else"):
        Evening(seed=1, save_to=path).type()


def test_an_earlier_state_of_the_same_game_may_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.touch()
    Evening(seed=1, save_to=path).type("1")
    text = Evening(resume=saved(path)).type("1", f"save {path}", "1", f"save {path}", "save")
    assert " ".join(text.split()).count("updated after every move") == 3


def test_a_file_that_cannot_be_written_is_reported_and_the_game_goes_on(tmp_path: Path) -> None:
    text = Evening(seed=1).type("save /nowhere/at/all", f"save {tmp_path}", "save a\0b", "save", "position")
    assert text.count("cannot be written") + text.count("something else") == 3
    assert "Type save and then the name of a file" in text
    assert "bas1 2022" in text
    with pytest.raises(BadOption, match="cannot be written"):
        Evening(seed=1, save_to=Path("/nowhere/at/all")).type()


def test_an_interrupted_save_leaves_no_partial_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(seed=1, save_to=path, options={"first_player": "white"})
    whole: list[str] = []

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    def lines() -> Iterator[str]:
        yield "1\n"
        whole.append(path.read_text(encoding="utf-8"))
        monkeypatch.setattr(os, "replace", interrupted)
        yield "1\n"

    evening.run(lines())
    assert evening.code == 130
    assert path.read_text(encoding="utf-8") == whole[0]
    assert os.listdir(tmp_path) == ["game.rec"]


def test_the_file_is_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    text = Evening(seed=1, save_to=path).type("1", "record")
    assert path.read_text(encoding="utf-8") in text
    assert write_record(saved(path)) == path.read_text(encoding="utf-8")
