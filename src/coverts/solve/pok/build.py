"""Solve all positions by backward induction: from those with the fewest counters left to the start of the game.

Positions with equally many counters do not depend on each other, so several threads work on them; the table is the
same however many there are. What is finished is kept in a folder, part by part, and not done again.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from itertools import islice
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from coverts.solve.pok.hands import Floats, Ints, Positions, keys_of, positions, spread
from coverts.solve.pok.outlook import outlook
from coverts.solve.pok.payoffs import Round
from coverts.solve.pok.position import Position
from coverts.solve.pok.rulehash import fingerprint
from coverts.solve.pok.solution import METHOD, Solution, judged, solve
from coverts.solve.pok.strategy_table import FORMAT, Certificate, Header, Outlook, StrategyTable, packed

PART: Final = 256
"""How many positions are kept in one file."""

ALLOWED: Final = 1e-5
"""A table with a greater gain anywhere is not made."""


Solver: TypeAlias = Callable[[Position, Round, Floats, Floats], Solution]
"""Whatever finds offers for a position, given the values of all that can follow."""


_Solved: TypeAlias = tuple[Solution, Floats]
"""What was found for a position, and how games go from it."""


class Unsolved(Exception):
    """A position in which somebody could gain too much."""

    def __init__(self, row: tuple[int, ...], regret: float) -> None:
        super().__init__(f"{row}: {regret:.1e}")
        self.row, self.regret = row, regret


@dataclass(frozen=True)
class Part:
    """Some positions solved."""

    places: Ints
    counts: Ints
    numbers: Ints
    values: Floats
    best: Floats
    outlook: Floats
    regrets: Floats
    ways: Ints

    def save(self, path: Path) -> None:
        """Write to a file, whole or not at all."""
        draft = path.with_suffix(".draft")
        with draft.open("wb") as file:
            np.savez(file, **{field.name: getattr(self, field.name) for field in fields(self)})
        draft.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Part":
        """Read from a file."""
        with np.load(path) as arrays:
            return cls(**{field.name: arrays[field.name] for field in fields(cls)})


class Builder:
    """What is known of all positions so far."""

    def __init__(self, players: int, workers: int, folder: Path | None, solver: Solver = solve) -> None:
        self.table: Positions = positions(players)
        self.players = players
        self._workers = workers
        self._solver = solver
        self._folder = None if folder is None else folder / f"{players}-{fingerprint(players)[:8]}-{METHOD[:8]}"
        self._values = np.zeros((len(self.table.rows), players))
        self._values[self.table.dead] = 1 / players  # everybody shares the victory
        self._best = self._values.copy()
        self._outlook = np.zeros((len(self.table.rows), 3))
        self._parts: list[Part] = []

    @property
    def total(self) -> int:
        """How many positions there are to solve."""
        return sum(len(layer) for layer in self.table.layers)

    def run(self, progress: Callable[[int], None] = lambda _: None, layers: int | None = None) -> None:
        """Solve everything that has not been solved yet, or only the last rounds; tells how many positions are done."""
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
        pool = ThreadPoolExecutor(self._workers)
        try:
            for number, layer in enumerate(self.table.layers[:layers]):
                self._do(number, layer, pool, progress)
        finally:
            pool.shutdown(cancel_futures=True)

    def _do(self, number: int, layer: Ints, pool: ThreadPoolExecutor, progress: Callable[[int], None]) -> None:
        """Solve a layer, all of it at once: where one position takes its time, the others do not wait for it."""
        parts = [(f"{number:02}-{begin:05}.npz", layer[begin : begin + PART]) for begin in range(0, len(layer), PART)]
        missing = [place for name, places in parts if not self._has(name) for place in places.tolist()]
        solving = pool.map(self._solve, missing)
        for name, places in parts:
            if self._folder is not None and self._has(name):
                part = Part.load(self._folder / name)
                progress(len(places))
            else:
                part = _together(places, [_reported(solved, progress) for solved in islice(solving, len(places))])
                self._judge(part)
                if self._folder is not None:
                    part.save(self._folder / name)
            self._take(part)

    def _has(self, name: str) -> bool:
        return self._folder is not None and (self._folder / name).exists()

    def _judge(self, part: Part) -> None:
        for row, regret in zip(self.table.rows[part.places].tolist(), part.regrets.tolist(), strict=True):
            if regret > ALLOWED:
                raise Unsolved(tuple(row), regret)

    def _take(self, part: Part) -> None:
        """What was found for some positions holds for their images too."""
        for index, place in enumerate(part.places.tolist()):
            spread(place, part.values[index], self._values, self.table)
            spread(place, part.best[index], self._best, self.table)
            for image in self.table.images(place):
                self._outlook[image] = part.outlook[index]
        self._parts.append(part)

    def _solve(self, place: int) -> _Solved:
        position = Position(self.table.rows[place].tolist())
        after = Round(position, self.table)
        solution = self._solver(position, after, self._values, self._best)
        return solution, outlook(position, after, solution.chances, self._outlook, self.table)

    def finished(self, command: str, progress: Callable[[int], None] = lambda _: None) -> StrategyTable:
        """The table, when all positions are solved; tells how many positions are packed."""
        order = np.argsort(np.concatenate([part.places for part in self._parts]))
        counts = np.concatenate([part.counts for part in self._parts])
        numbers = np.split(np.concatenate([part.numbers for part in self._parts]), np.cumsum(counts)[:-1])
        places = np.concatenate([part.places for part in self._parts])[order]
        gains = (self._best - self._values)[places].sum(axis=1)
        start = len(self.table.rows) - 1  # everybody holds everything
        rounds, dead, shared = self._outlook[start].tolist()
        header = Header(
            format=FORMAT,
            players=self.players,
            rules=fingerprint(self.players),
            command=command,
            positions=len(places),
            certificate=Certificate(
                worst_regret=float(max(part.regrets.max() for part in self._parts)),
                nashconv_start=float((self._best - self._values)[start].sum()),
                nashconv_worst=float(gains.max()),
                nashconv_mean=float(gains.mean()),
            ),
            outlook=Outlook(rounds, dead, shared),
        )
        return StrategyTable(
            header=header,
            keys=self.table.keys[places],
            counts=counts[order],
            values=self._values[places].astype(np.float32),
            blocks=packed([numbers[place] for place in order], self._workers, progress),
        )


def certified(table: StrategyTable, workers: int = 1) -> StrategyTable:
    """A table judged anew, from nothing but the numbers that are kept in it."""
    places = {key: place for place, key in enumerate(table.keys.tolist())}

    def from_table(position: Position, after: Round, values: Floats, best: Floats) -> Solution:
        numbers = table.numbers_at(places[int(keys_of(np.array(position.row)))])
        return judged(position, after, values, best, numbers)

    builder = Builder(table.header.players, workers, None, from_table)
    builder.run()
    return builder.finished(table.header.command)


def _reported(solved: _Solved, progress: Callable[[int], None]) -> _Solved:
    progress(1)
    return solved


def _together(places: Ints, found: list[_Solved]) -> Part:
    solutions = [solution for solution, _ in found]
    return Part(
        places=places,
        counts=np.array([len(solution.numbers) for solution in solutions]),
        numbers=np.concatenate([solution.numbers for solution in solutions]),
        values=np.stack([solution.values for solution in solutions]),
        best=np.stack([solution.best for solution in solutions]),
        outlook=np.stack([seen for _, seen in found]),
        regrets=np.array([solution.regret for solution in solutions]),
        ways=np.array([solution.way for solution in solutions]),
    )
