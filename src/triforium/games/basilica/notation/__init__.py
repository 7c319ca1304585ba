"""The notation of Basilica (rules.md, section 11)."""

from triforium.core.action import CHANCE, Action, Seat
from triforium.core.masks import members
from triforium.core.position import Notation, Position
from triforium.core.rng import Rng
from triforium.core.rulebook import Rulebook
from triforium.core.state import Decision
from triforium.games.basilica.areas import all_areas
from triforium.games.basilica.components import BasilicaComponents
from triforium.games.basilica.kinds import COLOURS
from triforium.games.basilica.notation.dealer import BasilicaDealer
from triforium.games.basilica.notation.moves import all_moves, assume_jester, play_moves, write_moves
from triforium.games.basilica.notation.pending import waiting_step
from triforium.games.basilica.notation.position_read import read_position
from triforium.games.basilica.notation.position_write import write_position
from triforium.games.basilica.plan import cell_name
from triforium.games.basilica.scoring import ChooseColour, ColourJesters
from triforium.games.basilica.stack import RevealTop
from triforium.games.basilica.state import Basilica
from triforium.games.basilica.turn import NextTurn


class BasilicaNotation(Notation[Basilica]):
    """Positions start with `bas1`; moves look like V2c3."""

    def __init__(self, components: BasilicaComponents, rulebook: Rulebook) -> None:
        super().__init__("bas1")
        self.components = components
        self.rulebook = rulebook

    def read_position(self, text: str, rng: Rng) -> Position[Basilica]:
        return read_position(text, self.components, rng)

    def write_position(self, position: Position[Basilica]) -> str:
        dealer = position.dealer
        return write_position(position.state, dealer if isinstance(dealer, BasilicaDealer) else None)

    def write_view(self, s: Basilica, seat: Seat) -> str:
        return write_position(s, None)

    def deal_until_writable(self, position: Position[Basilica]) -> None:
        """Play the chance that the text fixes; an unspecified top tile stays so while only a player's choice waits."""
        s = position.state
        while s.deciding() == CHANCE:
            waiting = waiting_step(s)
            if isinstance(s.decision(), RevealTop) and not position.dealer.knows(s):
                asks = isinstance(waiting, Decision) and waiting.seat != CHANCE
                if asks or isinstance(waiting, (NextTurn, ColourJesters)):
                    return
            s.take(position.dealer.answer(s))

    def play(self, position: Position[Basilica], moves: list[str]) -> None:
        try:
            play_moves(position, moves, self.rulebook)
        finally:  # the moves before a refused one have been played, including refills
            self.deal_until_writable(position)

    def moves(self, s: Basilica) -> list[str]:
        return all_moves(s)

    def write_moves(self, s: Basilica, actions: list[Action]) -> list[str]:
        return write_moves(s, actions)

    def assumptions(self, position: Position[Basilica], moves: list[str]) -> tuple[list[str], list[str]]:
        """BAS-JESTER-3: Jester colours after the last move, given although no scoring is pending, are assumptions."""
        words = " ".join(moves).split()
        last = len(words)
        while last > 0 and words[last - 1].startswith("J"):
            last -= 1
        if last == len(words):
            return moves, []
        trial = position.copy()
        play_moves(trial, words[:last], self.rulebook)
        trial.deal()
        if not trial.state.over and isinstance(trial.state.decision(), ChooseColour):
            return moves, []
        return words[:last], words[last:]

    def scoring(self, s: Basilica, assumed: list[str]) -> list[dict[str, object]]:
        """BAS-SCORE: every area with its value, and the points for each player if it were scored now."""
        trial = s.copy()
        for move in assumed:
            assume_jester(trial, move)
        return [
            {
                "colour": COLOURS.name(area.colour),
                "cells": [cell_name(cell) for cell in members(area.cells)],
                "value": area.value,
                "strength": list(area.strength),
                "points": list(area.points),
            }
            for area in all_areas(trial)
        ]
