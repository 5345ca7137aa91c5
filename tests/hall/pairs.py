"""Pairs of games, and the law that an observer cannot tell them apart."""

from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import TypeAlias

from coverts.games.contract import PUBLIC, Observer
from coverts.hall.desk import Desk
from coverts.hall.entries import Millis
from coverts.hall.wire import Setup
from tests.hall.performance import Cast, Performance
from tests.hall.staging import Director, Staging
from tests.hall.worlds import history, other_history, scene_of
from tests.laws.scenes import Scene, World

Got: TypeAlias = dict[Observer, list[bytes]]
"""What each observer got of a game."""


class LeakError(AssertionError):
    """An observer can tell two games apart that it must not."""


@dataclass(frozen=True)
class StagedGame:
    """A game at a table, and for each observer others that it must not tell from it."""

    scene: Scene
    staging: Staging
    seed: int

    @property
    def observers(self) -> tuple[Observer, ...]:
        return (*range(self.staging.settings.setup.players), PUBLIC)

    @property
    def moves(self) -> World:
        return history(self.scene)

    def other_moves(self, observer: Observer) -> World:
        return other_history(self.scene, observer, Random(f"{self.seed} {observer}"))

    def seen(self, desk_type: type[Desk] = Desk) -> Got:
        return Performance(self.staging, Cast(self.moves), desk_type).perform()

    def other_seen(self, observer: Observer, desk_type: type[Desk] = Desk) -> Got:
        cast = Cast(self.other_moves(observer), observer, self.seed)
        return Performance(self.staging, cast, desk_type).perform()


def staged_game(setup: Setup, seed: int, rest: Millis = 0) -> StagedGame:
    """A random game, up to a moment at which there is something to hide; with a rest after every round, perhaps."""
    scene = scene_of(setup, seed)
    return StagedGame(scene, Director(setup, history(scene), Random(f"{setup} {seed}"), rest).staged(), seed)


def check(game: StagedGame, desk_type: type[Desk] = Desk) -> int:
    """A pair for each observer: the two games are the same to it, byte by byte. How many pairs there were."""
    seen = game.seen(desk_type)
    for observer in game.observers:
        compare(f"seed {game.seed}, {observer}", seen[observer], game.other_seen(observer, desk_type)[observer])
    return len(game.observers)


def compare(where: str, one: list[bytes], other: list[bytes]) -> None:
    for number, (here, there) in enumerate(zip_longest(one, other, fillvalue=b"")):
        if here != there:
            raise LeakError(f"{where}, {number}: {_difference(here, there)}")


def _difference(here: bytes, there: bytes) -> str:
    place = next((place for place, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
    around = slice(max(0, place - 80), place + 40)
    return " and ".join(part[around].decode(errors="replace") for part in (here, there))
