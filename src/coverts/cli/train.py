"""`coverts train`."""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from coverts.cli.status import Status

if TYPE_CHECKING:
    from coverts.lang import Catalogue
    from coverts.train.pipeline import Training, Verdict


def train(
    game: Literal["pikoko"],  # noqa: ARG001 - there is one game so far whose players learn
    /,
    *,
    players: int = 4,
    to: Path = Path("population"),
    work: Path | None = None,
    seed: int = 1,
    generations: Annotated[int, Parameter(validator=Number(gte=0))] = 1,
    rule_rounds: Annotated[int, Parameter(validator=Number(gte=10))] = 3000,
    matches: Annotated[int, Parameter(validator=Number(gte=1))] = 500,
    gate: Annotated[int, Parameter(validator=Number(gte=2))] = 60,
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> Status:
    """Train players: let them play, let small nets learn from them, and keep what makes the population stronger.

    Broken off, the same command goes on where it stopped. Members that are there stay as they are.

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
    generations
        How many new searching members to try.
    rule_rounds
        Rounds from which each kind of player by rule of thumb is learnt.
    matches
        Matches of three rounds from which a searching member is learnt.
    gate
        Matches, in each seat, that decide whether a new member joins.
    workers
        How many processes play. [default: one for each processor]
    """
    from platformdirs import user_cache_path

    from coverts.cli.progress import say_at_once
    from coverts.cli.voice import complain, speech
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
    size = Size(rule_rounds=rule_rounds, search_matches=matches, gate_matches=gate)
    numbers = f"--seed {seed} --rule-rounds {rule_rounds} --matches {matches} --gate {gate}"
    command = f"coverts train pikoko --players {players} {numbers}"
    begun = time.perf_counter()
    try:
        with Workers(workers or os.cpu_count() or 1) as hands:
            training = Training(players, seed, to / str(players), folder, size, hands, command)
            _run(training, generations, catalogue)
    except KeyboardInterrupt:
        complain(catalogue, "train-stopped", folder=str(folder))
        return Status.INTERRUPTED
    print(catalogue.say("train-done", members=len(training.members), seconds=f"{time.perf_counter() - begun:.0f}"))
    return Status.OK


def _run(training: "Training", generations: int, catalogue: "Catalogue") -> None:
    from coverts.bots.pikoko.variants import VARIANTS
    from coverts.cli.progress import progress
    from coverts.train.seats import start

    with progress() as bar:
        task = bar.add_task(catalogue.say("training-start"), total=1)
        start()
        bar.update(task, completed=1)
        task = bar.add_task(catalogue.say("training-rules"), total=len(VARIANTS))
        training.start_rules(lambda done: bar.advance(task, done))
        for _ in range(generations):
            name = training.next_name
            tasks = {
                what: bar.add_task(catalogue.say(f"training-{what}", name=name), total=total)
                for what, total in training.steps.items()
            }
            verdict = training.next_generation(lambda what, done, tasks=tasks: bar.advance(tasks[what], done))  # type: ignore[misc]
            _tell(verdict, training.folder, catalogue)
            if not verdict.is_in:
                break


def _tell(verdict: "Verdict", folder: Path, catalogue: "Catalogue") -> None:
    for field, gain in verdict.gains.items():
        print(catalogue.say("train-gain", field=field, gain=str(gain)))
    key = "train-in" if verdict.is_in else "train-out"
    print(catalogue.say(key, name=verdict.member.name, folder=str(folder)))
