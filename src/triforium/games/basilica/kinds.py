"""The kinds of things in the game, as numbers with names and letters."""

from typing import Final

from triforium.core.notation import Names

WHITE: Final = 0
BLACK: Final = 1
SEAT_NAMES: Final = ("White", "Black")
SEAT_LETTERS: Final = "wb"

COLOURS: Final = Names("yellow blue red green")
COLOUR_LETTERS: Final = "YBRG"
YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
GREEN: Final = 3

RANKS: Final = Names("architect master_mason strongman jester")
RANK_LETTERS: Final = "AMSJ"
ARCHITECT: Final = 0
MASTER_MASON: Final = 1
STRONGMAN: Final = 2
JESTER: Final = 3
NO_RANK: Final = 4
RANKS_PER_TOKEN: Final = 4  # a noun of the kind `token` is the kind of token * 4 + the rank that it shows

ORDER_NAMES: Final = Names("promote move_builder recruit confuse stained_glass scaffolding disaster altar")
ORDER_LETTERS: Final = "PMRCGSDA"

RUNNING: Final = 0
THIRD: Final = 1  # BAS-END-1
EXHAUSTED: Final = 2  # BAS-END-2
ENDINGS: Final = ("", "third", "exhausted")
