"""Studies: many games of a bot against itself with their events counted, on the same deals for every change."""

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
from triforium.lab.batch import Batch, BatchFailed, Result, derive_seed, fingerprint
from triforium.lab.component_changes import changed_text, shipped_components
from triforium.lab.match import Setting, list_of_length, outcome, result_type
from triforium.lab.results_file import ResultsFile
from triforium.lab.runner import BatchRunner
from triforium.lab.study_plans import Change, Plan, plan_for
from triforium.lab.workers import Workers

MOST_GAMES: Final = 1_000_000
FIRST_PLAYER: Final = "first_player"  # the event that names the first player, if that is not the first seat to decide
RESULTS: Final = "results.jsonl"


@dataclass(frozen=True)
class Study(Batch):
    """Games of a bot against itself; the first variant is the original, the others have changed components."""

    plan: Plan
    variants: tuple[Setting, ...]
    bot: str
    seed: int
    games: int  # per variant

    def heading(self) -> Mapping[str, object]:
        """Everything except the number of games."""
        variants = [variant.load_game().components_fingerprint() for variant in self.variants]
        subjects = [[subject.event, subject.word] for subject in self.plan.subjects]
        said = {"work": "study", **self.variants[0].heading(), "bot": self.bot, "seed": self.seed}
        return {**said, "ways": variants, "changes": [c.change for c in self.plan.changes], "subjects": subjects}

    def packages(self) -> tuple[str, ...]:
        return self.variants[0].packages()

    def jobs(self) -> list[str]:
        return [f"{deal}/{variant}" for deal in range(self.games) for variant in range(len(self.variants))]

    def run(self, job: str) -> Result:
        deal, _, variant = job.partition("/")
        setting = self.variants[int(variant)]
        bots = [find_bot(self.bot).for_match() for _ in range(setting.seats)]
        return play_with_story(self, setting, bots, int(deal), job)


def play_with_story(study: Study, setting: Setting, bots: list[Bot], deal: int, job: str) -> Result:
    """Play one game and count its events; draws are the same for all variants of a deal."""
    game, state = setting.load_game(), setting.deal()
    state.story = []
    chance = Rng(derive_seed("deal", study.seed, deal))
    bot_rng = Rng(derive_seed("mind", study.seed, deal))
    choices, first = 0, -1
    while not state.over:
        decision = state.decision()
        if decision.seat == CHANCE:
            state.take(decision.pick(state, chance))
            continue
        choices, first = choices + 1, decision.seat if first < 0 else first
        options = state.options()
        action = options[0] if len(options) == 1 else ask(bots[decision.seat], game, state, bot_rng)
        if action not in options:
            raise BatchFailed(f"bot {study.bot} chose an illegal action in game {job} of seed {study.seed}")
        state.take(action)
    return {**outcome(game, state), "choices": choices, **count_events(study.plan, game, state, first, setting.seats)}


def count_events(plan: Plan, game: Game[Any], state: State, first: Seat, seats: int) -> Result:
    """The first player, and how often each event of the plan happened to each seat."""
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
            counts[max(event.seat, 0)] += 1  # events of chance count once, for the whole table
    return {"first": first, "things": things}


def study_for(
    setting: Setting, bot: str, games: int, seed: int, changes: list[str], default_changes: bool = True
) -> Study:
    """The study of a game; BadComponents with the line if a change breaks an invariant."""
    find_bot(bot)
    if not 2 <= games <= MOST_GAMES:
        raise BadOption(f"--games is a number from 2 to {MOST_GAMES:,}, not {games}")
    game = setting.load_game()
    plan = plan_for(setting.game, game.title)
    kept = [change for change in plan.changes if not change.editions or setting.edition in change.editions]
    if not default_changes or setting.components[0] or changes:
        kept = []
    plan = replace(plan, changes=(*kept, *[Change(change, change) for change in changes]))
    variants = [setting]
    if plan.changes:
        text = setting.components[1] or shipped_components(game)
        for change in plan.changes:
            variant = replace(setting, components=(change.change, changed_text(text, change.change)))
            variant.deal()
            variants.append(variant)
    return Study(plan, tuple(variants), bot, seed, games)


def default_folder(study: Study) -> Path:
    """The default folder of a study."""
    setting = study.variants[0]
    name = f"{setting.game}-{setting.edition}-{setting.seats}-{study.bot}"
    return Path("studies") / f"{name}-{derive_seed(str(results_heading(study))) >> 32:08x}"


def results_heading(study: Study) -> dict[str, object]:
    """The heading of the results file: everything that must be equal to resume."""
    return {**study.heading(), "code": fingerprint(study.packages())}


def open_results(study: Study, place: Path) -> ResultsFile:
    """Open the results file of a study; Unreadable if the folder holds other results."""
    seats = study.variants[0].seats
    counts = list_of_length(seats, int)
    things = list_of_length(len(study.plan.subjects), GenericAlias(dict, (str, counts)))
    return ResultsFile(
        place / RESULTS, results_heading(study), result_type(seats, choices=int, first=int, things=things)
    )


def play_study(study: Study, results_file: ResultsFile, workers: Workers, on_progress: Callable[[int], None]) -> None:
    """Play the games that are not finished yet."""
    BatchRunner(study, results_file, workers, on_progress).run()
