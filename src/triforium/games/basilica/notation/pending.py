"""The pending decision in the middle of an action: the field p: of a position (rules.md, section 11.1)."""

from typing import Any, Final, cast

from triforium.core.errors import Unreadable
from triforium.core.fields import bad
from triforium.core.masks import members
from triforium.core.state import Decision, Step
from triforium.core.step_text import StepText
from triforium.games.basilica.ending import END_EXHAUSTED, END_THIRD
from triforium.games.basilica.kinds import JESTER, NO_RANK, ORDER_NAMES
from triforium.games.basilica.notation.nouns import nouns
from triforium.games.basilica.orders import ORDERS
from triforium.games.basilica.orders.altar import PLACE_ALTAR
from triforium.games.basilica.orders.confuse import CHOOSE_CONFUSED, MoveConfused
from triforium.games.basilica.orders.move_builder import MoveTo
from triforium.games.basilica.orders.promote import ChooseBuilder, ChooseRank
from triforium.games.basilica.orders.recruit import PAID_RECRUIT_BUILDER
from triforium.games.basilica.orders.scaffolding import PLACE_SCAFFOLDING
from triforium.games.basilica.paid_order import OfferPaidOrder
from triforium.games.basilica.place_vault import CHOOSE_VAULT, PUT_VAULT
from triforium.games.basilica.plan import NOWHERE
from triforium.games.basilica.refill import FINISH_ORDER, REFILL_VAULT
from triforium.games.basilica.scoring import CLEAN_UP, COLOUR_JESTERS, SCORE_AREAS
from triforium.games.basilica.stack import RevealTop
from triforium.games.basilica.state import EMPTY, Basilica
from triforium.games.basilica.turn import NEXT_ACTION, NEXT_TURN

TEXT: Final[StepText[Basilica]] = StepText((), "")  # read by comparing: a position allows only a few steps
NO_ORDER: Final = -1
OF_ORDERS: Final = ("pay-", "paid-", "move-", "rank@", "to@", "sc2", "al2")  # these go with an order marked with !


def waiting_step(s: Basilica) -> Step[Any] | None:
    """The pending step, ignoring a top tile that is still to be revealed; None if the game is over."""
    if s.over:
        return None
    return s.agenda[-2] if isinstance(s.agenda[-1], RevealTop) else s.agenda[-1]


def step_text(s: Basilica, step: Step[Any] | None) -> str:
    """The field p: for a step; empty if it needs none, as at the start of an order, marked with ! in the field o:."""
    if isinstance(step, OfferPaidOrder):
        return step_text(s, step.paid).replace("paid", "pay")
    return TEXT.write(step, nouns(s.edition)) if step is not None else ""


def possible_steps(s: Basilica, order: int) -> list[Step[Any]]:
    """Every decision that a game can wait for in the middle of this order, or of placing a vault (NO_ORDER)."""
    me, rival = s.active, 1 - s.active
    mine, theirs = members(s.builders[me]), members(s.builders[rival])
    name = "" if order == NO_ORDER else ORDER_NAMES.name(order)
    if name == "promote":  # BAS-ORD-PROMOTE-9: the rank just chosen is one that a builder has
        chosen = [rank for rank in range(4) if s.ranked[rank] & s.builders[me]]
        paid: list[Step[Any]] = [ChooseBuilder(rival, rank, True) for rank in chosen]
        offers = [OfferPaidOrder(rival, step, None) for step in paid]
        ranks = [ChooseRank(rival, cell, rank, True) for cell in theirs for rank in chosen]
        return [*paid, *offers, *ranks, *(ChooseRank(me, cell, NO_RANK, False) for cell in mine)]
    if name == "recruit":
        recruit = PAID_RECRUIT_BUILDER[rival]
        return [recruit, OfferPaidOrder(rival, recruit, None)] if s.builders_left[rival] else []  # BAS-ORD-RECRUIT-3
    if name == "confuse":
        offer = OfferPaidOrder(rival, CHOOSE_CONFUSED[rival][rival], CHOOSE_CONFUSED[me][rival])
        moves = [MoveConfused(seat, rival, cell) for seat in (me, rival) for cell in theirs]
        return [offer, CHOOSE_CONFUSED[me][rival], CHOOSE_CONFUSED[rival][rival], *moves]
    if name == "move_builder":
        return [MoveTo(me, cell) for cell in mine]
    if name == "scaffolding":
        return [PLACE_SCAFFOLDING[me][2]]
    if name == "altar":
        return [PLACE_ALTAR[me][2]]
    return [] if name else [CHOOSE_VAULT[me], *PUT_VAULT[me]]


def agenda_for(s: Basilica, left: int, text: str, executing: int) -> list[Step[Any]]:
    """The agenda of a position: the opponent's next turn, the remaining actions, and the pending decision."""
    if text == "jes":
        s.actions_left = left - 1
        return scoring_agenda(s)
    if EMPTY in s.vault_slots or EMPTY in s.orders[:3]:
        raise Unreadable(
            "position, fields o and v: a slot is empty though no scoring is going on (all six slots hold a tile)"
        )
    agenda: list[Step[Any]] = [NEXT_TURN[1 - s.active]]
    if not text and executing == EMPTY:
        s.actions_left = left
        return [*agenda, NEXT_ACTION[s.active][left]]
    s.actions_left = left - 1
    s.placed = NOWHERE
    if left > 1:
        agenda.append(NEXT_ACTION[s.active][left - 1])
    if executing != EMPTY:
        agenda.append(FINISH_ORDER[executing])
    return [*agenda, pending_step(s, text, executing)] if text else first_choice(s, agenda, executing)


def first_choice(s: Basilica, agenda: list[Step[Any]], executing: int) -> list[Step[Any]]:
    """The agenda after an order was chosen."""
    order = ORDERS[s.order_in(executing)]
    if not order.can(s, s.active):
        raise bad("field p", f"order {executing + 1} cannot be carried out, so nobody chose it (BAS-TURN-6)")
    s.agenda = agenda
    order.begin(s, s.active)
    agenda, s.agenda = s.agenda, []
    return agenda


def pending_step(s: Basilica, text: str, executing: int) -> Step[Any]:
    """The decision with this text; it must go with the order that is being executed."""
    order = NO_ORDER if executing == EMPTY else s.order_in(executing)
    for step in possible_steps(s, order):
        if step_text(s, step) == text:
            return step
    if order == NO_ORDER and text.startswith(OF_ORDERS):
        raise bad("field p", f"{text[:20]} needs the order being executed marked with !")
    if order != NO_ORDER and text.startswith("vault"):
        raise bad("field p", f"{text[:20]} does not go with an order marked with !")
    here = "here" if order == NO_ORDER else f"while slot {executing + 1} is executed, which may show another order"
    reason = "or no builder of the player who chooses is there (BAS-ORD-PROMOTE-9, BAS-ORD-RECRUIT-3, BAS-ORD-MOVE-1)"
    raise bad("field p", f"{text[:20]!r} is not something that a game can wait for {here}, {reason}")


def scoring_agenda(s: Basilica) -> list[Step[Any]]:
    """BAS-JESTER-3: the Jesters choose their colours; the steps after that depend on what caused the scoring."""
    if s.ranked[JESTER] == 0:
        raise bad("field p", "jes waits for Jesters, but there is none in the cathedral (BAS-JESTER-3)")
    entered = sum(s.edition.crown_spaces[: s.queen + 1])
    can_draw = s.stack > 0 or (s.restacked_at == 0 and len(s.discard) > 0)
    if not s.edition.crown_spaces[s.queen] or (s.scorings == entered and not can_draw):
        if can_draw:
            raise bad("field p", "no crown space was entered and there are tiles to draw: no scoring (BAS-JESTER-3)")
        return [END_EXHAUSTED, SCORE_AREAS, COLOUR_JESTERS]
    s.scorings = entered - 1
    if s.queen == s.edition.spaces:
        return [END_THIRD, SCORE_AREAS, COLOUR_JESTERS]
    agenda: list[Step[Any]] = [NEXT_TURN[1 - s.active]]
    if EMPTY in s.vault_slots:
        agenda.append(REFILL_VAULT[s.vault_slots.index(EMPTY)])
    return [*agenda, CLEAN_UP, SCORE_AREAS, COLOUR_JESTERS]


def has_options(s: Basilica) -> bool:
    """Whether the pending decision of a position has any options."""
    step = waiting_step(s)
    if isinstance(step, OfferPaidOrder):  # BAS-PAID-2
        return s.coins[step.seat] > 0 and len(cast("Decision[Any]", step.paid).options(s)) > 0
    return not isinstance(step, Decision) or len(step.options(s)) > 0
