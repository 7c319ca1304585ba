"""Reads cards, allies, markets and Frederick's deck (SM-DATA-4, SM-DATA-6)."""

import re
from typing import Any, Final

from triforium.core.datafile import DataFile
from triforium.games.stupor_mundi.atoms import Path, read_condition, read_steps
from triforium.games.stupor_mundi.components import (
    ADVANCED,
    COMMON,
    ISSUE_EDICT,
    ONE_CARD,
    REMOVE_ALLY,
    REMOVE_CARD,
    TO_PLAYER,
    Ally,
    Card,
    Components,
    MarketTile,
    Side,
    SoloCard,
)
from triforium.games.stupor_mundi.kinds import ACTIVE_NAMES, FACTIONS, GRAIN, STONE
from triforium.games.stupor_mundi.read_boards import named, ranged

COMMON_KINDS: Final = 4
HOUSES: Final = 4
CARDS_PER_HOUSE: Final = 10
LEVELS: Final = ("A", "B")
ADVANCED_CARDS: Final = 32  # SM-DATA-4
MAX_ADVANCED: Final = 44  # together with the 16 numbers of house cards, the maximum size of a card mask
ALLIES_PER_FACTION: Final = 10
MARKETS: Final = 6
DIFFICULTIES: Final = ("easy", "medium", "difficult")
SOLO_CARDS: Final = 16
CROWNS: Final = 4
ACT: Final = re.compile(r"card|ally|edict:(I{1,3})")
MOVES: Final = {"stay": 0, "+1": 1, "+2": 2, "+3": 3, "+4": 4, "to_player": TO_PLAYER}


def read_cards(file: DataFile, components: Components) -> None:
    """SM-DATA-4: ten cards per house (four common kinds twice, two of its own); 16 Advanced cards per level."""
    names: list[str] = []
    for row in range(file.rows("house_card")):
        path = ("house_card", row)
        names.append(named(file, (*path, "id"), names))
        house = file.word(*path, "house")
        if house != "common" and house not in components.houses:
            components.houses.append(house)
        number = COMMON if house == "common" else components.houses.index(house)
        copies = ranged(file, (*path, "copies"), 1, 2, "SM-SETUP-17: two of each common card, one of each own card")
        if copies != (2 if number == COMMON else 1):
            raise file.bad((*path, "copies"), "SM-SETUP-17: two of each common card, one of each own card", names[-1])
        steps = read_steps(file, (*path, "steps"), names[-1])
        components.cards.append(Card(names[-1], copies, number, 0, 0, steps))
    check_houses(file, components)
    for row in range(file.rows("advanced_card")):
        path = ("advanced_card", row)
        names.append(named(file, (*path, "id"), names))
        level = file.word(*path, "level")
        if level not in LEVELS:
            raise file.bad((*path, "level"), "a level is A or B", f"{names[-1]}: {level!r}")
        cost = read_cost(file, (*path, "cost"), names[-1])
        steps = read_steps(file, (*path, "steps"), names[-1])
        components.cards.append(Card(names[-1], 1, ADVANCED, LEVELS.index(level), cost, steps))
    check_advanced(file, components)


def check_houses(file: DataFile, components: Components) -> None:
    """SM-SETUP-17: four houses, eight common cards, two cards of each house; common cards come first."""
    if len(components.houses) != HOUSES:
        raise file.bad(("house_card",), "SM-SETUP-16: four houses", f"there are {len(components.houses)}")
    for house in components.houses:
        if not house.isascii() or not house.replace("_", "").isalpha() or not house.islower():
            raise file.bad(("house_card",), "a house is written in small letters", f"{house!r}")
    order = [card.house for card in components.cards]
    if order != [COMMON] * COMMON_KINDS + [house for house in range(HOUSES) for _ in range(2)]:
        raise file.bad(
            ("house_card",),
            f"SM-DATA-4: {CARDS_PER_HOUSE} cards per house deck; four common kinds first, then two cards per house",
            "the house cards differ, or are in another order",
        )


def check_advanced(file: DataFile, components: Components) -> None:
    """SM-DATA-4: 32 Advanced cards, unless the file itself states another number; level A first."""
    levels = [card.level for card in components.cards if card.house == ADVANCED]
    stated = file.data["advanced_deck"].get("cards", ADVANCED_CARDS)
    if len(levels) != stated or len(levels) > MAX_ADVANCED:
        raise file.bad(
            ("advanced_card",), f"SM-DATA-4: {stated} Advanced cards, at most {MAX_ADVANCED}", f"{len(levels)} cards"
        )
    if levels != sorted(levels):
        raise file.bad(("advanced_card",), "SM-DATA-4: level A before level B", "the levels are mixed")
    for level, name in enumerate(LEVELS):
        if levels.count(level) < max(components.per_level):
            raise file.bad(
                ("advanced_card",), "SM-DATA-4: 16 cards of each level", f"{levels.count(level)} of level {name}"
            )


def read_cost(file: DataFile, path: Path, name: str) -> int:
    """SM-BUY-2: a number of Augustales, or one Action card."""
    cost = file.table(*path)
    if cost == {"card": 1}:
        return ONE_CARD
    value = cost.get("augustales")
    if len(cost) != 1 or type(value) is not int or not 0 <= value <= 99:
        raise file.bad(path, "SM-BUY-2: a cost is Augustales or one card", f"{name}: {cost}")
    return value


def read_allies(file: DataFile, components: Components) -> None:
    """SM-DATA-4: 20 ally tiles, ten of each faction."""
    for row in range(file.rows("ally")):
        path = ("ally", row)
        name = named(file, (*path, "id"), [ally.name for ally in components.allies])
        faction = file.word(*path, "faction")
        if not FACTIONS.has(faction):
            raise file.bad((*path, "faction"), f"a faction is one of {', '.join(FACTIONS.words)}", f"{faction!r}")
        copies = ranged(file, (*path, "copies"), 1, 2, "SM-DATA-4: one or two copies")
        marked = 0
        if "marked_copies" in file.table(*path):
            if file.word(*path, "marked_copies", "mark") != "4":
                raise file.bad((*path, "marked_copies"), "SM-SETUP-1: allies are marked 4 or not at all", name)
            marked = ranged(file, (*path, "marked_copies", "n"), 1, copies, "SM-SETUP-1: marked copies")
        components.allies.append(
            Ally(
                name,
                file.word(*path, "name"),
                FACTIONS.number(faction),
                copies,
                marked,
                read_condition(file, (*path, "cond"), name),
            )
        )
    for number in range(FACTIONS.size()):
        tiles = sum(ally.copies for ally in components.allies if ally.faction == number)
        if tiles != ALLIES_PER_FACTION:
            raise file.bad(("ally",), "SM-DATA-4: 20 ally tiles, 10 per faction", f"{tiles} {FACTIONS.name(number)}s")
    unmarked = sum(ally.copies - ally.marked for ally in components.allies)
    if unmarked < 16 or len(components.allies) > 30:
        raise file.bad(("ally",), "SM-SETUP-12: 16 allies are placed with 3 players", f"{unmarked} are unmarked")


def read_markets(file: DataFile, components: Components) -> None:
    """SM-DATA-6: a market sells one resource and buys the other; red is never better than blue."""
    for row in range(file.rows("market_tile")):
        path = ("market_tile", row)
        name = named(file, (*path, "id"), [tile.name for tile in components.markets])
        blue = read_side(file, (*path, "blue"), name)
        red = read_side(file, (*path, "red"), name)
        if is_better(red, blue):
            raise file.bad(
                (*path, "red"), "SM-DATA-6: the red side is never better than the blue side", f"{name} is easier in red"
            )
        components.markets.append(MarketTile(name, blue, red))
    if len(components.markets) != MARKETS or file.number("market", "tiles_used") != MARKETS - 1:
        raise file.bad(
            ("market_tile",), "SM-SETUP-10: 5 of 6 market tiles are used", f"{len(components.markets)} tiles"
        )
    for word in DIFFICULTIES:
        components.red_markets[word] = ranged(
            file, ("market", "difficulty_red_tiles", word), 0, MARKETS - 1, "SM-SETUP-10: red tiles"
        )


def read_side(file: DataFile, path: Path, name: str) -> Side:
    """What is sold and bought, and the prices."""
    sells, sold = read_bundle(file, (*path, "sell"), name)
    buys, bought = read_bundle(file, (*path, "buy"), name)
    if sells == buys:
        raise file.bad(path, "SM-DATA-6: the sold and the bought resource differ", f"{name} has the same twice")
    sold_for = ranged(file, (*path, "sell_for"), 0, 99, "SM-MKT-3: a price")
    return Side(sells, sold, sold_for, buys, bought, ranged(file, (*path, "buy_for"), 0, 99, "SM-MKT-3: a price"))


def read_bundle(file: DataFile, path: Path, name: str) -> tuple[int, int]:
    """A bundle of one resource."""
    bundle: dict[str, Any] = file.table(*path)
    for number, word in ((STONE, "stone"), (GRAIN, "grain")):
        value = bundle.get(word)
        if len(bundle) == 1 and type(value) is int and 1 <= value <= 9:
            return number, value
    raise file.bad(path, "SM-MKT-3: a bundle of stone or grain", f"{name}: {bundle}")


def is_better(red: Side, blue: Side) -> bool:
    """Whether the red side is better for a player than the blue side, in either transaction."""
    if (red.sells, red.buys) != (blue.sells, blue.buys):
        return True
    sells = red.sold_for * blue.sold > blue.sold_for * red.sold
    return sells or red.bought_for * blue.bought < blue.bought_for * red.bought


def read_solo_cards(file: DataFile, components: Components) -> None:
    """SM-DATA-4: 16 cards with 4 crowns, two edicts for each active space."""
    for row in range(file.rows("solo_card")):
        path = ("solo_card", row)
        name = named(file, (*path, "id"), [card.name for card in components.solo_cards])
        move = file.word(*path, "move")
        acts = file.words(*path, "act")
        if move not in MOVES:
            raise file.bad((*path, "move"), f"a move is one of {', '.join(MOVES)}", f"{name}: {move!r}")
        match = ACT.fullmatch(acts[0]) if len(acts) == 1 else None
        if match is None:
            raise file.bad((*path, "act"), "an act is card, ally or edict:I, II, III", f"{name}: {acts}")
        act = ISSUE_EDICT if match.group(1) else {"card": REMOVE_CARD, "ally": REMOVE_ALLY}[acts[0]]
        space = ACTIVE_NAMES.index(match.group(1)) if match.group(1) else 0
        components.solo_cards.append(SoloCard(name, MOVES[move], act, space, file.flag(*path, "crown")))
    if len(components.solo_cards) != SOLO_CARDS:
        raise file.bad(("solo_card",), "SM-DATA-4: 16 solo cards", f"there are {len(components.solo_cards)}")
    crowns = sum(1 for card in components.solo_cards if card.crown)
    if crowns != CROWNS:
        raise file.bad(("solo_card",), "SM-DATA-4: 4 crowns", f"there are {crowns}")
    for space, roman in enumerate(ACTIVE_NAMES):
        edicts = sum(1 for card in components.solo_cards if card.act == ISSUE_EDICT and card.space == space)
        if edicts != 2:
            raise file.bad(("solo_card",), "SM-DATA-4: 2 edict cards per active space", f"{edicts} for {roman}")
