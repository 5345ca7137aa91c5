"""Which seeds are tried, and how to try one again."""

from os import environ

from tests.fault_injection.disks import Durable, PowerDisk, new_files
from tests.fault_injection.evening import Evening, passed
from tests.fault_injection.many import ManyEvening, passed_with_nodes, planned_nodes, planned_with_nodes
from tests.fault_injection.plan import planned
from tests.laws.examples import examples


def seeds(number: int) -> list[int]:
    """So many seeds, times COVERTS_EXAMPLES for a longer run; or those of COVERTS_SEED, `123` or `4000-4999`."""
    wished = environ.get("COVERTS_SEED")
    if wished is None:
        return list(range(examples(number)))
    first, _, last = wished.partition("-")
    return list(range(int(first), int(last or first) + 1))


def tried(seed: int, disk: Durable | None = None) -> Evening:
    """The evening of a seed; how to have it again if a law was broken."""
    try:
        return passed(planned(seed), disk or PowerDisk(new_files()))
    except Exception as error:
        again = f"COVERTS_SEED={seed} pytest tests/fault_injection/test_seeds.py"
        raise BrokenLaw(f"seed {seed}: {error}\n\nThe same once more:  {again}\n\n{planned(seed)}") from error


def tried_with_nodes(seed: int) -> ManyEvening:
    """The evening of a seed in a house with several nodes."""
    try:
        return passed_with_nodes(planned_with_nodes(seed), PowerDisk(new_files()))
    except Exception as error:
        again = f"COVERTS_SEED={seed} pytest tests/fault_injection/test_nodes.py"
        plan = planned_with_nodes(seed)
        raise BrokenLaw(
            f"seed {seed}: {error}\n\nThe same once more:  {again}\n\n{plan}\n{planned_nodes(plan)}"
        ) from error


class BrokenLaw(AssertionError):
    """A law was broken, and this is the seed."""
