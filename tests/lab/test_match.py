"""Who meets whom, in which order, and that a game depends on its seeds alone."""

import pytest

from triforium.bots import find_bot
from triforium.lab.arena import match_for, setting_for
from triforium.lab.match import companies, orders, place_points, play, read_piece
from triforium.lab.standings import standings

TABLES = [("pebbles", 3), ("basilica", 2), ("stupor_mundi", 2), ("orleans", 2)]


def test_every_deal_is_played_in_every_order_of_seats() -> None:
    match = match_for(setting_for("pebbles", 2, {}), ["random", "simple"], 5, 1)
    assert match.pieces() == ["0:0-1", "0:1-0", "1:0-1", "1:1-0", "2:0-1", "2:1-0"]
    assert len(orders((0, 1, 2))) == 6
    assert orders((0, 0, 1)) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]


def test_companies_are_all_different_or_as_even_as_can_be() -> None:
    assert companies(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert companies(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert companies(2, 4) == [(0, 0, 1, 1)]
    assert companies(3, 4) == [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]


def test_a_team_is_the_same_bot_in_every_seat() -> None:
    match = match_for(setting_for("orleans", 3, {}), ["random", "simple"], 2, 1)
    assert match.lines() == [(0, 0, 0), (1, 1, 1)]
    assert len(match.pieces()) == 4


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_is_the_same_game(game: str, seats: int) -> None:
    setting = setting_for(game, seats, {})
    bots = [find_bot("random")] * seats
    piece = f"7:{'-'.join('0' * seats)}"
    one, again, other = (play(setting, bots, seed, 7, piece) for seed in (5, 5, 6))
    for result in (one, again, other):
        assert len(result["choices"]) == len(result["scores"]) == len(result.pop("cpu")) == seats
    assert one == again
    assert one != other


def test_draws_are_mirrored() -> None:
    setting = setting_for("pebbles", 2, {})
    for deal in range(6):  # two that never guess: who begins wins, whoever sits there
        results = [play(setting, [find_bot("simple")] * 2, 3, deal, f"{deal}:{line}") for line in ("0-1", "1-0")]
        assert results[0]["winners"] == results[1]["winners"]


def test_places_count_winners_first_and_points_then() -> None:
    result = {"winners": [1], "scores": [9, 9, 4]}
    assert place_points(result, 1, 0) == 1.0
    assert place_points(result, 0, 1) == 0.0
    assert place_points(result, 0, 2) == 1.0
    assert place_points({"winners": [0, 1], "scores": [5, 4]}, 1, 0) == 0.5
    assert place_points({"winners": [2], "scores": [3, 3, 8]}, 0, 1) == 0.5


def test_standings_count_what_was_played() -> None:
    match = match_for(setting_for("pebbles", 3, {}), ["random", "simple"], 6, 4)
    results = {}
    for piece in match.pieces():  # bot 1 always wins, and the points follow the seats
        _, line = read_piece(piece)
        results[piece] = {
            "winners": [line.index(1)],
            "scores": [3, 2, 1],
            "reason": "heap empty",
            "choices": [1, 2, 3],
            "cpu": [0.0, 0.5, 0.0],
        }
    found = standings(match, results)
    assert [bot for bot, _ in found.ratings] == ["simple", "random"]
    shares = {(pair.bot, pair.against): pair.share[0] for pair in found.pairs}
    # In each company of two simple ones the second of them comes before the random one or after it, seat by seat.
    assert shares["simple", "random"] + shares["random", "simple"] == pytest.approx(1)
    assert shares["simple", "random"] > 0.7
    assert sum(share[0] for share in found.seats) == pytest.approx(1)
    assert found.endings == [("heap empty", found.games)]
    assert found.choices[0] == 6
    assert sum(spent for _, _, spent in found.seconds) == pytest.approx(0.5 * found.games)
