"""A table in the terminal: a record, its players, and the file it is saved in."""

from pathlib import Path
from typing import Any

from triforium.bots.bot import Bot, ask
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.record import Agreement, Record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.terminal.dealer import SameDraws
from triforium.terminal.players import Player, humans, read_players
from triforium.terminal.record_file import check_file, write_record_file


class Table:
    """Holds the game; all changes to it go through here."""

    def __init__(self, record: Record, players: list[Player], seed: int, save_path: Path | None) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.players = players
        self.human_seats = humans(players)
        self.dealer = SameDraws(seed, record)
        self.save_path: Path | None = None
        if save_path is not None:
            check_file(save_path, record)
            self.save_path = save_path
            self.save()

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.record.state

    def is_human(self, seat: Seat) -> bool:
        """Is the player in this seat human?"""
        return seat in self.human_seats

    def go_on(self) -> None:
        """Play draws and bots until a human player is to choose, or the game is over."""
        while not self.state.over and not self.is_human(self.state.deciding()):
            seat = self.state.deciding()
            if seat == CHANCE:
                self.record.apply(self.dealer.answer(self.record))
            else:
                bot = self.players[seat].bot
                assert bot is not None, "a seat without a human player has a bot"
                self.record.play(self.advice(bot))
        self.save()

    def advice(self, bot: Bot) -> Action:
        """The choice of a bot now; deterministic for a bot and a turn."""
        return ask(bot, self.game, self.state, self.rng_for(bot.name))

    def rng_for(self, name: str) -> Rng:
        """The random generator of a bot for this turn."""
        return self.dealer.rng(f"{name} {self.record.turn()}")

    def choose(self, action: Action) -> None:
        """Play a choice of a human player."""
        self.record.play(action)
        self.save()

    def deal(self) -> None:
        """Play random draws only."""
        while self.state.deciding() == CHANCE:
            self.record.apply(self.dealer.answer(self.record))

    def last_choice(self) -> int:
        """The turn of the last action that a human player chose among several, or -1."""
        replayed = Record(self.game, self.record.agreement)
        last = -1
        for turn, action in enumerate(self.record.actions):
            if self.is_human(replayed.state.deciding()) and len(replayed.state.options()) > 1:
                last = turn
            replayed.apply(action)
        return last

    def before_last(self, actions: int) -> State:
        """The state before the last N actions."""
        replayed = Record(self.game, self.record.agreement)
        for action in self.record.actions[: self.record.turn() - actions]:
            replayed.apply(action)
        return replayed.state

    def take_back(self, turn: int) -> None:
        """Undo all actions from this turn on; the same draws will come again."""
        self.record.take_back(turn)
        self.dealer.take_back(turn)
        self.save()

    def known_to(self, seat: Seat) -> int:
        """The number of actions this seat may know: without the others' secret ones at the end."""
        replayed = Record(self.game, self.record.agreement)
        secret: list[bool] = []
        for action in self.record.actions:
            decider, told = replayed.state.deciding(), len(replayed.story())
            replayed.apply(action)
            events = replayed.story()[told:]
            secret.append(decider not in (seat, CHANCE) and any(not event.is_for(seat) for event in events))
        known = len(secret)
        while known and secret[known - 1]:
            known -= 1
        return known

    def save(self) -> None:
        """Write the file, if there is one."""
        if self.save_path is not None:
            write_record_file(self.save_path, self.record)


def open_table(
    game: Game[Any],
    edition: str,
    options: dict[str, str],
    seats: list[str],
    seed: int,
    resume: Record | None,
    save_path: Path | None,
) -> Table:
    """A new game, or a resumed one."""
    if resume is not None:
        return Table(resume, read_players(game, seats, resume.agreement.names), seed, save_path)
    players = read_players(game, seats, [])
    trial = game.deal(edition, len(players), options)  # raises an error for an impossible table
    defaults = {option.key: option.default() for option in game.options()}
    chosen = {key: value for key, value in options.items() if value != defaults[key]}
    key = edition_key(game, edition, trial)
    names = [player.text for player in players]
    return Table(Record(game, Agreement(key, len(players), chosen, names, "")), players, seed, save_path)


def edition_key(game: Game[Any], edition: str, state: Any) -> str:
    """The edition that is played, also if an option or the default chose it."""
    facts = getattr(state, "edition", None)
    return str(facts.key) if facts is not None else edition or game.editions()[0]
