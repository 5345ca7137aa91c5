"""`coverts simulate`."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, BinaryIO, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.games.contract import AnyGame
    from coverts.lang import Catalogue
    from coverts.simulate.playout import Playout


def simulate(
    game: Literal["pikoko", "pok"],
    /,
    *,
    players: int = 4,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 1000,
    seed: int = 0,
    json: Annotated[bool, Parameter(negative="")] = False,
    records: Path | None = None,
) -> Status:
    """Let programs play many games, and count. For now they play any legal move at random.

    The checksum depends on nothing but the game, the number of players and games, and the seed.

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
    json
        Print one JSON object instead of text.
    records
        Write the record of every game to this file, one a line.
    """
    from coverts.cli.voice import complain, reason, speech
    from coverts.records.format import GAMES

    catalogue, rules = speech(), GAMES[game]
    if players not in rules.players:
        least, most = rules.players[0], rules.players[-1]
        complain(catalogue, "simulate-players", game=game, least=least, most=most, players=players)
        return Status.UNREADABLE
    try:
        with _output(records) as file:
            tally = _play_all(rules, rules.options_type(players), games, seed, file, catalogue)
    except OSError as error:
        complain(catalogue, "cannot-write", file=str(records), why=reason(error))
        return Status.UNREADABLE
    except KeyboardInterrupt:
        complain(catalogue, "simulate-stopped")
        return Status.INTERRUPTED
    for line in _in_json(tally) if json else _in_words(tally, catalogue):
        print(line)
    return Status.OK


@contextmanager
def _output(path: Path | None) -> Iterator[BinaryIO | None]:
    from coverts.cli.files import written_whole

    if path is None:
        yield None
    else:
        with written_whole(path) as file:
            yield file


def _play_all(
    game: "AnyGame", options: Any, games: int, seed: int, file: BinaryIO | None, catalogue: "Catalogue"
) -> dict[str, Any]:
    from rich.console import Console
    from rich.progress import track

    from coverts.simulate.playout import added, playouts

    decisions, checksum = 0, 0
    ended_by: Counter[str] = Counter()
    begun = time.perf_counter()
    played = playouts(game, options, games=games, seed=seed)
    bar = Console(stderr=True)
    for playout in track(
        played, catalogue.say("playing"), games, console=bar, transient=True, disable=not bar.is_terminal
    ):
        decisions += playout.decisions
        checksum = added(checksum, playout)
        ended_by[playout.over.by] += 1
        if file is not None:
            file.write(_record(game, options, playout))
    seconds = time.perf_counter() - begun
    return {
        "game": game.name,
        "players": options.players,
        "games": games,
        "seed": seed,
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(decisions / seconds, 1),
        "checksum": f"{checksum:016x}",
        "ended_by": dict(sorted(ended_by.items())),
    }


def _record(game: "AnyGame", options: Any, playout: "Playout") -> bytes:
    from coverts.bots.names import BIRDS
    from coverts.records.format import Player
    from coverts.records.writing import data_of, line, record_of

    seats = [Player(bird) for bird in BIRDS[: options.players]]
    return line(data_of(record_of(game, options, seats, playout.steps)))


def _in_json(tally: dict[str, Any]) -> list[str]:
    import msgspec

    return [msgspec.json.encode(tally).decode()]


def _in_words(tally: dict[str, Any], catalogue: "Catalogue") -> list[str]:
    names = ("games", "game", "players")
    ended = ", ".join(f"{by} {number}" for by, number in tally["ended_by"].items())
    seconds, speed = f"{tally['seconds']:.2f}", f"{tally['decisions_per_second']:.0f}"
    return [
        catalogue.say("simulate-title", seed=str(tally["seed"]), **{name: tally[name] for name in names}),
        catalogue.say("simulate-decisions", decisions=tally["decisions"], seconds=seconds, speed=speed),
        catalogue.say("simulate-ended", ended=ended),
        catalogue.say("simulate-checksum", checksum=tally["checksum"]),
    ]
