"""PettingZoo: every seat is an agent of an AEC environment with action masks."""

from typing import Any, ClassVar

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
except ImportError:
    raise ImportError("PettingZoo is not installed: pip install 'triforium[rl]'") from None

from triforium.core.action import Seat
from triforium.lab.adapters.features import BOUND, SIZE, feature_vector
from triforium.lab.adapters.table import ActionTable, Table, table_setting

SEED_LIMIT = 2**62


class TableEnv(AECEnv, EzPickle):  # type: ignore[type-arg]
    """A game as an AEC environment; an illegal action loses at once, and the others win."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "triforium_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        edition: str = "",
        seats: int = 0,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, edition, seats, options, render_mode)
        super().__init__()
        self.setting = table_setting(game, edition, seats, options)
        self.table_actions = ActionTable(self.setting.load_game())
        self.render_mode = render_mode
        self.chance = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        mask = Box(0, 1, (self.table_actions.size,), np.int8)
        observation = Box(-BOUND, BOUND, (SIZE,), np.float32)
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.table_actions.size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table = Table(self.setting, int(self.chance.integers(SEED_LIMIT)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.deciding()]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a live agent must choose an action"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        wanted = self.table_actions.action(int(action))
        refusal = self.table.why_not(wanted)
        if refusal is None:
            self.table.take(wanted)
            if self.table.state.over:
                self.finish(self.table.rewards())
            else:
                self.agent_selection = self.possible_agents[self.table.state.deciding()]
        else:
            self.infos[agent] = {"refused": refusal.rule}
            self.finish(forfeit(self.possible_agents.index(agent), self.setting.seats))
        self._accumulate_rewards()

    def finish(self, rewards: list[float]) -> None:
        """End the game for all agents with these rewards."""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        state = self.table.state
        mask = np.zeros(self.table_actions.size, np.int8)
        if not state.over and not self.terminations.get(agent, True) and state.deciding() == seat:
            mask[[self.table_actions.number(action) for action in state.options()]] = 1
        return {"observation": feature_vector(self.table.game.view(state, seat)), "action_mask": mask}

    def render(self) -> str | None:
        """The position as the deciding seat sees it, in the game's notation."""
        if self.render_mode != "ansi":
            return None
        return str(self.table.game.notation().write_view(self.table.state, max(self.table.state.deciding(), 0)))

    def close(self) -> None:
        """Nothing to close."""


def forfeit(loser: Seat, seats: int) -> list[float]:
    """The loser gets -1, which the others share."""
    return [-1.0 if seat == loser else 1.0 / (seats - 1) for seat in range(seats)]
