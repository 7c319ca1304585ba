"""Scoring: Jesters choose colours, areas score, the cathedral is cleaned up (BAS-SCORE, BAS-JESTER, BAS-CLEAN)."""

from typing import Any, Final

from triforium.core.action import CHANCE, Seat
from triforium.core.masks import lowest, members
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.core.values import with_added
from triforium.games.basilica.areas import jester_cells, scoring_areas
from triforium.games.basilica.events import AREA_SCORED, CLEANED_UP, JESTER_CHOSE, JESTER_COLOURED, SCORING
from triforium.games.basilica.kinds import BLACK, COLOURS, WHITE
from triforium.games.basilica.plan import ROWS_1_AND_2, STRIDE, cell_name
from triforium.games.basilica.stack import restack_when_due
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.verbs import COLOUR


class ColourJesters(Step[Basilica]):
    """BAS-JESTER-3, BAS-JESTER-4, BAS-JESTER-5: every Jester takes a colour; in secret if both players have one."""

    written = "jes"

    def run(self, s: Basilica) -> None:
        white = jester_cells(s, WHITE)
        black = jester_cells(s, BLACK)
        secret = len(white) > 0 and len(black) > 0
        choices: list[Step[Any]] = []
        choices.extend([ChooseColour(WHITE, cell, secret) for cell in white])
        choices.extend([ChooseColour(BLACK, cell, secret) for cell in black])
        if secret:
            choices.append(RevealColours())
        s.then_all(choices)


class ChooseColour(Choice[Basilica]):
    """BAS-JESTER-2, BAS-JESTER-9: an extra colour that the tile does not already show."""

    key = "jester.colour"
    written = "jes"

    def __init__(self, seat: Seat, cell: int, secret: bool) -> None:
        self.seat = seat
        self.verb = COLOUR
        self.cell: Final = cell
        self.secret: Final = secret

    def nouns(self, s: Basilica) -> int:
        return 0b1111 & ~s.edition.colours[s.tiles[self.cell]]

    def choose(self, s: Basilica, noun: int) -> None:
        s.extra = with_added(s.extra, noun, 1 << self.cell)
        if self.secret:
            s.tell(JESTER_CHOSE, self.seat, self.cell, noun, seen_by=1 << self.seat)
        else:
            s.tell(JESTER_COLOURED, self.seat, self.cell, noun)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        if noun < 4 and s.edition.colours[s.tiles[self.cell]] >> noun & 1 == 0:
            return None
        if noun >= 4:
            return Refusal("BAS-JESTER-2", "no-such-colour")
        return Refusal(
            "BAS-JESTER-2",
            "colour-already-there",
            {"cell": cell_name(self.cell), "colour": f"@colour-{COLOURS.name(noun)}"},
        )


def is_secret(s: Basilica) -> bool:
    """BAS-JESTER-5: whether colours are being chosen that only the player who chose them may know."""
    decision = None if s.over else s.decision()
    return isinstance(decision, ChooseColour) and decision.secret


class RevealColours(Step[Basilica]):
    """BAS-JESTER-5: secret choices are revealed together."""

    def run(self, s: Basilica) -> None:
        for seat in (WHITE, BLACK):
            for colour in range(4):
                for cell in members(s.extra[colour] & s.builders[seat]):
                    s.tell(JESTER_COLOURED, seat, cell, colour)


class ScoreAreas(Step[Basilica]):
    """BAS-SCORE-5, BAS-SCORE-12: all areas score at once; then the Jesters' colours end (BAS-JESTER-7)."""

    def run(self, s: Basilica) -> None:
        s.scorings += 1
        s.tell(SCORING, CHANCE, s.scorings)
        for area in scoring_areas(s):
            white, black = area.points
            s.score = (s.score[WHITE] + white, s.score[BLACK] + black)
            s.tell(AREA_SCORED, CHANCE, area.colour, lowest(area.cells), white, black)
            if s.story is not None:  # with all its cells, because the clean-up follows at once
                s.story[-1].nouns.extend(members(area.cells))
        s.extra = (0, 0, 0, 0)


class CleanUp(Step[Basilica]):
    """BAS-CLEAN-1 to BAS-CLEAN-8, BAS-PAID-8: builders return, two rows and scaffolding are removed, others move up."""

    def run(self, s: Basilica) -> None:
        return_all_builders(s)
        s.discard_vaults(s.vaults & ROWS_1_AND_2)
        s.scaffolding = 0
        rows = move_up(s)
        s.tell(CLEANED_UP, CHANCE, rows)
        restack_when_due(s)


def return_all_builders(s: Basilica) -> None:
    """BAS-CLEAN-1: all builders and tokens return to their owners."""
    for seat in (WHITE, BLACK):
        for cell in members(s.builders[seat]):
            s.return_builder(seat, cell)


def move_up(s: Basilica) -> int:
    """BAS-CLEAN-4, BAS-CLEAN-5, BAS-CLEAN-6: the remaining vaults move up together until the topmost is in row 1."""
    if s.vaults == 0:
        s.tiles = []
        return 0
    rows = lowest(s.vaults) // STRIDE
    s.keep_vaults(s.vaults, rows * STRIDE)
    s.tiles = s.tiles[rows * STRIDE :]
    return rows


COLOUR_JESTERS: Final = ColourJesters()
SCORE_AREAS: Final = ScoreAreas()
CLEAN_UP: Final = CleanUp()
