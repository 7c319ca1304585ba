"""Every game at every number of seats."""

from triforium.games import GAMES

TABLES = [(game.key, seats) for game in GAMES for seats in range(game.fewest_seats, game.most_seats + 1)]
