"""The Bell Tower, and the end of a round (ORL-BELL)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.core.masks import lowest, members
from triforium.core.state import Step
from triforium.games.orleans.chance import CountedDraw
from triforium.games.orleans.counts import ONE, Counts, size_of
from triforium.games.orleans.ending import lose
from triforium.games.orleans.events import BELL_RUNG, GOOD_LAID, ROSETTE_LAID, ROUND_BEGINS
from triforium.games.orleans.hour_glass import REVEAL_HOUR_GLASS, lose_hour_glass
from triforium.games.orleans.kinds import BLUE, RED, ROSETTE
from triforium.games.orleans.state import ROUNDS, Orleans
from triforium.games.orleans.verbs import GOOD


def ring_the_bell(s: Orleans, seat: Seat, follower: int) -> None:
    """ORL-BELL-1, ORL-BELL-3, ORL-BELL-12, ORL-AMB-49: the round ends at once, and the ringer leaves the game."""
    s.tell(BELL_RUNG, seat, follower)
    if s.round_number == ROUNDS:  # ORL-AMB-8: the round is not cleaned up
        s.put_follower(follower, s.edition.bell)
        lose(s)
        return
    s.removed += ONE[follower]
    del s.agenda[1:]  # ORL-REST-9: no more rests; the next seat's turn is at the bottom (ORL-BELL-11, ORL-AMB-50)
    end_round(s)


def end_round(s: Orleans) -> None:
    """ORL-BELL-2, ORL-BELL-4 to ORL-BELL-10: clear the town and the hour glass, then renew tile, goods and rosette."""
    s.red += followers_in(s, s.edition.area_spaces[RED])  # ORL-AMB-47: by area, not by the bag a follower came from
    s.blue += followers_in(s, s.edition.area_spaces[BLUE])
    s.occupied = 0
    s.town = 0
    lose_hour_glass(s)
    # Everything else stays, including a displayed event order (ORL-ORDER-8, ORL-AMB-41).
    s.then(BEGIN_ROUND)
    s.then(FILL_SPACES)
    if s.hour_glasses_left:
        s.then(REVEAL_HOUR_GLASS)


def followers_in(s: Orleans, spaces: int) -> Counts:
    """The followers on these spaces."""
    found = 0
    for space in members(s.occupied & spaces):
        found += ONE[s.follower_on(space)]
    return found


class FillSpaces(Step[Orleans]):
    """ORL-SETUP-4, ORL-BELL-8: while a goods space is empty and the black bag is not, draw a good for it."""

    def run(self, s: Orleans) -> None:
        if s.edition.goods_spaces & ~s.lying and size_of(s.black):
            s.then(FILL_SPACE)


class FillSpace(CountedDraw):
    """ORL-RNG-3, ORL-AMB-13: one good for the first empty space in canonical order."""

    def pieces(self, s: Orleans) -> Counts:
        return s.black

    def drawn(self, s: Orleans, kind: int) -> None:
        token = lowest(s.edition.goods_spaces & ~s.lying)
        s.black -= ONE[kind]
        s.lay_item(kind, token)
        s.tell(GOOD_LAID, CHANCE, token, kind)
        s.then(FILL_SPACES)


class BeginRound(Step[Orleans]):
    """ORL-BELL-9, ORL-AMB-10: a rosette returns to the map if the supply has one; then the next round begins."""

    def run(self, s: Orleans) -> None:
        for token in members(s.edition.rosette_spaces & ~s.lying):
            if s.rosettes:
                s.rosettes -= 1
                s.lay_item(ROSETTE, token)
                s.tell(ROSETTE_LAID, CHANCE, token)
        s.round_number += 1
        s.tell(ROUND_BEGINS, CHANCE, s.round_number)


FILL_SPACES: Final = FillSpaces()
FILL_SPACE: Final = FillSpace(GOOD)
BEGIN_ROUND: Final = BeginRound()
