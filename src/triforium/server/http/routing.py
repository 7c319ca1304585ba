"""HTTP requests to operations, and their results to compressed responses."""

import gzip
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from triforium.server.api.operation import JSON, Document, Operation, or_refused
from triforium.server.http.auth import HttpCall
from triforium.server.http.pages import Page, takes
from triforium.server.http.service import registry_of, service_of
from triforium.server.table.refusals import STATUS, Refusal
from triforium.server.table.server_messages import ENCODE

AT_ONCE: Final = ("/api/seat/commands", "/livez", "/readyz", "/healthz")  # whatever else their address asks for
COMPRESSED_FROM: Final = 1000  # bytes; shorter responses are not compressed
LONG: Final = 20_000  # bytes; longer responses are compressed in a thread


def reply(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response in JSON."""
    return Response(ENCODE.encode(content), status, headers, JSON)


def refuse(request: Request, refusal: Refusal) -> Response:
    """A refusal as a response."""
    service_of(request).count_refusal(refusal.code)
    return reply(refusal.refused(), STATUS[refusal.code])


@cache
def page_of(document: Document) -> Page:
    """A document of the API with its compressed variants and ETag."""
    return Page("document.json", document.data)


async def body_of(request: Request) -> bytes:
    """Read the body; refused if it is too large, at once if Content-Length says so."""
    most = service_of(request).settings.limits.body_bytes
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared) > most:
        raise Refusal("too-large", {"bytes": str(most)}, detail="Request Entity Too Large")
    return await request.body()


class Resource:
    """One path as an ASGI app: the operation of the method, or a refusal."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self.operations = {operation.method: operation for operation in operations}
        self.allow = ", ".join(sorted([*self.operations, "OPTIONS"]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        response = await compressed(request, await self.answer(request))
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        """Handle a request; every error becomes a response."""
        operation = self.operations.get(request.method)
        if operation is None:
            if request.method == "OPTIONS":
                return Response(status_code=204, headers={"Allow": self.allow})
            return refuse(request, Refusal("method", detail="Method Not Allowed"))
        call = HttpCall(request)
        response = await or_refused(carry_out(operation, call, request), lambda refusal: refuse(request, refusal))
        return call.remember(response)


async def carry_out(operation: Operation, call: HttpCall, request: Request) -> Response:
    """Read the request, call the handler, and encode what it returns."""
    if not operation.needs_request and "games" not in operation.tags:  # games are the same for everybody
        await call.identify()
    body = b"" if operation.decoder is None else await body_of(request)
    args = operation.arguments(request.path_params, request.query_params, body)
    asked = request if operation.needs_request else call
    if operation.path in AT_ONCE:
        return encoded(operation, await operation.handler(asked, **args), request)
    async with call.service.seats.turns.of(call.principal.address):
        return encoded(operation, await operation.handler(asked, **args), request)


def encoded(operation: Operation, given: Any, request: Request) -> Response:
    """What a handler has returned as a response."""
    if isinstance(given, Response):
        return given
    if isinstance(given, Document):
        return page_of(given).response(request)
    answer = operation.answer(given)
    return Response(answer.body, answer.status, answer.headers, answer.kind)


async def compressed(request: Request, response: Response) -> Response:
    """Compress a long response with gzip if the client accepts it; streams and static files do that themselves."""
    body = getattr(response, "body", b"")
    if len(body) < COMPRESSED_FROM or "vary" in response.headers:
        return response
    response.headers["vary"] = "Accept-Encoding"
    if takes(request, "gzip"):
        work = registry_of(request).ports.in_background
        response.body = gzip.compress(body, 6) if len(body) < LONG else await work(gzip.compress, body, 6)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response
