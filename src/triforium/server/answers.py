"""Refusals over HTTP: the same shape everywhere, and documented."""

from traceback import walk_tb
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from triforium.server.log import LOG, where
from triforium.server.metrics import REFUSALS, STORE_FAILURES
from triforium.server.refusals import STATUS, No
from triforium.server.store import StoreDown
from triforium.server.visitor import hall_of
from triforium.server.wire_out import Refused

BY_STATUS = {400: "malformed", 401: "bad-token", 403: "no-right", 404: "no-such", 405: "method", 413: "too-large"}
ALWAYS = (400, 403, 413, 429, 500, 503)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for the document."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description="refused; `code` says why")
        for status in sorted({*ALWAYS, *statuses})
    }


def answer(no: No) -> Response[Refused]:
    """A refusal as a response."""
    REFUSALS.labels(no.code).inc()
    return Response(no.refused(), status_code=STATUS[no.code], media_type="application/json")


def on_no(request: Request[Any, Any, Any], no: No) -> Response[Refused]:
    """What the house refuses."""
    return answer(no)


def on_store_down(request: Request[Any, Any, Any], error: StoreDown) -> Response[Refused]:
    """The store cannot be reached."""
    STORE_FAILURES.inc()
    return answer(No("store"))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What does not fit the document: a path, a method, a body."""
    status = error.status_code
    if status >= 500:
        return on_mistake(request, error)
    code = BY_STATUS.get(status, "malformed")
    detail = str(error.detail)
    problems = getattr(error, "extra", None)
    if isinstance(problems, list) and problems and isinstance(problems[0], dict):
        detail = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in problems[:3])
    most = {"bytes": str(hall_of(request).settings.limits.body_bytes)} if code == "too-large" else None
    return answer(No(code, most, detail=detail[:300]))


def on_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A body that is nested beyond reason or is no UTF-8; anywhere else than in reading, such an error is ours."""
    frames = (frame for frame, _ in walk_tb(error.__traceback__))
    if any(str(frame.f_globals.get("__name__")).startswith("litestar.serialization") for frame in frames):
        return answer(No("malformed", detail=f"the body cannot be read ({type(error).__name__})"))
    return on_mistake(request, error)


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """Our mistake: said in one line, written down without any value."""
    LOG.error("our-mistake", where=where(error))
    return answer(No("our-mistake"))
