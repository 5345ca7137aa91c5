"""Training examples: inputs and decisions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from coverts.belief.arrays import Floats, Ints
from coverts.belief.models.machines import Machine, dealt_hands
from coverts.belief.models.nets import BID_INPUTS, CARD_INPUTS, PLAY_INPUTS
from coverts.belief.seen_rows import seen_from
from coverts.games.pikoko.rows.layout import CARD, MOST, PLAYERS


@dataclass(frozen=True)
class Choices:
    """Decisions among several things, each of which has inputs of its own. One after the other, without gaps."""

    inputs: NDArray[np.float32]
    """[thing, input]"""
    numbers: Ints
    """[decision]: among how many."""
    made: Ints
    """[decision]: which of them."""

    @property
    def starts(self) -> Ints:
        """[decision]: where its things begin."""
        result: Ints = np.cumsum(self.numbers) - self.numbers
        return result

    def part(self, which: Ints) -> "Choices":
        """Some of the decisions."""
        numbers = self.numbers[which]
        before = np.cumsum(numbers) - numbers
        rows = np.repeat(self.starts[which] - before, numbers) + np.arange(int(numbers.sum()))
        return Choices(self.inputs[rows], numbers, self.made[which])


@dataclass(frozen=True)
class Bids:
    """Bids, each from one list of inputs."""

    inputs: NDArray[np.float32]
    numbers: Ints
    """[decision]: how many bids the tokens allowed."""
    made: Ints

    def part(self, which: Ints) -> "Bids":
        """Some of the bids."""
        return Bids(self.inputs[which], self.numbers[which], self.made[which])


@dataclass(frozen=True)
class Examples:
    """Everything that a model learns from."""

    plays: Choices
    on_others: Bids
    on_own: Bids
    cards: Choices


def examples(machine: Machine, rounds: Iterable[tuple[Sequence[int], int]]) -> Examples:
    """The decisions in rounds that are over, of those seats of each that are in its set."""
    plays: list[tuple[Floats, int, int]] = []
    cards: list[tuple[Floats, int, int]] = []
    bids: tuple[list[tuple[Floats, int, int]], list[tuple[Floats, int, int]]] = ([], [])
    for row, seats in rounds:
        seen = seen_from(row, 0)
        seen[CARD : CARD + seen[PLAYERS]] = [int(card) for card in row[CARD : CARD + seen[PLAYERS]]]
        notes = machine.replay(seen, dealt_hands(seen, 0))
        for inputs, (seat, made, number, on) in zip(notes.bids, notes.bid_notes.tolist(), strict=True):
            if seats >> seat & 1:
                bids[seat == on].append((inputs, number, made))
        for inputs, (seat, made, number, _) in zip(notes.plays, notes.play_notes.tolist(), strict=True):
            if seats >> seat & 1:
                plays.append((inputs[:number], number, made))
        for inputs, (seat, made, number, _) in zip(notes.cards, notes.card_notes.tolist(), strict=True):
            if seats >> seat & 1:
                cards.append((inputs[:number], number, made))
    return Examples(_choices(plays, PLAY_INPUTS), _bids(bids[0]), _bids(bids[1]), _choices(cards, CARD_INPUTS))


def _choices(found: Sequence[tuple[Floats, int, int]], width: int) -> Choices:
    inputs = np.concatenate([one[0] for one in found] or [np.zeros((0, width))]).astype(np.float32)
    return Choices(inputs, np.array([one[1] for one in found], int), np.array([one[2] for one in found], int))


def _bids(found: Sequence[tuple[Floats, int, int]]) -> Bids:
    inputs = np.array([one[0] for one in found]).reshape(-1, BID_INPUTS).astype(np.float32)
    return Bids(inputs, np.array([one[1] for one in found], int), np.array([one[2] for one in found], int))


ALL_SEATS = (1 << MOST) - 1
