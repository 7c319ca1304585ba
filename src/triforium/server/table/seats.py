"""Seats of a table: who plays them, open offers, invitations and tokens."""

from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.core.errors import BadOption
from triforium.server.table.entries import (
    BOT,
    OPEN,
    PERSON,
    Acted,
    Answered,
    Ended,
    Entry,
    Happening,
    Invited,
    Kind,
    Offered,
    Rematched,
    Sat,
    Tokened,
    TookBack,
)

LONGEST_NAME: Final = 30
PATIENCE_S: Final = 60  # time to object before a player is replaced by a bot


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


class Offer(msgspec.Struct, frozen=True):
    """An open offer, identified by its turn."""

    turn: int
    by: Seat
    what: Offered
    yes: tuple[Seat, ...] = ()


class Company(msgspec.Struct, frozen=True):
    """All seats and offers of a table at one moment; immutable."""

    chairs: tuple[Chair, ...]
    offers: tuple[Offer, ...] = ()
    ended: Ended | None = None
    rematch: str = ""

    def after(self, entry: Entry) -> "Company":
        """The seats and offers after an entry; itself if the entry changes nothing here."""
        what: Happening = entry.what
        replace = msgspec.structs.replace
        if isinstance(what, (Acted, TookBack)):
            if not self.offers:
                return self
            kept = tuple(offer for offer in self.offers if offer.what.kind != "back")
            return self if len(kept) == len(self.offers) else replace(self, offers=kept)
        if isinstance(what, Sat):
            old = self.chairs[what.place]
            token = old.token if old.holder == what.holder else ""
            seated = Chair(what.kind, what.name, what.holder, what.owner, what.level, "", token, lender(old, what))
            kept = tuple(o for o in self.offers if o.what.kind != "replace" or o.what.place != what.place)
            return replace(self, chairs=exchanged(self.chairs, what.place, seated), offers=kept)
        if isinstance(what, Invited):
            invited = replace(self.chairs[what.place], invite=what.code)
            return replace(self, chairs=exchanged(self.chairs, what.place, invited))
        if isinstance(what, Tokened):
            allowed = replace(self.chairs[what.place], token=what.code)
            return replace(self, chairs=exchanged(self.chairs, what.place, allowed))
        if isinstance(what, Offered):
            kept = tuple(offer for offer in self.offers if offer.by != entry.seat)  # at most one each
            return replace(self, offers=(*kept, Offer(entry.turn, entry.seat, what)))
        if isinstance(what, Answered):
            return replace(self, offers=tuple(answered(self.offers, what, entry.seat)))
        if isinstance(what, Ended):
            return replace(self, ended=what, offers=())
        if isinstance(what, Rematched):
            return replace(self, rematch=what.table)
        return self

    # --- questions -------------------------------------------------------------------------------------------

    def is_full(self) -> bool:
        """Are all seats taken?"""
        return all(chair.kind != OPEN for chair in self.chairs)

    def seats_of(self, holder: str) -> list[Seat]:
        """The seats that a browser plays."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def lent_by(self, holder: str) -> list[Seat]:
        """The seats that a browser has lent and may take back."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.owner == holder]

    def people(self) -> list[Seat]:
        """The seats played by people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

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
        """The seats that may still answer: `asked`, and the one to be replaced, whose silence counts as yes."""
        place = offer.what.place
        silent = offer.what.kind == "replace" and place not in offer.yes
        if silent and self.chairs[place].holder != self.chairs[offer.by].holder:
            return sorted([*self.asked(offer), place])
        return self.asked(offer)

    def is_agreed(self, offer: Offer, now: int) -> bool:
        """Is an offer accepted now, by answers or by silence after its deadline?"""
        if offer.what.kind == "replace" and now >= offer.what.until:
            return not self.asked(offer)
        return not self.unanswered(offer)

    def offer(self, turn: int) -> Offer | None:
        """The open offer made in this turn, if there is one."""
        return next((offer for offer in self.offers if offer.turn == turn), None)

    def holders(self) -> list[tuple[str, int]]:
        """All (browser, seat) pairs, held or lent, for the "my tables" index."""
        held = {(word, seat) for seat, chair in enumerate(self.chairs) for word in (chair.holder, chair.owner) if word}
        return sorted(held)


def lender(old: Chair, what: Sat) -> str:
    """The name of the player who lent the seat."""
    if not what.owner:
        return ""
    return old.name if old.holder == what.owner else old.lender


def concerns(offer: Offer, seat: Seat) -> bool:
    """Would this offer replace this seat?"""
    return offer.what.kind == "replace" and offer.what.place == seat


def answered(offers: tuple[Offer, ...], what: Answered, seat: Seat) -> list[Offer]:
    """The open offers after a vote; a no removes the offer, and so does a no of its author."""
    kept: list[Offer] = []
    for offer in offers:
        if offer.turn != what.offer:
            kept.append(offer)
        elif what.yes:
            kept.append(msgspec.structs.replace(offer, yes=(*offer.yes, seat)))
    return kept


def exchanged(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """A copy of the chairs with one replaced."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def checked_name(name: str) -> str:
    """Normalise a player name; BadOption if it is too long or not printable."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not (name + "x").isprintable():
        raise BadOption(f"use a name of at most {LONGEST_NAME} printable characters")
    return name
