"""Decisions about offers between players: agreed take-backs, replacing a player, ending the game; also resigning."""

from bisect import bisect_right
from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.server.table.client_messages import Answer, Concede, MakeOffer
from triforium.server.table.entries import ABSENT_BOT, BOT, PERSON, Answered, Ended, Entry, Offered, Sat
from triforium.server.table.game_clock import Moment
from triforium.server.table.identity import Principal
from triforium.server.table.moves import (
    Done,
    Draft,
    check_command,
    check_playing,
    clock_for,
    go_back,
    known,
    own_seat,
)
from triforium.server.table.refusals import Refusal
from triforium.server.table.seats import Offer
from triforium.server.table.table import Table

DAY_MS: Final = 24 * 3600 * 1000  # at a table without a clock, a day of silence counts as a yes to being replaced


def make_offer(table: Table, moment: Moment, principal: Principal, message: MakeOffer) -> Draft | Done:
    """Make an offer; one that needs no answer is carried out at once."""
    done = check_command(table, principal, message.command, message.turn)
    if done is not None:
        return done
    seat = own_seat(table, principal, message.seat)
    return Draft(seat, wanted(table, moment, message), message.command)


def wanted(table: Table, moment: Moment, message: MakeOffer) -> Offered:
    """The offer as a journal entry; refused if it is not possible."""
    if message.kind == "back":
        to = -1 if message.to is None or message.to >= len(table.actions) else message.to
        before = bisect_right(table.choices, to)
        if not before:
            raise Refusal("bad-offer", detail="back needs `to`: the number of actions before a player's choice")
        return Offered("back", length=table.choices[before - 1])
    if message.kind == "replace":
        if message.place is None or message.place >= table.header.seats:
            raise Refusal("no-seat")
        if table.seats.chairs[message.place].kind != PERSON:
            raise Refusal("bad-offer", detail="`place` must be a person's seat")
        until = moment.now + DAY_MS if table.header.clock.kind == "none" else 0
        return Offered("replace", place=message.place, level=absent_bot(table), until=until)
    return Offered("end")


def absent_bot(table: Table) -> str:
    """The bot that plays for absent players, as it was chosen when the table was opened."""
    return table.header.bot_level or ABSENT_BOT


def answer_offer(table: Table, moment: Moment, principal: Principal, message: Answer) -> Draft | Done:
    """Vote on an offer; its author can only withdraw it."""
    turn = known(table, principal, message.command)
    if turn is not None:
        return Done(turn, message.command)
    check_playing(table)
    offer = table.seats.offer(message.offer)
    if offer is None:
        own_seat(table, principal, message.seat)
        raise Refusal("no-offer")
    mine = [seat for seat in table.seats.unanswered(offer) if seat in principal.seats(table)]
    seat = own_seat(table, principal, message.seat if message.seat is not None or not mine else mine[0])
    if seat in offer.yes or (message.yes and offer.by == seat):
        raise Refusal("no-offer")
    return Draft(seat, Answered(message.offer, message.yes), message.command)


def concede(table: Table, moment: Moment, principal: Principal, message: Concede) -> Draft | Done:
    """Resign."""
    done = check_command(table, principal, message.command, message.turn)
    if done is not None:
        return done
    seat = own_seat(table, principal, message.seat)
    return Draft(seat, Ended("conceded", seat, clock_for(table, moment, NOBODY)), message.command)


def is_agreed(table: Table, offer: Offer, now: int) -> bool:
    """Is an offer accepted? Silence replaces nobody who has a clock (older tables may say otherwise)."""
    if offer.what.kind == "replace" and table.header.clock.kind != "none":
        return not table.seats.unanswered(offer)
    return table.seats.is_agreed(offer, now)


def agreed(table: Table, moment: Moment) -> Draft | None:
    """What the first accepted offer asks for."""
    for offer in table.seats.offers:
        if not is_agreed(table, offer, moment.now):
            continue
        if offer.what.kind == "back":
            return go_back(table, moment, NOBODY, min(offer.what.length, len(table.actions)))
        if offer.what.kind == "end":
            return Draft(NOBODY, Ended("agreed", NOBODY, clock_for(table, moment, NOBODY)))
        return hand_to_bot(table, moment, offer.what.place)
    return None


def hand_to_bot(table: Table, moment: Moment, seat: Seat) -> Draft:
    """A bot plays for an absent player, who gets the seat back on return."""
    chair = table.seats.chairs[seat]
    body = Sat(seat, BOT, chair.name, "", chair.owner or chair.holder, absent_bot(table), away=True)
    return Draft(NOBODY, with_clock(table, moment, body))


def with_clock(table: Table, moment: Moment, body: Sat) -> Sat:
    """The same change of a seat with the resulting clock."""
    if table.header.clock.kind == "none" or table.state is None:
        return body
    after = table.seats.after(Entry(0, moment.now, NOBODY, "", body))
    clock = clock_for(table, moment, table.deciding(), after)
    return msgspec.structs.replace(body, clock=clock)
