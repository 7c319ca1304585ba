"""Triforium."""
