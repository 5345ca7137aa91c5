"""`coverts simulate`."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, Final, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status
from coverts.registry import PLUGINS

if TYPE_CHECKING:
    from coverts.games.contract import AnyGame
    from coverts.lang import Catalogue
    from coverts.records.format import Player
    from coverts.simulate.series import Series, Start
    from coverts.simulate.tally import Tally

if TYPE_CHECKING:
    GameName: TypeAlias = str
else:
    GameName = Literal[tuple([name for name, plugin in PLUGINS.items() if plugin.rows is not None])]

Policy = Literal["random", "casual"]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]

WORTH_COMPILING: Final = {"random": 1000, "casual": 100}
"""From so many games on it pays to compile. The games are the same either way."""

AT_ONCE: Final = 1 << 12
"""No more games than that are played before they are counted: their results are still in the processor's cache then."""

A_MOMENT: Final = 0.2
"""Seconds between two looks at the progress bar, and at the keyboard."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Kept:
    """What else is kept of the games."""

    records: Path | None = None
    """Write the record of every game to this file, one a line."""
    plot: Path | None = None
    """Draw distributions (of scores, tricks and bids, or of rounds and counters) into this .svg file."""


def simulate(
    game: GameName,
    /,
    *,
    players: int = 4,
    games: Positive = 1000,
    seed: int = 0,
    policy: Policy = "random",
    threads: Positive = 1,
    figures: Figures = Figures(),  # noqa: B008 - a value
    kept: Kept = Kept(),  # noqa: B008 - a value
) -> Status:
    """Let programs play many games, and count.

    The checksum depends on nothing but the game, the policy, the number of players and games, and the seed: not on the
    threads, and not on whether the games were compiled. COVERTS_COMPILE=off runs everything interpreted.

    Parameters
    ----------
    game
        Which game.
    players
        How many play: 3 to 5 in Pikoko, 3 to 7 in POK.
    games
        How many games.
    seed
        Where the random numbers begin. The same seed gives the same games.
    policy
        Who plays: `random` takes any legal move, `casual` plays by rule of thumb.
    threads
        How many threads play.
    figures
        Where figures for programs go.
    kept
        What else is kept of the games.
    """
    from coverts.cli.simulated import draw_distributions, in_json, in_words, simulated
    from coverts.cli.voice import broken_off, speech
    from coverts.games.registry import GAMES

    catalogue, rules = speech(), GAMES[game]
    if not _is_sound(catalogue, rules, players, kept.plot):
        return Status.UNREADABLE
    series = _series(game, rules.options_type(players), games, seed, policy)
    try:
        with opened(figures.output) as sheet:
            with opened(kept.plot) as picture:
                with opened(kept.records) as lines:
                    tally, start, seconds = _play_all(series, games, threads, lines, catalogue)
                found = simulated(series, tally, start, policy=policy, threads=threads, seconds=seconds)
                if picture is not None:
                    draw_distributions(picture, found, catalogue)
            if sheet is not None:
                sheet.write(in_json(found))
    except (OSError, KeyboardInterrupt) as error:
        return broken_off(catalogue, error, "simulate-stopped")
    print(in_json(found).decode() if figures.json else "\n".join([*in_words(found, catalogue), ""]), end="")
    return Status.OK


def _is_sound(catalogue: "Catalogue", rules: "AnyGame", players: int, plot: Path | None) -> bool:
    from coverts.cli.voice import complain

    if players not in rules.players:
        title, least, most = PLUGINS[rules.name].title, rules.players[0], rules.players[-1]
        complain(catalogue, "simulate-players", game=title, least=least, most=most, players=players)
        return False
    if plot is not None and plot.suffix.lower() != ".svg":
        complain(catalogue, "simulate-plot-form", file=str(plot))
        return False
    return True


def _series(game: str, options: Any, games: int, seed: int, policy: Policy) -> "Series":
    from coverts.bots.rows import row_bot
    from coverts.simulate.compiling import is_on
    from coverts.simulate.series import Series

    is_compiled = is_on() and games >= WORTH_COMPILING[policy]
    return Series(game, options, seed, row_bot(game, policy), is_compiled=is_compiled)


def _play_all(
    series: "Series", games: int, threads: int, file: BinaryIO | None, catalogue: "Catalogue"
) -> "tuple[Tally, Start, float]":
    from coverts.bots.names import BIRDS
    from coverts.cli.progress import progress
    from coverts.records.format import Player
    from coverts.simulate.tally import Tally

    tally, seats = Tally(series.game), [Player(bird) for bird in BIRDS["en"][: series.options.players]]
    with progress() as bar:
        compiling = bar.add_task(catalogue.say("simulate-compiling"), total=None, visible=series.is_compiled)
        start = series.start()
        bar.remove_task(compiling)
        playing = bar.add_task(catalogue.say("playing"), total=games)
        begun, size = time.perf_counter(), 16
        while tally.games < games:
            first, moment = tally.games, time.perf_counter()
            tally.add(series.play(min(size, games - first), first=first, threads=threads))
            if file is not None:
                file.writelines(_record(series, number, seats) for number in range(first, tally.games))
            bar.update(playing, completed=tally.games)
            # Batches grow until each takes a moment; the games do not depend on it.
            size = min(size * 2, AT_ONCE) if time.perf_counter() - moment < A_MOMENT / 2 else size
    return tally, start, time.perf_counter() - begun


def _record(series: "Series", number: int, seats: "Sequence[Player]") -> bytes:
    from coverts.records.writing import data_of, line

    return line(data_of(series.record(number, seats)))
