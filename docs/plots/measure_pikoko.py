"""Plays matches between experts and keeps what is to be learnt from them in pikoko.json: scripts/plots --measure

Truths about hands are used to judge beliefs, and for nothing else; the file has figures alone.
"""

import argparse
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import track

from coverts.belief.models.machines import compiled_machine
from coverts.bots.pikoko.members import RULE, population
from coverts.games.pikoko.feathers import NO_COLOUR
from coverts.games.pikoko.rows.layout import TRUMP
from coverts.games.pikoko.scoring import ROUNDS
from coverts.train.workers import Workers
from docs.plots.numbers import rounded
from docs.plots.pikoko_figures import Figures, strengths, surprises, trusts, truths
from docs.plots.pikoko_watching import Watched, expert, watch

DATA: Final = Path(__file__).with_name("pikoko.json")


def measured(watched: list[Watched], players: int, seed: int) -> Figures:
    """What watched matches come to."""
    rounds = [row for match in watched for row in match.rounds]
    nobody, themselves, by_bid = trusts(rounds, ROUNDS)
    everybody = population(players)
    return Figures(
        command=f"python -m docs.plots.measure_pikoko --players {players} --seed {seed} --matches {len(watched)}",
        seed=seed,
        matches=len(watched),
        players=players,
        members=[member.name for member in everybody if member.name == RULE or member is everybody[-1]],
        truths=truths(watched),
        surprises=surprises(watched),
        rounds_without_trump=sum(row[TRUMP] == NO_COLOUR for row in rounds),
        strengths=strengths(rounds),
        no_confidence=nobody,
        own_cards=themselves,
        trusts=by_bid,
    )


def main() -> None:
    """Play, and write the figures."""
    arguments = argparse.ArgumentParser(description="Play matches between experts and keep the figures.")
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--seed", type=int, default=20)
    arguments.add_argument("--matches", type=int, default=150)
    arguments.add_argument("--workers", type=int, default=1)
    chosen = arguments.parse_args()
    # Compiled here, or several processes would all do it.
    compiled_machine().start()
    who = expert(chosen.players)
    tasks = [(who, chosen.players, chosen.seed, match) for match in range(chosen.matches)]
    with Workers(chosen.workers) as workers:
        playing = track(workers.each(watch, tasks), "Playing", len(tasks), console=Console(stderr=True))
        watched = list(playing)
    DATA.write_bytes(rounded(msgspec.to_builtins(measured(watched, chosen.players, chosen.seed))))


if __name__ == "__main__":
    main()
