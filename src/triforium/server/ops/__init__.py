"""Settings, log and metrics."""
