"""The API of tables, games and seats as typed operations, free of network: HTTP serves them, and so can a Worker."""
