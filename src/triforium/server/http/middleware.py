"""ASGI middleware: origin checks, rate limits, body size limits and security headers."""

import re
from typing import Final
from urllib.parse import parse_qs

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triforium.server.http.auth import program_in_memory
from triforium.server.http.static_files import Client
from triforium.server.ops.telemetry import REFUSALS, REQUESTS
from triforium.server.registry import TableRegistry
from triforium.server.table.refusals import STATUS, Refusal
from triforium.server.table.server_messages import ENCODE

SLASHES: Final = re.compile("//+")
COMMANDS: Final = "/api/seat/commands"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
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
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Wraps the app; refuses requests before the app handles them."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, client: Client) -> None:
        self.app = app
        self.registry = registry
        self.state = {"registry": registry, "client": client}  # what every request and socket finds in its `state`
        self.origins = set(registry.settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["state"] = self.state
        scope["path"] = SLASHES.sub("/", scope["path"]).rstrip("/") or "/"
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket" and not self.is_ours(scope):
            REFUSALS.labels("foreign").inc()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign"})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one HTTP request: check limits and origin, then call the app."""
        path = scope["path"]
        address = scope["client"][0] if scope.get("client") else ""

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                has = {key for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in has)]
                if path.startswith("/api/") and b"cache-control" not in has:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if path.startswith("/api/") and not self.allows(scope, path, address):
            await refuse(answer, Refusal("too-fast"))
        elif scope["method"] not in SAFE and not self.is_ours(scope):
            await refuse(answer, Refusal("foreign"))
        else:
            await self.app(scope, self.measured(receive), answer)

    def allows(self, scope: Scope, path: str, address: str) -> bool:
        """Rate limit per address; a program with a valid token has its own bucket for commands."""
        if path == COMMANDS:
            authorization = dict(scope["headers"]).get(b"authorization", b"").decode("latin-1")
            table = parse_qs(scope["query_string"].decode("latin-1")).get("table", [""])[0]
            program = program_in_memory(self.registry, authorization, table)
            if program:
                return self.registry.posts.allows(program)
        return self.registry.requests.allows(address)

    def measured(self, receive: Receive) -> Receive:
        """Limit the size of the request body; the app turns the refusal into a response."""
        most = self.registry.settings.limits.body_bytes
        size = 0
        more = True

        async def counted() -> Message:
            nonlocal size, more
            message = await receive()
            if message["type"] == "http.disconnect" and more:  # the client disconnected while sending
                raise Refusal("malformed", detail="the request body is incomplete")
            if message["type"] == "http.request":
                more = message.get("more_body", False)
                size += len(message.get("body", b""))
                if size > most:
                    raise Refusal("too-large", {"bytes": str(most)})
            return message

        return counted

    def is_ours(self, scope: Scope) -> bool:
        """Is the Origin header absent (not a browser), our own, or allowed by --origin?"""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return True
        if origin in self.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return bool(host) and origin.partition("://")[2] == host


async def refuse(send: Send, no: Refusal) -> None:
    """Send a refusal as a response without calling the app."""
    REFUSALS.labels(no.code).inc()
    body = ENCODE.encode(no.refused())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[no.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
