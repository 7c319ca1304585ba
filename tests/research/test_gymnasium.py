"""Gymnasium's own checker on all our games, at every number of seats."""

import warnings
from typing import Any

import pytest

from tests.research.tables import TABLES
from triforium.core.errors import TableError

gymnasium = pytest.importorskip("gymnasium", reason="SKIPPED: the extra triforium[rl] is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from triforium.lab.adapters.gym_env import SeatEnv  # noqa: E402


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_checker_has_nothing_to_say(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*WARN: .*(different from the unwrapped version|not have rgb).*")
        env = gymnasium.make(f"triforium/{game}-v0", seats=seats, seat=seats - 1, render_mode="ansi")
        check_env(env.unwrapped)


def whole_game(env: Any, seed: int) -> tuple[float, list[int]]:
    """A game of the first option; the reward, and the actions."""
    _, info = env.reset(seed=seed)
    taken: list[int] = []
    while True:
        taken.append(int(info["action_mask"].argmax()))
        _, reward, over, cut, info = env.step(taken[-1])
        assert not cut
        if over:
            return reward, taken


@pytest.mark.parametrize("game", ["pebbles", "basilica", "orleans"])
def test_a_masked_game_goes_to_its_end_and_the_seed_decides(game: str) -> None:
    env = SeatEnv(game)
    assert whole_game(env, 4) == whole_game(env, 4)
    assert {whole_game(env, seed)[0] for seed in range(6)} <= {-1.0, 0.0, 1.0}
    assert env.action_masks().sum() == 0


def test_what_is_not_offered_loses_and_the_rule_is_named() -> None:
    env = SeatEnv("pebbles", others="simple")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(40)  # type: ignore[arg-type]
    assert (reward, over) == (-1.0, True)
    assert info["refused"] == "PEB-TAKE-1"


@pytest.mark.parametrize("wish", [{"seat": 5}, {"seats": 9}, {"others": "nobody"}, {"edition": "x"}, {"game": "chess"}])
def test_a_mistake_is_one_sentence(wish: dict[str, Any]) -> None:
    with pytest.raises(TableError):
        SeatEnv(**{"game": "pebbles", **wish})
