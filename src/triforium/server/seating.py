"""Changes of seats: joining, inviting, lending, reclaiming, leaving, tokens for programs."""

from collections.abc import Callable
from typing import Literal

import msgspec

from triforium.bots import BOTS, DEFAULT_BOT
from triforium.core.action import NOBODY, Seat
from triforium.core.errors import BadOption
from triforium.server.company import Chair, checked_name
from triforium.server.identity import SeatWord, new_seat_word
from triforium.server.journal import BOT, OPEN, PERSON, Happening, Invited, Sat, Tokened
from triforium.server.listener import Who
from triforium.server.live import LiveTable
from triforium.server.offers import what_with_clock
from triforium.server.refusals import No


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
        raise No("no-seat")
    if live.table.header.replay:
        raise No("replay")
    return live.table.company.chairs[seat]


def own_chair(live: LiveTable, seat: Seat, who: Who) -> Chair:
    """The chair of a seat; refused unless the caller plays it."""
    chair = chair_at(live, seat)
    if not who.holder or chair.holder != who.holder:
        raise No("no-right")
    return chair


def name_for(name: str) -> str:
    """A valid player name; refused otherwise."""
    try:
        return checked_name(name)
    except BadOption as error:
        raise No("bad-choice", detail=str(error)) from None


def level_for(level: str) -> str:
    """A valid bot level; the default for an empty one."""
    if level and level not in BOTS:
        raise No("no-such", detail=f"the bots are: {', '.join(BOTS)}")
    return level or DEFAULT_BOT


async def claim_by_invite(live: LiveTable, word: SeatWord, who: Who, name: str) -> None:
    """Join by an invitation, which is used up."""

    def decide() -> Sat:
        chair = chair_at(live, word.seat)
        if not chair.invite or chair.invite != word.fingerprint():
            raise No("bad-invite")
        owner = chair.owner or chair.holder
        return Sat(word.seat, PERSON, name_for(name), who.holder, owner if owner != who.holder else "")

    await write(live, word.seat, decide)


async def claim_open(live: LiveTable, seat: Seat, who: Who, name: str) -> None:
    """Join at an open seat of a listed table."""

    def decide() -> Sat:
        chair = chair_at(live, seat)
        if chair.kind != OPEN or chair.invite:
            raise No("seat-taken")
        if not live.table.header.listed and live.table.header.host != who.holder:
            raise No("no-right")
        return Sat(seat, PERSON, name_for(name), who.holder)

    await write(live, seat, decide)


async def invite(live: LiveTable, seat: Seat, who: Who) -> SeatWord:
    """Create an invitation to an open seat, or to one's own seat to lend it; replaces an older one."""
    word = new_seat_word(live.table.id, seat)

    def decide() -> Invited:
        chair = chair_at(live, seat)
        mine = bool(who.holder) and who.holder in (chair.holder, chair.owner)
        if not mine and not (chair.kind == OPEN and may_invite(live, who)):
            raise No("no-right")
        return Invited(seat, word.fingerprint())

    await write(live, NOBODY, decide)
    return word


def may_invite(live: LiveTable, who: Who) -> bool:
    """Only the host and players may invite to an open seat."""
    return bool(who.holder) and (live.table.header.host == who.holder or bool(who.seats(live.table)))


async def token(live: LiveTable, seat: Seat, who: Who) -> SeatWord:
    """Create a token with which a program plays the caller's seat; replaces an older one."""
    word = new_seat_word(live.table.id, seat)

    def decide() -> Tokened:
        own_chair(live, seat, who)
        return Tokened(seat, word.fingerprint())

    await write(live, NOBODY, decide)
    return word


async def hand_over(live: LiveTable, seat: Seat, who: Who, hand: Hand) -> SeatWord | None:
    """Give an own or open seat to a bot, or create an invitation to it for a friend."""
    if hand.to == "friend":
        return await invite(live, seat, who)

    def decide() -> Sat:
        if chair_at(live, seat).kind == OPEN and may_invite(live, who):
            return Sat(seat, BOT, level=level_for(hand.level))
        chair = own_chair(live, seat, who)
        return Sat(seat, BOT, chair.name, "", chair.owner or who.holder, level_for(hand.level))

    await write(live, seat, decide)
    return None


async def reclaim(live: LiveTable, seat: Seat, who: Who) -> None:
    """Take back a seat that the caller has lent."""

    def decide() -> Sat:
        chair = chair_at(live, seat)
        if not who.holder or chair.owner != who.holder:
            raise No("no-right")
        name = chair.name if chair.kind == BOT else ""  # old journals have the owner's name here
        return Sat(seat, PERSON, chair.lender or name, who.holder)

    await write(live, seat, decide)


async def leave(live: LiveTable, seat: Seat, who: Who) -> None:
    """Give up a seat: before the game it goes to its owner or becomes open, later a bot takes over."""

    def decide() -> Sat:
        chair = chair_at(live, seat)
        if not who.holder or who.holder not in (chair.holder, chair.owner):
            raise No("no-right")
        gathering, owner = live.table.state is None, chair.owner if chair.owner != who.holder else ""
        if chair.holder == who.holder and not gathering:
            return Sat(seat, BOT, "", "", owner, level_for(""))
        if chair.holder == who.holder and owner:
            return Sat(seat, PERSON, chair.lender, owner)
        if gathering and chair.holder in ("", who.holder):
            return Sat(seat, OPEN)
        return Sat(seat, chair.kind, chair.name, chair.holder, "", chair.level)

    await write(live, seat, decide)
