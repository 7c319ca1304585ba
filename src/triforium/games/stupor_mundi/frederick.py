"""The solo game: Frederick's turns (SM-SOLO)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.core.refusal import Refusal
from triforium.core.state import Choice, Step
from triforium.games.stupor_mundi.edict import can_add, move_up, run_short_of_edicts
from triforium.games.stupor_mundi.events import (
    EDICT_REPLACED,
    FREDERICK_FINDS_NOTHING,
    FREDERICK_ISSUES,
    FREDERICK_RESHUFFLES,
    FREDERICK_REVEALS,
    FREDERICK_SAILS,
    FREDERICK_TAKES_ALLY,
    FREDERICK_TAKES_CARD,
    PALACE_ADDED,
)
from triforium.games.stupor_mundi.kinds import ICON_LETTERS, ISSUE_EDICT, REMOVE_CARD, TO_PLAYER
from triforium.games.stupor_mundi.state import ACTIVE_SPACES, StuporMundi
from triforium.games.stupor_mundi.verbs import SOLO_CARD

HUMAN: Final = 0
SPACES_PER_CITY: Final = 2


def take_frederick_turn(s: StuporMundi) -> None:
    """SM-SOLO-5, SM-SOLO-7, RUL-97: one turn after each turn of the human player, at most five per round."""
    if s.frederick_turns < s.edition.solo_turns:
        s.frederick_turns += 1
        s.then(REVEAL_SOLO_CARD, SHUFFLE_AFTER_CROWNS)


def misfit_alone(s: StuporMundi) -> str:
    """SM-SOLO-5: Frederick takes turns only in the solo game."""
    return "" if s.edition.solo else "Frederick takes no turns in this game (SM-SOLO-5)"


class RevealSoloCard(Choice[StuporMundi]):
    """SM-SOLO-6: reveal the top solo card; its movement, then its action."""

    key = "solo"
    written = "solo"

    def __init__(self) -> None:
        self.seat: Seat = CHANCE
        self.verb = SOLO_CARD

    def nouns(self, s: StuporMundi) -> int:
        return s.solo_deck

    def choose(self, s: StuporMundi, noun: int) -> None:
        s.solo_deck &= ~(1 << noun)
        s.crowns += s.edition.solo_crowned >> noun & 1
        s.tell(FREDERICK_REVEALS, CHANCE, noun)
        s.agenda.extend(s.edition.effects.solo[noun])

    def why_not_noun(self, s: StuporMundi, noun: int) -> Refusal | None:
        if noun < len(s.edition.solo_names) and s.solo_deck >> noun & 1:
            return None
        return Refusal("SM-SOLO-6", "not-in-solo-deck")

    def pile(self, s: StuporMundi) -> str:
        return solo_pile(s.solo_deck)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_alone(s) or ("" if s.solo_deck else "the solo deck is empty")


def solo_pile(cards: int) -> str:
    """The name of Frederick's deck while it has these cards; SM-SOLO-17: a reshuffled one has others."""
    return f"solo {cards:x}"


class ShuffleAfterCrowns(Step[StuporMundi]):
    """SM-SOLO-17, SM-SOLO-18, RUL-96: after the turn with the second crown, all solo cards form a new deck."""

    written = "crowns"

    def run(self, s: StuporMundi) -> None:
        if s.crowns >= s.edition.solo_crowns:
            s.crowns = 0
            s.solo_deck = s.edition.whole_solo_deck
            s.tell(FREDERICK_RESHUFFLES, CHANCE)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_alone(s)


REVEAL_SOLO_CARD: Final = RevealSoloCard()
SHUFFLE_AFTER_CROWNS: Final = ShuffleAfterCrowns()


class FrederickSails(Step[StuporMundi]):
    """SM-SOLO-10: a number of cities clockwise, or to the human player's city; at no cost."""

    written = "frederick_sails steps"

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, s: StuporMundi) -> None:
        if self.steps == TO_PLAYER:
            s.frederick_ship = s.players[HUMAN].ship
        else:
            s.frederick_ship = (s.frederick_ship + self.steps) % len(s.edition.cities)
        s.tell(FREDERICK_SAILS, CHANCE, s.frederick_ship)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_alone(s)


class FrederickTakesCard(Step[StuporMundi]):
    """SM-SOLO-11: the Advanced card in his city leaves the game, if there is one."""

    written = "frederick_card"

    def run(self, s: StuporMundi) -> None:
        for space in range(SPACES_PER_CITY * s.frederick_ship, SPACES_PER_CITY * (s.frederick_ship + 1)):
            if s.card_on(space) >= 0:
                card = s.take_card(space)
                s.gone_cards |= 1 << card
                s.tell(FREDERICK_TAKES_CARD, CHANCE, card)
                return
        s.tell(FREDERICK_FINDS_NOTHING, CHANCE)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_alone(s)


class FrederickTakesAlly(Step[StuporMundi]):
    """SM-SOLO-12: the face-up ally in his city leaves the game, if there is one; a face-down tile stays."""

    written = "frederick_ally"

    def run(self, s: StuporMundi) -> None:
        for space in range(SPACES_PER_CITY * s.frederick_ship, SPACES_PER_CITY * (s.frederick_ship + 1)):
            if s.ally_on(space) >= 0:
                ally = s.take_ally(space)
                bit = 1 << ally
                s.gone_allies |= bit if s.gone_allies & bit == 0 else bit << 1
                s.tell(FREDERICK_TAKES_ALLY, CHANCE, ally)
                return
        s.tell(FREDERICK_FINDS_NOTHING, CHANCE)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_alone(s)


class FrederickIssues(Step[StuporMundi]):
    """SM-SOLO-13, SM-SOLO-15, RUL-95: his edict, or the next one in the cycle, if any; without reward."""

    written = "frederick_edict space:roman"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, s: StuporMundi) -> None:
        space = next_in_cycle(s.occupied_edicts(0), self.space)
        if space < 0:
            s.tell(FREDERICK_FINDS_NOTHING, CHANCE)
            return
        tile = s.take_edict(space)
        s.issued |= 1 << tile
        s.tell(FREDERICK_ISSUES, CHANCE, space, tile)
        add_icons(s, tile)
        # SM-SOLO-16: replaced from the next space with the same number, or the next one in the cycle
        replacement = next_in_cycle(s.occupied_edicts(ACTIVE_SPACES), space)
        if replacement < 0:
            run_short_of_edicts(s, CHANCE)
            return
        s.tell(EDICT_REPLACED, CHANCE, space, replacement)
        move_up(s, replacement, space)

    def misfit(self, s: StuporMundi) -> str:
        return misfit_alone(s)


def next_in_cycle(occupied: int, space: int) -> int:
    """SM-SOLO-13: the space itself, or the next occupied one in the cycle I, II, III, I; -1 if all are empty."""
    for number in range(ACTIVE_SPACES):
        candidate = (space + number) % ACTIVE_SPACES
        if occupied >> candidate & 1:
            return candidate
    return -1


def add_icons(s: StuporMundi, tile: int) -> None:
    """SM-SOLO-14: Frederick only adds, icon by icon; anything beyond a maximum is ignored."""
    icons = s.edition.edict_icons[tile]
    for icon in range(len(ICON_LETTERS)):
        added = 0
        while added < icons[icon] and can_add(s, icon, 1):
            s.add_to_palace(icon, s.edition.palace_step[icon])
            added += 1
        if icons[icon]:
            s.tell(PALACE_ADDED, CHANCE, icon, added)


def solo_steps(cities: int, kind: int, space: int) -> list[Step[StuporMundi]]:
    """12.10: the steps of a solo card in agenda order: the first to run comes last."""
    if kind == ISSUE_EDICT:
        act: Step[StuporMundi] = FrederickIssues(space)
    else:
        act = FrederickTakesCard() if kind == REMOVE_CARD else FrederickTakesAlly()
    return [act] if cities == 0 else [act, FrederickSails(cities)]
