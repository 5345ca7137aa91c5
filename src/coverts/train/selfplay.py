"""Self-play of searching players, saved in parts: an interrupted run is resumed."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from msgspec import Struct

from coverts.belief.arrays import Ints
from coverts.bots.pikoko.variants import VARIANTS
from coverts.games.pikoko.rows.layout import SIZE
from coverts.simulate.stream import Stream
from coverts.train.matches import match_rounds
from coverts.train.seats import ByRule, BySearch, sitter
from coverts.train.workers import Workers

DATA_VERSION: Final = 2
"""Changes when the same command would play other rounds."""

PART: Final = 10
"""Matches in a part."""

STRANGERS: Final = 6
"""One seat in so many is taken by some player by rule of thumb: a searcher must be known among others, too."""


class SelfPlay(Struct, frozen=True):
    """Who plays: a searching player, on every seat that no stranger takes."""

    players: int
    seed: int
    who: BySearch

    def digest(self) -> str:
        """Different for tables that play different rounds."""
        return blake2b(msgspec.json.encode((DATA_VERSION, self)), digest_size=8).hexdigest()


def play_part(selfplay: SelfPlay, part: int) -> tuple[Ints, Ints]:
    """The rows of a part's rounds, and for each the set of seats where the searcher sat."""
    strangers = [ByRule(traits) for traits in VARIANTS.values()]
    rows, seats = [], []
    for match in range(part * PART, (part + 1) * PART):
        draw = Stream(selfplay.seed + 1, match)
        sitters = [sitter(selfplay.who)] * selfplay.players
        known = 0
        for seat in range(selfplay.players):
            if draw(STRANGERS) == 0:
                sitters[seat] = sitter(strangers[draw(len(strangers))])
            else:
                known |= 1 << seat
        for row in match_rounds(sitters, selfplay.seed, match):
            rows.append([0, 0, *row[2:]])
            seats.append(known)
    return np.array(rows, np.int64).reshape(-1, SIZE), np.array(seats, np.int64)


def keep_part(selfplay: SelfPlay, part: int, file: Path) -> None:
    """Play a part and keep it, whole or not at all."""
    rows, seats = play_part(selfplay, part)
    unfinished = file.with_suffix(".unfinished.npz")
    np.savez_compressed(unfinished, rows=rows, seats=seats)
    unfinished.replace(file)


def played(
    selfplay: SelfPlay, parts: int, folder: Path, workers: Workers, tell: Callable[[int], None]
) -> Iterator[tuple[Sequence[int], int]]:
    """The rounds of so many parts, each with the set of seats where the searcher sat."""
    folder = folder / selfplay.digest()
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"part-{part:04}.npz" for part in range(parts)]
    missing = [part for part in range(parts) if not files[part].exists()]
    tell(parts - len(missing))
    for _ in workers.each(keep_part, [(selfplay, part, files[part]) for part in missing]):
        tell(1)
    for file in files:
        with np.load(file) as kept:
            yield from zip(kept["rows"].tolist(), kept["seats"].tolist(), strict=True)
