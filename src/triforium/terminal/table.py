"""A table in one terminal: a record, who sits there, and where it is kept."""

from pathlib import Path
from typing import Any

from triforium.bots.bot import Bot, ask
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.record import Agreement, Record
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.terminal.dealer import SameDraws
from triforium.terminal.keeping import check_file, keep
from triforium.terminal.seats import Sitter, humans, read_sitters


class Table:
    """The only place where the game of this terminal goes on or back."""

    def __init__(self, record: Record, sitters: list[Sitter], seed: int, keep_in: Path | None) -> None:
        self.record = record
        self.game: Game[Any] = record.game
        self.sitters = sitters
        self.people = humans(sitters)
        self.dealer = SameDraws(seed, record)
        self.keep_in: Path | None = None
        if keep_in is not None:
            check_file(keep_in, record)
            self.keep_in = keep_in
            self.save()

    @property
    def state(self) -> State:
        """What is true now."""
        return self.record.state

    def is_human(self, seat: Seat) -> bool:
        """Does a person sit there?"""
        return seat in self.people

    def go_on(self) -> None:
        """Let chance and bots decide until a person must, or the game is over."""
        while not self.state.over and not self.is_human(self.state.deciding()):
            seat = self.state.deciding()
            if seat == CHANCE:
                self.record.apply(self.dealer.answer(self.record))
            else:
                bot = self.sitters[seat].bot
                assert bot is not None, "nobody sits there"
                self.record.play(self.advice(bot))
        self.save()

    def advice(self, bot: Bot) -> Action:
        """What a bot would do now; the same bot says the same in the same place."""
        return ask(bot, self.game, self.state, self.rng_for(bot.name))

    def rng_for(self, name: str) -> Rng:
        """The thoughts of a bot at this moment."""
        return self.dealer.rng(f"{name} {self.record.turn()}")

    def choose(self, action: Action) -> None:
        """A person's choice, one of the options."""
        self.record.play(action)
        self.save()

    def deal(self) -> None:
        """Let chance decide, and nobody else."""
        while self.state.deciding() == CHANCE:
            self.record.apply(self.dealer.answer(self.record))

    def last_choice(self) -> int:
        """The number of the last action that a person really chose, or -1 if there is none."""
        replayed = Record(self.game, self.record.agreement)
        last = -1
        for turn, action in enumerate(self.record.actions):
            if self.is_human(replayed.state.deciding()) and len(replayed.state.options()) > 1:
                last = turn
            replayed.apply(action)
        return last

    def before_last(self, actions: int) -> State:
        """The state before the last so many actions."""
        replayed = Record(self.game, self.record.agreement)
        for action in self.record.actions[: self.record.turn() - actions]:
            replayed.apply(action)
        return replayed.state

    def take_back(self, turn: int) -> None:
        """Go back to before this action; what chance decided will be decided the same way again."""
        self.record.take_back(turn)
        self.dealer.take_back(turn)
        self.save()

    def known_to(self, seat: Seat) -> int:
        """How many actions this seat may know: not the secret ones of others that nobody has revealed yet."""
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
        """Bring the file up to date, if there is one."""
        if self.keep_in is not None:
            keep(self.keep_in, self.record)


def open_table(
    game: Game[Any],
    edition: str,
    options: dict[str, str],
    seats: list[str],
    seed: int,
    resume: Record | None,
    keep_in: Path | None,
) -> Table:
    """A new game, or one that goes on."""
    if resume is not None:
        return Table(resume, read_sitters(game, seats, resume.agreement.names), seed, keep_in)
    sitters = read_sitters(game, seats, [])
    trial = game.deal(edition, len(sitters), options)  # refuses what cannot be
    defaults = {option.key: option.default() for option in game.options()}
    chosen = {key: value for key, value in options.items() if value != defaults[key]}
    key = edition_key(game, edition, trial)
    names = [sitter.text for sitter in sitters]
    return Table(Record(game, Agreement(key, len(sitters), chosen, names, "")), sitters, seed, keep_in)


def edition_key(game: Game[Any], edition: str, state: Any) -> str:
    """The edition that is really played, also when it was named by an option or not at all."""
    facts = getattr(state, "edition", None)
    return str(facts.key) if facts is not None else edition or game.editions()[0]
