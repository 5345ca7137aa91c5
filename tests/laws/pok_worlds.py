"""Worlds of POK: other counters that may be in the fists. Which ones anybody holds follows from what was shown."""

from coverts.games.contract import AnyGame
from coverts.games.pok import Options, Phase, Throw
from tests.laws.courses import course
from tests.laws.scenes import Scene, scene


def pok_scenes(game: AnyGame, options: Options, seed: int) -> list[Scene]:
    """Every moment of a random game at which a fist is closed, or all are still open."""
    moments = course(game, options, seed)
    cuts = [cut for cut, at in enumerate(moments) if at.state.phase is Phase.OFFER]
    return [scene(moments, cut, Throw, tuple(fist is not None for fist in moments[cut].state.sealed)) for cut in cuts]
