"""Messages: translatable sentences as a key and arguments."""

Args = dict[str, str]


class Message:
    """The key of a sentence in words/ and its arguments; an argument "@key" is itself a sentence or term."""

    def __init__(self, key: str, args: Args | None = None) -> None:
        self.key = key
        self.args: Args = {} if args is None else args

    def __repr__(self) -> str:
        return f"Message({self.key}, {self.args})"
