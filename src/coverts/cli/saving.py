"""Games in the terminal are kept as records, after every move, and go on from there.

A kept game is an ordinary record with one key more, `practice`, which holds what a record has no word for: the seed
that decides chance and the bots, how well those play, and the seat of the person.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from secrets import token_hex
from typing import Final

from msgspec import UNSET
from platformdirs import user_data_path

from coverts.bots import level_named
from coverts.cli.files import written_whole
from coverts.cli.seating import Practice, Sitting
from coverts.cli.voice import complain, reason
from coverts.games.contract import AnyGame, Over
from coverts.lang import Catalogue
from coverts.records.format import Player
from coverts.records.naming import file_name
from coverts.records.reading import MOST_BYTES, Document, Unreadable, read
from coverts.records.referee import options_of, replay
from coverts.records.replaying import Illegal
from coverts.records.writing import data_of, page, record_of, steps_of

PRACTICE: Final = "practice"


class Unsuitable(Exception):
    """Why a file cannot be used to keep a game in, or to go on from, as the key and data of a sentence."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.args_ = args


def new_file(game: str, names: Sequence[str]) -> Path:
    """Where a new game is kept if nobody says otherwise: a file of its own, so that no game writes over another.

    It is named after game, day and players, as those are that a server sends; later ones of a day have a number.
    """
    _folder().mkdir(parents=True, exist_ok=True)
    plain = _folder() / file_name(game, datetime.now().astimezone().date(), names)
    others = (plain.with_stem(f"{plain.stem}-{number}") for number in count(2))
    return next(path for path in chain([plain], others) if _made(path))


def _made(path: Path) -> bool:
    """Whether there is a new file now: what is there already belongs to another game."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def newest_unfinished(game: str) -> Path | None:
    """The game that was left last."""
    for path in sorted(_folder().glob(f"{game}-*.json"), key=_written_at, reverse=True):
        for document in _readable(path):
            if document.record.winners is UNSET:
                return path
    return None


def _folder() -> Path:
    return user_data_path("coverts") / "games"


def _written_at(path: Path) -> int:
    return path.stat().st_mtime_ns


def _readable(path: Path) -> Iterator[Document]:
    try:
        yield document_in(path)
    except (OSError, Unreadable):
        return


def document_in(path: Path) -> Document:
    """The record in a file, or `Unreadable`, or the system's error."""
    with path.open("rb") as file:
        return read(file.read(MOST_BYTES + 1))


def kept_game(game: AnyGame, path: Path | None, seed: str | None) -> tuple[Path, Practice]:
    """The unfinished game in a file, or `Unsuitable`. The seed is for a record that has none."""
    if path is None:
        raise Unsuitable("nothing-to-resume", game=game.name)
    file = str(path)
    try:
        document = document_in(path)
        made = tuple(replay(document.record))
    except OSError as error:
        raise Unsuitable("cannot-resume", file=file, why=reason(error)) from None
    except (Unreadable, Illegal) as refused:
        raise Unsuitable("cannot-resume-record", file=file) from refused
    if document.record.game != game.name:
        raise Unsuitable("cannot-resume-game", file=file, game=document.record.game)
    if made and isinstance(game.prompt(made[-1].step.state), Over):
        raise Unsuitable("cannot-resume-over", file=file)
    return path, _practice(game, document, [move.move for move in made], seed)


def _practice(game: AnyGame, document: Document, moves: Sequence[object], seed: str | None) -> Practice:
    seats, practice = document.record.seats, document.data.get(PRACTICE)
    practice = practice if isinstance(practice, dict) else {}
    kept_seed, human = practice.get("seed"), practice.get("human")
    return Practice(
        game,
        options_of(document.record),
        tuple(seat.name for seat in seats),
        (kept_seed if isinstance(kept_seed, str) else None) or seed or token_hex(4),
        level_named(practice.get("level")),
        human if isinstance(human, int) and 0 <= human < len(seats) else 0,
        tuple(moves),
    )


class Keeper:
    """Writes a game down after every move. If that fails it says so once, and the game goes on."""

    def __init__(self, catalogue: Catalogue, path: Path | None, *, resumed: bool) -> None:
        if path is not None and path.exists() and not resumed:
            raise Unsuitable("already-there", file=str(path))
        self._path = path
        self._has_failed = False
        self._catalogue = catalogue

    @property
    def kept_in(self) -> str | None:
        """The file, if the game is in it."""
        return None if self._path is None or self._has_failed else str(self._path)

    def __call__(self, sitting: Sitting) -> None:
        """Write the game as it stands. Choices in closed fists are asked for again when it goes on."""
        if self._has_failed:
            return
        try:
            self._path = self._path or new_file(sitting.game.name, sitting.practice.names)
            self._write(sitting, self._path)
        except OSError as error:
            complain(self._catalogue, "cannot-keep", file=str(self._path or _folder()), why=reason(error))
            self._has_failed = True

    def _write(self, sitting: Sitting, path: Path) -> None:
        practice = sitting.practice
        steps = steps_of(practice.game, practice.options, sitting.moves)
        record = record_of(practice.game, practice.options, [Player(name) for name in practice.names], steps)
        beside = {"seed": practice.seed, "level": practice.level, "human": practice.human}
        data = data_of(record) | {PRACTICE: beside}
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(path) as file:
            file.write(page(data))
