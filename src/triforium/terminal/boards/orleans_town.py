"""Town, bags, orders and blueprints of The Cathedral of Orléans, drawn beside the map."""

from typing import Final

from rich.text import Text

from triforium.core.words import Words
from triforium.games.orleans.components import OrleansComponents
from triforium.games.orleans.kinds import (
    ACTIONS,
    AREAS,
    FOLLOWER_LETTERS,
    FOLLOWERS,
    ITEM_LETTERS,
    ITEMS,
    REWARD_LETTERS,
    REWARDS,
)
from triforium.games.orleans.view import BagView, OrderTileView, OrleansView
from triforium.terminal.boards.board import Signs
from triforium.terminal.boards.orleans_map import FAINT, ITEM_STYLES, NUMBER

EVERYBODY: Final = "*"
AREA_STYLES: Final = {"red": "red", "blue": "blue", "none": "bold"}
FOLLOWER_STYLES: Final = {
    "knight": "bold white on #b5403a",
    "fisherman": "bold white on #3465a4",
    "farmer": "bold black on white",
    "trader": "bold white on black",
    "monk": "bold black on #e8c547",
}
NAME: Final = 9  # room for the name of an action


def letters(items: list[str]) -> str:
    """Items as letters."""
    return "".join(ITEM_LETTERS[ITEMS.number(item)] for item in items)


def town(
    components: OrleansComponents, view: OrleansView, words: Words, numbers: dict[tuple[str, int], int]
) -> list[Text]:
    """One line for each action of an area: taken spaces show their follower, free ones the followers they accept."""
    rows: dict[tuple[str, str], list[int]] = {}
    for number, space in enumerate(components.space):
        rows.setdefault((space.area, space.action), []).append(number)
    return [
        action_line(components, view, words, numbers, area, action, rows[area, action])
        for area in AREAS.words
        for action in ACTIONS.words
        if (area, action) in rows
    ]


def action_line(
    components: OrleansComponents,
    view: OrleansView,
    words: Words,
    numbers: dict[tuple[str, int], int],
    area: str,
    action: str,
    spaces: list[int],
) -> Text:
    """An action with its spaces."""
    sign = area[0] if area != "none" else " "
    line = Text(f"{sign} ", AREA_STYLES[area])
    name = words.word(f"action-short-{action}")
    line.append(f"{name:{NAME}}"[:NAME] + " ")
    for space in spaces:
        follower = view.town[space].follower
        if follower is not None:
            line.append(FOLLOWER_LETTERS[FOLLOWERS.number(follower)], FOLLOWER_STYLES[follower])
        else:
            line.append(accepted(components.space[space].letters()), FAINT)
        if ("place", space) in numbers:
            line.append(f"[{numbers['place', space]}]", NUMBER)
        line.append(" ")
    return line


def accepted(letters: str) -> str:
    """The followers that a free space accepts, in small letters."""
    return EVERYBODY if letters == FOLLOWER_LETTERS else letters.lower()


def bag_text(bag: BagView) -> str:
    """The public contents of a bag."""
    if bag.size is None:
        return "?"
    if bag.contents is None:
        return str(bag.size)
    shown = [
        f"{letter}{bag.contents[name]}"
        for names, signs in ((FOLLOWERS.words, FOLLOWER_LETTERS), (ITEMS.words, ITEM_LETTERS))
        for name, letter in zip(names, signs, strict=True)
        if name in bag.contents
    ]
    return f"{bag.size}:{''.join(shown)}" if shown else "0"


def bags(view: OrleansView, words: Words) -> list[Text]:
    """Bags and supplies."""
    line = Text()
    for name in ("red", "blue", "black"):
        line.append(f"{words.word(f'bag-short-{name}')} ").append(bag_text(view.bags[name]), "bold").append("  ")
    supplies = words.word("supplies", monks=str(view.monks), rosettes=str(view.rosettes))
    return [line, Text(supplies, FAINT)]


def order_line(tile: OrderTileView, words: Words, name: str) -> Text:
    """A delivery order: delivered items are coloured, missing ones are not."""
    line = Text(f"{name:4}", "bold").append(f"{tile.tile:4}", FAINT)
    if tile.turned:
        return line.append(words.word("order-done"), FAINT)
    left = list(tile.delivered)
    for item in tile.order:
        letter = ITEM_LETTERS[ITEMS.number(item)]
        if item in left:
            left.remove(item)
            line.append(letter, ITEM_STYLES[item])
        else:
            line.append(letter.lower())
    rewards = "+".join(words.word(f"reward-short-{reward}") for reward in tile.rewards)
    return line.append(f" {rewards}", FAINT)


def orders(view: OrleansView, words: Words) -> list[Text]:
    """Workshops, the hour glass, and the event order."""
    found = [order_line(tile, words, tile.destination) for tile in view.workshops]
    glass = words.word("hour-glass-short")
    if view.hour_glass is not None:
        line = order_line(view.hour_glass, words, glass)
    else:
        line = Text(f"{glass:4}", "bold").append(words.word("none-now"), FAINT)
    found.append(line.append(f" ({words.word('to-come', number=str(view.hour_glasses_left))})", FAINT))
    line = Text(f"{words.word('event-short'):4}", "bold")
    if view.order is None:
        line.append(words.word("none-now"), FAINT)
    else:
        line.append(f"{view.order.event:4}", FAINT)
        line.append(words.word(f"condition-{view.order.condition}", place=view.order.place or ""))
    found.append(line.append(f" ({words.word('to-come', number=str(view.events_left))})", FAINT))
    return found


def blueprints(view: OrleansView, words: Words, numbers: dict[tuple[str, int], int], signs: Signs) -> Text:
    """The blueprints; those turned over show their reward."""
    line = Text(words.word("blueprints") + " ")
    for slot, shown in enumerate(view.blueprints):
        if ("blueprint", slot) in numbers:
            line.append(str(slot + 1), NUMBER).append(" ")
        elif shown is None:
            line.append(signs.left)
        else:
            line.append(REWARD_LETTERS[REWARDS.number(shown)], FAINT)
    return line
