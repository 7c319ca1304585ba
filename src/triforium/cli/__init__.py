"""The command line: a stable interface for scripts (docs/cli.md)."""
