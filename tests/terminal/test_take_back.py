"""Undoing choices: one or several, and the same tiles are drawn again."""

import random
from pathlib import Path

import pytest

from tests.terminal.evening import Evening, from_position, saved
from triforium.core.action import CHANCE
from triforium.games import find_game
from triforium.terminal.dealer import SameDraws
from triforium.terminal.table import Table, open_table

BASILICA = find_game("basilica")


def table(seats: list[str], seed: int = 1, edition: str = "2022", first: str = "white") -> Table:
    return open_table(BASILICA, edition, {"first_player": first}, seats, seed, None, None)


def test_the_last_choice_is_undone_without_comment_if_nothing_was_revealed() -> None:
    text = Evening(options={"first_player": "white"}, seed=1).type("1", "back")
    assert "Undone.\n" in text
    before, _, after = text.partition("Undone.")
    assert before.count("choose an action. 3 actions left.") == after.count("choose an action. 3 actions left.") == 1


def test_undoing_further_back_says_so() -> None:
    evening = Evening(options={"first_player": "white"}, seed=1)
    text = " ".join(evening.type("1 1", "1 1", "1 1", "undo").split())
    assert "Back to White's previous choice." in text
    assert "the same tiles and cards will be drawn again" in text
    assert text.endswith("Goodbye.")


def test_undo_with_nothing_to_undo_says_so() -> None:
    assert "There is nothing to undo yet." in Evening(options={"first_player": "white"}, seed=1).type("back")


def test_at_one_screen_the_last_choice_of_any_player_is_undone() -> None:
    t = table(["human", "human"])
    t.go_on()
    while t.state.deciding() == 0:
        t.choose(t.state.options()[0])
        t.deal()
    assert t.record.seats[t.last_choice()] == 0
    t.take_back(t.last_choice())
    assert t.state.deciding() == 0


def test_undo_skips_forced_choices() -> None:
    # White has one builder, so the order does not ask which builder to move.
    position = (
        "bas1 2022 g:R1w,R2,R5,2 o:Y3,G3,YB1 v:R4,YR2,B6 t:w3 q:3/0"
        " W:0,4,AM.MS.SJ.JA,1 B:0,5,AM.MS.SJ.JA,1 s:* d:B9 r:0"
    )
    text = Evening(resume=from_position(position, ["human", "human"])).type("order 1", "back", "back")
    assert "Only one choice: the builder on a1." in text
    assert "Only one choice: to b1." in text
    assert text.count("choose an action. 3 actions left.") == 2


@pytest.mark.parametrize("seed", range(6))
def test_after_an_undo_the_same_choices_give_the_same_game(seed: int) -> None:
    t = table(["human", "bot:random"], seed)
    dice = random.Random(seed)
    t.go_on()
    while not t.state.over:
        before = t.record.turn()
        action = dice.choice(t.state.options())
        t.choose(action)
        t.go_on()
        once = t.record.actions[:]
        t.take_back(before)
        if dice.random() < 0.3 and len(t.state.options()) > 1:  # try another choice and undo it
            t.choose(next(option for option in t.state.options() if option != action))
            t.go_on()
            t.take_back(before)
        t.choose(action)
        t.go_on()
        assert t.record.actions == once


def revealed(t: Table) -> list[str]:
    """The order sides that were revealed, in order."""
    names = [BASILICA.write(t.record.beginning(), action) for action in t.record.actions]
    return [name for name in names if name.startswith("reveal")]


def test_the_same_tiles_come_in_the_same_order_whatever_is_chosen() -> None:
    t = table(["human", "human"], 7)
    runs: list[list[str]] = []
    for seed in range(4):
        t.take_back(0)
        t.go_on()
        dice = random.Random(seed)
        while not t.state.over and not BASILICA.view(t.state, 0).__dict__["reshuffled"]:
            t.choose(dice.choice(t.state.options()))
            t.go_on()
        runs.append(revealed(t)[:50])
    assert runs[1:] == runs[:-1]


def test_draws_of_a_resumed_game_are_repeated_too(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    Evening(options={"first_player": "white"}, seed=1, save_to=path).type("1 1", "1 1")
    record = saved(path)
    played = record.actions[:]
    t = Table(record, open_table(BASILICA, "", {}, [], 2, None, None).players, 99, None)
    t.take_back(t.last_choice())
    t.take_back(t.last_choice())
    t.choose(played[t.record.turn()])
    t.choose(played[t.record.turn()])
    t.go_on()
    assert t.record.actions == played


def test_draws_depend_on_the_seed() -> None:
    draws = set()
    for seed in range(5):
        t = table(["human", "human"], seed)
        t.go_on()
        assert t.record.seats[0] == CHANCE
        draws.add(tuple(revealed(t)))
        assert isinstance(t.dealer, SameDraws)
    assert len(draws) > 1
