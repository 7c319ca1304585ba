"""4. Summon an Ally (SM-SUM)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice
from triforium.games.stupor_mundi.atoms import FOR_COINS, PRINTED, Atom
from triforium.games.stupor_mundi.choices import ActionTarget
from triforium.games.stupor_mundi.edict import ISSUE_EDICT
from triforium.games.stupor_mundi.edition import ability_bonus
from triforium.games.stupor_mundi.events import SUMMONED
from triforium.games.stupor_mundi.gains import EffectStep, push_bonuses
from triforium.games.stupor_mundi.kinds import ON_SUMMON
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import ALLY_SPACE, SUMMON

SPACES_PER_CITY: Final = 2


def grain_for_ally(s: StuporMundi, atom: Atom, abilities: int, space: int) -> int:
    """SM-SUM-2, RUL-56: the grain cost of the space minus discounts, never negative; 0 if waived or replaced."""
    if atom.payment != PRINTED:
        return 0
    discount = atom.discount + ability_bonus(abilities, s.edition.cheaper_allies, s.edition.summon_discounts)
    return max(s.edition.ally_cost[space] - discount, 0)


def coins_for_ally(atom: Atom) -> int:
    """SM-B15: Augustales instead of grain."""
    return atom.pay[2] if atom.payment == FOR_COINS else 0


def summonable(s: StuporMundi, player: Player, atom: Atom, abilities: int) -> int:
    """SM-SUM-1 to SM-SUM-4, RUL-53: spaces in the Ship's city with an ally that this player can summon."""
    if player.coins < coins_for_ally(atom) or player.free_ally_spaces() == 0:
        return 0
    found = 0
    first = SPACES_PER_CITY * player.ship
    for space in range(first, first + SPACES_PER_CITY):
        ally = s.ally_on(space)
        if ally >= 0 and player.ally_names >> ally & 1 == 0:
            if player.grain >= grain_for_ally(s, atom, abilities, space):
                found |= 1 << space
    return found


def why_not_ally(s: StuporMundi, player: Player, atom: Atom, abilities: int, space: int) -> Refusal | None:
    """The first rule that forbids summoning the ally of a space."""
    if space // SPACES_PER_CITY != player.ship:
        return Refusal("SM-SUM-1", "ally-elsewhere", {"city": f"@city-{s.edition.cities[player.ship]}"})
    if s.edition.open_allies >> space & 1 == 0:
        return Refusal("SM-SETUP-11", "space-closed")
    ally = s.ally_on(space)
    if ally < 0:
        return Refusal("SM-SUM-1", "no-ally-face-up")
    grain = grain_for_ally(s, atom, abilities, space)
    if player.grain < grain:
        return Refusal("SM-SUM-2", "too-little-grain-for-ally", {"grain": str(grain)})
    if player.coins < coins_for_ally(atom):
        return Refusal("SM-SUM-2", "too-few-coins-for-ally", {"coins": str(coins_for_ally(atom))})
    if player.free_ally_spaces() == 0:
        return Refusal("SM-SUM-3", "no-free-ally-space")
    if player.ally_names >> ally & 1:
        return Refusal("SM-SUM-4", "ally-there-already", {"ally": f"@ally-{s.edition.ally_names[ally]}"})
    return None


def why_not_summon(s: StuporMundi, player: Player, atom: Atom) -> Refusal | None:
    """The first rule that forbids any summoning here."""
    if summonable(s, player, atom, player.abilities):
        return None
    first = SPACES_PER_CITY * player.ship
    reasons = [why_not_ally(s, player, atom, player.abilities, first + number) for number in range(SPACES_PER_CITY)]
    for reason in reasons:
        if reason is not None and reason.key not in ("space-closed", "no-ally-face-up"):
            return reason
    return Refusal("SM-SUM-1", "no-ally-face-up")


class Summon(EffectStep):
    """SM-SUM-1, RUL-57, RUL-111: an ally of the Ship's city, on the terms of a row; skipped if there is none."""

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if summonable(s, player, self.atom, player.abilities):
            s.then(ChooseAlly(self.who, self.atom, player.abilities, self.optional))


class ChooseAlly(ActionTarget):
    """SM-SUM-1, SM-SUM-4: a face-up ally of the Ship's city that is not yet on the player's board."""

    key = "ally"
    written = "ally seat atom:summoning abilities optional:freedom"

    def __init__(self, seat: Seat, atom: Atom, abilities: int, optional: bool) -> None:
        super().__init__(seat, SUMMON, optional)
        self.atom: Final = atom
        self.abilities: Final = abilities

    def targets(self, s: StuporMundi) -> int:
        return summonable(s, s.players[self.seat], self.atom, self.abilities)

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.then(ChooseAllySpace(self.seat, self.atom, self.abilities, noun))

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return why_not_ally(s, s.players[self.seat], self.atom, self.abilities, noun)


class ChooseAllySpace(Choice[StuporMundi]):
    """SM-SUM-3, SM-SUM-5, RUL-54, RUL-116: an open, empty ally space, for the rest of the game."""

    key = "ally_space"
    written = "ally_space seat atom:summoning abilities space:ally_space"

    def __init__(self, seat: Seat, atom: Atom, abilities: int, space: int) -> None:
        self.seat = seat
        self.verb = ALLY_SPACE
        self.atom: Final = atom
        self.abilities: Final = abilities
        self.space: Final = space

    def nouns(self, s: StuporMundi) -> int:
        return s.players[self.seat].free_ally_spaces()

    def choose(self, s: StuporMundi, noun: int) -> None:
        player = s.players[self.seat]
        player.grain -= grain_for_ally(s, self.atom, self.abilities, self.space)
        player.coins -= coins_for_ally(self.atom)
        ally = s.take_ally(self.space)
        player.put_ally(noun, ally)
        s.tell(SUMMONED, self.seat, ally, noun)
        if noun == s.edition.edict_ally_space:  # SM-SUM-8
            s.then(ISSUE_EDICT[self.seat])
        push_bonuses(s, self.seat, ON_SUMMON, self.abilities)  # SM-SUM-7

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        player = s.players[self.seat]
        if noun >= len(s.edition.ally_spaces):
            return Refusal("SM-SUM-3", "no-such-ally-space")
        args = {"space": s.edition.ally_spaces[noun]}
        if player.pieces >> noun & 1:
            return Refusal("SM-SUM-3", "ally-space-covered", args)
        return Refusal("SM-SUM-3", "ally-space-taken", args) if player.ally_in(noun) >= 0 else None

    def misfit(self, s: StuporMundi) -> str:
        there = summonable(s, s.players[self.seat], self.atom, self.abilities) >> self.space & 1
        return "" if there else "no ally can be summoned from there (SM-SUM-1)"
