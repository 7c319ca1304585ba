"""The notation of The Cathedral of Orléans (rules.md, section 9)."""

from triforium.core.action import Action, Seat, noun_of, verb_of
from triforium.core.position import Notation, Position
from triforium.core.rng import Rng
from triforium.games.orleans.components import Components
from triforium.games.orleans.moves import play_moves
from triforium.games.orleans.nouns import write_noun
from triforium.games.orleans.position_read import read_position
from triforium.games.orleans.position_write import write_masked, write_whole
from triforium.games.orleans.script import Script
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.turn_write import write_turns
from triforium.games.orleans.verbs import VERBS


class OrleansNotation(Notation[Orleans]):
    """Positions start with `orl1`; moves are single choices (place CA1) or whole turns (1.01 a rK>CA1 L01:+W)."""

    def __init__(self, components: Components) -> None:
        super().__init__("orl1")
        self.components = components

    def read_position(self, text: str, rng: Rng) -> Position[Orleans]:
        return read_position(text, self.components, rng)

    def write_position(self, position: Position[Orleans]) -> str:
        dealer = position.dealer
        return write_whole(
            position.state, dealer if isinstance(dealer, Script) else Script(dealer.rng, [], [], {}, True)
        )

    def write_complete(self, text: str, position: Position[Orleans]) -> str:
        assert isinstance(position.dealer, Script), "reading a position creates a Script"
        position.dealer.open_bags = True
        return self.write_position(position)

    def write_view(self, s: Orleans, seat: Seat) -> str:
        return write_masked(s)  # all seats know the same

    def play(self, position: Position[Orleans], moves: list[str]) -> None:
        play_moves(position, moves)

    def moves(self, s: Orleans) -> list[str]:
        return [write_choice(s, action) for action in s.options()]

    def write_moves(self, s: Orleans, actions: list[Action]) -> list[str]:
        return write_turns(s, actions)


def write_choice(s: Orleans, action: Action) -> str:
    """One choice: a verb and its noun."""
    noun = write_noun(s.edition, verb_of(action), noun_of(action))
    return f"{VERBS.name(verb_of(action))} {noun}".rstrip()
