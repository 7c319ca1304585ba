"""A player of Stupor Mundi, drawn: stores, castle, court, slots, and their own cards in words."""

from typing import Final

from rich.text import Text

from triforium.core.action import Seat
from triforium.core.words import Words
from triforium.games.stupor_mundi.view import PlayerView, StuporMundiView
from triforium.terminal.boards.board import Signs

FAINT: Final = "dim"
NUMBER: Final = "bold black on bright_cyan"
SEAT_STYLES: Final = (
    "bold white on #2f5fa8",
    "bold white on #3a3a3a",
    "bold white on #a83232",
    "bold white on #3d8b4a",
)


def numbered(numbers: dict[tuple[str, int], int], *choices: tuple[str, int], width: int = 6) -> Text:
    """The number of a choice in square brackets, if it is offered; else blanks of the same width."""
    for choice in choices:
        if choice in numbers:
            sign = f"[{numbers[choice]}]"
            return Text().append(sign, NUMBER).append(" " * max(width - len(sign), 0))
    return Text(" " * width)


def wrapped(parts: list[Text], width: int) -> list[Text]:
    """Parts in sequence, wrapped to as many lines as needed."""
    lines = [Text("  ")]
    for part in parts:
        if lines[-1].cell_len + part.cell_len > width and lines[-1].cell_len > 2:
            lines.append(Text("  "))
        lines[-1].append_text(part).append(" ")
    for line in lines:
        line.rstrip()
    return lines


def player_lines(
    view: StuporMundiView,
    words: Words,
    seat: Seat,
    title: str,
    numbers: dict[tuple[str, int], int],
    signs: Signs,
    width: int,
) -> list[Text]:
    """Stores, castle, board for everybody, and the own hand below them."""
    player = view.players[seat]
    mine = numbers if seat == view.deciding else {}
    found = [stores(view, words, seat, title, signs)]
    found += wrapped(castle(player, mine), width) + wrapped(board(player, mine, signs), width)
    if player.hand is not None:
        found += wrapped(hand(player, words, mine), width)
    return found


def stores(view: StuporMundiView, words: Words, seat: Seat, title: str, signs: Signs) -> Text:
    """Points, coins, resources, cards."""
    player = view.players[seat]
    line = Text(f"{signs.arrow} " if seat == view.deciding else "  ")
    line.append(f" {title} ", SEAT_STYLES[seat])
    if player.house:
        line.append(f" {words.word(f'house-{player.house}')}", "bold")
    line.append(f"  {words.word('board-points', number=str(view.scores[seat]))}", "bold")
    line.append(f"  A{player.coins} S{player.stone} G{player.grain}/{player.room}")
    piles = words.word(
        "board-piles", hand=str(player.hand_size), draw=str(player.draw_size), discard=str(len(player.discard))
    )
    line.append(f"  {piles}", FAINT)
    if player.passed and not view.over:
        line.append("  " + words.word("board-passed"), FAINT)
    return line


def castle(player: PlayerView, numbers: dict[tuple[str, int], int]) -> list[Text]:
    """The ring clockwise, then the keeps: what is built, or what a space costs; ! issues an edict."""
    parts: list[Text] = []
    for space in player.castle:
        part = numbered(numbers, ("build", space.number), width=0)
        if space.piece:
            part.append(space.space, "bold reverse" if space.piece.startswith("G") else "bold underline")
        else:
            part.append(f"{space.space}:{space.stone}{space.grain}{'!' if space.edict else ''}", FAINT)
        parts.append(part)
    return parts


def board(player: PlayerView, numbers: dict[tuple[str, int], int], signs: Signs) -> list[Text]:
    """Ally spaces, slots, and what workplaces and keeps give."""
    parts: list[Text] = []
    for number, ally in enumerate(player.allies):
        part = numbered(numbers, ("ally_space", number), width=0)
        parts.append(part.append({"": "__", "-": signs.dot}.get(ally, ally), FAINT if ally == "-" else "bold"))
    parts.append(Text("|", FAINT))
    for slot in player.slots:
        if slot.used:
            parts.append(Text(f"{slot.number}{slot.card or '?'}{'^' if slot.face_up else 'v'}"))
            continue
        part = Text("x" if slot.locked else str(slot.number), FAINT)
        for sign, verb in (("^", "face_up"), ("v", "face_down")):
            if (verb, slot.number - 1) in numbers:
                part.append(sign, "none").append_text(numbered(numbers, (verb, slot.number - 1), width=0))
        parts.append(part)
    if player.abilities or player.covers:
        parts.append(Text("|", FAINT))
        parts += [Text(name, "italic") for name in [*player.abilities, *player.covers]]
    return parts


def hand(player: PlayerView, words: Words, numbers: dict[tuple[str, int], int]) -> list[Text]:
    """The cards of the viewer, each kind once."""
    assert player.hand is not None
    parts = [Text(words.word("board-hand"))]
    for card in dict.fromkeys(player.hand):
        times = player.hand.count(card)
        parts.append(Text(f"{card}{f' x{times}' if times > 1 else ''} ", "bold"))
    return parts
