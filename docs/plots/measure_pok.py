"""Asks the tables of POK what there is to learn from them, and keeps it in pok.json: scripts/plots --measure

Nothing is played: chances are worked out exactly.
"""

from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from coverts.solve.pok.hands import positions
from docs.plots.numbers import rounded
from docs.plots.pok_courses import Courses, by_chance, by_table, follow
from docs.plots.pok_figures import Course, Figures, course, openings

DATA: Final = Path(__file__).with_name("pok.json")
SIZES: Final = (3, 4, 5)


def courses(progress: Progress) -> list[Course]:
    """How games go, for experts and for players who offer anything."""
    found = []
    for players in SIZES:
        companies = {
            "experts": Courses(players, by_table(players)),
            "random players": Courses(players, by_chance),
        }
        task = progress.add_task(f"{players} players", total=sum(len(layer) for layer in positions(players).layers))
        follow(list(companies.values()), partial(progress.advance, task))
        found += [course(players, who, courses) for who, courses in companies.items()]
    return found


def main() -> None:
    """Write the figures."""
    with Progress(console=Console(stderr=True)) as progress:
        figures = Figures("python -m docs.plots.measure_pok", openings(SIZES), courses(progress))
    DATA.write_bytes(rounded(msgspec.to_builtins(figures)))


if __name__ == "__main__":
    main()
