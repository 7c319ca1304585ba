"""Somebody who is told what happens at a table: a socket, or the stream of a program."""

from typing import Final

from triforium.core.action import Seat
from triforium.server.company import Company
from triforium.server.table import Table

NOT_YET: Final = -1


class Who:
    """Who asks: a browser by its fingerprint, or a program by the fingerprint of its seat's token."""

    def __init__(self, holder: str = "", token: str = "", address: str = "") -> None:
        self.holder = holder
        self.token = token
        self.address = address
        self.known: tuple[Company, list[Seat]] | None = None  # where they sat when they were last asked

    def seats(self, table: Table) -> list[Seat]:
        """The seats they play."""
        company = table.company
        if self.known is None or self.known[0] is not company:
            self.known = (company, self.seats_in(company))
        return self.known[1]

    def may_look(self, table: Table) -> bool:
        """Whoever has a seat here, or has lent one, may; anybody else where spectators are allowed."""
        return table.header.spectators or bool(self.seats(table)) or bool(table.company.lent_by(self.holder))

    def seats_in(self, company: Company) -> list[Seat]:
        """The seats they play in this company."""
        if self.token:
            return [seat for seat, chair in enumerate(company.chairs) if chair.token == self.token]
        return company.seats_of(self.holder)


class Listener:
    """Keeps what was told already; `send` takes bytes and never waits."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.told = NOT_YET  # the length of the record up to which the story was told; NOT_YET before "hello"
        self.heard = 0  # the turn of the last line of chat
        self.looking: Seat | None = None  # through whose eyes, at a screen that has had several seats

    def send(self, data: bytes) -> None:
        """Put a message on its way."""
        raise AssertionError("a listener can be told something")

    def end(self, code: str) -> None:
        """Say that this is the last message, and send no more."""
        raise AssertionError("a listener can be sent home")
