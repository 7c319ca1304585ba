"""HTTP routes beside the tables: pages of the browser client, health, metrics, and the address for other devices."""

from starlette.requests import Request
from starlette.responses import Response

from triforium import __version__
from triforium.core.masks import COMPILED
from triforium.server.api.operation import get, post, refusals
from triforium.server.http.auth import address_of
from triforium.server.http.network import is_loopback
from triforium.server.http.routing import reply
from triforium.server.http.service import service_of
from triforium.server.table.bodies import Health, NetworkInfo
from triforium.server.table.refusals import Refusal


@get("/")
async def get_page(request: Request) -> Response:
    """A file of the client; any other address outside /api gets index.html, and the client does the routing."""
    return service_of(request).client.page(request.scope["path"]).response(request)


@get("/readyz", responses={503: Health}, gives=Health, tags=["server"], summary="Can the server take requests?")
async def get_ready(request: Request) -> Response:
    """200 if the store can be written and read; 503 if not, or if the server is about to stop."""
    service = service_of(request)
    if service.is_draining:
        return reply(Health("closing", __version__, COMPILED), 503)
    is_up = await service.is_store_up()
    return reply(Health("ok" if is_up else "store-down", __version__, COMPILED), 200 if is_up else 503)


@get("/healthz", responses={503: Health}, gives=Health, tags=["server"], summary="Another name of /readyz")
async def get_health(request: Request) -> Response:
    """The same as /readyz."""
    given: Response = await get_ready.handler(request)
    return given


@get("/livez", gives=Health, tags=["server"], summary="Is the process alive?")
async def get_live(request: Request) -> Health:
    """200 as long as the process answers, whatever the store does."""
    return Health("ok", __version__, COMPILED)


@get("/metrics")
async def get_metrics(request: Request) -> Response:
    """Prometheus metrics of this process."""
    return Response(service_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


def is_from_here(request: Request) -> bool:
    """Does the request come from a browser on this machine, and not through a tunnel?"""
    return is_loopback(address_of(request)) and is_loopback(request.url.hostname or "")


@get("/api/network", gives=NetworkInfo, tags=["server"], summary="The address for other devices")
async def get_network(request: Request) -> NetworkInfo:
    """Only a browser on the machine of the server is told; for others, the address that they use is the right one."""
    network = service_of(request).network
    return NetworkInfo(network.address, network.can_open) if is_from_here(request) else NetworkInfo()


@post(
    "/api/network",
    responses=refusals(403, 409),
    gives=NetworkInfo,
    tags=["server"],
    summary="Let other devices in this network connect",
)
async def open_network(request: Request) -> NetworkInfo:
    """Only at a server that `triforium play` started, and only from its own machine."""
    if not is_from_here(request):
        raise Refusal("no-right")
    await service_of(request).network.open()
    return await get_network.handler(request)  # type: ignore[no-any-return]
