"""Figures for whoever runs the server, on an address of their own (`--metrics-address`).

Operators play as well. How long a bot thinks depends on what it holds, so waiting times are rounded up to whole
seconds, and all figures are made at most every ten seconds: nobody can time a single decision by asking all the time.
"""

import asyncio
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from prometheus_client import CollectorRegistry, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from coverts.hall.table import TablePhase
from coverts.server import logs
from coverts.server.bots.pool import BotFigures
from coverts.server.house.house import House
from coverts.store.opening import DATABASE

MIB = 1024 * 1024
FRESH = 10.0
"""Seconds for which the same figures are given out."""
TICK = 0.5
"""Seconds between two measurements of the event loop's delay."""
WAITS = (1, 2, 5, 10, 30)
"""Seconds by which bots' waiting times are told apart."""


class OperatorMetrics(Collector):
    """Counts, and names nobody. Most figures are read where they are kept when somebody asks."""

    def __init__(self, app: Litestar, folder: Path | None) -> None:
        self._app = app
        self._folder = folder
        self._registry = CollectorRegistry()
        self._delays = Histogram(
            "coverts_loop_delay_seconds",
            "How much too late the event loop did what was due.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
            registry=self._registry,
        )
        self._registry.register(self)
        self._text, self._good_until = b"", 0.0

    async def measure(self) -> None:
        """Measure the event loop, for as long as the server runs."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + TICK
            await asyncio.sleep(TICK)
            self._delays.observe(max(0.0, clock() - due))

    def text(self) -> bytes:
        """All figures, those that everybody may read among them, as Prometheus reads them."""
        now = asyncio.get_running_loop().time()
        if now >= self._good_until:
            house: House = self._app.state.house
            of_nodes = house.metrics.nodes.text() if house.nodes.are_many else b""
            self._text = house.metrics.text() + of_nodes + generate_latest(self._registry)
            self._good_until = now + FRESH
        return self._text

    def collect(self) -> Iterator[Metric]:
        """What is read when somebody asks."""
        if "house" not in self._app.state:
            return  # Prometheus asks for names when this is registered, before the house is open.
        yield self._tables()
        yield from _bots(self._app.state.workers.figures())
        yield _counted("coverts_client_errors", "What clients did wrong, by reason.", logs.CLIENT_ERRORS)
        yield _counted("coverts_errors", "What went wrong in the server, by event.", logs.ERRORS)
        if self._folder is not None:
            yield from self._disk(self._folder)

    def _tables(self) -> Metric:
        house: House = self._app.state.house
        phases = house.phases()
        family = GaugeMetricFamily("coverts_tables_by_phase", "Tables in memory.", labels=["phase"])
        for phase in TablePhase:
            family.add_metric([phase.value], phases[phase])
        return family

    def _disk(self, folder: Path) -> Iterator[Metric]:
        files = [path for path in folder.glob(f"{DATABASE}*") if path.is_file()]
        size, free = sum(path.stat().st_size for path in files), shutil.disk_usage(folder).free
        # In whole mebibytes: nobody learns how long the last move was.
        yield GaugeMetricFamily("coverts_database_bytes", "Size of the database and its log.", size // MIB * MIB)
        yield GaugeMetricFamily("coverts_disk_free_bytes", "Room left on the disk.", free // MIB * MIB)


def _bots(bots: BotFigures) -> Iterator[Metric]:
    yield GaugeMetricFamily("coverts_bot_decisions_waiting", "Decisions that wait for a worker.", bots.waiting)
    workers = GaugeMetricFamily("coverts_bot_workers", "Processes in which bots think.", labels=["state"])
    for state, number in (("idle", bots.idle), ("busy", bots.busy), ("starting", bots.starting)):
        workers.add_metric([state], number)
    yield workers
    within = [(str(most), sum(count for wait, count in bots.waits.items() if wait <= most)) for most in WAITS]
    waits = HistogramMetricFamily("coverts_bot_wait_seconds", "How long decisions waited, in whole seconds.")
    total = sum(wait * count for wait, count in bots.waits.items())
    waits.add_metric([], [*within, ("+Inf", bots.waits.total())], total)
    yield waits
    yield CounterMetricFamily("coverts_bot_decisions_late", "Decisions of a quick bot, the time being up.", bots.late)


def _counted(name: str, about: str, counts: Counter[str]) -> Metric:
    family = CounterMetricFamily(name, about, labels=["reason"])
    for reason, count in sorted(counts.items()):
        family.add_metric([reason], count)
    return family


class MetricsPage:
    """An ASGI application of one page."""

    def __init__(self, metrics: OperatorMetrics) -> None:
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI
        """Answer `GET /metrics`, and nothing else."""
        if scope["type"] != ScopeType.HTTP:
            return
        is_found = scope["method"] in ("GET", "HEAD") and scope["path"] == "/metrics"
        body = self._metrics.text() if is_found else b""
        headers = [(b"content-type", b"text/plain; version=0.0.4; charset=utf-8")]
        await send({"type": "http.response.start", "status": 200 if is_found else 404, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
