"""The browser client: its words, and what is built from web/ (in dist/, put there by the build)."""
