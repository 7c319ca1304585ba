"""Answers over HTTP: JSON, and refusals in the same form everywhere."""

from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from triforium.server.log import LOG, where
from triforium.server.metrics import REFUSALS, STORE_FAILURES
from triforium.server.refusals import STATUS, No
from triforium.server.wire_out import ENCODE


def reply(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A response in JSON."""
    return Response(ENCODE.encode(content), status, headers, "application/json")


def refuse(no: No) -> Response:
    """A refusal as a response."""
    REFUSALS.labels(no.code).inc()
    return reply(no.refused(), STATUS[no.code])


def refuse_store_down() -> Response:
    """The store cannot be reached."""
    STORE_FAILURES.inc()
    return refuse(No("store"))


def refuse_mistake(error: Exception) -> Response:
    """An unexpected error: a refusal for the client, and its source location in the log, without any values."""
    LOG.error("internal-error", where=where(error))
    return refuse(No("our-mistake"))
