"""The table: a server that never loses a move and never tells a secret."""
