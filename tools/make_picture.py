"""Draw docs/pictures/terminal.svg: a game of Basilica in the terminal, from a golden record."""

import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from triforium.core.record import Record
from triforium.core.record_text import read_record
from triforium.core.words import Words
from triforium.games import find_game
from triforium.terminal.boards import board_for
from triforium.terminal.console import signs_for

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "tests" / "records" / "basilica" / "2022-exhausted.record"
OUT = ROOT / "docs" / "pictures" / "terminal.svg"
ACTIONS = 385  # a position with builders, ranks and glass on the board


def main() -> None:
    """Replay the record, draw the position, and remove web fonts from the SVG."""
    record = read_record(RECORD.read_text(encoding="utf-8"), RECORD.name, find_game).record
    shown = Record(record.game, record.agreement)
    for action in record.actions[:ACTIONS]:
        shown.play(action)
    while shown.state.deciding() < 0:
        shown.play(record.actions[shown.turn()])
    words = Words("en", record.game.words_package())
    console = Console(record=True, width=96, force_terminal=True, color_system="truecolor", file=OUT.open("w"))
    view = record.game.view(shown.state, shown.state.deciding())
    for line in board_for(record.game).lines(record.game, words, view, ["Anna", "Ben"], 96, signs_for(console)):
        console.print(line, no_wrap=True, crop=True)
    console.print()
    console.print(f"{words.say(record.game.prompt(shown.state))}", style="bold", highlight=False)
    for number, action in enumerate(shown.state.options()[:6], 1):
        console.print(f" [cyan]{number}[/cyan] {words.say(record.game.choice(shown.state, action))}")
    picture = console.export_svg(title="triforium play basilica", theme=MONOKAI)
    OUT.write_text(re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S), encoding="utf-8")


if __name__ == "__main__":
    main()
