"""The verbs of Basilica, each with the kind of its noun and the rule that says when it may be used."""

from typing import Final

from triforium.core.notation import Verbs

VERBS: Final = Verbs("""
    place_vault     slot    BAS-VAULT-1
    replace_vaults  -       BAS-VAULT-8
    place_builder   -       BAS-TURN-5
    order           slot    BAS-ORDER-1
    burn            slot    BAS-ORDER-2
    put             cell    BAS-VAULT-1
    promote         cell    BAS-ORD-PROMOTE-1
    rank            token   BAS-ORD-PROMOTE-1
    move            cell    BAS-ORD-MOVE-1
    move_to         cell    BAS-ORD-MOVE-1
    recruit         cell    BAS-ORD-RECRUIT-1
    withdraw        cell    BAS-ORD-CONFUSE-1
    pay             -       BAS-PAID-2
    decline         -       BAS-PAID-2
    confuse         cell    BAS-ORD-CONFUSE-2
    glaze           cell    BAS-ORD-GLASS-1
    scaffold        cell    BAS-ORD-SCAFFOLD-1
    destroy         cell    BAS-ORD-DISASTER-1
    consecrate      cell    BAS-ALTAR-1
    colour          colour  BAS-JESTER-3
    first           owner   BAS-SETUP-13
    reveal          face    BAS-SETUP-9
    turn_over       tile    BAS-REFILL-1
""")

PLACE_VAULT: Final = 0
REPLACE_VAULTS: Final = 1
PLACE_BUILDER: Final = 2
ORDER: Final = 3
BURN: Final = 4
PUT: Final = 5
PROMOTE: Final = 6
RANK: Final = 7  # the noun is the kind of token * 4 + the rank
MOVE: Final = 8
MOVE_TO: Final = 9
RECRUIT: Final = 10
WITHDRAW: Final = 11
PAY: Final = 12
DECLINE: Final = 13
CONFUSE: Final = 14
GLAZE: Final = 15
SCAFFOLD: Final = 16
DESTROY: Final = 17
CONSECRATE: Final = 18
COLOUR: Final = 19
# of the chance seat
FIRST: Final = 20
REVEAL: Final = 21
TURN_OVER: Final = 22

# For a verb that is a later step of an action, the term in words/ for the choice that leads to it.
FIRST_STEPS: Final = {
    PUT: "@task-vault-slot",
    **dict.fromkeys(
        (PROMOTE, RANK, MOVE, MOVE_TO, RECRUIT, WITHDRAW, CONFUSE, GLAZE, SCAFFOLD, DESTROY, CONSECRATE), "@task-order"
    ),
}
