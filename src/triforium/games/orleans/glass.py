"""Glass Foundry and Glass Painting (ORL-GLASS)."""

from typing import Any, Final

from triforium.core.action import Action, Seat, act
from triforium.core.refusal import Refusal
from triforium.core.state import Step
from triforium.games.orleans.blueprints import gain_blueprint
from triforium.games.orleans.events import ROSETTE_BLOWN, ROSETTE_PAINTED, STAYED
from triforium.games.orleans.kinds import ROSETTE
from triforium.games.orleans.knapsack import gain_item, return_item, swappable, why_not_room, why_not_swap
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.verbs import PAINT, PAINT_IT, STAY, STAY_HERE, SWAP, TAKE, TAKE_IT

TAKE_BIT: Final = 0
SWAP_BIT: Final = 1
PAINT_BIT: Final = 0
STAY_BIT: Final = 58


class UseFoundry(Step[Orleans]):
    """ORL-SKIP-2, ORL-GLASS-3, ORL-GLASS-5: if there is no option but to refrain, the action is skipped."""

    written = "foundry"

    def __init__(self, monk_of: Seat) -> None:
        self.monk_of: Final = monk_of

    def decision(self) -> BuilderDecision:
        """What the owner of the monk decides."""
        return BLOW_GLASS[self.monk_of]

    def run(self, s: Orleans) -> None:
        decision = self.decision()
        if decision.all_bits(s) == 1 << STAY_BIT:
            s.tell(STAYED, self.monk_of)
        else:
            s.then(decision)


class UsePainting(UseFoundry):
    """ORL-SKIP-2, ORL-GLASS-5: the same for the painting."""

    written = "paint"

    def decision(self) -> BuilderDecision:
        return PAINT_GLASS[self.monk_of]


class BlowGlass(BuilderDecision):
    """ORL-GLASS-1, ORL-GLASS-2, ORL-AMB-10: take a rosette from the supply; if full, swap, rest first or refrain."""

    key = "foundry"
    written = "foundry"

    def bits(self, s: Orleans) -> int:
        bits = 1 << STAY_BIT
        if s.rosettes == 0:
            return bits
        if s.is_full(self.seat):
            return bits | swappable(s, self.seat, ROSETTE) << SWAP_BIT
        return bits | 1 << TAKE_BIT

    def action(self, bit: int) -> Action:
        if bit == TAKE_BIT:
            return TAKE_IT
        return STAY_HERE if bit == STAY_BIT else act(SWAP, bit - SWAP_BIT)

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        if verb == STAY:
            s.tell(STAYED, self.seat)
            return
        if verb == SWAP:
            return_item(s, self.seat, noun)
        s.rosettes -= 1
        s.tell(ROSETTE_BLOWN, self.seat)
        gain_item(s, self.seat, ROSETTE)

    def repeat_step(self) -> Step[Any]:
        return USE_FOUNDRY[self.seat]

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb == STAY:
            return None
        if verb not in (TAKE, SWAP):
            return s.not_asked(verb)
        refusal = why_not_room(s, self.seat) if verb == TAKE else why_not_swap(s, self.seat, noun, ROSETTE)
        if refusal is None and s.rosettes == 0:
            return Refusal("ORL-GLASS-3", "no-rosette-left")
        return refusal


class PaintGlass(BuilderDecision):
    """ORL-GLASS-4, ORL-GLASS-5, ORL-GLASS-6: return a rosette to the supply, then turn a blueprint."""

    key = "paint"
    written = "paint"

    def bits(self, s: Orleans) -> int:
        if s.face_down and s.carries(self.seat, ROSETTE):
            return 1 << PAINT_BIT | 1 << STAY_BIT
        return 1 << STAY_BIT

    def action(self, bit: int) -> Action:
        return PAINT_IT if bit == PAINT_BIT else STAY_HERE

    def choose(self, s: Orleans, verb: int, noun: int) -> None:
        if verb == STAY:
            s.tell(STAYED, self.seat)
            return
        s.take_out(self.seat, ROSETTE)
        s.put_back(ROSETTE)
        s.tell(ROSETTE_PAINTED, self.seat)
        gain_blueprint(s, self.seat)

    def repeat_step(self) -> Step[Any]:
        return USE_PAINTING[self.seat]

    def why_not_option(self, s: Orleans, verb: int, noun: int) -> Refusal | None:
        if verb == STAY:
            return None
        if verb != PAINT:
            return s.not_asked(verb)
        if not s.carries(self.seat, ROSETTE):
            return Refusal("ORL-GLASS-5", "no-rosette-carried")
        return None if s.face_down else Refusal("ORL-GLASS-5", "no-blueprint-left")


USE_FOUNDRY: Final = [UseFoundry(seat) for seat in range(4)]
USE_PAINTING: Final = [UsePainting(seat) for seat in range(4)]
BLOW_GLASS: Final = [BlowGlass(seat) for seat in range(4)]
PAINT_GLASS: Final = [PaintGlass(seat) for seat in range(4)]
