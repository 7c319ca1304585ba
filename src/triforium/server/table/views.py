"""The `view` messages of a table: built and encoded once for all clients that may know the same."""

import dataclasses
from functools import lru_cache
from typing import Any, Final, cast

import msgspec

from triforium.core.action import NOBODY, SPECTATOR, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.notation import by_verb
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.core.view import View
from triforium.server.table.entries import PERSON
from triforium.server.table.foresight import Foresight, foresee
from triforium.server.table.game_clock import Moment
from triforium.server.table.server_messages import (
    ENCODE,
    ChoiceInfo,
    Foreseen,
    Msg,
    Own,
    Picked,
    StoryLine,
    ViewNews,
)
from triforium.server.table.table import Table
from triforium.server.table.table_info import clock_info, result_of

STORY_LINES: Final = 2000  # events in one message; a longer story is sent without its beginning
Part = tuple[Seat, str, bytes]  # deciding seat, decision key, and the encoded fields of a view after its options


class ViewCache:
    """The views of one table at one turn; discarded with the next entry."""

    def __init__(self, table: Table, moment: Moment) -> None:
        assert table.state is not None, "the game has begun"
        self.table = table
        self.state = table.state
        self.moment = moment
        self.over = table.status() == "over"
        self.asked = table.deciding()  # not a seat whose advance choice is about to be played
        if table.stopped is not None or table.sealed_answer() is not None:
            self.asked = NOBODY
        self.prompt = None if self.over else table.game.prompt(self.state)
        self.asking: Any = None if self.prompt is None else encoded_message(self.prompt)
        self.secret = self.prompt is not None and may_be_early(self.prompt)  # secret, or asked of several seats at once
        self.choices = self.state.options() if self.asked >= 0 else []  # of the deciding seat
        self.parts: dict[Seat, Part] = {}  # by the seat whose view it is
        self.told: dict[int, list[tuple[Event, Any]]] = {}
        self.made: dict[tuple[Seat, int, Seat | None], bytes] = {}

    def message(self, seat: Seat, told: int, cover: Seat | None = None) -> bytes:
        """The encoded view of a seat, with the story after the first `told` actions; made once for all who ask."""
        key = (seat, told, cover)
        found = self.made.get(key)
        if found is not None:
            return found
        table, state = self.table, self.state
        mine = seat >= 0 and self.asked == seat
        lines = [line for event, line in self.story(told) if event.is_for(seat)]
        news = ViewNews(
            turn=table.turn,
            at=len(table.actions),
            seat=seat,
            cover=cover,
            view=self.view(seat),
            prompt=self.asking,
            choices=encoded_choices(table.game, state, self.choices) if mine else [],
            keep=told,
            story=lines,
            back=free_lengths(table, seat),
            early=self.early(seat) if self.secret else None,
            sealed=sealed_choices(table, seat),
            clock=None if table.header.clock.kind == "none" else clock_info(table, self.moment),
            result=result_of(table) if self.over else None,
        )
        found = self.made[key] = ENCODE.encode(news)
        return found

    def view(self, seat: Seat) -> msgspec.Raw:
        """The encoded view; seats that see the same share all fields but those of `Own`."""
        game, state = self.table.game, self.state
        eyes = game.view_seat(state, seat)
        found = self.parts.get(eyes)
        if found is None:
            found = self.parts[eyes] = encoded_part(game.view(state, eyes))
        deciding, decision, rest = found
        mine = seat >= 0 and self.asked == seat
        options = by_verb(game.verbs, self.choices) if mine else {}
        own = ENCODE.encode(Own(seat, deciding, decision, options))
        return msgspec.Raw(own[:-1] + b"," + rest)

    def story(self, told: int) -> list[tuple[Event, Any]]:
        """The events after the first `told` actions with their encoded sentences, for all seats."""
        found = self.told.get(told)
        if found is None:
            game, state = self.table.game, self.state
            since = self.table.story.since(told)[-STORY_LINES:]
            found = [(event, encoded_line(game, state, at, event)) for at, event in since]
            self.told[told] = found
        return found

    def early(self, seat: Seat) -> Foreseen | None:
        """A question that this seat may answer in advance."""
        table = self.table
        if seat < 0 or seat == table.deciding() or table.seats.chairs[seat].kind != PERSON:
            return None
        return foreseen(table.game, foresee_for(table, seat, self.moment))


def encoded_part(view: View) -> Part:
    """What all seats with this view share of it."""
    own = ENCODE.encode(Own(view.seat, view.deciding, view.decision, view.options))
    return view.deciding, view.decision, ENCODE.encode(view)[len(own) :]


def has_private_view(table: Table, seat: Seat) -> bool:
    """Does this seat see anything that a spectator does not?"""
    assert table.state is not None
    own, public = table.game.view(table.state, seat), table.game.view(table.state, SPECTATOR)
    return dataclasses.replace(own, seat=SPECTATOR, options={}, story=[]) != dataclasses.replace(public, story=[])


# --- choices and story ---------------------------------------------------------------------------------------------


def msg(message: Message) -> Msg:
    """A message for the wire."""
    return Msg(message.key, message.args)


def choice_info(game: Game[Any], action: Action, text: str, message: Message) -> ChoiceInfo:
    """An option as a wire message."""
    return ChoiceInfo(game.verbs.name(verb_of(action)), noun_of(action), text, msg(message))


def choices(game: Game[Any], state: State, actions: list[Action]) -> list[ChoiceInfo]:
    """Options as wire messages."""
    return [choice_info(game, action, game.write(state, action), game.choice(state, action)) for action in actions]


@lru_cache(16384)
def encoded_choice(game: Game[Any], action: Action, text: str, message: Message) -> msgspec.Raw:
    """An encoded option, cached; games reuse their message objects, so the cache hits."""
    return msgspec.Raw(ENCODE.encode(choice_info(game, action, text, message)))


def encoded_choices(game: Game[Any], state: State, actions: list[Action]) -> list[ChoiceInfo]:
    """Encoded options, typed as what they encode."""
    told = [encoded_choice(game, action, game.write(state, action), game.choice(state, action)) for action in actions]
    return cast("list[ChoiceInfo]", told)


@lru_cache(4096)
def encoded_message(message: Message) -> msgspec.Raw:
    """An encoded message, cached."""
    return msgspec.Raw(ENCODE.encode(msg(message)))


@lru_cache(4096)
def encoded_sentence(kind: str, seat: Seat, nouns: tuple[int, ...], message: Message) -> bytes:
    """An encoded story line without its `at`, cached."""
    return ENCODE.encode(StoryLine(0, kind, seat, list(nouns), msg(message))).removeprefix(b'{"at":0')


def encoded_line(game: Game[Any], state: State, at: int, event: Event) -> msgspec.Raw:
    """An encoded story line."""
    kind = game.event_names().name(event.kind)
    rest = encoded_sentence(kind, event.seat, tuple(event.nouns), game.story(state, event))
    return msgspec.Raw(b'{"at":%d%b' % (at, rest))


def story_lines(game: Game[Any], state: State, seat: Seat, events: list[tuple[int, Event]]) -> list[StoryLine]:
    """The story lines that a seat may know."""
    names = game.event_names()
    return [
        StoryLine(at, names.name(event.kind), event.seat, event.nouns, msg(game.story(state, event)))
        for at, event in events
        if event.is_for(seat)
    ]


def free_lengths(table: Table, seat: Seat) -> list[int]:
    """The record lengths that this seat may go back to without asking."""
    if seat < 0 or table.free_for != seat or table.seats.ended is not None:
        return []
    return [length for length, _ in table.free]


# --- answers in advance --------------------------------------------------------------------------------------------


def may_be_early(prompt: Message) -> bool:
    """Is this question asked of several seats secretly or simultaneously?"""
    return "yes" in (prompt.args.get("secret"), prompt.args.get("together"))


def foresee_for(table: Table, seat: Seat, moment: Moment) -> Foresight | None:
    """The next question of a seat after its advance choices, if it is a simultaneous one."""
    if table.state is None or table.deciding() < 0:
        return None
    rng = Rng(moment.random.below(1 << 60))
    found = foresee(table.game, table.state, seat, [sealed.action for sealed in table.sealed[seat]], rng)
    # In an ordinary turn the question may depend on what others do first, even if the playouts agree.
    return found if found is not None and may_be_early(found.prompt) else None


def foreseen(game: Game[Any], sight: Foresight | None) -> Foreseen | None:
    """A predicted question for the wire."""
    if sight is None:
        return None
    shown = [
        choice_info(game, action, text, message)
        for action, text, message in zip(sight.options, sight.texts, sight.choices, strict=True)
    ]
    return Foreseen(sight.key, by_verb(game.verbs, sight.options), shown, msg(sight.prompt))


def sealed_choices(table: Table, seat: Seat) -> list[Picked]:
    """The advance choices of a seat."""
    if seat < 0 or table.state is None or not table.sealed[seat]:
        return []
    game, state = table.game, table.state
    actions = [sealed.action for sealed in table.sealed[seat]]
    return [Picked(game.verbs.name(verb_of(a)), noun_of(a), game.write(state, a)) for a in actions]
