"""Issuing an Edict (SM-EDICT)."""

from typing import Final

from triforium.core.action import CHANCE, Seat, act
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.choices import Menu
from triforium.games.stupor_mundi.events import (
    EDICT_ISSUED,
    EDICT_REPLACED,
    EDICT_SHOWN,
    EDICTS_SHORT,
    PALACE_ADDED,
    PALACE_REMOVED,
    PALACE_UNCHANGED,
    REWARD_TAKEN,
)
from triforium.games.stupor_mundi.gains import EffectStep, push_bonuses
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, EDICT_END, ICON_LETTERS, ON_EDICT, PALACE
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.verbs import ADD, DRAW_EDICT, EDICT, NEXT, REMOVE, REWARD

MAX_ICONS: Final = 3
DIRECTIONS: Final = [act(ADD), act(REMOVE)]


class IssueEdict(Step[StuporMundi]):
    """SM-EDICT-1, RUL-112: mandatory, with the workplaces active now (RUL-3); SM-EDICT-16: even without a tile."""

    written = "issue who:seat"

    def __init__(self, who: Seat) -> None:
        self.who: Final = who

    def run(self, s: StuporMundi) -> None:
        push_bonuses(s, self.who, ON_EDICT, s.players[self.who].abilities)
        s.then(CHOOSE_EDICT[self.who] if s.occupied_edicts(0) else CHOOSE_REWARD[self.who])


ISSUE_EDICT: Final = [IssueEdict(seat) for seat in range(4)]


class EdictEffect(EffectStep):
    """SM-GWA, SM-CB-B: an effect that issues an Edict."""

    def run(self, s: StuporMundi) -> None:
        s.then(ISSUE_EDICT[self.who])


class ChooseEdict(Choice[StuporMundi]):
    """SM-EDICT-2, SM-EDICT-14, SM-SOLO-19, RUL-69: an active tile; its reward, then its icons, then it is removed."""

    key = "edict"
    written = "edict seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = EDICT

    def nouns(self, s: StuporMundi) -> int:
        return s.occupied_edicts(0)

    def choose(self, s: StuporMundi, noun: int) -> None:
        tile = s.edict_in(noun)
        s.tell(EDICT_ISSUED, self.seat, noun, tile)
        s.agenda.append(TAKE_EDICT_AWAY[self.seat][noun])
        push_icons(s, self.seat, tile)
        s.agenda.extend(s.edition.effects.reward[self.seat][noun])  # SM-EDICT-3, RUL-65

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun >= ACTIVE_SPACES:
            return Refusal("SM-EDICT-2", "no-such-edict-space")
        if s.edict_in(noun) < 0:
            return Refusal("SM-EDICT-14", "edict-space-empty", {"space": ACTIVE_NAMES[noun]})
        return None

    def misfit(self, s: StuporMundi) -> str:
        return "" if s.occupied_edicts(0) else "SM-EDICT-15: a tile if there is one"


def push_icons(s: StuporMundi, seat: Seat, tile: int) -> None:
    """SM-EDICT-4, RUL-66: each kind of icon separately, in the order of the palace; pushed in reverse order."""
    icons = s.edition.edict_icons[tile]
    for icon in range(len(ICON_LETTERS) - 1, -1, -1):
        number = icons[icon]
        if number:
            if can_add(s, icon, number) or can_remove(s, icon, number):
                s.agenda.append(CHOOSE_DIRECTION[seat][icon][number])
            else:  # SM-EDICT-10, RUL-67
                s.tell(PALACE_UNCHANGED, seat, icon)


def can_add(s: StuporMundi, icon: int, number: int) -> bool:
    """SM-EDICT-5, SM-EDICT-6, RUL-68: all or none; SM-EDICT-9: Frederick's structures need no connections."""
    return s.frederick(icon) + number * s.edition.palace_step[icon] <= s.edition.palace_most[icon]


def can_remove(s: StuporMundi, icon: int, number: int) -> bool:
    """SM-EDICT-5, SM-EDICT-6: all or none."""
    return s.frederick(icon) - number * s.edition.palace_step[icon] >= s.edition.palace_fewest[icon]


class ChooseDirection(Menu):
    """SM-EDICT-4, SM-EDICT-7, SM-EDICT-8, RUL-30, RUL-31: add or remove; the Specialist moves forward or back."""

    key = "direction"
    written = "direction seat icon number"

    def __init__(self, seat: Seat, icon: int, number: int) -> None:
        super().__init__(DIRECTIONS)
        self.seat = seat
        self.icon: Final = icon
        self.number: Final = number

    def choices(self, s: StuporMundi) -> int:
        found = 1 if can_add(s, self.icon, self.number) else 0
        return found | 2 if can_remove(s, self.icon, self.number) else found

    def choose(self, s: StuporMundi, number: int) -> None:
        change = self.number * s.edition.palace_step[self.icon]
        s.add_to_palace(self.icon, change if number == 0 else -change)
        s.tell(PALACE_ADDED if number == 0 else PALACE_REMOVED, self.seat, self.icon, self.number)

    def why_not_number(self, s: StuporMundi, number: int) -> Refusal | None:
        if can_add(s, self.icon, self.number) if number == 0 else can_remove(s, self.icon, self.number):
            return None
        change = self.number * s.edition.palace_step[self.icon]
        args = {"what": f"@palace-{PALACE.name(self.icon)}", "number": str(change)}
        args["has"] = str(s.frederick(self.icon))
        if number == 0:
            return Refusal("SM-EDICT-6", "cannot-be-added", args)
        return Refusal("SM-EDICT-6", "cannot-be-removed", args)

    def misfit(self, s: StuporMundi) -> str:
        if not 1 <= self.number <= MAX_ICONS:
            return f"1 to {MAX_ICONS} icons"
        fits = can_add(s, self.icon, self.number) or can_remove(s, self.icon, self.number)
        return "" if fits else "they fit in neither direction (SM-EDICT-10)"


class TakeEdictAway(Step[StuporMundi]):
    """SM-EDICT-11, RUL-73: the tile leaves the board; the issuer keeps it face down, without any effect."""

    written = "take_away who:seat space:roman"

    def __init__(self, who: Seat, space: int) -> None:
        self.who: Final = who
        self.space: Final = space

    def run(self, s: StuporMundi) -> None:
        s.issued |= 1 << s.take_edict(self.space)
        s.players[self.who].edicts += 1
        if s.occupied_edicts(ACTIVE_SPACES):
            s.then(CHOOSE_NEXT[self.who][self.space])
        else:
            run_short_of_edicts(s, self.who)

    def misfit(self, s: StuporMundi) -> str:
        return "" if s.edict_in(self.space) >= 0 else "no tile lies there (SM-EDICT-11)"


def run_short_of_edicts(s: StuporMundi, seat: Seat) -> None:
    """SM-EDICT-13, RUL-72: an active space stays empty, and the game will end after this round."""
    if s.ends & EDICT_END == 0:
        s.ends |= EDICT_END
        s.tell(EDICTS_SHORT, seat)


class ChooseNext(Choice[StuporMundi]):
    """SM-EDICT-12, RUL-70, RUL-113: a next tile moves to the empty active space and is replaced from the pile."""

    key = "next"
    written = "next seat space:roman"

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat = seat
        self.verb = NEXT
        self.space: Final = space

    def nouns(self, s: StuporMundi) -> int:
        return s.occupied_edicts(ACTIVE_SPACES)

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.tell(EDICT_REPLACED, self.seat, self.space, noun)
        move_up(s, noun, self.space)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun >= ACTIVE_SPACES:
            return Refusal("SM-EDICT-12", "no-such-edict-space")
        if s.edict_in(ACTIVE_SPACES + noun) < 0:
            return Refusal("SM-EDICT-12", "next-space-empty", {"space": ACTIVE_NAMES[noun]})
        return None

    def misfit(self, s: StuporMundi) -> str:
        return "" if s.edict_in(self.space) < 0 else "the active space is not empty (SM-EDICT-12)"


def move_up(s: StuporMundi, next_space: int, space: int) -> None:
    """SM-EDICT-12, RUL-71: a next tile becomes active; its space is refilled if the pile has tiles."""
    s.put_edict(space, s.take_edict(ACTIVE_SPACES + next_space))
    if s.edict_pile:
        s.then(DRAW_EDICTS[ACTIVE_SPACES + next_space])


class ChooseReward(Choice[StuporMundi]):
    """SM-EDICT-15: no active tile is left: take one of the three rewards, and nothing else."""

    key = "reward"
    written = "reward seat"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.verb = REWARD

    def nouns(self, s: StuporMundi) -> int:
        return 0b111

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.tell(REWARD_TAKEN, self.seat, noun)
        s.agenda.extend(s.edition.effects.reward[self.seat][noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        return None if noun < ACTIVE_SPACES else Refusal("SM-EDICT-15", "no-such-edict-space")

    def misfit(self, s: StuporMundi) -> str:
        return "SM-EDICT-15: a tile if there is one" if s.occupied_edicts(0) else ""


class DrawEdict(Choice[StuporMundi]):
    """SM-SETUP-6, SM-EDICT-12: the top tile of the pile is placed on an edict space."""

    key = "edict.draw"
    written = "draw_edict space:edict_space"

    def __init__(self, space: int) -> None:
        self.seat: Seat = CHANCE
        self.verb = DRAW_EDICT
        self.space: Final = space

    def nouns(self, s: StuporMundi) -> int:
        return s.edict_pile

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.edict_pile &= ~(1 << noun)
        s.put_edict(self.space, noun)
        s.tell(EDICT_SHOWN, CHANCE, self.space, noun)

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.edict_names) and s.edict_pile >> noun & 1:
            return None
        return Refusal("SM-SETUP-6", "not-in-edict-pile")

    def pile(self, s: StuporMundi) -> str:
        return "edicts"

    def misfit(self, s: StuporMundi) -> str:
        return "" if s.edict_in(self.space) < 0 else "no such empty edict space"


CHOOSE_EDICT: Final = [ChooseEdict(seat) for seat in range(4)]
CHOOSE_REWARD: Final = [ChooseReward(seat) for seat in range(4)]
CHOOSE_DIRECTION: Final = [
    [[ChooseDirection(seat, icon, number) for number in range(MAX_ICONS + 1)] for icon in range(len(ICON_LETTERS))]
    for seat in range(4)
]
TAKE_EDICT_AWAY: Final = [[TakeEdictAway(seat, space) for space in range(ACTIVE_SPACES)] for seat in range(4)]
CHOOSE_NEXT: Final = [[ChooseNext(seat, space) for space in range(ACTIVE_SPACES)] for seat in range(4)]
DRAW_EDICTS: Final = [DrawEdict(space) for space in range(2 * ACTIVE_SPACES)]
