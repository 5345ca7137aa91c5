"""What `coverts simulate` has found: for programs as JSON, for people in words and as a picture."""

from collections import Counter
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from coverts.cli.telling.talk import talk_of
from coverts.lang import Catalogue
from coverts.registry import PLUGINS
from coverts.simulate.series import Series, Start
from coverts.simulate.tally import Tally

Key = TypeVar("Key", int, str)


class Simulated(Struct, frozen=True, kw_only=True):
    """The figures of many games, as the JSON has them."""

    game: str
    players: int
    games: int
    seed: int
    policy: str
    threads: int
    compiled: bool
    compiled_before: bool
    """Whether machine code of an earlier run was found on the disk."""
    start_seconds: float
    decisions: int
    seconds: float
    decisions_per_second: float
    checksum: str
    averages: dict[str, float]
    ended_by: dict[str, int]
    counts: dict[str, dict[int, int]]
    """How often each number came up, for each thing that is counted."""


def simulated(series: Series, tally: Tally, start: Start, *, policy: str, threads: int, seconds: float) -> Simulated:
    """The figures of these games."""
    return Simulated(
        game=series.game,
        players=series.options.players,
        games=tally.games,
        seed=series.seed,
        policy=policy,
        threads=threads,
        compiled=start.is_compiled,
        compiled_before=start.is_from_disk,
        start_seconds=round(start.seconds, 6),
        decisions=tally.decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(tally.decisions / seconds, 1),
        checksum=f"{tally.checksum:016x}",
        averages={name: round(average, 6) for name, average in tally.averages().items()},
        ended_by=_sorted(tally.ended_by),
        counts={name: _sorted(counts) for name, counts in tally.counts.items()},
    )


def in_json(found: Simulated) -> bytes:
    """One JSON object on a line."""
    return msgspec.json.encode(found) + b"\n"


def draw_distributions(file: BinaryIO, found: Simulated, catalogue: Catalogue) -> None:
    """Write a picture of how often each number came up."""
    # Without a picture nobody waits for matplotlib.
    from coverts.simulate.plots import draw

    named = {catalogue.say(f"simulate-plot-{name.replace('_', '-')}"): counts for name, counts in found.counts.items()}
    draw(file, _title(found, catalogue), catalogue.say("simulate-plot-share"), named)


def _title(found: Simulated, catalogue: Catalogue) -> str:
    seed = str(found.seed)
    return catalogue.say(
        "simulate-title", games=found.games, game=PLUGINS[found.game].title, players=found.players, seed=seed
    )


def in_words(found: Simulated, catalogue: Catalogue) -> list[str]:
    """What people want to know, a line each."""
    seconds, speed = round(found.seconds, 2), round(found.decisions_per_second)
    how = "kept" if found.compiled_before else "compiled" if found.compiled else "interpreted"
    return [
        _title(found, catalogue),
        *_averages(found, catalogue),
        catalogue.say("simulate-ended", ended=_ends(found, catalogue)),
        catalogue.say("simulate-decisions", decisions=found.decisions, seconds=seconds, speed=speed),
        catalogue.say(f"simulate-start-{how}", seconds=round(found.start_seconds, 2)),
        catalogue.say("simulate-checksum", checksum=found.checksum),
    ]


def _averages(found: Simulated, catalogue: Catalogue) -> list[str]:
    said = {name: round(average, 2) for name, average in found.averages.items()}
    share = {name: round(100 * average, 1) for name, average in found.averages.items()}
    winners = catalogue.say("simulate-winners", mean=said["winners"], shared=share["shared_victories"])
    return [*talk_of(found.game).averages(catalogue, said, share), winners]


def _ends(found: Simulated, catalogue: Catalogue) -> str:
    return ", ".join(f"{catalogue.say(f'simulate-ended-{by}')} {number}" for by, number in found.ended_by.items())


def _sorted(counts: Counter[Key]) -> dict[Key, int]:
    return dict(sorted(counts.items()))
