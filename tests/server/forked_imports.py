"""What a forked server would import: preloaded, so that each fork has it already."""

import contextlib

import triforium.cli.main
import triforium.server.house
import triforium.server.porter
import triforium.server.sqlite_store

with contextlib.suppress(ImportError):  # an extra
    import triforium.server.postgres_store  # noqa: F401
