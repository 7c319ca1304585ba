"""Basilica, chapter by chapter."""
