"""Opponent models: what each of the others will offer, inferred from what they have offered (a Bayesian mixture).

A *kind* is a way to play: by the table, by rule of thumb, by chance. *Habits* are what a player does more often than
such a kind would, by which dice show a symbol. What a player is likely to do next is what each kind would do, weighed
by how well it has foretold that player so far.
"""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final, TypeAlias

from coverts.bots.pok.equilibrium import table_mix
from coverts.bots.pok.greed import greedy_mix
from coverts.bots.pok.memory import Holdings, Round
from coverts.bots.pok.worth import Mix
from coverts.games.pok.counters import held
from coverts.games.pok.dice import BLANK, DICE, SYMBOL_ON, SYMBOLS

DOUBT: Final = 0.05
"""How much of what anybody does no kind foretells."""

PATIENCE: Final = 4.0
"""How many choices a habit must be seen in before it counts as much as what was expected."""

Kind: TypeAlias = Callable[[Holdings, tuple[int, ...], int], Mix]
"""What a kind of player offers in a position and throw, on a seat."""


def by_rule_of_thumb(holdings: Holdings, dice: tuple[int, ...], seat: int) -> Mix:
    """What a player by rule of thumb offers who sees what the others hold."""
    return greedy_mix(holdings, dice, seat, sees_counters=True)


def by_rule_of_thumb_alone(holdings: Holdings, dice: tuple[int, ...], seat: int) -> Mix:
    """What a player by rule of thumb offers who does not."""
    return greedy_mix(holdings, dice, seat, sees_counters=False)


def by_chance(holdings: Holdings, _: tuple[int, ...], seat: int) -> Mix:
    """Any symbol that is held, each as likely as the others."""
    kinds = sum(1 for symbol in range(SYMBOLS) if held(holdings[seat], symbol))
    return [1.0 / kinds if held(holdings[seat], symbol) else 0.0 for symbol in range(SYMBOLS)]


KINDS: Final[tuple[Kind, ...]] = (table_mix, by_rule_of_thumb, by_rule_of_thumb_alone, by_chance)
"""Those that are thought of."""


class Habits:
    """How much more often than expected one player takes a symbol, by which of the dice show it."""

    def __init__(self, rounds: Sequence[Round], seat: int, kind: Kind) -> None:
        self._seat, self._kind = seat, kind
        self._taken = [PATIENCE] * (1 << len(DICE))
        self._expected = [PATIENCE] * (1 << len(DICE))
        for seen in reversed(rounds):
            self.note(seen)

    def note(self, seen: Round) -> None:
        """One more round."""
        for symbol, chance in enumerate(self._kind(seen.holdings, seen.dice, self._seat)):
            self._expected[shown_by(symbol, seen.dice)] += chance
        self._taken[shown_by(seen.offered[self._seat], seen.dice)] += 1.0

    def mix(self, holdings: Holdings, dice: tuple[int, ...]) -> list[float]:
        """What is to be expected of this player now."""
        weights = []
        for symbol, chance in enumerate(self._kind(holdings, dice, self._seat)):
            place = shown_by(symbol, dice)
            weights.append(chance * self._taken[place] / self._expected[place])
        whole = sum(weights)
        return [weight / whole for weight in weights]


def shown_by(symbol: int, dice: tuple[int, ...]) -> int:
    """The dice that show a symbol, as a mask."""
    return sum(1 << place for place, face in enumerate(dice) if face != BLANK and SYMBOL_ON[face] == symbol)


class Opponent:
    """The model of one opponent: the posterior weights of the kinds of player, the last of which is its own habits."""

    def __init__(self, rounds: Sequence[Round], seat: int) -> None:
        self._seat = seat
        self._habits = Habits((), seat, by_chance)
        logs = [0.0] * (len(KINDS) + 1)
        for seen in reversed(rounds):
            for place, mix in enumerate(self._mixes(seen.holdings, seen.dice)):
                logs[place] += log((1 - DOUBT) * mix[seen.offered[seat]] + DOUBT / SYMBOLS)
            self._habits.note(seen)
        best = max(logs)
        weights = [exp(one - best) for one in logs]
        self.weights = [weight / sum(weights) for weight in weights]

    def _mixes(self, holdings: Holdings, dice: tuple[int, ...]) -> list[Mix]:
        return [*[kind(holdings, dice, self._seat) for kind in KINDS], self._habits.mix(holdings, dice)]

    def mix(self, holdings: Holdings, dice: tuple[int, ...]) -> list[float]:
        """What is to be expected of this player now."""
        mixes = self._mixes(holdings, dice)
        return [
            sum(weight * mix[symbol] for weight, mix in zip(self.weights, mixes, strict=True))
            for symbol in range(SYMBOLS)
        ]
