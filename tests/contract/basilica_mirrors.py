"""Symmetries of Basilica: left and right mirrored, players swapped, colours permuted (invariant 12)."""

from triforium.core.action import Action, act, noun_of, verb_of
from triforium.core.masks import members
from triforium.games.basilica.game import BASILICA, BasilicaGame
from triforium.games.basilica.kinds import COLOURS
from triforium.games.basilica.plan import COLUMNS, STRIDE
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import BURN, COLOUR, FIRST, ORDER, PLACE_VAULT, RANK, REVEAL, TURN_OVER

NOT_CELLS = (PLACE_VAULT, ORDER, BURN, RANK, COLOUR, FIRST, REVEAL, TURN_OVER)


class Mirror:
    """The identity; base class of the symmetries."""

    def game(self) -> BasilicaGame:
        """The transformed game."""
        return BASILICA

    def cell(self, cell: int) -> int:
        """The image of a cell."""
        return cell

    def seat(self, seat: int) -> int:
        """The image of a seat."""
        return seat

    def colour(self, colour: int) -> int:
        """The image of a colour."""
        return colour

    def action(self, s: Basilica, twin: Basilica, action: Action) -> Action:
        """The image of an action."""
        verb, noun = verb_of(action), noun_of(action)
        if verb == FIRST:
            return act(verb, self.seat(noun))
        if verb == COLOUR:
            return act(verb, self.colour(noun))
        if verb == REVEAL:  # the same tile may show another side
            return act(verb, twin.edition.face[s.edition.face_tiles[noun][0]])
        return action if verb in NOT_CELLS or is_bare(s, action) else act(verb, self.cell(noun))

    def agrees(self, s: Basilica, twin: Basilica) -> bool:
        """Assert that one state is the image of the other."""
        for seat in range(2):
            other = self.seat(seat)
            if (s.score[seat], s.coins[seat], s.builders_left[seat]) != (
                twin.score[other],
                twin.coins[other],
                twin.builders_left[other],
            ):
                return False
            if sorted(self.cell(cell) for cell in members(s.builders[seat])) != members(twin.builders[other]):
                return False
        for colour in range(4):
            if sorted(self.cell(cell) for cell in members(s.coloured(colour))) != members(
                twin.coloured(self.colour(colour))
            ):
                return False
        return s.queen == twin.queen and s.over == twin.over and s.stack == twin.stack


def is_bare(s: Basilica, action: Action) -> bool:
    """Does this verb have no noun?"""
    return BASILICA.write_noun(s, verb_of(action), noun_of(action)) == ""


class LeftRight(Mirror):
    """Columns a to e become e to a."""

    def cell(self, cell: int) -> int:
        return cell // STRIDE * STRIDE + COLUMNS - 1 - cell % STRIDE


class SeatSwap(Mirror):
    """White and Black swapped."""

    def seat(self, seat: int) -> int:
        return 1 - seat


class ColourChange(Mirror):
    """The colours of all tiles permuted."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order
        self.other: BasilicaGame | None = None

    def colour(self, colour: int) -> int:
        return self.order[colour]

    def game(self) -> BasilicaGame:
        if self.other is None:
            text = BASILICA.file.text
            for colour in range(4):
                text = text.replace(f'"{COLOURS.name(colour)}"', f'"#{self.order[colour]}"')
            for colour in range(4):
                text = text.replace(f'"#{colour}"', f'"{COLOURS.name(colour)}"')
            self.other = BASILICA.with_components("other colours", text)
        return self.other


def jester_colour(s: Basilica, mirror: Mirror, seed: int, seen: bool) -> Action:
    """A colour for a Jester that depends only on its cell, because the mirrored game asks in another order."""
    decision = s.decision()
    assert isinstance(decision, ChooseColour)
    cell = mirror.cell(decision.cell) if seen else decision.cell
    tile = s.tiles[decision.cell]
    printed = s.edition.tile_names[tile]
    wish = [(hash_of(printed, cell, seed) + step) % 4 for step in range(4)]
    for colour in wish:
        wanted = mirror.colour(colour) if seen else colour
        if act(COLOUR, wanted) in s.options():
            return act(COLOUR, wanted)
    raise AssertionError("a Jester can always choose")


def hash_of(name: str, cell: int, seed: int) -> int:
    """A number that is invariant under the symmetry."""
    return sum(ord(letter) for letter in name) * 31 + cell * 7 + seed
