"""Authentication: the principal of a request, by cookie or bearer token, and its address."""

import hashlib
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from triforium.server.api.operation import Call
from triforium.server.http.connections import counted_address
from triforium.server.http.service import registry_of, service_of
from triforium.server.people.identities import Identity
from triforium.server.people.passkeys import Site, site_of
from triforium.server.registry import TableRegistry
from triforium.server.table.identity import Principal, fingerprint, read_credential
from triforium.server.table.live_table import LiveTable
from triforium.server.table.refusals import Refusal

COOKIE: Final = "triforium"
LONGEST_SECRET: Final = 80
TWO_YEARS_S: Final = 2 * 365 * 24 * 3600
WITH_COOKIE: Final = (201, 503)  # statuses of answers after which a browser may hold a seat
OPENER_DIGITS: Final = 5
BROWSERS: Final = (  # those whose name others also use come last
    ("Firefox", "Firefox"),
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def address_of(connection: HTTPConnection) -> str:
    """The address of the client, as limits count it; proxies are trusted only as configured."""
    return counted_address(connection.client.host) if connection.client is not None else ""


def origins_of(scope: Scope) -> tuple[str, str]:
    """The origin of the page that sends a request (empty if it is not a browser), and our own."""
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return headers.get(b"origin", b"").decode("latin-1"), f"{scheme}://{host}"


def secret_of(connection: HTTPConnection) -> str:
    """The secret in the browser's cookie; empty if it has none."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if 20 <= len(secret) <= LONGEST_SECRET and secret.isascii() else ""


async def identified(connection: HTTPConnection) -> tuple[Principal, Identity]:
    """The principal: a person or a guest's browser by its cookie, or a program by its token."""
    address = address_of(connection)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return Principal(token=fingerprint(token[:200]), address=address), Identity()
    secret = secret_of(connection)
    if not secret:
        return Principal(address=address), Identity()
    holder = fingerprint(secret)
    identity = await service_of(connection).people.identities.of(holder)
    if identity.person:
        return Principal(identity.person, address=address, also=identity.holders), identity
    return Principal("" if identity.is_retired else holder, address=address), identity


class HttpCall(Call):
    """An HTTP request to the API: the cookie of a browser, and limits by address."""

    def __init__(self, request: HTTPConnection) -> None:
        self.service = service_of(request)
        super().__init__(self.service.registry, Principal(address=address_of(request)))
        self.people = self.service.people
        self.identity = Identity()
        self.request = request
        self.new_secret = ""
        self.is_renewed = False  # set or remove the cookie, whatever the answer is
        self.most_listed = self.service.settings.limits.listed

    async def identify(self) -> None:
        """Find out who sends the request; a device with an old secret gets a new one."""
        self.principal, self.identity = await identified(self.request)
        if self.identity.person:
            self.renew(await self.people.identities.touch(self.secret_hash(), self.identity))
        elif self.identity.is_retired:
            self.forget_cookie()

    def secret_hash(self) -> str:
        """The hash of the secret that this browser has, or will have after the answer."""
        secret = self.new_secret or secret_of(self.request)
        return fingerprint(secret) if secret else ""

    def renew(self, secret: str) -> None:
        """Give the browser a new secret, unless it is empty."""
        if secret:
            self.new_secret, self.is_renewed = secret, True

    def forget_cookie(self) -> None:
        """Take the secret from the browser."""
        self.new_secret, self.is_renewed = "", True

    @property
    def opener(self) -> str:  # type: ignore[override]
        """A short hash of the address, which keeps the lobby fair; too short to find the address again."""
        return hashlib.blake2b(self.principal.address.encode()).hexdigest()[:OPENER_DIGITS]

    def browser(self) -> Principal:
        """The person or browser by its cookie; a new browser gets a secret."""
        if self.principal.holder:
            return self.principal
        self.new_secret = self.new_secret or self.registry.ports.random.secret()
        return Principal(fingerprint(self.new_secret), address=self.principal.address)

    def check_opening(self) -> None:
        """Apply the rate limit for new tables per address."""
        if not self.service.openings.allows(self.principal.address):
            raise Refusal("too-many")

    def check_new_person(self) -> None:
        """Apply the rate limit for new people per address."""
        if not self.service.new_people.allows(self.principal.address):
            raise Refusal("too-many")

    def check_attempt(self) -> None:
        """Apply the rate limit for codes and passkeys that are tried."""
        if not self.service.codes.allows(self.principal.address):
            raise Refusal("too-fast")

    def site(self) -> Site:
        """Where people reach this server: as the operator says, or as the browser does."""
        return site_of(self.service.settings.address or origins_of(self.request.scope)[1])

    def label(self) -> str:
        """What the browser calls itself, in two words."""
        return device_label(self.request.headers.get("user-agent", ""))

    def remember(self, response: Response) -> Response:
        """Set the cookie of a new browser (HttpOnly, SameSite=Lax), also if its seat may or may not be written."""
        if self.is_renewed and not self.new_secret:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        if self.new_secret and (self.is_renewed or response.status_code in WITH_COOKIE):
            secure = self.request.scope["scheme"] == "https"
            response.set_cookie(
                COOKIE, self.new_secret, max_age=TWO_YEARS_S, httponly=True, samesite="lax", secure=secure
            )
        return response


def device_label(agent: str) -> str:
    """Browser and system, for people to recognise their devices by; nothing that tells two of a kind apart."""
    browser = next((name for word, name in BROWSERS if word in agent), "")
    system = next((name for word, name in SYSTEMS if word in agent), "")
    return ", ".join(filter(None, (browser, system)))


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
