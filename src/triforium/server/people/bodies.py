"""Request and response bodies about people."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from triforium.server.table.bodies import Asked, Name

CodeKind = Literal["link", "recovery"]


class NewName(Asked, frozen=True):
    """Request to be known by a name."""

    name: Name


class Redeem(Asked, frozen=True):
    """Request to redeem a code."""

    code: Annotated[str, Meta(max_length=100)]


class NewPasskey(Asked, frozen=True):
    """A passkey that the browser has made: the JSON of its PublicKeyCredential."""

    credential: dict[str, Any]


class UsePasskey(Asked, frozen=True):
    """The answer of a passkey to a challenge."""

    credential: dict[str, Any]
    merge: bool = False  # make the person that this browser belongs to, and the owner of the passkey, one


class SignOut(Asked, frozen=True):
    """Request to leave this device; `sure` if that loses everything."""

    sure: bool = False


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device of yours."""

    id: str
    label: str
    created: int
    seen: int  # the last day of use
    here: bool  # this device


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours."""

    id: str
    label: str
    created: int
    used: int


class MeInfo(msgspec.Struct, frozen=True):
    """Who you are here."""

    known: bool  # are you somebody, or a guest?
    name: str
    devices: list[DeviceInfo]
    recovery: bool  # is there an unused recovery code?
    passkeys: list[PasskeyInfo]
    can_have_passkeys: bool  # on this server, at this address


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser needs to make or use a passkey, as JSON of WebAuthn."""

    options: dict[str, Any]


class CodeInfo(msgspec.Struct, frozen=True):
    """A new code; it is returned only this once."""

    code: str
    path: str
    until: int


class CodeUseInfo(msgspec.Struct, frozen=True):
    """What a code is for; reading it does not redeem it."""

    kind: CodeKind
    name: str  # of the person who made it
    yours: bool  # you are that person
    from_name: str  # who you are here, if you are somebody else
    seats: int  # tables of this browser, which become that person's
