"""Training of networks by self-play: games, learning, a match against the best networks so far, and again."""

import json
import os
import time
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from triforium import __version__
from triforium.bots.net import write_nets
from triforium.core.errors import BadOption
from triforium.lab.arena import match_for, open_results
from triforium.lab.batch import BatchFailed, Result, fingerprint
from triforium.lab.fit import Model, Samples, join, train
from triforium.lab.match import Setting, content_hash, pairwise_score, parse_job
from triforium.lab.results_file import ResultsFile
from triforium.lab.runner import BatchRunner
from triforium.lab.samples import collect, judge_for_samples
from triforium.lab.self_play import SelfPlay
from triforium.lab.sprt import decide
from triforium.lab.workers import Workers

SIZES: Final = {"value": [64, 32, 1], "prior": [32, 16, 1]}
ITERATIONS: Final = {"basilica": (400, 60), "stupor_mundi": (200, 40), "orleans": (300, 50)}  # long, short searches
USUAL_ITERATIONS: Final = (100, 20)
GAMES: Final = 400  # per generation
SLICE: Final = 20  # games between two looks at the clock
WINDOW: Final = 600_000  # positions that are learned from, the newest ones
EPOCHS: Final = 2.0
RATE: Final = 1e-3
DECAY: Final = {"value": 1.0, "prior": 0.3}
BATCH: Final = 256
HELD_ONE_IN: Final = 10  # games that are not learned from, to measure the loss
ELO_WORSE, ELO_BETTER = 0.0, 30.0  # of the match that decides whether new networks replace the best
MOST_DEALS: Final = 100  # of that match
BEST: Final = "progress.jsonl"
MODEL: Final = "model.npz"

Step = dict[str, Any]  # what is known about one generation


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained, where, and how."""

    settings: tuple[Setting, ...]
    folder: Path
    games: int = GAMES
    iterations: tuple[int, int] = (0, 0)  # of long and short searches; 0: as usual for the game
    seed: int = 1
    command: str = ""

    def searches(self) -> tuple[int, int]:
        """The iterations of long and short searches."""
        usual = ITERATIONS.get(self.settings[0].game, USUAL_ITERATIONS)
        return self.iterations[0] or usual[0], self.iterations[1] or usual[1]


class Training:
    """A training run; everything is on disk, so that it can be stopped at any moment and continued."""

    def __init__(self, plan: TrainingPlan, workers: Workers, tell: Callable[[str, float], None]) -> None:
        self.plan = plan
        self.workers = workers
        self.tell = tell  # called with what is being done, and which part of it is finished
        self.game = plan.settings[0].load_game()
        self.layouts = judge_for_samples(self.game).layouts()
        self.models = {name: Model(layout, SIZES[name], plan.seed) for name, layout in self.layouts.items()}
        self.kept: dict[int, tuple[dict[str, Samples], dict[str, Samples]]] = {}  # samples to learn from, and held out
        self.steps = read_steps(self.file(BEST))
        if self.steps:
            self.load_models()

    def file(self, *names: str) -> Path:
        """A file of this run."""
        return self.plan.folder.joinpath(*names)

    def best(self) -> int:
        """The generation whose networks are the best so far; 0 before there are any."""
        return int(self.steps[-1]["best"]) if self.steps else 0

    def nets(self, generation: int) -> str:
        """The file of a generation's networks; none for the first games."""
        return str(self.file("nets", f"{generation:04}.net")) if generation else ""

    def run(self, hours: float) -> None:
        """Train for some hours; a generation that was begun is finished another time."""
        deadline = time.monotonic() + 3600 * hours
        while self.play_games(deadline):
            self.finish_generation()

    def play_games(self, deadline: float) -> bool:
        """Play the games of the next generation with the best networks; False if the time is up before."""
        generation, done = len(self.steps), 0
        while done < self.plan.games:
            if time.monotonic() >= deadline:
                return False
            done = min(done + SLICE, self.plan.games)
            batch = self.self_play(generation, done)
            BatchRunner(batch, self.games_file(batch, generation), self.workers, lambda _: None).run()
            self.tell(f"generation {generation}: games", done / self.plan.games)
        return True

    def self_play(self, generation: int, games: int) -> SelfPlay:
        """The games of a generation."""
        plan, nets = self.plan, self.nets(self.best())
        content = content_hash(Path(nets).read_bytes().hex()) if nets else ""
        return SelfPlay(plan.settings, nets, content, *plan.searches(), plan.seed * 10_000 + generation, games)

    def games_file(self, batch: SelfPlay, generation: int) -> ResultsFile:
        """The file with the games of a generation."""
        return ResultsFile(self.file("games", f"{generation:04}.jsonl"), batch.heading())

    def finish_generation(self) -> None:
        """Learn, compare, and write down what came out."""
        generation, started = len(self.steps), time.process_time()
        learned, held = self.window(generation)
        step: Step = {"generation": generation, "games": self.plan.games, "positions": len(learned["value"])}
        for name, model in self.models.items():
            samples, doing = learned[name], f"generation {generation}: learning, {name}"
            train(
                model,
                samples,
                epochs=EPOCHS if self.steps else 3 * EPOCHS,
                rate=RATE,
                decay=DECAY[name],
                batch=BATCH,
                seed=generation,
                report=lambda done, loss, doing=doing: self.tell(doing, done),  # type: ignore[misc]
            )
            step[f"{name}_loss"] = round(model.loss(held[name]), 5)
        step["cpu_games"] = round(sum(record["cpu"] for record in self.records(generation).values()), 1)
        step["cpu_learning"] = round(time.process_time() - started, 1)
        self.write_nets(generation + 1)
        step |= self.compare(generation + 1)
        self.save_models()
        self.write_step(step)

    def window(self, generation: int) -> tuple[dict[str, Samples], dict[str, Samples]]:
        """The samples of the newest games: to learn from, and held out (those of the last generation)."""
        parts, positions = [], 0
        for number in range(generation, -1, -1):
            if number not in self.kept:
                records = self.records(number)
                held = {job: record for job, record in records.items() if int(job) % HELD_ONE_IN == 0}
                others = [record for job, record in records.items() if job not in held]
                self.kept[number] = collect(self.plan.settings, others), collect(self.plan.settings, held.values())
            parts.append(self.kept[number][0])
            positions += len(self.kept[number][0]["value"])
            if positions >= WINDOW:
                break
        return {name: join([part[name] for part in parts]) for name in self.layouts}, self.kept[generation][1]

    def records(self, generation: int) -> dict[str, Result]:
        """The recorded games of a generation."""
        path = self.file("games", f"{generation:04}.jsonl")
        lines = path.read_text(encoding="utf-8").splitlines()[1:]
        found = [json.loads(line) for line in lines]
        return {str(record["piece"]): record for record in found}

    def compare(self, generation: int) -> Step:
        """Play new networks against the best ones until it is clear which are better; the first ones have no rival."""
        best = self.best()
        if not best:
            return {"best": generation, "deals": 0, "share": 0.5}
        setting, iterations = self.plan.settings[0], self.plan.searches()[0]
        bots = [f"master:{self.nets(number)}@{iterations // 2}" for number in (generation, best)]
        cooperative = self.game.is_cooperative(setting.seats)
        answer = 0
        deals: list[float] = []
        while answer == 0 and len(deals) < MOST_DEALS:
            match = match_for(setting, bots, (len(deals) + 5) * (1 if cooperative else 2), self.plan.seed + generation)
            results = open_results(match, self.file("matches", f"{generation:04}"))
            BatchRunner(match, results, self.workers, lambda _: None).run()
            deals = shares_of_deals(results.results, cooperative)
            answer = decide(deals, ELO_WORSE, ELO_BETTER)
            self.tell(f"generation {generation}: match against generation {best}", len(deals) / MOST_DEALS)
        share = sum(deals) / len(deals)
        accepted = answer > 0 or (answer == 0 and share > 0.5)
        return {"best": generation if accepted else best, "deals": len(deals), "share": round(share, 4)}

    def write_nets(self, generation: int) -> None:
        """Write the networks in whole numbers, with where they come from."""
        made = {
            "game": self.game.key,
            "version": __version__,
            "generation": generation,
            "games": sum(step["games"] for step in self.steps) + self.plan.games,
            "cpu_hours": round(sum(step["cpu_games"] + step["cpu_learning"] for step in self.steps) / 3600, 2),
            "seed": self.plan.seed,
            "code": fingerprint(self.plan.settings[0].packages()),
            "command": self.plan.command,
        }
        nets = {name: (self.layouts[name], model.arrays()) for name, model in self.models.items()}
        write_file(Path(self.nets(generation)), write_nets(nets, made))

    def save_models(self) -> None:
        """Keep what learning needs to go on."""
        state: dict[str, Any] = {"generation": np.array(len(self.steps) + 1)}
        for name, model in self.models.items():
            state |= model.state(name)
        part = self.file(MODEL + ".part")
        try:
            with part.open("wb") as file:
                np.savez(file, **state)
            part.replace(self.file(MODEL))
        except OSError as error:
            raise BatchFailed(f"{part}: cannot be written: {error.strerror or error}; the games are kept") from None

    def load_models(self) -> None:
        """Go on with what was learned."""
        try:
            with np.load(self.file(MODEL)) as state:
                for name, model in self.models.items():
                    model.load(name, state)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise BadOption(
                f"{self.file(MODEL)}: cannot go on from here ({error}); the games in {self.file('games')} are kept: "
                f"delete {self.file(BEST)} to learn from them again"
            ) from None

    def write_step(self, step: Step) -> None:
        """Finish a generation."""
        self.steps.append(step)
        write_file(self.file(BEST), "".join(json.dumps(one) + "\n" for one in self.steps).encode())
        best = Path(self.nets(self.best()))
        write_file(self.file(f"{self.game.key}.net"), best.read_bytes())


def read_steps(path: Path) -> list[Step]:
    """The generations that are finished; BadOption if the file is damaged."""
    try:
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    except (OSError, ValueError) as error:
        raise BadOption(f"{path}: cannot be read ({error}); choose another --out") from None


def write_file(path: Path, content: bytes) -> None:
    """Write a file so that it is either the old or the new one, whatever happens."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise BatchFailed(f"{path}: cannot be written: {error.strerror or error}; the games are kept") from None


def shares_of_deals(results: dict[str, Result], cooperative: bool) -> list[float]:
    """For every deal, the share of points of the first bot; of teams, one half plus half their lead."""
    deals: dict[int, list[float]] = {}
    for job, result in sorted(results.items()):
        deal, seating = parse_job(job)
        if cooperative:
            reward = float(bool(result["winners"])) + 0.02 * max(result["scores"])
            deals.setdefault(deal, []).append(0.5 + 0.5 * (reward if seating[0] == 0 else -reward))
            continue
        for seat, bot in enumerate(seating):
            for other, rival in enumerate(seating):
                if bot == 0 and rival == 1:
                    deals.setdefault(deal, []).append(pairwise_score(result, seat, other))
    return [sum(points) - 0.5 if cooperative else sum(points) / len(points) for points in deals.values()]
