"""`coverts simulate`."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, Final, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.lang import Catalogue
    from coverts.records.format import Player
    from coverts.simulate.series import Series, Start
    from coverts.simulate.tally import Tally

Policy = Literal["random", "casual"]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]

WORTH_COMPILING: Final = {"random": 1000, "casual": 100}
"""From so many games on it pays to compile. The games are the same either way."""

A_MOMENT: Final = 0.2
"""Seconds between two looks at the progress bar, and at the keyboard."""


def simulate(
    game: Literal["pikoko", "pok"],
    /,
    *,
    players: int = 4,
    games: Positive = 1000,
    seed: int = 0,
    policy: Policy = "random",
    threads: Positive = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
    records: Path | None = None,
    plot: Path | None = None,
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
    json
        Print one JSON object instead of text.
    records
        Write the record of every game to this file, one a line.
    plot
        Draw distributions (of scores, tricks and bids, or of rounds and counters) into this .svg file.
    """
    from coverts.cli.voice import complain, reason, speech
    from coverts.games.registry import GAMES

    catalogue, rules = speech(), GAMES[game]
    if players not in rules.players:
        least, most = rules.players[0], rules.players[-1]
        complain(catalogue, "simulate-players", game=game, least=least, most=most, players=players)
        return Status.UNREADABLE
    if plot is not None and plot.suffix.lower() != ".svg":
        complain(catalogue, "simulate-plot-form", file=str(plot))
        return Status.UNREADABLE
    series = _series(game, rules.options_type(players), games, seed, policy)
    file = records
    try:
        with _written(records) as lines, _written(file := plot) as picture:
            file = records
            tally, start, seconds = _play_all(series, games, threads, lines, catalogue)
            figures = _figures(series, policy, threads, tally, start, seconds)
            file = plot
            if picture is not None:
                _draw(picture, figures, catalogue)
    except OSError as error:
        complain(catalogue, "cannot-write", file=str(file), why=reason(error))
        return Status.UNREADABLE
    except KeyboardInterrupt:
        complain(catalogue, "simulate-stopped")
        return Status.INTERRUPTED
    for line in _in_json(figures) if json else _in_words(figures, catalogue):
        print(line)
    return Status.OK


def _series(game: str, options: Any, games: int, seed: int, policy: Policy) -> "Series":
    from coverts.bots.rows import ROW_BOTS
    from coverts.simulate.compiling import is_on
    from coverts.simulate.series import Series

    is_compiled = is_on() and games >= WORTH_COMPILING[policy]
    return Series(game, options, seed, ROW_BOTS[game, policy], is_compiled=is_compiled)


@contextmanager
def _written(path: Path | None) -> Iterator[BinaryIO | None]:
    from coverts.cli.files import written_whole

    if path is None:
        yield None
    else:
        with written_whole(path) as file:
            yield file


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
            size = size * 2 if time.perf_counter() - moment < A_MOMENT / 2 else size
    return tally, start, time.perf_counter() - begun


def _record(series: "Series", number: int, seats: "Sequence[Player]") -> bytes:
    from coverts.records.writing import data_of, line

    return line(data_of(series.record(number, seats)))


def _draw(file: BinaryIO, figures: "Mapping[str, Any]", catalogue: "Catalogue") -> None:
    from coverts.simulate.plots import draw

    named = {
        catalogue.say(f"simulate-plot-{name.replace('_', '-')}"): counts for name, counts in figures["counts"].items()
    }
    draw(file, _title(figures, catalogue), catalogue.say("simulate-plot-share"), named)


def _figures(
    series: "Series", policy: Policy, threads: int, tally: "Tally", start: "Start", seconds: float
) -> dict[str, Any]:
    return {
        "game": series.game,
        "players": series.options.players,
        "games": tally.games,
        "seed": series.seed,
        "policy": policy,
        "threads": threads,
        "compiled": start.is_compiled,
        "compiled_before": start.is_from_disk,
        "start_seconds": round(start.seconds, 6),
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "checksum": f"{tally.checksum:016x}",
        "averages": {name: round(average, 6) for name, average in tally.averages().items()},
        "ended_by": dict(sorted(tally.ended_by.items())),
        "counts": {name: dict(sorted(counts.items())) for name, counts in tally.counts.items()},
    }


def _in_json(figures: dict[str, Any]) -> list[str]:
    import msgspec

    return [msgspec.json.encode(figures).decode()]


def _title(figures: "Mapping[str, Any]", catalogue: "Catalogue") -> str:
    named = {name: figures[name] for name in ("games", "game", "players")}
    return catalogue.say("simulate-title", seed=str(figures["seed"]), **named)


def _in_words(figures: dict[str, Any], catalogue: "Catalogue") -> list[str]:
    seconds, speed = round(figures["seconds"], 2), round(figures["decisions_per_second"])
    how = "kept" if figures["compiled_before"] else "compiled" if figures["compiled"] else "interpreted"
    return [
        _title(figures, catalogue),
        *_averages(figures, catalogue),
        catalogue.say("simulate-ended", ended=_ends(figures, catalogue)),
        catalogue.say("simulate-decisions", decisions=figures["decisions"], seconds=seconds, speed=speed),
        catalogue.say(f"simulate-start-{how}", seconds=round(figures["start_seconds"], 2)),
        catalogue.say("simulate-checksum", checksum=figures["checksum"]),
    ]


def _averages(figures: dict[str, Any], catalogue: "Catalogue") -> list[str]:
    """What people want to know of many games, a line each."""
    said = {name: round(average, 2) for name, average in figures["averages"].items()}
    share = {name: round(100 * average, 1) for name, average in figures["averages"].items()}
    decisions = said["decisions"]
    winners = catalogue.say("simulate-winners", mean=said["winners"], shared=share["shared_victories"])
    if figures["game"] == "pok":
        return [
            catalogue.say("simulate-length-pok", rounds=said["rounds"], decisions=decisions),
            catalogue.say("simulate-counters", mean=said["counters_left_of_others"]),
            winners,
        ]
    points = {"round": said["points_a_round"], "game": said["points_a_game"], "best": said["points_of_winners"]}
    right = {"exact": share["bids_exact"], "near": share["bids_off_by_one"]}
    return [
        catalogue.say("simulate-points", **points),
        catalogue.say("simulate-tricks", mean=said["tricks"], spread=said["tricks_spread"]),
        catalogue.say("simulate-bids", mean=said["bids"], **right),
        winners,
        catalogue.say("simulate-length-pikoko", decisions=decisions),
    ]


def _ends(figures: dict[str, Any], catalogue: "Catalogue") -> str:
    return ", ".join(f"{catalogue.say(f'simulate-ended-{by}')} {number}" for by, number in figures["ended_by"].items())
