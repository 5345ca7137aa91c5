"""The constants of Pikoko's averages, fitted to games between bots.

For every level of bot some tables of that level play. Points come from many games; losses, and the gains by stage, from
those that were reviewed. Both are fitted to the same features by least squares: the place after the starting player,
and what kinds of players the others turned out to be. What a player without mistakes makes is their sum.
"""

import sys
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import coverts.coach.pikoko.averages as home
from bench.coach.playing import played
from coverts.coach.pikoko import PIKOKO_COACH
from coverts.coach.pikoko.averages import Averages, TableAverages, stages
from coverts.coach.pikoko.reckoning import company_of, place_in
from coverts.coach.seat_games import SeatGame
from coverts.games.pikoko import View

LEVELS = ("novice", "casual", "club", "expert", "master")
KINDS = ("searcher-1", "whimsical")
"""Tables of bots differ in these: who searches, and who does anything. All other kinds count as players by rule."""

RIDGE = 10.0
"""How many rounds' worth of doubt there is that kinds of players matter at all."""

Floats = NDArray[np.float64]


class Gathered:
    """Rows of features, with what they are to explain."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.kinds = KINDS
        self.features: list[list[float]] = []
        self.values: list[float] = []

    def add(self, place: int, company: dict[str, float], value: float) -> None:
        """One round of one seat."""
        places = [float(place == one) for one in range(self.players)]
        self.features.append([*places, *[company[kind] for kind in self.kinds]])
        self.values.append(value)

    def fitted(self) -> Floats:
        """What each feature adds. Kinds are compared with players by rule of thumb, and doubted a little (ridge)."""
        wide, doubt = np.array(self.features), np.full(self.players + len(self.kinds), RIDGE)
        doubt[: self.players] = 0.0
        found: Floats = np.linalg.solve(wide.T @ wide + np.diag(doubt), wide.T @ np.array(self.values))
        return found


def table(players: int, reviewed: int, more: int) -> TableAverages:
    """The constants of one size of table, from so many games of each level reviewed, and more that were only played."""
    points, losses = Gathered(players), Gathered(players)
    rests: list[list[float]] = [[] for _ in range(stages(players))]
    for level in LEVELS:
        for number in range(reviewed + more):
            games = played("pikoko", players, [level] * players, f"averages {players} {level} {number}")
            for game in games:
                _add(game, points, losses if number < reviewed else None, rests)
            if number % 10 == 0:
                print(players, level, number, file=sys.stderr, flush=True)
    whole = points.fitted() + losses.fitted()
    gains = [0.0 if stage == stages(players) - 1 else float(np.mean(rest)) for stage, rest in enumerate(rests)]
    return TableAverages(
        places=tuple([round(float(one), 3) for one in whole[:players]]),
        kinds={kind: round(float(one), 3) for kind, one in zip(points.kinds, whole[players:], strict=True)},
        gains=tuple([round(gain, 3) for gain in gains]),
    )


def _add(game: SeatGame, points: Gathered, losses: Gathered | None, rests: list[list[float]]) -> None:
    company = company_of(game)
    judged = list(PIKOKO_COACH.judge(game.moments, "quick", 1)) if losses is not None else []
    for number, end in enumerate(game.ends, 1):
        assert isinstance(end, View)
        place, made = place_in(end, game.seat), end.scores[number - 1].scores[game.seat]
        points.add(place, company, made)
        if losses is not None:
            own = [one for one in judged if one.round == number]
            losses.add(place, company, sum(one.loss for one in own))
            left = float(made)
            for stage in reversed(range(len(own))):
                rests[stage].append(left - own[stage].kept)
                left += own[stage].loss


def main(sizes: list[int], reviewed: int, more: int, to: Path) -> None:
    """Make the constants anew for some sizes of tables, and keep those of the others."""
    known = home.averages()
    tables = dict(known.tables)
    # The gains are fitted to worths without any.
    for players in sizes:
        old = tables[str(players)]
        tables[str(players)] = TableAverages(places=old.places, kinds=old.kinds, gains=(0.0,) * stages(players))
    without = Averages(command="", games=0, tables=tables)
    home.averages = lambda: without  # type: ignore[assignment]  # for this process: the file is about to be made
    for players in sizes:
        tables[str(players)] = table(players, reviewed, more)
    command = "python -m bench.coach averages"
    to.write_bytes(
        msgspec.json.format(msgspec.json.encode(Averages(command=command, games=reviewed, tables=tables)), indent=2)
        + b"\n"
    )
