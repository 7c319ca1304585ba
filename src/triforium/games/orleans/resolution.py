"""The order of resolution: several rewards, from left to right, each with all its consequences (ORL-RES)."""

from typing import Any, Final

from triforium.core.action import Seat
from triforium.core.state import Step
from triforium.games.orleans.blueprints import gain_blueprint
from triforium.games.orleans.kinds import BLUEPRINT_REWARD, REWARDS
from triforium.games.orleans.rewards import gain
from triforium.games.orleans.state import Orleans


class Pay(Step[Orleans]):
    """ORL-RES-2, ORL-AMB-30: one reward of a tile; its consequences come before the next reward."""

    written = "rewards reward"

    def __init__(self, owner: Seat, reward: int) -> None:
        self.owner: Final = owner
        self.reward: Final = reward

    def run(self, s: Orleans) -> None:
        if self.reward == BLUEPRINT_REWARD:
            gain_blueprint(s, self.owner)
        else:
            gain(s, self.owner, self.reward)


PAY: Final = [[Pay(seat, reward) for reward in range(REWARDS.size())] for seat in range(4)]


def pay(s: Orleans, seat: Seat, rewards: list[int]) -> None:
    """ORL-RES-2: all rewards of a tile, from left to right."""
    steps: list[Step[Any]] = [PAY[seat][reward] for reward in rewards]
    s.then_all(steps)
