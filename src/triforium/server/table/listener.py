"""Subscribers of a table (sockets and streams), and the principal on whose behalf a request acts."""

from typing import Final

from triforium.core.action import Seat
from triforium.server.table.seats import Company
from triforium.server.table.table import Table

NOT_YET: Final = -1


class Principal:
    """Principal: a browser, identified by the hash of its cookie, or a program, by the hash of its token."""

    def __init__(self, holder: str = "", token: str = "", address: str = "") -> None:
        self.holder = holder
        self.token = token
        self.address = address
        self.known: tuple[Company, list[Seat]] | None = None  # cache of `seats`, valid for one Company object

    def seats(self, table: Table) -> list[Seat]:
        """The seats that this principal plays."""
        company = table.company
        if self.known is None or self.known[0] is not company:
            self.known = (company, self.seats_in(company))
        return self.known[1]

    def may_look(self, table: Table) -> bool:
        """May this principal see the game? Players and lenders of a seat may; others if spectators are allowed."""
        return table.header.spectators or bool(self.seats(table)) or bool(table.company.lent_by(self.holder))

    def seats_in(self, company: Company) -> list[Seat]:
        """The same for one Company, uncached."""
        if self.token:
            return [seat for seat, chair in enumerate(company.chairs) if chair.token == self.token]
        return company.seats_of(self.holder)


class Listener:
    """A subscriber, with what it has already received; `send` takes bytes and never blocks."""

    def __init__(self, principal: Principal) -> None:
        self.principal = principal
        self.told = NOT_YET  # number of actions whose story was sent; NOT_YET before "hello"
        self.heard = 0  # turn of the last chat message sent
        self.looking: Seat | None = None  # current seat, at a screen shared by several

    def send(self, data: bytes) -> None:
        """Queue a message."""
        raise AssertionError("subclasses implement send")

    def end(self, code: str) -> None:
        """Send a final "bye" message and close."""
        raise AssertionError("subclasses implement end")
