"""The verbs of Basilica; comments say what the noun of each is."""

from typing import Final

from triforium.core.notation import Names

PLACE_VAULT: Final = 0  # slot
REPLACE_VAULTS: Final = 1
PLACE_BUILDER: Final = 2
ORDER: Final = 3  # slot
BURN: Final = 4  # slot
PUT: Final = 5  # cell: the vault in hand
PROMOTE: Final = 6  # cell
RANK: Final = 7  # token kind * 4 + rank
MOVE: Final = 8  # cell
MOVE_TO: Final = 9  # cell
RECRUIT: Final = 10  # cell
WITHDRAW: Final = 11  # cell
PAY: Final = 12
DECLINE: Final = 13
CONFUSE: Final = 14  # cell
GLAZE: Final = 15  # cell
SCAFFOLD: Final = 16  # cell
DESTROY: Final = 17  # cell
CONSECRATE: Final = 18  # cell
COLOUR: Final = 19  # colour
# of the chance seat
FIRST: Final = 20  # seat
REVEAL: Final = 21  # face
TURN_OVER: Final = 22  # tile

VERBS: Final = Names(
    "place_vault replace_vaults place_builder order burn put promote rank move move_to recruit withdraw pay decline "
    "confuse glaze scaffold destroy consecrate colour first reveal turn_over"
)

# For a verb that is a later step of an action, the term in words/ for the choice that leads to it.
FIRST_STEPS: Final = {
    PUT: "@task-vault-slot",
    **dict.fromkeys(
        (PROMOTE, RANK, MOVE, MOVE_TO, RECRUIT, WITHDRAW, CONFUSE, GLAZE, SCAFFOLD, DESTROY, CONSECRATE), "@task-order"
    ),
}

# For each verb, the rule that says when it may be used.
VERB_RULES: Final = (
    "BAS-VAULT-1",
    "BAS-VAULT-8",
    "BAS-TURN-5",
    "BAS-ORDER-1",
    "BAS-ORDER-2",
    "BAS-VAULT-1",
    "BAS-ORD-PROMOTE-1",
    "BAS-ORD-PROMOTE-1",
    "BAS-ORD-MOVE-1",
    "BAS-ORD-MOVE-1",
    "BAS-ORD-RECRUIT-1",
    "BAS-ORD-CONFUSE-1",
    "BAS-PAID-2",
    "BAS-PAID-2",
    "BAS-ORD-CONFUSE-2",
    "BAS-ORD-GLASS-1",
    "BAS-ORD-SCAFFOLD-1",
    "BAS-ORD-DISASTER-1",
    "BAS-ALTAR-1",
    "BAS-JESTER-3",
    "BAS-SETUP-13",
    "BAS-SETUP-9",
    "BAS-REFILL-1",
)
