"""Why an action is refused."""

from triforium.core.message import Args, Message


class Refusal:
    """The first rule an action breaks, and the sentence that says so."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key  # of the sentence in words/, without its prefix "why-"
        self.args: Args = {} if args is None else args

    def message(self) -> Message:
        """The sentence for whoever asked."""
        return Message(f"why-{self.key}", self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.args})"
