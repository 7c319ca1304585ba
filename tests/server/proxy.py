"""A real nginx or HAProxy with the configuration of deploy/, in front of servers on this machine."""

import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROXIES = ("haproxy", "nginx")
PATIENCE_S = 60.0


def program(kind: str) -> str | None:
    """The path of a proxy, if it is installed; Debian puts it where only root looks."""
    return shutil.which(kind, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx_config(servers: list[int], port: int) -> str:
    """deploy/nginx.conf for these servers, without limits per address: all clients of a test have the same."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    lines = "".join(f"    server 127.0.0.1:{server} max_fails=2 fail_timeout=1s;\n" for server in servers)
    text = re.sub(r"( +server app\d:8421 .*\n)+", lines, text)
    text = re.sub(r" +limit_(conn|req) .*\n", "", text).replace("listen 80;", f"listen 127.0.0.1:{port};")
    head = "daemon off; pid nginx.pid; error_log error.log; worker_processes 1; user root;"
    head = head if os.geteuid() == 0 else head.replace(" user root;", "")
    places = "".join(f"{name}_temp_path {name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return f"{head}\nevents {{ worker_connections 4096; }}\nhttp {{\naccess_log off; {places}\n{text}}}\n"


def haproxy_config(servers: list[int], port: int) -> str:
    """deploy/haproxy.cfg for these servers, without limits per address."""
    text = (ROOT / "deploy" / "haproxy.cfg").read_text(encoding="utf-8")
    lines = "".join(f"    server app{n} 127.0.0.1:{server} id {n}\n" for n, server in enumerate(servers, 1))
    text = re.sub(r"( +server app\d 127.*\n)+", lines, text)
    return re.sub(r".*deny_status 429.*\n", "", text).replace("bind :80", f"bind 127.0.0.1:{port}")


class Proxy:
    """A running proxy."""

    def __init__(self, kind: str, servers: list[int], folder: Path) -> None:
        self.port = free_port()
        self.folder = folder / kind
        self.folder.mkdir()
        found = program(kind)
        assert found is not None
        config = self.folder / "config"
        make = nginx_config if kind == "nginx" else haproxy_config
        config.write_text(make(servers, self.port), encoding="utf-8")
        words = ["-p", str(self.folder), "-c"] if kind == "nginx" else ["-db", "-f"]
        self.log = (self.folder / "log").open("wb")
        self.process = subprocess.Popen([found, *words, str(config)], stdout=self.log, stderr=self.log, cwd=self.folder)
        until = time.monotonic() + PATIENCE_S
        while not self.is_open():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.02)

    def is_open(self) -> bool:
        """Does it accept connections?"""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(PATIENCE_S)
        self.log.close()
