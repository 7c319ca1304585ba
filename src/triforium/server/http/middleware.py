"""ASGI middleware: origin checks, limits of rate, size and time, security headers, CORS for allowed pages."""

import asyncio
import re
from typing import Final
from urllib.parse import parse_qs

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triforium.server.http.auth import origins_of, program_in_memory
from triforium.server.http.connections import counted_address
from triforium.server.http.service import Service
from triforium.server.table.refusals import STATUS, Refusal
from triforium.server.table.server_messages import ENCODE

SLASHES: Final = re.compile("//+")
COMMANDS: Final = "/api/seat/commands"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNLIMITED: Final = ("/livez", "/readyz", "/healthz")  # asked by supervisors; the store is checked once a second
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a URL may contain an invitation code
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
OWN: Final = [(b"cross-origin-resource-policy", b"same-origin")]


def client_of(scope: Scope) -> str:
    """The address of the client, as limits count it."""
    return counted_address(scope["client"][0]) if scope.get("client") else ""


class Guard:
    """Wraps the app; refuses requests before the app handles them."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.state = {"service": service}  # what every request finds in its `state`
        self.origins = set(service.settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"] = self.state
        scope["path"] = SLASHES.sub("/", scope["path"]).rstrip("/") or "/"
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and not self.is_allowed(scope):
            await self.turn_away(receive, send, "foreign")
        elif scope["type"] == "websocket" and not self.service.pages.allows(client_of(scope)):
            await self.turn_away(receive, send, "too-fast")
        else:
            await self.app(scope, receive, send)

    async def turn_away(self, receive: Receive, send: Send, code: str) -> None:
        """Refuse a socket before it is opened."""
        self.service.count_refusal(code)
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": code})

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one HTTP request: check limits and origin, then call the app."""
        path = scope["path"]
        address = client_of(scope)
        added = HEADERS + self.cors(scope)
        requests = self.service.registry.ports.counters.requests

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = str(message["status"])
                requests[status] = requests.get(status, 0) + 1
                has = {key for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in added if pair[0] not in has)]
                if path.startswith("/api/") and b"cache-control" not in has:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if not self.is_within_limits(scope, path, address):
            await self.refuse(answer, Refusal("too-fast"))
        elif scope["method"] not in SAFE and not self.is_allowed(scope):
            await self.refuse(answer, Refusal("foreign"))
        else:
            await self.app(scope, self.limited(receive), answer)

    def is_within_limits(self, scope: Scope, path: str, address: str) -> bool:
        """Rate limits per address; a program with a valid token has its own bucket for commands."""
        service = self.service
        if not path.startswith("/api/"):
            return path in UNLIMITED or service.pages.allows(address)
        if path == COMMANDS:
            authorization = dict(scope["headers"]).get(b"authorization", b"").decode("latin-1")
            table = parse_qs(scope["query_string"].decode("latin-1")).get("table", [""])[0]
            program = program_in_memory(service.registry, authorization, table)
            if program:
                return service.posts.allows(program)
        return service.requests.allows(address)

    def limited(self, receive: Receive) -> Receive:
        """Limit the size of the request body and the time it takes; the app turns the refusal into a response."""
        limits = self.service.settings.limits
        size = 0
        more = True
        until = asyncio.get_running_loop().time() + limits.body_seconds

        async def counted() -> Message:
            nonlocal size, more
            if not more:
                return await receive()  # waits for the end of the connection
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise Refusal("too-slow") from None
            if message["type"] == "http.disconnect":  # the client disconnected while sending
                raise Refusal("malformed", detail="the request body is incomplete")
            if message["type"] == "http.request":
                more = message.get("more_body", False)
                size += len(message.get("body", b""))
                if size > limits.body_bytes:
                    raise Refusal("too-large", {"bytes": str(limits.body_bytes)})
            return message

        return counted

    def is_allowed(self, scope: Scope) -> bool:
        """Is the Origin header absent (not a browser), our own, or allowed by --origin?"""
        origin, own = origins_of(scope)
        return not origin or origin == own or origin in self.origins

    def cors(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The headers with which a page that --origin allows may read the answers."""
        origin, own = origins_of(scope)
        if origin == own or origin not in self.origins:
            return OWN
        return [
            (b"access-control-allow-origin", origin.encode("latin-1")),
            (b"access-control-allow-credentials", b"true"),
            (b"access-control-allow-methods", b"GET, POST"),
            (b"access-control-allow-headers", b"authorization, content-type"),
            (b"access-control-expose-headers", b"triforium-held-back"),
            (b"access-control-max-age", b"600"),
            (b"cross-origin-resource-policy", b"cross-origin"),
        ]

    async def refuse(self, send: Send, refusal: Refusal) -> None:
        """Send a refusal as a response without calling the app."""
        self.service.count_refusal(refusal.code)
        body = ENCODE.encode(refusal.refused())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": headers})
        await send({"type": "http.response.body", "body": body})
