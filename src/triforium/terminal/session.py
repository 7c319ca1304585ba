"""A session at the table: ask, read, play, until the game is over or a player leaves."""

from triforium.core.action import SPECTATOR, Action, Seat
from triforium.core.message import Message
from triforium.core.words import Words
from triforium.terminal.commands import Commands, Quit, read_command
from triforium.terminal.moves import in_notation, is_number, read_choice, why_refused
from triforium.terminal.screen import Screen, quoted
from triforium.terminal.table import Table

NO_SEAT = -1


class Session:
    """Runs a table on a screen."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words: Words = screen.words
        self.commands = Commands(table, screen)
        self.told = [0] * len(table.players)  # how many events each seat has been shown
        self.secret_seat = NO_SEAT  # the seat whose secret choice is on the screen
        self.forced: list[Action] = []  # choices made for the player just before the current one

    def run(self) -> None:
        """Play to the end; raises Quit or EOFError if a player leaves."""
        self.welcome()
        while True:
            self.table.go_on()
            if self.table.state.over:
                if self.finish():
                    return
            elif not self.take_only_choice():
                self.take_turn(self.table.state.deciding())

    def welcome(self) -> None:
        """Print the game, its options, and whether component values are reconstructed."""
        game, agreed = self.table.game, self.table.record.agreement
        edition = self.words.word(f"edition-{agreed.edition.replace('+', '-')}")
        self.screen.say("welcome", "bold", game=game.title, edition=edition)
        for key, value in agreed.options.items():
            self.screen.say(f"option-{key}-{value}")
        if any(value.provenance == "reconstructed" for value in game.component_values(agreed.edition)):
            self.screen.say("reconstructed", "dim", game=game.key)
        if self.table.human_seats:
            self.screen.say("how-to")
        if self.table.record.turn():
            self.told = [len(self.table.record.story())] * len(self.table.players)
            self.screen.say("resumed")
        self.screen.gap()

    def viewer(self) -> Seat:
        """The seat from which the end of the game is shown."""
        return self.table.human_seats[0] if self.table.human_seats else SPECTATOR

    def is_secret(self) -> bool:
        """Is this a choice that the other players at this screen must not see?"""
        return len(self.table.human_seats) > 1 and self.table.game.prompt(self.table.state).args.get("secret") == "yes"

    def take_only_choice(self) -> bool:
        """If there is only one option, take it for the player and say so."""
        options = self.table.state.options()
        if len(options) > 1:
            return False
        self.screen.say("forced", choice=self.screen.choice(self.table, options[0]))
        self.table.choose(options[0])
        self.forced.append(options[0])
        return True

    def take_turn(self, seat: Seat) -> None:
        """Show the table to one player, and read input until the game has changed."""
        secret = self.is_secret()
        if secret and self.secret_seat != seat:
            self.screen.clear()
            self.screen.say("pass-screen", "bold", who=self.screen.seat(seat))
            self.pause()
        self.secret_seat = seat if secret else NO_SEAT
        self.show(seat)
        while not self.answer(self.screen.ask(), seat):
            pass
        if secret:
            self.screen.clear()

    def pause(self) -> None:
        """Wait for Enter."""
        if read_command(self.screen.ask(), self.words)[0] == "quit":
            raise Quit

    def show(self, seat: Seat) -> None:
        """Print the events since this seat's last choice, the board, and the question."""
        story = self.table.record.story()
        begun = self.told[seat]
        self.screen.gap()
        self.screen.tell(self.table, seat, story[begun:], "since-last" if begun else "so-far")
        self.told[seat] = len(story)
        self.screen.draw(self.table, seat)
        self.screen.gap()
        self.screen.offer(self.table)

    def answer(self, text: str, seat: Seat) -> bool:
        """Handle one line of input; True if the table must be shown again."""
        command, rest = read_command(text, self.words)
        if command:
            changed = self.commands.run(command, rest, seat)
            if command == "back":
                self.after_undo()
            return changed
        return self.play(in_notation(self.table.game, self.words, text))

    def after_undo(self) -> None:
        """After an undo, do not show the remaining events twice."""
        self.told = [min(told, len(self.table.record.story())) for told in self.told]
        self.forced = []

    def play(self, text: str) -> bool:
        """Play a choice, a written move, or several of them in one line."""
        actions = self.read(text)
        if actions:
            self.choose(actions)
            return True
        parts = text.split()
        played = False
        for index, part in enumerate(parts if len(parts) > 1 else []):
            actions = self.read(part)
            if not actions:
                if index:
                    self.screen.say("too-much", text=quoted(" ".join(parts[index:])))
                    return True
                break
            played = True
            asked = self.table.state.deciding()
            self.choose(actions)
            self.table.deal()
            if self.table.state.over or self.table.state.deciding() != asked:
                left = parts[index + 1 :]
                if left:
                    self.screen.say("too-much", text=quoted(" ".join(left)))
                break
        if not played:
            self.refuse(text)
        return played

    def read(self, text: str) -> list[Action]:
        """The typed choices, if they are allowed; they may begin with those made for the player."""
        found = read_choice(self.table.game, self.table.state, text)
        done = len(self.forced)
        if found or not done or is_number(text) or self.table.record.actions[-done:] != self.forced:
            return found
        whole = read_choice(self.table.game, self.table.before_last(done), text)
        return whole[done:] if whole[:done] == self.forced else []

    def choose(self, actions: list[Action]) -> None:
        """Play these choices in order."""
        self.forced = []
        for action in actions:
            self.table.choose(action)

    def refuse(self, text: str) -> None:
        """Say why the text cannot be played: by which rule, or because it is not understood."""
        refusal = None if is_number(text) else why_refused(self.table.game, self.table.state, text)
        if refusal is None:
            self.commands.not_understood(text)
        else:
            self.commands.refuse(self.words.say(refusal.message()), refusal.rule)

    def finish(self) -> bool:
        """Print the last events, the result and the scores; True unless a choice is undone."""
        table, screen, seat = self.table, self.screen, self.viewer()
        story = table.record.story()
        told = min((self.told[person] for person in table.human_seats), default=0)
        screen.gap()
        screen.tell(table, seat, story[told:], "so-far")
        self.told = [len(story)] * len(self.told)
        screen.draw(table, seat)
        screen.gap()
        ending: Message = table.game.ending(table.state)
        screen.write(self.words.say(ending), "bold")
        summary = screen.board.summary(table.game, self.words, story)
        if summary is not None:
            screen.show(summary)
        if not table.human_seats:
            return True
        screen.say("end-menu")
        while True:
            text = screen.ask()
            if not text:
                return True
            command, rest = read_command(text, self.words)
            if command and self.commands.run(command, rest, seat):
                self.after_undo()
                return False
            if not command:
                screen.say("end-menu")
