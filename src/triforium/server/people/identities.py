"""Who a browser belongs to: people, the IDs under which they hold seats, their devices and secrets.

A browser without a row here is a guest: it holds seats under the hash of its own secret. A person's ID is the hash of
the secret of their first device, so nobody loses a seat by becoming known. From then on that hash is only an ID: each
device has secrets of its own, which are replaced from time to time.
"""

from collections import OrderedDict
from typing import Final
from weakref import WeakSet

import msgspec

from triforium.server.people.bodies import CodeKind
from triforium.server.people.codes import code_hash, new_code
from triforium.server.table.identity import Principal, fingerprint
from triforium.server.table.ports import Clock, Database, Randomness, Step
from triforium.server.table.refusals import Refusal

NEWS: Final = "people"  # the name under which processes tell each other whose data has changed
MOST_CACHED: Final = 20_000
BELIEVED_S: Final = 60.0  # after this time a cached answer is read again, in case news were lost
DAY_MS: Final = 24 * 3600 * 1000
ROTATE_MS: Final = 30 * DAY_MS  # a device gets a new secret after this time
MOST_DEVICES: Final = 30
LINK: Final = "link"
RECOVERY: Final = "recovery"
HOLDS: Final = "INSERT INTO holder_ids VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING holder"
LIFETIME_MS: Final = {LINK: 10 * 60_000, RECOVERY: 100 * 366 * DAY_MS}


class Identity(msgspec.Struct, frozen=True):
    """What a secret stands for; without a person it is a guest's."""

    person: str = ""
    device: str = ""
    name: str = ""
    holders: frozenset[str] = frozenset()
    created: int = 0  # of the secret
    seen: int = 0  # of the device, milliseconds since 1970, up to a day old
    has_older: bool = False  # the device has older secrets, which are not needed any more
    confirmed: int = 0  # when the device was last confirmed by a passkey of a verified owner
    is_retired: bool = False  # the secret was valid once, and stands for nobody now


class CodeUse(msgspec.Struct, frozen=True):
    """A code that can be redeemed."""

    hash: str
    kind: CodeKind
    person: str
    name: str


class Identities:
    """People and their devices in the store, with a cache of who is who."""

    def __init__(self, db: Database, clock: Clock, random: Randomness) -> None:
        self.db = db
        self.clock = clock
        self.random = random
        self.cache: OrderedDict[str, tuple[float, Identity]] = OrderedDict()  # by the hash of a secret
        self.principals: dict[str, WeakSet[Principal]] = {}  # of open connections, by device

    # --- reading ---------------------------------------------------------------------------------------------

    async def of(self, secret: str) -> Identity:
        """The identity of a secret's hash."""
        now = self.clock.monotonic()
        found = self.cache.get(secret)
        if found is not None and now - found[0] < BELIEVED_S:
            return found[1]
        identity = await self.read(secret)
        self.cache[secret] = (now, identity)
        self.cache.move_to_end(secret)
        if len(self.cache) > MOST_CACHED:
            self.cache.popitem(last=False)
        return identity

    async def read(self, secret: str) -> Identity:
        """The same from the store."""
        query = """SELECT d.person, d.id, p.name, h.holder, s.created, d.seen,
            EXISTS (SELECT 1 FROM secrets o WHERE o.device = d.id AND o.created < s.created), d.confirmed
            FROM secrets s JOIN devices d ON d.id = s.device JOIN people p ON p.id = d.person
            JOIN holder_ids h ON h.person = d.person WHERE s.hash = ?"""
        rows = await self.db.rows(query, secret)
        if not rows:
            # A holder ID is the hash of a secret that has been replaced: whoever still has it is nobody.
            retired = await self.db.rows("SELECT 1 FROM holder_ids WHERE holder = ?", secret)
            return Identity(is_retired=bool(retired))
        person, device, name, _, created, seen, has_older, confirmed = rows[0]
        holders = frozenset(row[3] for row in rows)
        return Identity(person, device, name, holders, created, seen, bool(has_older), confirmed)

    def connected(self, principal: Principal, identity: Identity) -> None:
        """A connection is open for as long as it likes; it loses its rights when its device is revoked."""
        if identity.device:
            self.principals.setdefault(identity.device, WeakSet()).add(principal)

    def forget(self, person: str) -> None:
        """Read again what is known about a person."""
        self.cache.pop(person, None)
        for secret in [key for key, (_, identity) in self.cache.items() if identity.person == person]:
            del self.cache[secret]

    def changed(self, person: str) -> None:
        """A person's data has changed: tell all processes."""
        self.forget(person)
        self.db.publish(NEWS, msgspec.json.encode(PersonNews(person)))

    # --- becoming somebody -----------------------------------------------------------------------------------

    async def become(self, secret: str, name: str, label: str) -> str:
        """Make a guest's browser the first device of a new person; returns the new secret of the device."""
        now, fresh, person = self.clock.now(), self.random.secret(), secret
        added = await self.db.change(
            Step(HOLDS, (secret, person), needed=True),
            Step("INSERT INTO people VALUES (?, ?, ?)", (person, name, now)),
            *self.add_device(person, label, [secret, fingerprint(fresh)], now),
        )
        self.changed(person)
        return fresh if added is not None else ""  # it became somebody at the same time

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person, for seats taken from now on."""
        await self.db.change(Step("UPDATE people SET name = ? WHERE id = ?", (name, person)))
        self.changed(person)

    def add_device(self, person: str, label: str, secrets: list[str], now: int) -> list[Step]:
        """The steps that give a person a device; an older secret is valid until a newer one is used."""
        device, oldest = self.new_id(), now - len(secrets) + 1
        return [
            Step("INSERT INTO devices VALUES (?, ?, ?, ?, ?, 0)", (device, person, label, now, now)),
            *(
                Step("INSERT INTO secrets VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (secret, device, created))
                for created, secret in enumerate(secrets, oldest)
            ),
        ]

    def new_id(self) -> str:
        """A new random ID."""
        return fingerprint(self.random.secret())[:16]

    # --- devices ---------------------------------------------------------------------------------------------

    async def devices(self, person: str) -> list[tuple[str, str, int, int]]:
        """ID, label, since when, and last day of use of a person's devices, the last used first."""
        query = "SELECT id, label, created, seen FROM devices WHERE person = ? ORDER BY seen DESC, created DESC, id"
        return [tuple(row) for row in await self.db.rows(query, person)]

    async def revoke(self, person: str, device: str) -> list[Principal] | None:
        """Take a device from a person; returns its open connections, or None if there is no such device."""
        done = await self.db.change(
            Step("DELETE FROM devices WHERE id = ? AND person = ? RETURNING id", (device, person), True),
            Step("DELETE FROM secrets WHERE device = ?", (device,)),
        )
        if done is None:
            return None
        self.forget(person)
        self.db.publish(NEWS, msgspec.json.encode(PersonNews(person, device)))
        return self.lose(device)

    def lose(self, device: str) -> list[Principal]:
        """Take the rights from all open connections of a device; returns them."""
        lost = list(self.principals.pop(device, ()))
        for principal in lost:
            principal.holder, principal.holders, principal.known = "", frozenset(), None
        return lost

    async def touch(self, secret: str, identity: Identity) -> str:
        """Note that a device was used, once a day; returns a new secret if its own is old, else nothing."""
        now = self.clock.now()
        if now - identity.seen < DAY_MS and not identity.has_older:
            return ""
        older = "DELETE FROM secrets WHERE device = ? AND created < ?"
        steps = [
            Step("UPDATE devices SET seen = ? WHERE id = ?", (now - now % DAY_MS, identity.device)),
            Step(older, (identity.device, identity.created)),
        ]
        fresh = ""
        if now - identity.created > ROTATE_MS:
            fresh = self.random.secret()
            steps.append(Step("INSERT INTO secrets VALUES (?, ?, ?)", (fingerprint(fresh), identity.device, now)))
        await self.db.change(*steps)
        self.forget(identity.person)
        return fresh

    async def confirm(self, secret: str) -> None:
        """Note that the owner of a device was verified now."""
        identity = await self.of(secret)
        change = "UPDATE devices SET confirmed = ? WHERE id = ?"
        await self.db.change(Step(change, (self.clock.now(), identity.device)))
        self.changed(identity.person)

    # --- codes -----------------------------------------------------------------------------------------------

    async def make_code(self, person: str, kind: str) -> tuple[str, int]:
        """A new code and when it expires; an older one of the same kind stops working."""
        code, now = new_code(self.random), self.clock.now()
        expires = now + LIFETIME_MS[kind]
        await self.db.change(
            Step("DELETE FROM codes WHERE (person = ? AND kind = ?) OR expires <= ?", (person, kind, now)),
            Step("INSERT INTO codes VALUES (?, ?, ?, ?, ?)", (code_hash(code), kind, person, now, expires)),
        )
        return code, expires

    async def code(self, text: str) -> CodeUse:
        """What a code is for; refused if it cannot be redeemed."""
        query = """SELECT c.hash, c.kind, c.person, p.name FROM codes c JOIN people p ON p.id = c.person
            WHERE c.hash = ? AND c.expires > ?"""
        rows = await self.db.rows(query, code_hash(text), self.clock.now())
        if not rows:
            raise Refusal("bad-code")
        return CodeUse(*rows[0])

    async def has_code(self, person: str, kind: str) -> bool:
        """Has somebody an unused code of this kind?"""
        query = "SELECT 1 FROM codes WHERE person = ? AND kind = ? AND expires > ?"
        return bool(await self.db.rows(query, person, kind, self.clock.now()))

    async def join(self, use: CodeUse, secret: str, identity: Identity, label: str) -> str:
        """Make a browser a device of the person of a code, which is used up; returns its new secret."""
        steps = [Step("DELETE FROM codes WHERE hash = ? RETURNING hash", (use.hash,), True)]
        return await self.add_browser(use.person, secret, identity, label, steps)

    async def add_browser(self, person: str, secret: str, identity: Identity, label: str, steps: list[Step]) -> str:
        """Make a browser a device of a person, and its seats theirs; returns its new secret, if it gets one."""
        now, fresh = self.clock.now(), ""
        if identity.person and identity.person != person:
            steps += merge(identity.person, person)
        elif not identity.person:
            devices = await self.db.rows("SELECT count(*) FROM devices WHERE person = ?", person)
            if devices[0][0] >= MOST_DEVICES:
                raise Refusal("too-many-devices", {"most": str(MOST_DEVICES)})
            fresh = self.random.secret()
            known = [secret] if secret and not identity.is_retired else []
            steps += [Step(HOLDS, (one, person)) for one in known]
            steps += self.add_device(person, label, [*known, fingerprint(fresh)], now)
        if await self.db.change(*steps) is None:
            raise Refusal("bad-code")
        self.cache.pop(secret, None)
        for one in {person, identity.person} - {""}:
            self.changed(one)
        return fresh


class PersonNews(msgspec.Struct, frozen=True):
    """A message to other processes: somebody's data has changed, or a device of theirs was revoked."""

    person: str
    revoked: str = ""


def merge(old: str, new: str) -> list[Step]:
    """The steps that make two people one: what belonged to `old` belongs to `new`."""
    moved = ("holder_ids", "devices", "passkeys")
    return [
        *(Step(f"UPDATE {table} SET person = ? WHERE person = ?", (new, old)) for table in moved),
        Step("DELETE FROM codes WHERE person = ?", (old,)),
        Step("DELETE FROM people WHERE id = ?", (old,)),
    ]
