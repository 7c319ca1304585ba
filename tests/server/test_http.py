"""HTTP as any client meets it: methods, slashes, content codings, caching, and how strictly requests are read."""

from typing import Any

import httpx
import pytest

from tests.server.server_process import ServerProcess
from triforium.server.app import ROUTES, openapi_page
from triforium.server.http.openapi import messages_page, openapi


def ask(server: ServerProcess, method: str, path: str, **rest: Any) -> httpx.Response:
    return httpx.request(method, server.url + path, timeout=60, **rest)


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/schema/messages.json"])
def test_the_documents_are_made_once_and_sent_once(server: ServerProcess, path: str) -> None:
    first = ask(server, "GET", path)
    assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
    assert first.headers["content-type"] == "application/json"
    again = ask(server, "GET", path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = ask(server, "GET", path, headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert openapi_page() is openapi_page()
    assert messages_page() is messages_page()


def test_the_document_has_every_operation_with_its_types() -> None:
    document = openapi(ROUTES)
    operations = [one for path in document["paths"].values() for one in path.values()]
    documented = [route for route in ROUTES if route.summary]
    assert len(operations) == len({one["operationId"] for one in operations}) == len(documented)
    assert all(one["summary"] and one["description"] and one["tags"] for one in operations)
    claim = document["paths"]["/api/tables/{table}/seats/{seat}/claim"]["post"]
    assert claim["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Claim"}
    assert claim["parameters"][1]["schema"] == {"type": "integer", "minimum": 0, "maximum": 15}
    assert set(claim["responses"]) == {"201", "400", "403", "404", "409", "413", "429", "500", "503"}
    known = set(document["components"]["schemas"])
    assert {"NewTable", "TableInfo", "Refused", "Act", "ViewNews"} <= known


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/games/", 200),
        ("GET", "//api///games", 200),
        ("POST", "/api/games", 405),
        ("PUT", "/", 405),
        ("HEAD", "/api/games", 405),
        ("GET", "/api/records", 405),
        ("GET", "/api/tables/none/socket", 405),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/games/a%2Fb", 404),
        ("GET", "/line%0Abreak", 200),
        ("GET", "/nothing.js", 404),
        ("POST", "/api/tables/none/seats/x/leave", 404),
        ("POST", "/api/tables/none/seats/16/leave", 400),
        ("POST", "/api/tables/none/seats/-1/leave", 400),
        ("POST", "/api/tables/none/seats/0/leave", 404),
        ("GET", "/api/tables?status=playing", 200),
        ("GET", "/api/tables?status=", 400),
        ("GET", "/api/tables/none/view?seat=x", 400),
        ("GET", "/api/tables/none/view?seat=16", 400),
        ("GET", "/api/tables/none/view?seat=null", 404),
        ("GET", "/api/tables/none/frames?count=61", 400),
    ],
)
def test_each_path_and_method_has_its_status(server: ServerProcess, method: str, path: str, status: int) -> None:
    answer = ask(server, method, path)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"
    if status >= 400 and method != "HEAD":
        assert answer.json()["type"] == "refused"


def test_options_names_the_methods(server: ServerProcess) -> None:
    answer = ask(server, "OPTIONS", "/api/tables")
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, "GET, OPTIONS, POST", b"")


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        (b"", "data: the body is missing"),
        (b"[]", "data: Expected `object`, got `array`"),
        (b"{", "Input data was truncated"),
        (b'{"game":5}', "game: Expected `str`, got `int`"),
        (b'{"game":"pebbles","x":1}', "data: Object contains unknown field `x`"),
        (b'{"seats":[{"kind":"king"}]}', "seats[0].kind: Invalid enum value 'king'"),
        (b'{"options":{"a":1}}', "options[...]: Expected `str`, got `int`"),
        (b'{"game":"\xff"}', "the body cannot be read (UnicodeDecodeError)"),
    ],
)
def test_a_refusal_says_what_is_wrong_with_the_body(server: ServerProcess, body: bytes, detail: str) -> None:
    answer = ask(server, "POST", "/api/tables", content=body, headers={"Content-Type": "text/nonsense"})
    assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (400, "malformed", detail)


def test_a_refusal_names_several_problems(server: ServerProcess) -> None:
    answer = ask(server, "GET", "/api/tables/none/frames?seat=z&start=x&count=61")
    said = "seat: Expected `int | null`, got `str`; start: Expected `int`, got `str`; count: Expected `int` <= 60"
    assert answer.json()["detail"] == said


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5"])
def test_long_answers_are_compressed_and_short_ones_are_not(server: ServerProcess, accepted: str) -> None:
    long = ask(server, "GET", "/api/games", headers={"Accept-Encoding": accepted})
    assert (long.headers["content-encoding"], long.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert long.json() == ask(server, "GET", "/api/games", headers={"Accept-Encoding": "gzip;q=0.0"}).json()
    assert "content-encoding" not in ask(server, "GET", "/healthz").headers
