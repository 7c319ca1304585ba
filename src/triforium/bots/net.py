"""Small neural networks in whole numbers: the same outputs in C (_net.c) and in pure Python; not compiled."""

import json
import zlib
from array import array
from collections.abc import Mapping
from operator import mul
from typing import Annotated, Any, Final, Literal, NamedTuple, Protocol

import msgspec

from triforium.bots.layout import KIND_BITS, Cross, Layout
from triforium.core.errors import BadComponents

try:
    from triforium.bots import _net as compiled
except ImportError:
    compiled = None  # type: ignore[assignment]

FORMAT: Final = "triforium net 1"
MAX_SIZE: Final = 256  # of a layer
ONE: Final = 512  # the activation 1.0, to which activations are clipped
WEIGHT_SHIFT: Final = 8  # weights of layers are in 256ths
UNIT: Final = ONE << WEIGHT_SHIFT  # the output 1.0
KIND_MASK: Final = (1 << KIND_BITS) - 1


class Network(Protocol):
    """Gives one output, in 131072nds, for every case in a list of codes."""

    def run(self, codes: list[int]) -> list[int]:
        """The output for every case; each case ends with END."""


class Dense(NamedTuple):
    """A layer: the weights of each of its outputs, and what is added to it."""

    weights: list[list[int]]
    bias: list[int]


class PureNet:
    """Each code selects rows of a table; their sum goes through the layers, and its first number to the output."""

    def __init__(self, kinds: list[list[Cross]], table: list[list[int]], bias: list[int], layers: list[Dense]) -> None:
        self.kinds = kinds
        self.table = table
        self.bias = bias
        self.layers = layers

    def run(self, codes: list[int]) -> list[int]:
        """The output for every case; each case ends with END."""
        found: list[int] = []
        rows = [self.bias]
        for code in codes:
            if code < 0:
                found.append(self.output([sum(column) for column in zip(*rows, strict=True)]))
                rows = [self.bias]
                continue
            for first, parts in self.kinds[code & KIND_MASK]:
                row = first
                for shift, mask, left in parts:
                    row += (code >> shift & mask) << left
                rows.append(self.table[row])
        return found

    def output(self, total: list[int]) -> int:
        """The output for the sum of the rows of one case."""
        direct = total[0] << WEIGHT_SHIFT
        here = [min(max(one, 0), ONE) for one in total]
        for weights, bias in self.layers:
            total = [sum(map(mul, row, here), add) for row, add in zip(weights, bias, strict=True)]
            here = [min(one >> WEIGHT_SHIFT, ONE) if one > 0 else 0 for one in total]
        return total[0] + direct


class Arrays(NamedTuple):
    """The weights of one network as they are stored: a table, and for each layer its weights by output."""

    width: int
    table: "array[int]"
    bias: "array[int]"
    layers: list[tuple[int, "array[int]", "array[int]"]]  # number of outputs, weights, bias

    def network(self, layout: Layout) -> Network:
        """The network, in C where that can be had."""
        if compiled is not None:
            layers = [(size, weights.tobytes(), bias.tobytes()) for size, weights, bias in self.layers]
            kinds = [[(first, parts) for first, parts in kind] for kind in layout.crosses]
            made: Network = compiled.Net(
                layout.rows, self.width, kinds, self.table.tobytes(), self.bias.tobytes(), layers
            )
            return made
        table = rows_of(self.table, self.width)
        inputs, dense = self.width, []
        for size, weights, bias in self.layers:
            dense.append(Dense(rows_of(weights, inputs), list(bias)))
            inputs = size
        return PureNet(layout.crosses, table, list(self.bias), dense)


def rows_of(flat: "array[int]", width: int) -> list[list[int]]:
    """A flat array as rows."""
    return [list(flat[at : at + width]) for at in range(0, len(flat), width)]


# --- files -------------------------------------------------------------------------------------------------


def write_nets(nets: Mapping[str, tuple[Layout, Arrays]], made: Mapping[str, object]) -> bytes:
    """The content of a file of networks, with where they come from."""
    about: dict[str, Any] = {"format": FORMAT, "made": dict(made), "nets": {}}
    data = b""
    for name, (layout, arrays) in nets.items():
        sizes = [arrays.width, *(size for size, _, _ in arrays.layers)]
        about["nets"][name] = {"layout": layout.text(), "sizes": sizes}
        parts = [arrays.table, arrays.bias]
        for _, weights, bias in arrays.layers:
            parts += [weights, bias]
        data += b"".join(part.tobytes() for part in parts)
    about["bytes"], about["check"] = len(data), zlib.crc32(data)
    return json.dumps(about, ensure_ascii=False).encode() + b"\n" + zlib.compress(data, 9)


class Shape(msgspec.Struct):
    """What a file says about one of its networks."""

    layout: str
    sizes: list[Annotated[int, msgspec.Meta(ge=1, le=MAX_SIZE)]]


class Heading(msgspec.Struct):
    """The first line of a file of networks."""

    format: Literal["triforium net 1"]
    made: dict[str, Any]  # where they come from
    nets: dict[str, Shape]
    bytes: int
    check: int


def read_nets(name: str, content: bytes, layouts: Mapping[str, Layout]) -> tuple[dict[str, Network], dict[str, Any]]:
    """The networks of a file, and where they come from; BadComponents says in one sentence what is wrong."""
    line, _, packed = content.partition(b"\n")
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except msgspec.MsgspecError:
        raise BadComponents(f"{name}: this is not a file of networks of this version ({FORMAT!r})") from None
    try:
        data = zlib.decompress(packed)
    except zlib.error:
        data = b""
    if len(data) != heading.bytes or zlib.crc32(data) != heading.check:
        raise BadComponents(f"{name}: this file of networks is damaged or cut off; get or train it again")
    found: dict[str, Network] = {}
    at = 0
    for key, layout in layouts.items():
        shape = heading.nets.get(key)
        if shape is None:
            continue
        if shape.layout != layout.text():
            raise BadComponents(
                f"{name}: these networks were trained for other inputs than this version has; train them again"
            )
        arrays, at = read_arrays(name, data, at, layout.rows, shape.sizes)
        found[key] = arrays.network(layout)
    if "value" not in found or at != len(data):
        raise wrong_size(name)
    return found, heading.made


def wrong_size(name: str) -> BadComponents:
    """What is wrong with a file whose first line does not fit to the rest."""
    return BadComponents(f"{name}: this file of networks does not have what its first line tells; train it again")


def read_arrays(name: str, data: bytes, at: int, rows: int, sizes: list[int]) -> tuple[Arrays, int]:
    """The weights of one network, and where the next one begins."""
    if len(sizes) < 2 or sizes[-1] != 1:
        raise wrong_size(name)
    parts: list[array[int]] = []
    inputs = sizes[0]
    wanted = [("h", rows * inputs), ("i", inputs)]
    for size in sizes[1:]:
        wanted += [("h", inputs * size), ("i", size)]
        inputs = size
    for code, count in wanted:
        part = array(code)
        end = at + part.itemsize * count
        if end > len(data):
            raise wrong_size(name)
        part.frombytes(data[at:end])
        parts.append(part)
        at = end
    layers = [(size, parts[2 * n], parts[2 * n + 1]) for n, size in enumerate(sizes[1:], 1)]
    return Arrays(sizes[0], parts[0], parts[1], layers), at
