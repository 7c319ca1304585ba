"""Decisions about seats: joining, approving, removing, inviting, lending, reclaiming, leaving, tokens for programs."""

from triforium.bots import BOTS, DEFAULT_BOT
from triforium.core.action import NOBODY, Seat
from triforium.core.errors import BadOption
from triforium.server.table.entries import BOT, OPEN, PERSON, Accepted, Invited, Removed, Sat, Tokened
from triforium.server.table.game_clock import Moment
from triforium.server.table.identity import Principal, SeatCredential
from triforium.server.table.moves import Done, Draft
from triforium.server.table.offers import absent_bot, with_clock
from triforium.server.table.refusals import Refusal
from triforium.server.table.seats import Chair, checked_name
from triforium.server.table.table import Table


def chair_at(table: Table, seat: Seat) -> Chair:
    """The chair of a seat; refused if there is no such seat."""
    if not 0 <= seat < table.header.seats:
        raise Refusal("no-seat")
    if table.header.replay:
        raise Refusal("replay")
    return table.seats.chairs[seat]


def own_chair(table: Table, seat: Seat, principal: Principal) -> Chair:
    """The chair of a seat; refused unless the principal plays it."""
    chair = chair_at(table, seat)
    if chair.holder not in principal.holders:
        raise Refusal("no-right")
    return chair


def name_for(name: str) -> str:
    """A valid player name; refused otherwise."""
    try:
        return checked_name(name)
    except BadOption as error:
        raise Refusal("bad-choice", detail=str(error)) from None


def level_for(level: str, default: str = DEFAULT_BOT) -> str:
    """A valid bot level; the default for an empty one."""
    if level and level not in BOTS:
        raise Refusal("no-such", detail=f"the bots are: {', '.join(BOTS)}")
    return level or default


def claim_by_invite(
    table: Table, moment: Moment, invite: SeatCredential, principal: Principal, name: str, token: str = ""
) -> Draft | Done:
    """Join by an invitation, which is used up; a browser that already sits there has joined before."""
    chair = chair_at(table, invite.seat)
    if not token and chair.kind == PERSON and chair.holder in principal.holders:
        return Done(table.turn)
    if not chair.invite or chair.invite != invite.fingerprint():
        raise Refusal("bad-invite")
    owner = chair.owner or chair.holder
    lent_by = owner if owner not in principal.holders else ""
    body = Sat(invite.seat, PERSON, name_for(name), principal.holder, lent_by, token=token)
    return Draft(invite.seat, with_clock(table, moment, body))


def claim_open(
    table: Table, moment: Moment, seat: Seat, principal: Principal, name: str, token: str = ""
) -> Draft | Done:
    """Join at an open seat of a listed table; where the host approves, the seat is only asked for."""
    chair, is_host = chair_at(table, seat), principal.is_host(table)
    if not token and chair.holder in principal.holders:
        return Done(table.turn)
    if chair.kind != OPEN or chair.invite:
        raise Refusal("seat-taken")
    if not table.header.listed and not is_host:
        raise Refusal("no-right")
    if not is_host and table.seats.held_by(principal.holders):
        raise Refusal("one-seat")
    if principal.holders & set(table.seats.removed):
        raise Refusal("removed")
    asks = table.header.approve and not is_host
    return Draft(seat, Sat(seat, PERSON, name_for(name), principal.holder, token=token, asks=asks))


def accept(table: Table, moment: Moment, seat: Seat, principal: Principal) -> Draft | Done:
    """The host accepts a newcomer."""
    check_host(table, principal)
    return Draft(NOBODY, Accepted(seat)) if chair_at(table, seat).asks else Done(table.turn)


def remove(table: Table, moment: Moment, seat: Seat, principal: Principal) -> Draft:
    """The host removes a player or a bot before the start."""
    check_host(table, principal)
    chair = chair_at(table, seat)
    if table.state is not None:
        raise Refusal("begun")
    if chair.kind == PERSON and chair.holder not in principal.holders:
        return Draft(NOBODY, Removed(seat))
    return Draft(NOBODY, Sat(seat, OPEN))


def check_host(table: Table, principal: Principal) -> None:
    """Refused unless the principal opened the table."""
    if not principal.is_host(table):
        raise Refusal("no-right")


def invite(table: Table, moment: Moment, code: SeatCredential, principal: Principal) -> Draft:
    """Invite to an open seat, as its host, or to one's own seat to lend it; an older link stops working."""
    chair = chair_at(table, code.seat)
    mine = not principal.holders.isdisjoint((chair.holder, chair.owner))
    if not mine and not (chair.kind == OPEN and principal.is_host(table)):
        raise Refusal("no-right")
    return Draft(NOBODY, Invited(code.seat, code.fingerprint()))


def give_token(table: Table, moment: Moment, token: SeatCredential, principal: Principal) -> Draft:
    """Let a program play the principal's seat; an older token stops working."""
    own_chair(table, token.seat, principal)
    return Draft(NOBODY, Tokened(token.seat, token.fingerprint()))


def lend_to_bot(table: Table, moment: Moment, seat: Seat, principal: Principal, level: str) -> Draft:
    """Give an own seat to a bot, or, as the host, an open one."""
    if chair_at(table, seat).kind == OPEN and principal.is_host(table):
        return Draft(seat, Sat(seat, BOT, level=level_for(level)))
    chair = own_chair(table, seat, principal)
    body = Sat(seat, BOT, chair.name, "", chair.owner or chair.holder, level_for(level))
    return Draft(seat, with_clock(table, moment, body))


def reclaim(table: Table, moment: Moment, seat: Seat, principal: Principal) -> Draft | Done:
    """Take back a seat that the principal has lent, or that a bot has played meanwhile."""
    chair = chair_at(table, seat)
    if chair.holder in principal.holders and not chair.owner:
        return Done(table.turn)
    if chair.owner not in principal.holders:
        raise Refusal("no-right")
    return give_back(table, moment, seat)


def give_back(table: Table, moment: Moment, seat: Seat) -> Draft:
    """The owner of a seat plays it again."""
    chair = table.seats.chairs[seat]
    name = chair.name if chair.kind == BOT else ""  # old journals have the owner's name here
    return Draft(seat, with_clock(table, moment, Sat(seat, PERSON, chair.lender or name, chair.owner)))


def leave(table: Table, moment: Moment, seat: Seat, principal: Principal) -> Draft:
    """Give up a seat: before the game it goes to its owner or becomes open, later a bot takes over."""
    chair = chair_at(table, seat)
    if principal.holders.isdisjoint((chair.holder, chair.owner)):
        raise Refusal("no-right")
    gathering, owner = table.state is None, chair.owner if chair.owner not in principal.holders else ""
    if chair.holder in principal.holders and not gathering:
        body = Sat(seat, BOT, "", "", owner, absent_bot(table))
    elif chair.holder in principal.holders and owner:
        body = Sat(seat, PERSON, chair.lender, owner)
    elif gathering and chair.holder in ("", *principal.holders):
        body = Sat(seat, OPEN)
    else:
        body = Sat(seat, chair.kind, chair.name, chair.holder, "", chair.level)
    return Draft(seat, with_clock(table, moment, body))
