"""The tables inside a browser page: what runs in its Workers, under Pyodide."""
