"""Heuristics that rule-of-thumb players and the inputs of the networks share. Numbers and masks only."""

from math import exp
from typing import Final

from coverts.games.bits import size
from coverts.games.pikoko.feathers import FACE, FACES_OF, FACES_ON, FIRST_FACES, colour_of, number_of
from coverts.games.pikoko.rows.layout import CARDS
from coverts.games.pikoko.tricks import playable

ABOVE: Final = tuple(FACES_OF[colour_of(face)] & ~((2 << face) - 1) for face in range(len(FACE)))
"""For each face, the higher ones of its colour."""

TOP: Final = tuple(number_of(FACES_ON[cards - 1].bit_length() - 1) if cards else 0 for cards in CARDS)
"""The highest number in the deck, by players."""

PLAIN_MOST: Final = 0.85
PLAIN_FALL: Final = 0.75
TRUMP_LEAST: Final = 0.35
TRUMP_GAIN: Final = 0.7
TRUMP_FALL: Final = 0.22

NAMED: Final = 0.85
"""A multi-coloured feather is a trump only when it need not follow."""

SHARPNESS: Final = 2.2
"""Who takes a trick leads to the next one, so the strong take more than their share of the strength."""

# How likely somebody takes a trick who wants this hand to take it, or does not; and wants the taker so far to, or not.
EAGER: Final = 0.9
TORN: Final = 0.8
IDLE: Final = 0.35
LOATH: Final = 0.07

SLACK: Final = 2.0
"""How much each trick to come forgives a bid that looks wrong today."""


def plain_strength(higher: float) -> float:
    """How good a feather is outside trump, with so many higher ones of its colour elsewhere."""
    return PLAIN_MOST * exp(-PLAIN_FALL * higher)


def trump_strength(higher: float) -> float:
    """The same for a trump: it falls slowly and never far."""
    return TRUMP_LEAST + TRUMP_GAIN * exp(-TRUMP_FALL * higher)


def eagerness(needed: int, taker_needed: int) -> float:
    """How likely somebody takes a trick from its taker, when they want so many of this peacock and of the taker."""
    if needed > 0:
        return TORN if taker_needed > 0 else EAGER
    return LOATH if taker_needed > 0 else IDLE


def winning(hand: int, best: int, led: int, trump: int) -> int:
    """The faces that may be played from a hand and beat the best so far."""
    options = playable(hand, led)
    if colour_of(best) == trump:
        return options & ABOVE[best]
    return options & (ABOVE[best] | FACES_OF[trump])


def chance_of_one(wanted: int, among: int, drawn: int) -> float:
    """The chance that at least one wanted feather is among those drawn."""
    missed = 1.0
    for place in range(min(drawn, among)):
        missed *= max(0.0, 1.0 - wanted / (among - place))
    return 1.0 - missed


def hidden_chance(pool: int, drawn: int, best: int, led: int, trump: int) -> float:
    """The chance that so many feathers of a pool beat the best so far: by following, or else by a trump."""
    among = size(pool & FIRST_FACES)
    follows = pool & FACES_OF[led]
    chance = chance_of_one(size(winning(follows, best, led, trump)), among, drawn)
    if led != trump:
        trumps = size(winning(pool & FACES_OF[trump], best, led, trump))
        cannot_follow = 1.0 - chance_of_one(size(follows), among, drawn)
        chance += cannot_follow * chance_of_one(trumps, among, drawn)
    return min(1.0, chance)


def beating_chance(options: int, beating: int, eager: float, faith: float) -> float:
    """The chance that a player who may play some faces, of which some beat the best so far, plays one of these.

    A player in whom one has no faith plays any feather.
    """
    if beating == options:
        return 1.0
    return faith * eager + (1.0 - faith) * size(beating) / size(options) if beating else 0.0


def promise(missing: float, tricks: int) -> float:
    """The points to hope for from a bid that lacks so many tricks beyond those expected, with so many to come."""
    return 2.0 / (1.0 + missing * missing / (1.0 + SLACK * tricks))
