"""The kinds of event in The Cathedral of Orléans, each with the kinds of its nouns."""

from typing import Final

from triforium.core.notation import Events

EVENTS: Final = Events("""
    workshop_laid        destination tile
    good_laid            token item
    rosette_laid         token
    hour_glass_revealed  tile
    first_good           item
    round_begins         number
    follower_drawn       bag follower
    follower_placed      follower space
    stayed
    set_out              route
    item_returned        item
    item_taken           item token
    item_left            item token
    arrived              place
    delivered            item destination
    given                item receiver
    market_closed
    order_completed      destination tile
    tile_cleared         destination tile
    rosette_blown
    rosette_painted
    event_revealed       event
    no_event_left
    order_discarded      event
    order_fulfilled      event
    section_built        number
    blueprint_turned     slot blueprint
    rosette_kept
    rosette_given        receiver
    rosette_forgone
    monk_gained          bag
    reward_lost          reward
    rested
    bell_rung            follower
    bags_empty
    hour_glass_lost      tile
    won                  number
    lost                 number
""")

WORKSHOP_LAID: Final = 0
GOOD_LAID: Final = 1
ROSETTE_LAID: Final = 2
HOUR_GLASS_REVEALED: Final = 3
FIRST_GOOD: Final = 4
ROUND_BEGINS: Final = 5
FOLLOWER_DRAWN: Final = 6
FOLLOWER_PLACED: Final = 7
STAYED: Final = 8
SET_OUT: Final = 9
ITEM_RETURNED: Final = 10
ITEM_TAKEN: Final = 11
ITEM_LEFT: Final = 12
ARRIVED: Final = 13
DELIVERED: Final = 14
GIVEN: Final = 15
MARKET_CLOSED: Final = 16
ORDER_COMPLETED: Final = 17
TILE_CLEARED: Final = 18
ROSETTE_BLOWN: Final = 19
ROSETTE_PAINTED: Final = 20
EVENT_REVEALED: Final = 21
NO_EVENT_LEFT: Final = 22
ORDER_DISCARDED: Final = 23
ORDER_FULFILLED: Final = 24
SECTION_BUILT: Final = 25
BLUEPRINT_TURNED: Final = 26
ROSETTE_KEPT: Final = 27
ROSETTE_GIVEN: Final = 28
ROSETTE_FORGONE: Final = 29
MONK_GAINED: Final = 30
REWARD_LOST: Final = 31
RESTED: Final = 32
BELL_RUNG: Final = 33
BAGS_EMPTY: Final = 34
HOUR_GLASS_LOST: Final = 35
WON: Final = 36
LOST: Final = 37
