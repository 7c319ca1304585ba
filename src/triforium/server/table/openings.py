"""Opening tables: with the seats that somebody wishes, as a rematch, or to show an uploaded record."""

from typing import TYPE_CHECKING, Final

import msgspec

from triforium.bots import BOTS
from triforium.core.action import NOBODY, Seat
from triforium.core.errors import Unreadable
from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.core.rng import Rng
from triforium.server.table.bodies import NewTable, SeatWish
from triforium.server.table.bodies import Rematch as RematchWish
from triforium.server.table.entries import (
    BOT,
    OPEN,
    PERSON,
    Began,
    Body,
    ClockRules,
    Header,
    Invited,
    Rematched,
    Sat,
    Tokened,
)
from triforium.server.table.identity import Principal, SeatCredential, table_id
from triforium.server.table.live_table import LiveTable
from triforium.server.table.moves import Done, Draft
from triforium.server.table.refusals import Refusal
from triforium.server.table.seating import level_for, name_for
from triforium.server.table.seats import LONGEST_NAME, Chair
from triforium.server.table.starts import Start, finder, seed, start_of, with_new_hands
from triforium.server.table.table import Table
from triforium.server.table.writer import write

if TYPE_CHECKING:
    from triforium.server.registry import TableRegistry

LONGEST_CLOCK_S: Final = 60 * 24 * 3600


async def open_table(
    registry: "TableRegistry", principal: Principal, wish: NewTable, opener: str
) -> tuple[LiveTable, list[SeatCredential]]:
    """Open a table as somebody wishes it; the table, and the invitations to its seats."""
    wishes = [one for one in wish.seats if one.kind != "closed"]
    if wish.seats and not wishes:
        raise Refusal("bad-choice", detail="every seat is closed; leave at least one for a person or a bot")
    people = [seat for seat, one in enumerate(wishes) if one.kind in ("me", "invite", "open")]
    start = await start_of(registry, principal, wish, people, len(wishes))
    if wishes and len(wishes) != start.seats:
        raise Refusal("bad-choice", detail=f"this game has {start.seats} seats, not {len(wishes)}")
    check_clock(wish.clock)
    random = registry.ports.random
    name = table_id(random.secret())
    first: list[Body] = []
    invites: list[SeatCredential] = []
    for seat in range(start.seats):
        one = wishes[seat] if wishes else SeatWish("me")
        if one.kind == "me":
            first.append(Sat(seat, PERSON, name_for(one.name or wish.name), principal.holder))
        elif one.kind == "bot":
            first.append(Sat(seat, BOT, level=level_for(one.level)))
        elif one.kind == "invite":
            invites.append(SeatCredential(name, seat, random.secret()))
            first.append(Invited(seat, invites[-1].fingerprint()))
    header = header_of(start, wish, principal.holder)
    return await registry.create(name, header, first, opener), invites


def header_of(start: Start, wish: NewTable, host: str) -> Header:
    """The header of a new table."""
    return Header(
        game=start.game.key,
        rules=start.game.rules_version,
        edition=start.edition,
        options=start.options,
        seats=start.seats,
        listed=wish.listed,
        spectators=wish.spectators,
        forced=wish.forced,
        clock=wish.clock,
        host=host,
        position=start.position,
        start=start.actions,
        origin=start.origin,
        approve=wish.approve,
        hints=wish.hints,
        bot_level=level_for(wish.bot_level, ""),
        components=start.game.components_fingerprint(),
    )


def check_clock(clock: ClockRules) -> None:
    """Refuse a clock outside the limits."""
    if clock.kind == "none":
        return
    if not 5 <= clock.seconds <= LONGEST_CLOCK_S or not 0 <= clock.increment <= LONGEST_CLOCK_S:
        said = f"use 5 to {LONGEST_CLOCK_S} seconds for the clock, and 0 or more as increment"
        raise Refusal("bad-choice", detail=said)


async def upload(registry: "TableRegistry", principal: Principal, text: str) -> LiveTable:
    """Make an uploaded record a table that can be viewed."""
    try:
        read = await registry.ports.in_background(read_record, text, "record", finder(registry.games))
    except Unreadable as error:
        raise Refusal("unreadable", detail=str(error)) from None
    record: Record = read.record
    agreed = record.agreement
    header = Header(
        game=record.game.key,
        rules=record.game.rules_version,
        edition=agreed.edition,
        options=agreed.options,
        seats=agreed.seats,
        position=agreed.position,
        host=principal.holder,
        replay=True,
        components=record.game.components_fingerprint(),
    )
    first: list[Body] = [seated_as(seat, text) for seat, text in enumerate(agreed.names)]
    first.append(Began(list(record.actions)))
    return await registry.create(table_id(registry.ports.random.secret()), header, first)


def seated_as(seat: Seat, text: str) -> Sat:
    """The occupant of a seat according to a record: `human`, `human:NAME`, a known bot, or another name."""
    kind, _, name = text.partition(":")
    if kind == "bot" and name in BOTS:
        return Sat(seat, BOT, level=name)
    shown = "".join(sign for sign in (name if kind == "human" else text) if sign.isprintable())[:LONGEST_NAME]
    return Sat(seat, PERSON if shown or kind == "human" else OPEN, shown)


# --- rematches -----------------------------------------------------------------------------------------------------


async def rematch(registry: "TableRegistry", live: LiveTable, wish: RematchWish, opener: str) -> LiveTable:
    """The table of the rematch, opened if there is none yet; whoever asks at the same time gets the same table."""
    if not live.table.seats.rematch:
        name = rematch_id(live.table)
        header, first = await registry.ports.in_background(again, live.table.snapshot(), wish, seed(registry))
        await registry.create(name, header, first, opener)
        await write(live, lambda table, moment: rematched(table, name))
    return await registry.get(live.table.seats.rematch)


def rematch_id(table: Table) -> str:
    """The ID of the rematch: always the same, and known only to who knows the secrets of the players."""
    return table_id(" ".join(["rematch", table.id, *(f"{one.holder} {one.token}" for one in table.seats.chairs)]))


def rematched(table: Table, name: str) -> Draft | Done:
    """Tell everybody at the table where the rematch is."""
    return Done(table.turn) if table.seats.rematch else Draft(NOBODY, Rematched(name))


def again(table: Table, wish: RematchWish, number: int) -> tuple[Header, list[Body]]:
    """The header of a rematch and its seats."""
    old = table.header
    chairs = list(table.seats.chairs)
    if wish.seats == "swapped":
        chairs = [*chairs[1:], chairs[0]]
    if wish.draws == "same":
        header = msgspec.structs.replace(old, draws_of=table.id)
    else:
        new = with_new_hands(table, Rng(number))
        header = msgspec.structs.replace(
            old, draws_of="", position=new.position, start=new.actions, options=new.options
        )
    return header, [body for seat, chair in enumerate(chairs) for body in seated_again(seat, chair)]


def seated_again(seat: Seat, chair: Chair) -> list[Body]:
    """The entries that give a seat of the rematch to the occupant of a chair: person or bot, owner, token."""
    found: list[Body] = []
    if chair.owner:
        found.append(Sat(seat, PERSON, chair.lender, chair.owner))
    found.append(Sat(seat, chair.kind, chair.name, chair.holder, chair.owner, chair.level, away=chair.away))
    if chair.token:
        found.append(Tokened(seat, chair.token))
    return found
