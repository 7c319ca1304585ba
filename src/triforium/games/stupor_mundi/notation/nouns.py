"""How values are written: cards, spaces, pieces, tiles and cities by their IDs in the component file."""

from functools import lru_cache

from triforium.core.nouns import Named, Nouns, Numbers, Sets, Values
from triforium.games.stupor_mundi.edition import StuporMundiEdition
from triforium.games.stupor_mundi.kinds import (
    ACTIVE_NAMES,
    FACTIONS,
    GOODS,
    ICON_LETTERS,
    MAIN_ACTIONS,
    PATHS,
    TO_PLAYER,
)
from triforium.games.stupor_mundi.player import SLOTS, SPECIALISTS
from triforium.games.stupor_mundi.state import ACTIVE_SPACES

OPS = {
    "promotion": "promote",
    "exchange": "convert",
    "faction_effect": "faction_per",
    "building": "build",
    "summoning": "summon",
}


@lru_cache(64)
def nouns(edition: StuporMundiEdition) -> dict[str, Nouns]:
    """The nouns of verbs, and the fields of steps in written positions; twins have the same name twice."""
    specialists = [f"s{number + 1}" for number in range(SPECIALISTS)]
    atoms = edition.effects.atoms
    named = {kind: {name: atom for name, atom in atoms.items() if atom.op == op} for kind, op in OPS.items()}
    return {
        "number": Numbers(2),
        "seat": Nouns([f"P{seat + 1}" for seat in range(edition.seats)]),
        "card": Nouns(edition.card_names),
        "slot": Nouns([str(slot + 1) for slot in range(SLOTS)]),
        "action": Nouns(MAIN_ACTIONS.words),
        "specialist": Nouns(specialists),
        "path": Nouns(PATHS),
        "bonus": Nouns(edition.bonus_names),
        "space": Nouns(edition.space_names),
        "piece": Nouns(edition.piece_names),
        "side": Nouns(edition.side_names),
        "ally_space": Nouns(edition.city_ally_spaces),
        "card_space": Nouns(edition.city_card_spaces),
        "board_space": Nouns(edition.ally_spaces),
        "roman": Nouns(ACTIVE_NAMES),
        "resource": Nouns(GOODS.words[:2]),
        "faction": Nouns(FACTIONS.words),
        "city": Nouns(edition.cities),
        "house": Nouns(edition.house_names),
        "tile": Nouns(edition.tile_names),
        "edict": Nouns(edition.edict_names),
        "market": Nouns(edition.market_names),
        "ally": Nouns(edition.ally_names),
        "solo": Nouns(edition.solo_names),
        # only in the steps of an agenda
        "atom": Named(atoms),
        **{kind: Named(some) for kind, some in named.items()},
        "icon": Nouns(ICON_LETTERS),
        "edict_space": Nouns([str(space + 1) for space in range(2 * ACTIVE_SPACES)]),
        "actions": Sets(MAIN_ACTIONS.words, may_be_empty=False),
        "abilities": Sets(edition.ability_names),
        "sides": Sets(edition.side_names, may_be_empty=False),
        "specialists": Sets(specialists),
        "times": Values({"once": False, "twice": True}),
        "freedom": Values({"must": False, "may": True}),
        "steps": Values({"1": 1, "2": 2, "3": 3, "4": 4, "-1": TO_PLAYER}),
    }
