"""Packs Python for the page edition, in the Python of the page (Pyodide): /stage becomes three archives in /out.

/stage/packages holds other people's packages, /stage/ours our own. Modules are compiled here, because nothing compiles
them as exactly as the Python that will run them, and starting from sources takes three times as long. Docstrings are
left out; line numbers are kept in our own modules only. Of the standard library, only what is imported is packed.
The words of the games are left out: the client has them, and answers that contain them are files below api/.
"""

import ast
import importlib
import marshal
import sys
import types
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

STAGE, OUT = Path("/stage"), Path("/out")
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)  # flags of a .pyc that is never compared with its source
NO_LOCATION = 0b1111_1000  # an entry of a line table; its low bits say how many instructions it covers, less one
DATE = (1980, 1, 1, 0, 0, 0)
# Imported only in cases that a start does not meet: errors, other encodings.
LATER = ("encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8_sig", "traceback", "_strptime")


def without_docstrings(tree):
    """Remove the docstrings; assertions stay."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body[0] = ast.copy_location(ast.Pass(), first)
    return tree


def without_lines(code):
    """Remove the line numbers: every instruction gets the entry "no location", which covers eight at most."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_LOCATION | 7] * eights) + (bytes([NO_LOCATION | rest - 1]) if rest else b"")
    inner = tuple(without_lines(part) if isinstance(part, types.CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def compiled(source, name, lines):
    """A module as the content of its .pyc file."""
    code = compile(without_docstrings(ast.parse(source)), name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code if lines else without_lines(code))


def pack(name, files, lines=False):
    """Write an archive, not compressed: the whole is compressed later."""
    with zipfile.ZipFile(OUT / f"{name}.zip", "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(files.items()):
            if path.endswith(".py"):
                path, data = f"{path}c", compiled(data, path, lines)
            archive.writestr(zipfile.ZipInfo(path, DATE), data)


def files_below(folder):
    """All files of a folder by their relative paths."""
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {path: data for path, data in found.items() if "__pycache__" not in path}


def import_all(folder):
    """Import every module of a folder."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def standard_library():
    """The sources of all modules of the standard library that were imported."""
    archive = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
    names = set(archive.namelist())
    paths = [path for name in sys.modules for path in paths_of(name)]
    return {path: archive.read(path) for path in paths if path in names}


def paths_of(module):
    """Where a module may be."""
    path = module.replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"


def is_packed(path):
    """Is this file of ours needed by tables and bots?"""
    return "/games/" not in path or "/words/" not in path


sys.path[:0] = [str(STAGE / "packages"), str(STAGE / "ours")]
import_all(STAGE / "ours")

for module in LATER:
    importlib.import_module(module)
pack("stdlib", standard_library())
pack("packages", files_below(STAGE / "packages"))
ours = files_below(STAGE / "ours")
pack("triforium", {path: data for path, data in ours.items() if is_packed(path)}, lines=True)
await importlib.import_module("triforium.page.bake").bake(OUT)  # noqa: F704, PLE1142 - Pyodide runs this file as a coroutine
