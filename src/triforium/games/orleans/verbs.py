"""The verbs of builders and chance (rules.md, section 6.2), each with the kind of its noun and its rule."""

from typing import Final

from triforium.core.action import Action, act
from triforium.core.notation import Verbs

VERBS: Final = Verbs("""
    draw        bag         ORL-TURN-2
    place       space       ORL-TURN-2
    go          route       ORL-MOVE-1
    take        -           ORL-MOVE-4
    keep        -           ORL-REW-3
    swap        item        ORL-SACK-3
    leave       -           ORL-MOVE-4
    deliver     delivery    ORL-MARKET-1
    done        -           ORL-MARKET-9
    paint       -           ORL-GLASS-4
    stay        -           ORL-SKIP-1
    give        receiver    ORL-REW-3
    forgo       -           ORL-REW-6
    monk        bag         ORL-REW-4
    blueprint   slot        ORL-REW-1
    end         -           ORL-TURN-4
    rest        -           ORL-REST-4
    first       receiver    ORL-SETUP-14
    workshop    workshop    ORL-SETUP-2
    good        good        ORL-RNG-3
    hour_glass  hour_glass  ORL-BELL-7
    comes_up    follower    ORL-RNG-2
    event       event       ORL-FEST-1
    turn_over   blueprint   ORL-BLUE-1
""")

DRAW: Final = 0
PLACE: Final = 1
GO: Final = 2
TAKE: Final = 3
KEEP: Final = 4
SWAP: Final = 5
LEAVE: Final = 6
DELIVER: Final = 7
DONE: Final = 8
PAINT: Final = 9
STAY: Final = 10
GIVE: Final = 11
FORGO: Final = 12
MONK: Final = 13
BLUEPRINT: Final = 14
END: Final = 15
REST: Final = 16
# of the chance seat
FIRST: Final = 17
WORKSHOP: Final = 18
GOOD: Final = 19
HOUR_GLASS: Final = 20
COMES_UP: Final = 21
EVENT: Final = 22
TURN_OVER: Final = 23

TAKE_IT: Final[Action] = act(TAKE)
KEEP_IT: Final[Action] = act(KEEP)
LEAVE_IT: Final[Action] = act(LEAVE)
DONE_NOW: Final[Action] = act(DONE)
PAINT_IT: Final[Action] = act(PAINT)
STAY_HERE: Final[Action] = act(STAY)
FORGO_IT: Final[Action] = act(FORGO)
END_TURN: Final[Action] = act(END)
TAKE_A_REST: Final[Action] = act(REST)
