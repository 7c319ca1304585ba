"""A study: many games of one bot against itself, watched; the same deals with every change."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import GenericAlias
from typing import Any, Final

from triforium.bots import find_bot
from triforium.bots.bot import Bot, ask
from triforium.core.action import CHANCE, Seat
from triforium.core.errors import BadOption
from triforium.core.game import Game
from triforium.core.rng import Rng
from triforium.core.state import State
from triforium.lab.carry_out import Crew
from triforium.lab.change import changed_text, shipped_components
from triforium.lab.hands import Hands
from triforium.lab.ledger import Ledger
from triforium.lab.match import Setting, outcome, result_shape, so_many
from triforium.lab.plans import Change, Plan, plan_for
from triforium.lab.work import Result, Work, WorkFailed, fingerprint, seed_of

MOST_GAMES: Final = 1_000_000
FIRST_PLAYER: Final = "first_player"  # says who begins, where that is not simply who decides first
RESULTS: Final = "results.jsonl"


@dataclass(frozen=True)
class Study(Work):
    """Games of a bot against itself; the first way to play is the usual one, the others have something changed."""

    plan: Plan
    ways: tuple[Setting, ...]
    bot: str
    seed: int
    games: int  # of each way

    def heading(self) -> Mapping[str, object]:
        """Everything but the number of games."""
        ways = [way.find().components_fingerprint() for way in self.ways]
        subjects = [[subject.event, subject.word] for subject in self.plan.subjects]
        said = {"work": "study", **self.ways[0].heading(), "bot": self.bot, "seed": self.seed}
        return {**said, "ways": ways, "changes": [c.change for c in self.plan.changes], "subjects": subjects}

    def packages(self) -> tuple[str, ...]:
        return self.ways[0].packages()

    def pieces(self) -> list[str]:
        return [f"{deal}/{way}" for deal in range(self.games) for way in range(len(self.ways))]

    def do(self, piece: str) -> Result:
        deal, _, way = piece.partition("/")
        setting = self.ways[int(way)]
        bots = [find_bot(self.bot).for_match() for _ in range(setting.seats)]
        return watch(self, setting, bots, int(deal), piece)


def watch(study: Study, setting: Setting, bots: list[Bot], deal: int, piece: str) -> Result:
    """One game with its story: the same stream of draws for every way to play a deal."""
    game, state = setting.find(), setting.deal()
    state.story = []
    chance = Rng(seed_of("deal", study.seed, deal))
    mind = Rng(seed_of("mind", study.seed, deal))
    choices, first = 0, -1
    while not state.over:
        decision = state.decision()
        if decision.seat == CHANCE:
            state.take(decision.pick(state, chance))
            continue
        choices, first = choices + 1, decision.seat if first < 0 else first
        options = state.options()
        action = options[0] if len(options) == 1 else ask(bots[decision.seat], game, state, mind)
        if action not in options:
            raise WorkFailed(f"bot {study.bot} chose what was not offered, in {piece} of seed {study.seed}")
        state.take(action)
    return {**outcome(game, state), "choices": choices, **counted(study.plan, game, state, first, setting.seats)}


def counted(plan: Plan, game: Game[Any], state: State, first: Seat, seats: int) -> Result:
    """Who began, and how often each seat did what the plan asks for."""
    things = [dict[str, list[int]]() for _ in plan.subjects]
    names = game.event_names()
    wanted = {subject.event: index for index, subject in enumerate(plan.subjects)}
    for event in state.story or []:
        kind = names.name(event.kind)
        if kind == FIRST_PLAYER:
            first = event.seat
        if kind in wanted:
            index = wanted[kind]
            thing = game.story(state, event).args[plan.subjects[index].word]
            counts = things[index].setdefault(thing, [0] * seats)
            counts[max(event.seat, 0)] += 1  # what chance laid out counts once, for the whole table
    return {"first": first, "things": things}


def study_for(
    setting: Setting, bot: str, games: int, seed: int, changes: list[str], usual_changes: bool = True
) -> Study:
    """The study of a game; a change that breaks an invariant is refused with the line of the component file."""
    find_bot(bot)
    if not 2 <= games <= MOST_GAMES:
        raise BadOption(f"--games is a number from 2 to {MOST_GAMES:,}, not {games}")
    game = setting.find()
    plan = plan_for(setting.game, game.title)
    kept = [change for change in plan.changes if not change.editions or setting.edition in change.editions]
    if not usual_changes or setting.components[0] or changes:
        kept = []
    plan = replace(plan, changes=(*kept, *[Change(change, change) for change in changes]))
    ways = [setting]
    if plan.changes:
        text = setting.components[1] or shipped_components(game)
        for change in plan.changes:
            way = replace(setting, components=(change.change, changed_text(text, change.change)))
            way.deal()
            ways.append(way)
    return Study(plan, tuple(ways), bot, seed, games)


def usual_place(study: Study) -> Path:
    """Where a study is kept if nobody says."""
    setting = study.ways[0]
    name = f"{setting.game}-{setting.edition}-{setting.seats}-{study.bot}"
    return Path("studies") / f"{name}-{seed_of(str(ledger_heading(study))) >> 32:08x}"


def ledger_heading(study: Study) -> dict[str, object]:
    """What must be the same for results to belong together."""
    return {**study.heading(), "code": fingerprint(study.packages())}


def open_ledger(study: Study, place: Path) -> Ledger:
    """The results of a study; Unreadable if the place holds something else."""
    seats = study.ways[0].seats
    counts = so_many(seats, int)
    things = so_many(len(study.plan.subjects), GenericAlias(dict, (str, counts)))
    return Ledger(place / RESULTS, ledger_heading(study), result_shape(seats, choices=int, first=int, things=things))


def play_study(study: Study, ledger: Ledger, hands: Hands, tell: Callable[[int], None]) -> None:
    """Play whatever is not played yet."""
    Crew(study, ledger, hands, tell).carry_out()
