"""The kinds of events in a game of Basilica; comments list what the nouns of each are."""

from typing import Final

from triforium.core.notation import Names

FIRST_PLAYER: Final = 0
TILE_REVEALED: Final = 1  # face
ORDER_FILLED: Final = 2  # slot, face
VAULT_FILLED: Final = 3  # slot, tile
VAULT_PLACED: Final = 4  # slot, tile, cell
VAULTS_REPLACED: Final = 5
BUILDER_PLACED: Final = 6  # cell
ORDER_TAKEN: Final = 7  # slot, face
ORDER_BURNED: Final = 8  # slot, face
ORDER_DISCARDED: Final = 9  # slot, tile
PROMOTED: Final = 10  # cell, rank
BUILDER_MOVED: Final = 11  # from, to
RECRUITED: Final = 12  # cell
WITHDRAWN: Final = 13  # cell
CONFUSED: Final = 14  # from, to, owner
GLAZED: Final = 15  # cell
SCAFFOLDED: Final = 16  # cell
DESTROYED: Final = 17  # cell, tile
CONSECRATED: Final = 18  # cell
PAID: Final = 19
DECLINED: Final = 20
QUEEN_MOVED: Final = 21  # space
SCORING: Final = 22  # number of the scoring
JESTER_CHOSE: Final = 23  # cell, colour; visible only to the player who chose
JESTER_COLOURED: Final = 24  # cell, colour
AREA_SCORED: Final = 25  # colour, first cell, White's points, Black's points, then every cell of the area
CLEANED_UP: Final = 26  # number of rows by which the remaining vaults moved up
RESHUFFLED: Final = 27
TURN_BEGINS: Final = 28
THIRD_SCORING_DONE: Final = 29
STACK_RAN_OUT: Final = 30
GAME_OVER: Final = 31  # White's points, Black's points

EVENTS: Final = Names(
    "first_player tile_revealed order_filled vault_filled vault_placed vaults_replaced builder_placed "
    "order_taken order_burned order_discarded promoted builder_moved recruited withdrawn confused glazed scaffolded "
    "destroyed consecrated paid declined queen_moved scoring jester_chose jester_coloured area_scored cleaned_up "
    "reshuffled turn_begins third_scoring_done stack_ran_out game_over"
)
