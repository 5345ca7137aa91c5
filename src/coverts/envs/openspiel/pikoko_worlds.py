"""Resampling from an information state of Pikoko, given as a seat's view."""

from coverts.games.contract import Draw
from coverts.games.pikoko import Colour, Feather, OpenHand, View
from coverts.games.pikoko.actions import deck
from coverts.games.pikoko.course import place_of
from coverts.games.pikoko.feathers import HAND_SIZE
from coverts.games.pikoko.tricks import unfollowed


def own_hand(view: View, seat: int, draw: Draw) -> list[Feather]:
    """A peacock that the seat may have: what was played from it, and then any unseen feathers it may still hold.

    A peacock that has not followed a colour is void in it.
    """
    players = view.options.players
    tricks = (*view.tricks, *([view.trick] if view.trick else []))
    gone: list[Feather] = []
    void: set[Colour] = set()
    for trick in tricks:
        place = place_of(seat, trick.first, players)
        if place < len(trick.plays):
            led, face = trick.plays[0].colour, trick.plays[place]
            gone.append(face.feather)
            if unfollowed(face.index, led.index):
                void.add(led)
    seen = {view.turned_up, *(face.feather for trick in tricks for face in trick.plays)}
    for hand in view.hands:
        seen |= set(hand.feathers) if isinstance(hand, OpenHand) else set()
    possible = [feather for feather in deck(players) if feather not in seen and void.isdisjoint(feather.colours)]
    return gone + sampled(possible, HAND_SIZE - len(gone), draw)


def sampled(feathers: list[Feather], number: int, draw: Draw) -> list[Feather]:
    """So many of them, each choice equally likely."""
    left = list(feathers)
    return [left.pop(draw(len(left))) for _ in range(number)]
