"""The same work on a Ray cluster: a real one of two processes, on this machine."""

import signal
from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster

from coverts.arena import Comparison, Field, Misplay, Spread, answered
from coverts.arena.cluster import Unreachable
from tests.arena.company import POK
from tests.arena.test_spreading import MIXED, sheet_of


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the cluster is. Starting one takes seconds, so all tests share it."""
    handler = signal.getsignal(signal.SIGTERM)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 100 << 20}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        yield cluster.address
        cluster.shutdown()  # type: ignore[no-untyped-call]  # half of Ray has types.
    # Ray puts its own in place and leaves it there.
    signal.signal(signal.SIGTERM, handler)


def test_a_cluster_finds_the_same(address: str) -> None:
    assert sheet_of(MIXED, Spread(cluster=address, chunk=3)) == sheet_of(MIXED, Spread())
    assert not ray.is_initialized()


def test_a_misplay_on_a_cluster_is_told_here(address: str) -> None:
    fields = (Field(("random",), "random"),)
    question = Comparison(setting=POK, candidate="tests.arena.company:Cheat", fields=fields, numbers=range(1))
    with pytest.raises(Misplay) as caught:
        answered(question, spread=Spread(cluster=address))
    assert type(caught.value) is Misplay
    assert (caught.value.name, caught.value.number, caught.value.kind) == ("tests.arena.company:Cheat", 0, "illegal")
    assert not ray.is_initialized()


@pytest.mark.parametrize("where", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there(where: str) -> None:
    with pytest.raises(Unreachable):
        answered(MIXED, spread=Spread(cluster=where))
    assert not ray.is_initialized()
