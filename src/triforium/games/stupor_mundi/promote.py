"""1. Promote a Specialist (SM-PROM)."""

from typing import Final

from triforium.core.action import Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.core.values import with_item
from triforium.games.stupor_mundi.atoms import Atom
from triforium.games.stupor_mundi.choices import ActionTarget
from triforium.games.stupor_mundi.edict import ISSUE_EDICT
from triforium.games.stupor_mundi.edition import BONUS_TWINS
from triforium.games.stupor_mundi.events import BONUS_TAKEN, CITY_ENTERED, PROMOTED, TOKEN_TAKEN
from triforium.games.stupor_mundi.gains import EffectStep
from triforium.games.stupor_mundi.kinds import (
    COLUMNS,
    ON_ARRIVAL,
    PATHS,
    START_AREA,
    column_of,
    path_of,
    place_name,
    place_of,
)
from triforium.games.stupor_mundi.player import SPECIALISTS, Player
from triforium.games.stupor_mundi.state import NO_ABILITY, StuporMundi
from triforium.games.stupor_mundi.verbs import CITY_TILE, PATH, SPECIALIST


def can_enter(s: StuporMundi, player: Player, place: int, free: bool) -> bool:
    """SM-PROM-4, SM-PROM-5, SM-PROM-6, RUL-23: grain unless waived (SM-PROM-13); a City holds one per player."""
    if not free and player.grain < s.edition.grain_to[place]:
        return False
    return column_of(place) != COLUMNS or not is_at(player, place)


def is_at(player: Player, place: int) -> bool:
    """Whether one of the player's Specialists is there."""
    first, second, third = player.place_of(0), player.place_of(1), player.place_of(2)
    return place in (first, second, third)


def open_paths(s: StuporMundi, player: Player, free: bool) -> int:
    """SM-PROM-2: the paths that a Specialist from the start area can enter."""
    found = 0
    for path in range(3):
        if can_enter(s, player, s.edition.first_places[path], free):
            found |= 1 << path
    return found


def movable(s: StuporMundi, player: Player, free: bool) -> int:
    """SM-PROM-1, SM-PROM-7: the Specialists that can move one step now; one in a City never moves again."""
    found = 0
    for specialist in range(SPECIALISTS):
        place = player.place_of(specialist)
        if place == START_AREA:
            if open_paths(s, player, free):
                found |= 1 << specialist
        else:
            next_place = s.edition.next_place[place]
            if next_place and can_enter(s, player, next_place, free):
                found |= 1 << specialist
    return found


def why_not_promote(s: StuporMundi, seat: Seat) -> Refusal | None:
    """RUL-33: a promotion needs a Specialist that can move."""
    player = s.players[seat]
    if movable(s, player, False):
        return None
    reasons = [why_stuck(s, player, specialist, False) for specialist in range(SPECIALISTS)]
    for reason in reasons:
        if reason is not None and reason.rule == "SM-PROM-4":
            return reason
    return Refusal("RUL-33", "nobody-can-be-promoted")


def why_stuck(s: StuporMundi, player: Player, specialist: int, free: bool) -> Refusal | None:
    """The first rule that stops a Specialist from moving."""
    place = player.place_of(specialist)
    if place == START_AREA:
        return None if open_paths(s, player, free) else Refusal("SM-PROM-4", "no-grain-for-arrow", {"place": "1"})
    next_place = s.edition.next_place[place]
    if next_place == 0:
        return Refusal("SM-PROM-7", "specialist-in-city")
    return why_not_enter(s, player, next_place, free)


def why_not_enter(s: StuporMundi, player: Player, place: int, free: bool) -> Refusal | None:
    """SM-PROM-4, SM-PROM-6: the grain of the arrow; at most one of a player's Specialists per City."""
    if not free and player.grain < s.edition.grain_to[place]:
        return Refusal("SM-PROM-4", "no-grain-for-arrow", {"place": place_name(place)})
    if column_of(place) == COLUMNS and is_at(player, place):
        return Refusal("SM-PROM-6", "city-taken", {"path": PATHS[path_of(place)]})
    return None


class Promote(EffectStep):
    """SM-PROM-1, SM-A11, SM-GK, SM-GWB: several promotions; perhaps of different Specialists, or without Grain."""

    def run(self, s: StuporMundi) -> None:
        offer_promotion(s, self.who, self.atom, self.atom.times, 0, self.optional)


class NextPromotion(Step[StuporMundi]):
    """RUL-28: the next promotion, after all effects of the last one; `moved`: those that may not move again."""

    written = "again who:seat atom:promotion left:number moved:specialists"

    def __init__(self, who: Seat, atom: Atom, left: int, moved: int) -> None:
        self.who: Final = who
        self.atom: Final = atom
        self.left: Final = left
        self.moved: Final = moved

    def run(self, s: StuporMundi) -> None:
        offer_promotion(s, self.who, self.atom, self.left, self.moved, True)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_promotions(self.atom, self.left)


def misfit_promotions(atom: Atom, left: int) -> str:
    """No more promotions are left than the row allows."""
    return "" if 1 <= left <= atom.times else f"at most {atom.times} promotions"


def offer_promotion(s: StuporMundi, seat: Seat, atom: Atom, left: int, moved: int, optional: bool) -> None:
    """RUL-33: only offered if a Specialist can move."""
    if movable(s, s.players[seat], atom.free) & ~moved:
        s.then(ChooseSpecialist(seat, atom, left, moved, optional))


class ChooseSpecialist(ActionTarget):
    """SM-PROM-1, RUL-29: which Specialist moves; Specialists in the same place are still different pieces."""

    key = "specialist"
    written = "specialist seat atom:promotion left:number moved:specialists optional:freedom"

    def __init__(self, seat: Seat, atom: Atom, left: int, moved: int, optional: bool) -> None:
        super().__init__(seat, SPECIALIST, optional)
        self.atom: Final = atom
        self.left: Final = left
        self.moved: Final = moved

    def targets(self, s: StuporMundi) -> int:
        return movable(s, s.players[self.seat], self.atom.free) & ~self.moved

    def choose(self, s: StuporMundi, noun: int) -> None:
        player = s.players[self.seat]
        if self.left > 1:
            moved = self.moved | 1 << noun if self.atom.distinct else 0
            s.then(NextPromotion(self.seat, self.atom, self.left - 1, moved))
        place = player.place_of(noun)
        if place == START_AREA:
            s.then(ChoosePath(self.seat, self.atom, noun))
        else:
            move_specialist(s, self.seat, noun, s.edition.next_place[place], self.atom.free)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun >= SPECIALISTS:
            return Refusal("SM-SETUP-22", "no-such-specialist")
        if self.moved >> noun & 1:
            return Refusal("SM-A11", "specialist-moved-already")
        return why_stuck(s, s.players[self.seat], noun, self.atom.free)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_promotions(self.atom, self.left)


class ChoosePath(Choice[StuporMundi]):
    """SM-PROM-2, RUL-22: a Specialist that leaves the start area chooses its path, permanently."""

    key = "path"
    written = "path seat atom:promotion specialist"

    def __init__(self, seat: Seat, atom: Atom, specialist: int) -> None:
        self.seat = seat
        self.verb = PATH
        self.atom: Final = atom
        self.specialist: Final = specialist

    def nouns(self, s: StuporMundi) -> int:
        return open_paths(s, s.players[self.seat], self.atom.free)

    def choose(self, s: StuporMundi, noun: int) -> None:
        move_specialist(s, self.seat, self.specialist, s.edition.first_places[noun], self.atom.free)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun >= len(PATHS):
            return Refusal("SM-PROM-2", "three-paths")
        return why_not_enter(s, s.players[self.seat], s.edition.first_places[noun], self.atom.free)

    def misfit(self, s: StuporMundi) -> str:
        at_start = s.players[self.seat].place_of(self.specialist) == START_AREA
        return "" if at_start else "this Specialist has its path (SM-PROM-2)"


def move_specialist(s: StuporMundi, seat: Seat, specialist: int, place: int, free: bool) -> None:
    """SM-PROM-12, RUL-32: pay, move, then the effects of the place: C1A, token, City tile."""
    player = s.players[seat]
    grain = 0 if free else s.edition.grain_to[place]
    player.grain -= grain
    before = player.abilities
    player.put_specialist(specialist, place)
    player.abilities = active_abilities(s, player)
    s.tell(PROMOTED, seat, specialist, place, grain)
    if s.tokens >> place & 1:  # SM-PROM-9
        s.tokens &= ~(1 << place)
        s.tell(TOKEN_TAKEN, seat, place)
        s.then(ISSUE_EDICT[seat])
    if column_of(place) == COLUMNS:
        if s.cities[path_of(place)]:  # SM-PROM-8
            s.then(ChooseCityTile(seat, path_of(place)))
        else:
            s.tell(CITY_ENTERED, seat, path_of(place))  # RUL-24
        return
    ability = s.ability_at[place]
    # SM-PROM-10, RUL-27, RUL-104: only when the ability becomes active
    if s.edition.abilities_on[ON_ARRIVAL] >> ability & 1 and before >> ability & 1 == 0:
        s.agenda.extend(s.edition.effects.ability[seat][ability])


def active_abilities(s: StuporMundi, player: Player) -> int:
    """SM-ACT-8, SM-PROM-11: an ability is active, once, while at least one Specialist is there."""
    found = 0
    for specialist in range(SPECIALISTS):
        ability = s.ability_at[player.place_of(specialist)]
        if ability != NO_ABILITY:
            found |= 1 << ability
    return found


class ChooseCityTile(Choice[StuporMundi]):
    """SM-PROM-8, RUL-25: any tile of the stack, even a useless one; it leaves the game."""

    key = "city"
    written = "city seat path"

    def __init__(self, seat: Seat, path: int) -> None:
        self.seat = seat
        self.verb = CITY_TILE
        self.path: Final = path

    def nouns(self, s: StuporMundi) -> int:
        tiles = s.cities[self.path]
        return (tiles | (tiles & BONUS_TWINS) >> 1) & ~BONUS_TWINS

    def choose(self, s: StuporMundi, noun: int) -> None:
        tiles = s.cities[self.path]
        bit = 1 << noun if tiles >> noun & 1 else 2 << noun
        s.cities = with_item(s.cities, self.path, tiles & ~bit)
        s.tell(BONUS_TAKEN, self.seat, noun)
        s.agenda.extend(s.edition.effects.bonus[self.seat][noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.bonus_names) and noun % 2 == 0 and s.cities[self.path] >> noun & 3:
            return None
        return Refusal("SM-PROM-8", "no-such-city-tile", {"path": PATHS[self.path]})

    def misfit(self, s: StuporMundi) -> str:
        there = is_at(s.players[self.seat], place_of(self.path, COLUMNS)) and s.cities[self.path]
        return "" if there else "nobody has just reached this City, or it is empty (SM-PROM-8)"
