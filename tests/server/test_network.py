"""`triforium play`: the same address again, one server for all, and the way in for phones and friends far away."""

import socket
from pathlib import Path

import httpx
import pytest

from tests.server.play_process import PlayProcess
from triforium.server.http.network import is_loopback, network_address


def test_it_comes_back_at_the_same_port_and_a_second_one_opens_the_first(tmp_path: Path) -> None:
    with PlayProcess(tmp_path, port=0) as first:
        port = first.port
        browser = socket.create_connection(("127.0.0.1", port))  # an open tab: its connection outlives the server
        browser.sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
        assert browser.recv(10)
        with PlayProcess(tmp_path, port=port) as second, PlayProcess(tmp_path, port=0) as third:
            for other in (second, third):
                assert other.said == f"Triforium is already running: {first.url}/\n"
        assert first.stop() == 0
    with PlayProcess(tmp_path, port=port) as again:
        assert again.said.startswith(f"Play at http://127.0.0.1:{port}/ ")
    browser.close()


def test_where_the_port_is_taken_it_says_so_and_takes_the_next(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with PlayProcess(tmp_path, port=port) as play:
            assert play.said.startswith(f"Port {port} is taken by another program; this server is at port {play.port},")
            assert httpx.get(f"{play.url}/livez", timeout=60).status_code == 200


def test_other_devices_get_in_when_somebody_is_invited_and_not_before(tmp_path: Path) -> None:
    host = network_address()
    if is_loopback(host):
        pytest.skip("this machine is in no network")
    with PlayProcess(tmp_path) as play:
        outside = f"http://{host}:{play.port}"
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{outside}/livez", timeout=60)
        assert httpx.get(f"{play.url}/api/network", timeout=60).json() == {"address": "", "can_open": True}
        stranger = {"Host": "evil.example", "Origin": "http://evil.example"}  # a page that points its name at us
        refused = httpx.post(f"{play.url}/api/network", headers=stranger, timeout=60)
        assert (refused.status_code, refused.json()["code"]) == (403, "no-right")
        for _ in range(2):
            opened = httpx.post(f"{play.url}/api/network", headers={"Origin": play.url}, timeout=60)
            assert opened.json() == {"address": outside, "can_open": True}
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "invite"}]}
        made = httpx.post(f"{play.url}/api/tables", json=wish, timeout=60).json()
        phone = httpx.Client(base_url=outside, headers={"Origin": outside}, timeout=60)
        code = made["invites"][0]["code"]
        assert phone.post(f"/api/invites/{code}", json={"name": "Ben"}).status_code == 201
        assert phone.get("/api/network").json() == {"address": "", "can_open": False}
        assert phone.post("/api/network").status_code == 403
        assert play.stop() == 0
    with PlayProcess(tmp_path, "--host", "0.0.0.0") as play:
        assert httpx.get(f"{play.url}/api/network", timeout=60).json()["address"] == f"http://{host}:{play.port}"
        assert httpx.get(f"http://{host}:{play.port}/livez", timeout=60).status_code == 200


def test_friends_far_away_come_through_a_tunnel(tmp_path: Path) -> None:
    with PlayProcess(tmp_path) as play:  # a tunnel keeps the name, speaks HTTP to us, and says that it was HTTPS
        headers = {"Host": "a-b-c.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        friend = httpx.Client(base_url=play.url, headers=headers, timeout=60)
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "invite"}]}
        made = friend.post("/api/tables", json=wish, headers={"Origin": "https://a-b-c.example.org"})
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()
        assert friend.get("/api/network").json() == {"address": "", "can_open": False}
