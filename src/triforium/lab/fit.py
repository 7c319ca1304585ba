"""Training of a network on codes and targets, with numpy and scipy."""

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np
from scipy.sparse import csr_matrix

from triforium.bots.layout import KIND_BITS, Layout
from triforium.bots.net import ONE, UNIT, WEIGHT_SHIFT, Arrays

Array = Any  # a numpy array

BETA_1, BETA_2, TINY = 0.9, 0.999, 1e-8  # of Adam
MOST_WEIGHT: Final = 7.9  # of a layer: with more, sums could overflow in C
MOST_ROW: Final = 60.0  # of the table
SCALE: Final = 1 << WEIGHT_SHIFT


@dataclass
class Samples:
    """Cases with codes and targets: softmax over the cases of a group, sigmoid for a case that is alone in it."""

    codes: Array  # of all cases, one after the other, int64
    starts: Array  # where the codes of each case begin; one more than cases
    groups: Array  # where the cases of each group begin; one more than groups
    targets: Array  # for each case, float32
    weights: Array  # for each group, float32

    def __len__(self) -> int:
        return len(self.groups) - 1

    def take(self, chosen: Array) -> "Samples":
        """Some of the groups."""
        cases, groups = ranges(self.groups[chosen], self.groups[chosen + 1])
        codes, starts = ranges(self.starts[cases], self.starts[cases + 1])
        return Samples(self.codes[codes], starts, groups, self.targets[cases], self.weights[chosen])


def join(parts: list[Samples]) -> Samples:
    """Several samples as one."""
    starts, groups, codes, cases = [np.zeros(1, np.int64)], [np.zeros(1, np.int64)], 0, 0
    for part in parts:
        starts.append(part.starts[1:] + codes)
        groups.append(part.groups[1:] + cases)
        codes, cases = codes + len(part.codes), cases + len(part.targets)
    return Samples(
        np.concatenate([part.codes for part in parts]),
        np.concatenate(starts),
        np.concatenate(groups),
        np.concatenate([part.targets for part in parts]),
        np.concatenate([part.weights for part in parts]),
    )


def ranges(first: Array, last: Array) -> tuple[Array, Array]:
    """The indices of several ranges one after the other, and where each begins."""
    lengths = last - first
    ends = np.concatenate([[0], np.cumsum(lengths)])
    return np.repeat(first - ends[:-1], lengths) + np.arange(ends[-1]), ends


class Shared:
    """Rows for every field alone, during training only; in the end they are folded into a cross with that field."""

    # One row counts in proportion to the value, and there is one for each value. What they learn holds for all
    # crosses, so that rare combinations of values are judged sensibly.

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rows = layout.rows
        self.fields: list[
            list[tuple[int, int, int, int]]
        ] = []  # of each kind: shift, mask, row of slope, first of values
        for kind in layout.kinds:
            here, shift = [], KIND_BITS
            for _, bits in reversed(kind.fields):
                here.append((shift, (1 << bits) - 1, self.rows, self.rows + 1))
                self.rows += 1 + (1 << bits)
                shift += bits
            self.fields.append(here)
        self.entries = np.array([2 * len(fields) for fields in self.fields])

    def fold(self, table: Array) -> Array:
        """The table of the layout alone, with the same sums."""
        found = table[: self.layout.rows].copy()
        for crosses, fields in zip(self.layout.crosses, self.fields, strict=True):
            for shift, mask, slope, values in fields:
                first, parts = next(cross for cross in crosses if any(part[0] == shift for part in cross.parts))
                rows = np.arange(1 << sum(part[1].bit_length() for part in parts))
                left = next(part[2] for part in parts if part[0] == shift)
                value = rows >> left & mask
                found[first + rows] += table[slope] * (value / np.float32(mask))[:, None] + table[values + value]
        return found


class Model:
    """A network in floating point numbers that learns; `arrays` makes whole numbers of it."""

    def __init__(self, layout: Layout, sizes: list[int], seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.layout = layout
        self.shared = Shared(layout)
        self.entries = np.array([len(kind) for kind in layout.crosses] + [0] * (16 - len(layout.crosses)))
        self.entries[: len(layout.kinds)] += self.shared.entries
        self.sizes = sizes
        self.weights: list[Array] = [
            rng.normal(0.0, 0.05, (self.shared.rows, sizes[0])).astype(np.float32),
            np.full(sizes[0], 0.3, np.float32),
        ]
        for inputs, outputs in pairwise(sizes):
            self.weights.append(rng.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, outputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        self.weights[-2] *= 0.3
        self.weights[0][:, 0] = self.weights[1][0] = 0.0
        self.weights[0][: layout.rows] = 0.0  # of combinations that are never met, nothing is known but their fields
        self.first = [np.zeros_like(one) for one in self.weights]  # moments of Adam
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def rows(self, samples: Samples) -> Any:
        """The rows of the table that every case selects, as a sparse matrix."""
        codes = samples.codes
        kinds = codes & (1 << KIND_BITS) - 1
        counts = self.entries[kinds]
        ends = np.concatenate([[0], np.cumsum(counts)])
        found = np.empty(ends[-1], np.int32)
        amounts = np.ones(ends[-1], np.float32)
        for kind, crosses in enumerate(self.layout.crosses):
            here = np.flatnonzero(kinds == kind)
            if len(here) == 0:
                continue
            chosen, at = codes[here], ends[here]
            for number, (first, parts) in enumerate(crosses):
                row = np.full(len(here), first, np.int64)
                for shift, mask, left in parts:
                    row += (chosen >> shift & mask) << left
                found[at + number] = row
            at = at + len(crosses)
            for shift, mask, slope, values in self.shared.fields[kind]:
                value = chosen >> shift & mask
                found[at] = slope
                amounts[at] = value / np.float32(mask)
                found[at + 1] = values + value
                at = at + 2
        shape = (len(samples.starts) - 1, self.shared.rows)
        return csr_matrix((amounts, found, ends[samples.starts]), shape=shape, copy=False)

    def forward(self, rows: Any) -> tuple[Array, list[Array]]:
        """The outputs of all cases, and the activations of every layer."""
        sums = rows @ self.weights[0] + self.weights[1]
        here = np.clip(sums, 0.0, 1.0)
        layers = [here]
        for at in range(2, len(self.weights), 2):
            here = here @ self.weights[at] + self.weights[at + 1]
            if at + 2 < len(self.weights):
                here = np.clip(here, 0.0, 1.0)
                layers.append(here)
        return here[:, 0] + sums[:, 0], layers

    def probabilities(self, outputs: Array, samples: Samples) -> Array:
        """Sigmoid for single cases, softmax within the others."""
        sizes = np.diff(samples.groups)
        if sizes.max(initial=1) == 1:
            return 1.0 / (1.0 + np.exp(-outputs))
        top = np.repeat(np.maximum.reduceat(outputs, samples.groups[:-1]), sizes)
        top[np.repeat(sizes == 1, sizes)] = 0.0
        raised = np.exp(np.clip(outputs - top, -30.0, 30.0))
        total = np.add.reduceat(raised, samples.groups[:-1])
        total[sizes == 1] += 1.0
        return raised / np.repeat(total, sizes)

    def loss(self, samples: Samples, batch: int = 8192) -> float:
        """The mean log loss of a group."""
        total = 0.0
        for at in range(0, len(samples), batch):
            part = samples.take(np.arange(at, min(at + batch, len(samples))))
            found = self.probabilities(self.forward(self.rows(part))[0], part)
            total += log_loss(found, part)
        return total / max(float(samples.weights.sum()), 1e-9)

    def learn(self, samples: Samples, rate: float, decay: float) -> float:
        """One step of Adam on a batch; returns its loss."""
        rows = self.rows(samples)
        outputs, layers = self.forward(rows)
        found = self.probabilities(outputs, samples)
        sizes = np.diff(samples.groups)
        weights = np.repeat(samples.weights, sizes)
        back = ((found - samples.targets) * weights / len(samples)).astype(np.float32)[:, None]
        direct = back[:, 0]
        slopes: list[Array] = [None] * len(self.weights)
        for at in range(len(self.weights) - 2, 0, -2):
            here = layers[at // 2 - 1]
            slopes[at], slopes[at + 1] = here.T @ back, back.sum(0)
            back = (back @ self.weights[at].T) * ((here > 0.0) & (here < 1.0))
        back[:, 0] += direct
        slopes[0], slopes[1] = rows.T @ back, back.sum(0)
        self.steps += 1
        fix_1, fix_2 = 1.0 - BETA_1**self.steps, 1.0 - BETA_2**self.steps
        for number, slope in enumerate(slopes):
            first, second, own = self.first[number], self.second[number], self.weights[number]
            first += (1.0 - BETA_1) * (slope - first)
            second += (1.0 - BETA_2) * (slope * slope - second)
            own -= rate / fix_1 * first / (np.sqrt(second / fix_2) + TINY)
            if number % 2 == 0:
                own *= 1.0 - rate * decay
                np.clip(own, *((-MOST_WEIGHT, MOST_WEIGHT) if number else (-MOST_ROW, MOST_ROW)), out=own)
        return log_loss(found, samples) / len(samples)

    def state(self, name: str) -> dict[str, Array]:
        """Everything that is needed to go on later, under names that begin with this one."""
        found = {f"{name}-steps": np.array(self.steps)}
        for kind, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            found |= {f"{name}-{kind}-{number}": one for number, one in enumerate(arrays)}
        return found

    def load(self, name: str, state: Any) -> None:
        """Go on from a state; ValueError if it does not fit."""
        for kind, arrays in (("weights", self.weights), ("first", self.first), ("second", self.second)):
            for number, one in enumerate(arrays):
                found = state[f"{name}-{kind}-{number}"]
                if found.shape != one.shape:
                    raise ValueError(f"{name} has another size")
                arrays[number] = found
        self.steps = int(state[f"{name}-steps"])

    def arrays(self) -> Arrays:
        """The network in whole numbers."""
        table, bias = whole(self.shared.fold(self.weights[0]) * ONE, "h"), whole(self.weights[1] * ONE, "i")
        layers = []
        for at in range(2, len(self.weights), 2):
            weights = whole(self.weights[at].T * SCALE, "h")
            layers.append((self.sizes[at // 2], weights, whole(self.weights[at + 1] * UNIT, "i")))
        return Arrays(self.sizes[0], table, bias, layers)


def whole(numbers: Array, code: str) -> "array[int]":
    """Rounded numbers as an array; they must be finite."""
    assert np.isfinite(numbers).all(), "training diverged: the weights are not finite"
    found = array(code)
    found.frombytes(np.ascontiguousarray(np.rint(numbers)).astype(np.dtype(code)).tobytes())
    return found


def log_loss(found: Array, samples: Samples) -> float:
    """The sum of the log losses of all groups."""
    sizes = np.diff(samples.groups)
    known = np.clip(found, 1e-7, 1.0 - 1e-7)
    losses = -samples.targets * np.log(known)
    alone = np.repeat(sizes == 1, sizes)
    losses[alone] -= (1.0 - samples.targets[alone]) * np.log(1.0 - known[alone])
    return float((losses * np.repeat(samples.weights, sizes)).sum())


def train(
    model: Model,
    training: Samples,
    *,
    epochs: float,
    rate: float,
    decay: float,
    batch: int,
    seed: int,
    report: Callable[[float, float], None],
) -> None:
    """Learn from all samples several times, with a falling learning rate; reports the mean loss now and then."""
    rng = np.random.default_rng(seed)
    steps = max(1, int(epochs * len(training) / batch))
    order, at, told, total = rng.permutation(len(training)), 0, time.monotonic(), []
    for step in range(steps):
        if at + batch > len(order):
            order, at = rng.permutation(len(training)), 0
        now = rate * (0.5 + 0.5 * float(np.cos(np.pi * step / steps))) * min(1.0, (step + 1) / 50) + rate / 100
        total.append(model.learn(training.take(np.sort(order[at : at + batch])), now, decay))
        at += batch
        if time.monotonic() - told > 20 or step + 1 == steps:
            report((step + 1) / steps, float(np.mean(total[-500:])))
            told = time.monotonic()
