"""The commands that can be typed instead of a choice."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from triforium.core.action import Seat, verb_of
from triforium.core.law_read import law_of
from triforium.core.record import Record
from triforium.core.record_text import write_record
from triforium.core.words import Words
from triforium.terminal.advice import advice, hint_bot, hint_lines
from triforium.terminal.moves import in_notation, is_number, read_choice, why_refused
from triforium.terminal.record_file import may_replace
from triforium.terminal.screen import Screen, file_name, quoted
from triforium.terminal.table import Table

COMMANDS: Final = ("help", "board", "back", "why", "rule", "hint", "save", "position", "record", "quit")
ALIASES: Final = {"undo": "back", "exit": "quit", "q": "quit", "?": "help", "h": "help", "": "board"}


class Quit(Exception):
    """Raised when a player leaves the table."""


def read_command(text: str, words: Words) -> tuple[str, str]:
    """A command, typed in English or in the language of the table, and its argument; ("", "") if it is not one."""
    word, _, rest = text.partition(" ")
    word = word.lower()
    spoken = {words.word(f"command-{command}"): command for command in COMMANDS}
    command = ALIASES.get(word, spoken.get(word, word))
    return (command, rest.strip()) if command in COMMANDS else ("", "")


class Commands:
    """Runs commands; each returns whether the table must be shown again."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.all: dict[str, Callable[[str, Seat], bool]] = {
            "help": self.help,
            "board": self.redraw,
            "back": self.back,
            "why": self.why,
            "rule": self.rule,
            "hint": self.hint,
            "save": self.save,
            "position": self.position,
            "record": self.record,
            "quit": self.quit,
        }

    def run(self, command: str, rest: str, seat: Seat) -> bool:
        """Run one command for the player in this seat."""
        return self.all[command](rest, seat)

    def example(self) -> str:
        """An example of a move."""
        state = self.table.state
        moves = [] if state.over else self.table.game.notation().moves(state)
        return quoted(moves[0]) if moves else "''"

    def some_rule(self) -> str:
        """An example of a rule ID."""
        return list(self.table.game.rulebook().rules)[-1]

    def help(self, rest: str, seat: Seat) -> bool:
        self.screen.say("help-title", example=self.example())
        words = self.screen.words
        self.screen.listing(
            [
                (words.word(f"command-{command}"), words.word(f"help-{command}", rule=self.some_rule()))
                for command in COMMANDS
            ]
        )
        legend = self.screen.board.legend(words)
        if legend:
            self.screen.gap()
            self.screen.write(legend)
        return False

    def redraw(self, rest: str, seat: Seat) -> bool:
        return True

    def back(self, rest: str, seat: Seat) -> bool:
        """Undo the last choice; says so if choices of others or draws are undone as well."""
        record: Record = self.table.record
        turn = self.table.last_choice()
        if turn < 0:
            self.screen.say("back-nothing")
            return False
        chooser = record.seats[turn]
        free = all(decider == chooser for decider in record.seats[turn:])
        self.table.take_back(turn)
        if free and chooser == seat:
            self.screen.say("back-done")
        else:
            self.screen.say("back-far", who=self.screen.seat(chooser))
        return True

    def why(self, rest: str, seat: Seat) -> bool:
        game, state = self.table.game, self.table.state
        if not rest:
            self.screen.say("why-what", example=self.example())
            return False
        if state.over:
            refusal = game.why_over(state)
            self.refuse(self.screen.words.say(refusal.message()), refusal.rule)
            return False
        rest = in_notation(game, self.screen.words, rest)
        actions = read_choice(game, state, rest)
        if actions:
            rule = state.not_asked(verb_of(actions[0])).rule
            self.screen.say("allowed-by", choice=self.screen.choice(self.table, actions[0]), rule=rule)
            return False
        refusal_now = None if is_number(rest) else why_refused(game, state, rest)
        if refusal_now is None:
            self.not_understood(rest)
        else:
            self.refuse(self.screen.words.say(refusal_now.message()), refusal_now.rule)
        return False

    def refuse(self, reason: str, rule: str) -> None:
        """Print why a move is refused, with its rule."""
        self.screen.say("refused", reason=reason, rule=rule)

    def not_understood(self, text: str) -> None:
        """Say what could be typed instead."""
        most = str(len(self.table.state.options()))
        if is_number(text):
            self.screen.say("no-such-choice", text=quoted(text), most=most)
        else:
            self.screen.say("not-understood", text=quoted(text), most=most, example=self.example())

    def rule(self, rest: str, seat: Seat) -> bool:
        book = law_of(self.table.game, self.screen.words.language).book
        key = rest.upper()
        if not key:
            self.screen.say("rule-which", rule=self.some_rule())
        elif book.has(key):
            rule = book.rules[key]
            self.screen.write(f"{rule.key}  {rule.chapter}", "bold")
            self.screen.write(rule.text + (f" ({rule.sources})" if rule.sources else ""))
            for code, note in book.notes(key):
                self.screen.write(f"  {code}: {note}", "dim")
        else:
            self.screen.say("rule-unknown", text=quoted(rest))
            near = book.near(key[:30])
            if near:
                self.screen.say("rule-near", rules=", ".join(near))
        return False

    def hint(self, rest: str, seat: Seat) -> bool:
        if self.table.state.over:
            self.screen.say("game-is-over")
            return False
        bot = hint_bot()
        found = advice(bot, self.table.game, self.table.state, self.table.rng_for(bot.name))
        for line in hint_lines(self.screen.words, self.table.game, self.table.state, bot, found):
            self.screen.write(line)
        return False

    def save(self, rest: str, seat: Seat) -> bool:
        table = self.table
        path = Path(rest).expanduser() if rest else table.save_path
        if path is None:
            self.screen.say("save-where")
            return False
        before = table.save_path
        try:
            if path != before and not may_replace(path, table.record):
                self.screen.say("save-taken", file=file_name(path))
                return False
            table.save_path = path
            table.save()
        except (OSError, ValueError) as error:  # ValueError: not a valid file name
            table.save_path = before
            problem = getattr(error, "strerror", None) or str(error)
            self.screen.say("save-failed", file=file_name(path), problem=problem)
            return False
        self.screen.say("saved", file=file_name(path))
        return False

    def position(self, rest: str, seat: Seat) -> bool:
        self.screen.copyable(self.table.game.notation().write_view(self.table.state, seat))
        return False

    def record(self, rest: str, seat: Seat) -> bool:
        known = self.table.known_to(seat)
        seen = Record(self.table.game, self.table.record.agreement)
        for action in self.table.record.actions[:known]:
            seen.apply(action)
        self.screen.copyable(write_record(seen).rstrip("\n"))
        if known < self.table.record.turn():
            self.screen.say("still-secret")
        return False

    def quit(self, rest: str, seat: Seat) -> bool:
        raise Quit
