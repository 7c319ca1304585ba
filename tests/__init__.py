"""Tests that are played: a drawn board, moves in words, a drawn board."""
