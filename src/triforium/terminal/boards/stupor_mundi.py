"""The table of Stupor Mundi, drawn: Frederick's palace, edicts, workplaces, cities, castles, cards."""

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from triforium.core.action import Seat
from triforium.core.game import Game
from triforium.core.words import Words
from triforium.games.stupor_mundi.view import EdictView, PathView, StuporMundiView
from triforium.terminal.boards.board import Board, Signs, choice_numbers
from triforium.terminal.boards.stupor_mundi_player import FAINT, SEAT_STYLES, numbered, player_lines

PALACE: Final = (("towers", "T"), ("walls", "W"), ("keeps", "K"), ("allies", "L"), ("grain", "G"), ("stone", "S"))
REWARDS: Final = ("3 A", "1 S/G", "1 VP")
ROMAN: Final = ("I", "II", "III")
COLUMN: Final = 12  # characters for a workplace


class StuporMundiBoard(Board):
    """Everything public in one picture, and the player's own cards in words."""

    quiet = frozenset(
        {
            *("countryside_placed", "village_placed", "bonus_placed", "market_placed", "market_red", "ally_shown"),
            *("card_shown", "edict_shown", "card_drawn", "turn_begins", "extra_edict"),
        }
    )

    def seat(self, game: Game[Any], words: Words, seat: Seat) -> str:
        return words.word(f"seat-{game.seat_name(seat).lower()}")

    def lines(
        self, game: Game[Any], words: Words, view: Any, names: Sequence[str], width: int, signs: Signs
    ) -> list[Text]:
        numbers = choice_numbers(view)
        found = [heading(game, view, words), palace(view, words), *frederick(view, words)]
        found += [*edicts(view, words, numbers), Text()]
        found += workplaces(view, words, numbers, signs)
        found += [Text(), *cities(view, words, numbers, signs), Text()]
        for seat in range(len(view.players)):
            title = words.word(f"seat-{game.seat_name(seat).lower()}") + (f" ({names[seat]})" if names[seat] else "")
            found += player_lines(view, words, seat, title, numbers, signs, width)
        for line in found:
            if line.cell_len > width:
                line.truncate(width)
            line.rstrip()
        return found

    def legend(self, words: Words) -> str:
        return words.word("legend")


def heading(game: Game[Any], view: StuporMundiView, words: Words) -> Text:
    """Round, first player, how many cards are left, and what will end the game."""
    line = Text(words.word("board-round", number=str(view.round)), "bold")
    first = words.word(f"seat-{game.seat_name(view.first).lower()}")
    line.append("   " + words.word("board-first", who=first))
    line.append("   " + words.word("board-cards", number=str(view.card_pile)))
    line.append("   " + words.word("board-pile", number=str(view.edict_pile)))
    if view.ends:
        line.append("   " + words.word("board-ends", ends=", ".join(view.ends)), "bold red")
    return line


def palace(view: StuporMundiView, words: Words) -> Text:
    """Frederick's possessions, by the letters of the edicts."""
    line = Text(words.word("board-frederick") + "  ", "bold")
    for name, letter in PALACE:
        line.append(letter, FAINT).append(f"{view.palace[name]} ")
    line.append("A", FAINT).append(f"{view.palace['treasury']} ").append("P", FAINT).append(view.frederick_place)
    return line


def frederick(view: StuporMundiView, words: Words) -> list[Text]:
    """Frederick as a player of the solo game."""
    solo = view.solo
    if solo is None:
        return []
    line = Text(f"{'':11}" + words.word("board-solo", city=words.word(f"city-{solo.ship}"), deck=str(solo.deck)))
    return [line.append("   " + words.word("board-crowns", number=str(solo.crowns), turns=str(solo.turns)))]


def edict_text(edict: EdictView | None) -> str:
    """A tile with its icons, padded to the common width."""
    return f"{edict.tile} {edict.icons}" if edict is not None else "-"


def edicts(view: StuporMundiView, words: Words, numbers: dict[tuple[str, int], int]) -> list[Text]:
    """Active tiles with their rewards, and below them the next ones."""
    active = Text(f"{words.word('board-edicts'):7}", "bold")
    following = Text(f"{words.word('board-next'):7}", "bold")
    for space in range(3):
        active.append(f"{ROMAN[space]:>3} ", FAINT).append(f"{edict_text(view.active_edicts[space]):8} ")
        active.append(f"{REWARDS[space]:6}", FAINT)
        active.append_text(numbered(numbers, ("edict", space), ("reward", space), width=4))
        following.append(f"{ROMAN[space]:>3} ", FAINT).append(f"{edict_text(view.next_edicts[space]):15}")
        following.append_text(numbered(numbers, ("next", space), width=4))
    return [active, following]


def workplaces(view: StuporMundiView, words: Words, numbers: dict[tuple[str, int], int], signs: Signs) -> list[Text]:
    """The three paths, column by column: ability, grain to enter, who is there, token and city tiles."""
    found: list[Text] = []
    for number, path in enumerate(view.paths):
        line = Text(f"{words.word('board-path', name=path.name):8}", "bold")
        for column in range(1, 6):
            if path.grain[column - 1] < 0:
                line.append(f"{signs.dot * 3:{COLUMN}}", FAINT)
                continue
            line.append_text(workplace(view, path, column, signs))
        line.append_text(numbered(numbers, ("path", number)))
        found.append(line)
    waiting = Text(f"{words.word('board-start'):8}", "bold")
    for seat, player in enumerate(view.players):
        for specialist, place in enumerate(player.specialists):
            if place == "0":
                waiting.append(f"{letter_of(player.name)}{specialist + 1}", SEAT_STYLES[seat]).append(" ")
    found.append(waiting)
    return found


def workplace(view: StuporMundiView, path: PathView, column: int, signs: Signs) -> Text:
    """One place of a path."""
    place = f"{path.name}{column}"
    name = path.abilities[column - 1] if column < 5 else "+".join(tile[-1] for tile in path.bonus_tiles) or signs.dot
    text = Text(name if column < 5 else f"[{name}]")
    grain = path.grain[column - 1]
    text.append(f"({grain})" if grain else "", FAINT)
    text.append("*" if path.token == place else "", "bold red")
    for seat, player in enumerate(view.players):
        for number, where in enumerate(player.specialists):
            if where == place:
                text.append(f"{letter_of(player.name)}{number + 1}", SEAT_STYLES[seat])
    if view.frederick_place == place:
        text.append("F", "bold white on #6b2fa0")
    text.append(" " * max(COLUMN - text.cell_len, 1))
    return text


def letter_of(name: str) -> str:
    """A player's letter: Blue, blacK, Red, Green."""
    return {"Blue": "B", "Black": "K", "Red": "R", "Green": "G"}[name]


def cities(view: StuporMundiView, words: Words, numbers: dict[tuple[str, int], int], signs: Signs) -> list[Text]:
    """One line per city: ships, market, allies with their grain, cards with their cost."""
    found: list[Text] = []
    ships = [player.ship for player in view.players]
    own = ships[view.seat] if 0 <= view.seat < len(ships) else ""
    names = [city.name for city in view.cities]
    for number, city in enumerate(view.cities):
        line = Text(f"{words.word(f'city-{city.name}')[:14]:15}", "bold")
        steps = (number - names.index(own)) % len(names) if own else -1
        line.append_text(numbered(numbers, ("travel", steps), ("ship", number), width=5))
        for seat, ship in enumerate(ships):
            here = ship == city.name
            line.append(letter_of(view.players[seat].name) if here else " ", SEAT_STYLES[seat] if here else "")
        line.append("F" if view.solo is not None and view.solo.ship == city.name else " ", "bold white on #6b2fa0")
        line.append(" ").append(market_text(city.sells, city.buys), "red" if city.red else "cyan")
        for space in city.allies:
            line.append("  ").append(space.item or signs.dot)
            line.append(f"({space.cost})" if space.item else "", FAINT).append("+" if space.below else "")
            line.append_text(numbered(numbers, ("summon", space.number), width=0))
        for space in city.cards:
            cost = words.word("board-card-cost") if space.cost < 0 else str(space.cost)
            line.append("  ").append(space.item or signs.dot, "bold")
            line.append(f"({cost})" if space.item else "", FAINT)
            line.append_text(numbered(numbers, ("purchase", space.number), width=0))
        found.append(line)
    return found


def market_text(sells: str, buys: str) -> str:
    """A market as 2G>6 2S<4: sells 2 Grain for 6, buys 2 Stone for 4."""
    if not sells:
        return f"{'':11}"
    sold, good, price = sells.split()
    bought, other, cost = buys.split()
    return f"{f'{sold}{good[0].upper()}>{price}':6}{f'{bought}{other[0].upper()}<{cost}':5}"
