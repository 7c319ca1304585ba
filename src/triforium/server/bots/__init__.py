"""Bots of the server: worker processes and the pool that asks them."""
