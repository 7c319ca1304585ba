"""Who sits where at a table: players, bots, invitations, tokens, and the offers between players."""

import unicodedata
from collections.abc import Set
from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.core.errors import BadOption
from triforium.server.table.entries import (
    BOT,
    OPEN,
    PERSON,
    Accepted,
    Acted,
    Answered,
    Body,
    Ended,
    Entry,
    Invited,
    Kind,
    Offered,
    Rematched,
    Removed,
    Sat,
    Tokened,
    TookBack,
)

LONGEST_NAME: Final = 30
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that show nothing
MOST_MARKS: Final = 2  # combining marks on one letter; more of them cover the lines around


class Chair(msgspec.Struct, frozen=True):
    """A seat and its occupant."""

    kind: Kind = OPEN
    name: str = ""
    holder: str = ""
    owner: str = ""
    level: str = ""
    invite: str = ""
    token: str = ""
    lender: str = ""  # the name of the owner of a lent seat
    asks: bool = False
    away: bool = False


class Offer(msgspec.Struct, frozen=True):
    """An open offer, identified by its turn."""

    turn: int
    by: Seat
    what: Offered
    yes: tuple[Seat, ...] = ()


class Seats(msgspec.Struct, frozen=True):
    """All seats and offers of a table at one moment; immutable."""

    chairs: tuple[Chair, ...]
    offers: tuple[Offer, ...] = ()
    ended: Ended | None = None
    rematch: str = ""
    removed: tuple[str, ...] = ()  # browsers that the host has removed

    def after(self, entry: Entry) -> "Seats":
        """The seats and offers after an entry; itself if the entry changes nothing here."""
        body: Body = entry.body
        replace = msgspec.structs.replace
        if isinstance(body, (Acted, TookBack)):
            if not self.offers:
                return self
            kept = tuple(offer for offer in self.offers if offer.what.kind != "back")
            return self if len(kept) == len(self.offers) else replace(self, offers=kept)
        if isinstance(body, Sat):
            kept = tuple(o for o in self.offers if o.what.kind != "replace" or o.what.place != body.place)
            return replace(self, chairs=self.with_chair(body.place, seated(self.chairs[body.place], body)), offers=kept)
        if isinstance(body, (Accepted, Invited, Tokened)):
            old = self.chairs[body.place]
            if isinstance(body, Accepted):
                return replace(self, chairs=self.with_chair(body.place, replace(old, asks=False)))
            changed = replace(old, invite=body.code) if isinstance(body, Invited) else replace(old, token=body.code)
            return replace(self, chairs=self.with_chair(body.place, changed))
        if isinstance(body, Removed):
            gone = (*self.removed, self.chairs[body.place].holder)
            return replace(self, chairs=self.with_chair(body.place, Chair()), removed=gone)
        if isinstance(body, Offered):
            kept = tuple(offer for offer in self.offers if offer.by != entry.seat)  # at most one each
            return replace(self, offers=(*kept, Offer(entry.turn, entry.seat, body)))
        if isinstance(body, Answered):
            return replace(self, offers=tuple(answered(self.offers, body, entry.seat)))
        if isinstance(body, Ended):
            return replace(self, ended=body, offers=())
        if isinstance(body, Rematched):
            return replace(self, rematch=body.table)
        return self

    def with_chair(self, seat: Seat, chair: Chair) -> tuple[Chair, ...]:
        """A copy of the chairs with one replaced."""
        return (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    # --- questions -------------------------------------------------------------------------------------------

    def is_ready(self) -> bool:
        """Are all seats taken, by players whom the host has accepted?"""
        return all(chair.kind != OPEN and not chair.asks for chair in self.chairs)

    def held_by(self, holders: Set[str]) -> list[Seat]:
        """The seats that somebody plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder in holders]

    def lent_by(self, holders: Set[str]) -> list[Seat]:
        """The seats that somebody has lent and may take back."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.owner in holders]

    def people(self) -> list[Seat]:
        """The seats played by people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def screens(self) -> int:
        """How many different people play, as far as the server can tell: browsers and programs."""
        return len({chair.holder for chair in self.chairs if chair.kind == PERSON})

    def is_bot(self, seat: Seat) -> bool:
        """Is this seat played by a bot?"""
        return seat >= 0 and self.chairs[seat].kind == BOT

    def thinker(self, deciding: Seat) -> Seat:
        """Whose clock runs while this seat decides; NOBODY unless it is a person."""
        return deciding if deciding >= 0 and self.chairs[deciding].kind == PERSON else NOBODY

    def asked(self, offer: Offer) -> list[Seat]:
        """The seats that must still accept an offer: people at other screens, except the one to be replaced."""
        mine = self.chairs[offer.by].holder
        return [
            seat
            for seat in self.people()
            if self.chairs[seat].holder != mine and seat not in offer.yes and not concerns(offer, seat)
        ]

    def unanswered(self, offer: Offer) -> list[Seat]:
        """The seats that may still answer: `asked`, and the one to be replaced."""
        place = offer.what.place
        silent = offer.what.kind == "replace" and place not in offer.yes
        if silent and self.chairs[place].holder != self.chairs[offer.by].holder:
            return sorted([*self.asked(offer), place])
        return self.asked(offer)

    def is_agreed(self, offer: Offer, now: int) -> bool:
        """Is an offer accepted now, by answers or by silence after its deadline?"""
        if offer.what.kind == "replace" and 0 < offer.what.until <= now:
            return not self.asked(offer)
        return not self.unanswered(offer)

    def offer(self, turn: int) -> Offer | None:
        """The open offer made in this turn, if there is one."""
        return next((offer for offer in self.offers if offer.turn == turn), None)

    def holders(self) -> list[tuple[str, int]]:
        """All (browser, seat) pairs, held or lent, for the "my tables" index."""
        held = {(word, seat) for seat, chair in enumerate(self.chairs) for word in (chair.holder, chair.owner) if word}
        return sorted(held)


def seated(old: Chair, body: Sat) -> Chair:
    """The chair after its occupant has changed; a player who stays keeps the token."""
    token = body.token or (old.token if old.holder == body.holder else "")
    lender = ""
    if body.owner:
        lender = old.name if old.holder == body.owner else old.lender
    return Chair(
        body.kind, body.name, body.holder, body.owner, body.level, "", token, lender, asks=body.asks, away=body.away
    )


def concerns(offer: Offer, seat: Seat) -> bool:
    """Would this offer replace this seat?"""
    return offer.what.kind == "replace" and offer.what.place == seat


def answered(offers: tuple[Offer, ...], body: Answered, seat: Seat) -> list[Offer]:
    """The open offers after a vote; a no removes the offer, and so does a no of its author."""
    kept: list[Offer] = []
    for offer in offers:
        if offer.turn != body.offer:
            kept.append(offer)
        elif body.yes:
            kept.append(msgspec.structs.replace(offer, yes=(*offer.yes, seat)))
    return kept


def checked_name(name: str) -> str:
    """Normalise a player name; BadOption if it is too long or cannot be read on the screen."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if len(name) > LONGEST_NAME or not (name + "x").isprintable():
        raise BadOption(f"use a name of at most {LONGEST_NAME} printable characters")
    if BLANK & set(name):
        raise BadOption("use a name of letters that can be seen")
    marks = 0
    for number, letter in enumerate(name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > (MOST_MARKS if number else 0):
            raise BadOption(f"use a name with at most {MOST_MARKS} marks on one letter")
    return name
