"""A position as a struct of plain arrays for the compiled solver, the stages side by side."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from coverts.solve.pok.hands import Floats, Ints
from coverts.solve.pok.payoffs import Payoffs
from coverts.solve.pok.position import Position


class Layout(NamedTuple):
    """Arrays by showing (and place within it), by slot, by holding value, and by stage."""

    chosen: Ints
    """By showing: the slots that are chosen at all, first."""
    chosen_by: Floats
    """By showing: how many players chose each of them."""
    chosen_number: Ints
    ways: Floats
    """By showing: in how many ways players with equal holdings can make it up."""
    pay: Floats
    """By showing, mask of released symbols and place: what it brings to those who chose that slot."""
    holders: Floats
    """By slot: how many players hold its holding."""
    value_of: Ints
    """By slot: the number of its value; holdings that turn into each other share one."""
    kind_of: Ints
    """By slot: the number of its holding."""
    sharers: Floats
    """By value: how many players share it."""
    chance: Floats
    released: NDArray[np.uint8]
    orbits: Ints
    settled: Floats
    first_slots: Ints
    owners: Ints
    """By stage and unknown: the group that it belongs to."""
    times: Floats
    """By stage and unknown: how often it counts in the sum of its group."""
    unknowns: Ints
    groups: Ints
    low: Floats
    scale: Floats
    """By stage: payoffs are moved and stretched to lie between 0 and 1."""


def _plain(**arrays: NDArray[Any]) -> Layout:
    """Everything in the order and of the types that the compiler knows already: else it would compile all anew."""
    kinds = {"u": np.uint8, "f": np.float64, "i": np.int64}
    return Layout(**{name: np.ascontiguousarray(array, kinds[array.dtype.kind]) for name, array in arrays.items()})


def layout(position: Position, payoffs: Payoffs) -> Layout:
    """A position with what its showings pay."""
    stages = position.stages
    owner = np.array([kind for kind, _ in position.slots])
    most = max(max(len(stage.unknowns.first_slots) for stage in stages), 1)
    first_slots, owners = np.zeros((len(stages), most), np.int64), np.zeros((len(stages), most), np.int64)
    times = np.zeros((len(stages), most))
    for number, stage in enumerate(stages):
        own = slice(len(stage.unknowns.first_slots))
        first_slots[number, own], owners[number, own] = stage.unknowns.first_slots, stage.unknowns.owners
        times[number, own] = stage.unknowns.times
    values = position.alike[owner]
    sharers = np.zeros(int(position.alike.max()) + 1)
    np.add.at(sharers, position.alike, np.array(position.numbers, dtype=float))
    return _plain(
        chosen=payoffs.chosen,
        chosen_by=payoffs.chosen_by.astype(float),
        chosen_number=payoffs.chosen_number,
        ways=payoffs.ways,
        pay=payoffs.pay,
        holders=np.array(position.numbers, dtype=float)[owner],
        value_of=values.astype(np.int64),
        kind_of=owner,
        sharers=sharers,
        chance=np.array([stage.chance for stage in stages]),
        released=np.stack([stage.released for stage in stages]),
        orbits=np.stack([stage.unknowns.orbits for stage in stages]),
        settled=np.stack([stage.unknowns.settled for stage in stages]),
        first_slots=first_slots,
        owners=owners,
        times=times,
        unknowns=np.array([len(stage.unknowns.first_slots) for stage in stages]),
        groups=np.array([int(stage.unknowns.kinds.max()) + 1 for stage in stages]),
        low=np.zeros(len(stages)),
        scale=np.ones(len(stages)),
    )
