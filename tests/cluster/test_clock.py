"""The clock of a node shows the database's time, and is not moved by answers that take long."""

from coverts.server.clock import NANOS
from coverts.server.nodes.clock import SharedClock
from coverts.store.sharing import Moment

MINUTE = 60_000


class Machine:
    def __init__(self) -> None:
        self.nanos = 77 * NANOS

    def __call__(self) -> int:
        return self.nanos


def moment(machine: Machine, now: int, *, took: int = 0) -> Moment:
    asked = machine.nanos
    machine.nanos += took * NANOS
    return Moment(now, asked, machine.nanos)


def test_nodes_whose_own_clocks_are_minutes_apart_agree() -> None:
    one, other = Machine(), Machine()
    other.nanos += 5 * MINUTE * NANOS
    clocks = [SharedClock(moment(machine, 1_000_000), machine) for machine in (one, other)]
    assert abs(clocks[0]() - clocks[1]()) <= 1
    for machine in (one, other):
        machine.nanos += MINUTE * NANOS
    assert [abs(clock() - 1_060_000) <= 1 for clock in clocks] == [True, True]


def test_a_slow_answer_changes_nothing_and_a_clock_that_is_off_is_set() -> None:
    machine = Machine()
    clock = SharedClock(moment(machine, 1_000_000), machine)
    before = clock()
    clock.adjust(moment(machine, 1_000_300, took=2_000))
    assert clock() - before == 2_000
    clock.adjust(moment(machine, before + 2_000 + 5 * MINUTE))
    assert abs(clock() - (before + 2_000 + 5 * MINUTE)) <= 1
