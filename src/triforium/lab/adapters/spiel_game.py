"""OpenSpiel: after this import, `pyspiel.load_game("triforium_basilica(players=2)")` loads a Triforium game."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise ImportError("OpenSpiel is not installed: pip install 'triforium[openspiel]'") from None

from triforium.core.action import CHANCE, SPECTATOR, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import all_games
from triforium.lab.adapters.features import SIZE, feature_vector
from triforium.lab.adapters.table import ActionTable, rewards, table_setting
from triforium.lab.match import Setting

MAX_LENGTH: Final = 20_000  # choices of seats, and as many of chance; more than ten times the longest game seen
PREFIX: Final = "triforium_"


class PlayedGame:
    """A state with the event history of every seat; pickled as the list of actions that led to it."""

    def __init__(self, setting: Setting, state: State, actions: list[Action], story_digests: list[str]) -> None:
        self.setting = setting
        self.state = state
        self.actions = actions
        self.story_digests = story_digests  # one per seat, of all events it saw: its perfect-recall memory

    def take(self, action: Action) -> None:
        """Apply an action, and add its events to the digests of the seats that see them."""
        state = self.state
        state.story = []
        self.actions.append(action)
        state.take(action)
        for event in state.story:
            line = f"{event.kind} {event.seat} {event.nouns}"
            for seat in range(self.setting.seats):
                if event.is_for(seat):
                    self.story_digests[seat] = hashlib.sha256((self.story_digests[seat] + line).encode()).hexdigest()

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlayedGame":
        return PlayedGame(self.setting, self.state.copy(), self.actions[:], self.story_digests[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.setting, self.actions)


def replay(setting: Setting, actions: list[Action]) -> PlayedGame:
    """The game after these actions."""
    played = PlayedGame(setting, setting.deal(), [], [""] * setting.seats)
    for action in actions:
        played.take(action)
    return played


def game_type(key: str, title: str, seats: tuple[int, int], utility: Any) -> Any:
    """The OpenSpiel game type, needed for registration."""
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, seats[0]), "edition": "", "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A Triforium game; parameters: players, edition, options ("key=value;key=value")."""

    def __init__(self, key: str, params: dict[str, Any] | None = None) -> None:
        asked = {"players": 0, "edition": "", "options": "", **(params or {})}
        options = dict(pair.split("=", 1) for pair in str(asked["options"]).split(";") if pair)
        # OpenSpiel parses 2025 as a number, so an edition may be written v2025.
        edition = str(asked["edition"]).removeprefix("v")
        self.setting = table_setting(key, edition, int(asked["players"]), options)
        self.rules: Game[Any] = self.setting.load_game()
        self.table = ActionTable(self.rules)
        seats = self.setting.seats
        together = self.rules.is_cooperative(seats)
        utilities = pyspiel.GameType.Utility
        kind = game_type(
            key,
            self.rules.title,
            (self.rules.fewest_seats, self.rules.most_seats),
            utilities.IDENTICAL if together else utilities.ZERO_SUM,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=self.table.size,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0 if together else float(seats - 1),
            utility_sum=None if together else 0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(kind, info, {name: value for name, value in asked.items() if name in (params or {})})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_LENGTH

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a Triforium game, with explicit chance; an observation is the view of a seat."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played = replay(game.setting, [])

    def rules(self) -> Game[Any]:
        """The Triforium game."""
        return self.played.setting.load_game()

    def table(self) -> ActionTable:
        """The mapping between our actions and OpenSpiel's."""
        return action_table(self.played.setting)

    def current_player(self) -> int:
        seat = self.played.state.deciding()
        if self.played.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [self.table().number(action) for action in self.played.state.options()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.played.state
        options = state.options()
        weights = [state.decision().weight(state, option) for option in options]
        return [
            (self.table().number(option), weight / sum(weights))
            for option, weight in zip(options, weights, strict=True)
        ]

    def _apply_action(self, number: int) -> None:
        self.played.take(self.table().action(number))

    def _action_to_string(self, player: int, number: int) -> str:
        return self.rules().write(self.played.state, self.table().action(number))

    def is_terminal(self) -> bool:
        return self.played.state.over

    def returns(self) -> list[float]:
        if not self.played.state.over:
            return [0.0] * self.played.setting.seats
        return rewards(self.rules().outcome(self.played.state).winners, self.played.setting)

    def observation(self, player: Seat, perfect_recall: bool) -> str:
        """The view of a player or spectator as JSON, with a digest of its event history for perfect recall."""
        view = msgspec.to_builtins(self.rules().view(self.played.state, player))
        view["story"] = self.played.story_digests[player] if perfect_recall and player >= 0 else ""
        return msgspec.json.encode(view).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A random state that this player cannot distinguish from this one."""
        world = self.rules().imagine(self.played.state, player, Rng(int(sampler() * 2**53)))
        resampled: SpielState = self.clone()
        resampled.played = PlayedGame(self.played.setting, world, self.played.actions[:], self.played.story_digests[:])
        return resampled

    def __str__(self) -> str:
        return f"{len(self.played.actions)}: {self.observation(0, False)}"


_TABLES: dict[str, ActionTable] = {}


def action_table(setting: Setting) -> ActionTable:
    """The action table of a game, cached."""
    if setting.game not in _TABLES:
        _TABLES[setting.game] = ActionTable(setting.load_game())
    return _TABLES[setting.game]


class Observer:
    """OpenSpiel's observer: text, and the feature vector of a view."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but {params} was passed")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.perfect_recall = bool(kind.perfect_recall)
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Set the tensor to the observation of this player, or to the public one."""
        self.tensor[:] = feature_vector(state.rules().view(state.played.state, SPECTATOR if self.public else player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation as text."""
        return state.observation(SPECTATOR if self.public else player, self.perfect_recall)


def register(game: Game[Any]) -> None:
    """Register a game with OpenSpiel."""
    together = game.is_cooperative(max(2, game.fewest_seats))
    utilities = pyspiel.GameType.Utility
    kind = game_type(
        game.key,
        game.title,
        (game.fewest_seats, game.most_seats),
        utilities.IDENTICAL if together else utilities.ZERO_SUM,
    )
    made = type(
        f"{type(game).__name__}ForOpenSpiel",
        (SpielGame,),
        {"__init__": lambda self, params=None, key=game.key: SpielGame.__init__(self, key, params)},
    )
    pyspiel.register_game(kind, made)


for _game in all_games():
    if PREFIX + _game.key not in pyspiel.registered_names():
        register(_game)
