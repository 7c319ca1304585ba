"""Whole games by typed input, in every edition and language."""

from pathlib import Path

import pytest

from tests.rule import rule
from tests.terminal.evening import Evening, saved
from triforium.core.action import CHANCE
from triforium.core.words import LANGUAGES
from triforium.games import find_game

EDITIONS = find_game("basilica").editions()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_person_plays_a_whole_game_against_the_simple_bot(edition: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(edition=edition, seats=["human:Ann", "bot:simple"], language=language, seed=3, save_to=path)
    text = evening.run(evening.fingers(5))
    assert evening.code == 0
    record = saved(path)
    assert record.state.over
    assert evening.words().say(evening.game.ending(record.state)) in text
    assert "\x1b" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_people_play_at_one_screen(edition: str, tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(edition=edition, seats=["human:Ann", "human:Ben"], seed=11, save_to=path)
    evening.run(evening.fingers(6))
    record = saved(path)
    assert evening.code == 0
    assert record.state.over
    assert record.agreement.names == ["human:Ann", "human:Ben"]


def test_the_points_at_the_end_add_up(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    evening = Evening(seats=["bot:simple", "human"], seed=8, save_to=path)
    text = evening.run(evening.fingers(9))
    white, black = saved(path).state.scores()
    table = text[text.index("Points, area by area") :].splitlines()
    sums = [line.split()[-2:] for line in table if " sum " in line]
    total = next(line.split()[-2:] for line in table if " total " in line)
    assert total == [str(white), str(black)]
    assert [sum(int(row[side]) for row in sums) for side in (0, 1)] == [white, black]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pebbles_is_drawn_on_a_plain_board(seats: int) -> None:
    evening = Evening("pebbles", edition="small", seats=["human:Ann"] + ["bot:simple"] * (seats - 1), seed=2)
    text = evening.run(evening.fingers(1))
    assert evening.code == 0
    assert "A heap of 21" in text
    assert " wins." in text
    assert "reconstructed" not in text


@rule("ORL-VAR-2", "ORL-VAR-3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("level", "seats"),
    [
        ("normal", ["human:Ann", "human:Ann", "bot:simple"]),
        ("expert", ["human:Ann", "human:Ann", "human:Ann", "human:Ann"]),
        ("normal", ["bot:simple", "human:Ann"]),
    ],
)
def test_one_person_can_hold_several_seats_at_orleans(
    level: str, seats: list[str], language: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.rec"
    evening = Evening("orleans", edition=level, seats=seats, language=language, seed=4, save_to=path)
    text = evening.run(evening.fingers(7))
    record = saved(path)
    assert evening.code == 0
    assert record.state.over
    assert record.agreement.names == seats
    assert set(record.seats) - {CHANCE} == set(range(len(seats)))
    assert evening.words().say(evening.game.ending(record.state)) in text
    assert {"en": "reconstructed", "pl": "rekonstrukcja", "de": "nachgebaut"}[language] in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_bots_play_among_themselves() -> None:
    evening = Evening(seats=["bot:simple", "bot:random"], seed=1)
    text = evening.type()
    assert evening.code == 0
    assert "White wins by" in text
    assert ">" not in text.replace("> ", "")


def test_without_seats_a_person_plays_against_the_simple_bot() -> None:
    text = Evening(seed=1).type()
    assert "Black (bot:simple)" in text


def test_the_start_lists_edition_options_and_reconstructed_values() -> None:
    text = Evening(edition="2022+ff", options={"burn_orders": "true", "reshuffle": "eager"}, seed=1).type()
    assert "Second edition (2022) with Festum Fatuorum" in text
    assert "discarded without effect" in text
    assert "As soon as the last tile" not in text  # defaults are not mentioned
    assert "triforium components basilica lists them" in " ".join(text.split())


def test_the_edition_can_be_given_as_an_option(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    text = Evening(options={"edition": "2010"}, seed=1, save_to=path).type()
    assert "First edition (2010)" in text
    assert saved(path).agreement.edition == "2010"


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (Evening(seed=4) for _ in range(2))
    assert first.run(first.fingers(2)) == second.run(second.fingers(2))
    assert Evening(seed=5).type() != Evening(seed=4).type()


def test_without_a_seed_games_differ() -> None:
    assert len({Evening().type("position") for _ in range(4)}) > 1
