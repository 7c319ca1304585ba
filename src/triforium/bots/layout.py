"""Layouts: which facts a network is given, and how they are packed into whole numbers (codes)."""

from typing import Final, NamedTuple

KIND_BITS: Final = 4  # the lowest bits of a code: what it describes
END: Final = -1  # ends the codes of one case: of a position seen by a seat, or of an option
MAX_CODE_BITS: Final = 61  # a code is a machine word in compiled code

Part = tuple[int, int, int]  # of a code: shift right, mask, shift left


class Kind(NamedTuple):
    """A kind of code."""

    name: str
    fields: tuple[tuple[str, int], ...]  # with their bits, most significant first
    crosses: tuple[tuple[str, ...], ...]  # fields that are looked up together: a row for each combination of values


def kind(name: str, fields: str, crosses: str) -> Kind:
    """A kind of code from text: fields as "size:4 lead:3", crosses as "size*lead lead"."""
    pairs = [field.split(":") for field in fields.split()]
    return Kind(
        name, tuple((field, int(bits)) for field, bits in pairs), tuple(tuple(c.split("*")) for c in crosses.split())
    )


class Cross(NamedTuple):
    """Where the row of a cross is found: the number of its first row, and the parts of the code that are added."""

    first: int
    parts: tuple[Part, ...]


class Layout:
    """The kinds of codes of a network."""

    def __init__(self, *kinds: Kind) -> None:
        assert len(kinds) <= 1 << KIND_BITS, "too many kinds of codes"
        self.kinds: Final = kinds
        self.crosses: Final[list[list[Cross]]] = []  # of every kind
        self.rows = 0  # of the table
        for kind in kinds:
            looked_up = {name for names in kind.crosses for name in names}
            assert looked_up == {name for name, _ in kind.fields}, f"{kind.name} has a field that is in no cross"
            self.crosses.append([self.cross(kind, names) for names in kind.crosses])

    def cross(self, kind: Kind, names: tuple[str, ...]) -> Cross:
        """Give the next rows of the table to a cross."""
        shifts: dict[str, tuple[int, int]] = {}
        shift = KIND_BITS
        for name, bits in reversed(kind.fields):
            shifts[name] = shift, bits
            shift += bits
        assert shift <= MAX_CODE_BITS, f"the fields of {kind.name} do not fit into a machine word"
        parts: list[Part] = []
        width = 0
        for name in names:
            shift, bits = shifts[name]
            parts.append((shift, (1 << bits) - 1, width))
            width += bits
        found = Cross(self.rows, tuple(parts))
        self.rows += 1 << width
        return found

    def text(self) -> str:
        """The layout as text: weights fit only the layout that they were trained with."""
        return "; ".join(
            f"{kind.name} {' '.join(f'{name}:{bits}' for name, bits in kind.fields)}"
            f" / {' '.join('*'.join(names) for names in kind.crosses)}"
            for kind in self.kinds
        )

    def unpack(self, code: int) -> tuple[str, dict[str, int]]:
        """The kind of a code and the values of its fields."""
        kind = self.kinds[code & (1 << KIND_BITS) - 1]
        code >>= KIND_BITS
        found: dict[str, int] = {}
        for name, bits in reversed(kind.fields):
            found[name] = code & (1 << bits) - 1
            code >>= bits
        assert code == 0, f"a field of {kind.name} is too large"
        return kind.name, found
