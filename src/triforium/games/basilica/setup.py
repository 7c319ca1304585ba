"""Setting up (BAS-SETUP)."""

from typing import Any, Final

from triforium.core.action import CHANCE, Seat
from triforium.core.bag import Bag
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.basilica.edition import RANDOM_SEAT, BasilicaEdition
from triforium.games.basilica.events import FIRST_PLAYER
from triforium.games.basilica.kinds import RUNNING, WHITE
from triforium.games.basilica.plan import NOWHERE
from triforium.games.basilica.refill import FILL_ORDER, FILL_VAULT
from triforium.games.basilica.stack import REVEAL_TOP
from triforium.games.basilica.state import EMPTY, KIND_BITS, Basilica
from triforium.games.basilica.turn import NEXT_TURN
from triforium.games.basilica.verbs import FIRST


class ChooseFirstPlayer(Choice[Basilica]):
    """BAS-SETUP-13: chance chooses who starts."""

    key = "first_player"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = FIRST

    def nouns(self, s: Basilica) -> int:
        return 0b11

    def choose(self, s: Basilica, noun: int) -> None:
        s.tell(FIRST_PLAYER, noun)
        s.then(NEXT_TURN[noun])

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        return None if noun < 2 else Refusal("BAS-SETUP-1", "two-players")


CHOOSE_FIRST_PLAYER: Final = ChooseFirstPlayer()


def empty_table(edition: BasilicaEdition) -> Basilica:
    """BAS-SETUP-2 to BAS-SETUP-6, BAS-SETUP-12: full supplies, nothing built, nothing drawn, nobody's turn."""
    tokens = 0
    for kind in range(len(edition.token_kinds)):
        tokens |= edition.token_kinds[kind].copies << KIND_BITS * kind
    unseen = 0
    for lookalike in edition.lookalike:
        unseen |= lookalike
    agenda: list[Step[Any]] = []
    return Basilica(
        edition,
        agenda,
        False,
        yellow=0,
        blue=0,
        red=0,
        green=0,
        wild=0,
        vaults=0,
        scaffolding=0,
        glass=0,
        altars=0,
        builders=(0, 0),
        ranked=(0, 0, 0, 0),
        tokens=(0,) * len(edition.token_kinds),
        tiles=[],
        extra=(0, 0, 0, 0),
        orders=[EMPTY, EMPTY, EMPTY, EMPTY],
        vault_slots=[EMPTY, EMPTY, EMPTY],
        stack=len(edition.tile_names) - edition.removed,  # BAS-SETUP-7, BAS-SETUP-8
        bag=Bag(edition.faces_in_order[:]),
        unseen=unseen,
        leftover=0,
        revealed=1,  # not 0, so that `restacked_at` is above zero after a reshuffle
        restacked_at=0,
        discard=[],
        queen=0,
        scorings=0,
        score=(0, 0),
        builders_left=(edition.builders, edition.builders),
        tokens_left=(tokens, tokens),
        coins=(edition.coins, edition.coins),
        active=WHITE,
        actions_left=0,
        placed=NOWHERE,
        ending=RUNNING,
    )


def set_up(edition: BasilicaEdition) -> Basilica:
    """BAS-SETUP-9, BAS-SETUP-10: three orders, then three vaults, from the top of the stack; then the first player."""
    s = empty_table(edition)
    s.agenda.append(CHOOSE_FIRST_PLAYER if edition.first_player == RANDOM_SEAT else NEXT_TURN[edition.first_player])
    s.then(FILL_VAULT[0], FILL_VAULT[1], FILL_VAULT[2])
    s.then(REVEAL_TOP, FILL_ORDER[0], FILL_ORDER[1], FILL_ORDER[2])
    s.settle()
    return s
