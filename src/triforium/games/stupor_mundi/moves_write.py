"""Moves as players write them (rules.md, section 15.2): P1: T2 H-COIN^1 G(A3), BD(W1=GWB), ED(II+G:W-K+>I)."""

from typing import Any, Final

from triforium.core.action import CHANCE, Action, Seat, noun_of, verb_of
from triforium.core.state import Decision
from triforium.games.stupor_mundi.build import ChooseMix, ChoosePiece, ChooseSite
from triforium.games.stupor_mundi.edict import ChooseDirection, ChooseEdict, ChooseNext, ChooseReward
from triforium.games.stupor_mundi.events import GAINED
from triforium.games.stupor_mundi.gains import ChooseResource, GrainAmong, KeepResources
from triforium.games.stupor_mundi.kinds import GOODS_LETTERS
from triforium.games.stupor_mundi.market import Trade
from triforium.games.stupor_mundi.nouns import write_noun
from triforium.games.stupor_mundi.play_card import ChooseCard, ChooseFace, ChooseMain
from triforium.games.stupor_mundi.promote import ChoosePath, ChooseSpecialist
from triforium.games.stupor_mundi.purchase import ChooseCardToBuy, PerformPurchased, RemoveCard
from triforium.games.stupor_mundi.spelling import Spelling
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly, ChooseAllySpace
from triforium.games.stupor_mundi.turn import END_TURN, StartTurn
from triforium.games.stupor_mundi.verbs import PERFORM, SIDE, SKIP, VERBS

MIDDLE: Final = (ChoosePath, ChoosePiece, ChooseMix, ChooseAllySpace, RemoveCard, ChooseDirection, ChooseNext)


def small_choice(s: StuporMundi, action: Action) -> str:
    """One small choice as verb and noun: piece GWB."""
    noun = write_noun(s.edition, verb_of(action), noun_of(action))
    return f"{VERBS.name(verb_of(action))} {noun}" if noun else VERBS.name(verb_of(action))


# --- every move that can be written now ------------------------------------------------------------------------


def all_moves(s: StuporMundi) -> list[str]:
    """Every move the deciding seat can write now; in the middle of one, its small choices in words."""
    if isinstance(s.decision(), MIDDLE):
        return [small_choice(s, action) for action in s.options()]
    found: list[str] = []
    for action in s.options():
        alone = one_word(s, action)
        if alone:
            found.append(alone)
        else:
            extend_move(s, action, Spelling(len(s.agenda)), found)
    return found


def one_word(s: StuporMundi, action: Action) -> str:
    """A choice that is a move of its own and that a game writes by what comes of it: !, -, G(S1)."""
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
    """The plain gains of a side's income, for each kind of goods."""
    atoms = s.edition.components.castle.incomes[side]
    return [[atom.gain[goods] for atom in atoms] for goods in range(len(GOODS_LETTERS))]


def goods_text(amounts: list[int]) -> str:
    """S1A3: so much of what."""
    return "".join(f"{letter}{amount}" for letter, amount in zip(GOODS_LETTERS, amounts, strict=False) if amount)


def extend_move(s: StuporMundi, action: Action, spelling: Spelling, found: list[str]) -> None:
    """Go on writing with this action until the move is complete."""
    seat = s.deciding()
    before = s.decision()
    longer = spelling.copy()
    after = s.copy()
    longer.spell(after, action)
    after.take(action)
    if after.over or after.deciding() != seat or not goes_on(before, after.decision()):
        found.append(longer.text())
        return
    for following in after.options():
        extend_move(after, following, longer, found)


def goes_on(before: Decision[Any], decision: Decision[Any]) -> bool:
    """Does this choice belong to the same written move as the one before it?"""
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


# --- a game as it was played -----------------------------------------------------------------------------------


def write_moves(s: StuporMundi, actions: list[Action]) -> list[str]:
    """Actions taken one after another, turn by turn; chance is not written."""
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
        self.spelling = Spelling(len(s.agenda))

    def write(self, s: StuporMundi, action: Action) -> None:
        """One action, and the gains that follow from it."""
        seat = s.deciding()
        decision = s.decision()
        if seat != CHANCE:
            in_turn = END_TURN[seat] in s.agenda
            if seat != self.seat or in_turn != self.in_turn or isinstance(decision, StartTurn):
                self.finish()
                self.seat, self.in_turn = seat, in_turn
                self.spelling = Spelling(len(s.agenda))
            self.spelling.spell(s, action)
        story = s.story
        assert story is not None
        told = len(story)
        s.take(action)
        told_already = seat != CHANCE and self.spelling.is_part_of_word(decision)
        for event in story[told:]:
            if event.kind == GAINED and event.seat == self.seat:
                if not told_already:
                    self.spelling.gain(goods_text(event.nouns))
                told_already = False

    def finish(self) -> None:
        """The move that was going on is complete."""
        text = self.spelling.text()
        if text and self.seat >= 0:
            self.moves.append(f"P{self.seat + 1}: {text}")

    def finished(self) -> list[str]:
        """All moves."""
        self.finish()
        self.seat = CHANCE
        return self.moves
