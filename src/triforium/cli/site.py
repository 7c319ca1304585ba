"""The command `triforium site`: Triforium as a folder of static files, which needs no server of ours."""

import argparse
import shutil
from pathlib import Path
from typing import Any, Final

import triforium
from triforium.core.errors import BadOption

BUILT: Final = Path(triforium.__file__).parent / "web" / "site"


def add_commands(commands: Any, common: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    site = commands.add_parser("site", help="write Triforium as static files: whole games in a page, without a server")
    site.add_argument("folder", metavar="FOLDER", help="is made; files of ours in it are replaced")
    site.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy the files."""
    if not (BUILT / "index.html").is_file():
        raise BadOption("the page edition is not built here; in a clone of Triforium run: ./dev site FOLDER")
    out = Path(args.folder)
    if out.exists() and not out.is_dir():
        raise BadOption(f"{out} is a file; name a folder")
    try:
        shutil.copytree(BUILT, out, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".stamp"))
    except (OSError, shutil.Error) as error:
        raise BadOption(f"the files cannot be written to {out} ({getattr(error, 'strerror', None) or error})") from None
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file()) / 1e6
    print(f"{out} ({size:.1f} MB): put it on any static host, or try it with: python -m http.server -d {out}")
    return 0
