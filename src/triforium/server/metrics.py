"""What the house counts about itself: numbers only, no table and no player by name."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

ENTRIES = Counter("triforium_entries", "Journal entries written, by what happened", ["kind"], registry=REGISTRY)
REFUSALS = Counter("triforium_refusals", "Messages refused, by code", ["code"], registry=REGISTRY)
COMMITTED = Histogram(
    "triforium_commit_seconds", "From asking the store until the disk has it", buckets=FAST, registry=REGISTRY
)
ANSWERED = Histogram(
    "triforium_command_seconds", "From a command's arrival until everybody was told", buckets=FAST, registry=REGISTRY
)
SOCKETS = Gauge("triforium_sockets", "Open sockets and streams", registry=REGISTRY)
TABLES = Gauge("triforium_tables", "Tables in memory", registry=REGISTRY)
LOADED = Counter("triforium_tables_loaded", "Tables read from the store", registry=REGISTRY)
STORE_FAILURES = Counter("triforium_store_failures", "Times the store could not be reached", registry=REGISTRY)
BOT_SECONDS = Histogram("triforium_bot_seconds", "How long bots thought", buckets=FAST, registry=REGISTRY)
BOT_DEATHS = Counter("triforium_bot_deaths", "Bot processes that died or were stopped", registry=REGISTRY)
BOT_FALLBACKS = Counter("triforium_bot_fallbacks", "Choices made by a lower bot than was asked for", registry=REGISTRY)
REQUESTS = Counter("triforium_requests", "HTTP requests, by status", ["status"], registry=REGISTRY)
