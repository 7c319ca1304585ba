"""Pebbles, the smallest game."""
