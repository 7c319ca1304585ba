"""2. Visit the Market (SM-MKT)."""

from typing import Final

from triforium.core.action import Seat, act
from triforium.core.refusal import Refusal
from triforium.core.state import Step
from triforium.games.stupor_mundi.choices import Menu
from triforium.games.stupor_mundi.edition import Trades, ability_bonus
from triforium.games.stupor_mundi.events import BOUGHT, SOLD
from triforium.games.stupor_mundi.gains import KEEP_RESOURCES, EffectStep, push_bonuses
from triforium.games.stupor_mundi.kinds import ON_MARKET, STONE
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import BUY, SELL, SKIP

CAN_SELL: Final = 1
CAN_BUY: Final = 2
CAN_STOP: Final = 4
TRADES: Final = [act(SELL), act(BUY), act(SKIP)]


def market_at(s: StuporMundi, player: Player) -> Trades:
    """SM-MKT-1: the market of the city where the player's Ship is."""
    return s.edition.markets[s.markets[player.ship]]


def affordable_trades(s: StuporMundi, player: Player) -> int:
    """SM-MKT-3, RUL-34: needs the whole bundle or its whole price; SM-MKT-7, RUL-39: but not the room for it."""
    side = market_at(s, player)
    found = CAN_SELL if (player.stone if side.sells == STONE else player.grain) >= side.sold else 0
    return found | CAN_BUY if player.coins >= side.bought_for else found


def can_visit_market(s: StuporMundi, seat: Seat) -> bool:
    """SM-MKT-2: a visit needs at least one transaction."""
    return affordable_trades(s, s.players[seat]) != 0


def why_not_visit_market(s: StuporMundi, seat: Seat) -> Refusal | None:
    """SM-MKT-2: neither the goods for a sale nor the money for a purchase."""
    if affordable_trades(s, s.players[seat]):
        return None
    side = market_at(s, s.players[seat])
    return Refusal("SM-MKT-2", "no-trade-possible", trade_args(side))


def trade_args(side: Trades) -> dict[str, str]:
    """The message arguments for the goods and prices of a market."""
    words = ("@resource-stone", "@resource-grain")
    return {
        "sold": str(side.sold),
        "sells": words[side.sells],
        "bought": str(side.bought),
        "buys": words[side.buys],
        "price": str(side.bought_for),
    }


class VisitMarket(EffectStep):
    """SM-MKT-1, SM-INC-3, RUL-110: a visit with the currently active workplaces; skipped if nothing can be traded."""

    def run(self, s: StuporMundi) -> None:
        player = s.players[self.who]
        if affordable_trades(s, player):
            s.then(Trade(self.who, player.abilities, 0, 0, self.optional))


class Trade(Menu):
    """SM-MKT-2, SM-MKT-4, RUL-35: sell, buy or stop; money and goods are exchanged at once."""

    key = "trade"
    written = "trade seat abilities sold:number bought:number optional:freedom"

    def __init__(self, seat: Seat, abilities: int, sold: int, bought: int, optional: bool) -> None:
        super().__init__(TRADES)
        self.seat = seat
        self.abilities: Final = abilities  # those active when the visit began
        self.sold: Final = sold
        self.bought: Final = bought
        self.optional: Final = optional

    def choices(self, s: StuporMundi) -> int:
        found = allowed_trades(s, self.abilities, self.sold, self.bought) & affordable_trades(s, s.players[self.seat])
        return found | CAN_STOP if self.optional or self.sold + self.bought > 0 else found

    def choose(self, s: StuporMundi, number: int) -> None:
        player = s.players[self.seat]
        if number == 2:
            end_visit(s, self.seat, self.abilities, self.sold + self.bought)
            return
        side = market_at(s, player)
        if number == 0:
            s.then(NextTrade(self.seat, self.abilities, self.sold + 1, self.bought))
            pay_resource(player, side.sells, side.sold)
            player.coins += side.sold_for
            s.tell(SOLD, self.seat, player.ship)
        else:
            s.then(NextTrade(self.seat, self.abilities, self.sold, self.bought + 1))
            player.coins -= side.bought_for
            pay_resource(player, side.buys, -side.bought)
            s.tell(BOUGHT, self.seat, player.ship)
            if player.stone + player.grain > player.room:  # SM-MKT-7
                s.then(KEEP_RESOURCES[self.seat])

    def why_not_number(self, s: StuporMundi, number: int) -> Refusal | None:
        if number == 2:
            if self.optional or self.sold + self.bought > 0:
                return None
            return Refusal("SM-MKT-2", "action-was-chosen")
        if allowed_trades(s, self.abilities, self.sold, self.bought) >> number & 1 == 0:
            extra = ability_bonus(self.abilities, s.edition.busier_markets, s.edition.extra_transactions)
            return why_traded(number == 0, "SM-MKT-5" if extra else "SM-MKT-2")
        side = market_at(s, s.players[self.seat])
        if affordable_trades(s, s.players[self.seat]) >> number & 1 == 0:
            if number == 0:
                return Refusal("SM-MKT-3", "too-little-to-sell", trade_args(side))
            return Refusal("SM-MKT-3", "too-dear-to-buy", trade_args(side))
        return None


def why_traded(selling: bool, rule: str) -> Refusal:
    """SM-MKT-2, SM-MKT-5: no more sales, or purchases, in this visit."""
    if selling:
        return Refusal(rule, "sold-already")
    return Refusal(rule, "bought-already")


def allowed_trades(s: StuporMundi, abilities: int, sold: int, bought: int) -> int:
    """SM-MKT-2, SM-MKT-5, RUL-37: one of each, and one more of either kind per extra transaction."""
    extra = ability_bonus(abilities, s.edition.busier_markets, s.edition.extra_transactions)
    if sold + bought >= 2 + extra:
        return 0
    found = CAN_SELL if sold <= extra else 0
    return found | CAN_BUY if bought <= extra else found


def pay_resource(player: Player, resource: int, amount: int) -> None:
    """Take stone or grain from a player; a negative amount adds it."""
    if resource == STONE:
        player.stone -= amount
    else:
        player.grain -= amount


class NextTrade(Step[StuporMundi]):
    """SM-MKT-2: after a transaction and its overflow, another one if possible; otherwise the visit ends."""

    written = "trades who:seat abilities sold:number bought:number"

    def __init__(self, who: Seat, abilities: int, sold: int, bought: int) -> None:
        self.who: Final = who
        self.abilities: Final = abilities
        self.sold: Final = sold
        self.bought: Final = bought

    def run(self, s: StuporMundi) -> None:
        allowed = allowed_trades(s, self.abilities, self.sold, self.bought)
        if allowed & affordable_trades(s, s.players[self.who]):
            s.then(Trade(self.who, self.abilities, self.sold, self.bought, False))
        else:
            end_visit(s, self.who, self.abilities, self.sold + self.bought)


def end_visit(s: StuporMundi, seat: Seat, abilities: int, trades: int) -> None:
    """SM-MKT-6, RUL-36, RUL-38: workplaces pay at the end of a visit, and only if there was a transaction."""
    if trades > 0:
        push_bonuses(s, seat, ON_MARKET, abilities)
