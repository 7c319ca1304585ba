"""View cache: builds and encodes the current views of a table once for all clients that may know the same."""

from typing import Any

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.notation import by_verb
from triforium.core.state import State
from triforium.core.view import View
from triforium.server.table.server_messages import ENCODE, Own, ViewNews
from triforium.server.table.table import Table
from triforium.server.table.view_messages import (
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

Part = tuple[Seat, str, bytes]  # deciding seat, decision key, and the encoded fields of a view after its options


class ViewCache:
    """The views of one table at one turn; discarded with the next entry."""

    def __init__(self, table: Table, now: int, opened: int) -> None:
        assert table.state is not None, "the game has begun"
        self.table = table
        self.state = table.state
        self.now = now
        self.opened = opened
        self.over = table.status() == "over"
        self.asked = table.deciding()  # not a seat whose advance choice is about to be played
        if table.sealed_answer() is not None:
            self.asked = NOBODY
        self.prompt = None if self.over else table.game.prompt(self.state)
        self.asking: Any = None if self.prompt is None else written_message(self.prompt)
        self.secret = self.prompt is not None and may_be_early(self.prompt)  # secret, or asked of several seats at once
        self.choices = self.state.options() if self.asked >= 0 else []  # of the deciding seat
        self.parts: dict[Seat, Part] = {}  # by the seat whose view it is
        self.told: dict[int, list[tuple[Event, Any]]] = {}
        self.made: dict[tuple[Seat, int, Seat | None], bytes] = {}

    def message(self, seat: Seat, told: int, cover: Seat | None = None) -> bytes:
        """The encoded view message; identical bytes for all clients that may know the same."""
        key = (seat, told, cover)
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = ENCODE.encode(self.news(seat, told, cover))
        return found

    def news(self, seat: Seat, told: int, cover: Seat | None = None) -> ViewNews:
        """The view message of a seat, with the story after the first `told` actions."""
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
        """The encoded view; seats that see the same share all fields but those of `Own`."""
        game, state = self.table.game, self.state
        eyes = game.view_seat(state, seat)
        found = self.parts.get(eyes)
        if found is None:
            found = self.parts[eyes] = written_at_once(game, state, eyes) or written_by_fields(game.view(state, eyes))
        deciding, decision, rest = found
        own = ENCODE.encode(Own(seat, deciding, decision, self.options(seat)))
        return msgspec.Raw(own[:-1] + b"," + rest)

    def options(self, seat: Seat) -> dict[str, list[int]]:
        """The options of a seat: nouns by verb."""
        return by_verb(self.table.game.verbs, self.choices) if seat >= 0 and self.asked == seat else {}

    def story(self, told: int) -> list[tuple[Event, Any]]:
        """The events after the first `told` actions with their encoded sentences, for all seats."""
        found = self.told.get(told)
        if found is None:
            game, state = self.table.game, self.state
            since = self.table.story.since(told)
            found = [(event, written_line(game, state, at, event)) for at, event in since]
            self.told[told] = found
        return found


def written_at_once(game: Game[Any], state: State, seat: Seat) -> Part | None:
    """The view encoded by the game itself, if it supports that."""
    rest = game.view_tail_json(state, seat)
    if not rest:
        return None
    return state.deciding(), "" if state.over else state.decision().key, rest.encode()


def written_by_fields(view: View) -> Part:
    """The view encoded generically."""
    own = ENCODE.encode(Own(view.seat, view.deciding, view.decision, view.options))
    return view.deciding, view.decision, ENCODE.encode(view)[len(own) :]


def view_news(table: Table, seat: Seat, told: int, now: int, opened: int) -> ViewNews:
    """The view message of a seat, built without a cache."""
    return ViewCache(table, now, opened).news(seat, told)
