"""Routing: reads, validates and converts the arguments of a handler by its signature, and encodes its result."""

import gzip
import inspect
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from triforium.server.http.pages import takes
from triforium.server.http.service import registry_of, service_of
from triforium.server.table.client_messages import UNREADABLE
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import STATUS, Refusal, where
from triforium.server.table.server_messages import ENCODE, Refused

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
ALWAYS: Final = (400, 403, 413, 429, 500, 503)  # statuses of refusals that any route may give
MOST_PROBLEMS: Final = 3  # problems listed in one refusal
COMPRESSED_FROM: Final = 1000  # bytes; shorter responses are not compressed
LONG: Final = 20_000  # bytes; longer responses are compressed in a thread
Handler = Callable[..., Awaitable[Any]]


def reply(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response in JSON."""
    return Response(ENCODE.encode(content), status, headers, "application/json")


def refuse(request: Request, refusal: Refusal) -> Response:
    """A refusal as a response."""
    service_of(request).count_refusal(refusal.code)
    return reply(refusal.refused(), STATUS[refusal.code])


def refusals(*statuses: int) -> dict[int, Any]:
    """The statuses of refusals of a route, for the OpenAPI document."""
    return dict.fromkeys(sorted({*ALWAYS, *statuses}), Refused)


class Operation:
    """A method of a path; its handler takes `request`, path parameters, `data` (the body) and query parameters."""

    def __init__(self, method: str, path: str, handler: Handler, about: dict[str, Any]) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.responses: dict[int, Any] = about.get("responses", {})
        self.tags: list[str] = about.get("tags", [])
        self.summary: str = about.get("summary", "")
        self.status: int = about.get("status_code", 201 if method == "POST" else 200)
        self.media_type: str = about.get("media_type", JSON)
        hints = get_type_hints(handler, include_extras=True)
        self.gives: Any = about.get("gives", hints.pop("return"))
        self.body: Any = hints.pop("data", None)
        self.decoder = None if self.body is None else msgspec.json.Decoder(self.body, strict=False)
        self.in_path = {name: hint for name, hint in hints.items() if f"{{{name}}}" in path}
        self.in_query = {name: hint for name, hint in hints.items() if name not in (*self.in_path, "request")}
        self.defaults = {name: item.default for name, item in inspect.signature(handler).parameters.items()}

    async def answer(self, request: Request) -> Response:
        """Read the request, call the handler, and encode what it returns."""
        given = await self.handler(request, **await self.read(request))
        return given if isinstance(given, Response) else reply(given, self.status)

    async def read(self, request: Request) -> dict[str, Any]:
        """The arguments of the handler; one refusal lists all problems."""
        args: dict[str, Any] = {}
        problems: list[str] = []
        for name, hint in self.in_path.items():
            value = request.path_params[name]
            if hint is not str:
                try:
                    value = int(value)
                except ValueError:
                    raise Refusal("no-such", detail="Not Found") from None
            args[name] = converted(name, value, hint, problems)
        for name, hint in self.in_query.items():
            text = request.query_params.get(name)
            args[name] = self.defaults[name] if text is None else converted(name, text, hint, problems)
        if self.decoder is not None:
            args["data"] = read_body(await body_of(request), self.decoder, problems)
        if problems:
            raise Refusal("malformed", detail="; ".join(problems[:MOST_PROBLEMS])[:300])
        return args


def converted(name: str, value: str | int, hint: Any, problems: list[str]) -> Any:
    """Convert a path or query parameter to its type; returns the value or a problem."""
    try:
        return msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError as error:
        problems.append(f"{name}: {error}")
    return None


async def body_of(request: Request) -> bytes:
    """Read the body; refused if it is too large, at once if Content-Length says so."""
    most = service_of(request).settings.limits.body_bytes
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared) > most:
        raise Refusal("too-large", {"bytes": str(most)}, detail="Request Entity Too Large")
    return await request.body()


def read_body(data: bytes, decoder: "msgspec.json.Decoder[Any]", problems: list[str]) -> Any:
    """Decode the body; returns the value or a problem with its path."""
    if not data:
        problems.append("data: the body is missing")
        return None
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        problems.append(f"{path.strip('.`') or 'data'}: {message}")
    except msgspec.DecodeError as error:
        raise Refusal("malformed", detail=str(error)[:300]) from None
    except UNREADABLE as error:  # nested too deeply, or not UTF-8
        raise Refusal("malformed", detail=f"the body cannot be read ({type(error).__name__})") from None
    return None


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
        try:
            operation = self.operations.get(request.method)
            if operation is not None:
                return await operation.answer(request)
            if request.method == "OPTIONS":
                return Response(status_code=204, headers={"Allow": self.allow})
            raise Refusal("method", detail="Method Not Allowed")
        except Refusal as refusal:
            return refuse(request, refusal)
        except StoreDown:
            return refuse(request, Refusal("store"))
        except Exception as error:
            LOG.error("internal-error", extra={"where": where(error)})
            return refuse(request, Refusal("our-mistake"))


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


def get(path: str, **about: Any) -> Callable[[Handler], Operation]:
    """Decorator for a GET handler; see Operation."""
    return lambda handler: Operation("GET", path, handler, about)


def post(path: str, **about: Any) -> Callable[[Handler], Operation]:
    """Decorator for a POST handler; see Operation."""
    return lambda handler: Operation("POST", path, handler, about)
