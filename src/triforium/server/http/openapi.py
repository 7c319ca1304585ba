"""The OpenAPI document of all routes, and the JSON Schema of the WebSocket messages."""

from collections.abc import Iterable
from functools import cache
from http import HTTPStatus
from types import UnionType
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from triforium import __version__
from triforium.core.action import SPECTATOR
from triforium.games import all_games
from triforium.server.api.operation import Operation, get, refusals
from triforium.server.http.pages import Page
from triforium.server.table.client_messages import ClientMessage
from triforium.server.table.server_messages import ENCODE, Refused, ServerMessage


@cache
def message_schema() -> dict[str, Any]:
    """Schemas of all messages and of every game's view; `view` of a message is one of these."""
    views = {game.key: type(game.view(game.deal(), SPECTATOR)) for game in all_games()}
    types: list[Any] = [ClientMessage, ServerMessage, *views.values()]
    shapes, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    said, heard, *seen = shapes
    for name in ("ViewNews", "Frame"):
        if name in components:
            components[name]["properties"]["view"] = {"anyOf": seen}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Triforium: messages of the socket",
        "$defs": {**components, "ClientMessage": said, "ServerMessage": heard},
        "oneOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "x-views": dict(zip(views, seen, strict=True)),
    }


ABOUT = (
    "Tables for board games. A browser is authenticated by a cookie, a program by the token of its seat. "
    "Every refusal has the form `Refused`. The WebSocket at `/api/tables/{table}/socket` uses the messages of "
    "`/api/schema/messages.json`."
)


class Document:
    """Collects the operations and the types that they mention."""

    def __init__(self) -> None:
        self.paths: dict[str, dict[str, Any]] = {}
        self.schemas: dict[str, Any] = {}

    def schema(self, kind: Any) -> Any:
        """A type as JSON Schema; named types go to the components."""
        if isinstance(kind, UnionType):  # msgspec accepts only unions of tagged structs
            return {"anyOf": [self.schema(one) for one in get_args(kind)]}
        (shape,), named = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
        self.schemas.update(named)
        return shape

    def add(self, operation: Operation) -> None:
        """Describe an operation."""
        found: dict[str, Any] = {
            "operationId": operation.handler.__name__,
            "summary": operation.summary,
            "description": operation.handler.__doc__,
            "tags": operation.tags,
            "parameters": [
                *(self.parameter(operation, name, "path") for name in operation.in_path),
                *(self.parameter(operation, name, "query") for name in operation.in_query),
            ],
            "responses": {str(status): self.response(status, kind) for status, kind in operation.responses.items()},
        }
        found["responses"][str(operation.status)] = self.response(
            operation.status, operation.gives, operation.media_type
        )
        if operation.body is not None:
            content = {"application/json": {"schema": self.schema(operation.body)}}
            found["requestBody"] = {"required": True, "content": content}
        self.paths.setdefault(operation.path, {})[operation.method.lower()] = found

    def parameter(self, operation: Operation, name: str, place: str) -> dict[str, Any]:
        """An argument of the path or the query."""
        required = place == "path"
        schema = self.schema((operation.in_path if required else operation.in_query)[name])
        if not required and operation.defaults[name] is not None:
            schema["default"] = operation.defaults[name]
        return {"name": name, "in": place, "required": required, "schema": schema}

    def response(self, status: int, kind: Any, media_type: str = "application/json") -> dict[str, Any]:
        """An answer with this status."""
        description = "refused; `code` says why" if kind is Refused else HTTPStatus(status).phrase
        return {"description": description, "content": {media_type: {"schema": self.schema(kind)}}}


def openapi(operations: Iterable[Operation]) -> dict[str, Any]:
    """Every documented operation, typed."""
    document = Document()
    for operation in operations:
        if operation.summary:
            document.add(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Triforium",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": document.paths,
        "components": {"schemas": document.schemas},
    }


@cache
def messages_page() -> Page:
    """The JSON Schema of the messages, cached."""
    return Page("messages.json", ENCODE.encode(message_schema()))


@get(
    "/api/schema/messages.json",
    responses=refusals(),
    gives=dict[str, Any],
    tags=["server"],
    summary="The messages of the socket as JSON Schema",
)
async def get_message_schema(request: Request) -> Response:
    """OpenAPI cannot describe WebSockets; this schema does."""
    return messages_page().response(request)
