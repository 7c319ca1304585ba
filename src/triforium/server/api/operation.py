"""Operations of the API: how their arguments are read, and how their results and refusals become answers."""

import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar, get_type_hints

import msgspec

from triforium.server.registry import TableRegistry
from triforium.server.table.client_messages import UNREADABLE
from triforium.server.table.identity import Principal
from triforium.server.table.ports import StoreDown
from triforium.server.table.refusals import STATUS, Refusal, where
from triforium.server.table.server_messages import ENCODE, Refused

LOG: Final = logging.getLogger(__name__)
JSON: Final = "application/json"
ALWAYS: Final = (400, 403, 413, 429, 500, 503)  # statuses of refusals that any operation may give
MOST_PROBLEMS: Final = 3  # problems listed in one refusal
CONTEXTS: Final = ("call", "request")  # the first argument of a handler; `request` for those that need HTTP
Handler = Callable[..., Awaitable[Any]]
T = TypeVar("T")


class Call:
    """A request on any transport: the tables, and on whose behalf. A transport for strangers adds limits."""

    opener = ""  # a short hash of the caller's address, stored with listed tables
    most_listed: int | None = None  # how many listed tables one opener may have

    def __init__(self, registry: TableRegistry, principal: Principal) -> None:
        self.registry = registry
        self.principal = principal

    def browser(self) -> Principal:
        """The browser of the caller, who will hold a seat; it gets an identity if it has none."""
        return self.principal

    def check_opening(self) -> None:
        """Refuse if the caller opens too many tables."""


class Text(NamedTuple):
    """A result that is not JSON."""

    text: str
    headers: Mapping[str, str] = {}


class Document:
    """A result in JSON that is made once and stays the same."""

    def __init__(self, content: Any) -> None:
        self.data = ENCODE.encode(content)


class Answer(NamedTuple):
    """What the caller gets."""

    status: int
    body: bytes
    kind: str = JSON
    headers: Mapping[str, str] = {}


class Operation:
    """A method of a path; its handler takes the call, path parameters, `data` (the body) and query parameters."""

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
        self.needs_request = "request" in hints  # it is about HTTP itself
        self.in_path = {name: hint for name, hint in hints.items() if f"{{{name}}}" in path}
        self.in_query = {name: hint for name, hint in hints.items() if name not in (*self.in_path, *CONTEXTS)}
        self.defaults = {name: item.default for name, item in inspect.signature(handler).parameters.items()}

    def answer(self, given: Any) -> Answer:
        """What the handler gave, as an answer."""
        if isinstance(given, Text):
            return Answer(self.status, given.text.encode(), self.media_type, given.headers)
        return Answer(self.status, given.data if isinstance(given, Document) else ENCODE.encode(given))

    def arguments(self, path: Mapping[str, str], query: Mapping[str, str], body: bytes) -> dict[str, Any]:
        """The arguments of the handler; one refusal lists all problems."""
        args: dict[str, Any] = {}
        problems: list[str] = []
        for name, hint in self.in_path.items():
            value: str | int = path[name]
            if hint is not str:
                try:
                    value = int(value)
                except ValueError:
                    raise Refusal("no-such", detail="Not Found") from None
            args[name] = converted(name, value, hint, problems)
        for name, hint in self.in_query.items():
            text = query.get(name)
            args[name] = self.defaults[name] if text is None else converted(name, text, hint, problems)
        if self.decoder is not None:
            args["data"] = read_body(body, self.decoder, problems)
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


async def or_refused(work: Awaitable[T], refuse: Callable[[Refusal], T]) -> T:
    """The result, or a refusal in its place: every error is answered."""
    try:
        return await work
    except Refusal as refusal:
        return refuse(refusal)
    except StoreDown:
        return refuse(Refusal("store"))
    except Exception as error:
        LOG.error("internal-error", extra={"where": where(error)})
        return refuse(Refusal("our-mistake"))


def refused(refusal: Refusal) -> Answer:
    """A refusal as an answer."""
    return Answer(STATUS[refusal.code], ENCODE.encode(refusal.refused()))


def refusals(*statuses: int) -> dict[int, Any]:
    """The statuses of refusals of an operation, for the OpenAPI document."""
    return dict.fromkeys(sorted({*ALWAYS, *statuses}), Refused)


def get(path: str, **about: Any) -> Callable[[Handler], Operation]:
    """Decorator for a GET handler; see Operation."""
    return lambda handler: Operation("GET", path, handler, about)


def post(path: str, **about: Any) -> Callable[[Handler], Operation]:
    """Decorator for a POST handler; see Operation."""
    return lambda handler: Operation("POST", path, handler, about)
