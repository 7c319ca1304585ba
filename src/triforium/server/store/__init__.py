"""Stores of tables and their journals: SQLite and PostgreSQL."""

from triforium.server.table.ports import BadStore, Store


def open_store(url: str) -> Store:
    """Create the store for a URL, without opening it."""
    if url.startswith("sqlite:///"):
        from triforium.server.store.sqlite import SqliteStore

        path = url.removeprefix("sqlite:///")
        if not path:
            raise BadStore("--store 'sqlite:///' has no file name; use sqlite:///FILE")
        return SqliteStore(path)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from triforium.server.store.postgres import PostgresStore
        except ModuleNotFoundError as error:
            if error.name != "asyncpg":
                raise
            raise BadStore("to use PostgreSQL, run: pip install 'triforium[postgres]'") from None
        return PostgresStore(url)
    raise BadStore(f"a store must be sqlite:///FILE or postgresql://…, not {scheme(url)!r}")


def scheme(url: str) -> str:
    """The part of a URL that can be logged; the rest may contain a password."""
    return url.split("://", 1)[0][:20] + "://…" if "://" in url else url[:20]
