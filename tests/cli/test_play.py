"""The options of triforium play; the game in the terminal itself is tested in tests/terminal."""

from pathlib import Path

from tests.cli.run import triforium


def saved_game(path: Path) -> str:
    """Save a game between two people after two choices; the text of the file."""
    triforium("play", "--seed", "3", "--seats", "human:Ann,human:Ben", "--save", path, text="1\n1\nquit\n")
    return path.read_text(encoding="utf-8")


def test_a_resumed_game_is_saved_to_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    before = saved_game(path)
    assert "is saved in" in triforium("play", "--resume", path, text="1\n1\n").out
    after = path.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after) > len(before)
    assert "not over yet" in triforium("record", "verify", path).out


def test_resuming_with_other_players_or_another_file_leaves_the_old_file_unchanged(tmp_path: Path) -> None:
    path, other = tmp_path / "game.record", tmp_path / "other.record"
    before = saved_game(path)
    triforium("play", "--resume", path, "--seats", "human:Cid,human:Dan", text="1\n1\n")
    triforium("play", "--resume", path, "--save", other, text="1\n1\n")
    assert path.read_text(encoding="utf-8") == before
    assert other.read_text(encoding="utf-8").startswith(before)


def test_a_truncated_file_is_read_but_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    cut = saved_game(path)[:-4]
    path.write_text(cut, encoding="utf-8")
    assert "cut off" in triforium("play", "--resume", path, text="1\n1\nquit\n").out
    assert path.read_text(encoding="utf-8") == cut
