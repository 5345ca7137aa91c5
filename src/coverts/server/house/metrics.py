"""Prometheus metrics. They count, and name nobody.

Anybody can read them, so they count only what shows anyhow: commands that were refused or sent twice would tell the
others at a quiet table what somebody has tried, and commands by who sent them whether it was a bot that moved.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.commits = Histogram(
            "coverts_commit_seconds",
            "How long it took to make a command durable.",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=registry,
        )
        self.moves = Counter("coverts_moves", "Moves in games, by people and bots.", registry=registry)
        self.tables = Gauge("coverts_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("coverts_sockets", "Open sockets.", registry=registry)

        self.nodes = NodeMetrics()

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)


class NodeMetrics:
    """What is counted where there are many nodes: for whoever runs them."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.tries = Histogram(
            "coverts_commit_tries",
            "How often a command was decided until it was durable: other nodes write to the same logs.",
            buckets=(1, 2, 3, 4, 7, 20),
            registry=registry,
        )
        self.conflicts = Counter("coverts_conflicts", "Commits that another node was quicker than.", registry=registry)
        self.followed = Counter("coverts_entries_followed", "Entries that other nodes have written.", registry=registry)
        self.lag = Histogram(
            "coverts_notification_seconds",
            "How long it took until a message by way of the pub/sub was heard.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=registry,
        )
        self.cared_for = Gauge("coverts_tables_cared_for", "Tables whose clocks and bots run here.", registry=registry)
        self.taken_over = Counter("coverts_takeovers", "Tables taken over from nodes that are gone.", registry=registry)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
