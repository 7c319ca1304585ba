"""Chat, ready-made phrases and pointers."""

import msgspec

from triforium.core.words import Words
from triforium.server.table.client_messages import Chat, Phrase, Point
from triforium.server.table.entries import Said
from triforium.server.table.live_table import Caller, LiveTable
from triforium.server.table.moves import is_known, own_seat
from triforium.server.table.refusals import Refusal
from triforium.server.table.server_messages import ENCODE, Pointed

WHISPER = b"~"  # first byte of transient messages between processes


class Whisper(msgspec.Struct):
    """A transient message to the other processes: a pointer, or who is online."""

    process: str
    seat: int = -1
    target: str | None = None
    online: list[int] | None = None  # online seats, instead of a pointer


async def chat(live: LiveTable, caller: Caller, message: Chat) -> None:
    """Post a chat message: plain text on one line."""
    text = " ".join(message.text.split())
    if not text or not text.isprintable():
        raise Refusal("malformed", detail="use printable characters in `text`")
    await say(live, caller, message.command, message.seat, Said(text=text))


async def phrase(live: LiveTable, caller: Caller, message: Phrase) -> None:
    """Post a ready-made phrase, shown in each viewer's language."""
    if not Words("en", live.table.game.words_package()).has(message.key):
        raise Refusal("no-such", detail="this game has no phrase with this key")
    await say(live, caller, message.command, message.seat, Said(phrase=message.key))


async def say(live: LiveTable, caller: Caller, command: str, wanted: int | None, what: Said) -> None:
    """Commit and publish a chat message; idempotent per command."""
    while True:
        if is_known(live.table, caller, command):
            return
        seat = own_seat(live.table, caller, wanted)
        if await live.commit(live.entry(seat, command, what), caller):
            return


def point(live: LiveTable, caller: Caller, message: Point) -> None:
    """Show a pointer to the others; not stored."""
    if message.target is not None and not message.target.isprintable():
        raise Refusal("malformed", detail="use printable characters in `target`")
    seat = own_seat(live.table, caller, message.seat)
    tell_pointed(live, seat, message.target, caller)
    whisper = Whisper(live.registry.process, seat, message.target)
    live.registry.store.whisper(live.table.id, WHISPER + msgspec.json.encode(whisper))


def tell_pointed(live: LiveTable, seat: int, target: str | None, but: Caller | None = None) -> None:
    """Publish a pointer to the clients of this process."""
    data = ENCODE.encode(Pointed(seat, target))
    for listener in live.hello_said():
        if but is None or listener is not but.answers:
            listener.send(data)
