"""The game-independent core: states, decisions, actions, records, random numbers."""
