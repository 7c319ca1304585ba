"""Reads and writes moves in notation (rules.md, section 11.2): V2c3, B, O1P:c3=Am, $-, Jc3=R."""

import re
from typing import Final

from triforium.core.action import CHANCE, Action, Seat, act, noun_of, verb_of
from triforium.core.errors import Unreadable
from triforium.core.position import Position, refused
from triforium.core.refusal import Refusal
from triforium.core.rulebook import Rulebook
from triforium.core.state import Choice
from triforium.core.values import with_item
from triforium.games.basilica.kinds import (
    COLOUR_LETTERS,
    EXHAUSTED,
    JESTER,
    ORDER_LETTERS,
    RANK_LETTERS,
    WHITE,
)
from triforium.games.basilica.notation.nouns import nouns
from triforium.games.basilica.orders.promote import ChooseRank
from triforium.games.basilica.paid_order import OfferPaidOrder
from triforium.games.basilica.plan import COLUMNS, NOWHERE, cell_name, cell_named
from triforium.games.basilica.scoring import ChooseColour
from triforium.games.basilica.state import EMPTY, Basilica
from triforium.games.basilica.turn import NextAction
from triforium.games.basilica.verbs import (
    BURN,
    COLOUR,
    CONFUSE,
    CONSECRATE,
    DECLINE,
    MOVE,
    MOVE_TO,
    ORDER,
    PAY,
    PLACE_BUILDER,
    PLACE_VAULT,
    PROMOTE,
    RANK,
    REPLACE_VAULTS,
    SCAFFOLD,
    VERBS,
    WITHDRAW,
)

NO_CELL: Final = COLUMNS  # the guard bit of row 1: a noun that stands for no cell
FAR_ROW: Final = "9999"  # BAS-GEO-2: the number of rows is unlimited, but nothing can ever be built that far out
COMMENT: Final = re.compile(r"<[^>]*>|\[[^\]]*\]")
TURN_NUMBER: Final = re.compile(r"[0-9]+[wb]:")
CELL: Final = re.compile(r"([a-z])([0-9]+)")

# How each choice is written, with its noun in braces; those that are not listed are a cell and nothing else.
FORMS: Final = {
    PLACE_VAULT: "V{}",
    REPLACE_VAULTS: "V!",
    PLACE_BUILDER: "B",
    ORDER: "O{}",  # followed by the letter of the order and a colon
    BURN: "O{}X",
    RANK: "={}",
    MOVE_TO: ">{}",
    WITHDRAW: "x{}",
    PAY: "$",
    DECLINE: "$-",
}
# How a move can begin; the first group is a slot or the cell of a Jester.
OPENINGS: Final = (
    (PLACE_BUILDER, re.compile("B$")),
    (REPLACE_VAULTS, re.compile("V!$")),
    (DECLINE, re.compile(r"\$-$")),
    (PAY, re.compile(r"\$")),
    (PLACE_VAULT, re.compile("V([1-9])")),
    (BURN, re.compile("O([1-9])X(?!:)")),
    (ORDER, re.compile("O([1-9])([PMRCGSDA]):")),
    (COLOUR, re.compile("J([a-z][0-9]+)=([YBRG])$")),
)
# Verbs that only select something: even if one is refused, the choices after it can still be judged.
SELECTING_VERBS: Final = (PLACE_VAULT, ORDER, PROMOTE, MOVE, CONFUSE)
# Refusals after which they cannot.
OF_NOTHING: Final = ("no-such-slot", "not-asked", "no-own-builder-there", "no-such-cell")
# A comma separates the second verb from the first.
WITH_COMMA: Final = ((WITHDRAW, CONFUSE), (SCAFFOLD, SCAFFOLD), (CONSECRATE, CONSECRATE))


# --- writing ---------------------------------------------------------------------------------------------------


def choice_text(s: Basilica, action: Action, before: int) -> str:
    """One choice as part of a written move; `before`: the verb of the choice before it in the same move."""
    verb, noun = verb_of(action), noun_of(action)
    decision = s.decision()
    if isinstance(decision, ChooseColour):
        return f"J{cell_name(decision.cell)}={COLOUR_LETTERS[noun]}"
    kind = VERBS.kinds[verb]
    text = FORMS.get(verb, "{}").format(nouns(s.edition)[kind].write(noun) if kind else "")
    if verb == ORDER:
        text += f"{ORDER_LETTERS[s.order_in(noun)]}:"
    return f",{text}" if (before, verb) in WITH_COMMA else text


def is_new_move(s: Basilica, seat: Seat) -> bool:
    """Whether the next choice starts a new written move instead of continuing the current one of this seat."""
    if s.over or s.deciding() != seat:
        return True
    return isinstance(s.decision(), (NextAction, ChooseColour))


def all_moves(s: Basilica) -> list[str]:
    """Every move that the deciding seat could write now; of two equivalent placing orders only the ascending one."""
    found: list[str] = []
    if s.deciding() >= 0:
        extend_move(s, s.deciding(), "", -1, -1, found)
    return found


def extend_move(s: Basilica, seat: Seat, text: str, before: int, first: int, found: list[str]) -> None:
    """Extend a partial move until it is complete; `before` and `first` are the verb and noun written last."""
    first_open = s.open_cells() if before == SCAFFOLD else 0
    for action in s.options():
        verb, noun = verb_of(action), noun_of(action)
        if before == verb and noun < first and (verb == CONSECRATE or was_open(first_open, first, noun, s)):
            continue
        longer = text + choice_text(s, action, before)
        after = s.copy()
        after.take(action)
        if is_new_move(after, seat):
            found.append(longer)
        else:
            extend_move(after, seat, longer, verb, noun, found)


def was_open(open_now: int, first: int, cell: int, s: Basilica) -> bool:
    """Whether this scaffolding could also have been placed before the first one."""
    if open_now == 0:
        return False
    earlier = s.copy()
    earlier.scaffolding &= ~(1 << first)
    return earlier.open_cells() >> cell & 1 == 1


def write_moves(s: Basilica, actions: list[Action]) -> list[str]:
    """The moves for a sequence of actions; chance actions are left out."""
    s = s.copy()
    moves: list[str] = []
    before = -1
    fresh = True
    for action in actions:
        seat = s.deciding()
        if seat != CHANCE:
            text = choice_text(s, action, -1 if fresh else before)
            if fresh:
                moves.append(text)
            else:
                moves[-1] += text
            before = verb_of(action)
        s.take(action)
        if seat != CHANCE:
            fresh = is_new_move(s, seat)
    # A declined Confuse offer is written O1C:xc3,d2>d3 $-, with the answer last.
    for index in range(len(moves) - 2):
        if re.fullmatch("O[1-3]C:x[a-e][0-9]+", moves[index]) and moves[index + 1] == "$-":
            moves[index : index + 3] = [f"{moves[index]},{moves[index + 2]}", "$-", ""]
    return [move for move in moves if move]


# --- reading ---------------------------------------------------------------------------------------------------


def play_moves(position: Position[Basilica], moves: list[str], rulebook: Rulebook) -> None:
    """Play written moves in order; at a refused or unreadable one, stop with the position as it was before it."""
    words: list[str] = []
    for move in moves:
        words.extend(word for word in COMMENT.sub("", move).split() if not TURN_NUMBER.fullmatch(word))
    while words:
        trial = position.copy()
        used = MoveReader(trial, words, rulebook).play_one()
        position.state = trial.state
        position.dealer = trial.dealer
        words = [word for index, word in enumerate(words) if index not in used]


class MoveReader:
    """Reads one written move and plays it, choice by choice."""

    def __init__(self, position: Position[Basilica], words: list[str], rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.position = position
        self.words = words
        self.used = [0]
        self.text = words[0]

    def play_one(self) -> list[int]:
        """Play the first word (and a $- that belongs to it); returns the indices of the words used."""
        self.position.deal()
        s = self.position.state
        if s.over:
            raise refused(Refusal("BAS-END-2" if s.ending == EXHAUSTED else "BAS-END-1", "game-over"), self.text)
        if self.text == "pass":
            raise refused(Refusal("BAS-TURN-3", "no-passing"), self.text)
        self.find_jester(s)
        rest = self.text
        while rest:
            s = self.position.state
            if isinstance(s.decision(), OfferPaidOrder) and rest.startswith(","):
                self.decline_first(s)
                continue
            action, rest = self.read_choice(s, rest)
            refusal = s.decision().why_not(s, action)
            if refusal is not None:
                raise refused(self.first_broken_rule(s, action, rest, refusal), self.text)
            seat = s.deciding()
            s.take(action)
            if is_new_move(s, seat) and rest and not rest.startswith(","):
                raise Unreadable(f"move {self.text!r}: {rest!r} is left over")
        if not is_new_move(s, seat):
            raise Unreadable(f"move {self.text!r} is not finished: {expected(s)} is missing")
        return self.used

    def decline_first(self, s: Basilica) -> None:
        """BAS-ORD-CONFUSE-7: if the opponent was offered to move the builder, their answer `$-` must follow."""
        if len(self.words) < 2 or self.words[1] != "$-":
            raise refused(Refusal("BAS-PAID-2", "offer-unanswered"), self.text)
        self.used.append(1)
        s.take(act(DECLINE))

    def find_jester(self, s: Basilica) -> None:
        """BAS-JESTER-5: Jester choices may be written in any order."""
        decision = s.decision()
        if not isinstance(decision, ChooseColour):
            return
        for index, word in enumerate(self.words):
            if not word.startswith("J"):
                return
            if word.startswith(f"J{cell_name(decision.cell)}="):
                self.used = [index]
                self.text = word
                return

    def read_choice(self, s: Basilica, text: str) -> tuple[Action, str]:
        """The next choice of a written move, and the remaining text."""
        decision = s.decision()
        if not isinstance(decision, Choice) or isinstance(decision, ChooseColour) or text[0] in "VBO$J":
            return self.read_opening(s, text)
        if isinstance(decision, ChooseRank):
            return self.read_rank(s, text), ""
        mark = FORMS.get(decision.verb, "{}").partition("{")[0]
        body = text.removeprefix(",") if decision.verb in (CONFUSE, SCAFFOLD, CONSECRATE) else text
        match = CELL.match(body, len(mark))
        if not body.startswith(mark) or match is None:
            raise Unreadable(f"move {self.text!r}: {text!r} is not {expected(s)}")
        cell = cell_named(match.group() if len(match.group(2)) <= len(FAR_ROW) else match.group(1) + FAR_ROW)
        return act(decision.verb, cell if cell != NOWHERE else NO_CELL), body[match.end() :]

    def read_opening(self, s: Basilica, text: str) -> tuple[Action, str]:
        """The first choice of a move: V2, V!, B, O1P:, O1X, $, $-, Jc3=R."""
        for verb, pattern in OPENINGS:
            match = pattern.match(text)
            if match is None:
                continue
            if verb == COLOUR:
                return self.read_jester(s, match.group(1), match.group(2)), ""
            noun = int(match.group(1)) - 1 if pattern.groups else 0
            if verb == ORDER:
                self.check_order(s, noun, match.group(2))
            return act(verb, noun), text[match.end() :]
        raise Unreadable(f"{self.text!r} is no move; moves look like V2c3, B, O1P:c3=Am, $-, Jc3=R")

    def check_order(self, s: Basilica, slot: int, letter: str) -> None:
        """BAS-ORDER-1: an order slot is written with the letter of the order it shows."""
        if slot < 3 and s.orders[slot] != EMPTY and isinstance(s.decision(), NextAction):
            shown = ORDER_LETTERS[s.order_in(slot)]
            if shown != letter:
                args = {"slot": str(slot + 1), "letter": shown}
                raise refused(Refusal("BAS-ORDER-1", "slot-shows-another-order", args), self.text)

    def read_jester(self, s: Basilica, cell: str, letter: str) -> Action:
        """BAS-JESTER-4: the colour for the Jester that is next."""
        decision = s.decision()
        if isinstance(decision, ChooseColour) and cell_name(decision.cell) != cell:
            raise refused(Refusal("BAS-JESTER-4", "other-jester-first", {"cell": cell_name(decision.cell)}), self.text)
        return act(COLOUR, COLOUR_LETTERS.index(letter))

    def read_rank(self, s: Basilica, text: str) -> Action:
        """BAS-ORD-PROMOTE-1: a token with its chosen face up: =Am."""
        if not re.fullmatch(r"=[AMSJ][amsj]?", text):
            raise Unreadable(f"move {self.text!r}: {text!r} is not {expected(s)}")
        noun = nouns(s.edition)["token"].read(text[1:])
        if noun is None:  # no such token; the rule refuses it with a reason
            noun = len(s.edition.token_names) + RANK_LETTERS.index(text[1])
        return act(RANK, noun)

    def first_broken_rule(self, s: Basilica, action: Action, rest: str, refusal: Refusal) -> Refusal:
        """The first rule, in rulebook order, that is broken by this choice or by a later choice of the same move."""
        first: Refusal | None = refusal
        earliest = refusal
        trial = s.copy()
        while rest and (first is None or (verb_of(action) in SELECTING_VERBS and first.key not in OF_NOTHING)):
            seat = trial.deciding()
            trial.take(action)
            if trial.over or trial.deciding() != seat or not isinstance(trial.decision(), Choice):
                break
            action, rest = self.read_choice(trial, rest)
            first = trial.decision().why_not(trial, action)
            if first is not None and self.rulebook.number(first.rule) < self.rulebook.number(earliest.rule):
                earliest = first
        return earliest


def expected(s: Basilica) -> str:
    """What the next part of a move has to be, for an error message."""
    decision = s.decision()
    if isinstance(decision, ChooseRank):
        return "a token like =Am"
    verb = decision.verb if isinstance(decision, Choice) else -1
    return {WITHDRAW: "a builder to withdraw, like xc3", MOVE_TO: "a destination like >c4"}.get(verb, "a cell like c3")


def assume_jester(s: Basilica, move: str) -> None:
    """BAS-JESTER-1, BAS-JESTER-2: give a Jester an assumed colour, for a hypothetical scoring."""
    match = re.fullmatch("J([a-z][0-9]+)=([YBRG])", move)
    if match is None:
        raise Unreadable(f"{move!r} is no Jester colour like Jc3=R")
    cell = cell_named(match.group(1))
    if cell == NOWHERE or s.ranked[JESTER] >> cell & 1 == 0:
        raise refused(Refusal("BAS-JESTER-1", "no-jester-there", {"cell": match.group(1)}), move)
    colour = COLOUR_LETTERS.index(match.group(2))
    refusal = ChooseColour(WHITE, cell, False).why_not_noun(s, colour)
    if refusal is not None:
        raise refused(refusal, move)
    s.extra = with_item(s.extra, colour, s.extra[colour] | 1 << cell)
