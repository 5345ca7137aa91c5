"""Heuristic estimate of who takes the trick under way. Numbers and masks only.

Whoever plays to a trick has seen all peacocks that come after, but for the one who leads: there the last is one's own.
"""

from typing import Final

from coverts.bots.pikoko.seen_hands import ABOVE, Rows, SeenHands, Trick, feathers
from coverts.games.bits import lowest, size
from coverts.games.pikoko.feathers import FACES_OF, colour_of
from coverts.games.pikoko.tricks import playable
from coverts.games.seats import right_of

EAGER: Final = 0.9
TORN: Final = 0.8
IDLE: Final = 0.35
LOATH: Final = 0.07


def will(needed: int, taker_needed: int) -> float:
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


def strongest_of(faces: int, trump: int) -> int:
    """The one that beats the others, of faces that can win a trick."""
    best = (faces & FACES_OF[trump]) or faces
    while best & (best - 1):
        best &= best - 1
    return lowest(best)


def weakest_of(faces: int, trump: int) -> int:
    """The one that the others beat, of faces that can win a trick."""
    return lowest((faces & ~FACES_OF[trump]) or faces)


def chance_of_one(wanted: int, among: int, drawn: int) -> float:
    """The chance that at least one wanted feather is among those drawn."""
    missed = 1.0
    for place in range(min(drawn, among)):
        missed *= max(0.0, 1.0 - wanted / (among - place))
    return 1.0 - missed


def hidden_chance(seen: SeenHands, best: int, led: int) -> float:
    """The chance that one's own peacock can beat the best so far: by following, or by a trump if it cannot follow."""
    among = feathers(seen.unseen)
    follows = seen.unseen & FACES_OF[led]
    beating = size(winning(follows, best, led, seen.trump))
    chance = chance_of_one(beating, among, seen.hidden)
    if led != seen.trump:
        trumps = size(winning(seen.unseen & FACES_OF[seen.trump], best, led, seen.trump))
        cannot_follow = 1.0 - chance_of_one(size(follows), among, seen.hidden)
        chance += cannot_follow * chance_of_one(trumps, among, seen.hidden)
    return min(1.0, chance)


def beating_chance(seen: SeenHands, owner: int, best: int, led: int, eager: float, faith: float) -> float:
    """The chance that a feather of this owner's beats the best so far.

    A player in whom one has no faith plays any feather.
    """
    if owner == seen.seat:
        return hidden_chance(seen, best, led) * eager
    options = playable(seen.hands[owner], led)
    beating = winning(seen.hands[owner], best, led, seen.trump)
    if beating == options:
        return 1.0
    return faith * eager + (1.0 - faith) * size(beating) / size(options) if beating else 0.0


def takers(seen: SeenHands, trick: Trick, needs: Rows, believed: list[float]) -> list[float]:
    """The chance of each peacock to take the trick; `needs` says how many tricks everybody still wants for each."""
    players = len(seen.hands)
    chances = [0.0] * players
    faces = [trick.best] * players
    chances[trick.taker] = 1.0
    for step in range(trick.later):
        owner = (trick.following + step) % players
        player = right_of(owner, players)
        wanted = needs[player][owner]
        gained = 0.0
        for rival in range(players):
            if chances[rival] > 0.0:
                best = faces[rival]
                eager = will(wanted, needs[player][rival])
                chance = beating_chance(seen, owner, best, trick.led, eager, believed[player])
                if chance > 0.0 and owner != seen.seat:
                    beating = winning(seen.hands[owner], best, trick.led, seen.trump)
                    faces[owner] = strongest_of(beating, seen.trump) if wanted > 0 else weakest_of(beating, seen.trump)
                gained += chances[rival] * chance
                chances[rival] *= 1.0 - chance
        chances[owner] = gained
    return chances
