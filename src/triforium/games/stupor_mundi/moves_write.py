"""Writes moves (rules.md, section 15.2): P1: T2 H-COIN^1 G(A3), BD(W1=GWB), ED(II+G:W-K+>I)."""

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
from triforium.games.stupor_mundi.spelling import MoveWriter
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.summon import ChooseAlly, ChooseAllySpace
from triforium.games.stupor_mundi.turn import END_TURN, StartTurn
from triforium.games.stupor_mundi.verbs import PERFORM, SIDE, SKIP, VERBS

MID_MOVE: Final = (ChoosePath, ChoosePiece, ChooseMix, ChooseAllySpace, RemoveCard, ChooseDirection, ChooseNext)


def choice_text(s: StuporMundi, action: Action) -> str:
    """One choice as verb and noun: piece GWB."""
    noun = write_noun(s.edition, verb_of(action), noun_of(action))
    return f"{VERBS.name(verb_of(action))} {noun}" if noun else VERBS.name(verb_of(action))


# --- all possible moves ----------------------------------------------------------------------------------------


def all_moves(s: StuporMundi) -> list[str]:
    """Every move that the deciding seat could write now; in the middle of a move, its choices as verb and noun."""
    if isinstance(s.decision(), MID_MOVE):
        return [choice_text(s, action) for action in s.options()]
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
    atoms = s.edition.components.castle.incomes[side]
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
            in_turn = END_TURN[seat] in s.agenda
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
