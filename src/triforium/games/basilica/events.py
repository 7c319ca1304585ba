"""The kinds of event in a game of Basilica, each with the kinds of its nouns."""

from typing import Final

from triforium.core.notation import Events

EVENTS: Final = Events("""
    first_player
    tile_revealed       face
    order_filled        slot face
    vault_filled        slot tile
    vault_placed        slot tile cell
    vaults_replaced
    builder_placed      cell
    order_taken         slot face
    order_burned        slot face
    order_discarded     slot tile
    promoted            cell rank
    builder_moved       cell target
    recruited           cell
    withdrawn           cell
    confused            cell target owner
    glazed              cell
    scaffolded          cell
    destroyed           cell tile
    consecrated         cell
    paid
    declined
    queen_moved         number
    scoring             number
    jester_chose        cell colour
    jester_coloured     cell colour
    area_scored         colour cell white black
    cleaned_up          number
    reshuffled
    turn_begins
    third_scoring_done
    stack_ran_out
    game_over           white black
""")

FIRST_PLAYER: Final = 0
TILE_REVEALED: Final = 1
ORDER_FILLED: Final = 2
VAULT_FILLED: Final = 3
VAULT_PLACED: Final = 4
VAULTS_REPLACED: Final = 5
BUILDER_PLACED: Final = 6
ORDER_TAKEN: Final = 7
ORDER_BURNED: Final = 8
ORDER_DISCARDED: Final = 9
PROMOTED: Final = 10
BUILDER_MOVED: Final = 11
RECRUITED: Final = 12
WITHDRAWN: Final = 13
CONFUSED: Final = 14
GLAZED: Final = 15
SCAFFOLDED: Final = 16
DESTROYED: Final = 17
CONSECRATED: Final = 18
PAID: Final = 19
DECLINED: Final = 20
QUEEN_MOVED: Final = 21
SCORING: Final = 22
JESTER_CHOSE: Final = 23  # visible only to the player who chose
JESTER_COLOURED: Final = 24
AREA_SCORED: Final = 25  # after its four nouns come all cells of the area
CLEANED_UP: Final = 26  # by how many rows the remaining vaults moved up
RESHUFFLED: Final = 27
TURN_BEGINS: Final = 28
THIRD_SCORING_DONE: Final = 29
STACK_RAN_OUT: Final = 30
GAME_OVER: Final = 31
