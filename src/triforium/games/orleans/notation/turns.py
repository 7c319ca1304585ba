"""Whole turns (rules.md, section 9.2): every choice and every draw of a turn in one line, 1.01 a rK>CA1 L01:+W."""

import re
from typing import Any, Final

from triforium.core.action import CHANCE, Action, act
from triforium.core.errors import Unreadable
from triforium.core.event import Event
from triforium.core.position import Position, refused
from triforium.core.state import Decision
from triforium.games.orleans import events
from triforium.games.orleans.bell_tower import FillSpace
from triforium.games.orleans.blueprints import ChooseBlueprint, TurnOver
from triforium.games.orleans.draw_follower import ComesUp, DrawFollower
from triforium.games.orleans.edition import FIRST_SEAT
from triforium.games.orleans.festival import RevealEvent
from triforium.games.orleans.glass import BlowGlass, PaintGlass
from triforium.games.orleans.hour_glass import RevealHourGlass
from triforium.games.orleans.kinds import (
    AREAS,
    BLUEPRINT_LETTERS,
    BLUEPRINT_REWARD,
    FOLLOWER_LETTERS,
    ITEM_LETTERS,
    NONE,
    REWARD_LETTERS,
    SEAT_LETTERS,
)
from triforium.games.orleans.market_place import ChooseDelivery
from triforium.games.orleans.notation.nouns import destination_name, nouns
from triforium.games.orleans.place_follower import PlaceFollower
from triforium.games.orleans.rest import BuilderDecision
from triforium.games.orleans.rewards import ChooseBag, RosetteFor
from triforium.games.orleans.routes import ChooseRoute, PickUp
from triforium.games.orleans.state import Orleans
from triforium.games.orleans.turn import LastChance
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
    VERBS,
)

# --- writing ---------------------------------------------------------------------------------------------------

# The text for events without nouns.
TEXT_WITHOUT_NOUNS: Final = {
    events.STAYED: " stay",
    events.MARKET_CLOSED: " .",
    events.ROSETTE_PAINTED: " paint",
    events.NO_EVENT_LEFT: " -",
    events.BAGS_EMPTY: " -",  # ORL-DRAW-4: the round ends; this is not a turn of its own
}
OWN_TURN: Final = (events.FOLLOWER_DRAWN, events.FOLLOWER_PLACED, events.RESTED)


class TurnWriter:
    """Collects events and writes one line per turn."""

    def __init__(self, s: Orleans) -> None:
        self.s: Orleans = s
        self.round: int = s.round_number
        self.turn: int = 0
        self.lines: list[str] = []
        self.seat: int = NONE  # the seat whose line is being written
        self.swapped: int = NONE  # the item returned for the next one
        self.drawn: bool = False  # a follower was drawn and not yet placed
        self.moving: bool = False
        self.open: int = 0  # number of open brackets, of blueprints whose reward is not settled yet
        self.filled: list[str] = []
        self.rosette_laid: bool = False

    def add_event(self, event: Event) -> None:
        """Write one event."""
        kind, edition = event.kind, self.s.edition
        if kind in OWN_TURN and event.seat != self.seat:
            self.begin_line(event.seat)
        if kind in TEXT_WITHOUT_NOUNS:
            self.add(TEXT_WITHOUT_NOUNS[kind])
        elif kind in (events.GOOD_LAID, events.ROSETTE_LAID, events.HOUR_GLASS_REVEALED, events.ROUND_BEGINS):
            self.end_of_round(event)
        elif kind in OWN_TURN:
            self.follower(event)
        elif kind in (events.SET_OUT, events.ITEM_RETURNED, events.ITEM_TAKEN, events.ITEM_LEFT, events.ARRIVED):
            self.travel(event)
        elif kind in (events.DELIVERED, events.GIVEN):
            item, target = event.nouns
            where = target if kind == events.DELIVERED else FIRST_SEAT + target
            self.add(f" {ITEM_LETTERS[item]}>{destination_name(edition, where)}")
        elif kind == events.ROSETTE_BLOWN:
            self.add(f" +R{self.swap_text()}")
        elif kind == events.EVENT_REVEALED:
            self.add(f" {edition.event_names[event.nouns[0]]}")
        else:
            self.effect(event)

    def begin_line(self, seat: int) -> None:
        """Start a new turn, numbered within its round."""
        self.turn += 1
        self.seat = seat
        self.lines.append(f"{self.round}.{self.turn:02} {SEAT_LETTERS[seat]}")

    def add(self, text: str) -> None:
        """Append to the current line."""
        if self.seat == NONE:  # the position started in the middle of a turn
            self.begin_line(self.s.active)
        self.lines[-1] += text

    def swap_text(self) -> str:
        """The item that was returned for the one just taken."""
        text = "" if self.swapped == NONE else f"/{ITEM_LETTERS[self.swapped]}"
        self.swapped = NONE
        return text

    def follower(self, event: Event) -> None:
        """Drawing, placing, and resting."""
        if event.kind == events.FOLLOWER_DRAWN:
            self.add(f" {AREAS.name(event.nouns[0])[0]}{FOLLOWER_LETTERS[event.nouns[1]]}")
            self.drawn = True
        elif event.kind == events.FOLLOWER_PLACED:
            if not self.drawn:  # drawn before the position started, so its bag is unknown
                self.add(f" {FOLLOWER_LETTERS[event.nouns[0]]}")
            self.add(f">{self.s.edition.space_names[event.nouns[1]]}")
            self.drawn = False
        else:
            self.add("z" if self.open or self.drawn else ":z" if self.moving else " z")

    def travel(self, event: Event) -> None:
        """A move along a route, item by item."""
        if event.kind == events.SET_OUT:
            self.moving = True
            self.add(f" {self.s.edition.route_names[event.nouns[0]]}")
        elif event.kind == events.ITEM_RETURNED:
            self.swapped = event.nouns[0]
        elif event.kind == events.ARRIVED:
            self.moving = False
        elif event.kind == events.ITEM_TAKEN:
            self.add(f":+{ITEM_LETTERS[event.nouns[0]]}{self.swap_text()}")
        else:
            self.add(f":-{ITEM_LETTERS[event.nouns[0]]}")

    def effect(self, event: Event) -> None:
        """A consequence, in square brackets after its cause."""
        kind = event.kind
        if kind == events.ORDER_FULFILLED:
            self.add(f"[{self.s.edition.event_names[event.nouns[0]]}:")
        elif kind == events.BLUEPRINT_TURNED:
            opening = "" if self.lines and self.lines[-1].endswith(":") else "["
            self.add(f"{opening}{event.nouns[0] + 1}={BLUEPRINT_LETTERS[event.nouns[1]]}")
            self.open += 1
        elif kind == events.SECTION_BUILT:
            self.close("[S", "")
        elif kind == events.ROSETTE_KEPT:
            self.close("[R", f">{SEAT_LETTERS[event.seat]}{self.swap_text()}")
        elif kind == events.ROSETTE_GIVEN:
            self.close("[R", f">{SEAT_LETTERS[event.nouns[0]]}")
        elif kind == events.ROSETTE_FORGONE:
            self.close("[R", ">-")
        elif kind == events.MONK_GAINED:
            self.close("[M", f">{AREAS.name(event.nouns[0])}")
        elif kind == events.REWARD_LOST:
            self.lost(event.nouns[0])

    def close(self, direct: str, text: str) -> None:
        """The reward of the last turned blueprint (`text`), or one from another cause (`direct`)."""
        if self.open:
            self.open -= 1
            self.add(f"{text}]")
        else:
            self.add(f"{direct}{text}]")

    def lost(self, reward: int) -> None:
        """ORL-REW-7, ORL-ORDER-9: a reward that could not be paid."""
        if reward != BLUEPRINT_REWARD:
            self.close(f"[{REWARD_LETTERS[reward]}", ">-")
        elif self.lines and self.lines[-1].endswith(":"):
            self.add("-]")
        else:
            self.add("[B>-]")

    def end_of_round(self, event: Event) -> None:
        """The new pieces of a round, collected until it begins."""
        edition = self.s.edition
        if self.seat == NONE:  # during the set-up
            self.round = self.s.round_number
        elif event.kind == events.HOUR_GLASS_REVEALED:
            self.add(f" hg={edition.tile_names[event.nouns[0]]}")
        elif event.kind == events.GOOD_LAID:
            self.filled.append(f"{edition.token_names[event.nouns[0]]}:{ITEM_LETTERS[event.nouns[1]]}")
        elif event.kind == events.ROSETTE_LAID:
            self.rosette_laid = True
        else:
            fill = f" fill={','.join(self.filled)}" if self.filled else ""
            self.add(f"{'' if ' hg=' in self.lines[-1] else ' hg=-'}{fill}{' ros=1' if self.rosette_laid else ''}")
            self.filled, self.rosette_laid, self.seat = [], False, NONE
            self.round, self.turn = event.nouns[0], 0


def write_turns(s: Orleans, actions: list[Action]) -> list[str]:
    """A sequence of actions as one line per turn; the set-up is left out."""
    s = s.copy()
    s.story = []
    writer = TurnWriter(s)
    for action in actions:
        seen = len(s.story)
        s.take(action)
        for event in s.story[seen:]:
            writer.add_event(event)
    return writer.lines


# --- reading ---------------------------------------------------------------------------------------------------

HEAD: Final = re.compile(r"([1-3])\.([0-9]{1,2}) ([a-d]) ")
LINE: Final = re.compile(rf"(?:z\S* )?[rb]?[{FOLLOWER_LETTERS}](?:z\S*)?>[A-Z]")
TOKEN: Final = re.compile(
    rf"z|[rb][{FOLLOWER_LETTERS}](?=[z>])|[LR][0-9]{{2}}[a-f]:[WSB]|[LR][0-9]{{2}}|[+-][{ITEM_LETTERS}](?:/[{ITEM_LETTERS}])?"
    rf"|[{ITEM_LETTERS}M]>(?:hg|[A-Z]{{3}}|red|blue|[a-d](?:/[{ITEM_LETTERS}])?|-)|[0-9]{{1,2}}=[SRM]|hg=(?:HG[0-9]{{1,2}}|-)"
    rf"|E[0-9]{{2}}:?|>(?:[A-Z]{{2}}[0-9]?|red|blue|[a-d](?:/[{ITEM_LETTERS}])?|-)|stay|paint|fill=|ros=1|[{FOLLOWER_LETTERS}](?=[z>])"
    r"|\[S\]|\[B>-\]|[\[\]:.,\- ]"
)
SILENT: Final = re.compile(r"[\[\]:, \-]|\[S\]|\[B>-\]|fill=|ros=1|E[0-9]{2}:|hg=-|[KFATM]")
# Tokens that may also be written where there was no other option, and the decisions that they answer.
AUTOMATIC: Final[tuple[tuple[re.Pattern[str], tuple[type[Decision[Any]], ...]], ...]] = (
    (re.compile("stay"), (ChooseRoute, BlowGlass, PaintGlass)),
    (re.compile(r"\."), (ChooseDelivery,)),
    (re.compile(f"-[{ITEM_LETTERS}]"), (PickUp,)),
    (re.compile("[RM]?>-"), (RosetteFor,)),
)


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
    decision = None if s.over else s.decision()
    if isinstance(decision, PlaceFollower) and line[:1] in ("r", "b"):
        if line[1:2] == FOLLOWER_LETTERS[decision.follower]:
            line = line[1:]  # a position does not store the bag of a follower that is already in hand
    TurnReader(position, line, text).play()


class TurnReader:
    """Reads a line token by token; the pending decision determines what a token means."""

    def __init__(self, position: Position[Orleans], line: str, text: str) -> None:
        self.position = position
        self.s: Orleans = position.state
        self.line = line
        self.text = text
        self.tokens: list[str] = []  # those that carry information
        place = 0
        while place < len(line):
            match = TOKEN.match(line, place)
            if match is None:
                raise Unreadable(f"{text!r}: cannot be read from {line[place : place + 12]!r} onwards")
            if SILENT.fullmatch(match.group()) is None:
                self.tokens.append(match.group())
            place = match.end()

    def play(self) -> None:
        """Answer the pending decisions with one token each; then compare the line with what happened."""
        s, dealer = self.s, self.position.dealer
        writer = TurnWriter(s)
        story, s.story = s.story, []
        active, round_number = s.active, s.round_number
        while s.deciding() == CHANCE or (not s.over and (s.active, s.round_number) == (active, round_number)):
            action = self.answer()
            if s.deciding() == CHANCE and dealer.knows(s) and dealer.answer(s) != action:
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

    def noun(self, verb: int, text: str) -> Action:
        """The action of this verb with this noun."""
        noun = nouns(self.s.edition)[VERBS.kinds[verb]].read(text)
        if noun is None:
            raise Unreadable(f"{self.text!r}: {text!r} cannot follow '{VERBS.name(verb)}'")
        return act(verb, noun)

    def answer(self) -> Action:
        """The choice or draw for the next token."""
        decision = self.s.decision()
        if isinstance(decision, ChooseBlueprint):
            return self.noun(BLUEPRINT, (self.tokens or [""])[0].partition("=")[0])
        while self.tokens and self.is_automatic(self.tokens[0], decision):
            self.tokens.pop(0)
        if isinstance(decision, LastChance) and not self.tokens:
            return END_TURN
        if not self.tokens:
            raise Unreadable(f"{self.text!r}: the turn is not finished; '{decision.key}' is open")
        token = self.tokens.pop(0)
        if isinstance(decision, BuilderDecision) and token == "z":
            return TAKE_A_REST
        return self.draw(decision, token) if decision.seat == CHANCE else self.choice(decision, token)

    def is_automatic(self, token: str, decision: Decision[Any]) -> bool:
        """Whether this token describes something that happened without a decision."""
        return any(form.fullmatch(token) and not isinstance(decision, asked) for form, asked in AUTOMATIC)

    def draw(self, decision: Decision[Any], token: str) -> Action:
        """The draw that a token describes."""
        if isinstance(decision, ComesUp):
            return act(COMES_UP, FOLLOWER_LETTERS.index(token[-1]) if token[-1] in FOLLOWER_LETTERS else 0xFFFF)
        if isinstance(decision, TurnOver):
            slot, _, kind = token.partition("=")
            if slot != str(decision.slot + 1):
                raise Unreadable(f"{self.text!r}: blueprint {decision.slot + 1} is turned, not {token!r}")
            return self.noun(TURN_OVER, kind)
        if isinstance(decision, RevealEvent):
            return self.noun(EVENT, token)
        if isinstance(decision, RevealHourGlass):
            return self.noun(HOUR_GLASS, token.removeprefix("hg="))
        assert isinstance(decision, FillSpace), "during a turn nothing else is drawn"
        return self.noun(GOOD, token.partition(":")[2])

    def choice(self, decision: Decision[Any], token: str) -> Action:
        """The choice of the active seat that a token describes."""
        target = token.partition(">")[2]
        if isinstance(decision, DrawFollower) and token[0] in "rb" and len(token) == 2:
            self.tokens.insert(0, token)  # the same token also names the follower that is drawn
            return act(DRAW, "rb".index(token[0]))
        if isinstance(decision, PlaceFollower) and token.startswith(">"):
            return self.noun(PLACE, target)
        if isinstance(decision, ChooseRoute):
            return STAY_HERE if token == "stay" else self.noun(GO, token)
        if isinstance(decision, (PickUp, BlowGlass)):
            if token[0] == "+":
                return act(SWAP, ITEM_LETTERS.index(token[3])) if "/" in token else TAKE_IT
            return LEAVE_IT if isinstance(decision, PickUp) else STAY_HERE
        if isinstance(decision, ChooseDelivery):
            return DONE_NOW if token == "." else self.noun(DELIVER, token)
        if isinstance(decision, PaintGlass):
            return PAINT_IT if token == "paint" else STAY_HERE
        if isinstance(decision, ChooseBag):
            return self.noun(MONK, target)
        if isinstance(decision, RosetteFor) and target:  # >b, >a/W, >-
            if target == "-":
                return FORGO_IT
            seat = SEAT_LETTERS.index(target[0])
            if seat != decision.seat:
                return act(GIVE, seat)
            return act(SWAP, ITEM_LETTERS.index(target[2])) if "/" in target else KEEP_IT
        raise Unreadable(f"{self.text!r}: {token!r} is no answer to '{decision.key}'")
