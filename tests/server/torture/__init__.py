"""Torture: real servers, killed again and again while dozens of tables are played over a bad network."""
