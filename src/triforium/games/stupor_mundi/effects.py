"""The registry of effects (rules.md, section 12): of each kind the keys in a component file, step, signs, worth."""

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from triforium.core.datafile import Component, Invalid, one_of
from triforium.games.stupor_mundi.atoms import MAX_AMOUNT, MEASURES, PAYMENTS, Atom, Goods
from triforium.games.stupor_mundi.build import Build
from triforium.games.stupor_mundi.draw import Draw
from triforium.games.stupor_mundi.edict import EdictEffect
from triforium.games.stupor_mundi.gains import Convert, EffectStep, Gain, GainIf, GainPer, GainPerFaction, Resources
from triforium.games.stupor_mundi.kinds import GOODS, STRUCTURES
from triforium.games.stupor_mundi.market import VisitMarket
from triforium.games.stupor_mundi.promote import Promote
from triforium.games.stupor_mundi.purchase import Purchase
from triforium.games.stupor_mundi.summon import Summon
from triforium.games.stupor_mundi.travel import ShipAnywhere

Signs = list[str]  # what is drawn of an effect: words, and icons as *name
Amount = Annotated[int, Meta(ge=1, le=MAX_AMOUNT, description=f"goods are {', '.join(GOODS.words)}, from 1 to 99")]
Few = Annotated[int, Meta(ge=1, le=9, description="a number from 1 to 9")]
Discount = Annotated[int, Meta(ge=0, le=9, description="a number from 0 to 9")]
Coins = Annotated[int, Meta(ge=0, le=99, description="a number from 0 to 99")]
GoodsName = Annotated[str, one_of(GOODS, f"goods are {', '.join(GOODS.words)}")]
Structure = Annotated[str, one_of(STRUCTURES, f"a structure is one of {', '.join(STRUCTURES.words)}")]

ICONS: Final = {
    "augustales": "coin",
    "treasury": "coin",
    "grain_or_stone": "res",
    "resource": "res",
    "towers": "tower",
    "walls": "wall",
    "keeps": "keep",
    "allies": "ally",
    "specialist": "spec",
    "specialist_column": "spec",
    "specialist_columns": "spec",
    "specialist_steps": "spec",
    "structures": "struct",
}
# What goods and actions are worth to a bot, in points at the end.
WORTH: Final = (0.9, 0.8, 0.28, 1.0)
COUNTED: Final = 2.0  # how many there are, assumed, of what an effect counts


def icon(name: str) -> str:
    """The icon of goods, or of what is counted."""
    return f"*{ICONS.get(name, name)}"


def icon_of_measure(name: str) -> str:
    """The icon of a measure such as ME.walls or max(ME.specialist_columns)."""
    return icon(name.removeprefix("max(").removesuffix(")").partition(".")[2])


def worth_of(goods: Goods) -> float:
    """What these goods are worth."""
    return sum(worth * number for worth, number in zip(WORTH, goods, strict=True))


def counted_worth(worth: float, each: int, cap: int) -> float:
    """What goods for each of what is counted are worth."""
    return min(COUNTED * (worth * each), worth * cap)


def measures(text: str, key: str) -> list[int]:
    """What is added up in a text such as F.grain+F.stone."""
    words = text.replace(" ", "").split("+")
    for word in words:
        if not MEASURES.has(word):
            raise Invalid(key, f"what is counted is one of {', '.join(MEASURES.words)}", f"{word!r} is not")
    return [MEASURES.number(word) for word in words]


class Amounts(Component):
    """Some resources, coins and points."""

    stone: Amount = 0
    grain: Amount = 0
    augustales: Amount = 0
    vp: Amount = 0

    def __post_init__(self) -> None:
        """There are some."""
        if not any(self.goods()):
            raise Invalid("", f"goods are {', '.join(GOODS.words)}", "no goods are named")

    def goods(self) -> Goods:
        """The amounts by kind."""
        return self.stone, self.grain, self.augustales, self.vp

    def signs(self) -> Signs:
        """Numbers and icons."""
        pairs = [(number, name) for number, name in zip(self.goods(), GOODS.words, strict=True) if number]
        return [sign for number, name in pairs for sign in (str(number), icon(name))]


class Effect(Component, tag_field="op"):
    """One kind of effect; a row of the component file is made of some, which happen from left to right (SM-CARD-1)."""

    step: ClassVar[type[EffectStep]]
    value: ClassVar[float] = 0.0  # what it is worth each time
    local: ClassVar[bool] = False  # depends on where the Ship is, if only through a Great Tower

    def op(self) -> str:
        """Its name in the component file, and of its words."""
        return str(self.__struct_config__.tag)

    def atom(self, name: str) -> Atom:
        """What its step needs to know."""
        atom = Atom(name, self.op())
        self.terms(atom)
        return atom

    def terms(self, atom: Atom) -> None:
        """Put the values of its keys into an atom."""

    def signs(self) -> Signs:
        """How it is drawn."""
        return [icon(self.op())]

    def worth(self) -> float:
        """What it is worth to a bot, in points at the end."""
        return self.value


class GainEffect(Amounts, Effect, tag="gain"):
    """SM-CARD-3: goods."""

    step = Gain

    def terms(self, atom: Atom) -> None:
        atom.gain = self.goods()

    def worth(self) -> float:
        return worth_of(self.goods())


class DrawEffect(Effect, tag="draw"):
    """SM-H-DRAW: cards from one's own draw pile."""

    step = Draw
    value = 0.25

    n: Few = 1

    def terms(self, atom: Atom) -> None:
        atom.number = self.n

    def signs(self) -> Signs:
        return [str(self.n), icon("draw")]

    def worth(self) -> float:
        return self.value * self.n


class ResourcesEffect(Effect, tag="resources"):
    """SM-EDICT-3, SM-CB-A: stone and grain in any mix."""

    step = Resources
    value = 0.85

    n: Few = 1

    def terms(self, atom: Atom) -> None:
        atom.number = self.n

    def signs(self) -> Signs:
        return [*several(self.n), icon("res")]

    def worth(self) -> float:
        return self.value * self.n


class PerEffect(Effect, tag="per"):
    """SM-CARD-5: goods for each of what is counted."""

    step = GainPer

    count: str
    gain: GoodsName
    every: Annotated[int, Meta(ge=1, le=13, description="every is a number from 1 to 13")] = 1
    each: Amount = 1
    cap: Amount = MAX_AMOUNT

    def __post_init__(self) -> None:
        """What is counted can be."""
        measures(self.count, "count")

    def terms(self, atom: Atom) -> None:
        atom.count = measures(self.count, "count")
        atom.every, atom.each, atom.cap = self.every, self.each, self.cap
        atom.goods = GOODS.number(self.gain)

    def signs(self) -> Signs:
        counted = [icon_of_measure(word.strip()) for word in self.count.split("+")]
        crown = [icon("crown")] if self.count.strip().startswith("F.") else []
        most = [] if self.cap == MAX_AMOUNT else [f"≤{self.cap}"]
        return [*several(self.each), icon(self.gain), "/", *several(self.every), *counted, *crown, *most]

    def worth(self) -> float:
        return counted_worth(WORTH[GOODS.number(self.gain)], self.each, self.cap)


class FactionEffect(Effect, tag="faction_per"):
    """SM-CARD-6: goods for each ally of a faction that one chooses."""

    step = GainPerFaction

    gain: Annotated[
        Literal["stone", "grain", "augustales", "vp", "grain_or_stone"],
        Meta(description=f"goods are {', '.join(GOODS.words)} or grain_or_stone"),
    ]
    each: Amount = 1
    cap: Amount = MAX_AMOUNT

    def __post_init__(self) -> None:
        """Resources that one chooses are few."""
        if self.gain == "grain_or_stone" and self.cap > 9:
            raise Invalid("cap", "cap is a number from 1 to 9", f"cap is {self.cap}")

    def terms(self, atom: Atom) -> None:
        atom.either = self.gain == "grain_or_stone"
        atom.goods = 0 if atom.either else GOODS.number(self.gain)
        atom.each, atom.cap = self.each, self.cap

    def signs(self) -> Signs:
        return [*several(self.each), icon(self.gain), "/", icon("loyal"), icon("free"), f"≤{self.cap}"]

    def worth(self) -> float:
        return counted_worth(WORTH[GOODS.numbers.get(self.gain, 0)], self.each, self.cap)


class ConvertEffect(Effect, tag="convert"):
    """SM-CARD-2: exchanges."""

    step = Convert
    value = 0.7

    pay: Amounts
    gain: Amounts
    times: Few = 1

    def __post_init__(self) -> None:
        """Points are not handed over."""
        check_payment("pay", self.pay)

    def terms(self, atom: Atom) -> None:
        atom.pay, atom.gain, atom.times = self.pay.goods(), self.gain.goods(), self.times

    def signs(self) -> Signs:
        return [*self.pay.signs(), "▸", *self.gain.signs(), f"×{self.times}"]

    def worth(self) -> float:
        return self.value * self.times * max(worth_of(self.gain.goods()) - worth_of(self.pay.goods()), 0.1)


class NeedEffect(Effect, tag="need"):
    """SM-CARD-4: goods for who has enough of others."""

    step = GainIf
    value = 0.5

    have: Amounts
    gain: Amounts

    def __post_init__(self) -> None:
        """What one must have is in the warehouse, or money."""
        check_payment("have", self.have)

    def terms(self, atom: Atom) -> None:
        atom.pay, atom.gain = self.have.goods(), self.gain.goods()

    def signs(self) -> Signs:
        first, *rest = self.have.signs()
        return [f"≥{first}", *rest, "▸", *self.gain.signs()]

    def worth(self) -> float:
        return self.value * worth_of(self.gain.goods())


def check_payment(key: str, goods: Amounts) -> None:
    """Points are neither handed over nor needed."""
    if goods.vp:
        raise Invalid(key, "an exchange is paid with resources or coins", "points are not handed over")


class PromoteEffect(Effect, tag="promote"):
    """SM-PROM-1: promotions, perhaps of different Specialists, or without Grain."""

    step = Promote
    value = 0.9

    times: Annotated[int, Meta(ge=1, le=3, description="times is a number from 1 to 3")] = 1
    distinct: bool = False
    free: bool = False

    def terms(self, atom: Atom) -> None:
        atom.times, atom.distinct, atom.free = self.times, self.distinct, self.free

    def signs(self) -> Signs:
        free = ["0", icon("grain")] if self.free else []
        return [*([f"{self.times}×"] if self.times > 1 else []), icon("promote"), *free]

    def worth(self) -> float:
        return self.value * self.times


class MarketEffect(Effect, tag="market"):
    """SM-MKT-1: a visit to the market."""

    step = VisitMarket
    value = 1.0
    local = True


class PurchaseEffect(Effect, tag="purchase"):
    """SM-BUY-1: the purchase of a card."""

    step = Purchase
    value = 0.6
    local = True


class SummonEffect(Effect, tag="summon"):
    """SM-SUM-1, SM-SUM-2: an ally, perhaps cheaper, for coins, or free."""

    step = Summon
    value = 1.6
    local = True

    pay: Annotated[
        Literal["printed", "augustales", "free"],
        Meta(description="pay is one of printed, augustales, free (SM-BUILD-6)"),
    ] = "printed"
    discount_grain: Discount = 0
    augustales: Coins = 0

    def terms(self, atom: Atom) -> None:
        atom.payment = PAYMENTS.number(self.pay)
        atom.pay = (0, 0, self.augustales, 0)
        atom.discount = self.discount_grain

    def signs(self) -> Signs:
        if self.pay == "augustales":
            return [icon("summon"), str(self.augustales), icon("augustales")]
        if self.pay == "free":
            return [icon("summon"), "0", icon("grain")]
        return [icon("summon"), *([f"−{self.discount_grain}", icon("grain")] if self.discount_grain else [])]


class BuildEffect(Effect, tag="build"):
    """SM-BUILD-1, SM-BUILD-6: a structure, perhaps of one kind, and on other terms than the printed ones."""

    step = Build
    value = 2.2
    local = True

    pay: Annotated[
        Literal["printed", "any_mix", "fixed", "augustales", "free"],
        Meta(description=f"pay is one of {', '.join(PAYMENTS.words)} (SM-BUILD-6)"),
    ] = "printed"
    kind: Structure | None = None
    discount_stone: Discount = 0
    stone: Discount = 0
    grain: Discount = 0
    augustales: Coins = 0

    def terms(self, atom: Atom) -> None:
        atom.payment = PAYMENTS.number(self.pay)
        atom.pay = (self.stone, self.grain, self.augustales, 0)
        atom.discount = self.discount_stone
        if self.kind is not None:
            atom.structures = 1 << STRUCTURES.number(self.kind)

    def signs(self) -> Signs:
        what = icon(self.kind or "build")
        if self.pay == "printed":
            return [what, *([f"−{self.discount_stone}", icon("stone")] if self.discount_stone else [])]
        if self.pay == "any_mix":
            return [what, icon("res")]
        if self.pay == "free":
            return [what, "0", icon("res")]
        paid = ((self.stone, "stone"), (self.grain, "grain"), (self.augustales, "augustales"))
        return [what, *(sign for number, name in paid if number for sign in (str(number), icon(name)))]


class ShipEffect(Effect, tag="ship_anywhere"):
    """SM-HOH-2: the Ship moves to any city."""

    step = ShipAnywhere
    value = 0.2

    def signs(self) -> Signs:
        return [icon("ship"), "▸", "?"]


class IssueEffect(Effect, tag="edict"):
    """SM-EDICT-1: an Edict."""

    step = EdictEffect
    value = 1.5


AnyEffect = (
    GainEffect
    | DrawEffect
    | PerEffect
    | ConvertEffect
    | NeedEffect
    | FactionEffect
    | PromoteEffect
    | MarketEffect
    | PurchaseEffect
    | SummonEffect
    | BuildEffect
    | ShipEffect
    | ResourcesEffect
    | IssueEffect
)
Card = Annotated[list[AnyEffect], Meta(min_length=1, description="a card has steps")]


def several(number: int) -> Signs:
    """A number, unless it is one."""
    return [] if number == 1 else [str(number)]


# --- tiles -----------------------------------------------------------------------------------------------------

# The effects of tiles that are one word.
SHORT: Final[dict[str, Effect]] = {
    "purchase": PurchaseEffect(),
    "summon_free": SummonEffect(pay="free"),
    "edict": IssueEffect(),
    "promote_free": PromoteEffect(free=True),
    "promote_two": PromoteEffect(times=2),
    "market": MarketEffect(),
}
COUNTS: Final = ("resource", "resource_choice", "draw")
TILE_WORDS: Final = [*GOODS.words, *COUNTS, "build_free", *SHORT]
KNOWN_WORDS: Final = "effects are made of known words"
Tile = Annotated[
    dict[str, int | str],
    Meta(min_length=1, description="an effect is a table", extra_json_schema={"propertyNames": {"enum": TILE_WORDS}}),
]


def tile_effects(key: str, table: dict[str, int | str]) -> list[Effect]:
    """The effects of a tile: gains and actions in their written order; adjacent plain gains are one effect."""
    found: list[dict[str, Any] | Effect] = []
    for word, number in table.items():
        if GOODS.has(word):
            if not found or not isinstance(found[-1], dict) or found[-1]["op"] != "gain":
                found.append({"op": "gain"})
            last = found[-1]
            assert isinstance(last, dict)
            last[word] = number
        elif word in COUNTS:
            found.append({"op": "draw" if word == "draw" else "resources", "n": number})
        elif word == "build_free":
            found.append({"op": "build", "pay": "free", "kind": number})
        elif word in SHORT and number == 1:
            found.append(SHORT[word])
        else:
            raise Invalid(key, KNOWN_WORDS, f"{word} = {number!r} is no effect")
    try:
        return [effect if isinstance(effect, Effect) else msgspec.convert(effect, AnyEffect) for effect in found]
    except msgspec.ValidationError as error:
        words = ", ".join(f"{word} = {number!r}" for word, number in table.items())
        raise Invalid(key, KNOWN_WORDS, f"{words}: {str(error).partition(' - at')[0]}") from None


def signs_of(effects: list[Effect] | list[AnyEffect]) -> Signs:
    """The signs of several effects, in one row."""
    return [sign for effect in effects for sign in effect.signs()]


def worth_of_all(effects: list[Effect] | list[AnyEffect]) -> float:
    """What several effects are worth to a bot."""
    return sum(effect.worth() for effect in effects)
