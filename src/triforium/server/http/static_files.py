"""Static files of the browser client (or a plain page if it was not built), health check and metrics."""

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response

from triforium import __version__
from triforium.core.masks import COMPILED
from triforium.server.http.auth import registry_of
from triforium.server.http.routing import get, reply, takes
from triforium.server.ops.settings import check_client
from triforium.server.ops.telemetry import REGISTRY
from triforium.server.table.bodies import Health
from triforium.server.table.refusals import Refusal

HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a file name with a content hash
CODINGS: Final = ("br", "gzip", "identity")  # best compression first
BESIDE: Final = {"br": "br", "gz": "gzip"}  # extensions of precompressed files
KINDS: Final = {"webmanifest": "application/manifest+json", "woff2": "font/woff2", "ftl": "text/plain"}
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt")
PLAIN: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Triforium</title>
<h1>Triforium</h1>
<p>The server is running, but the browser client was not built. To build it, run <code>./dev setup</code>.</p>
<p>For programs: <a href="/api/openapi.json">the HTTP API</a> and <a href="/api/schema/messages.json">the WebSocket
messages</a>. To play in a terminal, run <code>triforium play --terminal</code>.</p>
</html>
"""


class Page:
    """A static file with its compressed variants."""

    def __init__(self, name: str, data: bytes, forms: dict[str, bytes] | None = None) -> None:
        self.forms = dict(forms or {})  # precompressed variants by content coding
        if name.endswith(COMPRESSED):
            self.forms.setdefault("gzip", gzip.compress(data, 9))
        self.forms["identity"] = data
        self.kind = KINDS.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = hashlib.sha256(data).hexdigest()[:20]
        forever = HASHED.search(name) is not None
        self.caching = "public, max-age=31536000, immutable" if forever else "no-cache"

    def response(self, request: Request) -> Response:
        """The response in the best accepted encoding; 304 if the browser has the current version."""
        coding = next(coding for coding in CODINGS if coding in self.forms and takes(request, coding))
        etag = f'"{self.etag}-{coding}"'
        headers = {"ETag": etag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        if coding != "identity":
            headers["Content-Encoding"] = coding
        return Response(self.forms[coding], headers=headers, media_type=self.kind)


def read_pages(folder: Traversable, prefix: str = "") -> dict[str, Page]:
    """Read all files of a folder with their precompressed variants, by path."""
    found: dict[str, Page] = {}
    files_here: dict[str, bytes] = {}
    if folder.is_dir():
        for item in folder.iterdir():
            if item.is_dir():
                found.update(read_pages(item, f"{prefix}{item.name}/"))
            else:
                files_here[item.name] = item.read_bytes()
    for name, data in files_here.items():
        plain, _, ending = name.rpartition(".")
        if ending in BESIDE and plain in files_here:
            continue
        forms = {BESIDE[end]: files_here[f"{name}.{end}"] for end in BESIDE if f"{name}.{end}" in files_here}
        found[f"{prefix}{name}"] = Page(name, data, forms)
    return found


class Client:
    """The files of the browser client, read once; a plain page if it was not built."""

    def __init__(self, folder: str = "") -> None:
        check_client(folder)
        self.pages = read_pages(Path(folder) if folder else files("triforium") / "web" / "dist")
        self.front = self.pages.get("index.html") or Page("index.html", PLAIN.encode())

    def page(self, path: str) -> Page:
        """The file at a path; the client's own addresses (/, /t/…, /join/…) get index.html."""
        name = path.strip("/")
        if name == "api" or name.startswith("api/"):
            raise Refusal("no-such")
        page = self.pages.get(name)
        if page is None and "." in name.rsplit("/", 1)[-1] and not name.startswith("join/"):
            raise Refusal("no-such")
        return page or self.front


@get("/")
async def get_page(request: Request) -> Response:
    """A file of the client; any other address outside /api gets index.html, and the client does the routing."""
    client: Client = request.state.client
    return client.page(request.scope["path"]).response(request)


@get("/healthz", responses={503: Health}, gives=Health, tags=["server"], summary="Is the server healthy?")
async def get_health(request: Request) -> Response:
    """200 if the server works, 503 if the store cannot be reached."""
    well = registry_of(request).healthy
    return reply(Health("ok" if well else "store-down", __version__, COMPILED), 200 if well else 503)


@get("/metrics")
async def get_metrics(request: Request) -> Response:
    """Prometheus metrics of this process."""
    return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")
