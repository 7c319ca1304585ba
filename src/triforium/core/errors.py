"""Errors caused by players or files; the message of each is one sentence to show to the user."""

from triforium.core.refusal import Refusal


class TableError(Exception):
    """A user's mistake, not a bug: the message is shown as it is."""


class IllegalAction(TableError):
    """An action that the rules do not allow; `refusal` names the rule."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Unreadable(TableError):
    """Text that cannot be parsed as a move, position, record or component file."""


class BadRecord(Unreadable):
    """A record that cannot be replayed; the message names the line."""


class IllegalRecord(BadRecord):
    """A record with an illegal action; the message names the line and the rule."""


class BadComponents(Unreadable):
    """A component file that breaks an invariant; the message names the line and the invariant."""


class BadOption(TableError):
    """A game, edition, seat count or option that does not exist."""
