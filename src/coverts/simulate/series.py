"""A series of games with the same settings: compiled where possible, in several threads if asked.

    series = Series("pikoko", Options(players=4), seed=1)
    results = series.play(100_000, threads=2)
    results.scores.mean(axis=(0, 1))

A game depends on the seed and on its number alone: not on the games around it, the threads, or the speed.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, cast

import numpy as np

from coverts.games.row import Row
from coverts.records.format import Player, Record
from coverts.simulate.compiling import compiled, is_from_disk, is_on
from coverts.simulate.row import Choose
from coverts.simulate.row_game import AnyRowGame, row_game
from coverts.simulate.stream import MASK, stream_key

SHARE: Final = 2048
"""How many games a thread plays before it takes the next ones."""


@dataclass(frozen=True)
class Start:
    """How long it took until games could be played, and why."""

    is_compiled: bool
    is_from_disk: bool
    """Whether the machine code had been kept from an earlier time."""
    seconds: float


@dataclass(frozen=True)
class Series:
    """All games of one kind with these options and this seed, in which everybody decides alike."""

    game: str
    options: Any
    seed: int = 0
    choose: Choose | None = None
    """None plays any legal action."""
    is_compiled: bool = field(default_factory=is_on)

    @property
    def rows(self) -> AnyRowGame:
        """The game as rows of numbers."""
        return row_game(self.game)

    def start(self) -> Start:
        """Compile, or fetch what has been compiled before. Playing does it too, if nobody has asked for it."""
        begun = time.perf_counter()
        self._play_games(self.new_row(), 0, 0, 0, *self._settings, self.rows.room_for(0, self.options.players))
        from_disk = self.is_compiled and is_from_disk(self._play_games)
        return Start(self.is_compiled, from_disk, time.perf_counter() - begun)

    def play(self, games: int, *, first: int = 0, threads: int = 1) -> Any:
        """The results of so many games, those with numbers from `first` on."""
        if self.is_compiled:
            self.start()
        results = self.rows.room_for(games, self.options.players)
        shares = [slice(begun, min(begun + SHARE, games)) for begun in range(0, games, SHARE)]

        def play_share(share: slice) -> None:
            part = type(results)(*(array[share] for array in results))
            number = share.stop - share.start
            self._play_games(self.new_row(), self._seed, first + share.start, number, *self._settings, part)

        if threads == 1:
            for share in shares:
                play_share(share)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(play_share, shares))
        return results

    def in_batches(self, games: int, *, size: int, threads: int = 1) -> Iterator[Any]:
        """The results of so many games, a batch at a time, so that any number fits into memory."""
        for first in range(0, games, size):
            yield self.play(min(size, games - first), first=first, threads=threads)

    def rounds(self, game: int) -> Iterator[list[int]]:
        """One game: its row at the end of every round, after which nothing happens but chance."""
        row = self.new_row()
        self.rows.begin(row, *self._settings, stream_key(self._seed, game))
        while row[self.rows.phase] != self.rows.over:
            self._play_round(row)
            yield list(map(int, row))

    def record(self, game: int, seats: Sequence[Player]) -> Record:
        """The record of one game. Nothing in it comes from anywhere but the rows, so the referee judges the play."""
        return self.rows.record(self.options, seats, list(self.rounds(game)))

    def new_row(self) -> Row:
        """A row in which a game can be played at the series' speed."""
        size = self.rows.size
        return cast("Row", np.zeros(size, np.int64)) if self.is_compiled else [0] * size

    @property
    def _seed(self) -> int:
        return self.seed & MASK

    @property
    def _settings(self) -> tuple[int, ...]:
        return self.rows.settings(self.options)

    @cached_property
    def _play_games(self) -> Callable[..., None]:
        return self._at_speed(self.rows.playing(self.choose or self.rows.choose_any))

    @cached_property
    def _play_round(self) -> Callable[[Row], None]:
        return self._at_speed(self.rows.rounds(self.choose or self.rows.choose_any))

    def _at_speed(self, function: Callable[..., None]) -> Callable[..., None]:
        return compiled(function) if self.is_compiled else function
