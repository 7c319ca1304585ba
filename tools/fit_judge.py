#!/usr/bin/env python3
"""Fit the weights of a judge to the results of games by logistic regression.

    tools/fit_judge.py play GAME FILE [--games 100] [--bot craftsman] [--seats 2] [--edition E] [--first-seed 0]
    tools/fit_judge.py fit GAME FILE [--passes 30]

`play` appends games with sampled positions to a file, one JSON line per game; games that are already in the file are
skipped, so it can be called repeatedly. `fit` reads the file, holds out every fifth game for validation, and prints the
weights in the format of src/triforium/bots/judges/fitted/GAME.toml. The model: the expected share of the victory of a
seat is the softmax of the weighted features of all seats (the sigmoid in cooperative games).
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any, NamedTuple

from triforium.bots import find_bot
from triforium.bots.bot import Bot, ask
from triforium.bots.judges import fitted_judge_for, judge_for
from triforium.bots.judges.judge import Judge, shares, sigmoid
from triforium.core.game import Game
from triforium.core.playout import deal_chance
from triforium.core.rng import Rng
from triforium.games import find_game

ONE_IN = 6  # one in this many quiet positions is sampled
RANDOM_ONE_IN = 20  # one in this many choices is random, so that bad positions are sampled too
HOLDOUT_EVERY = 5  # every fifth game is held out for validation


class Sample(NamedTuple):
    """A position: the progress of the game, the features of every seat, and the results."""

    progress: float
    rows: list[list[float]]
    results: list[float]


def play(game: Game[Any], judge: Judge, bot: Bot, edition: str, seats: int, seed: int) -> dict[str, Any]:
    """Play one game and sample some of its positions."""
    state = game.deal(edition, seats)
    chance, thoughts, rng = Rng(2 * seed), Rng(2 * seed + 1), Rng(seed + 1_000_003)
    positions: list[tuple[float, list[list[float]]]] = []
    round_of = 0
    deal_chance(state, chance)
    while not state.over:
        # Round search evaluates positions at the end of a round only, so they are sampled there.
        begins, round_of = judge.round_of(state) != round_of, judge.round_of(state)
        if judge.is_quiet(state) and (begins if round_of else rng.below(ONE_IN) == 0):
            positions.append((judge.progress(state), judge.feature_rows(state)))
        if rng.below(RANDOM_ONE_IN) == 0:
            state.take(state.decision().pick(state, rng))
        else:
            state.take(ask(bot, game, state, thoughts))
        deal_chance(state, chance)
    return {"seed": f"{edition} {seats} {seed}", "results": judge.results(state), "positions": positions}


def add_games(args: argparse.Namespace) -> None:
    """Play the games that are not in the file yet."""
    game = find_game(args.game)
    judge, bot = fitted_judge_for(game), find_bot(args.bot)
    path = Path(args.file)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = {json.loads(line)["seed"] for line in lines}
    started = time.process_time()
    edition = args.edition or game.editions()[0]
    with path.open("a", encoding="utf-8") as file:
        for seed in range(args.first_seed, args.first_seed + args.games):
            if f"{edition} {args.seats} {seed}" not in known:
                found = play(game, judge, bot, edition, args.seats, seed)
                file.write(json.dumps(found) + "\n")
            if time.process_time() - started > args.seconds:
                break


class Model:
    """Logistic model with early and late weights for scaled features, trained by AdaGrad."""

    def __init__(self, judge: Judge, samples: list[Sample]) -> None:
        self.cooperative = judge.cooperative
        self.size = len(judge.features) + (1 if judge.cooperative else 0)
        self.scale = [
            max(math.sqrt(sum(row[i] ** 2 for s in samples for row in s.rows) / len(samples)), 1e-6)
            for i in range(len(judge.features))
        ] + [1.0]
        early = [*judge.early, judge.bias[0]][: self.size]
        late = [*judge.late, judge.bias[1]][: self.size]
        self.weights = [w * self.scale[i] for i, w in enumerate(early)] + [
            w * self.scale[i] for i, w in enumerate(late)
        ]
        self.squares = [1e-8] * (2 * self.size)

    def inputs(self, sample: Sample) -> list[list[float]]:
        """The scaled features of each seat twice: weighted by how early and by how late it is in the game."""
        late = min(max(sample.progress, 0.0), 1.0)
        found = []
        for row in sample.rows:
            scaled = [value / self.scale[i] for i, value in enumerate([*row, 1.0][: self.size])]
            found.append([value * (1.0 - late) for value in scaled] + [value * late for value in scaled])
        return found

    def expected(self, inputs: list[list[float]]) -> list[float]:
        """The predicted shares of the victory."""
        strengths = [sum(map(float.__mul__, self.weights, row)) for row in inputs]
        return [sigmoid(strengths[0])] if self.cooperative else shares(strengths)

    def learn(self, inputs: list[list[float]], results: list[float], rate: float, decay: float) -> None:
        """One gradient step on the log loss."""
        wrong = [e - r for e, r in zip(self.expected(inputs), results, strict=False)]
        for i in range(2 * self.size):
            slope = sum(wrong[seat] * inputs[seat][i] for seat in range(len(inputs))) + decay * self.weights[i]
            self.squares[i] += slope * slope
            self.weights[i] -= rate * slope / math.sqrt(self.squares[i])

    def loss(self, samples: list[tuple[list[list[float]], list[float]]]) -> float:
        """The mean log loss of the first seat."""
        total = 0.0
        for inputs, results in samples:
            chance = min(max(self.expected(inputs)[0], 1e-6), 1 - 1e-6)
            total -= results[0] * math.log(chance) + (1 - results[0]) * math.log(1 - chance)
        return total / len(samples)

    def unscaled(self, index: int) -> tuple[float, float]:
        """The early and late weight for unscaled features."""
        scale = self.scale[index]
        return self.weights[index] / scale, self.weights[index + self.size] / scale


def fit(args: argparse.Namespace) -> None:
    """Train on the games of a file, and print the weights and the validation loss."""
    game = find_game(args.game)
    judge = fitted_judge_for(game) if args.go_on else judge_for(game)
    games = [json.loads(line) for line in Path(args.file).read_text(encoding="utf-8").splitlines()]
    training_samples, holdout = [], []
    for number, played in enumerate(games):
        for progress, rows in played["positions"]:
            (holdout if number % HOLDOUT_EVERY == 0 else training_samples).append(
                Sample(progress, rows, played["results"])
            )
    model = Model(judge, training_samples)
    training = [(model.inputs(sample), sample.results) for sample in training_samples]
    validation = [(model.inputs(sample), sample.results) for sample in holdout]
    before = model.loss(validation)
    rng = Rng(1)
    for number in range(args.passes):
        for at in range(len(training) - 1, 0, -1):
            other = rng.below(at + 1)
            training[at], training[other] = training[other], training[at]
        for inputs, results in training:
            model.learn(inputs, results, 0.1 / (1 + 0.2 * number), 1e-5)
    after = model.loss(validation)
    print(f"# Fitted by tools/fit_judge.py to {len(training_samples)} positions of {len(games)} games. Log loss on the")
    print(f"# held-out games (every fifth, {len(validation)} positions): {before:.4f} before, {after:.4f} after.")
    print("\n[weights]  # early, late")
    for index, name in enumerate([*judge.features, *(["bias"] if judge.cooperative else [])]):
        early, late = model.unscaled(index)
        print(f"{name} = [{early:.4f}, {late:.4f}]")


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description="Fit the weights of a judge to the results of games.")
    parser.add_argument("command", choices=("play", "fit"))
    parser.add_argument("game")
    parser.add_argument("file")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="craftsman")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--edition", default="")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=170.0, help="CPU time limit of play; run it again to continue")
    parser.add_argument("--passes", type=int, default=30)
    parser.add_argument("--go-on", action="store_true", help="fit: start from the shipped weights")
    args = parser.parse_args()
    if args.command == "play":
        add_games(args)
    else:
        fit(args)


if __name__ == "__main__":
    main()
