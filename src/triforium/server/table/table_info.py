"""The table around the game, as clients are shown it: seats, clock, offers, chat, result."""

from triforium.core.action import Seat
from triforium.server.table.entries import ABSENT_BOT, Entry, Origin, Said
from triforium.server.table.game_clock import Instant, left_of
from triforium.server.table.identity import Principal
from triforium.server.table.seats import Offer, Seats
from triforium.server.table.server_messages import (
    ClockInfo,
    LineInfo,
    Msg,
    OfferInfo,
    ResultInfo,
    SeatInfo,
    TableInfo,
)
from triforium.server.table.table import Table


class Presence:
    """Online seats and number of spectators of a table."""

    def __init__(self, online: frozenset[Seat] = frozenset(), watching: int = 0) -> None:
        self.online = online
        self.watching = watching


def table_info(table: Table, principal: Principal, presence: Presence, time: Instant) -> TableInfo:
    """Public table information, and what concerns the viewer."""
    header, seats, game = table.header, table.seats, table.game
    mine, lent, is_host = principal.seats(table), seats.lent_by(principal.holders), principal.is_host(table)
    origin = header.origin
    if origin is not None and not origin.listed and not is_host:
        origin = Origin("", origin.at)  # an unlisted table is found by its ID alone
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
        origin=origin,
        seats=[
            SeatInfo(
                seat=seat,
                title=game.seats[seat],
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                online=seat in presence.online,
                yours=seat in mine,
                lent=seat in lent,
                invited=bool(chair.invite),
                sealed=len(table.sealed[seat]),
                asks=chair.asks,
                away=chair.away,
            )
            for seat, chair in enumerate(seats.chairs)
        ],
        watching=presence.watching,
        clock=clock_info(table, time),
        offers=[offer_info(seats, offer) for offer in seats.offers],
        deciding=table.deciding(),
        turn=table.turn,
        at=len(table.actions),
        result=result_of(table) if table.status() == "over" else None,
        rematch=seats.rematch or None,
        host=is_host,
        approve=header.approve,
        hints=may_ask_for_hints(table),
        bot_level=header.bot_level or ABSENT_BOT,
        stopped=table.stopped,
    )


def may_ask_for_hints(table: Table) -> bool:
    """May players ask a bot? As the table has chosen; otherwise unless they play against other people."""
    chosen = table.header.hints
    return chosen if chosen is not None else table.seats.screens() <= 1


def clock_info(table: Table, time: Instant) -> ClockInfo:
    """The clock for the wire."""
    clock, rules = table.clock, table.header.clock
    left = [left_of(clock, seat, time, rules) for seat in range(table.header.seats)]
    return ClockInfo(rules, left, clock.running, time.now)


def offer_info(seats: Seats, offer: Offer) -> OfferInfo:
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
        seats.unanswered(offer),
    )


def line_info(entry: Entry) -> LineInfo:
    """A chat message for the wire."""
    assert isinstance(entry.body, Said)
    return LineInfo(entry.turn, entry.seat, entry.at, entry.body.text, entry.body.phrase)


def result_of(table: Table) -> ResultInfo | None:
    """How the game ended: by the rules, by agreement, on time, or by resignation."""
    game, state, ended = table.game, table.state, table.seats.ended
    scores = [] if state is None else state.scores()
    if ended is None:
        if state is None or not state.over:
            return None
        outcome, ending = game.outcome(state), game.ending(state)
        said = Msg(ending.key, ending.args)
        return ResultInfo("rules", outcome.reason, outcome.rule, outcome.winners, None, scores, said)
    if ended.loser < 0:
        return ResultInfo(ended.why, ended.why, "", [], None, scores, Msg("ending-agreed"))
    seats = range(table.header.seats)
    winners = [] if game.is_cooperative(len(seats)) else [seat for seat in seats if seat != ended.loser]
    said = Msg(f"ending-{ended.why}", {"who": game.seat_term(ended.loser)})
    return ResultInfo(ended.why, ended.why, "", winners, ended.loser, scores, said)
