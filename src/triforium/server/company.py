"""Who sits at a table, and what they have asked each other for."""

from typing import Final

import msgspec

from triforium.core.action import NOBODY, Seat
from triforium.core.errors import BadOption
from triforium.server.journal import (
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
PATIENCE_S: Final = 60  # how long somebody whose seat is asked for may object


class Chair(msgspec.Struct, frozen=True):
    """One seat, and who is in it."""

    kind: Kind = OPEN
    name: str = ""
    holder: str = ""
    owner: str = ""
    level: str = ""
    invite: str = ""
    token: str = ""
    lender: str = ""  # the name that the owner of a lent seat goes by


class Offer(msgspec.Struct, frozen=True):
    """Something asked of the others, known by its turn."""

    turn: int
    by: Seat
    what: Offered
    yes: tuple[Seat, ...] = ()


class Company(msgspec.Struct, frozen=True):
    """The people and bots of a table, at one moment."""

    chairs: tuple[Chair, ...]
    offers: tuple[Offer, ...] = ()
    ended: Ended | None = None
    rematch: str = ""

    def after(self, entry: Entry) -> "Company":
        """The company once an entry has happened; itself if it changes nothing here."""
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
            kept = tuple(offer for offer in self.offers if offer.by != entry.seat)  # one wish at a time
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
        """Is nobody missing?"""
        return all(chair.kind != OPEN for chair in self.chairs)

    def seats_of(self, holder: str) -> list[Seat]:
        """Where a browser sits."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def lent_by(self, holder: str) -> list[Seat]:
        """Seats that a browser may take back."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.owner == holder]

    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    def is_bot(self, seat: Seat) -> bool:
        """Does a bot decide here?"""
        return seat >= 0 and self.chairs[seat].kind == BOT

    def thinker(self, deciding: Seat) -> Seat:
        """Whose clock runs while this seat decides: a person's, and nobody else's."""
        return deciding if deciding >= 0 and self.chairs[deciding].kind == PERSON else NOBODY

    def asked(self, offer: Offer) -> list[Seat]:
        """Whose yes an offer still needs: people at other screens, but not the one it would replace."""
        mine = self.chairs[offer.by].holder
        return [
            seat
            for seat in self.people()
            if self.chairs[seat].holder != mine and seat not in offer.yes and not concerns(offer, seat)
        ]

    def unanswered(self, offer: Offer) -> list[Seat]:
        """Who may still say yes or no: whose yes it needs, and the one it would replace, whose silence is a yes."""
        place = offer.what.place
        silent = offer.what.kind == "replace" and place not in offer.yes
        if silent and self.chairs[place].holder != self.chairs[offer.by].holder:
            return sorted([*self.asked(offer), place])
        return self.asked(offer)

    def is_agreed(self, offer: Offer, now: int) -> bool:
        """Does an offer count now?"""
        if offer.what.kind == "replace" and now >= offer.what.until:
            return not self.asked(offer)
        return not self.unanswered(offer)

    def offer(self, turn: int) -> Offer | None:
        """An open offer."""
        return next((offer for offer in self.offers if offer.turn == turn), None)

    def holders(self) -> list[tuple[str, int]]:
        """Browsers, and the seats they hold or may take back, for "my tables"."""
        held = {(word, seat) for seat, chair in enumerate(self.chairs) for word in (chair.holder, chair.owner) if word}
        return sorted(held)


def lender(old: Chair, what: Sat) -> str:
    """The name of whoever lends a seat: the one who sat there when it was lent."""
    if not what.owner:
        return ""
    return old.name if old.holder == what.owner else old.lender


def concerns(offer: Offer, seat: Seat) -> bool:
    """Would this offer replace this seat?"""
    return offer.what.kind == "replace" and offer.what.place == seat


def answered(offers: tuple[Offer, ...], what: Answered, seat: Seat) -> list[Offer]:
    """The offers after somebody has said yes or no to one of them; a no ends it, and so does its author."""
    kept: list[Offer] = []
    for offer in offers:
        if offer.turn != what.offer:
            kept.append(offer)
        elif what.yes:
            kept.append(msgspec.structs.replace(offer, yes=(*offer.yes, seat)))
    return kept


def exchanged(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    """The same chairs but one."""
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def checked_name(name: str) -> str:
    """A name that can be shown to others on one line; BadOption if it cannot."""
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not (name + "x").isprintable():
        raise BadOption(f"a name has at most {LONGEST_NAME} letters and no signs that cannot be printed")
    return name
