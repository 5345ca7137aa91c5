"""A search for puzzles that can be broken off: what is found in each game is written down at once."""

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from coverts.learn.puzzles.finding import puzzles_in
from coverts.learn.puzzles.puzzle import Puzzle


class Found(Struct, frozen=True):
    """What a game brought."""

    seed: str
    puzzles: tuple[Puzzle, ...]


def searched(game: str, seeds: Sequence[str], notes: Path, tell: Callable[[], None]) -> list[Found]:
    """The puzzles in games of these seeds, in their order. Those that are in the notes are not played again."""
    known = {found.seed: found for found in _read(notes)}
    for seed in seeds:
        if seed not in known:
            known[seed] = Found(seed, tuple(puzzles_in(game, seed)))
            _add(notes, known[seed])
        tell()
    return [known[seed] for seed in seeds]


def _read(notes: Path) -> list[Found]:
    """What has been written down. A line that was broken off in the middle counts for nothing."""
    if not notes.exists():
        return []
    return [
        msgspec.json.decode(line, type=Found)
        for line in notes.read_bytes().splitlines(keepends=True)
        if _is_whole(line)
    ]


def _is_whole(line: bytes) -> bool:
    return line.endswith(b"}\n")


def _add(notes: Path, found: Found) -> None:
    notes.parent.mkdir(parents=True, exist_ok=True)
    with notes.open("ab") as file:
        if file.tell() and not notes.read_bytes().endswith(b"\n"):
            file.write(b"\n")
        file.write(msgspec.json.encode(found) + b"\n")
