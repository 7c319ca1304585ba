"""Action: Place Vault (BAS-VAULT), and the effect of a crown on it (BAS-QUEEN)."""

from typing import Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.masks import members
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Decision
from triforium.games.basilica.ending import score_for_the_last_time
from triforium.games.basilica.events import QUEEN_MOVED, VAULT_PLACED, VAULTS_REPLACED
from triforium.games.basilica.plan import beside, cell_name, is_cell
from triforium.games.basilica.refill import REFILL_VAULT, replace_vaults
from triforium.games.basilica.scoring import CLEAN_UP, COLOUR_JESTERS, SCORE_AREAS
from triforium.games.basilica.state import EMPTY, Basilica
from triforium.games.basilica.verbs import PLACE_VAULT, PUT, REPLACE_VAULTS


def slots_that_fit(s: Basilica) -> int:
    """BAS-VAULT-13, BAS-VAULT-14: the slots whose vault has a legal cell; a single-coloured vault always has one."""
    wild = s.edition.wild
    first, second, third = s.vault_slots
    wild_ones = wild[first] | wild[second] << 1 | wild[third] << 2
    if wild_ones == 0 or s.open_cells() & ~s.cells_beside_barred_wild():
        return 0b111
    return 0b111 & ~wild_ones


def take_vault(s: Basilica, seat: Seat, slot: int) -> None:
    """BAS-VAULT-1: the player takes the tile of a vault slot, then chooses its cell."""
    s.then(PUT_VAULT[seat][slot])


def take_replacement(s: Basilica, seat: Seat) -> None:
    """BAS-VAULT-8, BAS-VAULT-10, BAS-VAULT-11: replace the vaults, then place one of the new ones: one action."""
    s.then(CHOOSE_VAULT[seat])
    s.tell(VAULTS_REPLACED, seat)
    replace_vaults(s)


def why_not_slot(s: Basilica, slot: int) -> Refusal | None:
    """Why the vault of this slot may not be chosen."""
    if slot > 2 or s.vault_slots[slot] == EMPTY:
        return Refusal("BAS-VAULT-1", "no-such-slot")
    fit = slots_that_fit(s)
    if fit >> slot & 1:
        return None
    if fit:
        return Refusal("BAS-VAULT-13", "vault-does-not-fit", {"slot": str(slot + 1)})
    return Refusal("BAS-VAULT-8", "no-vault-fits")


def why_not_replace(s: Basilica) -> Refusal | None:
    """BAS-VAULT-12: no replacement while one of the three vaults has a legal cell."""
    fit = slots_that_fit(s)
    return (
        Refusal("BAS-VAULT-12", "a-vault-fits", {"slots": ", ".join(str(slot + 1) for slot in members(fit))})
        if fit
        else None
    )


class ChooseVault(Decision[Basilica]):
    """BAS-VAULT-11: after a replacement one of the new vaults must be placed."""

    key = "vault.slot"
    written = "vault"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Basilica) -> list[Action]:
        fit = slots_that_fit(s)
        return [act(PLACE_VAULT, slot) for slot in members(fit)] if fit else [act(REPLACE_VAULTS)]

    def take(self, s: Basilica, action: Action) -> None:
        if verb_of(action) == PLACE_VAULT:
            take_vault(s, self.seat, noun_of(action))
        else:
            take_replacement(s, self.seat)

    def why_not(self, s: Basilica, action: Action) -> Refusal | None:
        if verb_of(action) == PLACE_VAULT:
            return why_not_slot(s, noun_of(action))
        if verb_of(action) == REPLACE_VAULTS:
            return why_not_replace(s) if noun_of(action) == 0 else s.not_asked(REPLACE_VAULTS)
        return Refusal("BAS-VAULT-11", "must-place-vault")


class PutVault(Choice[Basilica]):
    """BAS-VAULT-1: the tile goes into one legal cell."""

    key = "vault.cell"
    written = "vault slot:=slot"

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat = seat
        self.verb = PUT
        self.slot: Final = slot

    def nouns(self, s: Basilica) -> int:
        return s.cells_for(s.vault_slots[self.slot])

    def choose(self, s: Basilica, noun: int) -> None:
        tile = s.vault_slots[self.slot]
        s.vault_slots[self.slot] = EMPTY
        s.put_vault(tile, noun)
        s.placed = noun
        s.tell(VAULT_PLACED, self.seat, self.slot, tile, noun)
        s.then(REFILL_VAULT[self.slot])
        if s.edition.crown[tile]:
            move_queen(s, self.slot)

    def why_not_noun(self, s: Basilica, noun: int) -> Refusal | None:
        return why_not_vault_here(s, s.vault_slots[self.slot], noun)


def why_not_vault_here(s: Basilica, tile: int, cell: int) -> Refusal | None:
    """BAS-VAULT-2, BAS-VAULT-3, BAS-VAULT-5: why this vault may not be placed here."""
    refusal = why_not_open(s, cell)
    if refusal is not None:
        return refusal
    if s.edition.wild[tile] and s.cells_beside_barred_wild() >> cell & 1:
        beside_it = [cell_name(other) for other in members(beside(1 << cell) & s.wild)]
        return Refusal("BAS-VAULT-5", "wild-beside-wild", {"cell": cell_name(cell), "beside": ", ".join(beside_it)})
    return None


def why_not_open(s: Basilica, cell: int) -> Refusal | None:
    """BAS-VAULT-2, BAS-VAULT-3: why no tile at all may be placed here."""
    if not is_cell(cell):
        return Refusal("BAS-VAULT-2", "no-such-cell")
    if (s.vaults | s.scaffolding) >> cell & 1:
        return Refusal("BAS-VAULT-2", "cell-not-empty", {"cell": cell_name(cell)})
    if s.open_cells() >> cell & 1 == 0:
        return Refusal("BAS-VAULT-3", "cell-unsupported", {"cell": cell_name(cell)})
    return None


def move_queen(s: Basilica, slot: int) -> None:
    """BAS-QUEEN-1, BAS-QUEEN-2, BAS-QUEEN-4: a crown moves her one space; a crown space ends the turn and scores."""
    s.queen += 1
    s.tell(QUEEN_MOVED, CHANCE, s.queen)
    if s.queen >= s.edition.spaces:
        score_for_the_last_time(s)
    elif s.edition.crown_spaces[s.queen]:
        s.end_turn_now()  # BAS-BUILD-4: no builder can be placed on this vault
        s.then(COLOUR_JESTERS, SCORE_AREAS, CLEAN_UP, REFILL_VAULT[slot])  # BAS-CLEAN-8


PUT_VAULT: Final = [[PutVault(seat, slot) for slot in range(3)] for seat in range(2)]
CHOOSE_VAULT: Final = [ChooseVault(seat) for seat in range(2)]
