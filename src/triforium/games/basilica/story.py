"""Messages for prompts, choices and events, before they are put into a language."""

from functools import lru_cache
from typing import Final

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.message import Args, Message
from triforium.games.basilica.edition import BasilicaEdition
from triforium.games.basilica.ending import winners
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.kinds import (
    BLACK,
    COLOUR_LETTERS,
    COLOURS,
    NO_RANK,
    ORDER_NAMES,
    RANKS,
    RANKS_PER_TOKEN,
    WHITE,
)
from triforium.games.basilica.orders.altar import PlaceAltar
from triforium.games.basilica.orders.confuse import ChooseConfused, MoveConfused
from triforium.games.basilica.orders.move_builder import MoveTo
from triforium.games.basilica.orders.promote import ChooseBuilder, ChooseRank
from triforium.games.basilica.orders.recruit import RecruitBuilder
from triforium.games.basilica.orders.scaffolding import PlaceScaffolding
from triforium.games.basilica.paid_order import OfferPaidOrder
from triforium.games.basilica.place_vault import PutVault
from triforium.games.basilica.plan import cell_name
from triforium.games.basilica.refill import executing_slot
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import EMPTY, Basilica
from triforium.games.basilica.verbs import BURN, ORDER, PLACE_BUILDER, PLACE_VAULT, VERBS

YES_NO: Final = ("no", "yes")


def seat_term(seat: Seat) -> str:
    """The message term for a player."""
    return ("@seat-white", "@seat-black")[seat] if seat >= 0 else "@seat-nobody"


def vault_term(colours: int) -> str:
    """The message term for a vault with these colours."""
    return "@vault-" + "-".join(COLOURS.name(colour) for colour in range(len(COLOUR_LETTERS)) if colours >> colour & 1)


@lru_cache(4096)
def noun_args(edition: BasilicaEdition, kind: str, noun: int) -> Args:
    """The message arguments for a noun of this kind; the result is cached and shared, so copy it before changing it."""
    if kind == "slot":
        return {"slot": str(noun + 1)}
    if kind == "tile":
        return {"vault": vault_term(edition.colours[noun])}
    if kind == "face":
        return {
            "order": f"@order-{ORDER_NAMES.name(edition.face_order[noun])}",
            "vault": vault_term(edition.face_colours[noun]),
        }
    if kind == "colour":
        return {"colour": f"@colour-{COLOURS.name(noun)}"}
    if kind == "rank":
        return {"rank": f"@rank-{RANKS.name(noun)}"}
    if kind == "token":
        return {"rank": f"@rank-{RANKS.name(noun % RANKS_PER_TOKEN)}", "token": edition.token_names[noun]}
    if kind == "owner":
        return {"owner": seat_term(noun)}
    if kind in ("white", "black"):
        return {kind: str(noun), f"{kind}_player": f"@seat-{kind}"}
    if kind in ("cell", "target"):
        return {kind: cell_name(noun)}
    return {kind: str(noun)}


def story_message(edition: BasilicaEdition, event: Event) -> Message:
    """The message for an event."""
    return story_words(edition, event.kind, event.seat, tuple(event.nouns))


@lru_cache(4096)
def story_words(edition: BasilicaEdition, number: int, seat: Seat, nouns: tuple[int, ...]) -> Message:
    """The message for an event, cached by its arguments."""
    args: Args = {"who": seat_term(seat), "timekeeper": f"@{edition.timekeeper}"}
    for kind, noun in zip(EVENTS.kinds[number], nouns, strict=False):  # an area ends with its cells
        args.update(noun_args(edition, kind, noun))
    return Message(f"story-{EVENTS.name(number)}", args)


def choice_message(s: Basilica, action: Action) -> Message:
    """The text of an option, on a button or in a numbered list."""
    verb, noun = verb_of(action), noun_of(action)
    if verb == PLACE_VAULT:
        return choice_words(s.edition, verb, noun, s.vault_slots[noun])
    if verb in (ORDER, BURN):
        return choice_words(s.edition, verb, noun, s.face_in(noun))
    return choice_words(s.edition, verb, noun, s.placed if verb == PLACE_BUILDER else EMPTY)


@lru_cache(4096)
def choice_words(edition: BasilicaEdition, verb: int, noun: int, what: int) -> Message:
    """The message for an option, cached by its arguments."""
    kind = VERBS.kinds[verb]
    args = dict(noun_args(edition, kind, noun)) if kind else {}
    if verb == PLACE_VAULT:
        args["vault"] = vault_term(edition.colours[what])
        args["crown"] = YES_NO[edition.crown[what]]
    if verb in (ORDER, BURN):
        args.update(noun_args(edition, "face", what))
    if verb == PLACE_BUILDER:
        args["cell"] = cell_name(what)
    return Message(f"choice-{VERBS.name(verb)}", args)


def prompt_message(s: Basilica) -> Message:
    """The question to the deciding seat."""
    decision = s.decision()
    if decision.seat == CHANCE:
        return prompt_words("chance", CHANCE, s.actions_left, ())
    return prompt_words(decision.key, decision.seat, s.actions_left, tuple(prompt_args(s).items()))


@lru_cache(1024)
def prompt_words(key: str, seat: Seat, left: int, more: tuple[tuple[str, str], ...]) -> Message:
    """The message for a question, cached by its arguments."""
    return Message(f"prompt-{key.replace('.', '-')}", {"who": seat_term(seat), "left": str(left), **dict(more)})


def prompt_args(s: Basilica) -> Args:
    """The arguments of a prompt that tell about the choices that led to it."""
    decision = s.decision()
    if isinstance(decision, PutVault):
        return noun_args(s.edition, "tile", s.vault_slots[decision.slot])
    if isinstance(decision, OfferPaidOrder):
        slot = executing_slot(s)
        if slot == EMPTY:
            return {"kind": ""}
        face = s.face_in(slot)
        return {**noun_args(s.edition, "face", face), "kind": ORDER_NAMES.name(s.edition.face_order[face])}
    if isinstance(decision, ChooseBuilder):
        rank = f"@rank-{RANKS.name(decision.excluded)}" if decision.excluded != NO_RANK else ""
        return {"paid": YES_NO[decision.paid], "rank": rank}
    if isinstance(decision, ChooseRank):
        return {"cell": cell_name(decision.cell)}
    if isinstance(decision, MoveTo):
        return {"cell": cell_name(decision.origin)}
    if isinstance(decision, RecruitBuilder):
        return {"paid": YES_NO[decision.paid]}
    if isinstance(decision, ChooseConfused):
        return {"owner": seat_term(decision.owner)}
    if isinstance(decision, MoveConfused):
        return {"cell": cell_name(decision.origin), "owner": seat_term(decision.owner)}
    if isinstance(decision, (PlaceScaffolding, PlaceAltar)):
        return {"nth": str(decision.nth)}
    if isinstance(decision, ChooseColour):
        return {"cell": cell_name(decision.cell), "secret": YES_NO[decision.secret]}
    return {}


def ending_message(s: Basilica) -> Message:
    """BAS-END-3, BAS-END-4: who won; for equal points the term of the edition."""
    first = winners(s)[0]
    args: Args = {"who": seat_term(first), "more": str(s.score[first]), "fewer": str(s.score[1 - first])}
    return Message("ending-win" if s.score[WHITE] != s.score[BLACK] else f"ending-{s.edition.draw}", args)
