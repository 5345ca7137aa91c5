"""Heuristic estimate of who takes the trick under way. Numbers and masks only.

Whoever plays to a trick has seen all peacocks that come after, but for the one who leads: there the last is one's own.
"""

from coverts.belief.models.heuristics import beating_chance, eagerness, hidden_chance, winning
from coverts.bots.pikoko.seen_hands import Rows, SeenHands, Trick
from coverts.games.bits import lowest
from coverts.games.pikoko.feathers import FACES_OF
from coverts.games.pikoko.tricks import playable
from coverts.games.seats import right_of


def strongest_of(faces: int, trump: int) -> int:
    """The one that beats the others, of faces that can win a trick."""
    best = (faces & FACES_OF[trump]) or faces
    while best & (best - 1):
        best &= best - 1
    return lowest(best)


def weakest_of(faces: int, trump: int) -> int:
    """The one that the others beat, of faces that can win a trick."""
    return lowest((faces & ~FACES_OF[trump]) or faces)


def owner_beats(seen: SeenHands, owner: int, best: int, led: int, eager: float, faith: float) -> float:
    """The chance that a feather of this owner's beats the best so far, played by somebody so eager and trusted."""
    if owner == seen.seat:
        return hidden_chance(seen.unseen, seen.hidden, best, led, seen.trump) * eager
    hand = seen.hands[owner]
    return beating_chance(playable(hand, led), winning(hand, best, led, seen.trump), eager, faith)


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
                eager = eagerness(wanted, needs[player][rival])
                chance = owner_beats(seen, owner, best, trick.led, eager, believed[player])
                if chance > 0.0 and owner != seen.seat:
                    beating = winning(seen.hands[owner], best, trick.led, seen.trump)
                    faces[owner] = strongest_of(beating, seen.trump) if wanted > 0 else weakest_of(beating, seen.trump)
                gained += chances[rival] * chance
                chances[rival] *= 1.0 - chance
        chances[owner] = gained
    return chances
