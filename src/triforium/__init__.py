"""Triforium: a digital tabletop for board games about building."""

import os

__version__ = "0.3.0"  # the only place; see tools/check_version.py

if os.environ.get("TRIFORIUM_PURE"):  # import the .py sources even if compiled modules are present, to compare the two
    import sys
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    _here = os.path.dirname(os.path.abspath(__file__))
    _sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def _only_sources(path: str) -> FileFinder:
        if not os.path.abspath(path).startswith(_here):
            raise ImportError(path)
        finder: FileFinder = _sources(path)  # type: ignore[assignment]
        return finder

    sys.path_hooks.insert(0, _only_sources)
