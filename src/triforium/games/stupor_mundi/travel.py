"""Travel (SM-TRAVEL), and a card that moves the Ship (SM-HOH-2)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.stupor_mundi.edition import ability_bonus
from triforium.games.stupor_mundi.events import SAILED, SHIP_MOVED
from triforium.games.stupor_mundi.gains import EffectStep
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import SHIP


def free_steps(s: StuporMundi, player: Player) -> int:
    """SM-TRAVEL-2, SM-C1C, RUL-15: one free step, or as many as an active workplace gives."""
    if player.abilities & s.edition.sailing:
        return max(ability_bonus(player.abilities, s.edition.sailing, s.edition.free_steps), s.edition.base_steps)
    return s.edition.base_steps


def travel_cost(s: StuporMundi, player: Player, steps: int) -> int:
    """SM-TRAVEL-2: an Augustalis for each step beyond the free ones; staying is free."""
    return max(steps - free_steps(s, player), 0)


def affordable_steps(s: StuporMundi, player: Player) -> int:
    """SM-TRAVEL-1, SM-TRAVEL-3: a mask of the numbers of steps, from 0 to 4, that the player can pay for."""
    farthest = min(free_steps(s, player) + player.coins, s.edition.max_steps)
    return (2 << farthest) - 1


def why_not_travel(s: StuporMundi, player: Player, steps: int) -> Refusal | None:
    """The first rule that forbids sailing this far."""
    if steps > s.edition.max_steps:
        return Refusal("SM-TRAVEL-1", "too-far", {"steps": str(s.edition.max_steps)})
    cost = travel_cost(s, player, steps)
    if cost > player.coins:
        return Refusal("SM-TRAVEL-3", "travel-too-dear", {"coins": str(cost)})
    return None


def travel(s: StuporMundi, seat: Seat, steps: int) -> None:
    """SM-TRAVEL-1, SM-TRAVEL-5, RUL-14: pay, then sail clockwise; only the final city counts, Ships do not interact."""
    if steps == 0:
        return
    player = s.players[seat]
    cost = travel_cost(s, player, steps)
    player.coins -= cost
    player.ship = (player.ship + steps) % len(s.edition.cities)
    s.tell(SAILED, seat, player.ship, cost)


class ShipAnywhere(EffectStep):
    """SM-HOH-2, SM-TRAVEL-4: move the Ship to any city; this is not travel and costs nothing."""

    def run(self, s: StuporMundi) -> None:
        s.then(CHOOSE_CITY[self.who])


class ChooseCity(Choice[StuporMundi]):
    """SM-HOH-2, RUL-16: any city, including the current one."""

    key = "ship"
    written = "ship seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = SHIP

    def nouns(self, s: StuporMundi) -> int:
        return (1 << len(s.edition.cities)) - 1

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.players[self.seat].ship = noun
        s.tell(SHIP_MOVED, self.seat, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun < len(s.edition.cities) else Refusal("SM-HOH-2", "no-such-city")


CHOOSE_CITY: Final = [ChooseCity(seat) for seat in range(4)]
