"""Worlds of Pikoko: other peacocks that would have led to the same public history.

Which ones those are is decided here by counting feathers on fingers, not by the rule book; the rule book then has to
accept every one of them.
"""

from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import replace

from coverts.games.conformance import Moment
from coverts.games.contract import PUBLIC, AnyGame
from coverts.games.pikoko import PIKOKO, Deal, Face, Feather, Options, Phase, State, Trick
from coverts.games.seats import with_entry
from tests.laws.courses import course
from tests.laws.scenes import Scene, World, random_choices, scene, with_choices

DECKS = {3: 7, 4: 9, 5: 11}
"""The highest number in the deck."""

LETTERS = {feather: str(feather).rstrip("0123456789") for feather in Feather}
NAMED = {face: str(face)[-1] if "=" in str(face) else str(face)[0] for face in Face}


def stock(deal: Deal, players: int) -> list[Feather]:
    """The feathers that are nobody's."""
    deck = [feather for feather in Feather if int(str(feather).lstrip("RYPWB")) <= DECKS[players]]
    return [feather for feather in deck if feather is not deal.turned_up and all(feather not in h for h in deal.hands)]


def unseen(deal: Deal, seat: int) -> list[Feather]:
    """The feathers that a seat has not seen when a round begins."""
    return [*deal.hands[seat], *stock(deal, len(deal.hands))]


def tricks_of(state: State) -> list[Trick]:
    """All that has been played in the round."""
    under_way = PIKOKO.view(state, PUBLIC).trick
    return [*state.tricks, under_way] if under_way else list(state.tricks)


def played_from(owner: int, tricks: list[Trick], players: int) -> list[tuple[Face, Face]]:
    """What has been played from a peacock, each with the first face of its trick."""
    places = [(trick, (owner - trick.first - 1) % players) for trick in tricks]
    return [(trick.plays[place], trick.plays[0]) for trick, place in places if place < len(trick.plays)]


def explains(hand: Collection[Feather], owner: int, tricks: list[Trick], players: int) -> bool:
    """Whether a peacock of these feathers could have made its plays: it had them, and followed colour if it could."""
    left = set(hand)
    for face, first in played_from(owner, tricks, players):
        if face.feather not in left:
            return False
        if NAMED[face] != NAMED[first] and any(NAMED[first] in LETTERS[feather] for feather in left):
            return False
        left.remove(face.feather)
    return True


def pikoko_scene(game: AnyGame, options: Options, seed: int, phase: Phase) -> Scene:
    """A moment in the given phase of a random game, in any of its rounds; while fists close, one with a closed fist."""
    moments = course(game, options, seed)
    cuts = [
        cut
        for cut, at in enumerate(moments)
        if at.state.phase is phase and (phase is Phase.PLAY or any(choice is not None for choice in at.state.sealed))
    ]
    return scene_at(moments, Random(f"{phase} {seed}").choice(cuts))


def scene_at(moments: list[Moment], cut: int) -> Scene:
    """The scene after so many moves, in a round that has been dealt."""
    state = moments[cut].state
    face_down = state.phase is Phase.PLAY
    return scene(moments, cut, Deal, tuple(face_down or choice is not None for choice in state.sealed))


def with_deal(world: World, deal: Any) -> World:
    """The same moves after another deal."""
    return (deal, *world[1:])


def own_hands(scene: Scene, seat: int) -> list[tuple[Feather, ...]]:
    """All the peacocks that a seat may have, for all it knows."""
    deal, players = scene.moves[0], scene.at.players
    tricks = tricks_of(scene.at.state)
    return [hand for hand in combinations(unseen(deal, seat), 8) if explains(hand, seat, tricks, players)]


def own_hand_worlds(scene: Scene, seat: int, random: Random) -> Iterator[World]:
    """A world for each peacock that a seat may have, dealt in any order, with any choices of the others."""
    deal = scene.moves[0]
    for hand in own_hands(scene, seat):
        shuffled = replace(deal, hands=with_entry(deal.hands, seat, tuple(random.sample(hand, 8))))
        yield with_choices(with_deal(scene.moves, shuffled), random_choices(scene, seat, random))


def public_worlds(scene: Scene, number: int, random: Random) -> Iterator[World]:
    """Some of the worlds that the public cannot exclude: feathers change places, and all choices are open."""
    deal, players, tricks = scene.moves[0], scene.at.players, tricks_of(scene.at.state)
    places = [list(hand) for hand in deal.hands] + [stock(deal, players)]
    for _ in range(number):
        for _ in range(8):
            _swap(places, tricks, players, random)
        redealt = Deal(tuple(tuple(hand) for hand in places[:players]), deal.turned_up)
        yield with_choices(with_deal(scene.moves, redealt), random_choices(scene, PUBLIC, random))


def _swap(places: list[list[Feather]], tricks: list[Trick], players: int, random: Random) -> None:
    """Two feathers change places, unless what has been played would then be impossible."""
    one, other = random.sample(range(len(places)), 2)
    here, there = random.randrange(len(places[one])), random.randrange(len(places[other]))
    before = places[one][here], places[other][there]
    places[one][here], places[other][there] = before[1], before[0]
    if not all(explains(places[seat], seat, tricks, players) for seat in (one, other) if seat < players):
        places[one][here], places[other][there] = before
