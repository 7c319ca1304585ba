"""The 13 invariants of rules.md, section 13, over random games of every edition."""

import pytest

from tests.contract.basilica_invariants import Watcher
from tests.contract.cases import scaled
from triforium.core.action import CHANCE
from triforium.core.record import Agreement, Record
from triforium.core.rng import Rng
from triforium.games.basilica.events import EVENTS
from triforium.games.basilica.game import BASILICA
from triforium.games.basilica.state import Basilica

GAMES_AN_EDITION = scaled(400)
PARTS = 2


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("edition", BASILICA.editions())
def test_invariants_1_to_10_hold_over_random_games(edition: str, part: int) -> None:
    for seed in range(part, GAMES_AN_EDITION, PARTS):
        s = BASILICA.deal(edition)
        watcher = Watcher(s)
        rng = Rng(seed)
        while not s.over:
            watcher.check(s)
            s.take(s.decision().pick(s, rng))
        watcher.check(s)


@pytest.mark.parametrize(
    "option", [option for option in BASILICA.options() if option.key not in ("edition", "ff")], ids=lambda o: o.key
)
@pytest.mark.parametrize("edition", BASILICA.editions())
def test_invariants_1_to_10_hold_with_every_option(edition: str, option: object) -> None:
    for value in option.values[1:]:  # type: ignore[attr-defined]
        for seed in range(scaled(8)):
            s = BASILICA.deal(edition, 2, {option.key: value})  # type: ignore[attr-defined]
            watcher = Watcher(s)
            rng = Rng(seed)
            while not s.over:
                watcher.check(s)
                s.take(s.decision().pick(s, rng))
            watcher.check(s)


@pytest.mark.parametrize("edition", BASILICA.editions())
def test_invariant_11_a_turn_has_three_actions_unless_a_scoring_or_the_end_interrupts_it(edition: str) -> None:
    for seed in range(scaled(60)):
        record = Record(BASILICA, Agreement(edition, 2, {}, ["w", "b"], ""))
        rng = Rng(seed)
        while not record.state.over:
            record.play(record.state.decision().pick(record.state, rng))
        actions = 0
        interrupted = False
        previous = -1
        for event in record.story():
            kind = EVENTS.name(event.kind)
            if kind in ("vault_placed", "builder_placed", "order_taken"):
                actions += 1
            elif kind in ("scoring", "stack_ran_out"):
                interrupted = True
            elif kind == "turn_begins":
                assert event.seat != previous, "turns alternate"
                assert previous == -1 or interrupted or actions == 3
                assert actions <= 3
                previous, actions, interrupted = event.seat, 0, False


@pytest.mark.parametrize("edition", BASILICA.editions())
def test_invariant_13_what_was_written_as_seen_knows_no_more_and_no_less(edition: str) -> None:
    notation = BASILICA.notation()
    for seed in range(scaled(5)):
        s = BASILICA.deal(edition)
        rng = Rng(seed)
        while not s.over:
            if s.deciding() != CHANCE and s.decision().key != "jester.colour":
                again: Basilica = notation.read_position(notation.write_view(s, 0), Rng(0)).state
                assert again.bag.pieces == s.bag.pieces
                assert [again.candidates(slot) for slot in range(3)] == [s.candidates(slot) for slot in range(3)]
            s.take(s.decision().pick(s, rng))
