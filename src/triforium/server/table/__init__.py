"""A table: what happens at it, who sits there and what everybody is sent; no network, no threads, no processes."""
