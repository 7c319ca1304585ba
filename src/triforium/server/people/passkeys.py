"""Passkeys (WebAuthn), by the library `webauthn`; without the extra `people` there are none."""

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from triforium.server.people.bodies import PasskeyInfo
from triforium.server.table.identity import fingerprint
from triforium.server.table.ports import Clock, Database, Randomness, Step
from triforium.server.table.refusals import Refusal

try:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    IS_INSTALLED = True
except ModuleNotFoundError:
    IS_INSTALLED = False

CHALLENGE_MS: Final = 5 * 60_000
MOST_PASSKEYS: Final = 20
CREATE: Final = "create"
SIGN_IN: Final = "sign-in"


class Site(NamedTuple):
    """Where a page is, as WebAuthn sees it."""

    origin: str
    host: str

    def has_passkeys(self) -> bool:
        """Can there be passkeys for this site? Browsers bind them to a name, not to an address, and want https."""
        try:
            ip_address(self.host)
            return False
        except ValueError:
            return self.origin.startswith("https://") or self.host == "localhost"


def site_of(origin: str) -> Site:
    """The site of an origin."""
    return Site(origin, urlsplit(origin).hostname or "")


class SignedIn(NamedTuple):
    """Whose passkey was used, and whether its owner was verified (by PIN, finger or face)."""

    person: str
    is_verified: bool


class Passkeys:
    """Passkeys in the store, and the challenges that are answered with them."""

    def __init__(
        self, db: Database, clock: Clock, random: Randomness, in_background: Callable[..., Awaitable[Any]]
    ) -> None:
        self.db = db
        self.clock = clock
        self.random = random
        self.in_background = in_background

    def check(self, site: Site) -> None:
        """Refuse where there can be no passkeys."""
        if not IS_INSTALLED or not site.has_passkeys():
            raise Refusal("no-passkeys")

    async def of(self, person: str) -> list[PasskeyInfo]:
        """The passkeys of a person."""
        query = "SELECT id, label, created, used FROM passkeys WHERE person = ? ORDER BY created, id"
        return [PasskeyInfo(*row) for row in await self.db.rows(query, person)]

    async def remove(self, person: str, passkey: str) -> bool:
        """Forget a passkey; False if there is no such passkey."""
        query = "DELETE FROM passkeys WHERE id = ? AND person = ? RETURNING id"
        return await self.db.change(Step(query, (passkey, person), needed=True)) is not None

    # --- making a passkey ------------------------------------------------------------------------------------

    async def creation_options(self, person: str, name: str, site: Site) -> Any:
        """What a browser needs to make a passkey."""
        self.check(site)
        known = await self.of(person)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("too-many-devices", {"most": str(MOST_PASSKEYS)})
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Triforium",
            user_id=bytes.fromhex(fingerprint(f"passkey {person}")),
            user_name=name,
            challenge=await self.new_challenge(CREATE, person),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
        )
        return msgspec.json.decode(webauthn.options_to_json(options))

    async def register(self, person: str, label: str, credential: dict[str, Any], site: Site) -> None:
        """Keep a passkey that a browser has made."""
        self.check(site)
        challenge = await self.use_challenge(credential, CREATE, person)
        made = await self.verified(
            webauthn.verify_registration_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
        now = self.clock.now()
        values = (bytes_to_base64url(made.credential_id), person, bytes_to_base64url(made.credential_public_key))
        added = await self.db.change(
            Step(
                "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
                (*values, made.sign_count, site.host, label, now, now),
                needed=True,
            )
        )
        if added is None:
            raise Refusal("bad-passkey")

    # --- using a passkey -------------------------------------------------------------------------------------

    async def sign_in_options(self, site: Site) -> Any:
        """What a browser needs to ask for a passkey, whose ever it is."""
        self.check(site)
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=await self.new_challenge(SIGN_IN, ""),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return msgspec.json.decode(webauthn.options_to_json(options))

    async def sign_in(self, credential: dict[str, Any], site: Site) -> SignedIn:
        """Whose passkey has answered a challenge."""
        self.check(site)
        challenge = await self.use_challenge(credential, SIGN_IN, "")
        query = "SELECT person, public_key, sign_count FROM passkeys WHERE id = ? AND host = ?"
        rows = await self.db.rows(query, str(credential.get("id"))[:2000], site.host)
        if not rows:
            raise Refusal("bad-passkey")
        person, key, count = rows[0]
        answered = await self.verified(
            webauthn.verify_authentication_response,
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
        )
        # Of two answers with the same count, one is from a copy of the passkey.
        change = "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ? AND sign_count = ? RETURNING id"
        values = (answered.new_sign_count, self.clock.now(), bytes_to_base64url(answered.credential_id), count)
        if await self.db.change(Step(change, values, needed=True)) is None:
            raise Refusal("bad-passkey")
        return SignedIn(person, answered.user_verified)

    async def verified(self, verify: Callable[..., Any], **values: Any) -> Any:
        """What the library has verified; refused, whatever is wrong with the answer."""
        try:
            return await self.in_background(lambda: verify(**values))
        except Exception:  # it parses what strangers send, with exceptions of several libraries
            raise Refusal("bad-passkey") from None

    # --- challenges ------------------------------------------------------------------------------------------

    async def new_challenge(self, kind: str, person: str) -> bytes:
        """A random challenge that can be answered once, for a few minutes."""
        challenge, now = self.random.secret(), self.clock.now()
        await self.db.change(
            Step("DELETE FROM challenges WHERE expires <= ?", (now,)),
            Step(
                "INSERT INTO challenges VALUES (?, ?, ?, ?)", (fingerprint(challenge), kind, person, now + CHALLENGE_MS)
            ),
        )
        return challenge.encode()

    async def use_challenge(self, credential: dict[str, Any], kind: str, person: str) -> bytes:
        """The challenge that an answer is for, used up; refused if it is not one of ours."""
        try:
            challenge = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
            hashed = fingerprint(challenge.decode("ascii"))
        except Exception:  # it parses what strangers send
            raise Refusal("bad-passkey") from None
        query = "DELETE FROM challenges WHERE hash = ? AND kind = ? AND person = ? AND expires > ? RETURNING hash"
        if await self.db.change(Step(query, (hashed, kind, person, self.clock.now()), needed=True)) is None:
            raise Refusal("bad-passkey")
        return challenge
