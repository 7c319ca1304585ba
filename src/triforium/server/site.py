"""The pages: the browser client if it was built in, and otherwise a plain page that says so; health and metrics."""

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from prometheus_client import generate_latest

from triforium import __version__
from triforium.core.masks import COMPILED
from triforium.server.api import Health
from triforium.server.metrics import REGISTRY
from triforium.server.refusals import No
from triforium.server.visitor import hall_of

Req = Request[Any, Any, Any]
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a name that changes with its content
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt")
PLAIN: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Triforium</title>
<h1>Triforium</h1>
<p>The table is set, but this installation was built without the browser client.</p>
<p>Programs find <a href="/api/openapi.json">the API</a> and <a href="/api/schema/messages.json">the messages of the
socket</a> here; in a terminal, <code>triforium play</code> plays.</p>
</html>
"""


class Page:
    """A file of the client, ready to be sent."""

    def __init__(self, name: str, data: bytes) -> None:
        self.data = data
        self.zipped = gzip.compress(data, 9) if name.endswith(COMPRESSED) else b""
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") or name.endswith(".js") else kind
        self.etag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        forever = HASHED.search(name) is not None
        self.caching = "public, max-age=31536000, immutable" if forever else "no-cache"

    def response(self, request: Req) -> Response[bytes]:
        """The file, zipped if the browser can take it; nothing if it has it already."""
        headers = {"ETag": self.etag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if self.zipped and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.data, headers=headers, media_type=self.kind)


def read_pages(folder: Traversable, prefix: str = "") -> dict[str, Page]:
    """Every file of the client by its path."""
    found: dict[str, Page] = {}
    if folder.is_dir():
        for item in folder.iterdir():
            if item.is_dir():
                found.update(read_pages(item, f"{prefix}{item.name}/"))
            else:
                found[f"{prefix}{item.name}"] = Page(item.name, item.read_bytes())
    return found


PAGES: Final = read_pages(files("triforium") / "web_static")
FRONT: Final = PAGES.get("index.html") or Page("index.html", PLAIN.encode())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(request: Req, path: str = "") -> Response[bytes]:
    """A file of the client; the client itself finds its way to any other address of a page."""
    name = path.strip("/")
    if name.startswith("api/") or name == "api":
        raise No("no-such")
    page = PAGES.get(name)
    if page is None and "." in name.rsplit("/", 1)[-1] and not name.startswith("join/"):
        raise No("no-such")
    return (page or FRONT).response(request)


@get("/healthz", tags=["house"], summary="Is the house well?", sync_to_thread=False)
def get_health(request: Req) -> Response[Health]:
    """200 if tables can be played, 503 if the store cannot be reached."""
    well = hall_of(request).healthy
    health = Health("ok" if well else "store-down", __version__, COMPILED)
    return Response(health, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4; charset=utf-8")
