"""Random games that get somewhere: players who seldom pass, skip or throw cards away."""

from collections.abc import Iterator

from triforium.core.action import CHANCE, Action, verb_of
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi
from triforium.games.stupor_mundi.verbs import DISCARD, PASS, SKIP

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (1, {"solo": "easier", "market": "difficult"}),
    (2, {}),
    (2, {"houses": "draft", "market": "medium"}),
    (3, {}),
    (3, {"houses": "draft"}),
    (4, {}),
    (4, {"market": "difficult", "houses": "draft"}),
)


def busy(s: StuporMundi, rng: Rng) -> Action:
    """Any option; passing, skipping and discarding only now and then."""
    if s.deciding() == CHANCE:
        return s.decision().pick(s, rng)
    options = s.options()
    if len(options) > 1 and rng.below(8):
        idle = (PASS, DISCARD) if verb_of(options[0]) == DISCARD else (PASS, SKIP)
        options = [option for option in options if verb_of(option) not in idle] or options
    return options[rng.below(len(options))]


def decisions(seats: int, options: dict[str, str], seed: int) -> Iterator[StuporMundi]:
    """A busy game, seen before each decision, and once more at its end."""
    s = STUPOR_MUNDI.deal("", seats, options)
    rng = Rng(seed)
    while not s.over:
        yield s
        s.take(busy(s, rng))
    yield s


def some_states(every: int, games: int) -> list[StuporMundi]:
    """States from busy games of every kind, in which a seat decides or the game is over."""
    found: list[StuporMundi] = []
    for number, (seats, options) in enumerate(TABLES):
        for game in range(games):
            for turn, s in enumerate(decisions(seats, options, game * 31 + number)):
                if s.over or (s.deciding() != CHANCE and turn % every == 0):
                    found.append(s.copy())
    return found
