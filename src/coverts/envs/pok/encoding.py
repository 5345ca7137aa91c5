"""The one encoder of POK: what a seat sees, as small numbers, becomes the tensor of `slots`.

PettingZoo, OpenSpiel and `observation_of` make a `Seen` from a view; the vectorised environment makes it from a row.
Plain functions that run interpreted and compiled, so a set has at most 62 members: the tensor comes in four pieces.
"""

from typing import Final, NamedTuple

from coverts.envs.pok.slots import COUNTERS
from coverts.games.pok.counters import EACH, held
from coverts.games.pok.course import OVER
from coverts.games.pok.dice import DICE, DIE_FACE, SYMBOLS

PHASES: Final = OVER + 1
SIDES: Final = len(DIE_FACE)
THROW_WIDTH: Final = len(DICE) * SIDES


class Seen(NamedTuple):
    """Everything one seat may know. Entries for each seat begin with seat 0's, whoever looks."""

    phase: int
    awaited: int
    """The set of seats that are to act."""
    dice: int
    """The throw as a set, empty between rounds."""
    left: int
    """For each seat a thermometer of its counters."""
    counters: int
    """For each seat a thermometer of each symbol, where the observer may know."""
    own_offer: int
    """The symbol in one's own closed fist, as a set."""
    last_dice: int
    """The throw of the round before, as a set; empty in the first round, as the next two are."""
    last_shown: int
    """For each seat the symbol it showed, as a set."""
    last_handed: int
    """The set of seats that handed over."""


def pieces(seen: Seen, seat: int, players: int) -> tuple[int, int, int, int]:
    """The tensor as four sets of places, one after the other: up to the dice, `left`, `counters`, and the rest."""
    head = 1 << seen.phase | turned(seen.awaited, 1, seat, players) << PHASES | seen.dice << PHASES + players
    shown = turned(seen.last_shown, SYMBOLS, seat, players)
    handed = turned(seen.last_handed, 1, seat, players)
    last = seen.last_dice | shown << THROW_WIDTH | handed << THROW_WIDTH + players * SYMBOLS
    return (
        head,
        turned(seen.left, COUNTERS, seat, players),
        turned(seen.counters, COUNTERS, seat, players),
        seen.own_offer | last << SYMBOLS,
    )


def widths(players: int) -> tuple[int, int, int, int]:
    """How many places each of the pieces takes."""
    entries = players * COUNTERS
    return PHASES + players + THROW_WIDTH, entries, entries, SYMBOLS + THROW_WIDTH + players * (SYMBOLS + 1)


def turned(entries: int, width: int, seat: int, players: int) -> int:
    """An entry of so many bits for every seat, from this seat on."""
    whole = (1 << players * width) - 1
    return (entries >> seat * width | entries << (players - seat) * width) & whole


def thrown(dice: tuple[int, ...]) -> int:
    """What the dice show, as a set."""
    bits = 0
    for die in range(len(dice)):
        bits |= 1 << die * SIDES + dice[die]
    return bits


def thermometer(number: int) -> int:
    """So many ones."""
    return (1 << number) - 1


def counters_of(holding: int) -> int:
    """A thermometer for each symbol."""
    bits = 0
    for symbol in range(SYMBOLS):
        bits |= thermometer(held(holding, symbol)) << symbol * EACH
    return bits
