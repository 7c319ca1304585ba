"""Predicts the next question of a seat where it does not depend on the other players (ADR 0011)."""

import hashlib
from typing import Any, Final

from triforium.core.action import Action, Seat
from triforium.core.game import Game
from triforium.core.message import Message
from triforium.core.rng import Rng
from triforium.core.state import State

WORLDS: Final = 3  # random playouts; all must lead to the same question
FARTHEST: Final = 150  # limit of actions before the question, enough for the draws of three hands


class Foresight:
    """A predicted question: its key, its options and their texts."""

    def __init__(
        self, key: str, options: list[Action], prompt: Message, choices: list[Message], texts: list[str]
    ) -> None:
        self.key = key
        self.options = options
        self.prompt = prompt
        self.choices = choices
        self.texts = texts

    def content(self) -> str:
        """The whole content, for comparison."""
        return repr((self.key, self.options, self.prompt, self.choices, self.texts))


def fingerprint_of(key: str, options: list[Action]) -> str:
    """A hash of a question, stored with its advance answer."""
    return hashlib.blake2b(repr((key, options)).encode(), digest_size=12).hexdigest()


def foresee(game: Game[Any], state: State, seat: Seat, answers: list[Action], rng: Rng) -> Foresight | None:
    """The next question of a seat after these answers, from what it knows; None unless all playouts agree."""
    found: Foresight | None = None
    for _ in range(WORLDS):
        sight = look_ahead(game, game.imagine(state, seat, rng), seat, answers, rng)
        if sight is None or (found is not None and sight.content() != found.content()):
            return None
        found = sight
    return found


def look_ahead(game: Game[Any], world: State, seat: Seat, answers: list[Action], rng: Rng) -> Foresight | None:
    """Play out one sampled world until the seat is asked something new."""
    left = list(answers)
    for _ in range(FARTHEST):
        if world.over:
            return None
        if world.deciding() != seat:
            world.take(world.decision().pick(world, rng))
        elif left:
            if left[0] not in world.options():
                return None
            world.take(left.pop(0))
        else:
            options = world.options()
            words = [game.choice(world, action) for action in options]
            texts = [game.write(world, action) for action in options]
            return Foresight(world.decision().key, options, game.prompt(world), words, texts)
    return None
