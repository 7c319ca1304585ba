"""Effect atoms: the building blocks of the effects in the component file (rules.md, section 12)."""

import re
from typing import Any, Final

from triforium.core.datafile import DataFile
from triforium.core.notation import Names
from triforium.games.stupor_mundi.kinds import GOODS, STRUCTURES

Path = tuple[str | int, ...]
Goods = tuple[int, int, int, int]  # stone, grain, Augustales, VP

NOTHING: Final = (0, 0, 0, 0)
ANY_STRUCTURE: Final = 0b111

OPS: Final = Names(
    "gain draw per convert need faction_per promote market purchase summon build ship_anywhere resources edict"
)
BUILD_OP: Final = OPS.number("build")
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

# The keys that each op of a card allows.
OP_WORDS: Final = {
    "gain": ("stone", "grain", "augustales", "vp"),
    "draw": ("n",),
    "per": ("count", "every", "gain", "each", "cap"),
    "convert": ("pay", "gain", "times"),
    "need": ("have", "gain"),
    "faction_per": ("gain", "each", "cap"),
    "promote": ("times", "distinct", "free"),
    "market": (),
    "purchase": (),
    "summon": ("discount_grain", "pay", "augustales"),
    "build": ("kind", "pay", "discount_stone", "stone", "grain", "augustales"),
    "ship_anywhere": (),
    "resources": ("n",),
    "edict": (),
}
# The one-word effects of tiles, as steps of a card.
SHORT_EFFECTS: Final[dict[str, dict[str, object]]] = {
    "purchase": {"op": "purchase"},
    "summon_free": {"op": "summon", "pay": "free"},
    "edict": {"op": "edict"},
    "promote_free": {"op": "promote", "times": 1, "free": True},
    "promote_two": {"op": "promote", "times": 2},
    "market": {"op": "market"},
}
MAX_AMOUNT: Final = 99


class Atom:
    """One elementary effect of a component; which of the fields are used depends on its op."""

    def __init__(self, name: str, op: int) -> None:
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


def read_steps(file: DataFile, path: Path, row: str) -> list[Atom]:
    """SM-CARD-1: the steps of a card, from left to right."""
    value = file.get(*path)
    if not isinstance(value, list) or not value or not all(isinstance(step, dict) for step in value):
        raise file.bad(path, "a card has steps", f"{row}: steps is not a list of tables")
    return [read_atom(file, path, f"{row}.{number}", step) for number, step in enumerate(value, 1)]


def read_effect(file: DataFile, path: Path, row: str) -> list[Atom]:
    """The atoms of a tile: gains and actions in their written order; adjacent plain gains become one atom."""
    effect = file.get(*path)
    if isinstance(effect, str):
        effect = {effect: 1}
    if not isinstance(effect, dict) or not effect:
        raise file.bad(path, "an effect is a table", f"{row}: the effect is {effect!r}")
    return read_gains(file, path, row, effect)


def read_gains(file: DataFile, path: Path, row: str, effect: dict[str, Any]) -> list[Atom]:
    """The atoms of a table of gains and actions."""
    steps: list[dict[str, object]] = []
    for word, number in effect.items():
        if GOODS.has(word):
            if not steps or steps[-1]["op"] != "gain":
                steps.append({"op": "gain"})
            steps[-1][word] = number
        elif word in ("resource", "resource_choice"):
            steps.append({"op": "resources", "n": number})
        elif word == "draw":
            steps.append({"op": "draw", "n": number})
        elif word == "build_free":
            steps.append({"op": "build", "pay": "free", "kind": number})
        elif word in SHORT_EFFECTS and number == 1:
            steps.append(SHORT_EFFECTS[word])
        else:
            raise file.bad(path, "effects are made of known words", f"{row}: {word} = {number!r} is no effect")
    return [read_atom(file, path, f"{row}.{number}", step) for number, step in enumerate(steps, 1)]


def read_atom(file: DataFile, path: Path, name: str, step: dict[str, Any]) -> Atom:
    """One step: its op and the keys that the op allows."""
    op = step.get("op")
    if not isinstance(op, str) or not OPS.has(op):
        raise file.bad(path, f"a step is one of {', '.join(OPS.words)}", f"{name}: op is {op!r}")
    for word in step:
        if word != "op" and word not in OP_WORDS[op]:
            raise file.bad(path, f"{op} goes with {', '.join(OP_WORDS[op]) or 'nothing'}", f"{name}: {word} is unknown")
    atom = Atom(name, OPS.number(op))
    reader = AtomReader(file, path, name, step)
    if op == "gain":
        atom.gain = reader.goods({word: step[word] for word in step if word != "op"})
    elif op in ("draw", "resources"):
        atom.number = reader.number("n", 1, 1, 9)
    elif op in ("per", "faction_per"):
        reader.read_count(atom, op == "faction_per")
    elif op in ("convert", "need"):
        atom.gain = reader.goods(step.get("gain"))
        atom.pay = reader.goods(step.get("pay" if op == "convert" else "have"))
        atom.times = reader.number("times", 1, 1, 9)
        if atom.pay == NOTHING or atom.pay[3] != 0:
            raise file.bad(path, "an exchange is paid with resources or coins", f"{name}: nothing is handed over")
    elif op == "promote":
        atom.times = reader.number("times", 1, 1, 3)
        atom.distinct = reader.flag("distinct")
        atom.free = reader.flag("free")
    elif op in ("summon", "build"):
        reader.read_terms(atom)
    return atom


class AtomReader:
    """Parses one step of a row."""

    def __init__(self, file: DataFile, path: Path, name: str, step: dict[str, Any]) -> None:
        self.file = file
        self.path = path
        self.name = name
        self.step = step

    def number(self, word: str, default: int, minimum: int, maximum: int) -> int:
        """An integer within bounds, or the default if it is missing."""
        value = self.step.get(word, default)
        if not isinstance(value, int) or isinstance(value, bool) or not minimum <= value <= maximum:
            raise self.file.bad(
                self.path, f"{word} is a number from {minimum} to {maximum}", f"{self.name}: {word} is {value!r}"
            )
        return value

    def flag(self, word: str) -> bool:
        """A boolean; False if it is missing."""
        value = self.step.get(word, False)
        if not isinstance(value, bool):
            raise self.file.bad(self.path, "a flag is true or false", f"{self.name}: {word} is {value!r}")
        return value

    def goods(self, table: Any) -> Goods:
        """A table of resources, coins and points."""
        if not isinstance(table, dict) or not table:
            raise self.file.bad(self.path, f"goods are {', '.join(GOODS.words)}", f"{self.name}: {table!r} names none")
        amounts = [0, 0, 0, 0]
        for word, amount in table.items():
            if not GOODS.has(word) or type(amount) is not int or not 0 < amount <= MAX_AMOUNT:
                raise self.file.bad(
                    self.path, f"goods are {', '.join(GOODS.words)}", f"{self.name}: {word} = {amount!r}"
                )
            amounts[GOODS.number(word)] = amount
        return (amounts[0], amounts[1], amounts[2], amounts[3])

    def read_count(self, atom: Atom, of_faction: bool) -> None:
        """`per` and `faction_per`: an amount for each of what is counted, up to a cap."""
        word = self.step.get("gain")
        atom.either = of_faction and word == "grain_or_stone"
        if not atom.either:
            if not isinstance(word, str) or not GOODS.has(word):
                raise self.file.bad(self.path, f"goods are {', '.join(GOODS.words)}", f"{self.name}: gain is {word!r}")
            atom.goods = GOODS.number(word)
        atom.each = self.number("each", 1, 1, MAX_AMOUNT)
        atom.cap = self.number("cap", MAX_AMOUNT, 1, 9 if atom.either else MAX_AMOUNT)
        if not of_faction:
            atom.every = self.number("every", 1, 1, 13)
            atom.count = read_sum(self.file, self.path, self.name, str(self.step.get("count")))

    def read_terms(self, atom: Atom) -> None:
        """SM-BUILD-6, SM-SUM-2: how a structure or an ally is paid for."""
        pay = self.step.get("pay", "printed")
        if not isinstance(pay, str) or not PAYMENTS.has(pay) or (pay in ("any_mix", "fixed") and atom.op != BUILD_OP):
            raise self.file.bad(
                self.path, f"pay is one of {', '.join(PAYMENTS.words)} (SM-BUILD-6)", f"{self.name}: pay is {pay!r}"
            )
        atom.payment = PAYMENTS.number(pay)
        atom.pay = (
            self.number("stone", 0, 0, 9),
            self.number("grain", 0, 0, 9),
            self.number("augustales", 0, 0, 99),
            0,
        )
        atom.discount = self.number("discount_stone" if atom.op == BUILD_OP else "discount_grain", 0, 0, 9)
        kind = self.step.get("kind")
        if kind is not None:
            if not isinstance(kind, str) or not STRUCTURES.has(kind):
                raise self.file.bad(
                    self.path, f"a structure is one of {', '.join(STRUCTURES.words)}", f"{self.name}: kind is {kind!r}"
                )
            atom.structures = 1 << STRUCTURES.number(kind)


def read_sum(file: DataFile, path: Path, name: str, text: str) -> list[int]:
    """Measures to add up: F.grain+F.stone."""
    terms: list[int] = []
    for word in text.replace(" ", "").split("+"):
        if not MEASURES.has(word):
            raise file.bad(path, f"what is counted is one of {', '.join(MEASURES.words)}", f"{name}: {word!r} is not")
        terms.append(MEASURES.number(word))
    return terms


def read_condition(file: DataFile, path: Path, name: str) -> Condition:
    """The condition of an ally: ME.walls > F.walls, F.towers >= 3."""
    text = file.word(*path)
    match = re.fullmatch(r"\s*(\S+)\s*(>=|>)\s*(\S+)\s*", text)
    if match is None:
        raise file.bad(path, "a condition compares with > or >=", f"{name}: {text!r}")
    left = read_sum(file, path, name, match.group(1))
    if match.group(3).isascii() and match.group(3).isdigit() and len(match.group(3)) < 3:
        return Condition(text, left, match.group(2) == ">", [], int(match.group(3)))
    return Condition(text, left, match.group(2) == ">", read_sum(file, path, name, match.group(3)), 0)
