"""`triforium play` starts a local server and prints its address."""

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.browser.conftest import DIST, absent


def test_the_printed_address_answers(tmp_path: Path) -> None:
    if not DIST.exists():
        absent("the client is not built: run python hatch_build.py")
    command = [sys.executable, "-m", "triforium", "play", "orleans", "--no-browser", "--port", "0"]
    env = {**os.environ, "TRIFORIUM_STORE": f"sqlite:///{tmp_path}/tables.db"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.match(r"Play at (http://127\.0\.0\.1:\d+/play/orleans\S*) ", said)
            assert found, said
            with urllib.request.urlopen(found[1], timeout=60) as page:
                assert page.status == 200
        finally:
            server.terminate()
            server.wait(60)
