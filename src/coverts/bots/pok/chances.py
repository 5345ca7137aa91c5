"""Probability that an offered counter is handed over, against given mixed strategies. Numbers only.

Symbols are 0 to 2. A *mix* says with which chance a player shows each of them, one mix for each other player.
"""

from math import exp
from typing import Final

from coverts.bots.chance import total
from coverts.games.pok.challenge import released_symbols
from coverts.games.pok.dice import SYMBOLS

REHEARSALS: Final = 3
"""How often the others are thought to think again."""

CALM: Final = 0.12
"""How much better a symbol must look before the others are thought to crowd on it."""

WHIM: Final = 0.65
"""How much of what the others do is thought to have no reason at all."""

ANY: Final = (1 << SYMBOLS) - 1
"""What a player may hold whose counters one does not see."""

FINICKY: Final = 0.1
"""How near to the best a chance must be to be taken now and then."""

VARIETY: Final = 0.06
"""What it is worth to give away one of two and keep a choice, rather than the last of a symbol."""


def shown_chances(mixes: list[list[float]]) -> list[float]:
    """The chance of each way in which players with these mixes show symbols.

    At place a × (players + 1) + b stands the chance that a of them show the first symbol and b the second.
    """
    wide = len(mixes) + 1
    chances = [0.0] * (wide * wide)
    chances[0] = 1.0
    for number in range(len(mixes)):
        mix = mixes[number]
        # From the greatest counts down, so that nobody is counted twice.
        for place in range(number + 1, -1, -1):
            for other in range(number + 1 - place, -1, -1):
                here = place * wide + other
                chance = chances[here] * mix[2]
                if place:
                    chance += chances[here - wide] * mix[0]
                if other:
                    chance += chances[here - 1] * mix[1]
                chances[here] = chance
    return chances


def released_by_shown(dice: tuple[int, ...], players: int) -> list[int]:
    """The symbols that are handed over, by how many of all players show the first and the second symbol."""
    wide = players + 1
    released = [0] * (wide * wide)
    for first in range(wide):
        for second in range(wide - first):
            shown = (first, second, players - first - second)
            released[first * wide + second] = released_symbols(dice, shown)
    return released


def handing_chances(released: list[int], mixes: list[list[float]]) -> list[float]:
    """For each symbol, the chance that it is handed over if one offers it and the others keep to their mixes."""
    others = len(mixes)
    wide = others + 2
    shown = shown_chances(mixes)
    chances = [0.0] * SYMBOLS
    for first in range(others + 1):
        for second in range(others + 1 - first):
            chance = shown[first * (others + 1) + second]
            here = first * wide + second
            if released[here + wide] & 1:
                chances[0] += chance
            if released[here + 1] & 2:
                chances[1] += chance
            if released[here] & 4:
                chances[2] += chance
    return chances


def mix_of(leaning: list[float], holding: int) -> list[float]:
    """How a player shows symbols who leans like this and holds some of them, a mask of three bits."""
    mix = [0.0] * SYMBOLS
    whole = 0.0
    number = 0
    for symbol in range(SYMBOLS):
        if holding >> symbol & 1:
            whole += leaning[symbol]
            number += 1
    for symbol in range(SYMBOLS):
        if holding >> symbol & 1:
            mix[symbol] = (1.0 - WHIM) * leaning[symbol] / whole + WHIM / number
    return mix


def leanings(chances: list[float], calm: float) -> list[float]:
    """What players lean to who see these chances: never all to the best, so that they do not all collide."""
    best = max(chances)
    weights = [exp((chance - best) / calm) for chance in chances]
    whole = total(weights)
    return [weight / whole for weight in weights]


def offer_chances(dice: tuple[int, ...], holdings: list[int]) -> list[float]:
    """For each symbol, the chance that it is handed over, with the others holding some of the symbols each.

    The others are thought to see the same dice and to think as well, a few times over.
    """
    released = released_by_shown(dice, len(holdings) + 1)
    leaning = [1.0 / SYMBOLS] * SYMBOLS
    for _ in range(REHEARSALS):
        chances = handing_chances(released, [mix_of(leaning, holding) for holding in holdings])
        thought = leanings(chances, CALM)
        for symbol in range(SYMBOLS):
            leaning[symbol] = (leaning[symbol] + thought[symbol]) / 2.0
    return handing_chances(released, [mix_of(leaning, holding) for holding in holdings])


def offer_worth(chance: float, held: int) -> float:
    """What it is worth to offer one of so many counters that has this chance to be handed over."""
    return chance + VARIETY * held
