"""The present of a table as everybody is shown it: what several seats may know alike is made and encoded once."""

import msgspec

from triforium.core.action import NOBODY, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.view import View
from triforium.server.sight import (
    choices,
    clock_info,
    early,
    free_lengths,
    may_be_early,
    msg,
    result_of,
    sealed_choices,
    story_line,
)
from triforium.server.table import Table
from triforium.server.wire_out import ENCODE, StoryLine, ViewNews


class Own(msgspec.Struct):
    """The part of a view that says whose it is: the first fields of every view."""

    seat: Seat
    deciding: Seat
    decision: str
    options: dict[str, list[int]]


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
        self.parts: dict[Seat, tuple[View, bytes]] = {}  # by whose eyes, with all but the own part encoded
        self.told: dict[int, list[tuple[Event, StoryLine]]] = {}
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
        table, state, prompt = self.table, self.state, self.prompt
        mine = seat >= 0 and self.asked == seat
        return ViewNews(
            turn=table.turn,
            at=len(table.actions),
            seat=seat,
            cover=cover,
            view=self.view(seat),
            prompt=None if prompt is None else msg(prompt),
            choices=choices(table.game, state, state.options()) if mine else [],
            keep=told,
            story=[line for event, line in self.story(told) if event.is_for(seat)],
            back=free_lengths(table, seat),
            early=early(table, seat) if prompt is not None and may_be_early(prompt) else None,
            sealed=sealed_choices(table, seat),
            clock=None if table.header.clock.kind == "none" else clock_info(table, self.now, self.opened),
            result=result_of(table) if self.over else None,
        )

    def view(self, seat: Seat) -> msgspec.Raw:
        """The game's view as it travels; seats that see the same share all but what says whose it is."""
        game, state = self.table.game, self.state
        eyes = game.eyes(state, seat)
        found = self.parts.get(eyes)
        if found is None:
            view = game.view(state, eyes)
            own = ENCODE.encode(Own(view.seat, view.deciding, view.decision, view.options))
            found = self.parts[eyes] = view, ENCODE.encode(view)[len(own) - 1 :]
        view, rest = found
        options = view.options if eyes == seat and self.asked == seat else self.options(seat)
        own = ENCODE.encode(Own(seat, view.deciding, view.decision, options))
        return msgspec.Raw(own[:-1] + rest)

    def options(self, seat: Seat) -> dict[str, list[int]]:
        """What a seat may choose: each verb with its nouns."""
        found: dict[str, list[int]] = {}
        if seat >= 0 and self.asked == seat:
            name = self.table.game.verbs.name
            for action in self.state.options():
                found.setdefault(name(verb_of(action)), []).append(noun_of(action))
        return found

    def story(self, told: int) -> list[tuple[Event, StoryLine]]:
        """The story since so many actions, in words, whoever may know it."""
        found = self.told.get(told)
        if found is None:
            game, state = self.table.game, self.state
            found = [(event, story_line(game, state, at, event)) for at, event in self.table.story.since(told)]
            self.told[told] = found
        return found


def view_news(table: Table, seat: Seat, told: int, now: int, opened: int) -> ViewNews:
    """All that a seat may know of the present, with the story since `told` actions."""
    return Moment(table, now, opened).news(seat, told)
