"""The verbs of builders and chance (rules.md, section 6.2), in the order in which options are listed."""

from typing import Final

from triforium.core.action import Action, act
from triforium.core.notation import Names

DRAW: Final = 0  # bag
PLACE: Final = 1  # space
GO: Final = 2  # route
TAKE: Final = 3
KEEP: Final = 4
SWAP: Final = 5  # kind of item
LEAVE: Final = 6
DELIVER: Final = 7  # kind of item * 8 + destination
DONE: Final = 8
PAINT: Final = 9
STAY: Final = 10
GIVE: Final = 11  # seat
FORGO: Final = 12
MONK: Final = 13  # bag
BLUEPRINT: Final = 14  # slot
END: Final = 15
REST: Final = 16
# of the chance seat
FIRST: Final = 17  # seat
WORKSHOP: Final = 18  # tile
GOOD: Final = 19  # kind of item
HOUR_GLASS: Final = 20  # tile
COMES_UP: Final = 21  # kind of follower
EVENT: Final = 22  # tile
TURN_OVER: Final = 23  # kind of blueprint

VERBS: Final = Names(
    "draw place go take keep swap leave deliver done paint stay give forgo monk blueprint end rest "
    "first workshop good hour_glass comes_up event turn_over"
)

# For each verb, the rule that says when it may be used.
VERB_RULES: Final = (
    "ORL-TURN-2",
    "ORL-TURN-2",
    "ORL-MOVE-1",
    "ORL-MOVE-4",
    "ORL-REW-3",
    "ORL-SACK-3",
    "ORL-MOVE-4",
    "ORL-MARKET-1",
    "ORL-MARKET-9",
    "ORL-GLASS-4",
    "ORL-SKIP-1",
    "ORL-REW-3",
    "ORL-REW-6",
    "ORL-REW-4",
    "ORL-REW-1",
    "ORL-TURN-4",
    "ORL-REST-4",
    "ORL-SETUP-14",
    "ORL-SETUP-2",
    "ORL-RNG-3",
    "ORL-BELL-7",
    "ORL-RNG-2",
    "ORL-FEST-1",
    "ORL-BLUE-1",
)

TAKE_IT: Final[Action] = act(TAKE)
KEEP_IT: Final[Action] = act(KEEP)
LEAVE_IT: Final[Action] = act(LEAVE)
DONE_NOW: Final[Action] = act(DONE)
PAINT_IT: Final[Action] = act(PAINT)
STAY_HERE: Final[Action] = act(STAY)
FORGO_IT: Final[Action] = act(FORGO)
END_TURN: Final[Action] = act(END)
TAKE_A_REST: Final[Action] = act(REST)
