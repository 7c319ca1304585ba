"""Authentication: the principal of a request, by cookie or bearer token, and its address."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from triforium.server.http.service import registry_of
from triforium.server.registry import TableRegistry
from triforium.server.table.identity import Principal, fingerprint, read_credential
from triforium.server.table.live_table import LiveTable
from triforium.server.table.refusals import Refusal

COOKIE: Final = "triforium"
LONGEST_SECRET: Final = 80
TWO_YEARS_S: Final = 2 * 365 * 24 * 3600


def address_of(connection: HTTPConnection) -> str:
    """The address of the client; proxies are trusted only as configured."""
    return connection.client.host if connection.client is not None else ""


def secret_of(connection: HTTPConnection) -> str:
    """The secret in the browser's cookie; empty if it has none."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if 20 <= len(secret) <= LONGEST_SECRET and secret.isascii() else ""


def principal_of(connection: HTTPConnection) -> Principal:
    """The principal: a browser by its cookie, or a program by its token."""
    address = address_of(connection)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return Principal(token=fingerprint(token[:200]), address=address)
    secret = secret_of(connection)
    return Principal(fingerprint(secret) if secret else "", address=address)


class Browser:
    """The browser of a request: its secret, new or from the cookie."""

    def __init__(self, request: HTTPConnection) -> None:
        secret = secret_of(request)
        self.is_new = not secret
        self.secret = secret or registry_of(request).ports.random.secret()
        self.principal = Principal(fingerprint(self.secret), address=address_of(request))
        self.secure = request.scope["scheme"] == "https"

    def remember(self, response: Response) -> Response:
        """Set the cookie of a new browser (HttpOnly, SameSite=Lax)."""
        if self.is_new:
            response.set_cookie(
                COOKIE, self.secret, max_age=TWO_YEARS_S, httponly=True, samesite="lax", secure=self.secure
            )
        return response


def program_in_memory(registry: TableRegistry, authorization: str, table: str) -> str:
    """The hash of a token that is valid at a table in memory, its own or a rematch; empty otherwise."""
    kind, _, text = authorization.partition(" ")
    credential = read_credential(text) if kind.lower() == "bearer" else None
    live = registry.tables.get(table or credential.table) if credential is not None else None
    if credential is None or live is None:
        return ""
    token = credential.fingerprint()
    return token if Principal(token=token).seats(live.table) else ""


async def seat_of_program(connection: HTTPConnection, table: str = "") -> tuple[LiveTable, Principal]:
    """The table and principal of a program's token, at its own table or at a rematch of it."""
    kind, _, text = connection.headers.get("authorization", "").partition(" ")
    credential = read_credential(text) if kind.lower() == "bearer" else None
    if credential is None:
        raise Refusal("bad-token")
    try:
        live = await registry_of(connection).get(table or credential.table)
    except Refusal:
        raise Refusal("bad-token") from None
    principal = Principal(token=credential.fingerprint(), address=address_of(connection))
    if not principal.seats(live.table):
        raise Refusal("bad-token")
    return live, principal
