"""Static files with their compressed variants and ETags: the browser client, and documents made once."""

import gzip
import hashlib
import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from triforium.server.ops.settings import check_client
from triforium.server.table.refusals import Refusal

HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a file name with a content hash
REFUSED: Final = re.compile(r";q=0(\.0*)?$")  # a content coding that the client refuses
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


def takes(request: Request, coding: str) -> bool:
    """Does the client accept this content coding?"""
    offered = request.headers.get("accept-encoding", "").replace(" ", "").split(",")
    return coding == "identity" or any(
        word.partition(";")[0] == coding and REFUSED.search(word) is None for word in offered
    )


class Page:
    """A static file with its compressed variants."""

    def __init__(self, name: str, data: bytes, forms: dict[str, bytes] | None = None, caching: str = "") -> None:
        self.forms = dict(forms or {})  # precompressed variants by content coding
        if name.endswith(COMPRESSED):
            self.forms.setdefault("gzip", gzip.compress(data, 9))
        self.forms["identity"] = data
        self.kind = KINDS.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = hashlib.sha256(data).hexdigest()[:20]
        forever = HASHED.search(name) is not None
        self.caching = caching or ("public, max-age=31536000, immutable" if forever else "no-cache")

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
