"""Talking at the table: chat, ready-made phrases, pointing."""

import msgspec

from triforium.core.words import Words
from triforium.server.journal import Said
from triforium.server.live import Caller, LiveTable
from triforium.server.play import is_known, own_seat
from triforium.server.refusals import No
from triforium.server.wire import Chat, Phrase, Point
from triforium.server.wire_out import ENCODE, Pointed

WHISPER = b"~"  # the first byte of what processes tell each other without keeping it


class Whisper(msgspec.Struct):
    """What another process should tell its own listeners."""

    process: str
    seat: int = -1
    target: str | None = None
    online: list[int] | None = None  # who is looking there, instead of a pointer


async def chat(live: LiveTable, caller: Caller, message: Chat) -> None:
    """A line for everybody: plain text on one line, shown as it is."""
    text = " ".join(message.text.split())
    if not text or not text.isprintable():
        raise No("malformed", detail="a line of chat is printable text")
    await say(live, caller, message.command, message.seat, Said(text=text))


async def phrase(live: LiveTable, caller: Caller, message: Phrase) -> None:
    """A ready-made phrase; everybody reads it in their own language."""
    if not Words("en", live.table.game.words_package()).has(message.key):
        raise No("no-such", detail="there is no such phrase in the words of this game")
    await say(live, caller, message.command, message.seat, Said(phrase=message.key))


async def say(live: LiveTable, caller: Caller, command: str, wanted: int | None, what: Said) -> None:
    """Keep a line and tell it; the same command says it once."""
    while True:
        if is_known(live.table, caller, command):
            return
        seat = own_seat(live.table, caller, wanted)
        if await live.commit(live.entry(seat, command, what), caller):
            return


def point(live: LiveTable, caller: Caller, message: Point) -> None:
    """Point at something for the others; nothing is kept."""
    if message.target is not None and not message.target.isprintable():
        raise No("malformed", detail="a target is printable text")
    seat = own_seat(live.table, caller, message.seat)
    tell_pointed(live, seat, message.target, caller)
    whisper = Whisper(live.hall.process, seat, message.target)
    live.hall.store.whisper(live.table.id, WHISPER + msgspec.json.encode(whisper))


def tell_pointed(live: LiveTable, seat: int, target: str | None, but: Caller | None = None) -> None:
    """The others see where somebody points."""
    data = ENCODE.encode(Pointed(seat, target))
    for listener in live.hello_said():
        if but is None or listener is not but.answers:
            listener.send(data)
