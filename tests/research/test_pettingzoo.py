"""PettingZoo's own suites on all our games, at every number of seats."""

import warnings
from typing import Any

import pytest

from tests.research.tables import TABLES

pettingzoo = pytest.importorskip("pettingzoo", reason="SKIPPED: the extra triforium[rl] is not installed")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from triforium.lab.adapters.zoo_env import TableEnv  # noqa: E402


@pytest.fixture(autouse=True)
def quiet() -> Any:
    with warnings.catch_warnings():  # they would rather have no mask in an observation, as all their own card games do
        warnings.filterwarnings("ignore", message="Observation (space for each agent|is not a NumPy array)")
        yield


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_api_suite(game: str, seats: int) -> None:
    api_test(TableEnv(game, seats=seats), num_cycles=150, verbose_progress=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_seed_suite(game: str, seats: int) -> None:
    seed_test(lambda: TableEnv(game, seats=seats), num_cycles=40)


def test_rewards_add_up_and_go_to_the_winner() -> None:
    env = TableEnv("pebbles", seats=3)
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(seen["action_mask"].argmax()))
    assert sorted(total.values()) == [-1.0, -1.0, 2.0]
    assert total[f"seat_{env.table.state.scores().index(1)}"] == 2.0


def test_who_breaks_the_rules_loses() -> None:
    env = TableEnv("pebbles")
    env.reset(seed=2)
    loser = env.agent_selection
    env.step(40)
    assert env.rewards[loser] == -1.0
    assert env.infos[loser] == {"refused": "PEB-TAKE-1"}
    assert all(env.terminations.values())
