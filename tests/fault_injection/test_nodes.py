"""Whatever goes wrong of an evening in a house with several nodes, the laws hold: see `laws.py` and `many_laws.py`.

`COVERTS_EXAMPLES=50 pytest -n auto tests/fault_injection/test_nodes.py` tries 10,000 evenings, `COVERTS_SEED=123` one,
`COVERTS_SEED=4000-4999` those.
"""

from collections import Counter, deque
from collections.abc import Callable

import pytest

from coverts.hall.entries import Acted, TimedOut
from coverts.hall.table import TablePhase
from tests.fault_injection.many import ManyEvening
from tests.fault_injection.many_incidents import HAPPENS
from tests.fault_injection.many_mistakes import MANY_MISTAKES
from tests.fault_injection.mistakes import Patch
from tests.fault_injection.seeds import BrokenLaw, seeds, tried_with_nodes
from tests.fault_injection.shared_store import NodeStore

SEEDS = 200
FEW = 40


@pytest.mark.parametrize("seed", seeds(SEEDS))
def test_an_evening_with_nodes(seed: int) -> None:
    tried_with_nodes(seed)


@pytest.mark.parametrize("mistake", MANY_MISTAKES, ids=lambda mistake: mistake.__name__)
def test_a_mistake_of_a_node_is_noticed(mistake: Callable[[], Patch]) -> None:
    with mistake(), pytest.raises(BrokenLaw, match=MANY_MISTAKES[mistake]):
        deque(map(tried_with_nodes, range(FEW)), 0)


@pytest.mark.parametrize("asked", ["heads", "load_many"])
def test_what_fails_and_was_not_made_to_fail_is_noticed(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node goes on, but the evening ends: or a mistake of the model would only be logged."""

    async def unknown(*_: object) -> None:
        raise AttributeError("the model does not know this")

    monkeypatch.setattr(NodeStore, asked, unknown)
    with pytest.raises(BrokenLaw, match="the model does not know this"):
        tried_with_nodes(1)


def test_a_seed_decides_everything_with_nodes() -> None:
    assert [history(tried_with_nodes(seed)) for seed in (1, 2)] == [history(tried_with_nodes(seed)) for seed in (1, 2)]


def history(evening: ManyEvening) -> tuple[object, ...]:
    return evening.laws.books[evening.table].log, evening.incidents, evening.steps, evening.loop.time()


def test_evenings_with_nodes_are_rough() -> None:
    """Something of everything happens in a few evenings, or the laws would hold for want of trouble."""
    happened: Counter[object] = Counter()
    for seed in range(100, 108):
        evening = tried_with_nodes(seed)
        books = evening.laws.books[evening.table]
        happened.update(type(logged.entry) for logged in books.log)
        happened["by a bot"] += sum(isinstance(logged.entry, Acted) and logged.entry.by_bot for logged in books.log)
        happened[books.table.phase] += 1
        happened["conflicts"] += evening.conflicts
        happened["taken over"] += evening.taken_over
        happened.update(incident.split()[1] for incident in evening.incidents)
    expected = [TimedOut, "by a bot", "conflicts", "taken over", TablePhase.OVER]
    expected += [incident.__name__ for incident in HAPPENS]
    assert all(happened[what] for what in expected), happened
