"""`coverts solve`."""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.lang import Catalogue
    from coverts.solve.pok.build import Builder
    from coverts.solve.pok.strategy_table import StrategyTable


def solve(
    game: Literal["pok"],  # noqa: ARG001 - there is one game so far that can be solved
    /,
    *,
    players: int = 3,
    to: Path | None = None,
    work: Path | None = None,
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    figures: Figures = Figures(),  # noqa: B008 - a value
) -> Status:
    """Solve a game: work out offers from which nobody gains by straying alone, and prove it.

    It takes a minute for 3 players, some minutes for 4, half an hour for 5, some hours for 6, and days for 7.
    Broken off, the same command goes on where it stopped. The table is the same however many workers there are.
    The JSON is the table's certificate.

    Parameters
    ----------
    game
        Which game.
    players
        How many play: 3 to 7.
    to
        The file for the table. [default: where bots look for it, unless they have one for so many players already;
        then pok-PLAYERS.pok]
    work
        The folder in which finished parts are kept. [default: in your cache folder]
    workers
        How many positions are solved at a time. [default: one for each processor]
    figures
        Where figures for programs go.
    """
    from platformdirs import user_cache_path

    from coverts.cli.progress import say_at_once
    from coverts.cli.voice import broken_off, complain, speech
    from coverts.games.pok.state import PLAYERS

    catalogue = speech()
    if players not in PLAYERS:
        complain(catalogue, "solve-players", least=PLAYERS[0], most=PLAYERS[-1], players=players)
        return Status.UNREADABLE

    say_at_once(catalogue.say("solve-begins", players=players))

    from coverts.solve.pok.build import Builder, Unsolved

    folder = work or user_cache_path("coverts") / "solved"
    try:
        _solve_into(to, Builder(players, workers or os.cpu_count() or 1, folder), figures, catalogue)
    except Unsolved as unsolved:
        complain(catalogue, "solve-unsolved", regret=f"{unsolved.regret:.1e}")
        return Status.NO
    except (OSError, KeyboardInterrupt) as error:
        return broken_off(catalogue, error, "solve-stopped", folder=str(folder))
    return Status.OK


def _solve_into(to: Path | None, builder: "Builder", figures: Figures, catalogue: "Catalogue") -> None:
    """Solve, write the table and its certificate, and report."""
    from coverts.cli.files import written_whole
    from coverts.solve.pok.shelf import own_file
    from coverts.solve.pok.shipped import SIZES
    from coverts.solve.pok.strategy_table import written

    players, begun = builder.players, time.perf_counter()
    for_bots = None if players in SIZES else own_file(players)
    file = to or for_bots or Path(f"pok-{players}.pok")
    with opened(figures.output) as sheet:
        table = _solved(builder, catalogue, f"coverts solve pok --players {players}")
        data = written(table)
        if file == for_bots:
            file.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(file) as target:
            target.write(data)
        certificate = data.partition(b"\n")[0] + b"\n"
        if sheet is not None:
            sheet.write(certificate)
    if figures.json:
        print(certificate.decode(), end="")
    else:
        _tell(catalogue, table, file, len(data), time.perf_counter() - begun)
        if file == for_bots:
            print(catalogue.say("solve-for-bots"))


def _solved(builder: "Builder", catalogue: "Catalogue", command: str) -> "StrategyTable":
    from coverts.cli.progress import progress

    with progress() as bar:
        solving = bar.add_task(catalogue.say("solving"), total=builder.total)
        builder.run(lambda number: bar.advance(solving, number))
        packing = bar.add_task(catalogue.say("packing"), total=builder.total)
        return builder.finished(command, lambda number: bar.advance(packing, number))


def _tell(catalogue: "Catalogue", table: "StrategyTable", file: Path, size: int, seconds: float) -> None:
    certificate, outlook = table.header.certificate, table.header.outlook
    gains = (certificate.nashconv_start, certificate.nashconv_worst, certificate.nashconv_mean)
    start, worst, mean = (f"{gain:.1e}" for gain in gains)
    positions = table.header.positions
    done = {"seconds": f"{seconds:.0f}", "file": str(file), "size": f"{size / 1000:.0f}"}
    print(catalogue.say("solve-done", positions=positions, **done))
    print(catalogue.say("solve-regret", regret=f"{certificate.worst_regret:.1e}"))
    print(catalogue.say("solve-nashconv", start=start, worst=worst, mean=mean))
    dead, shared = (f"{100 * chance:.1f}" for chance in (outlook.dead_positions, outlook.shared_victories))
    print(catalogue.say("solve-outlook", rounds=f"{outlook.rounds:.2f}", dead=dead, shared=shared))
