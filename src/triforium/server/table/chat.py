"""Decisions about chat: lines and ready-made phrases. Pointers are not stored; see live_table.py."""

from triforium.core.words import Words
from triforium.server.table.client_messages import Chat, Phrase
from triforium.server.table.entries import Said
from triforium.server.table.game_clock import Moment
from triforium.server.table.identity import Principal
from triforium.server.table.moves import Done, Draft, known, own_seat
from triforium.server.table.refusals import Refusal
from triforium.server.table.table import Table


def chat(table: Table, moment: Moment, principal: Principal, message: Chat) -> Draft | Done:
    """Post a chat message: plain text on one line."""
    text = " ".join(message.text.split())
    if not text or not text.isprintable():
        raise Refusal("malformed", detail="use printable characters in `text`")
    return say(table, principal, message.command, message.seat, Said(text=text))


def phrase(table: Table, moment: Moment, principal: Principal, message: Phrase) -> Draft | Done:
    """Post a ready-made phrase, shown in each viewer's language."""
    if not Words("en", table.game.words_package()).has(message.key):
        raise Refusal("no-such", detail="this game has no phrase with this key")
    return say(table, principal, message.command, message.seat, Said(phrase=message.key))


def say(table: Table, principal: Principal, command: str, wanted: int | None, body: Said) -> Draft | Done:
    """Post a line once; a command of the same name with another text is not a retry."""
    turn = known(table, principal, command)
    if turn is None:
        return Draft(own_seat(table, principal, wanted), body, command)
    if any(line.turn == turn and line.body != body for line in table.lines):
        raise Refusal("reused", {"command": command})
    return Done(turn, command)
