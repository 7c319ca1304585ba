"""Refusals: the reason why an action is illegal."""

from triforium.core.message import Args, Message


class Refusal:
    """The first rule that an action breaks, and the sentence that explains it."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key  # the key of the sentence in words/, without the prefix "why-"
        self.args: Args = {} if args is None else args

    def message(self) -> Message:
        """The sentence to show to the player."""
        return Message(f"why-{self.key}", self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.args})"
