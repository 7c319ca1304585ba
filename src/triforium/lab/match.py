"""Matches: every deal is played in every seating, so that neither seats nor draws favour a bot."""

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Annotated, Any

from msgspec import Meta, defstruct

from triforium import __version__
from triforium.bots import find_bot
from triforium.bots.bot import Bot, ask
from triforium.core.action import CHANCE, Action, Seat
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.games import find_game
from triforium.lab.batch import Batch, BatchFailed, Result, derive_seed

Seating = tuple[int, ...]  # the bot in each seat, as an index into the list of bots


@dataclass(frozen=True)
class Setting:
    """Game, edition, seats, options and components of a match; picklable."""

    game: str
    edition: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    components: tuple[str, str] = ("", "")  # name and text of a custom component file

    def load_game(self) -> Game[Any]:
        """The game, with the custom components if there are any."""
        return cached_game(self.game, self.components)

    def deal(self) -> State:
        """A new game; BadOption if the setting is invalid."""
        state: State = self.load_game().deal(self.edition, self.seats, dict(self.options))
        return state

    def packages(self) -> tuple[str, ...]:
        """The packages whose code affects the games."""
        return ("triforium.core", "triforium.bots", self.load_game().words_package())

    def heading(self) -> dict[str, object]:
        """The setting as stored in a results file."""
        game = self.load_game()
        return {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "options": dict(self.options),
            "components": content_hash(self.components[1]) if self.components[0] else game.components_fingerprint(),
            "rules": game.rules_version,
            "version": __version__,
        }


def content_hash(text: str) -> str:
    """A short hash of a file's contents."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@cache
def cached_game(key: str, components: tuple[str, str]) -> Game[Any]:
    """The game with these components, cached per process."""
    game = find_game(key)
    return game.with_components(*components) if components[0] else game


@dataclass(frozen=True)
class Match(Batch):
    """A match between bots: `deals` deals for each group of bots, each deal in every seating."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    deals: int
    cooperative: bool = False
    seconds: float = 0.0  # CPU time per choice for search bots; 0: their own budget

    def heading(self) -> Mapping[str, object]:
        """Everything except the number of deals, so that a match can be extended later."""
        clock = {"seconds": self.seconds} if self.seconds else {}
        return {"work": "arena", **self.setting.heading(), "bots": list(self.bots), "seed": self.seed, **clock}

    def packages(self) -> tuple[str, ...]:
        return self.setting.packages()

    def seatings(self) -> list[Seating]:
        """All seatings of all groups."""
        return all_seatings(len(self.bots), self.setting.seats, self.cooperative)

    def jobs(self) -> list[str]:
        return [job_name(deal, seating) for deal in range(self.deals) for seating in self.seatings()]

    def run(self, job: str) -> Result:
        deal, seating = parse_job(job)
        bots = [find_bot(self.bots[index]).for_match(self.seconds) for index in seating]
        return play(self.setting, bots, self.seed, deal, job)


@cache
def all_seatings(bots: int, seats: int, cooperative: bool) -> list[Seating]:
    """All seatings of all groups; in cooperative games each bot plays all seats."""
    if cooperative:
        return [(bot,) * seats for bot in range(bots)]
    return [seating for group in bot_groups(bots, seats) for seating in seatings_of(group)]


def bot_groups(bots: int, seats: int) -> list[Seating]:
    """The groups of bots that play together: all different if there are enough bots, otherwise as even as possible."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    fewest, most = seats // bots, -(-seats // bots)
    return [
        group
        for group in combinations_with_replacement(range(bots), seats)
        if all(fewest <= group.count(bot) <= most for bot in range(bots))
    ]


def seatings_of(group: Seating) -> list[Seating]:
    """The distinct seatings of a group."""
    return sorted(set(permutations(group)))


def job_name(deal: int, seating: Seating) -> str:
    """The name of a game: "12:1-0" is deal 12 with bot 1 in the first seat."""
    return f"{deal}:{'-'.join(map(str, seating))}"


def parse_job(job: str) -> tuple[int, Seating]:
    """The deal and the seating of a job name."""
    deal, _, seating = job.partition(":")
    return int(deal), tuple(int(bot) for bot in seating.split("-"))


def play(setting: Setting, bots: list[Bot], seed: int, deal: int, job: str) -> Result:
    """Play one game; draws are seeded by the deal, each seat's bot by the job and the seat."""
    game, state = setting.load_game(), setting.deal()
    chance = Rng(derive_seed("deal", seed, deal))
    bot_rngs = [Rng(derive_seed("mind", seed, job, seat)) for seat in range(setting.seats)]
    choices, spent = [0] * setting.seats, [0.0] * setting.seats
    while not state.over:
        seat = state.deciding()
        if seat == CHANCE:
            state.take(state.decision().pick(state, chance))
            continue
        options = state.options()
        choices[seat] += 1
        if len(options) == 1:
            state.take(options[0])
            continue
        started = time.thread_time()
        action = ask_bot(bots[seat], game, state, bot_rngs[seat], job)
        spent[seat] += time.thread_time() - started
        if action not in options:
            raise BatchFailed(f"bot {bots[seat].name} chose an illegal action in game {job} of seed {seed}")
        state.take(action)
    return {**outcome(game, state), "choices": choices, "cpu": [round(seconds, 4) for seconds in spent]}


def ask_bot(bot: Bot, game: Game[Any], state: State, rng: Rng, job: str) -> Action:
    """The bot's choice; an exception stops the match, as results without that game would be biased."""
    try:
        return ask(bot, game, state, rng)
    except Exception as error:
        raise BatchFailed(f"bot {bot.name} failed in game {job}: {type(error).__name__}: {error}") from error


def outcome(game: Game[Any], state: State) -> Result:
    """The outcome of a finished game."""
    end = game.outcome(state)
    return {"reason": end.reason, "winners": list(end.winners), "scores": list(state.scores())}


def result_type(seats: int, **more: Any) -> Any:
    """The type of a result in the results file, with further fields."""
    winners = list[Annotated[int, Meta(ge=0, lt=seats)]]
    usual: dict[str, Any] = {"reason": str, "winners": winners, "scores": list_of_length(seats, int)}
    return defstruct("Finished", [*usual.items(), *more.items()])


def list_of_length(number: int, what: Any) -> Any:
    """The type of a list with a fixed length."""
    return Annotated[list[what], Meta(min_length=number, max_length=number)]


def pairwise_score(result: Result, one: Seat, other: Seat) -> float:
    """1 if a seat is ranked above another, 0.5 for a tie, 0 below; winners first, then by points."""
    winners, scores = result["winners"], result["scores"]
    mine, theirs = (one in winners, scores[one]), (other in winners, scores[other])
    if mine[0] and theirs[0]:
        return 0.5  # they share the victory
    return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5
