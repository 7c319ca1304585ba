"""The pending decision in the middle of an action: the field p: of a position (rules.md, section 11.1)."""

import re
from typing import Any, Final, cast

from triforium.core.action import Seat
from triforium.core.errors import Unreadable
from triforium.core.state import Decision, Step
from triforium.games.basilica.components import ORDER_NAMES, RANK_LETTERS
from triforium.games.basilica.ending import END_EXHAUSTED, END_THIRD
from triforium.games.basilica.orders import ORDERS
from triforium.games.basilica.orders.altar import PLACE_ALTAR, PlaceAltar
from triforium.games.basilica.orders.confuse import CHOOSE_CONFUSED, ChooseConfused, MoveConfused
from triforium.games.basilica.orders.move_builder import MoveTo
from triforium.games.basilica.orders.promote import ChooseBuilder, ChooseRank
from triforium.games.basilica.orders.recruit import PAID_RECRUIT_BUILDER, RecruitBuilder
from triforium.games.basilica.orders.scaffolding import PLACE_SCAFFOLDING, PlaceScaffolding
from triforium.games.basilica.paid_order import OfferPaidOrder
from triforium.games.basilica.place_vault import CHOOSE_VAULT, PUT_VAULT, ChooseVault, PutVault
from triforium.games.basilica.plan import NOWHERE, cell_name, cell_named
from triforium.games.basilica.refill import FINISH_ORDER, REFILL_VAULT
from triforium.games.basilica.scoring import CLEAN_UP, COLOUR_JESTERS, SCORE_AREAS, ChooseColour, ColourJesters
from triforium.games.basilica.stack import RevealTop
from triforium.games.basilica.state import EMPTY, JESTER, NO_RANK, Basilica
from triforium.games.basilica.turn import NEXT_ACTION, NEXT_TURN

# The arguments of each word in p: as regular expressions: a slot or a rank after =, a cell after @.
NOTHING: Final = "()()"
ONE_CELL: Final = "()@([a-e][0-9]{1,3})"
OPTIONAL_CELL: Final = "()(?:@([a-e][0-9]{1,3}))?"
FORMS: Final = {
    "vault": "(?:=([1-3]))?()",
    "pay-P": "=([AMSJ])()",
    "paid-P": "=([AMSJ])(?:@([a-e][0-9]{1,3}))?",
    "rank": ONE_CELL,
    "pay-R": NOTHING,
    "paid-R": NOTHING,
    "pay-C": NOTHING,
    "move-C": OPTIONAL_CELL,
    "paid-C": OPTIONAL_CELL,
    "to": ONE_CELL,
    "sc2": NOTHING,
    "al2": NOTHING,
}

# Word in p: -> the order that must be marked with !
ORDER_OF: Final = {
    "pay-P": "promote",
    "paid-P": "promote",
    "rank": "promote",
    "pay-R": "recruit",
    "paid-R": "recruit",
    "pay-C": "confuse",
    "move-C": "confuse",
    "paid-C": "confuse",
    "to": "move_builder",
    "sc2": "scaffolding",
    "al2": "altar",
}


def bad(sentence: str) -> Unreadable:
    """The error for an invalid field p:."""
    return Unreadable(f"position, field p: {sentence}")


def waiting_step(s: Basilica) -> Step[Any] | None:
    """The pending step, ignoring a top tile that is still to be revealed; None if the game is over."""
    if s.over:
        return None
    return s.agenda[-2] if isinstance(s.agenda[-1], RevealTop) else s.agenda[-1]


# --- writing ---------------------------------------------------------------------------------------------------


def pending_text(s: Basilica) -> str:
    """The field p: for the decision on top of the agenda; empty at the start of an action or of an order."""
    top = waiting_step(s)
    if isinstance(top, ChooseVault):
        return "vault"
    if isinstance(top, PutVault):
        return f"vault={top.slot + 1}"
    if isinstance(top, OfferPaidOrder):
        return pending_offer(top.paid)
    if isinstance(top, ChooseBuilder):
        return f"paid-P={RANK_LETTERS[top.excluded]}" if top.paid else ""
    if isinstance(top, ChooseRank):
        return (
            f"paid-P={RANK_LETTERS[top.excluded]}@{cell_name(top.cell)}" if top.paid else f"rank@{cell_name(top.cell)}"
        )
    if isinstance(top, RecruitBuilder):
        return "paid-R" if top.paid else ""
    if isinstance(top, ChooseConfused):
        return "paid-C" if top.seat == top.owner else "move-C"
    if isinstance(top, MoveConfused):
        return f"{'paid' if top.seat == top.owner else 'move'}-C@{cell_name(top.origin)}"
    if isinstance(top, MoveTo):
        return f"to@{cell_name(top.origin)}"
    if isinstance(top, PlaceScaffolding):
        return "sc2" if top.nth == 2 else ""
    if isinstance(top, PlaceAltar):
        return "al2" if top.nth == 2 else ""
    return "jes" if isinstance(top, (ChooseColour, ColourJesters)) else ""


def pending_offer(paid: Step[Any]) -> str:
    """The field p: while the opponent decides whether to pay."""
    if isinstance(paid, ChooseBuilder):
        return f"pay-P={RANK_LETTERS[paid.excluded]}"
    return "pay-R" if isinstance(paid, RecruitBuilder) else "pay-C"


# --- reading ---------------------------------------------------------------------------------------------------


def agenda_for(s: Basilica, left: int, text: str, executing: int) -> list[Step[Any]]:
    """The agenda of a position: the opponent's next turn, the remaining actions, and the pending decision."""
    seat = s.active
    if text == "jes":
        s.actions_left = left - 1
        return scoring_agenda(s)
    check_slots(s, text, executing)
    agenda: list[Step[Any]] = [NEXT_TURN[1 - seat]]
    if not text and executing == EMPTY:
        s.actions_left = left
        return [*agenda, NEXT_ACTION[seat][left]]
    s.actions_left = left - 1
    s.placed = NOWHERE
    if left > 1:
        agenda.append(NEXT_ACTION[seat][left - 1])
    if executing != EMPTY:
        agenda.append(FINISH_ORDER[executing])
        if not text:  # the order was chosen, and its first choice is pending
            if not ORDERS[s.order_in(executing)].can(s, seat):
                raise bad(f"the order in slot {executing + 1} cannot be carried out, so nobody chose it (BAS-TURN-6)")
            s.agenda = agenda
            ORDERS[s.order_in(executing)].begin(s, seat)
            agenda, s.agenda = s.agenda, []
            return agenda
    word = re.split("[=@]", text)[0]
    match = re.fullmatch(FORMS[word], text.removeprefix(word)) if word in FORMS else None
    if match is None:
        raise bad(f"{text!r} is not something that a game can wait for")
    return [*agenda, pending_step(s, seat, word, match.group(1) or "", match.group(2) or "")]


def check_slots(s: Basilica, text: str, executing: int) -> None:
    """Between actions all six slots are filled; an order being executed is marked and matches the field p:."""
    if EMPTY in s.vault_slots or EMPTY in s.orders[:3]:
        raise Unreadable(
            "position, fields o and v: a slot is empty though no scoring is going on (all six slots hold a tile)"
        )
    order = ORDER_OF.get(re.split("[=@]", text)[0])
    if (order is None) != (executing == EMPTY) and text:
        raise bad(
            f"{text} needs the order being executed marked with !"
            if order
            else f"{text} does not go with an order marked with !"
        )
    if order is not None and s.order_in(executing) != ORDER_NAMES.number(order):
        raise bad(f"{text} goes with {order}, but slot {executing + 1} shows another order")


def scoring_agenda(s: Basilica) -> list[Step[Any]]:
    """BAS-JESTER-3: the Jesters choose their colours; the steps after that depend on what caused the scoring."""
    if s.ranked[JESTER] == 0:
        raise bad("jes waits for Jesters, but there is none in the cathedral (BAS-JESTER-3)")
    entered = sum(s.edition.crown_spaces[: s.queen + 1])
    can_draw = s.stack > 0 or (s.restacked_at == 0 and len(s.discard) > 0)
    if not s.edition.crown_spaces[s.queen] or (s.scorings == entered and not can_draw):
        if can_draw:
            raise bad(
                "jes: no crown space was entered and there are tiles to draw, so no scoring is due (BAS-JESTER-3)"
            )
        return [END_EXHAUSTED, SCORE_AREAS, COLOUR_JESTERS]
    s.scorings = entered - 1
    if s.queen == s.edition.spaces:
        return [END_THIRD, SCORE_AREAS, COLOUR_JESTERS]
    agenda: list[Step[Any]] = [NEXT_TURN[1 - s.active]]
    if EMPTY in s.vault_slots:
        agenda.append(REFILL_VAULT[s.vault_slots.index(EMPTY)])
    return [*agenda, CLEAN_UP, SCORE_AREAS, COLOUR_JESTERS]


def pending_step(s: Basilica, seat: Seat, word: str, argument: str, cell_text: str) -> Step[Any]:
    """The decision named by the field p:."""
    rival = 1 - seat
    cell = cell_named(cell_text) if cell_text else NOWHERE
    if word == "vault":
        return PUT_VAULT[seat][int(argument) - 1] if argument else CHOOSE_VAULT[seat]
    if word in ("sc2", "al2"):
        return PLACE_SCAFFOLDING[seat][2] if word == "sc2" else PLACE_ALTAR[seat][2]
    if word in ("pay-P", "paid-P"):
        rank = RANK_LETTERS.index(argument)
        if s.ranked[rank] & s.builders[seat] == 0:
            raise bad(f"no builder of the active player has the rank {argument} just chosen (BAS-ORD-PROMOTE-9)")
        if word == "pay-P":
            return OfferPaidOrder(rival, ChooseBuilder(rival, rank, True), None)
        if cell != NOWHERE:
            return ChooseRank(rival, builder_cell(s, rival, cell, cell_text), rank, True)
        return ChooseBuilder(rival, rank, True)
    if word == "rank":
        return ChooseRank(seat, builder_cell(s, seat, cell, cell_text), NO_RANK, False)
    if word == "to":
        return MoveTo(seat, builder_cell(s, seat, cell, cell_text))
    if word in ("pay-R", "paid-R"):
        if s.builders_left[rival] == 0:
            raise bad(f"{word} needs a builder in the supply of the other player (BAS-ORD-RECRUIT-3)")
        return (
            OfferPaidOrder(rival, PAID_RECRUIT_BUILDER[rival], None) if word == "pay-R" else PAID_RECRUIT_BUILDER[rival]
        )
    if word == "pay-C":
        return OfferPaidOrder(rival, CHOOSE_CONFUSED[rival][rival], CHOOSE_CONFUSED[seat][rival])
    mover = seat if word == "move-C" else rival
    if cell != NOWHERE:
        return MoveConfused(mover, rival, builder_cell(s, rival, cell, cell_text))
    return CHOOSE_CONFUSED[mover][rival]


def builder_cell(s: Basilica, seat: Seat, cell: int, name: str) -> int:
    """The cell with this name, checked to have a builder of this seat."""
    if cell == NOWHERE or s.builders[seat] >> cell & 1 == 0:
        raise bad(f"no builder of the player who chooses stands on {name or 'the cell, which is missing'}")
    return cell


def has_options(s: Basilica) -> bool:
    """Whether the pending decision of a position has any options."""
    step = waiting_step(s)
    if isinstance(step, OfferPaidOrder):  # BAS-PAID-2
        return s.coins[step.seat] > 0 and len(cast("Decision[Any]", step.paid).options(s)) > 0
    return not isinstance(step, Decision) or len(step.options(s)) > 0
