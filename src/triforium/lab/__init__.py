"""Studies of games and bots: how fast, how strong, how fair."""
