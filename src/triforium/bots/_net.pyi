class Net:
    def __init__(
        self,
        rows: int,
        width: int,
        kinds: list[list[tuple[int, tuple[tuple[int, int, int], ...]]]],
        table: bytes,
        bias: bytes,
        layers: list[tuple[int, bytes, bytes]],
    ) -> None: ...
    def run(self, codes: list[int]) -> list[int]: ...
