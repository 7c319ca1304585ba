"""Measurements of games and bots: speed, strength, balance."""
