"""The present of a table as everybody is shown it: what several seats may know alike is made and encoded once."""

from typing import Any

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.notation import by_verb
from triforium.core.state import State
from triforium.core.view import View
from triforium.server.sight import (
    clock_info,
    early,
    free_lengths,
    may_be_early,
    result_of,
    sealed_choices,
    written_choices,
    written_line,
    written_message,
)
from triforium.server.table import Table
from triforium.server.wire_out import ENCODE, Own, ViewNews

Part = tuple[Seat, str, bytes]  # of a view: who decides, what is asked, and all behind the options as it travels


class Moment:
    """One moment of one table; nothing in it outlives the next entry."""

    def __init__(self, table: Table, now: int, opened: int) -> None:
        assert table.state is not None, "the game has begun"
        self.table = table
        self.state = table.state
        self.now = now
        self.opened = opened
        self.over = table.status() == "over"
        self.asked = table.deciding()  # who is asked: not somebody whose answer is sealed, and counts in a moment
        if table.sealed_answer() is not None:
            self.asked = NOBODY
        self.prompt = None if self.over else table.game.prompt(self.state)
        self.asking: Any = None if self.prompt is None else written_message(self.prompt)
        self.secret = self.prompt is not None and may_be_early(self.prompt)  # or asked of several at the same time
        self.choices = self.state.options() if self.asked >= 0 else []  # of the one who is asked
        self.parts: dict[Seat, Part] = {}  # by whose eyes
        self.told: dict[int, list[tuple[Event, Any]]] = {}
        self.made: dict[tuple[Seat, int, Seat | None], bytes] = {}

    def message(self, seat: Seat, told: int, cover: Seat | None = None) -> bytes:
        """The message of the socket; the same bytes for everybody who may know the same."""
        key = (seat, told, cover)
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = ENCODE.encode(self.news(seat, told, cover))
        return found

    def news(self, seat: Seat, told: int, cover: Seat | None = None) -> ViewNews:
        """All that a seat may know, with the story since `told` actions."""
        table, state = self.table, self.state
        mine = seat >= 0 and self.asked == seat
        return ViewNews(
            turn=table.turn,
            at=len(table.actions),
            seat=seat,
            cover=cover,
            view=self.view(seat),
            prompt=self.asking,
            choices=written_choices(table.game, state, self.choices) if mine else [],
            keep=told,
            story=[line for event, line in self.story(told) if event.is_for(seat)],
            back=free_lengths(table, seat),
            early=early(table, seat) if self.secret else None,
            sealed=sealed_choices(table, seat),
            clock=None if table.header.clock.kind == "none" else clock_info(table, self.now, self.opened),
            result=result_of(table) if self.over else None,
        )

    def view(self, seat: Seat) -> msgspec.Raw:
        """The game's view as it travels; seats that see the same share all but what says whose it is."""
        game, state = self.table.game, self.state
        eyes = game.view_seat(state, seat)
        found = self.parts.get(eyes)
        if found is None:
            found = self.parts[eyes] = written_at_once(game, state, eyes) or written_by_fields(game.view(state, eyes))
        deciding, decision, rest = found
        own = ENCODE.encode(Own(seat, deciding, decision, self.options(seat)))
        return msgspec.Raw(own[:-1] + b"," + rest)

    def options(self, seat: Seat) -> dict[str, list[int]]:
        """What a seat may choose: each verb with its nouns."""
        return by_verb(self.table.game.verbs, self.choices) if seat >= 0 and self.asked == seat else {}

    def story(self, told: int) -> list[tuple[Event, Any]]:
        """The story since so many actions, in words, whoever may know it."""
        found = self.told.get(told)
        if found is None:
            game, state = self.table.game, self.state
            since = self.table.story.since(told)
            found = [(event, written_line(game, state, at, event)) for at, event in since]
            self.told[told] = found
        return found


def written_at_once(game: Game[Any], state: State, seat: Seat) -> Part | None:
    """A view that the game itself writes, if it does."""
    rest = game.view_tail_json(state, seat)
    if not rest:
        return None
    return state.deciding(), "" if state.over else state.decision().key, rest.encode()


def written_by_fields(view: View) -> Part:
    """A view that is written field by field."""
    own = ENCODE.encode(Own(view.seat, view.deciding, view.decision, view.options))
    return view.deciding, view.decision, ENCODE.encode(view)[len(own) :]


def view_news(table: Table, seat: Seat, told: int, now: int, opened: int) -> ViewNews:
    """All that a seat may know of the present, with the story since `told` actions."""
    return Moment(table, now, opened).news(seat, told)
