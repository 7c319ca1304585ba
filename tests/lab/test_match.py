"""Matches: groups and seatings, determinism for a seed, standings."""

import pytest

from triforium.bots import find_bot
from triforium.bots.ladder import MAX_ITERATIONS, MAX_SECONDS, Level
from triforium.games import find_game
from triforium.lab.arena import match_for, setting_for
from triforium.lab.match import bot_groups, pairwise_score, parse_job, play, seatings_of
from triforium.lab.standings import standings

TABLES = [("pebbles", 3), ("basilica", 2), ("stupor_mundi", 2), ("orleans", 2)]


def test_every_deal_is_played_in_every_seating() -> None:
    match = match_for(setting_for("pebbles", 2, {}), ["random", "simple"], 5, 1)
    assert match.jobs() == ["0:0-1", "0:1-0", "1:0-1", "1:1-0", "2:0-1", "2:1-0"]
    assert len(seatings_of((0, 1, 2))) == 6
    assert seatings_of((0, 0, 1)) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


def test_groups_are_all_different_or_as_even_as_possible() -> None:
    assert bot_groups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert bot_groups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert bot_groups(2, 4) == [(0, 0, 1, 1)]
    assert bot_groups(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_a_team_is_the_same_bot_in_every_seat() -> None:
    match = match_for(setting_for("orleans", 3, {}), ["random", "simple"], 2, 1)
    assert match.seatings() == [(0, 0, 0), (1, 1, 1)]
    assert len(match.jobs()) == 4


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    setting = setting_for(game, seats, {})
    bots = [find_bot("random")] * seats
    job = f"7:{'-'.join('0' * seats)}"
    one, again, other = (play(setting, bots, seed, 7, job) for seed in (5, 5, 6))
    for result in (one, again, other):
        assert len(result["choices"]) == len(result["scores"]) == len(result.pop("cpu")) == seats
    assert one == again
    assert one != other


def test_draws_are_mirrored() -> None:
    setting = setting_for("pebbles", 2, {})
    for deal in range(6):  # two deterministic bots: the first player wins in either seating
        results = [play(setting, [find_bot("simple")] * 2, 3, deal, f"{deal}:{line}") for line in ("0-1", "1-0")]
        assert results[0]["winners"] == results[1]["winners"]


def test_pairwise_scores_rank_winners_first_then_points() -> None:
    result = {"winners": [1], "scores": [9, 9, 4]}
    assert pairwise_score(result, 1, 0) == 1.0
    assert pairwise_score(result, 0, 1) == 0.0
    assert pairwise_score(result, 0, 2) == 1.0
    assert pairwise_score({"winners": [0, 1], "scores": [5, 4]}, 1, 0) == 0.5
    assert pairwise_score({"winners": [2], "scores": [3, 3, 8]}, 0, 1) == 0.5


def test_standings_count_what_was_played() -> None:
    match = match_for(setting_for("pebbles", 3, {}), ["random", "simple"], 6, 4)
    results = {}
    for job in match.jobs():  # bot 1 always wins, and the points follow the seats
        _, line = parse_job(job)
        results[job] = {
            "winners": [line.index(1)],
            "scores": [3, 2, 1],
            "reason": "heap empty",
            "choices": [1, 2, 3],
            "cpu": [0.0, 0.5, 0.0],
        }
    found = standings(match, results)
    assert [bot for bot, _ in found.ratings] == ["simple", "random"]
    shares = {(pair.bot, pair.against): pair.share[0] for pair in found.pairs}
    # In each group with two simple bots, the second of them is ranked above or below the random one by seat.
    assert shares["simple", "random"] + shares["random", "simple"] == pytest.approx(1)
    assert shares["simple", "random"] > 0.7
    assert sum(share[0] for share in found.seats) == pytest.approx(1)
    assert found.endings == [("heap empty", found.games)]
    assert found.choices[0] == 6
    assert sum(spent for _, _, spent in found.seconds) == pytest.approx(0.5 * found.games)


def test_search_bots_are_deterministic_and_independent_of_other_games() -> None:
    match = match_for(setting_for("pebbles", 2, {}), ["novice", "apprentice"], 8, 2)
    jobs = match.jobs()

    def told(job: str) -> object:
        return {key: value for key, value in match.run(job).items() if key != "cpu"}

    forwards = {job: told(job) for job in jobs}
    assert {job: told(job) for job in reversed(jobs)} == forwards


def test_a_level_in_a_match_has_its_iterations_or_the_common_time_limit() -> None:
    game = find_game("basilica")
    master = find_bot("master")
    assert isinstance(master, Level)
    by_thoughts, by_clock = master.for_match(), master.for_match(0.25)
    assert isinstance(by_thoughts, Level)
    assert isinstance(by_clock, Level)
    assert by_thoughts is not master
    assert by_thoughts.plan(game).budget.iterations == master.plan(game).budget.iterations
    assert by_thoughts.plan(game).budget.seconds == MAX_SECONDS > master.plan(game).budget.seconds
    assert by_clock.plan(game).budget.seconds == 0.25
    assert by_clock.plan(game).budget.iterations == MAX_ITERATIONS
    own = find_bot("master@500").for_match()
    assert isinstance(own, Level)
    assert own.plan(game).budget.iterations == 500
