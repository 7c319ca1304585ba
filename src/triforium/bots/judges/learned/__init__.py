"""The networks that come with Triforium, one file per game (docs/bots.md)."""
