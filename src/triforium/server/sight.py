"""What a seat is shown: its view, its choices and its part of the story, and nothing else."""

import dataclasses
from functools import lru_cache
from typing import Any, cast

import msgspec

from triforium.core.action import SPECTATOR, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.notation import by_verb
from triforium.core.refusal import Refusal
from triforium.core.state import State
from triforium.core.view import View
from triforium.server.clock import left_of
from triforium.server.company import Company, Offer
from triforium.server.foresee import Foresight, foresee
from triforium.server.journal import PERSON, Entry, Said
from triforium.server.table import Table
from triforium.server.wire_out import (
    ENCODE,
    ChoiceInfo,
    ClockInfo,
    Foreseen,
    LineInfo,
    Msg,
    OfferInfo,
    Picked,
    ResultInfo,
    SeatInfo,
    StoryLine,
    TableInfo,
)


class Presence:
    """Who is looking at a table right now."""

    def __init__(self, online: frozenset[Seat] = frozenset(), watching: int = 0) -> None:
        self.online = online
        self.watching = watching


def msg(message: Message) -> Msg:
    """A sentence for the wire."""
    return Msg(message.key, message.args)


def refusal_msg(refusal: Refusal) -> Msg:
    """Why not, for the wire."""
    return msg(refusal.message())


def choice_info(game: Game[Any], action: Action, text: str, message: Message) -> ChoiceInfo:
    """An option in words."""
    return ChoiceInfo(game.verbs.name(verb_of(action)), noun_of(action), text, msg(message))


def choices(game: Game[Any], state: State, actions: list[Action]) -> list[ChoiceInfo]:
    """Options in words."""
    return [choice_info(game, action, game.write(state, action), game.choice(state, action)) for action in actions]


@lru_cache(16384)
def written_choice(game: Game[Any], action: Action, text: str, message: Message) -> msgspec.Raw:
    """An option as it travels: where a game keeps its sentences ready, it is found by them."""
    return msgspec.Raw(ENCODE.encode(choice_info(game, action, text, message)))


def written_choices(game: Game[Any], state: State, actions: list[Action]) -> list[ChoiceInfo]:
    """The same as they travel."""
    told = [written_choice(game, action, game.write(state, action), game.choice(state, action)) for action in actions]
    return cast("list[ChoiceInfo]", told)


@lru_cache(4096)
def written_message(message: Message) -> msgspec.Raw:
    """A sentence as it travels; found by a message that a game keeps ready."""
    return msgspec.Raw(ENCODE.encode(msg(message)))


@lru_cache(4096)
def written_sentence(kind: str, seat: Seat, nouns: tuple[int, ...], message: Message) -> bytes:
    """A sentence of the story as it travels, behind its `at`; found by a message that a game keeps ready."""
    return ENCODE.encode(StoryLine(0, kind, seat, list(nouns), msg(message))).removeprefix(b'{"at":0')


def written_line(game: Game[Any], state: State, at: int, event: Event) -> msgspec.Raw:
    """The same with its `at`."""
    kind = game.event_names().name(event.kind)
    rest = written_sentence(kind, event.seat, tuple(event.nouns), game.story(state, event))
    return msgspec.Raw(b'{"at":%d%b' % (at, rest))


def story_lines(game: Game[Any], state: State, seat: Seat, events: list[tuple[int, Event]]) -> list[StoryLine]:
    """The part of the story that a seat may know."""
    return [story_line(game, state, at, event) for at, event in events if event.is_for(seat)]


def story_line(game: Game[Any], state: State, at: int, event: Event) -> StoryLine:
    """A sentence of the story for the wire."""
    kind = game.event_names().name(event.kind)
    return StoryLine(at, kind, event.seat, event.nouns, msg(game.story(state, event)))


def free_lengths(table: Table, seat: Seat) -> list[int]:
    """Where this seat may go back to without asking."""
    if seat < 0 or table.free_for != seat or table.company.ended is not None:
        return []
    return [free.length for free in table.free]


def may_be_early(prompt: Message) -> bool:
    """Is this asked of several seats in secret, or at the same time?"""
    return "yes" in (prompt.args.get("secret"), prompt.args.get("together"))


def early(table: Table, seat: Seat) -> Foreseen | None:
    """A question that this seat may answer before it is its turn."""
    if seat < 0 or seat == table.deciding() or table.company.chairs[seat].kind != PERSON:
        return None
    return foreseen(table.game, foresee_for(table, seat))


def foresee_for(table: Table, seat: Seat) -> Foresight | None:
    """The next question to a seat behind the answers that it has given, if it is one that all answer at once."""
    if table.state is None or table.deciding() < 0:
        return None
    sight = foresee(table.game, table.state, seat, [sealed.action for sealed in table.sealed[seat]])
    # Of an ordinary turn nobody knows what comes before it, however alike the imagined ways to it are.
    return sight if sight is not None and may_be_early(sight.prompt) else None


def foreseen(game: Game[Any], sight: Foresight | None) -> Foreseen | None:
    """A question that will come, for the wire."""
    if sight is None:
        return None
    shown = [
        ChoiceInfo(game.verbs.name(verb_of(action)), noun_of(action), text, msg(message))
        for action, text, message in zip(sight.options, sight.texts, sight.choices, strict=True)
    ]
    return Foreseen(sight.key, by_verb(game.verbs, sight.options), shown, msg(sight.prompt))


def sealed_choices(table: Table, seat: Seat) -> list[Picked]:
    """What a seat has answered early."""
    if seat < 0 or table.state is None or not table.sealed[seat]:
        return []
    game, state = table.game, table.state
    actions = [sealed.action for sealed in table.sealed[seat]]
    return [Picked(game.verbs.name(verb_of(a)), noun_of(a), game.write(state, a)) for a in actions]


def has_private_sight(table: Table, seat: Seat) -> bool:
    """Does this seat see anything that a stranger would not?"""
    assert table.state is not None
    own = table.game.view(table.state, seat)
    public = table.game.view(table.state, SPECTATOR)
    return faceless(own) != faceless(public)


def faceless(view: View) -> View:
    """A view without what says only whose it is."""
    return dataclasses.replace(view, seat=SPECTATOR, options={}, story=[])


# --- the table around the game -------------------------------------------------------------------------------------


def table_info(table: Table, holder: str, seats: list[Seat], presence: Presence, now: int, opened: int) -> TableInfo:
    """A table as everybody may know it, and what of it belongs to whoever asks."""
    header, company, game = table.header, table.company, table.game
    lent = company.lent_by(holder)
    return TableInfo(
        id=table.id,
        game=header.game,
        title=game.title,
        rules_version=header.rules,
        edition=header.edition,
        options=header.options,
        status=table.status(),
        listed=header.listed,
        spectators=header.spectators,
        forced=header.forced,
        created=table.created,
        replay=header.replay,
        position=bool(header.position),
        same_draws=bool(header.draws_of),
        origin=header.origin,
        seats=[
            SeatInfo(
                seat=seat,
                title=game.seats[seat],
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                online=seat in presence.online,
                yours=seat in seats,
                lent=seat in lent,
                invited=bool(chair.invite),
                sealed=len(table.sealed[seat]),
            )
            for seat, chair in enumerate(company.chairs)
        ],
        watching=presence.watching,
        clock=clock_info(table, now, opened),
        offers=[offer_info(company, offer) for offer in company.offers],
        deciding=table.deciding(),
        turn=table.turn,
        at=len(table.actions),
        result=result_of(table) if table.status() == "over" else None,
        rematch=company.rematch or None,
        host=bool(holder) and header.host == holder,
    )


def clock_info(table: Table, now: int, opened: int) -> ClockInfo:
    """Everybody's time."""
    clock, rules = table.clock, table.header.clock
    left = [left_of(clock, seat, now, opened, rules) for seat in range(table.header.seats)]
    return ClockInfo(rules, left, clock.running, now)


def offer_info(company: Company, offer: Offer) -> OfferInfo:
    """An offer, and who has not answered yet."""
    what = offer.what
    return OfferInfo(
        offer.turn,
        offer.by,
        what.kind,
        what.length,
        what.place,
        what.level,
        what.until,
        list(offer.yes),
        company.unanswered(offer),
    )


def line_info(entry: Entry) -> LineInfo:
    """A line of chat."""
    assert isinstance(entry.what, Said)
    return LineInfo(entry.turn, entry.seat, entry.at, entry.what.text, entry.what.phrase)


def result_of(table: Table) -> ResultInfo | None:
    """How the game ended: by its rules, by agreement, by the clock, or because somebody gave up."""
    game, state, ended = table.game, table.state, table.company.ended
    scores = [] if state is None else state.scores()
    if ended is None:
        if state is None or not state.over:
            return None
        outcome = game.outcome(state)
        return ResultInfo("rules", outcome.reason, outcome.rule, outcome.winners, None, scores, msg(game.ending(state)))
    if ended.loser < 0:
        return ResultInfo(ended.why, ended.why, "", [], None, scores, Msg("ending-agreed"))
    seats = range(table.header.seats)
    winners = [] if game.is_cooperative(len(seats)) else [seat for seat in seats if seat != ended.loser]
    said = Msg(f"ending-{ended.why}", {"who": game.seat_term(ended.loser)})
    return ResultInfo(ended.why, ended.why, "", winners, ended.loser, scores, said)
