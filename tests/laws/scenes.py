"""Scenes: what is going on, what of it is hidden from whom, and whether an observer can tell worlds apart.

Everything before the round under way is known to everybody, so a scene begins there, and a *world* is another course of
the moves since then that must look the same. `same_to` compares the bytes an observer gets of each.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random
from typing import Any, TypeAlias

from coverts.games.conformance import ConformanceError, Moment, Move, encode, glimpse, indistinguishable
from coverts.games.contract import Act, Awaits, Observer

World: TypeAlias = tuple[Move, ...]

MOST_COMBINATIONS = 150


@dataclass(frozen=True)
class Secret:
    """A choice that nobody else has seen: where among the moves it is, and what else it could have been."""

    place: int
    others: tuple[Any, ...]


@dataclass(frozen=True)
class Scene:
    """A moment, how its round began, and the moves since then."""

    before: Moment
    moves: World
    at: Moment
    secrets: dict[int, Secret]
    """For each seat that has one."""


def scene(moments: list[Moment], cut: int, begins: type, sealed: tuple[bool, ...]) -> Scene:
    """The scene after `cut` moves, in a round that an outcome of the type `begins` has begun."""
    moves = moments[cut].moves
    first = max(place for place, move in enumerate(moves) if isinstance(move, begins))
    secrets = {seat: _secret(moments, first, cut, seat) for seat, is_sealed in enumerate(sealed) if is_sealed}
    return Scene(moments[first], moves[first:], moments[cut], secrets)


def _secret(moments: list[Moment], first: int, cut: int, seat: int) -> Secret:
    """A seat's last choice of the round that was not made in the open."""
    moves, game = moments[cut].moves, moments[cut].game
    place = max(place for place in range(first, cut) if _is_choice(moments[place], moves[place], seat))
    legal = game.legal(moments[place].state, seat)
    return Secret(place - first, tuple(action for action in legal if action != moves[place].action))


def _is_choice(at: Moment, move: Move, seat: int) -> bool:
    prompt = at.game.prompt(at.state)
    return isinstance(prompt, Awaits) and prompt.kind != "play" and move.seat == seat


def with_choices(world: World, choices: dict[int, Any]) -> World:
    """The same world, but for the actions chosen at some places."""
    changed = list(world)
    for place, action in choices.items():
        changed[place] = Act(world[place].seat, action)
    return tuple(changed)


def random_choices(scene: Scene, observer: Observer, random: Random) -> dict[int, Any]:
    """For each secret of the others, something that it may just as well be."""
    return {
        secret.place: random.choice((scene.moves[secret.place].action, *secret.others))
        for seat, secret in scene.secrets.items()
        if seat != observer
    }


def choice_worlds(scene: Scene, observer: Observer, random: Random) -> Iterator[World]:
    """Every combination of what the others' secrets may be; if they are too many, each by itself, and random ones."""
    hidden = [secret for seat, secret in scene.secrets.items() if seat != observer]
    if prod(len(secret.others) + 1 for secret in hidden) <= MOST_COMBINATIONS:
        places = [secret.place for secret in hidden]
        for actions in product(*((scene.moves[secret.place].action, *secret.others) for secret in hidden)):
            yield with_choices(scene.moves, dict(zip(places, actions, strict=True)))
        return
    for secret in hidden:
        yield from (with_choices(scene.moves, {secret.place: other}) for other in secret.others)
    for _ in range(MOST_COMBINATIONS // 2):
        yield with_choices(scene.moves, random_choices(scene, observer, random))


def same_to(observer: Observer, scene: Scene, worlds: Iterable[World]) -> int:
    """Hold that an observer cannot tell any of the worlds from the scene; how many there were."""
    seen = everything_seen(scene.before, scene.moves, observer)
    number = 0
    for world in worlds:
        number += 1
        if everything_seen(scene.before, world, observer) != seen:
            known = scene.before.moves
            indistinguishable(scene.at.game, scene.at.options, (*known, *scene.moves), (*known, *world), observer)
            raise ConformanceError(f"{observer} can tell {world} from {scene.moves}")
    return number


def everything_seen(before: Moment, moves: World, observer: Observer) -> bytes:
    """All sights of the moves, and all that can be found out after them. (Views on the way follow from sights.)"""
    game, state, sights = before.game, before.state, []
    for move in moves:
        step = game.step(state, move)
        sights.append([game.sight(event, observer) for event in step.events])
        state = step.state
    return encode(sights) + glimpse(Moment(game, before.options, state), observer)
