"""Operations of people on themselves: names, devices, codes to carry to another device."""

from triforium.server.api.operation import get, post, refusals
from triforium.server.http.auth import HttpCall
from triforium.server.people.bodies import (
    CodeInfo,
    CodeUseInfo,
    DeviceInfo,
    MeInfo,
    NewName,
    NewPasskey,
    PasskeyOptions,
    Redeem,
    SignOut,
    UsePasskey,
)
from triforium.server.people.identities import LINK, RECOVERY, CodeUse
from triforium.server.people.passkeys import IS_INSTALLED
from triforium.server.table.refusals import Refusal
from triforium.server.table.seating import name_for

MOST_COUNTED = 1000


def known(call: HttpCall) -> str:
    """The person who asks; refused for a guest."""
    if not call.identity.person:
        raise Refusal("guest")
    return call.identity.person


async def me(call: HttpCall, person: str, device: str) -> MeInfo:
    """A person, as they see themselves."""
    identities = call.people.identities
    names = await call.people.db.rows("SELECT name FROM people WHERE id = ?", person)
    if not names:
        return nobody(call)
    devices = [DeviceInfo(*row, here=row[0] == device) for row in await identities.devices(person)]
    recovery, passkeys = await identities.has_code(person, RECOVERY), await call.people.passkeys.of(person)
    return MeInfo(True, names[0][0], devices, recovery, passkeys, can_have_passkeys(call))


def nobody(call: HttpCall) -> MeInfo:
    """A guest."""
    return MeInfo(False, "", [], False, [], can_have_passkeys(call))


def can_have_passkeys(call: HttpCall) -> bool:
    """Are there passkeys on this server, at this address?"""
    return IS_INSTALLED and call.site().has_passkeys()


@get("/api/me", responses=refusals(), tags=["people"], summary="Who you are")
async def get_me(call: HttpCall) -> MeInfo:
    """Your name and devices; a guest has none."""
    return await me(call, call.identity.person, call.identity.device)


@post("/api/me", responses=refusals(), tags=["people"], summary="Be somebody, or change your name")
async def post_me(call: HttpCall, data: NewName) -> MeInfo:
    """Seats that this browser holds stay yours, and you can carry them to other devices."""
    name = name_for(data.name)
    if not name:
        raise Refusal("bad-choice", detail="use a name of at least one letter")
    identities = call.people.identities
    if call.identity.person:
        await identities.rename(call.identity.person, name)
    else:
        call.check_new_person()
        browser = call.browser()
        call.renew(await identities.become(browser.holder, name, call.label()))
    return await call_me(call)


async def call_me(call: HttpCall) -> MeInfo:
    """The person whom this browser belongs to after a change."""
    identity = await call.people.identities.of(call.secret_hash())
    return await me(call, identity.person, identity.device)


@post("/api/me/link", responses=refusals(), tags=["people"], summary="A link to another device of yours")
async def make_link(call: HttpCall) -> CodeInfo:
    """Good for ten minutes and one device; an older one stops working."""
    return await new_code(call, LINK)


@post("/api/me/recovery", responses=refusals(), tags=["people"], summary="A recovery code")
async def make_recovery(call: HttpCall) -> CodeInfo:
    """Good for one device, at any time; an older one stops working."""
    return await new_code(call, RECOVERY)


async def new_code(call: HttpCall, kind: str) -> CodeInfo:
    """Make a code."""
    code, until = await call.people.identities.make_code(known(call), kind)
    return CodeInfo(code, f"/link/{code}", until)


@post("/api/codes/look", status_code=200, responses=refusals(404), tags=["people"], summary="What a code is for")
async def look_at_code(call: HttpCall, data: Redeem) -> CodeUseInfo:
    """Does not redeem the code, so that link previews in messengers cannot use it up."""
    use = await find_code(call, data.code)
    mine, rows = call.identity, 0
    if mine.person != use.person:
        rows = len(await call.registry.ports.store.held_by(call.principal.holder, MOST_COUNTED))
    return CodeUseInfo(use.kind, use.name, mine.person == use.person, mine.name, rows)


@post("/api/codes", responses=refusals(404, 409), tags=["people"], summary="Redeem a code")
async def redeem_code(call: HttpCall, data: Redeem) -> MeInfo:
    """The browser becomes a device of the person who made the code, and its seats become theirs."""
    use = await find_code(call, data.code)
    fresh = await call.people.identities.join(use, call.secret_hash(), call.identity, call.label())
    call.renew(fresh)
    return await call_me(call)


async def find_code(call: HttpCall, code: str) -> CodeUse:
    """A code that can be redeemed; attempts are limited."""
    call.check_attempt()
    return await call.people.identities.code(code)


@post("/api/me/devices/{device}/revoke", responses=refusals(404), tags=["people"], summary="Revoke a device")
async def revoke_device(call: HttpCall, device: str) -> MeInfo:
    """It is a stranger from now on, also where it is connected."""
    person = known(call)
    if device == call.identity.device:
        raise Refusal("bad-choice", detail="to leave this device, sign out")
    if not await call.people.revoke(person, device):
        raise Refusal("no-such")
    return await me(call, person, call.identity.device)


@post("/api/me/leave", responses=refusals(409), tags=["people"], summary="Sign out on this device")
async def leave_device(call: HttpCall, data: SignOut) -> MeInfo:
    """Refused on your only device without a way back, unless you are sure."""
    person, identities = known(call), call.people.identities
    has_way_back = len(await identities.devices(person)) > 1 or await identities.has_code(person, RECOVERY)
    if not has_way_back and not data.sure and not await call.people.passkeys.of(person):
        raise Refusal("last-device")
    await call.people.revoke(person, call.identity.device)
    call.forget_cookie()
    return nobody(call)


# --- passkeys ------------------------------------------------------------------------------------------------------


@post("/api/me/passkeys/options", responses=refusals(409), tags=["people"], summary="Begin to make a passkey")
async def passkey_options(call: HttpCall) -> PasskeyOptions:
    """What the browser's `navigator.credentials.create` needs."""
    person = known(call)
    call.check_attempt()
    return PasskeyOptions(await call.people.passkeys.creation_options(person, call.identity.name, call.site()))


@post("/api/me/passkeys", responses=refusals(409), tags=["people"], summary="Keep a passkey")
async def add_passkey(call: HttpCall, data: NewPasskey) -> MeInfo:
    """It signs you in on every device that has it."""
    person = known(call)
    call.check_attempt()
    await call.people.passkeys.register(person, call.label(), data.credential, call.site())
    return await me(call, person, call.identity.device)


@post("/api/me/passkeys/{passkey}/remove", responses=refusals(404), tags=["people"], summary="Forget a passkey")
async def remove_passkey(call: HttpCall, passkey: str) -> MeInfo:
    """Devices that were signed in with it stay yours."""
    person = known(call)
    if not await call.people.passkeys.remove(person, passkey):
        raise Refusal("no-such")
    return await me(call, person, call.identity.device)


@post("/api/passkeys/options", responses=refusals(409), tags=["people"], summary="Begin to sign in by a passkey")
async def sign_in_options(call: HttpCall) -> PasskeyOptions:
    """What the browser's `navigator.credentials.get` needs; it names nobody."""
    call.check_attempt()
    return PasskeyOptions(await call.people.passkeys.sign_in_options(call.site()))


@post("/api/passkeys", responses=refusals(409), tags=["people"], summary="Sign in by a passkey")
async def sign_in(call: HttpCall, data: UsePasskey) -> MeInfo:
    """The browser becomes a device of the passkey's owner, and its seats theirs; somebody else's only if you say so."""
    call.check_attempt()
    people, mine = call.people, call.identity
    signed = await people.passkeys.sign_in(data.credential, call.site())
    if mine.person not in ("", signed.person) and not data.merge:
        raise Refusal("somebody-else", {"name": mine.name})
    fresh = await people.identities.add_browser(signed.person, call.secret_hash(), mine, call.label(), [])
    call.renew(fresh)
    if signed.is_verified:
        await people.identities.confirm(call.secret_hash())
    return await call_me(call)
