"""Several servers on one PostgreSQL behind a real proxy, with the configuration that is shipped in deploy/."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.postgres import Postgres
from tests.server.proxy import PROXIES, ROOT, Proxy, program
from tests.server.server_process import Browser, ServerProcess, deciding, level, running_server, two_players
from tests.server.test_torture import torture
from triforium.cli.main import parser

DEPLOY = ROOT / "deploy"
INSTALLED = [kind for kind in PROXIES if program(kind)]
needs_proxy = pytest.mark.skipif(
    not INSTALLED, reason="neither haproxy nor nginx is installed: apt-get install haproxy"
)


@needs_proxy
def test_fifty_tables_behind_a_proxy_lose_nothing_while_servers_come_and_go(tmp_path: Path, pg: Postgres) -> None:
    found = torture(
        pg.new_database("proxied"), tmp_path, servers=3, kills=4, tables=50, seed=50, proxy=INSTALLED[0], bad=False
    )
    assert found.wrong == []
    assert len(found.night.tasks) >= 50
    assert len(found.night.processes) == 4, "one was added"
    assert found.acknowledged > 100


class Proxied(ServerProcess):
    """Clients of a server that reach it through a proxy."""

    def __init__(self, port: int) -> None:
        self.port = port


@needs_proxy
@pytest.mark.parametrize("kind", INSTALLED)
def test_a_table_stays_at_one_server_however_it_is_asked_for(tmp_path: Path, pg: Postgres, kind: str) -> None:
    store = pg.new_database(f"hashed_{kind}")
    trusting = ("--trust-proxy", "127.0.0.1", "--limit", "hellos=1000000")
    with running_server(store, *trusting) as first, running_server(store, *trusting) as second:
        proxy = Proxy(kind, [first.port, second.port], tmp_path)
        try:
            web = Proxied(proxy.port)
            anna, ben, _ = two_players(web)
            deciding(anna, ben).act("take", 2)
            level(anna, ben)
            assert anna.view["view"]["pebbles"] == ben.view["view"]["pebbles"] == 19
            assert Browser(web).http.get("/metrics").status_code == 403
            moves = {"type": "act", "turn": 4, "command": "c1", "verb": "take", "noun": 1}
            for _ in range(12):
                browser = Browser(web)
                opened = browser.open("pebbles", ("me", "invite"))
                token = browser.post(f"/api/invites/{opened['invites'][0]['code']}", {"token": True})["token"]
                for path in ("view", "frames", "record"):
                    browser.get(f"/api/tables/{opened['table']['id']}/{path}")
                headers = {"Authorization": f"Bearer {token}"}
                for _ in range(2):
                    answer = browser.http.post("/api/seat/commands", json=moves, headers=headers)
                    assert answer.json()["type"] in ("ack", "refused")
                    assert answer.status_code in (200, 409)
            loaded = [tables_loaded(server) for server in (first, second)]
            assert sum(loaded) <= 13, "a table is opened anywhere, and loaded where it stays"
            served = [requests_served(server) for server in (first, second)]
            assert min(served) > 12, "both are used"
        finally:
            proxy.close()


def tables_loaded(server: ServerProcess) -> float:
    """How many tables a server has loaded from the store."""
    text = Browser(server).get("/metrics")
    return float(re.search(r"^triforium_tables_loaded_total (\S+)$", text, re.MULTILINE)[1])  # type: ignore[index]


def requests_served(server: ServerProcess) -> float:
    """How many requests a server has answered with success."""
    text = Browser(server).get("/metrics")
    return sum(map(float, re.findall(r'^triforium_requests_total{status="20[01]"} (\S+)$', text, re.MULTILINE)))


def words_of_commands() -> list[list[str]]:
    """The arguments with which the files in deploy/ start servers."""
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    pods = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8")))
    stateful = next(pod for pod in pods if pod["kind"] == "StatefulSet")
    found = [service["command"] for name, service in compose["services"].items() if name.startswith("app")]
    found.append(stateful["spec"]["template"]["spec"]["containers"][0]["args"])
    for unit in (DEPLOY / "systemd").glob("*.service"):
        line = re.search(r"^ExecStart=\S+ (.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
        assert line is not None
        found.append(line[1].replace("%i", "8421").split())
    return found


@pytest.mark.parametrize("words", words_of_commands(), ids=" ".join)
def test_every_server_in_deploy_is_started_with_options_that_exist(words: list[str]) -> None:
    args = parser().parse_args([str(word) for word in words])
    assert args.command == "serve"


def test_the_haproxy_of_the_manifest_is_the_one_that_is_shipped() -> None:
    pods = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8"))
    inside = next(pod for pod in pods if pod["kind"] == "ConfigMap")["data"]["haproxy.cfg"]
    shipped = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    server = re.compile(r"^ +server app.*\n", re.MULTILINE)
    assert server.sub("", inside).partition("\nresolvers ")[0].strip() == server.sub("", shipped).strip()
    assert len(server.findall(inside)) == len(server.findall(shipped)) == 3
