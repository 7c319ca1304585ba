"""The kinds of events in The Cathedral of Orléans; comments list what the nouns of each are."""

from typing import Final

from triforium.core.notation import Names

WORKSHOP_LAID: Final = 0  # destination, tile
GOOD_LAID: Final = 1  # token space, item
ROSETTE_LAID: Final = 2  # token space
HOUR_GLASS_REVEALED: Final = 3  # tile
FIRST_GOOD: Final = 4  # item
ROUND_BEGINS: Final = 5  # number
FOLLOWER_DRAWN: Final = 6  # bag, follower
FOLLOWER_PLACED: Final = 7  # follower, space
STAYED: Final = 8
SET_OUT: Final = 9  # route
ITEM_RETURNED: Final = 10  # item
ITEM_TAKEN: Final = 11  # item, token space
ITEM_LEFT: Final = 12  # item, token space
ARRIVED: Final = 13  # place
DELIVERED: Final = 14  # item, destination
GIVEN: Final = 15  # item, receiver
MARKET_CLOSED: Final = 16
ORDER_COMPLETED: Final = 17  # destination, tile
TILE_CLEARED: Final = 18  # destination, tile
ROSETTE_BLOWN: Final = 19
ROSETTE_PAINTED: Final = 20
EVENT_REVEALED: Final = 21  # event
NO_EVENT_LEFT: Final = 22
ORDER_DISCARDED: Final = 23  # event
ORDER_FULFILLED: Final = 24  # event
SECTION_BUILT: Final = 25  # number
BLUEPRINT_TURNED: Final = 26  # slot, blueprint
ROSETTE_KEPT: Final = 27
ROSETTE_GIVEN: Final = 28  # receiver
ROSETTE_FORGONE: Final = 29
MONK_GAINED: Final = 30  # bag
REWARD_LOST: Final = 31  # reward
RESTED: Final = 32
BELL_RUNG: Final = 33  # follower
BAGS_EMPTY: Final = 34
HOUR_GLASS_LOST: Final = 35  # tile
WON: Final = 36  # sections
LOST: Final = 37  # sections

EVENTS: Final = Names(
    "workshop_laid good_laid rosette_laid hour_glass_revealed first_good round_begins follower_drawn follower_placed "
    "stayed set_out item_returned item_taken item_left arrived delivered given market_closed order_completed "
    "tile_cleared rosette_blown rosette_painted event_revealed no_event_left order_discarded order_fulfilled "
    "section_built blueprint_turned rosette_kept rosette_given rosette_forgone monk_gained reward_lost rested "
    "bell_rung bags_empty hour_glass_lost won lost"
)
