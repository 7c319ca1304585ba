"""What a player or a file can get wrong, each with one sentence for whoever did it."""

from triforium.core.refusal import Refusal


class TableError(Exception):
    """Somebody's mistake, not ours: its text is shown as it is."""


class IllegalAction(TableError):
    """The rules refuse; `refusal` says by which rule."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Unreadable(TableError):
    """A text that is not a move, position, record or component file."""


class BadRecord(Unreadable):
    """A record that cannot be replayed; the line is named."""


class IllegalRecord(BadRecord):
    """A record with an action that the rules refuse; line and rule are named."""


class BadComponents(Unreadable):
    """A component file that breaks an invariant; line and invariant are named."""


class BadOption(TableError):
    """A game, edition, seat count or option that does not exist."""
