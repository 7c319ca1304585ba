"""The notation of Stupor Mundi (rules.md, section 15)."""

from triforium.core.action import Action, Seat
from triforium.core.errors import Unreadable
from triforium.core.position import Notation, Position
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.ending import scoring
from triforium.games.stupor_mundi.notation.moves_read import play_moves
from triforium.games.stupor_mundi.notation.moves_write import all_moves, write_moves
from triforium.games.stupor_mundi.notation.position_read import Table, read_position
from triforium.games.stupor_mundi.notation.position_write import write_seen, write_whole
from triforium.games.stupor_mundi.state import StuporMundi


class StuporMundiNotation(Notation[StuporMundi]):
    """Positions start with `SMF1`; moves look like P1: T2 H-COIN^1 G(A3)."""

    def __init__(self, table: Table) -> None:
        super().__init__("SMF1")
        self.table = table

    def read_position(self, text: str, rng: Rng) -> Position[StuporMundi]:
        return read_position(text, self.table, rng)

    def write_position(self, position: Position[StuporMundi]) -> str:
        return write_whole(position.state, position.dealer)

    def write_complete(self, text: str, position: Position[StuporMundi]) -> str:
        position.dealer.unnamed.clear()
        return self.write_position(position)

    def write_view(self, s: StuporMundi, seat: Seat) -> str:
        return write_seen(s, seat)

    def play(self, position: Position[StuporMundi], moves: list[str]) -> None:
        play_moves(position, moves)
        self.deal_until_writable(position)

    def moves(self, s: StuporMundi) -> list[str]:
        return all_moves(s)

    def scoring(self, s: StuporMundi, assumed: list[str]) -> list[dict[str, object]]:
        if assumed:
            raise Unreadable(f"a scoring of Stupor Mundi leaves nothing to assume; leave out {assumed[0][:40]!r}")
        return scoring(s)

    def write_moves(self, s: StuporMundi, actions: list[Action]) -> list[str]:
        return write_moves(s, actions)
