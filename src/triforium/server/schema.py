"""JSON Schema of the WebSocket messages and request bodies, for clients in other languages."""

from functools import cache
from typing import Any

import msgspec

from triforium.core.action import SPECTATOR
from triforium.games import all_games
from triforium.server.wire import ClientMessage
from triforium.server.wire_out import ServerMessage


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
