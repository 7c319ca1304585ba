"""Gymnasium: one seat learns, bots play the others; importing this registers `triforium/basilica-v0` and so on."""

from typing import Any, ClassVar

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise ImportError("Gymnasium is not installed: pip install 'triforium[rl]'") from None

from triforium.bots import find_bot
from triforium.bots.bot import ask
from triforium.core.action import Seat
from triforium.core.errors import BadOption
from triforium.core.rng import Rng
from triforium.games import all_games
from triforium.lab.adapters.features import BOUND, SIZE, Vector, feature_vector
from triforium.lab.adapters.table import ActionTable, Table, table_setting

Info = dict[str, Any]
SEED_LIMIT = 2**62


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """A game seen from one seat; an illegal action loses at once, and `info` names the rule that forbids it."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        edition: str = "",
        seats: int = 0,
        options: dict[str, str] | None = None,
        seat: Seat = 0,
        others: str = "random",
        render_mode: str | None = None,
    ) -> None:
        self.setting = table_setting(game, edition, seats, options)
        if not 0 <= seat < self.setting.seats:
            raise BadOption(f"seat is a number from 0 to {self.setting.seats - 1}, not {seat}")
        self.seat = seat
        self.others = find_bot(others)
        self.actions = ActionTable(self.setting.load_game())
        self.action_space = gymnasium.spaces.Discrete(self.actions.size)
        self.observation_space = gymnasium.spaces.Box(-BOUND, BOUND, (SIZE,), np.float32)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Vector, Info]:
        super().reset(seed=seed)
        # Skip games that end before this seat has a decision: there is nothing to learn from them.
        while True:
            self.table = Table(self.setting, int(self.np_random.integers(SEED_LIMIT)))
            self.bot_rng = Rng(int(self.np_random.integers(SEED_LIMIT)))
            self.let_others_play()
            if not self.table.state.over:
                return self.observation(), self.info()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, Info]:
        wanted = self.actions.action(int(action))
        refusal = self.table.why_not(wanted)
        if refusal is not None:
            info = {**self.info(), "refused": refusal.rule}
            return self.observation(), -1.0, True, False, info
        self.table.take(wanted)
        self.let_others_play()
        return self.observation(), self.table.rewards()[self.seat], self.table.state.over, False, self.info()

    def let_others_play(self) -> None:
        """Let the bots choose until the learner must decide or the game is over."""
        state = self.table.state
        while not state.over and state.deciding() != self.seat:
            self.table.take(ask(self.others, self.table.game, state, self.bot_rng))

    def action_masks(self) -> "np.ndarray[Any, np.dtype[np.int8]]":
        """1 for every legal action."""
        mask = np.zeros(self.actions.size, np.int8)
        if not self.table.state.over:
            mask[[self.actions.number(action) for action in self.table.state.options()]] = 1
        return mask

    def observation(self) -> Vector:
        """The view of the learner's seat as a vector."""
        return feature_vector(self.table.game.view(self.table.state, self.seat))

    def info(self) -> Info:
        """The info dictionary that goes with an observation."""
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:  # type: ignore[override]
        """The position as this seat sees it, in the game's notation."""
        if self.render_mode != "ansi":
            return None
        return str(self.table.game.notation().write_view(self.table.state, self.seat))


for _game in all_games():
    gymnasium.register(f"triforium/{_game.key}-v0", entry_point=SeatEnv, kwargs={"game": _game.key})
