"""Writes moves (rules.md, section 15.2): P1: T2 H-COIN^1 G(A3), BD(W1=GWB), ED(II+G:W-K+>I)."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.nouns import write_action
from triforium.core.state import Decision
from triforium.games.stupor_mundi.build import ChooseMix, ChoosePiece, ChooseSite, resources_to_mix
from triforium.games.stupor_mundi.edict import ChooseDirection, ChooseEdict, ChooseNext, ChooseReward
from triforium.games.stupor_mundi.events import GAINED
from triforium.games.stupor_mundi.gains import ChooseResource, Exchange, GrainAmong, KeepResources, atoms_of
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, GOODS_LETTERS, GRAIN, ICON_LETTERS, place_name
from triforium.games.stupor_mundi.market import Trade
from triforium.games.stupor_mundi.notation.nouns import nouns
from triforium.games.stupor_mundi.play_card import ChooseCard, ChooseFace, ChooseMain, PerformCard
from triforium.games.stupor_mundi.promote import ChoosePath, ChooseSpecialist
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy, PerformPurchased, RemoveCard
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly, ChooseAllySpace
from triforium.games.stupor_mundi.turn import StartTurn, is_turn_of
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
    VERBS,
)
from triforium.games.stupor_mundi.verbs import GRAIN as GRAIN_AMONG

MID_MOVE: Final = (ChoosePath, ChoosePiece, ChooseMix, ChooseAllySpace, RemoveCard, ChooseDirection, ChooseNext)
# Declined offers of these are written; in the End Phase all are, because no end of a turn implies them.
OPTIONAL: Final = (ChooseSpecialist, ChooseSite, ChooseAlly, ChooseCardToBuy)


# --- one move --------------------------------------------------------------------------------------------------


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
        kind = VERBS.kinds[verb]
        name = nouns(s.edition)[kind].write(noun) if kind else ""
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
        elif verb == SKIP and (
            isinstance(decision, OPTIONAL) or self.declines_visit(decision) or not is_turn_of(s, decision.seat)
        ):
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
        atoms = atoms_of(s.edition.effects.income[0][side])
        if not any(sum(atom.gain) for atom in atoms):
            self.add(f"IN({name})")


# --- all possible moves ----------------------------------------------------------------------------------------


def all_moves(s: StuporMundi) -> list[str]:
    """Every move that the deciding seat could write now; in the middle of a move, its choices as verb and noun."""
    if isinstance(s.decision(), MID_MOVE):
        return [write_action(VERBS, nouns(s.edition), action) for action in s.options()]
    found: list[str] = []
    for action in s.options():
        alone = result_word(s, action)
        if alone:
            found.append(alone)
        else:
            extend_move(s, action, MoveWriter(len(s.agenda)), found)
    return found


def result_word(s: StuporMundi, action: Action) -> str:
    """The word for a choice that is a move of its own, described by its result: !, -, G(S1); else an empty text."""
    verb, noun = verb_of(action), noun_of(action)
    decision = s.decision()
    if verb == SKIP:
        return "-"
    if verb == PERFORM:
        return "!"
    if isinstance(decision, ChooseResource):
        return f"G({GOODS_LETTERS[noun]}{decision.amount})"
    if isinstance(decision, GrainAmong):
        return f"G({goods_text([decision.number - noun, noun])})"
    if verb == SIDE:
        gains = goods_text([sum(amounts) for amounts in side_gains(s, noun)])
        return f"G({gains})" if gains else ""
    return ""


def side_gains(s: StuporMundi, side: int) -> list[list[int]]:
    """The plain gains of a side's income, by kind of goods."""
    atoms = atoms_of(s.edition.effects.income[0][side])
    return [[atom.gain[goods] for atom in atoms] for goods in range(len(GOODS_LETTERS))]


def goods_text(amounts: list[int]) -> str:
    """Amounts by kind of goods: S1A3."""
    return "".join(f"{letter}{amount}" for letter, amount in zip(GOODS_LETTERS, amounts, strict=False) if amount)


def extend_move(s: StuporMundi, action: Action, writer: MoveWriter, found: list[str]) -> None:
    """Extend a partial move with this action until it is complete."""
    seat = s.deciding()
    before = s.decision()
    longer = writer.copy()
    after = s.copy()
    longer.write(after, action)
    after.take(action)
    if after.over or after.deciding() != seat or not is_same_move(before, after.decision()):
        found.append(longer.text())
        return
    for following in after.options():
        extend_move(after, following, longer, found)


def is_same_move(before: Decision[Any], decision: Decision[Any]) -> bool:
    """Whether a decision belongs to the same written move as the one before it."""
    if isinstance(before, (ChooseDirection, ChooseEdict)) or (
        isinstance(before, (KeepResources, ChooseResource)) and isinstance(decision, ChooseDirection)
    ):
        return isinstance(decision, (ChooseDirection, ChooseNext, ChooseResource, KeepResources))
    follows: dict[type, tuple[type, ...]] = {
        StartTurn: (ChooseCard,),
        ChooseCard: (ChooseFace,),
        ChooseMain: (ChooseSpecialist, Trade, ChooseSite, ChooseAlly, ChooseCardToBuy),
        ChooseSpecialist: (ChoosePath,),
        ChooseSite: (ChoosePiece,),
        ChoosePiece: (ChooseMix,),
        ChooseAlly: (ChooseAllySpace,),
        ChooseCardToBuy: (RemoveCard, PerformPurchased),
        RemoveCard: (PerformPurchased,),
        ChooseReward: (ChooseResource,),
    }
    return isinstance(decision, follows.get(type(before), ()))


# --- a sequence of actions -------------------------------------------------------------------------------------


def write_moves(s: StuporMundi, actions: list[Action]) -> list[str]:
    """The moves for a sequence of actions, turn by turn; chance actions are left out."""
    s = s.copy()
    s.story = []
    writer = GameWriter(s)
    for action in actions:
        writer.write(s, action)
    return writer.finished()


class GameWriter:
    """Follows a game and writes one line for each turn, and for each player's part of the End Phase."""

    def __init__(self, s: StuporMundi) -> None:
        self.moves: list[str] = []
        self.seat: Seat = CHANCE
        self.in_turn = False
        self.writer = MoveWriter(len(s.agenda))

    def write(self, s: StuporMundi, action: Action) -> None:
        """Write one action and the gains that follow from it."""
        seat = s.deciding()
        decision = s.decision()
        if seat != CHANCE:
            in_turn = is_turn_of(s, seat)
            if seat != self.seat or in_turn != self.in_turn or isinstance(decision, StartTurn):
                self.finish()
                self.seat, self.in_turn = seat, in_turn
                self.writer = MoveWriter(len(s.agenda))
            self.writer.write(s, action)
        story = s.story
        assert story is not None
        seen = len(story)
        s.take(action)
        mentioned = seat != CHANCE and self.writer.is_part_of_word(decision)
        for event in story[seen:]:
            if event.kind == GAINED and event.seat == self.seat:
                if not mentioned:
                    self.writer.gain(goods_text(event.nouns))
                mentioned = False

    def finish(self) -> None:
        """Complete the current move."""
        text = self.writer.text()
        if text and self.seat >= 0:
            self.moves.append(f"P{self.seat + 1}: {text}")

    def finished(self) -> list[str]:
        """All moves, including the current one."""
        self.finish()
        self.seat = CHANCE
        return self.moves
