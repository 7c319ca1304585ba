"""Wire messages for one viewer: choices, story lines, predicted questions, table information, results."""

import dataclasses
from functools import lru_cache
from typing import Any, cast

import msgspec

from triforium.core.action import SPECTATOR, Action, Seat, noun_of, verb_of
from triforium.core.event import Event
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.notation import by_verb
from triforium.core.refusal import Refusal as RuleRefusal
from triforium.core.state import State
from triforium.core.view import View
from triforium.server.table.entries import PERSON, Entry, Said
from triforium.server.table.foresight import Foresight, foresee
from triforium.server.table.game_clock import left_of
from triforium.server.table.seats import Company, Offer
from triforium.server.table.server_messages import (
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
from triforium.server.table.table import Table


class Presence:
    """Online seats and number of spectators of a table."""

    def __init__(self, online: frozenset[Seat] = frozenset(), watching: int = 0) -> None:
        self.online = online
        self.watching = watching


def msg(message: Message) -> Msg:
    """A message for the wire."""
    return Msg(message.key, message.args)


def refusal_msg(refusal: RuleRefusal) -> Msg:
    """A refusal of the rules for the wire."""
    return msg(refusal.message())


def choice_info(game: Game[Any], action: Action, text: str, message: Message) -> ChoiceInfo:
    """An option as a wire message."""
    return ChoiceInfo(game.verbs.name(verb_of(action)), noun_of(action), text, msg(message))


def choices(game: Game[Any], state: State, actions: list[Action]) -> list[ChoiceInfo]:
    """Options as wire messages."""
    return [choice_info(game, action, game.write(state, action), game.choice(state, action)) for action in actions]


@lru_cache(16384)
def written_choice(game: Game[Any], action: Action, text: str, message: Message) -> msgspec.Raw:
    """An encoded option, cached; games reuse their message objects, so the cache hits."""
    return msgspec.Raw(ENCODE.encode(choice_info(game, action, text, message)))


def written_choices(game: Game[Any], state: State, actions: list[Action]) -> list[ChoiceInfo]:
    """Encoded options, typed as what they encode."""
    told = [written_choice(game, action, game.write(state, action), game.choice(state, action)) for action in actions]
    return cast("list[ChoiceInfo]", told)


@lru_cache(4096)
def written_message(message: Message) -> msgspec.Raw:
    """An encoded message, cached."""
    return msgspec.Raw(ENCODE.encode(msg(message)))


@lru_cache(4096)
def written_sentence(kind: str, seat: Seat, nouns: tuple[int, ...], message: Message) -> bytes:
    """An encoded story line without its `at`, cached."""
    return ENCODE.encode(StoryLine(0, kind, seat, list(nouns), msg(message))).removeprefix(b'{"at":0')


def written_line(game: Game[Any], state: State, at: int, event: Event) -> msgspec.Raw:
    """An encoded story line."""
    kind = game.event_names().name(event.kind)
    rest = written_sentence(kind, event.seat, tuple(event.nouns), game.story(state, event))
    return msgspec.Raw(b'{"at":%d%b' % (at, rest))


def story_lines(game: Game[Any], state: State, seat: Seat, events: list[tuple[int, Event]]) -> list[StoryLine]:
    """The story lines that a seat may know."""
    return [story_line(game, state, at, event) for at, event in events if event.is_for(seat)]


def story_line(game: Game[Any], state: State, at: int, event: Event) -> StoryLine:
    """A story line for the wire."""
    kind = game.event_names().name(event.kind)
    return StoryLine(at, kind, event.seat, event.nouns, msg(game.story(state, event)))


def free_lengths(table: Table, seat: Seat) -> list[int]:
    """The record lengths that this seat may go back to without asking."""
    if seat < 0 or table.free_for != seat or table.company.ended is not None:
        return []
    return [free.length for free in table.free]


def may_be_early(prompt: Message) -> bool:
    """Is this question asked of several seats secretly or simultaneously?"""
    return "yes" in (prompt.args.get("secret"), prompt.args.get("together"))


def early(table: Table, seat: Seat) -> Foreseen | None:
    """A question that this seat may answer in advance."""
    if seat < 0 or seat == table.deciding() or table.company.chairs[seat].kind != PERSON:
        return None
    return foreseen(table.game, foresee_for(table, seat))


def foresee_for(table: Table, seat: Seat) -> Foresight | None:
    """The next question of a seat after its advance choices, if it is a simultaneous one."""
    if table.state is None or table.deciding() < 0:
        return None
    sight = foresee(table.game, table.state, seat, [sealed.action for sealed in table.sealed[seat]])
    # In an ordinary turn the question may depend on what others do first, even if the playouts agree.
    return sight if sight is not None and may_be_early(sight.prompt) else None


def foreseen(game: Game[Any], sight: Foresight | None) -> Foreseen | None:
    """A predicted question for the wire."""
    if sight is None:
        return None
    shown = [
        ChoiceInfo(game.verbs.name(verb_of(action)), noun_of(action), text, msg(message))
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


def has_private_sight(table: Table, seat: Seat) -> bool:
    """Does this seat see anything that a spectator does not?"""
    assert table.state is not None
    own = table.game.view(table.state, seat)
    public = table.game.view(table.state, SPECTATOR)
    return faceless(own) != faceless(public)


def faceless(view: View) -> View:
    """A view without the fields that only identify the viewer."""
    return dataclasses.replace(view, seat=SPECTATOR, options={}, story=[])


# --- the table around the game -------------------------------------------------------------------------------------


def table_info(table: Table, holder: str, seats: list[Seat], presence: Presence, now: int, opened: int) -> TableInfo:
    """Public table information, and what concerns the viewer."""
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
    """The clock for the wire."""
    clock, rules = table.clock, table.header.clock
    left = [left_of(clock, seat, now, opened, rules) for seat in range(table.header.seats)]
    return ClockInfo(rules, left, clock.running, now)


def offer_info(company: Company, offer: Offer) -> OfferInfo:
    """An offer for the wire."""
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
    """A chat message for the wire."""
    assert isinstance(entry.what, Said)
    return LineInfo(entry.turn, entry.seat, entry.at, entry.what.text, entry.what.phrase)


def result_of(table: Table) -> ResultInfo | None:
    """How the game ended: by the rules, by agreement, on time, or by resignation."""
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
