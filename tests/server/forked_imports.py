"""What a forked server would import: preloaded, so that each fork has it already."""

import contextlib

import triforium.cli.main
import triforium.server.server
import triforium.server.store.sqlite

with contextlib.suppress(ImportError):  # an extra
    import triforium.server.store.postgres  # noqa: F401
