"""Everything about people that a server process needs besides its tables."""

import msgspec

from triforium.server.people.identities import NEWS, Identities, PersonNews
from triforium.server.people.passkeys import Passkeys
from triforium.server.registry import TableRegistry
from triforium.server.table.ports import Database


class People:
    """The people of a server."""

    def __init__(self, db: Database, registry: TableRegistry) -> None:
        ports = registry.ports
        self.db = db
        self.registry = registry
        self.identities = Identities(db, ports.clock, ports.random)
        self.passkeys = Passkeys(db, ports.clock, ports.random, ports.in_background)
        registry.on_other_news[NEWS] = self.on_news

    def on_news(self, payload: bytes) -> None:
        """Another process has changed somebody's data."""
        news = msgspec.json.decode(payload, type=PersonNews)
        self.identities.forget(news.person)
        if news.revoked:
            self.registry.disconnect(self.identities.lose(news.revoked))

    async def revoke(self, person: str, device: str) -> bool:
        """Take a device from a person, and close its connections; False if there is no such device."""
        lost = await self.identities.revoke(person, device)
        if lost is None:
            return False
        self.registry.disconnect(lost)
        return True
