"""Pebbles: the smallest game here, an example to copy."""
