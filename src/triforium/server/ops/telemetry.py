"""Log and Prometheus metrics: no secret, no game state, and no table or player by name in the metrics."""

import json
import logging
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from triforium.server.table.ports import BUCKETS, Counters, Times
from triforium.server.table.refusals import where

LONGEST: Final = 200  # characters kept of a library's log message
OURS: Final = "triforium"
USUAL: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}


def set_up(is_json: bool, level: str) -> None:
    """Log to standard error: JSON lines, or readable lines for a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if is_json else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(level.upper())


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says; of other libraries only the first line, without its arguments, which may be secret."""
    if record.name.partition(".")[0] == OURS:
        said = {key: value for key, value in vars(record).items() if key not in USUAL}
        event = record.getMessage()
    else:
        said = {"logger": record.name, "message": str(record.msg).strip().partition("\n")[0][:LONGEST]}
        event = "library"
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            said["where"] = where(error)
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return {"timestamp": time, "level": record.levelname.lower(), "event": event, **said}


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        return json.dumps(fields_of(record), default=str)


class TextLines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said = fields_of(record)
        head = f"{said.pop('timestamp')} [{said.pop('level')}] {said.pop('event')}"
        return " ".join([head, *(f"{key}={value}" for key, value in said.items())])


class Metrics:
    """The numbers of a server in Prometheus' format."""

    def __init__(self, counters: Counters, gauges: dict[str, tuple[str, Callable[[], float]]]) -> None:
        self.counters = counters
        self.gauges = gauges  # name: what it is, and a function that returns it
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self.registry)

    def collect(self) -> Iterable[Metric]:
        """The metrics for Prometheus."""
        counters = self.counters
        yield by_label("entries", "Journal entries written, by kind", "kind", counters.entries)
        yield by_label("refusals", "Messages refused, by code", "code", counters.refusals)
        yield by_label("requests", "HTTP requests, by status", "status", counters.requests)
        yield histogram("commit_seconds", "Time to commit one journal entry to disk", counters.commit)
        yield histogram("command_seconds", "Time from reading a command until its updates are sent", counters.command)
        yield histogram("bot_seconds", "Time bots took per move", counters.bot)
        for name, about, value in (
            ("tables_loaded", "Tables loaded from the store", counters.loaded),
            ("bot_deaths", "Bot processes that crashed or exceeded the time limit", counters.bot_deaths),
            ("bot_fallbacks", "Moves chosen by a weaker bot than requested", counters.bot_fallbacks),
        ):
            yield CounterMetricFamily(f"triforium_{name}", about, value)
        for name, (about, read) in self.gauges.items():
            family = CounterMetricFamily if name.endswith("_failures") else GaugeMetricFamily
            yield family(f"triforium_{name}", about, read())


def by_label(name: str, about: str, label: str, counts: dict[str, int]) -> Metric:
    """A counter for each value of a label."""
    family = CounterMetricFamily(f"triforium_{name}", about, labels=[label])
    for value, number in counts.items():
        family.add_metric([value], number)
    return family


def histogram(name: str, about: str, times: Times) -> Metric:
    """A histogram with cumulative buckets."""
    names = [*(str(limit) for limit in BUCKETS), "+Inf"]
    buckets = [(name, float(sum(times.counts[: number + 1]))) for number, name in enumerate(names)]
    return HistogramMetricFamily(f"triforium_{name}", about, buckets=buckets, sum_value=times.seconds)
