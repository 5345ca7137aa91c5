"""`coverts train`."""

import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.figures import Figures, opened
from coverts.cli.status import Status

if TYPE_CHECKING:
    from rich.progress import TaskID

    from coverts.lang import Catalogue
    from coverts.train.pipeline import GateResult, Training


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Effort:
    """How much is played and learnt."""

    generations: Annotated[int, Parameter(validator=Number(gte=0))] = 1
    """How many new searching members to try."""
    rule_rounds: Annotated[int, Parameter(validator=Number(gte=10))] = 3000
    """Rounds from which each kind of player by rule of thumb is learnt."""
    matches: Annotated[int, Parameter(validator=Number(gte=1))] = 500
    """Matches of three rounds from which a searching member is learnt."""
    gate: Annotated[int, Parameter(validator=Number(gte=2))] = 60
    """Matches, in each seat, that decide whether a new member joins."""

    def __str__(self) -> str:
        return f"--rule-rounds {self.rule_rounds} --matches {self.matches} --gate {self.gate}"


def train(
    game: Literal["pikoko"],
    /,
    *,
    players: int = 4,
    to: Path = Path("population"),
    work: Path | None = None,
    seed: int = 1,
    effort: Effort = Effort(),  # noqa: B008 - a value
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    figures: Figures = Figures(),  # noqa: B008 - a value
) -> Status:
    """Train players: let them play, let small nets learn from them, and keep what makes the population stronger.

    Broken off, the same command goes on where it stopped. Members that are there stay as they are. The JSON has the
    members, and for each new one whether it joined and what it gained.

    Parameters
    ----------
    game
        Which game.
    players
        How many sit at a table: 3 to 5.
    to
        The folder for populations; members go into a folder of it that is named after the number of players.
    work
        The folder in which rounds are kept. [default: in your cache folder]
    seed
        Where chance begins.
    effort
        How much is played and learnt.
    workers
        How many processes play. [default: one for each processor]
    figures
        Where figures for programs go.
    """
    from platformdirs import user_cache_path

    from coverts.cli.progress import say_at_once
    from coverts.cli.voice import broken_off, complain, speech
    from coverts.games.pikoko.state import PLAYERS
    from coverts.simulate.compiling import is_on

    catalogue = speech()
    if players not in PLAYERS:
        complain(catalogue, "train-players", least=PLAYERS[0], most=PLAYERS[-1], players=players)
        return Status.UNREADABLE
    if not is_on():
        complain(catalogue, "train-no-compiler")
        return Status.UNREADABLE
    say_at_once(catalogue.say("train-begins", players=players))

    from coverts.train.pipeline import Size, Training
    from coverts.train.workers import Workers

    folder = work or user_cache_path("coverts") / "trained"
    size = Size(rule_rounds=effort.rule_rounds, search_matches=effort.matches, gate_matches=effort.gate)
    command = f"coverts train pikoko --players {players} --seed {seed} {effort}"
    try:
        with Workers(workers or os.cpu_count() or 1) as hands:
            training = Training(players, seed, to / str(players), folder, size, hands, command)
            _train(game, training, effort.generations, figures, catalogue)
    except (OSError, KeyboardInterrupt) as error:
        return broken_off(catalogue, error, "train-stopped", folder=str(folder))
    return Status.OK


def _train(game: str, training: "Training", generations: int, figures: Figures, catalogue: "Catalogue") -> None:
    """Train and report."""
    results, begun = [], time.perf_counter()
    with opened(figures.output) as sheet:
        for result in _gate_results(training, generations, catalogue):
            results.append(result)
            if not figures.json:
                _tell(result, training.folder, catalogue)
        seconds = time.perf_counter() - begun
        data = _in_json(game, training, results, seconds)
        if sheet is not None:
            sheet.write(data)
    if figures.json:
        print(data.decode(), end="")
    else:
        print(catalogue.say("train-done", members=len(training.members), seconds=f"{seconds:.0f}"))


def _in_json(game: str, training: "Training", results: "Sequence[GateResult]", seconds: float) -> bytes:
    import msgspec

    tried = [{"name": one.member.name, "joined": one.is_in, "gains": one.gains} for one in results]
    found = {
        "game": game,
        "players": training.players,
        "seed": training.seed,
        "members": [member.name for member in training.members],
        "tried": tried,
        "seconds": round(seconds, 6),
    }
    return msgspec.json.encode(found) + b"\n"


def _gate_results(training: "Training", generations: int, catalogue: "Catalogue") -> "Iterator[GateResult]":
    """Train, and say of each new member whether it joined; after one that did not there is no other."""
    from coverts.bots.pikoko.variants import VARIANTS
    from coverts.cli.progress import progress
    from coverts.train.seats import start

    with progress() as bar:
        task = bar.add_task(catalogue.say("training-start"), total=1)
        start()
        bar.update(task, completed=1)
        task = bar.add_task(catalogue.say("training-rules"), total=len(VARIANTS))
        training.start_rules(lambda done: bar.advance(task, done))
        tasks: dict[str, TaskID] = {}
        for _ in range(generations):
            name = training.next_name
            tasks.update(
                (what, bar.add_task(catalogue.say(f"training-{what}", name=name), total=total))
                for what, total in training.steps.items()
            )
            result = training.next_generation(lambda what, done: bar.advance(tasks[what], done))
            yield result
            if not result.is_in:
                break


def _tell(result: "GateResult", folder: Path, catalogue: "Catalogue") -> None:
    from coverts.arena.telling import said

    for field, gain in result.gains.items():
        print(catalogue.say("train-gain", field=field, gain=said(catalogue.say, gain)))
    key = "train-in" if result.is_in else "train-out"
    print(catalogue.say(key, name=result.member.name, folder=str(folder)))
