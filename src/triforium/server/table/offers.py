"""Offers between players: agreed take-backs, replacing a player by a bot, ending the game; also resigning."""

from triforium.bots import BOTS, DEFAULT_BOT
from triforium.core.action import Seat
from triforium.server.table.client_messages import Answer, Concede, MakeOffer
from triforium.server.table.entries import BOT, PERSON, Answered, Ended, Offered, Sat
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.moves import check_playing, is_known, own_seat, shorten, was_done
from triforium.server.table.refusals import Refusal
from triforium.server.table.seats import PATIENCE_S


async def make_offer(live: LiveTable, caller: Caller, message: MakeOffer) -> None:
    """Make an offer; one that needs no answer is carried out at once."""
    while True:
        table = live.table
        if await was_done(live, caller, message.command, message.turn):
            return
        seat = own_seat(table, caller, message.seat)
        what = wanted(live, message)
        if await live.commit(live.entry(seat, message.command, what), caller):
            return


def wanted(live: LiveTable, message: MakeOffer) -> Offered:
    """The offer as a journal entry; refused if it is not possible."""
    table = live.table
    if message.kind == "back":
        if message.to is None or not 0 <= message.to < len(table.actions) or not is_choice(live, message.to):
            raise Refusal("bad-offer", detail="back needs `to`: the number of actions before a player's choice")
        return Offered("back", length=message.to)
    if message.kind == "replace":
        if message.place is None or message.place >= table.header.seats:
            raise Refusal("no-seat")
        level = message.level or DEFAULT_BOT
        if level not in BOTS or table.company.chairs[message.place].kind != PERSON:
            raise Refusal("bad-offer", detail=f"`place` must be a person's seat, `level` one of: {', '.join(BOTS)}")
        return Offered("replace", place=message.place, level=level, until=live.registry.now() + PATIENCE_S * 1000)
    return Offered("end")


def is_choice(live: LiveTable, length: int) -> bool:
    """Was the action at this index a player's choice?"""
    return live.table.record(length).state.deciding() >= 0


async def answer_offer(live: LiveTable, caller: Caller, message: Answer) -> None:
    """Vote on an offer; its author can only withdraw it."""
    while True:
        if is_known(live.table, caller, message.command):
            return
        try:
            seat = answering_seat(live, caller, message)
        except Refusal:
            await live.catch_up()  # another process may have written the offer or the answer
            if is_known(live.table, caller, message.command):
                return
            seat = answering_seat(live, caller, message)
        if await live.commit(live.entry(seat, message.command, Answered(message.offer, message.yes)), caller):
            return


def answering_seat(live: LiveTable, caller: Caller, message: Answer) -> Seat:
    """The seat that answers; refused if it may not."""
    check_playing(live.table)
    offer = live.table.company.offer(message.offer)
    wanted = message.seat if message.seat is not None else answering(live, caller, message)
    seat = own_seat(live.table, caller, wanted)
    if offer is None or seat in offer.yes or (message.yes and offer.by == seat):
        raise Refusal("no-offer")
    return seat


def answering(live: LiveTable, caller: Caller, message: Answer) -> int | None:
    """At a shared screen, the first of its seats that has not answered."""
    offer = live.table.company.offer(message.offer)
    if offer is None:
        return None
    mine = [seat for seat in live.table.company.unanswered(offer) if seat in caller.principal.seats(live.table)]
    return mine[0] if mine else None


async def concede(live: LiveTable, caller: Caller, message: Concede) -> None:
    """Resign."""
    while True:
        table = live.table
        if await was_done(live, caller, message.command, message.turn):
            return
        seat = own_seat(table, caller, message.seat)
        what = Ended("conceded", seat, live.clock_for(-1))
        if await live.commit(live.entry(seat, message.command, what), caller):
            return


async def carry_out_agreed(live: LiveTable) -> bool:
    """Carry out the first accepted offer; returns whether there was one."""
    table = live.table
    for offer in table.company.offers:
        if not table.company.is_agreed(offer, live.registry.now()):
            continue
        what = offer.what
        if what.kind == "back":
            await shorten(live, -3, min(what.length, len(table.actions)), None, "")
        elif what.kind == "end":
            await live.commit(live.entry(-3, "", Ended("agreed", -3, live.clock_for(-1))))
        else:
            await hand_to_bot(live, what.place, what.level)
        return True
    return False


async def hand_to_bot(live: LiveTable, seat: int, level: str) -> bool:
    """Replace a player by a bot; the player may take the seat back."""
    chair = live.table.company.chairs[seat]
    what = Sat(seat, BOT, chair.name, "", chair.owner or chair.holder, level)
    return await live.commit(live.entry(-3, "", what_with_clock(live, what)))


def what_with_clock(live: LiveTable, what: Sat) -> Sat:
    """The same change of a seat with the resulting clock."""
    if live.table.header.clock.kind == "none" or live.table.state is None:
        return what
    entry = live.entry(-3, "", what)
    clock = live.clock_for(live.table.deciding(), live.table.company.after(entry))
    return Sat(what.place, what.kind, what.name, what.holder, what.owner, what.level, clock)
