"""Payoffs of a stage game: a share of the victory, or the value of the position that a round leads to."""

from dataclasses import dataclass
from math import factorial, prod
from typing import Protocol

import numpy as np

from coverts.games.pok.dice import SYMBOLS
from coverts.solve.pok.hands import AFTER_ROUND, HAS_WON, Floats, Ints
from coverts.solve.pok.position import Position


class Places(Protocol):
    """Positions that have a place each."""

    rows: Ints

    def place(self, rows: Ints) -> Ints:
        """Where rows of holdings in ascending order stand."""


@dataclass(frozen=True)
class Payoffs:
    """By showing, mask of released symbols, and place among the slots chosen."""

    chosen: Ints
    chosen_by: Ints
    chosen_number: Ints
    ways: Floats
    pay: Floats


class Round:
    """The ways in which a round in a position can end: by showing and mask of released symbols."""

    ways: Floats
    """By showing: in how many ways players with equal holdings can make it up."""
    winners: Ints
    """How many win."""
    place: Ints
    """Where the next position stands, if nobody wins."""

    def __init__(self, position: Position, table: Places) -> None:
        showings, players = position.showings, position.players
        self._chosen = np.argsort(showings == 0, axis=1, kind="stable")[:, :players]
        if self._chosen.shape[1] < players:
            self._chosen = np.pad(self._chosen, ((0, 0), (0, players - self._chosen.shape[1])))
        self._chosen_number = (showings > 0).sum(axis=1)
        self._chosen_by = np.take_along_axis(showings, self._chosen, axis=1)
        beyond = np.arange(players) >= self._chosen_number[:, None]
        self._chosen_by[beyond] = 0
        together = prod(factorial(number) for number in position.numbers)
        factorials = np.array([factorial(number) for number in range(players + 1)])
        self.ways = together / factorials[showings].prod(axis=1)
        self._after(position, table, beyond)

    def _after(
        self, position: Position, table: Places, beyond: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
    ) -> None:
        """Where each showing leads with each mask of released symbols."""
        held = np.array([position.holdings[kind] for kind, _ in position.slots])
        symbols = np.array([symbol for _, symbol in position.slots])
        masks = np.arange(1 << SYMBOLS)
        then = AFTER_ROUND[held, symbols, masks[:, None]]  # by mask and slot
        mine = then[:, self._chosen].transpose(1, 0, 2)  # by showing, mask and place
        everyone = np.repeat(np.arange(self._chosen.shape[1])[None, :], len(self._chosen), axis=0)
        seats = np.stack([np.repeat(places, by) for places, by in zip(everyone, self._chosen_by, strict=True)])
        rows = np.sort(np.take_along_axis(mine, seats[:, None, :].repeat(len(masks), axis=1), axis=2), axis=2)
        self.winners = HAS_WON[rows].sum(axis=2)
        self._is_over = self.winners > 0
        self._won = HAS_WON[mine] / np.maximum(self.winners, 1)[:, :, None]
        # Rows with a winner are no positions; any place will do for them.
        self.place = np.where(self._is_over, 0, np.minimum(table.place(rows), len(table.rows) - 1))
        self._rank = np.minimum((rows[:, :, None, :] < mine[..., None]).sum(axis=3), position.players - 1)
        self._beyond = beyond

    def payoffs(self, values: Floats) -> Payoffs:
        """What it brings, if positions are worth this to each of their holdings."""
        pay = np.where(self._is_over[:, :, None], self._won, values[self.place[:, :, None], self._rank])
        pay[np.broadcast_to(self._beyond[:, None, :], pay.shape)] = 0.0
        pay[:, 0, :] = 0.0  # Nobody hands over: the position stays, and its value is what is looked for.
        return Payoffs(self._chosen, self._chosen_by, self._chosen_number, self.ways, pay)
