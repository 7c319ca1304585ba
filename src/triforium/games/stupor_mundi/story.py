"""Messages for prompts, choices and events, before they are put into a language."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.masks import members
from triforium.core.message import Args, Message
from triforium.core.state import Decision
from triforium.games.stupor_mundi.atoms import ANY_MIX, Atom
from triforium.games.stupor_mundi.build import (
    ChooseMix,
    ChoosePiece,
    ChooseSite,
    coins_to_pay,
    grain_to_pay,
    resources_to_mix,
    stone_to_pay,
)
from triforium.games.stupor_mundi.edict import ChooseDirection
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.ending import title, winners
from triforium.games.stupor_mundi.events import EVENTS, GAINED, PALACE_ADDED, PALACE_REMOVED
from triforium.games.stupor_mundi.gains import ChooseFaction, ChooseResource, Exchange, GrainAmong, atoms_of
from triforium.games.stupor_mundi.income import closing_spaces
from triforium.games.stupor_mundi.kinds import (
    ACTIVE_NAMES,
    GOODS,
    GOODS_LETTERS,
    ICON_LETTERS,
    ONE_CARD,
    PALACE,
    PATHS,
    place_name,
)
from triforium.games.stupor_mundi.market import Trade, market_at, trade_args
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.play_card import PerformCard
from triforium.games.stupor_mundi.promote import ChooseCityTile, ChoosePath
from triforium.games.stupor_mundi.purchase import PerformPurchased, RemoveCard, coins_for_card
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAllySpace
from triforium.games.stupor_mundi.travel import travel_cost
from triforium.games.stupor_mundi.turn import is_turn_of
from triforium.games.stupor_mundi.verbs import VERBS

NUMBERS: Final = ("number", "coins", "stone", "grain", "points", "structures", "prize", "total")
TERMS: Final = ("card", "ally", "bonus", "city", "house", "action", "faction", "resource", "cover", "piece")


def seat_term(seat: Seat) -> str:
    """The message term for a player; for chance an indefinite one."""
    return ("@seat-blue", "@seat-black", "@seat-red", "@seat-green")[seat] if seat >= 0 else "@seat-nobody"


def noun_args(edition: StuporMundiEdition, kind: str, noun: int) -> Args:
    """The message arguments for a noun of this kind."""
    if kind in NUMBERS:
        return {kind: str(noun)}
    if kind == "place":
        return {kind: place_name(noun)}
    if kind == "cover":
        return {kind: f"@cover-{edition.cover_names[noun]}"}
    if kind == "possession":
        return {"what": f"@palace-{PALACE.name(noun)}", "kind": PALACE.name(noun)}
    if kind == "edict_space":
        row = "active" if noun < ACTIVE_SPACES else "next"
        return {"roman": ACTIVE_NAMES[noun % ACTIVE_SPACES], "row": row}
    if kind == "next":
        return {"next": ACTIVE_NAMES[noun]}
    if kind == "edict":
        return {"edict": edict_text(edition, noun)}
    if kind == "market_side":
        return {"market": edition.market_names[noun // 2]}
    if kind == "path":
        return {kind: PATHS[noun]}
    name = nouns(edition)[kind].write(noun)
    return {kind: f"@{kind}-{name}" if kind in TERMS else name}


def edict_text(edition: StuporMundiEdition, tile: int) -> str:
    """An edict tile with its icons: E01 WWK."""
    icons = "".join(letter * n for letter, n in zip(ICON_LETTERS, edition.edict_icons[tile], strict=True))
    return f"{edition.edict_names[tile]} {icons}"


def yield_args(atoms: list[Atom]) -> Args:
    """What a side or an edict space gives: its first kind of goods, or else its action, and the amount."""
    atom = atoms[0]
    for goods in range(GOODS.size()):
        if atom.gain[goods]:
            return {"goods": GOODS.name(goods), "number": str(atom.gain[goods])}
    return {"goods": atom.op, "number": str(max(atom.number, 1))}


def story_message(s: StuporMundi, event: Event) -> Message:
    """The message for an event."""
    name = EVENTS.name(event.kind)
    args: Args = {"who": seat_term(event.seat)}
    for kind, noun in zip(EVENTS.kinds[event.kind], event.nouns, strict=True):
        args.update(noun_args(s.edition, kind, noun))
    if event.kind == GAINED:
        goods = [f"{n} {letter}" for n, letter in zip(event.nouns, GOODS_LETTERS, strict=True) if n]
        args["goods"] = ", ".join(goods) or "0"
    if event.kind in (PALACE_ADDED, PALACE_REMOVED):
        icon, icons = event.nouns
        args["count"] = str(icons * s.edition.palace_step[icon])
    return Message(f"story-{name}", args)


def choice_message(s: StuporMundi, action: Action) -> Message:
    """The text of an option, on a button or in a numbered list."""
    verb, noun = VERBS.name(verb_of(action)), noun_of(action)
    kind = VERBS.kinds[verb_of(action)]
    args = noun_args(s.edition, kind, noun) if kind else {}
    decision = s.decision()
    seat = decision.seat
    if verb == "travel":
        player = s.players[seat]
        args["city"] = f"@city-{s.edition.cities[(player.ship + noun) % len(s.edition.cities)]}"
        args["coins"] = str(travel_cost(s, player, noun))
    elif verb in ("sell", "buy") and isinstance(decision, Trade):
        side = market_at(s, s.players[seat])
        args.update(trade_args(side))
        args["gets"] = str(side.sold_for)
    elif verb == "specialist":
        args["place"] = place_name(s.players[seat].place_of(noun))
    elif verb == "build" and isinstance(decision, ChooseSite):
        args.update(site_args(s, decision, noun))
    elif verb == "piece":
        args["coins"] = str(s.edition.extra[noun])
    elif verb == "side":
        args.update(yield_args(atoms_of(s.edition.effects.income[0][noun])))
    elif verb == "summon":
        args["ally"] = f"@ally-{s.edition.ally_names[s.ally_on(noun)]}"
        args["grain"] = str(s.edition.ally_cost[noun])
    elif verb == "purchase":
        card = s.card_on(noun)
        args["card"] = f"@card-{s.edition.card_names[card]}"
        one_card = s.edition.card_cost[card] == ONE_CARD
        args["coins"] = "card" if one_card else str(coins_for_card(s, card, s.players[seat].abilities))
    elif verb in ("edict", "next"):
        tile = s.edict_in(noun if verb == "edict" else ACTIVE_SPACES + noun)
        args["edict"] = edict_text(s.edition, tile)
        args.update(yield_args(atoms_of(s.edition.effects.reward[0][noun])))
    elif verb == "reward":
        args.update(yield_args(atoms_of(s.edition.effects.reward[0][noun])))
    elif verb in ("add", "remove") and isinstance(decision, ChooseDirection):
        change = decision.number * s.edition.palace_step[decision.icon]
        args["what"] = f"@palace-{PALACE.name(decision.icon)}"
        args["number"] = str(change)
        args["becomes"] = str(s.frederick(decision.icon) + (change if verb == "add" else -change))
    elif verb == "keep":
        args["stone"] = str(s.players[seat].room - noun)
    elif verb == "mix" and isinstance(decision, ChooseMix):
        total = resources_to_mix(s, decision.atom, decision.abilities, decision.space)
        args["stone"] = str(total - noun)
    elif verb == "grain" and isinstance(decision, GrainAmong):
        args["stone"] = str(decision.number - noun)
    elif verb == "skip":
        args["what"] = f"@skip-{decision.key}"
    return Message(f"choice-{verb}", args)


def site_args(s: StuporMundi, decision: ChooseSite, space: int) -> Args:
    """SM-BUILD-4, SM-BUILD-9, SM-BUILD-10: the cost of a structure here, without Great extras, and its benefits."""
    edition, atom, abilities = s.edition, decision.atom, decision.abilities
    player = s.players[decision.seat]
    closes = [edition.side_names[side] for side, last in enumerate(closing_spaces(s, player)) if last == space]
    answers = members(abilities & edition.abilities_on[edition.space_kind[space]])
    return {
        "stone": str(stone_to_pay(s, atom, abilities, space)),
        "grain": str(grain_to_pay(s, atom, space)),
        "coins": str(coins_to_pay(atom)),
        "mix": str(resources_to_mix(s, atom, abilities, space) if atom.payment == ANY_MIX else 0),
        "edict": "yes" if edition.edict_sites >> space & 1 else "no",
        "closes": " ".join(closes) or "0",
        "answers": " ".join(edition.ability_names[ability] for ability in answers) or "0",
    }


def prompt_message(s: StuporMundi) -> Message:
    """The question to the deciding seat."""
    decision = s.decision()
    if decision.seat == CHANCE:
        return Message("prompt-chance", {})
    args: Args = {"who": seat_term(decision.seat)}
    args.update(prompt_args(s, decision))
    if not is_turn_of(s, s.active) and s.round_number:
        args["together"] = "yes"  # RUL-75: in the End Phase all seats may answer at the same time
    return Message(f"prompt-{decision.key.replace('.', '-')}", args)


def prompt_args(s: StuporMundi, decision: Decision[Any]) -> Args:
    """The arguments of a prompt that tell about the choices that led to it."""
    edition = s.edition
    if isinstance(decision, (PerformCard, PerformPurchased)):  # not for ChooseFace: everybody could read its card
        return {"card": f"@card-{edition.card_names[decision.card]}"}
    if isinstance(decision, (Exchange, ChooseFaction)):
        row = decision.atom.name.rpartition(".")[0]
        left = str(decision.left) if isinstance(decision, Exchange) else "0"
        return {"card": f"@card-{row}", "left": left}
    if isinstance(decision, ChooseResource):
        return {"number": str(decision.amount)}
    if isinstance(decision, GrainAmong):
        return {"number": str(decision.number)}
    if isinstance(decision, ChoosePath):
        return {"specialist": f"s{decision.specialist + 1}"}
    if isinstance(decision, ChooseCityTile):
        return {"path": PATHS[decision.path]}
    if isinstance(decision, Trade):
        return {"city": f"@city-{edition.cities[s.players[decision.seat].ship]}"}
    if isinstance(decision, (ChoosePiece, ChooseMix)):
        return {"space": edition.space_names[decision.space]}
    if isinstance(decision, ChooseAllySpace):
        return {"ally": f"@ally-{edition.ally_names[s.ally_on(decision.space)]}"}
    if isinstance(decision, RemoveCard):
        return {"card": f"@card-{edition.card_names[s.card_on(decision.space)]}"}
    if isinstance(decision, ChooseDirection):
        return {
            "what": f"@palace-{PALACE.name(decision.icon)}",
            "number": str(decision.number * edition.palace_step[decision.icon]),
            "has": str(s.frederick(decision.icon)),
        }
    if decision.key == "keep":
        return {"room": str(s.players[decision.seat].room)}
    return {}


def ending_message(s: StuporMundi) -> Message:
    """SM-SCORE-5, SM-SOLO-21: who won, or the title of the solo player."""
    if s.edition.solo:
        return Message("ending-solo", {"points": str(s.final[0]), "title": title_term(s)})
    who = winners(s)
    points = str(s.final[who[0]])
    if len(who) == 1:
        return Message("ending-win", {"who": seat_term(who[0]), "points": points})
    return Message("ending-shared", {"points": points, "number": str(len(who))})


def title_term(s: StuporMundi) -> str:
    """The message term for a title; a title from a user's own component file is used as it is."""
    key = title(s).lower().replace(" ", "_")
    return f"@title-{key}" if key in ("serf", "knight", "feudal_lord", "duke") else title(s)
