"""Prometheus metrics of the server; no table and no player appears in them by name."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families

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


class Together:
    """The metrics of several processes, merged; each sample gets a `process` label."""

    def __init__(self, texts: dict[int, bytes | None]) -> None:
        up = GaugeMetricFamily("triforium_process_up", "Whether this process responded", labels=["process"])
        self.families: dict[str, Metric] = {up.name: up}
        for process, text in sorted(texts.items()):
            up.add_metric([str(process)], text is not None)
            for family in text_string_to_metric_families((text or b"").decode()):
                whole = self.families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    whole.samples.append(sample._replace(labels={**sample.labels, "process": str(process)}))

    def collect(self) -> Iterable[Metric]:
        """The metrics for Prometheus."""
        return self.families.values()


def of_the_house(texts: dict[int, bytes | None]) -> bytes:
    """The metrics of all processes as one text; None marks a process that did not respond."""
    registry = CollectorRegistry()
    registry.register(Together(texts))
    return generate_latest(registry)
