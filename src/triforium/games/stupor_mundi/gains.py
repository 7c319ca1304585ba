"""Gains of resources, coins and points, and what exceeds the warehouse (SM-ACT-7, SM-CARD; rules.md, section 12)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.masks import count
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.atoms import Atom, Goods
from triforium.games.stupor_mundi.choices import DECLINE_BIT, Offer
from triforium.games.stupor_mundi.edition import Steps
from triforium.games.stupor_mundi.events import EXCHANGED, FACTION_CHOSEN, GAINED, OVERFLOWED
from triforium.games.stupor_mundi.kinds import COINS, GRAIN, POINTS, STONE
from triforium.games.stupor_mundi.measures import sum_of_measures
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import EXCHANGE, FACTION, KEEP, RESOURCE
from triforium.games.stupor_mundi.verbs import GRAIN as GRAIN_AMONG


class EffectStep(Step[StuporMundi]):
    """SM-ACT-4, SM-ACT-5, RUL-1: one effect of a row, for the seat that performs it; each is an action of its own."""

    written = "do who:seat atom"

    def __init__(self, who: Seat, atom: Atom, optional: bool) -> None:
        self.who: Final = who
        self.atom: Final = atom
        self.optional: Final = optional  # SM-ACT-6: an action that a row grants may be declined


def atoms_of(steps: Steps) -> list[Atom]:
    """The atoms of a row of effects, from left to right."""
    return [step.atom for step in steps[::-1] if isinstance(step, EffectStep)]


def gain(s: StuporMundi, seat: Seat, stone: int, grain: int, coins: int, points: int) -> None:
    """SM-ACT-3, SM-SETUP-8, RUL-4, RUL-9: from an unlimited supply; what exceeds the warehouse is returned at once."""
    player = s.players[seat]
    player.coins += coins
    player.points += points
    if stone + grain > 0:
        player.stone += stone
        player.grain += grain
        if player.stone + player.grain > player.room:
            s.then(KEEP_RESOURCES[seat])
    s.tell(GAINED, seat, stone, grain, coins, points)


def gain_goods(s: StuporMundi, seat: Seat, goods: int, amount: int) -> None:
    """Gain an amount of one kind of goods."""
    if goods == COINS:
        gain(s, seat, 0, 0, amount, 0)
    elif goods == POINTS:
        gain(s, seat, 0, 0, 0, amount)
    elif goods == STONE:
        gain(s, seat, amount, 0, 0, 0)
    else:
        gain(s, seat, 0, amount, 0, 0)


def owns(player: Player, goods: Goods) -> bool:
    """SM-CARD-4: whether a player has at least these goods."""
    return player.stone >= goods[0] and player.grain >= goods[1] and player.coins >= goods[2]


class KeepResources(Choice[StuporMundi]):
    """SM-ACT-7, RUL-11, RUL-74: more resources than the warehouse holds: choose which ones to keep, old or new."""

    key = "keep"
    written = "keep seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = KEEP

    def nouns(self, s: StuporMundi) -> int:
        player = s.players[self.seat]
        fewest = max(player.room - player.stone, 0)
        most = min(player.grain, player.room)
        return (2 << most) - (1 << fewest)

    def choose(self, s: StuporMundi, noun: int) -> None:
        player = s.players[self.seat]
        s.tell(OVERFLOWED, self.seat, player.stone - (player.room - noun), player.grain - noun)
        player.stone = player.room - noun
        player.grain = noun

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        player = s.players[self.seat]
        stone = player.room - noun
        if noun <= player.grain and 0 <= stone <= player.stone:
            return None
        return Refusal("SM-ACT-7", "keep-what-you-have", {"room": str(player.room)})

    def misfit(self, s: StuporMundi) -> str:
        player = s.players[self.seat]
        return "" if player.stone + player.grain > player.room else "nothing overflows (SM-ACT-7)"


KEEP_RESOURCES: Final = [KeepResources(seat) for seat in range(4)]


class Gain(EffectStep):
    """SM-CARD-3: an automatic gain."""

    def __init__(self, who: Seat, atom: Atom, optional: bool) -> None:
        super().__init__(who, atom, optional)
        self.stone: Final = atom.gain[0]
        self.grain: Final = atom.gain[1]
        self.coins: Final = atom.gain[2]
        self.points: Final = atom.gain[3]

    def run(self, s: StuporMundi) -> None:
        gain(s, self.who, self.stone, self.grain, self.coins, self.points)


class GainPer(EffectStep):
    """SM-CARD-5: an amount for each of what is counted, rounded down and limited by a cap."""

    def run(self, s: StuporMundi) -> None:
        atom = self.atom
        number = sum_of_measures(s, s.players[self.who], atom.count) // atom.every
        gain_goods(s, self.who, atom.goods, min(number * atom.each, atom.cap))


class GainIf(EffectStep):
    """SM-CARD-4, RUL-102: a gain for a player who owns enough at this moment; nothing is spent."""

    def run(self, s: StuporMundi) -> None:
        if owns(s.players[self.who], self.atom.pay):
            stone, grain, coins, points = self.atom.gain
            gain(s, self.who, stone, grain, coins, points)


def push_bonuses(s: StuporMundi, seat: Seat, occasion: int, abilities: int) -> None:
    """SM-ACT-1, SM-ACT-3, SM-BUILD-10, RUL-2, RUL-42: bonuses of the workplaces active at the start, in fixed order."""
    found = abilities & s.edition.abilities_on[occasion]
    if found == 0:
        return
    effects = s.edition.effects.ability[seat]
    for ability in range(len(effects) - 1, -1, -1):
        if found >> ability & 1:
            s.agenda.extend(effects[ability])


# --- exchanges -------------------------------------------------------------------------------------------------


class Convert(EffectStep):
    """SM-CARD-2: several exchanges, up to a maximum, one at a time."""

    def run(self, s: StuporMundi) -> None:
        offer_exchange(s, self.who, self.atom, self.atom.times)


def offer_exchange(s: StuporMundi, seat: Seat, atom: Atom, left: int) -> None:
    """SM-CARD-2: every exchange needs its full payment."""
    if left > 0 and owns(s.players[seat], atom.pay):
        s.then(Exchange(seat, atom, left))


class Exchange(Offer):
    """SM-CARD-2, RUL-101: exchange once more, or stop."""

    key = "step"
    written = "step seat atom:exchange left:number"

    def __init__(self, seat: Seat, atom: Atom, left: int) -> None:
        self.seat = seat
        self.verb = EXCHANGE
        self.atom: Final = atom
        self.left: Final = left

    def nouns(self, s: StuporMundi) -> int:
        return DECLINE_BIT | 1

    def choose(self, s: StuporMundi, noun: int) -> None:
        player = s.players[self.seat]
        player.stone -= self.atom.pay[0]
        player.grain -= self.atom.pay[1]
        player.coins -= self.atom.pay[2]
        s.tell(EXCHANGED, self.seat)
        s.then(NextExchange(self.seat, self.atom, self.left - 1))
        stone, grain, coins, points = self.atom.gain
        gain(s, self.seat, stone, grain, coins, points)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun == 0 else s.not_asked(EXCHANGE)

    def misfit(self, s: StuporMundi) -> str:
        if self.left and owns(s.players[self.seat], self.atom.pay):
            return misfit_exchange(self.atom, self.left)
        return misfit_exchange(self.atom, self.left) or "the payment is not there (SM-CARD-2)"


def misfit_exchange(atom: Atom, left: int) -> str:
    """SM-CARD-2: no more exchanges are left than the card allows."""
    return "" if left <= atom.times else f"at most {atom.times} exchanges (SM-CARD-2)"


class NextExchange(Step[StuporMundi]):
    """SM-CARD-2: the next exchange, after the overflow of the previous one is resolved."""

    written = "steps who:seat atom:exchange left:number"

    def __init__(self, who: Seat, atom: Atom, left: int) -> None:
        self.who: Final = who
        self.atom: Final = atom
        self.left: Final = left

    def run(self, s: StuporMundi) -> None:
        offer_exchange(s, self.who, self.atom, self.left)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_exchange(self.atom, self.left)


# --- choices of resources --------------------------------------------------------------------------------------


class Resources(EffectStep):
    """SM-EDICT-3, SM-V2C, SM-CB-A: resources of the player's choice."""

    def run(self, s: StuporMundi) -> None:
        number = self.atom.number
        s.then(CHOOSE_RESOURCE[self.who][0] if number == 1 else GrainAmong(self.who, number))


class ChooseResource(Choice[StuporMundi]):
    """SM-EDICT-3, SM-B4: an amount of either stone or grain."""

    key = "resource"
    written = "resource seat amount:number"

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.verb = RESOURCE
        self.amount: Final = amount

    def nouns(self, s: StuporMundi) -> int:
        return 0b11

    def choose(self, s: StuporMundi, noun: int) -> None:
        gain_goods(s, self.seat, noun, self.amount)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun in (STONE, GRAIN) else Refusal("SM-EDICT-3", "stone-or-grain")

    def misfit(self, s: StuporMundi) -> str:
        return "" if 1 <= self.amount <= MAX_CHOSEN else f"1 to {MAX_CHOSEN} resources"


MAX_CHOSEN: Final = 9
CHOOSE_RESOURCE: Final = [[ChooseResource(seat, amount) for amount in range(1, MAX_CHOSEN + 1)] for seat in range(4)]


class GrainAmong(Choice[StuporMundi]):
    """SM-CB-A, RUL-114: several resources in any mix, chosen at once; the noun is the amount of grain."""

    key = "resources"
    written = "resources seat number"

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.verb = GRAIN_AMONG
        self.number: Final = number

    def nouns(self, s: StuporMundi) -> int:
        return (2 << self.number) - 1

    def choose(self, s: StuporMundi, noun: int) -> None:
        gain(s, self.seat, self.number - noun, noun, 0, 0)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun <= self.number else Refusal("SM-CB-A", "too-much-grain", {"number": str(self.number)})

    def misfit(self, s: StuporMundi) -> str:
        return "" if 1 <= self.number <= MAX_CHOSEN else f"1 to {MAX_CHOSEN} resources"


# --- factions --------------------------------------------------------------------------------------------------


class GainPerFaction(EffectStep):
    """SM-CARD-6: choose a faction; count one's own allies of that faction."""

    def run(self, s: StuporMundi) -> None:
        s.then(ChooseFaction(self.who, self.atom))


class ChooseFaction(Choice[StuporMundi]):
    """SM-B4, SM-B5, SM-B6, RUL-115: Independent or Loyalist, even without an ally of that faction."""

    key = "faction"
    written = "faction seat atom:faction_effect"

    def __init__(self, seat: Seat, atom: Atom) -> None:
        self.seat = seat
        self.verb = FACTION
        self.atom: Final = atom

    def nouns(self, s: StuporMundi) -> int:
        return 0b11

    def choose(self, s: StuporMundi, noun: int) -> None:
        atom = self.atom
        number = count(s.players[self.seat].ally_names & s.edition.factions[noun])
        amount = min(number * atom.each, atom.cap)
        s.tell(FACTION_CHOSEN, self.seat, noun)
        if not atom.either:
            gain_goods(s, self.seat, atom.goods, amount)
        elif amount > 0:  # SM-B4: all of the same kind
            s.then(CHOOSE_RESOURCE[self.seat][amount - 1])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun in (0, 1) else Refusal("SM-CARD-6", "two-factions")
