"""A sentence before it is put into words."""

Args = dict[str, str]


class Message:
    """The key of a sentence in words/ and what goes into it; an argument "@key" is a sentence or term of its own."""

    def __init__(self, key: str, args: Args | None = None) -> None:
        self.key = key
        self.args: Args = {} if args is None else args

    def __repr__(self) -> str:
        return f"Message({self.key}, {self.args})"
