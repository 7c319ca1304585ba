"""The command line: the door that scripts and tests may rely on (docs/cli.md)."""
