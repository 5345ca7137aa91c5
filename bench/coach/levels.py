"""What each level of bot loses a free decision, by kind: the scale on which a review compares people with bots.

Tables of equals play, and every seat is reviewed with the effort of a server.
"""

import sys
from importlib.resources import files
from pathlib import Path

import msgspec

from bench.coach.playing import played
from coverts.bots.levels import LEVELS
from coverts.coach.judging import coach_of
from coverts.coach.levels import LevelLosses, Levels
from coverts.coach.review import Decision
from coverts.coach.reviewing import reviewed


def home_of(name: str) -> Path:
    """Where the figures of a game are kept."""
    return Path(str(files(f"coverts.coach.{name}").joinpath("levels.json")))


def losses_of(name: str, players: int, level: str, games: int) -> LevelLosses:
    """The mean losses of a level, in so many games of which all seats are reviewed."""
    coach = coach_of(name)
    assert coach is not None
    free: list[Decision] = []
    for number in range(games):
        for game in played(name, players, [level] * players, f"levels {name} {players} {level} {number}"):
            free += [one for one in reviewed(coach, game, "normal", 21).decisions if len(one.options) > 1]
        print(level, number, len(free), file=sys.stderr, flush=True)
    kinds = dict.fromkeys(one.kind for one in free)
    by_kind = {kind: [one.loss for one in free if one.kind == kind] for kind in kinds}
    return LevelLosses(
        level=level,
        decisions={kind: len(losses) for kind, losses in by_kind.items()},
        losses={kind: round(sum(losses) / len(losses), 5) for kind, losses in by_kind.items()},
    )


def main(name: str, players: int, games: int) -> None:
    """Measure all levels, and keep what was found."""
    coach = coach_of(name)
    assert coach is not None
    coach.ready(players)
    found = Levels(
        command=f"python -m bench.coach levels --game {name} --players {players} --games {games}",
        levels=tuple([losses_of(name, players, level, games) for level in LEVELS]),
    )
    home_of(name).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
