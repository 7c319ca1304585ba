"""Authentication: the principal of a request, by cookie or bearer token, and its address."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from triforium.server.hall import Hall
from triforium.server.identity import fingerprint, new_secret, read_seat_word
from triforium.server.listener import Who
from triforium.server.live import LiveTable
from triforium.server.refusals import No

COOKIE: Final = "triforium"
LONGEST_SECRET: Final = 80
TWO_YEARS_S: Final = 2 * 365 * 24 * 3600


def hall_of(connection: HTTPConnection) -> Hall:
    """The registry of live tables."""
    hall: Hall = connection.state.hall
    return hall


def address_of(connection: HTTPConnection) -> str:
    """The address of the client; proxies are trusted only as configured."""
    return connection.client.host if connection.client is not None else ""


def secret_of(connection: HTTPConnection) -> str:
    """The secret in the browser's cookie; empty if it has none."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if 20 <= len(secret) <= LONGEST_SECRET and secret.isascii() else ""


def who_is(connection: HTTPConnection) -> Who:
    """The principal: a browser by its cookie, or a program by its token."""
    address = address_of(connection)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return Who(token=fingerprint(token[:200]), address=address)
    secret = secret_of(connection)
    return Who(fingerprint(secret) if secret else "", address=address)


class Browser:
    """The browser of a request: its secret, new or from the cookie."""

    def __init__(self, request: HTTPConnection) -> None:
        secret = secret_of(request)
        self.is_new = not secret
        self.secret = secret or new_secret()
        self.who = Who(fingerprint(self.secret), address=address_of(request))
        self.secure = request.scope["scheme"] == "https"

    def remember(self, response: Response) -> Response:
        """Set the cookie of a new browser (HttpOnly, SameSite=Lax)."""
        if self.is_new:
            response.set_cookie(
                COOKIE, self.secret, max_age=TWO_YEARS_S, httponly=True, samesite="lax", secure=self.secure
            )
        return response


def program_in_memory(hall: Hall, authorization: str, table: str) -> str:
    """The hash of a token that is valid at a table in memory, its own or a rematch; empty otherwise."""
    kind, _, text = authorization.partition(" ")
    word = read_seat_word(text) if kind.lower() == "bearer" else None
    live = hall.tables.get(table or word.table) if word is not None else None
    if word is None or live is None:
        return ""
    token = word.fingerprint()
    return token if Who(token=token).seats(live.table) else ""


async def seat_of_program(connection: HTTPConnection, table: str = "") -> tuple[LiveTable, Who]:
    """The table and principal of a program's token, at its own table or at a rematch of it."""
    kind, _, text = connection.headers.get("authorization", "").partition(" ")
    word = read_seat_word(text) if kind.lower() == "bearer" else None
    if word is None:
        raise No("bad-token")
    try:
        live = await hall_of(connection).table(table or word.table)
    except No:
        raise No("bad-token") from None
    who = Who(token=word.fingerprint(), address=address_of(connection))
    if not who.seats(live.table):
        raise No("bad-token")
    return live, who
