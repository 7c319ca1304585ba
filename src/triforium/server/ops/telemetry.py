"""Log and Prometheus metrics: no secret, no game state, no table and no player by name."""

import logging
import sys
import traceback
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

LOG: Any = structlog.get_logger()
LONGEST: Final = 200  # characters kept of a library's log message


def set_up(json: bool, level: str) -> None:
    """Configure logging: JSON lines, or readable lines for a terminal."""
    shape: Any = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[Libraries()], force=True)


class Libraries(logging.Handler):
    """Forwards log records of uvicorn, asyncio and others: only the first line, without its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log one record as one line."""
        said = {"logger": record.name, "message": str(record.msg).strip().partition("\n")[0][:LONGEST]}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said["where"] = where(error)
        LOG.log(record.levelno, "library", **said)


def where(error: BaseException) -> str:
    """The source location of an unexpected error: files and lines only, because a value could be a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' < '.join(reversed(places))}"


REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Kinds:
    """A cheap labelled counter for hot paths: a tenth of the cost of Prometheus's own, formatted only when scraped."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name, self.about, self.label = name, about, label
        self.counts: Counts[str] = Counts()
        REGISTRY.register(self)

    def count(self, word: str) -> None:
        """Increment the counter of one label value."""
        self.counts[word] += 1

    def collect(self) -> Iterable[CounterMetricFamily]:
        """The metrics for Prometheus."""
        family = CounterMetricFamily(self.name, self.about, labels=[self.label])
        for word, number in self.counts.items():
            family.add_metric([word], number)
        return [family]


class Times:
    """A cheap histogram of durations for hot paths."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(FAST) + 1)
        self.seconds = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Record one duration."""
        self.counts[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """The histogram for Prometheus, with cumulative buckets."""
        names = [*(str(float(limit)) for limit in FAST), "+Inf"]
        buckets = [(name, float(sum(self.counts[: number + 1]))) for number, name in enumerate(names)]
        return [HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.seconds)]


ENTRIES = Kinds("triforium_entries", "Journal entries written, by kind", "kind")
REFUSALS = Counter("triforium_refusals", "Messages refused, by code", ["code"], registry=REGISTRY)
COMMITTED = Times("triforium_commit_seconds", "Time to commit one journal entry to disk")
ANSWERED = Times("triforium_command_seconds", "Time from receiving a command until its updates are sent")
SOCKETS = Gauge("triforium_sockets", "Open sockets and streams", registry=REGISTRY)
TABLES = Gauge("triforium_tables", "Tables in memory", registry=REGISTRY)
LOADED = Counter("triforium_tables_loaded", "Tables loaded from the store", registry=REGISTRY)
STORE_FAILURES = Counter("triforium_store_failures", "Failed store operations", registry=REGISTRY)
BOT_SECONDS = Histogram("triforium_bot_seconds", "Time bots took per move", buckets=FAST, registry=REGISTRY)
BOT_DEATHS = Counter("triforium_bot_deaths", "Bot processes that crashed or exceeded the time limit", registry=REGISTRY)
BOT_FALLBACKS = Counter("triforium_bot_fallbacks", "Moves chosen by a weaker bot than requested", registry=REGISTRY)
REQUESTS = Counter("triforium_requests", "HTTP requests, by status", ["status"], registry=REGISTRY)
