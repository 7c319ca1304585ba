"""Combines single choices into written moves."""

from typing import Any

from triforium.core.action import Action, noun_of, verb_of
from triforium.core.state import Decision
from triforium.games.stupor_mundi.build import ChooseMix, ChooseSite
from triforium.games.stupor_mundi.edict import ChooseDirection, ChooseEdict, ChooseReward
from triforium.games.stupor_mundi.gains import ChooseResource, Exchange
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, GRAIN, ICON_LETTERS, place_name
from triforium.games.stupor_mundi.market import Trade
from triforium.games.stupor_mundi.nouns import write_noun
from triforium.games.stupor_mundi.play_card import ChooseFace, PerformCard
from triforium.games.stupor_mundi.promote import ChoosePath, ChooseSpecialist
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy
from triforium.games.stupor_mundi.sites import resources_to_mix
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly
from triforium.games.stupor_mundi.turn import END_TURN
from triforium.games.stupor_mundi.verbs import (
    ADD,
    ALLY_SPACE,
    BUILD,
    BUY,
    CARD,
    CITY_TILE,
    DISCARD,
    EDICT,
    EXCHANGE,
    FACE_DOWN,
    FACE_UP,
    FACTION,
    HOUSE,
    KEEP,
    MIX,
    NEXT,
    PASS,
    PATH,
    PERFORM,
    PIECE,
    PURCHASE,
    REMOVE,
    REMOVE_DISCARD,
    REMOVE_HAND,
    RESOURCE,
    REWARD,
    SELL,
    SHIP,
    SIDE,
    SKIP,
    SPECIALIST,
    SUMMON,
    TRAVEL,
)
from triforium.games.stupor_mundi.verbs import GRAIN as GRAIN_AMONG

OPTIONAL = (ChooseSpecialist, ChooseSite, ChooseAlly, ChooseCardToBuy)


class MoveWriter:
    """The words of one written move so far; `[ ]` encloses what the preceding word triggered."""

    def __init__(self, length: int) -> None:
        self.words: list[str] = []
        self.levels: list[int] = []  # bracket depth of each word
        self.open: list[int] = []  # for each open bracket, the length of the agenda when its trigger was chosen
        self.performed = False  # a card is being performed, without any word for it so far
        self.edict = False  # inside ED(…)
        self.length = length  # current length of the agenda

    def copy(self) -> "MoveWriter":
        """An independent copy, to be continued in another way."""
        twin = MoveWriter(self.length)
        twin.words = self.words[:]
        twin.levels = self.levels[:]
        twin.open = self.open[:]
        twin.performed = self.performed
        twin.edict = self.edict
        return twin

    def text(self) -> str:
        """The move, with brackets around triggered words."""
        text = ""
        level = 0
        for word, deeper in zip(self.words, self.levels, strict=True):
            while level > deeper:
                text += "]"
                level -= 1
            text += " " if text and not text.endswith("[") else ""
            while level < deeper:
                text += "["
                level += 1
            text += word
        text += "]" * level
        if self.performed:
            text += " !" if text else "!"
        return text

    def add(self, word: str) -> None:
        """Add a word at the current bracket depth."""
        self.words.append(word)
        self.levels.append(len(self.open))
        self.performed = False

    def extend(self, more: str) -> None:
        """Append to the last word."""
        self.words[-1] += more

    def trigger(self) -> None:
        """Open a bracket: until the agenda is shorter than now, choices are triggered by the last word."""
        self.open.append(self.length)

    def gain(self, goods: str) -> None:
        """Add an automatic gain; without goods, nothing is added."""
        if goods:
            self.add(f"G({goods})")

    def is_part_of_word(self, decision: Decision[Any]) -> bool:
        """Whether the gain from this decision is already part of a word: an edict's reward, or an exchange."""
        if isinstance(decision, ChooseResource):
            return self.edict
        return isinstance(decision, (Exchange, ChooseEdict, ChooseReward))

    def write(self, s: StuporMundi, action: Action) -> None:
        """Write one choice, just before it is made in this state."""
        decision = s.decision()
        verb, noun = verb_of(action), noun_of(action)
        name = write_noun(s.edition, verb, noun)
        self.length = len(s.agenda)
        while self.open and self.length < self.open[-1]:
            self.open.pop()
        if self.edict and not isinstance(decision, (ChooseDirection, ChooseResource)) and verb not in (NEXT, KEEP):
            self.edict = False
        if not (self.write_opening(decision, verb, noun, name) or self.write_action(s, decision, verb, noun, name)):
            self.write_choice(s, decision, verb, noun, name)

    def write_opening(self, decision: Decision[Any], verb: int, noun: int, name: str) -> bool:
        """T2 H-COIN^1, pass, HO(savoy); a performed card is described by its effects."""
        if verb == TRAVEL:
            if noun:
                self.add(f"T{noun}")
        elif verb == PASS:
            self.add("pass")
        elif verb == CARD:
            self.add(name)
        elif verb in (FACE_UP, FACE_DOWN):
            mark = f"{'^' if verb == FACE_UP else 'v'}{name}"
            if self.words and isinstance(decision, ChooseFace) and "^" not in self.words[-1]:
                self.extend(mark)
            else:
                self.add(mark)
        elif verb == PERFORM and isinstance(decision, PerformCard):
            self.performed = True
        elif verb == HOUSE:
            self.add(f"HO({name})")
        else:
            return False
        return True

    def write_action(self, s: StuporMundi, decision: Decision[Any], verb: int, noun: int, name: str) -> bool:
        """PR, MK, BD, SU, PU and their parts."""
        if verb == SPECIALIST:
            place = s.edition.next_place[s.players[decision.seat].place_of(noun)]
            self.add(f"PR({name}>{place_name(place)})" if place else f"PR({name})")
            self.trigger()
        elif verb == PATH and isinstance(decision, ChoosePath):
            self.finish_word("PR", f">{place_name(s.edition.first_places[noun])})", name)
        elif verb in (SELL, BUY):
            letter = "s" if verb == SELL else "b"
            going_on = isinstance(decision, Trade) and decision.sold + decision.bought > 0
            if going_on and self.words and self.words[-1].startswith("MK("):
                self.words[-1] = f"{self.words[-1][:-1]}{letter})"
            else:
                self.add(f"MK({letter})")
        elif verb == BUILD:
            self.add(f"BD({name})")
            self.trigger()
        elif verb == PIECE:
            self.finish_word("BD", f"={name})", f"={name}")
        elif verb == MIX:
            assert isinstance(decision, ChooseMix)
            total = resources_to_mix(s, decision.atom, decision.abilities, decision.space)
            self.finish_word("BD", f";S{total - noun}G{noun})", f";S{total - noun}G{noun}")
        elif verb == SUMMON:
            self.add(f"SU({name})")
            self.trigger()
        elif verb == ALLY_SPACE:
            self.finish_word("SU", f">{name})", f">{name}")
        elif verb == PURCHASE:
            self.add(f"PU({name})")
            self.trigger()
        elif verb in (REMOVE_HAND, REMOVE_DISCARD):
            self.finish_word("PU", f"-{name}@{'hand' if verb == REMOVE_HAND else 'disc'})", name)
        elif verb == PERFORM:
            self.finish_word("PU", "!)", "!")
        else:
            return False
        return True

    def finish_word(self, start: str, ending: str, alone: str) -> None:
        """Complete a word in parentheses; if it was not started in this move, write the rest alone."""
        if self.words and self.words[-1].startswith(f"{start}("):
            self.words[-1] = self.words[-1][:-1] + ending
        else:
            self.add(alone)

    def write_choice(self, s: StuporMundi, decision: Decision[Any], verb: int, noun: int, name: str) -> None:
        """ED and its parts, CB, X, keep, DI, FA, SH, IN; a hyphen for a declined offer."""
        if verb in (EDICT, REWARD):
            self.add(f"ED({name})")
            self.trigger()
            self.edict = True
        elif verb in (ADD, REMOVE) and isinstance(decision, ChooseDirection):
            self.finish_edict(f":{ICON_LETTERS[decision.icon]}{'+' if verb == ADD else '-'})")
        elif verb == NEXT:
            self.finish_edict(f">{ACTIVE_NAMES[noun]})")
        elif verb == RESOURCE and self.edict:
            self.finish_edict(f"+{'G' if noun == GRAIN else 'S'})")
        elif verb == KEEP:
            self.add(f"keep(S{s.players[decision.seat].room - noun}G{noun})")
        elif verb == CITY_TILE:
            self.add(f"CB({name})")
            self.trigger()
        elif verb == EXCHANGE:
            self.add_exchange(decision)
        elif verb == DISCARD:
            self.finish_list("DI", name)
        elif verb == FACTION:
            self.add(f"FA({name[0].upper()})")
        elif verb == SHIP:
            self.add(f"SH({name})")
        elif verb == SIDE:
            self.write_side(s, noun, name)
        elif verb == SKIP and (isinstance(decision, OPTIONAL) or self.declines_visit(decision) or is_end_phase(s)):
            self.add("-")
        elif verb in (RESOURCE, GRAIN_AMONG):
            return  # described by the gain that follows

    def finish_edict(self, ending: str) -> None:
        """Append to ED(…), which a keep(…) may have followed."""
        for number in range(len(self.words) - 1, -1, -1):
            if self.words[number].startswith("ED("):
                ending = ending.removeprefix(":") if ":" in self.words[number] else ending
                self.words[number] = self.words[number][:-1] + ending
                return

    def declines_visit(self, decision: Decision[Any]) -> bool:
        """Whether a visit to the market was declined before its first transaction."""
        return isinstance(decision, Trade) and decision.sold + decision.bought == 0

    def add_exchange(self, decision: Decision[Any]) -> None:
        """Add an exchange: X(2) is the same exchange twice."""
        if isinstance(decision, Exchange) and decision.left < decision.atom.times:
            for number in range(len(self.words) - 1, -1, -1):
                if self.words[number].startswith("X("):
                    self.words[number] = f"X({int(self.words[number][2:-1]) + 1})"
                    return
        self.add("X(1)")

    def finish_list(self, start: str, name: str) -> None:
        """Add to a list: DI(H-COIN,H-DRAW) is one word for several choices."""
        if self.words and self.words[-1].startswith(f"{start}("):
            self.words[-1] = f"{self.words[-1][:-1]},{name})"
        else:
            self.add(f"{start}({name})")

    def write_side(self, s: StuporMundi, side: int, name: str) -> None:
        """A side is described by its income; only a market visit needs the name of the side."""
        atoms = s.edition.components.castle.incomes[side]
        if not any(sum(atom.gain) for atom in atoms):
            self.add(f"IN({name})")


def is_end_phase(s: StuporMundi) -> bool:
    """Whether it is nobody's turn; then declined offers must be written, because no end of turn implies them."""
    return END_TURN[s.deciding()] not in s.agenda
