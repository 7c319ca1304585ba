"""Crash tests: real servers are killed repeatedly while dozens of tables are played over a bad network."""
