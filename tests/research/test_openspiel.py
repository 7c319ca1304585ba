"""OpenSpiel's own suites and bots on all our games."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.research.tables import TABLES

pyspiel = pytest.importorskip("pyspiel", reason="SKIPPED: the extra triforium[openspiel] is not installed")

import triforium.lab.adapters.spiel_game  # noqa: E402, F401 - registers the games


def load(game: str, seats: int) -> Any:
    return pyspiel.load_game(f"triforium_{game}(players={seats})")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulation(game: str, seats: int) -> None:
    loaded = load(game, seats)
    assert loaded.num_players() == seats
    # Stupor Mundi is not written down and read again at each of its thousand steps: that is a replay each, and minutes.
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game != "stupor_mundi", verbose=False)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_api_suite(game: str, seats: int) -> None:
    api_test = pytest.importorskip("open_spiel.integration_tests.api_test", reason="SKIPPED: it needs absl")
    from open_spiel.python.algorithms import sample_some_states

    class Ours(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, name-defined]
        """Their suite with our game in it."""

    suite = Ours()
    suite.game = Ours.game = load(game, seats)
    suite.game_name = Ours.game_name = f"triforium_{game}"
    suite.game_type = suite.game.get_type()
    suite.some_states = sample_some_states.sample_some_states(suite.game, max_states=60)
    tests = [name for name in dir(suite) if name.startswith("test_")]
    assert len(tests) >= 5
    for name in tests:
        getattr(suite, name)()


@pytest.mark.parametrize("game", ["pebbles", "basilica", "orleans", "stupor_mundi"])
def test_a_resampled_state_is_one_that_its_player_cannot_tell_apart(game: str) -> None:
    import numpy as np

    rng = np.random.default_rng(5)
    state = load(game, 2).new_initial_state()
    looked = 0
    while not state.is_terminal() and looked < 40:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        looked += 1
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert looked >= 5


@pytest.mark.parametrize("game", ["pebbles", "basilica", "orleans", "stupor_mundi"])
def test_their_information_set_mcts_plays_a_whole_game(game: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts

    loaded = load(game, 2)
    bot = ismcts.ISMCTSBot(
        game=loaded, evaluator=Quick(), uct_c=2.0, max_simulations=2, random_state=np.random.RandomState(3)
    )
    state, asked = loaded.new_initial_state(), 0
    rng = np.random.default_rng(7)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = int(rng.choice(outcomes, p=chances))
        elif state.current_player() == 0 and asked < 30:
            action, asked = int(bot.step(state)), asked + 1
            assert action in state.legal_actions()
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    assert asked >= 3
    assert len(state.returns()) == 2


class Quick:
    """An evaluator that looks at nothing: the search is theirs, and only the rules are tried."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_our_level_meets_theirs_at_equal_time(tmp_path: Path) -> None:
    tool = Path(__file__).resolve().parents[2] / "tools" / "against_openspiel.py"
    words = ["pebbles", "master", "--seconds", "0.005", "--games", "4", "--jobs", "1", "--out", str(tmp_path)]
    done = subprocess.run([sys.executable, str(tool), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert re.fullmatch(
        r"master won \S+ % of 4 games \(\S+ to \S+\); CPU s per choice: master \S+, OpenSpiel \S+\n", done.stdout
    )
    words[1] = "grandmaster"
    refused = subprocess.run([sys.executable, str(tool), *words], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "there is no bot 'grandmaster'" in refused.stderr
