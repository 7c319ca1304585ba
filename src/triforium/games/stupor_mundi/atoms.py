"""The terms of effects and conditions as the rules need them; effects.py makes them from the component file."""

from typing import Final

from triforium.core.notation import Names

Goods = tuple[int, int, int, int]  # stone, grain, Augustales, VP

NOTHING: Final = (0, 0, 0, 0)
ANY_STRUCTURE: Final = 0b111
MAX_AMOUNT: Final = 99

PAYMENTS: Final = Names("printed any_mix fixed augustales free")
PRINTED: Final = 0
ANY_MIX: Final = 1
FIXED: Final = 2
FOR_COINS: Final = 3
FREE: Final = 4

# What can be counted or compared; Frederick's possessions in the order of his palace.
MEASURES: Final = Names(
    "ME.grain ME.stone ME.augustales ME.towers ME.walls ME.keeps ME.structures ME.allies max(ME.specialist_columns) "
    "F.grain F.stone F.treasury F.towers F.walls F.keeps F.allies F.specialist_column F.structures F.specialist_steps"
)


class Atom:
    """One elementary effect of a component; which of the fields are used depends on its op."""

    def __init__(self, name: str, op: str) -> None:
        self.name = name  # its row and its position in it, like A9.2
        self.op = op
        self.gain: Goods = NOTHING
        self.pay: Goods = NOTHING  # what is paid, or for `need` only owned
        self.count: list[int] = []  # measures to add up
        self.every = 1
        self.each = 0
        self.goods = 0  # the kind of goods that `each` counts
        self.either = False  # the player chooses stone or grain
        self.cap = MAX_AMOUNT
        self.times = 1
        self.distinct = False
        self.free = False  # without Grain cost
        self.payment = PRINTED
        self.structures = ANY_STRUCTURE  # one bit per kind
        self.discount = 0
        self.number = 0


class Condition:
    """SM-ALLY-1: the condition of an ally's bonus: a count compared with another count or with a number."""

    def __init__(self, text: str, left: list[int], strict: bool, right: list[int], number: int) -> None:
        self.text = text
        self.left = left
        self.strict = strict
        self.right = right
        self.number = number
