"""Nouns as text: cards, spaces, pieces, tiles and cities by their IDs in the component file."""

from functools import lru_cache
from typing import Final

from triforium.core.errors import Unreadable
from triforium.core.nouns import Nouns, Numbers
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, FACTIONS, GOODS, MAIN_ACTIONS, PATHS
from triforium.games.stupor_mundi.player import SLOTS, SPECIALISTS
from triforium.games.stupor_mundi.verbs import VERBS

# For each verb, the kind of its noun; verbs that are not listed take none.
VERB_NOUNS: Final = {
    "travel": "number",
    "card": "card",
    "face_up": "slot",
    "face_down": "slot",
    "main": "action",
    "specialist": "specialist",
    "path": "path",
    "city_tile": "bonus",
    "build": "space",
    "piece": "piece",
    "mix": "number",
    "side": "side",
    "summon": "ally_space",
    "ally_space": "board_space",
    "purchase": "card_space",
    "remove_hand": "card",
    "remove_discard": "card",
    "edict": "roman",
    "next": "roman",
    "reward": "roman",
    "resource": "resource",
    "grain": "number",
    "keep": "number",
    "faction": "faction",
    "ship": "city",
    "discard": "card",
    "house": "house",
    "first": "seat",
    "deal_house": "house",
    "countryside": "tile",
    "village": "tile",
    "bonus_tile": "bonus",
    "extra_edict": "edict",
    "draw_edict": "edict",
    "market": "market",
    "red_side": "city",
    "show_ally": "ally",
    "show_card": "card",
    "draw": "card",
    "solo_card": "solo",
}
NUMBERED: Final = ("number", "slot", "specialist")  # no list of names: the rules check the range
MAX_LISTED: Final = 13


def noun_names(edition: StuporMundiEdition, kind: str) -> list[str]:
    """The names of all nouns of a kind, by number; twins have the same name twice."""
    if kind == "card":
        return edition.card_names
    if kind == "slot":
        return [str(slot + 1) for slot in range(SLOTS)]
    if kind == "action":
        return MAIN_ACTIONS.words
    if kind == "specialist":
        return [f"s{number + 1}" for number in range(SPECIALISTS)]
    if kind == "path":
        return list(PATHS)
    if kind == "bonus":
        return edition.bonus_names
    if kind == "space":
        return edition.space_names
    if kind == "piece":
        return edition.piece_names
    if kind == "side":
        return edition.side_names
    if kind in ("ally_space", "card_space"):
        return [f"{city}-{kind[0]}{number}" for city in edition.cities for number in (1, 2)]
    if kind == "board_space":
        return edition.ally_spaces
    if kind == "roman":
        return list(ACTIVE_NAMES)
    if kind == "resource":
        return GOODS.words[:2]
    if kind == "faction":
        return FACTIONS.words
    if kind == "city":
        return edition.cities
    if kind == "house":
        return edition.house_names
    if kind == "seat":
        return [f"P{seat + 1}" for seat in range(4)]
    if kind == "tile":
        return edition.tile_names
    if kind == "edict":
        return edition.edict_names
    if kind == "market":
        return edition.market_names
    if kind == "ally":
        return edition.ally_names
    assert kind == "solo", kind
    return [card.name for card in edition.components.solo_cards]


@lru_cache(64)
def nouns(edition: StuporMundiEdition) -> dict[str, Nouns]:
    """The nouns of every kind."""
    named = {kind: Nouns(noun_names(edition, kind)) for kind in dict.fromkeys(VERB_NOUNS.values()) if kind != "number"}
    return {**named, "number": Numbers(2)}


def write_noun(edition: StuporMundiEdition, verb: int, noun: int) -> str:
    """A noun as it is written after its verb; "?" for an unknown number."""
    kind = VERB_NOUNS.get(VERBS.name(verb), "")
    if not kind:
        return ""
    if kind == "number":
        return str(noun)
    names = noun_names(edition, kind)
    return names[noun] if noun < len(names) else "?"


def read_noun(edition: StuporMundiEdition, verb: int, text: str) -> int:
    """The noun with this text; Unreadable if there is none."""
    noun = find_noun(edition, VERB_NOUNS.get(VERBS.name(verb), ""), text)
    if noun < 0:
        word = VERBS.name(verb)
        kind = VERB_NOUNS.get(word, "")
        if not kind:
            raise Unreadable(f"'{word}' takes nothing after it; leave out {text[:40]!r}")
        raise Unreadable(
            f"'{word}': {no_such_noun(edition, kind, text)}" if text else f"'{word}' needs something after it"
        )
    return noun


def no_such_noun(edition: StuporMundiEdition, kind: str, text: str) -> str:
    """An error text for an unknown noun, with the known ones."""
    if kind == "number":
        return f"{text[:40]!r} is not a number below 100"
    names = list(dict.fromkeys(noun_names(edition, kind)))
    known = ", ".join(names) if len(names) <= MAX_LISTED else f"{names[0]}, {names[1]}, … {names[-1]}"
    return f"{text[:40]!r} is none of {known}"


def find_noun(edition: StuporMundiEdition, kind: str, text: str) -> int:
    """The number of a noun of this kind, or -1; of twins the first."""
    if not kind:
        return 0 if text == "" else -1
    if kind == "number":
        return int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else -1
    names = noun_names(edition, kind)
    return names.index(text) if text in names else -1
