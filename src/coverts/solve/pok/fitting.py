"""Fit the weights of `guessing`: `python -m coverts.solve.pok.fitting > src/coverts/solve/pok/tables/guess.json`."""

import sys
from typing import Final

import msgspec
import numpy as np

from coverts.solve.adam import Adam
from coverts.solve.pok.guessing import FORMAT, Guess, features, shares
from coverts.solve.pok.hands import KEY_BITS, Floats, Ints
from coverts.solve.pok.shipped import shipped
from coverts.solve.pok.strategy_table import StrategyTable

SIZES: Final = (4, 5)
"""With three players there is no dead position, and the game is another one."""

MASK: Final = (1 << KEY_BITS) - 1

STEPS: Final = 1500
LEARNING_RATE: Final = 0.03


def rows_of(table: StrategyTable) -> Ints:
    """What everybody holds in each position of a table."""
    players = table.header.players
    return np.stack([table.keys >> KEY_BITS * (players - 1 - place) & MASK for place in range(players)], axis=1)


def fitted(tables: list[StrategyTable]) -> Floats:
    """The weights that come nearest to the tables, each of which counts as much as the others."""
    known = [(features(rows_of(table)), table.values.astype(float)) for table in tables]
    weights = np.zeros(known[0][0].shape[2])
    adam = Adam([weights], epsilon=1e-12)
    for _ in range(STEPS):
        slope = np.zeros_like(weights)
        for seen, values in known:
            strong = seen @ weights
            share = np.exp(strong - strong.max(axis=1, keepdims=True))
            share /= share.sum(axis=1, keepdims=True)
            off = share - values
            slope += np.einsum("pik,pi->k", seen, share * (off - (off * share).sum(axis=1, keepdims=True))) / len(seen)
        adam.step([slope], LEARNING_RATE)
    return weights


def off_by(table: StrategyTable, weights: Floats) -> float:
    """The root of the mean square of the differences between guesses and a table's shares."""
    return float(np.sqrt(((shares(rows_of(table), weights) - table.values) ** 2).mean()))


def main() -> None:
    """Fit, and print what was found."""
    tables = [shipped(players) for players in SIZES]
    weights = fitted(tables)
    guess = Guess(
        format=FORMAT,
        command="python -m coverts.solve.pok.fitting",
        fitted_to=SIZES,
        off_by=round(max(off_by(table, weights) for table in tables), 4),
        weights=tuple([round(weight, 4) for weight in weights.tolist()]),
    )
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(guess), indent=1) + b"\n")


if __name__ == "__main__":
    main()
