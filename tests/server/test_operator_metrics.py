"""An operator's figures: on an address of their own, and the dashboard asks for those that exist."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from coverts.hall.pok import PokSetup
from coverts.hall.settings import Settings
from coverts.server import logs, operator_metrics
from coverts.server.bots.pool import BotWorkers
from coverts.server.config import Config
from coverts.server.house.metrics import NodeMetrics
from coverts.server.run import CannotServe, figures_served, listening_socket
from tests.server.harness import Server, serving
from tests.server.players import party

ROOT = Path(__file__).parents[2]
DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_bytes())


PARTS = re.compile(r"_(bucket|sum|count|total|created)$")


@pytest.fixture(autouse=True)
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator_metrics, "FRESH", 0.0)


def free_port() -> int:
    with listening_socket(Config(data=Path(), port=0)) as bound:
        port: int = bound.getsockname()[1]
        return port


@asynccontextmanager
async def figures(server: Server, folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    config = Config(data=folder, metrics_host="127.0.0.1", metrics_port=free_port())
    async with (
        figures_served(server.app, config),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{config.metrics_port}") as prometheus,
    ):
        yield prometheus


async def got(server: Server, path: str) -> str:
    async with server.http() as stranger:
        return (await stranger.get(path)).text


def figure(text: str, name: str) -> float:
    (found,) = [line.rpartition(" ")[2] for line in text.split("\n") if line.rpartition(" ")[0] == name]
    return float(found)


def names_in(text: str) -> set[str]:
    return {re.split(r"[{ ]", line)[0] for line in text.split("\n") if line and not line.startswith("#")}


async def test_what_an_operator_asks_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, figures(server, tmp_path) as prometheus:
        pok = Settings(PokSetup(3))
        async with party(server, pok, 2, ["random"]) as table:
            await table.start()
            await table.played()
            await got(server, "/nowhere")
            text = (await prometheus.get("/metrics")).text
            assert figure(text, "coverts_moves_total") > 0
            assert figure(text, 'coverts_tables_by_phase{phase="over"}') == 1
            assert figure(text, "coverts_sockets") == 2
            assert figure(text, 'coverts_client_errors_total{reason="404"}') >= 1
            assert figure(text, "coverts_disk_free_bytes") % operator_metrics.MIB == 0
            assert figure(text, 'coverts_bot_workers{state="idle"}') == 0, "these bots need none"


async def test_it_is_one_page_on_an_address_of_its_own(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, figures(server, tmp_path) as prometheus:
        assert (await prometheus.get("/")).status_code == 404
        assert (await prometheus.post("/metrics")).status_code == 404
        everybody = await got(server, "/metrics")
        own = names_in((await prometheus.get("/metrics")).text)
        assert names_in(everybody) < own
        assert "client_errors" not in everybody, "it would tell what others have tried"


async def test_an_address_that_is_taken_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        config = Config(data=tmp_path, metrics_host="127.0.0.1", metrics_port=int(server.url.rpartition(":")[2]))
        with pytest.raises(CannotServe):
            await figures_served(server.app, config).__aenter__()


async def test_the_same_figures_are_given_out_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody could time a bot's decision by asking all the time."""
    monkeypatch.setattr(operator_metrics, "FRESH", 3600.0)
    async with serving(tmp_path) as server, figures(server, tmp_path) as prometheus:
        before = (await prometheus.get("/metrics")).text
        async with server.guests("Ada") as (ada,):
            await ada.open(Settings(PokSetup(3)))
        assert (await prometheus.get("/metrics")).text == before


async def test_the_event_loops_delay_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator_metrics, "TICK", 0.001)
    async with serving(tmp_path) as server, figures(server, tmp_path) as prometheus:
        async with asyncio.timeout(60):
            while figure((await prometheus.get("/metrics")).text, "coverts_loop_delay_seconds_count") < 3:
                await asyncio.sleep(0.001)


async def test_waiting_times_of_bots_are_in_whole_seconds() -> None:
    workers = BotWorkers()
    workers._waits.update({1: 5, 3: 1})
    (waits,) = [metric for metric in operator_metrics._bots(workers.figures()) if metric.name.endswith("wait_seconds")]
    told = {sample.labels.get("le", sample.name): sample.value for sample in waits.samples}
    assert (told["1"], told["2"], told["5"], told["+Inf"]) == (5, 5, 6, 6)
    assert told["coverts_bot_wait_seconds_sum"] == 8


def asked_for(dashboard: Any) -> set[str]:
    """The names of figures in all questions of a dashboard."""
    targets = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    return {name for expr in targets for name in re.findall(r"\bcoverts_\w+", expr)}


async def offered(tmp_path: Path) -> set[str]:
    async with serving(tmp_path) as server, figures(server, tmp_path) as prometheus:
        await got(server, "/nowhere")
        logs.ERRORS["tried"] += 1
        # Where there are many nodes there are these, too (tests/cluster asks a real one for them).
        return names_in((await prometheus.get("/metrics")).text + NodeMetrics().text().decode())


async def test_the_dashboard_asks_for_figures_that_exist(tmp_path: Path) -> None:
    there = await offered(tmp_path)
    assert asked_for(DASHBOARD) <= there, asked_for(DASHBOARD) - there
    families, shown = ({PARTS.sub("", name) for name in names} for names in (there, asked_for(DASHBOARD)))
    assert families - shown == set(), "and shows all of them"


async def test_a_wrong_name_is_noticed(tmp_path: Path) -> None:
    wrong = json.loads(json.dumps(DASHBOARD).replace("coverts_moves_total", "coverts_moved_total"))
    assert asked_for(wrong) - await offered(tmp_path) == {"coverts_moved_total"}


def test_panels_have_titles_and_places_of_their_own() -> None:
    places = [tuple(panel["gridPos"].values()) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places) > 0
    assert all(panel["title"] and panel["targets"] for panel in DASHBOARD["panels"])
