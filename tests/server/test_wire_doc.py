"""docs/wire.md documents every message, field, route and refusal."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from triforium.core.words import text_of
from triforium.games import all_games
from triforium.server.app import ROUTES
from triforium.server.http.openapi import message_schema
from triforium.server.table.client_messages import ClientMessage
from triforium.server.table.refusals import STATUS
from triforium.server.table.server_messages import ServerMessage, ViewNews

WIRE = (Path(__file__).resolve().parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
MESSAGES: list[Any] = [*get_args(ClientMessage), *get_args(ServerMessage)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.__name__))
def test_every_message_is_described_with_its_fields(message: Any) -> None:
    tag = message.__struct_config__.tag
    rows = [line for line in WIRE.splitlines() if line.startswith("|") and f"`{tag}`" in line.split("|")[1]]
    assert rows, f"no row for {tag}"
    if message is ViewNews:
        rows = [WIRE[WIRE.index("## 5.") : WIRE.index("## 6.")]]
    if tag == "refused":
        rows = [WIRE[WIRE.index("## 6.") :]]
    for field in msgspec.structs.fields(message):
        assert any(re.search(rf"\b{field.name}\b", row) for row in rows), f"{tag}: {field.name}"


def test_every_refusal_is_described_with_its_status_and_its_sentence() -> None:
    text = text_of("triforium.core", "en")
    sentences = dict(re.findall(r"^refused-([a-z-]+) = (.+)$", text, re.MULTILINE))
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} | {sentences[code]} |" in WIRE, code


def test_every_route_is_described() -> None:
    for route in ROUTES:
        assert route.path in WIRE, route.path


def test_the_schema_of_messages_has_every_game() -> None:
    schema = message_schema()
    assert set(schema["x-views"]) == {game.key for game in all_games()}
    for name in ("Act", "ViewNews", "Refused"):
        assert name in schema["$defs"]
    assert {"anyOf"} == set(schema["$defs"]["ViewNews"]["properties"]["view"])
