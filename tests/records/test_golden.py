"""Golden records: finished games that must replay exactly, at least one for each way in which a game can end."""

from pathlib import Path

import pytest

from tests.records import said
from triforium.core.record import Record
from triforium.core.record_text import read_record, write_record
from triforium.games import GAMES, find_game
from triforium.games.basilica.events import EVENTS
from triforium.games.orleans.events import EVENTS as ORLEANS_EVENTS
from triforium.games.orleans.state import Orleans

HERE = Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.record"))

# For each game: its editions, and the ways in which each must end in some record.
WAYS_TO_END = {
    "basilica": (("2010", "2022", "2022+ff", "2010+ff"), ("third", "exhausted")),
    "orleans": (("normal", "expert"), ("roof_built", "third_round_over")),
}


def load(path: Path) -> Record:
    """A golden record, replayed line by line."""
    read = read_record(path.read_text(encoding="utf-8"), path.name, find_game)
    assert read.note == ""
    return read.record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_golden_game_replays_to_its_end_and_is_written_the_same_way(path: Path) -> None:
    record = load(path)
    assert record.state.over
    assert write_record(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", said.RECORDS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_the_table_says_and_shows_in_a_golden_game_what_it_always_did(path: Path) -> None:
    """Where a sentence or a view changed on purpose: python -m tests.records.said, and read the difference."""
    kept = path.with_suffix(".said").read_text(encoding="utf-8").splitlines()
    assert list(said.transcript(path)) == kept


@pytest.mark.parametrize("game", sorted({path.parent.name for path in said.RECORDS}))
def test_the_components_are_those_that_were_always_printed(game: str) -> None:
    assert list(said.printed(game)) == said.printed_file(game).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", said.RECORDS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_in_a_golden_game_every_option_survives_being_written(path: Path) -> None:
    record = load(path)
    again = record.game.deal(record.agreement.edition, record.agreement.seats, record.agreement.options)
    for turn, action in enumerate(record.actions):
        for option in again.options() if turn % 3 == 0 else ():
            assert record.game.read(again, record.game.write(again, option)) == option
        again.take(action)


@pytest.mark.parametrize("game", [game for game in GAMES if game.key in WAYS_TO_END], ids=lambda game: game.key)
def test_there_is_a_golden_game_for_each_way_to_end(game: object) -> None:
    key: str = game.key  # type: ignore[attr-defined]
    editions, reasons = WAYS_TO_END[key]
    found = set()
    for path in (HERE / key).glob("*.record"):
        record = load(path)
        found.add((record.agreement.edition, record.game.outcome(record.state).reason))
    assert {(edition, reason) for edition in editions for reason in reasons} <= found


def test_stupor_mundi_ends_in_every_way_at_every_number_of_players() -> None:
    reasons: set[str] = set()
    seats: set[int] = set()
    for path in (HERE / "stupor_mundi").glob("*.record"):
        record = load(path)
        reasons.update(record.game.outcome(record.state).reason.split("+"))
        seats.add(record.agreement.seats)
    assert reasons == {"castle", "edict", "cards", "rounds"}
    assert seats == {1, 2, 3, 4}


def test_the_golden_games_of_basilica_show_every_kind_of_event_but_a_burned_order() -> None:
    seen = set()
    for path in (HERE / "basilica").glob("*.record"):
        seen |= {EVENTS.name(event.kind) for event in load(path).story()}
    assert set(EVENTS.words) - seen == {"order_burned"}


def test_teams_of_every_size_win_at_orleans_at_both_levels_in_the_last_round_and_a_few_before_it() -> None:
    won = set()
    for path in (HERE / "orleans").glob("*.record"):
        s = load(path).state
        assert isinstance(s, Orleans)
        if s.sections == 8:
            won.add((s.edition.key, s.seats, s.round_number))
    last = {(level, seats, 3) for level in ("normal", "expert") for seats in (2, 3, 4)}
    # In 6,000 games of teams of simple bots (tools/measure_orleans.py) 23 were won in round 2, none in round 1.
    assert won == last | {("normal", 2, 2), ("normal", 3, 2), ("normal", 4, 2), ("expert", 3, 2)}


def test_the_golden_games_of_orleans_show_every_kind_of_event_but_what_runs_out() -> None:
    seen = set()
    for path in (HERE / "orleans").glob("*.record"):
        seen |= {ORLEANS_EVENTS.name(event.kind) for event in load(path).story()}
    # ORL-AMB-2, ORL-AMB-14: there are always followers to draw, and more events than spaces of the Festival Ground;
    # ORL-REW-7: a sensible team never exhausts a supply.
    assert set(ORLEANS_EVENTS.words) - seen == {"bags_empty", "no_event_left", "reward_lost"}
