"""Pebbles: the smallest game of the house, to copy from."""
