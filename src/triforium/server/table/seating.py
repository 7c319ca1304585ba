"""Changes of seats: joining, inviting, lending, reclaiming, leaving, tokens for programs."""

from collections.abc import Callable
from typing import Literal

import msgspec

from triforium.bots import BOTS, DEFAULT_BOT
from triforium.core.action import NOBODY, Seat
from triforium.core.errors import BadOption
from triforium.server.table.entries import BOT, OPEN, PERSON, Happening, Invited, Sat, Tokened
from triforium.server.table.identity import SeatCredential, new_credential
from triforium.server.table.listener import Principal
from triforium.server.table.live_table import LiveTable
from triforium.server.table.offers import what_with_clock
from triforium.server.table.refusals import Refusal
from triforium.server.table.seats import Chair, checked_name


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Request to lend a seat to a bot of a level, or to a friend, who gets a link."""

    to: Literal["bot", "friend"] = "bot"
    level: str = ""


async def write(live: LiveTable, seat: Seat, decide: Callable[[], Happening]) -> None:
    """Commit a change of a seat; decided again if another process wrote first (optimistic locking)."""
    while True:
        what = decide()
        if isinstance(what, Sat):
            what = what_with_clock(live, what)
        if await live.commit(live.entry(seat, "", what)):
            return


def chair_at(live: LiveTable, seat: Seat) -> Chair:
    """The chair of a seat; refused if there is no such seat."""
    if not 0 <= seat < live.table.header.seats:
        raise Refusal("no-seat")
    if live.table.header.replay:
        raise Refusal("replay")
    return live.table.company.chairs[seat]


def own_chair(live: LiveTable, seat: Seat, principal: Principal) -> Chair:
    """The chair of a seat; refused unless the caller plays it."""
    chair = chair_at(live, seat)
    if not principal.holder or chair.holder != principal.holder:
        raise Refusal("no-right")
    return chair


def name_for(name: str) -> str:
    """A valid player name; refused otherwise."""
    try:
        return checked_name(name)
    except BadOption as error:
        raise Refusal("bad-choice", detail=str(error)) from None


def level_for(level: str) -> str:
    """A valid bot level; the default for an empty one."""
    if level and level not in BOTS:
        raise Refusal("no-such", detail=f"the bots are: {', '.join(BOTS)}")
    return level or DEFAULT_BOT


async def claim_by_invite(live: LiveTable, word: SeatCredential, principal: Principal, name: str) -> None:
    """Join by an invitation, which is used up."""

    def decide() -> Sat:
        chair = chair_at(live, word.seat)
        if not chair.invite or chair.invite != word.fingerprint():
            raise Refusal("bad-invite")
        owner = chair.owner or chair.holder
        return Sat(word.seat, PERSON, name_for(name), principal.holder, owner if owner != principal.holder else "")

    await write(live, word.seat, decide)


async def claim_open(live: LiveTable, seat: Seat, principal: Principal, name: str) -> None:
    """Join at an open seat of a listed table."""

    def decide() -> Sat:
        chair = chair_at(live, seat)
        if chair.kind != OPEN or chair.invite:
            raise Refusal("seat-taken")
        if not live.table.header.listed and live.table.header.host != principal.holder:
            raise Refusal("no-right")
        return Sat(seat, PERSON, name_for(name), principal.holder)

    await write(live, seat, decide)


async def invite(live: LiveTable, seat: Seat, principal: Principal) -> SeatCredential:
    """Create an invitation to an open seat, or to one's own seat to lend it; replaces an older one."""
    word = new_credential(live.table.id, seat)

    def decide() -> Invited:
        chair = chair_at(live, seat)
        mine = bool(principal.holder) and principal.holder in (chair.holder, chair.owner)
        if not mine and not (chair.kind == OPEN and may_invite(live, principal)):
            raise Refusal("no-right")
        return Invited(seat, word.fingerprint())

    await write(live, NOBODY, decide)
    return word


def may_invite(live: LiveTable, principal: Principal) -> bool:
    """Only the host and players may invite to an open seat."""
    return bool(principal.holder) and (live.table.header.host == principal.holder or bool(principal.seats(live.table)))


async def token(live: LiveTable, seat: Seat, principal: Principal) -> SeatCredential:
    """Create a token with which a program plays the caller's seat; replaces an older one."""
    word = new_credential(live.table.id, seat)

    def decide() -> Tokened:
        own_chair(live, seat, principal)
        return Tokened(seat, word.fingerprint())

    await write(live, NOBODY, decide)
    return word


async def hand_over(live: LiveTable, seat: Seat, principal: Principal, hand: Hand) -> SeatCredential | None:
    """Give an own or open seat to a bot, or create an invitation to it for a friend."""
    if hand.to == "friend":
        return await invite(live, seat, principal)

    def decide() -> Sat:
        if chair_at(live, seat).kind == OPEN and may_invite(live, principal):
            return Sat(seat, BOT, level=level_for(hand.level))
        chair = own_chair(live, seat, principal)
        return Sat(seat, BOT, chair.name, "", chair.owner or principal.holder, level_for(hand.level))

    await write(live, seat, decide)
    return None


async def reclaim(live: LiveTable, seat: Seat, principal: Principal) -> None:
    """Take back a seat that the caller has lent."""

    def decide() -> Sat:
        chair = chair_at(live, seat)
        if not principal.holder or chair.owner != principal.holder:
            raise Refusal("no-right")
        name = chair.name if chair.kind == BOT else ""  # old journals have the owner's name here
        return Sat(seat, PERSON, chair.lender or name, principal.holder)

    await write(live, seat, decide)


async def leave(live: LiveTable, seat: Seat, principal: Principal) -> None:
    """Give up a seat: before the game it goes to its owner or becomes open, later a bot takes over."""

    def decide() -> Sat:
        chair = chair_at(live, seat)
        if not principal.holder or principal.holder not in (chair.holder, chair.owner):
            raise Refusal("no-right")
        gathering, owner = live.table.state is None, chair.owner if chair.owner != principal.holder else ""
        if chair.holder == principal.holder and not gathering:
            return Sat(seat, BOT, "", "", owner, level_for(""))
        if chair.holder == principal.holder and owner:
            return Sat(seat, PERSON, chair.lender, owner)
        if gathering and chair.holder in ("", principal.holder):
            return Sat(seat, OPEN)
        return Sat(seat, chair.kind, chair.name, chair.holder, "", chair.level)

    await write(live, seat, decide)
