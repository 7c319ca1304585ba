"""Varied games of Stupor Mundi: invariants, hidden information, refusals, notation round trips."""

import dataclasses

import pytest

from tests.contract.cases import STRIDE, scaled
from tests.contract.stupor_mundi_invariants import Watcher
from tests.games.stupor_mundi.games import TABLES, busy, decisions
from triforium.core.action import CHANCE, SPECTATOR, Action, act
from triforium.core.position import Dealer, Position
from triforium.core.rng import Rng
from triforium.games.stupor_mundi.game import STUPOR_MUNDI
from triforium.games.stupor_mundi.state import StuporMundi

by_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
NOTATION = STUPOR_MUNDI.notation()
FAR = [72, 100, 0xFFFF]
PEEKS = scaled(4000)  # imagined states over all tables


@by_table
def test_every_cube_coin_card_tile_and_piece_is_conserved(seats: int, options: dict[str, str]) -> None:
    for seed in range(scaled(2)):
        s = STUPOR_MUNDI.deal("", seats, options)
        watcher = Watcher(s)
        rng = Rng(seed)
        while not s.over:
            s.take(busy(s, rng))
            watcher.check(s)


def test_nobody_sees_what_their_seat_may_not_know_over_thousands_of_imagined_worlds() -> None:
    thinking = Rng(11)
    seen = game = 0
    while seen < PEEKS:
        seats, options = TABLES[game % len(TABLES)]
        for turn, s in enumerate(decisions(seats, options, 900 + game)):
            if s.over or turn % 5 or s.round_number == 0:
                continue
            for seat in (SPECTATOR, *range(seats)):
                world = STUPOR_MUNDI.imagine(s, seat, thinking)
                assert NOTATION.write_view(world, seat) == NOTATION.write_view(s, seat)
                assert STUPOR_MUNDI.prompt(world).args == STUPOR_MUNDI.prompt(s).args, "a prompt is public"
                if turn % 45 == 0:
                    assert STUPOR_MUNDI.view(world, seat) == STUPOR_MUNDI.view(s, seat)
                if seat == s.deciding():
                    assert world.options() == s.options()
                else:
                    assert world.options()
                seen += 1
        game += 1


@by_table
def test_imagined_worlds_play_on_to_their_end(seats: int, options: dict[str, str]) -> None:
    thinking = Rng(5)
    for turn, s in enumerate(decisions(seats, options, 77)):
        if turn % 900 == 450 and not s.over:
            world = STUPOR_MUNDI.imagine(s, turn % seats, thinking)
            watcher = Watcher(world)
            watcher.round = world.round_number
            watcher.tokens = world.tokens
            while not world.over:
                world.take(busy(world, thinking))
                watcher.check(world)


@by_table
def test_refusals_agree_with_options_in_busy_games(seats: int, options: dict[str, str]) -> None:
    book = STUPOR_MUNDI.rulebook()
    for turn, s in enumerate(decisions(seats, options, 40 + seats)):
        if s.over or turn % (41 * STRIDE):
            continue
        offered = set(s.options())
        for verb in range(STUPOR_MUNDI.verbs.size()):
            for noun in [*range(60), *FAR]:
                refusal = STUPOR_MUNDI.why_not(s, act(verb, noun))
                assert (refusal is None) == (act(verb, noun) in offered), (STUPOR_MUNDI.verbs.name(verb), noun)
                assert refusal is None or book.has(refusal.rule)


@by_table
def test_positions_of_busy_games_read_back_as_they_were_written(seats: int, options: dict[str, str]) -> None:
    for turn, s in enumerate(decisions(seats, options, 60 + seats)):
        if s.over or (s.deciding() != CHANCE and turn % (9 * STRIDE) == 0):
            for seat in (s.deciding() if not s.over else 0, SPECTATOR):
                text = NOTATION.write_view(s, seat)
                read = NOTATION.read_position(text, Rng(turn)).state
                assert NOTATION.write_view(read, seat) == text
                assert read.scores() == s.scores()
            whole = NOTATION.write_position(NOTATION.read_position(NOTATION.write_view(s, 0), Rng(turn)))
            assert NOTATION.write_position(NOTATION.read_position(whole, Rng(turn))) == whole


class Replay(Dealer):
    """A dealer that repeats recorded draws, which moves do not contain."""

    def __init__(self, draws: list[Action], told: int) -> None:
        super().__init__(Rng(0))
        self.draws = draws
        self.told = told

    def answer(self, s: StuporMundi) -> Action:
        self.told += 1
        return self.draws[self.told - 1]

    def copy(self) -> "Replay":
        return Replay(self.draws, self.told)


@by_table
def test_whole_games_can_be_written_turn_by_turn_and_read_again(seats: int, options: dict[str, str]) -> None:
    for seed in range(scaled(2)):
        s = STUPOR_MUNDI.deal("", seats, options)
        rng = Rng(seed)
        while s.deciding() == CHANCE:
            s.take(s.decision().pick(s, rng))
        start, actions, draws = s.copy(), [], []
        while not s.over:
            actions.append(busy(s, rng))
            if s.deciding() == CHANCE:
                draws.append(actions[-1])
            s.take(actions[-1])
        lines = NOTATION.write_moves(start, actions)
        position = Position(start.copy(), Replay(draws, 0))
        NOTATION.play(position, lines)
        assert position.state.over
        assert NOTATION.write_view(position.state, 0) == NOTATION.write_view(s, 0)


@by_table
def test_copies_are_independent(seats: int, options: dict[str, str]) -> None:
    rng = Rng(3)
    for turn, s in enumerate(decisions(seats, options, 90)):
        if turn % (53 * STRIDE) == 0 and not s.over:
            before = [dataclasses.asdict(STUPOR_MUNDI.view(s, seat)) for seat in range(seats)]
            twin = s.copy()
            for _ in range(30):
                if not twin.over:
                    twin.take(busy(twin, rng))
            assert [dataclasses.asdict(STUPOR_MUNDI.view(s, seat)) for seat in range(seats)] == before
