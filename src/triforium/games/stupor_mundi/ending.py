"""The end of the game and its scoring (SM-END, SM-SCORE, SM-SOLO-20 to SM-SOLO-22)."""

from typing import Final

from triforium.core.action import CHANCE, Seat
from triforium.core.masks import count
from triforium.games.stupor_mundi.events import FINAL_SCORE, GAME_OVER, ROUNDS_OVER
from triforium.games.stupor_mundi.kinds import END_NAMES, ROUNDS_END
from triforium.games.stupor_mundi.player import Player
from triforium.games.stupor_mundi.state import StuporMundi

MAX_ROUNDS: Final = 30  # SM-END-3, RUL-90


def prize(s: StuporMundi, seat: Seat) -> int:
    """SM-SCORE-2, SM-SCORE-3, RUL-88, RUL-89: for most structures, and with three or four players for second most."""
    edition = s.edition
    counts = [player.structures() for player in s.players]
    mine = counts[seat]
    if edition.solo:  # SM-SOLO-20, RUL-93: a tie with Frederick counts as most
        return edition.most_points if mine >= s.frederick_structures() else 0
    most = max(counts)
    if mine == most:
        return edition.most_points
    second = max([number for number in counts if number < most])
    return edition.second_points if edition.second_prize and mine == second else 0


def points_for_coins(s: StuporMundi, player: Player) -> int:
    """SM-SCORE-4, RUL-99: resources are turned into Augustales, and every six Augustales into a point."""
    coins = player.coins + s.edition.coins_per_resource * (player.stone + player.grain)
    return coins // s.edition.coins_per_point


def total(s: StuporMundi, seat: Seat) -> int:
    """SM-SCORE-1 to SM-SCORE-4: the VP track plus points for structures, the prize, and coins."""
    player = s.players[seat]
    structures = s.edition.structure_points * player.structures()
    return player.points + structures + prize(s, seat) + points_for_coins(s, player)


def scoring(s: StuporMundi) -> list[dict[str, object]]:
    """SM-SCORE-1 to SM-SCORE-4: the points of every seat if the game ended now, by category."""
    players = s.players
    each = s.edition.structure_points
    return [
        {"what": "track", "points": [player.points for player in players]},
        {"what": "structures", "points": [each * player.structures() for player in players]},
        {"what": "most", "points": [prize(s, seat) for seat in range(len(players))]},
        {"what": "coins", "points": [points_for_coins(s, player) for player in players]},
        {"what": "total", "points": [total(s, seat) for seat in range(len(players))]},
    ]


def end_game(s: StuporMundi) -> None:
    """SM-END-2: after the complete End Phase; the state stays as it is."""
    if s.ends == 0:
        s.ends = ROUNDS_END  # SM-END-3
        s.tell(ROUNDS_OVER, CHANCE)
    seats = range(s.edition.seats)
    s.final = tuple([total(s, seat) for seat in seats])
    s.over = True
    for seat in seats:
        player = s.players[seat]
        s.tell(FINAL_SCORE, seat, player.structures(), prize(s, seat), points_for_coins(s, player), s.final[seat])
    s.tell(GAME_OVER, CHANCE)


def great_structures(s: StuporMundi, seat: Seat) -> int:
    """SM-SCORE-5: the number of Great pieces in a castle."""
    return count(s.edition.great_pieces & ~s.players[seat].pieces)


def ranking(s: StuporMundi) -> list[int]:
    """SM-SCORE-5, SM-SCORE-6, RUL-100: the rank of every seat by points, then Great Structures; ties share a rank."""
    results = [(s.final[seat], great_structures(s, seat)) for seat in range(s.edition.seats)]
    return [1 + sum(1 for other in results if other > result) for result in results]


def winners(s: StuporMundi) -> list[Seat]:
    """SM-SCORE-5, SM-SOLO-22: all seats in first place; in the solo game only with the highest title."""
    if s.edition.solo:
        return [0] if s.final[0] >= s.edition.solo_titles[-1][0] else []
    places = ranking(s)
    return [seat for seat in range(s.edition.seats) if places[seat] == 1]


def title(s: StuporMundi) -> str:
    """SM-SOLO-21: the title of a solo player."""
    found = ""
    for lowest, name in s.edition.solo_titles:
        if s.final[0] >= lowest:
            found = name
    return found


def reasons(s: StuporMundi) -> str:
    """RUL-117: all end conditions that were met, in the order of SM-END-1."""
    return "+".join(name.lower() for number, name in enumerate(END_NAMES) if s.ends >> number & 1)
