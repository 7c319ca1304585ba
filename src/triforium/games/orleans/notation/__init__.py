"""The notation of The Cathedral of Orléans (rules.md, section 9)."""

from triforium.core.action import Action, Seat
from triforium.core.position import Notation, Position
from triforium.core.rng import Rng
from triforium.games.orleans.components import OrleansComponents
from triforium.games.orleans.notation.moves import all_moves, play_moves
from triforium.games.orleans.notation.position_read import read_position
from triforium.games.orleans.notation.position_write import write_masked, write_whole
from triforium.games.orleans.notation.turns import write_turns
from triforium.games.orleans.state import Orleans


class OrleansNotation(Notation[Orleans]):
    """Positions start with `orl1`; moves are single choices (place CA1) or whole turns (1.01 a rK>CA1 L01:+W)."""

    def __init__(self, components: OrleansComponents) -> None:
        super().__init__("orl1")
        self.components = components

    def read_position(self, text: str, rng: Rng) -> Position[Orleans]:
        return read_position(text, self.components, rng)

    def write_position(self, position: Position[Orleans]) -> str:
        return write_whole(position.state, position.dealer)

    def write_view(self, s: Orleans, seat: Seat) -> str:
        return write_masked(s)  # all seats know the same

    def play(self, position: Position[Orleans], moves: list[str]) -> None:
        play_moves(position, moves)

    def moves(self, s: Orleans) -> list[str]:
        return all_moves(s)

    def write_moves(self, s: Orleans, actions: list[Action]) -> list[str]:
        return write_turns(s, actions)
