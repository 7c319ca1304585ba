"""Reads whole turns (rules.md, section 9.2): every choice and every draw of a turn in one line."""

import re
from typing import Final

from triforium.core.action import CHANCE, Action, act
from triforium.core.errors import IllegalAction, Unreadable
from triforium.core.position import Position
from triforium.core.refusal import Refusal
from triforium.games.orleans.asked import BuilderDecision
from triforium.games.orleans.bell_tower import FillSpace
from triforium.games.orleans.blueprints import ChooseBlueprint, TurnOver
from triforium.games.orleans.draw_follower import ComesUp, DrawFollower
from triforium.games.orleans.festival import RevealEvent
from triforium.games.orleans.glass import BlowGlass, PaintGlass
from triforium.games.orleans.hour_glass import RevealHourGlass
from triforium.games.orleans.kinds import FOLLOWER_LETTERS, ITEM_LETTERS, SEAT_LETTERS
from triforium.games.orleans.market_place import ChooseDelivery
from triforium.games.orleans.nouns import read_noun
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.rewards import ChooseBag, RosetteFor
from triforium.games.orleans.routes import ChooseRoute, PickUp
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.turn import LastChance
from triforium.games.orleans.turn_write import TurnWriter
from triforium.games.orleans.verbs import (
    BLUEPRINT,
    COMES_UP,
    DELIVER,
    DONE_NOW,
    DRAW,
    END_TURN,
    EVENT,
    FORGO_IT,
    GIVE,
    GO,
    GOOD,
    HOUR_GLASS,
    KEEP_IT,
    LEAVE_IT,
    MONK,
    PAINT_IT,
    PLACE,
    STAY_HERE,
    SWAP,
    TAKE_A_REST,
    TAKE_IT,
    TURN_OVER,
)

HEAD: Final = re.compile(r"([1-3])\.([0-9]{1,2}) ([a-d]) ")
LINE: Final = re.compile(rf"(?:z\S* )?[rb]?[{FOLLOWER_LETTERS}](?:z\S*)?>[A-Z]")
TOKEN: Final = re.compile(
    rf"z|[rb][{FOLLOWER_LETTERS}](?=[z>])|[LR][0-9]{{2}}[a-f]:[WSB]|[LR][0-9]{{2}}|[+-][{ITEM_LETTERS}](?:/[{ITEM_LETTERS}])?"
    rf"|[{ITEM_LETTERS}M]>(?:hg|[A-Z]{{3}}|red|blue|[a-d](?:/[{ITEM_LETTERS}])?|-)|[0-9]{{1,2}}=[SRM]|hg=(?:HG[0-9]{{1,2}}|-)"
    rf"|E[0-9]{{2}}:?|>(?:[A-Z]{{2}}[0-9]?|red|blue|[a-d](?:/[{ITEM_LETTERS}])?|-)|stay|paint|fill=|ros=1|[{FOLLOWER_LETTERS}](?=[z>])"
    r"|\[S\]|\[B>-\]|[\[\]:.,\- ]"
)
SILENT: Final = re.compile(r"[\[\]:, \-]|\[S\]|\[B>-\]|fill=|ros=1|E[0-9]{2}:|hg=-|[KFATM]")
# Tokens that may also be written where there was no other option.
AUTOMATIC: Final = re.compile(rf"stay|\.|-[{ITEM_LETTERS}]|[RM]?>-")


def refused(refusal: Refusal, text: str) -> IllegalAction:
    """The error for a written move that the rules refuse."""
    return IllegalAction(refusal, f"{refusal.rule}: {text} is not allowed")


def is_turn(text: str) -> bool:
    """Whether this looks like a whole turn instead of a single choice."""
    return HEAD.match(text) is not None or LINE.match(text) is not None


def play_turn(position: Position[Orleans], text: str) -> None:
    """Play a whole turn; the line must match exactly what happens."""
    head = HEAD.match(text)
    s = position.state
    if head is not None and (int(head.group(1)), head.group(3)) != (s.round_number, SEAT_LETTERS[s.active]):
        raise Unreadable(f"{text!r}: it is round {s.round_number} and the turn of {SEAT_LETTERS[s.active]}")
    line = text[head.end() :] if head is not None else text
    TurnReader(position, without_bag(s, line), text).play()


def without_bag(s: Orleans, line: str) -> str:
    """The line without the bag of a follower that is already in hand: a position does not store its bag."""
    decision = None if s.over else s.decision()
    if isinstance(decision, PlaceFollower) and line[:1] in ("r", "b"):
        if line[1:2] == FOLLOWER_LETTERS[decision.follower]:
            return line[1:]
    return line


class TurnReader:
    """Reads a line token by token; the pending decision determines what a token means."""

    def __init__(self, position: Position[Orleans], line: str, text: str) -> None:
        self.position = position
        self.line = line
        self.text = text
        self.tokens: list[str] = self.split(line)

    def split(self, line: str) -> list[str]:
        """The tokens of a line that carry information."""
        tokens: list[str] = []
        place = 0
        while place < len(line):
            match = TOKEN.match(line, place)
            if match is None:
                raise Unreadable(f"{self.text!r}: cannot be read from {line[place : place + 12]!r} onwards")
            if SILENT.fullmatch(match.group()) is None:
                tokens.append(match.group())
            place = match.end()
        return tokens

    def play(self) -> None:
        """Answer the pending decisions with one token each; then compare the line with what happened."""
        s = self.position.state
        writer = TurnWriter(s)
        story, s.story = s.story, []
        active, round_number = s.active, s.round_number
        while s.deciding() == CHANCE or (not s.over and (s.active, s.round_number) == (active, round_number)):
            action = self.answer(s)
            if s.deciding() == CHANCE and self.position.dealer.knows(s):
                if self.position.dealer.answer(s) != action:
                    raise Unreadable(f"{self.text!r}: the position says that another tile comes here")
            refusal = s.decision().why_not(s, action)
            if refusal is not None:
                raise refused(refusal, self.text)
            s.take(action)
        for event in s.story:
            writer.add_event(event)
        s.story = story
        written = HEAD.sub("", writer.lines[0]) if writer.lines else ""
        if written != self.line:
            raise Unreadable(f"{self.text!r}: what happens is {written!r}")

    def answer(self, s: Orleans) -> Action:
        """The choice or draw for the next token."""
        decision = s.decision()
        if isinstance(decision, ChooseBlueprint):
            return act(BLUEPRINT, read_noun(s.edition, BLUEPRINT, self.peek().partition("=")[0]))
        while self.tokens and AUTOMATIC.fullmatch(self.tokens[0]) and not self.fits(s, self.tokens[0]):
            self.tokens.pop(0)
        if isinstance(decision, LastChance) and not self.tokens:
            return END_TURN
        token = self.next_token()
        if isinstance(decision, BuilderDecision) and token == "z":
            return TAKE_A_REST
        if decision.seat == CHANCE:
            return self.draw(s, token)
        return self.choice(s, token)

    def peek(self) -> str:
        """The next token."""
        return self.tokens[0] if self.tokens else ""

    def next_token(self) -> str:
        """The next token, removed from the list; Unreadable if the line ends too early."""
        if not self.tokens:
            raise Unreadable(f"{self.text!r}: the turn is not finished; '{self.position.state.decision().key}' is open")
        return self.tokens.pop(0)

    def fits(self, s: Orleans, token: str) -> bool:
        """Whether this token answers the pending decision; otherwise it describes something automatic."""
        decision = s.decision()
        if token == "stay":
            return isinstance(decision, (ChooseRoute, BlowGlass, PaintGlass))
        if token == ".":
            return isinstance(decision, ChooseDelivery)
        if token.startswith("-"):
            return isinstance(decision, PickUp)
        return isinstance(decision, RosetteFor)

    def draw(self, s: Orleans, token: str) -> Action:
        """The draw that a token describes."""
        decision = s.decision()
        if isinstance(decision, ComesUp):
            return act(COMES_UP, FOLLOWER_LETTERS.index(token[-1]) if token[-1] in FOLLOWER_LETTERS else 0xFFFF)
        if isinstance(decision, TurnOver):
            slot, _, kind = token.partition("=")
            if slot != str(decision.slot + 1):
                raise Unreadable(f"{self.text!r}: blueprint {decision.slot + 1} is turned, not {token!r}")
            return act(TURN_OVER, read_noun(s.edition, TURN_OVER, kind))
        if isinstance(decision, RevealEvent):
            return act(EVENT, read_noun(s.edition, EVENT, token))
        if isinstance(decision, RevealHourGlass):
            return act(HOUR_GLASS, read_noun(s.edition, HOUR_GLASS, token.removeprefix("hg=")))
        assert isinstance(decision, FillSpace), "during a turn nothing else is drawn"
        return act(GOOD, read_noun(s.edition, GOOD, token.partition(":")[2]))

    def choice(self, s: Orleans, token: str) -> Action:
        """The choice of the active seat that a token describes."""
        decision = s.decision()
        if isinstance(decision, DrawFollower) and token[0] in "rb" and len(token) == 2:
            self.tokens.insert(0, token)  # the same token also names the follower that is drawn
            return act(DRAW, "rb".index(token[0]))
        if isinstance(decision, PlaceFollower) and token.startswith(">"):
            return act(PLACE, read_noun(s.edition, PLACE, token[1:]))
        if isinstance(decision, ChooseRoute):
            return STAY_HERE if token == "stay" else act(GO, read_noun(s.edition, GO, token))
        if isinstance(decision, (PickUp, BlowGlass)):
            if token[0] == "+":
                return act(SWAP, ITEM_LETTERS.index(token[3])) if "/" in token else TAKE_IT
            return LEAVE_IT if isinstance(decision, PickUp) else STAY_HERE
        if isinstance(decision, ChooseDelivery):
            return DONE_NOW if token == "." else act(DELIVER, read_noun(s.edition, DELIVER, token))
        if isinstance(decision, PaintGlass):
            return PAINT_IT if token == "paint" else STAY_HERE
        target = token.partition(">")[2]
        if isinstance(decision, ChooseBag):
            return act(MONK, read_noun(s.edition, MONK, target))
        if isinstance(decision, RosetteFor) and target:
            return self.rosette(s, target)
        raise Unreadable(f"{self.text!r}: {token!r} is no answer to '{decision.key}'")

    def rosette(self, s: Orleans, target: str) -> Action:
        """Who gets a rosette: >b, >a/W, >-."""
        if target == "-":
            return FORGO_IT
        seat = SEAT_LETTERS.index(target[0])
        if seat != s.decision().seat:
            return act(GIVE, seat)
        return act(SWAP, ITEM_LETTERS.index(target[2])) if "/" in target else KEEP_IT
