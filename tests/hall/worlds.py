"""Whole games in pairs that differ only in what an observer may not know, and the numbers that chance drew for them."""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from coverts.games import pikoko, pok
from coverts.games.conformance import Move
from coverts.games.contract import Act, Draw, Observer
from coverts.games.pikoko import PIKOKO, Deal, DrawStarter, Feather
from coverts.games.pikoko.actions import deck
from coverts.games.pok import POK, Throw
from coverts.games.pok.dice import DICE
from coverts.hall.pikoko import PikokoSetup
from coverts.hall.settings import options_of
from coverts.hall.wire import Setup
from tests.laws.pikoko_worlds import explains, pikoko_scene, stock, tricks_of
from tests.laws.pok_worlds import pok_scenes
from tests.laws.scenes import Scene, World, random_choices, with_choices

PHASES = [pikoko.Phase.BID, pikoko.Phase.SELF_BID, pikoko.Phase.CONFIDENCE, pikoko.Phase.PLAY, pikoko.Phase.PLAY]


def scene_of(setup: Setup, seed: int) -> Scene:
    """A game up to a moment at which there is something to hide."""
    random = Random(seed)
    if isinstance(setup, PikokoSetup):
        return pikoko_scene(PIKOKO, options_of(setup), seed, random.choice(PHASES))
    return random.choice([scene for scene in pok_scenes(POK, options_of(setup), seed) if len(scene.secrets) > 1])


def history(scene: Scene) -> World:
    """The moves of the game up to the scene."""
    return (*scene.before.moves, *scene.moves)


def other_history(scene: Scene, observer: Observer, random: Random) -> World:
    """Moves that must look the same to an observer: other choices of the others, another peacock of its own."""
    tries = [with_choices(scene.moves, random_choices(scene, observer, random)) for _ in range(4)]
    world = next((world for world in tries if world != scene.moves), scene.moves)
    if isinstance(world[0], Deal):
        world = (_another_deal(scene, observer, random), *world[1:])
    return (*[_shuffled(move, random) for move in scene.before.moves], *world)


def _another_deal(scene: Scene, observer: Observer, random: Random) -> Deal:
    """Feathers that the observer does not see change places, unless what has been played would be impossible."""
    deal, players, tricks = scene.moves[0], scene.at.players, tricks_of(scene.at.state)
    places = [list(hand) for hand in deal.hands] + [stock(deal, players)]
    hidden = [observer, players] if isinstance(observer, int) else [*range(players + 1)]
    for _ in range(12):
        one, other = (places[place] for place in random.sample(hidden, 2))
        here, there = random.randrange(len(one)), random.randrange(len(other))
        one[here], other[there] = other[there], one[here]
        if not all(explains(places[seat], seat, tricks, players) for seat in hidden if seat != players):
            one[here], other[there] = other[there], one[here]
    changed: Deal = _shuffled(Deal(tuple(tuple(hand) for hand in places[:players]), deal.turned_up), random)
    return changed


def _shuffled(move: Move, random: Random) -> Any:
    """The same deal in another order, which means nothing."""
    if not isinstance(move, Deal):
        return move
    return Deal(tuple(tuple(random.sample(hand, len(hand))) for hand in move.hands), move.turned_up)


def draws(moves: World, random: Random) -> Draw:
    """A source of numbers that leads to the outcomes of chance among the moves."""
    numbers = chain.from_iterable([_numbers(move, random) for move in moves if not isinstance(move, Act)])
    return lambda limit: next(numbers)


def _numbers(outcome: pikoko.Outcome | pok.Outcome, random: Random) -> Iterator[int]:
    match outcome:
        case DrawStarter(seat):
            yield seat
        case Throw(faces):
            yield from [die.index(face) for die, face in zip(DICE, faces, strict=True)]
        case Deal():
            yield from _shuffling(outcome, random)


def _shuffling(deal: Deal, random: Random) -> Iterator[int]:
    """The Fisher–Yates shuffle that ends with this deal, and the stock in any order."""
    players = len(deal.hands)
    cards: list[Feather] = list(deck(players))
    rest = stock(deal, players)
    wanted = [*chain.from_iterable(deal.hands), deal.turned_up, *random.sample(rest, len(rest))]
    for place in range(len(cards) - 1, 0, -1):
        other = cards.index(wanted[place])
        yield other
        cards[place], cards[other] = cards[other], cards[place]
