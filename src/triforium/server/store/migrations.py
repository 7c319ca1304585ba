"""Database schema as numbered migrations; a released migration never changes.

Servers of two neighbouring versions may run on one PostgreSQL during an upgrade: a migration only adds things that the
version before it does not need.
"""

from typing import Final

# {clustered}: WITHOUT ROWID in SQLite, which saves one B-tree per table.
MIGRATIONS: Final[tuple[tuple[int, str, tuple[str, ...]], ...]] = (
    (
        1,
        "tables, their journals, and who holds a seat",
        (
            """CREATE TABLE tables (
                id TEXT NOT NULL PRIMARY KEY,
                created BIGINT NOT NULL,
                status TEXT NOT NULL,
                listed INTEGER NOT NULL,
                wake BIGINT,
                header TEXT NOT NULL,
                summary TEXT NOT NULL
            ) {clustered}""",
            "CREATE INDEX tables_listed ON tables (status, created) WHERE listed = 1",
            "CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL",
            """CREATE TABLE entries (
                table_id TEXT NOT NULL,
                turn INTEGER NOT NULL,
                at BIGINT NOT NULL,
                seat INTEGER NOT NULL,
                command TEXT NOT NULL,
                body TEXT NOT NULL,
                PRIMARY KEY (table_id, turn)
            ) {clustered}""",
            "CREATE UNIQUE INDEX entries_command ON entries (table_id, seat, command) WHERE command <> ''",
            """CREATE TABLE holders (
                holder TEXT NOT NULL,
                table_id TEXT NOT NULL,
                seat INTEGER NOT NULL,
                created BIGINT NOT NULL,
                PRIMARY KEY (holder, table_id, seat)
            ) {clustered}""",
            "CREATE INDEX holders_newest ON holders (holder, created)",
            "CREATE INDEX holders_table ON holders (table_id)",
        ),
    ),
    (2, "a command counts once because a turn does", ("DROP INDEX IF EXISTS entries_command",)),
    (
        3,
        "whose turn it is, who opened a listed table, and when a server was running",
        (
            "ALTER TABLE entries ADD COLUMN deciding INTEGER",
            "ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT ''",
            "CREATE INDEX tables_opener ON tables (opener) WHERE listed = 1 AND opener <> ''",
            "CREATE TABLE service (id INTEGER NOT NULL PRIMARY KEY, beat BIGINT NOT NULL, is_open INTEGER NOT NULL)",
            "INSERT INTO service VALUES (1, 0, 0)",
            "CREATE TABLE outages (since BIGINT NOT NULL PRIMARY KEY, until BIGINT NOT NULL)",
        ),
    ),
    (
        4,
        "people, the IDs under which they hold seats, their devices, and codes that can be redeemed",
        (
            """CREATE TABLE people (
                id TEXT NOT NULL PRIMARY KEY,
                name TEXT NOT NULL,
                created BIGINT NOT NULL
            ) {clustered}""",
            "CREATE TABLE holder_ids (holder TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL) {clustered}",
            "CREATE INDEX holder_ids_person ON holder_ids (person)",
            """CREATE TABLE devices (
                id TEXT NOT NULL PRIMARY KEY,
                person TEXT NOT NULL,
                label TEXT NOT NULL,
                created BIGINT NOT NULL,
                seen BIGINT NOT NULL
            ) {clustered}""",
            "CREATE INDEX devices_person ON devices (person)",
            """CREATE TABLE secrets (
                hash TEXT NOT NULL PRIMARY KEY,
                device TEXT NOT NULL,
                created BIGINT NOT NULL
            ) {clustered}""",
            "CREATE INDEX secrets_device ON secrets (device)",
            """CREATE TABLE codes (
                hash TEXT NOT NULL PRIMARY KEY,
                kind TEXT NOT NULL,
                person TEXT NOT NULL,
                created BIGINT NOT NULL,
                expires BIGINT NOT NULL
            ) {clustered}""",
            "CREATE INDEX codes_person ON codes (person)",
        ),
    ),
    (
        5,
        "passkeys, the challenges that they answer, and when a device was last confirmed by one",
        (
            """CREATE TABLE passkeys (
                id TEXT NOT NULL PRIMARY KEY,
                person TEXT NOT NULL,
                public_key TEXT NOT NULL,
                sign_count BIGINT NOT NULL,
                host TEXT NOT NULL,
                label TEXT NOT NULL,
                created BIGINT NOT NULL,
                used BIGINT NOT NULL
            ) {clustered}""",
            "CREATE INDEX passkeys_person ON passkeys (person)",
            """CREATE TABLE challenges (
                hash TEXT NOT NULL PRIMARY KEY,
                kind TEXT NOT NULL,
                person TEXT NOT NULL,
                expires BIGINT NOT NULL
            ) {clustered}""",
            "ALTER TABLE devices ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0",
        ),
    ),
)
NEWEST: Final = MIGRATIONS[-1][0]
LEDGER: Final = (
    "CREATE TABLE IF NOT EXISTS migrations"
    " (number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied BIGINT NOT NULL)"
)


def missing(applied: list[int]) -> list[tuple[int, str, tuple[str, ...]]]:
    """The migrations that are not applied yet, in order."""
    return [step for step in MIGRATIONS if step[0] not in applied]
