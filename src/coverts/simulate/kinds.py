"""The games that can be simulated in batches, behind one interface."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from coverts.games.contract import AnyGame
from coverts.games.pikoko import PIKOKO
from coverts.games.pikoko import Options as PikokoOptions
from coverts.games.pikoko import course as pikoko_course
from coverts.games.pikoko.rows import layout as pikoko_layout
from coverts.games.pok import POK
from coverts.games.pok import Options as PokOptions
from coverts.games.pok import course as pok_course
from coverts.games.pok.rows import layout as pok_layout
from coverts.games.row import Row
from coverts.records.format import Player, Record
from coverts.simulate.pikoko import batch as pikoko_batch
from coverts.simulate.pikoko import chance as pikoko_chance
from coverts.simulate.pikoko import random_play as pikoko_random
from coverts.simulate.pikoko import recording as pikoko_recording
from coverts.simulate.pikoko import results as pikoko_results
from coverts.simulate.pok import batch as pok_batch
from coverts.simulate.pok import chance as pok_chance
from coverts.simulate.pok import random_play as pok_random
from coverts.simulate.pok import recording as pok_recording
from coverts.simulate.pok import results as pok_results
from coverts.simulate.row import Choose


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A game as rows of numbers."""

    game: AnyGame
    size: int
    """How long a row is."""
    phase: int
    """Where its phase stands, which is `over` at the end."""
    over: int
    settings: Callable[[Any], tuple[int, ...]]
    """A table's options as numbers: what `begin` and `playing` take after the row."""
    begin: Callable[..., None]
    rounds: Callable[[Choose], Callable[[Row], None]]
    playing: Callable[[Choose], Callable[..., None]]
    room_for: Callable[[int, int], Any]
    choose_any: Choose
    record: Callable[[Any, Sequence[Player], Sequence[Row]], Record]
    """The record of a game whose rows at the end of each round are known."""


def _pikoko_settings(options: PikokoOptions) -> tuple[int, ...]:
    starter = pikoko_course.NOBODY if options.first_starter is None else options.first_starter
    return options.players, options.start_token_tie.code, starter


def _pok_settings(options: PokOptions) -> tuple[int, ...]:
    return options.players, int(options.memory_aid)


KINDS: Final[Mapping[str, Kind]] = {
    "pikoko": Kind(
        game=PIKOKO,
        size=pikoko_layout.SIZE,
        phase=pikoko_layout.PHASE,
        over=pikoko_course.OVER,
        settings=_pikoko_settings,
        begin=pikoko_chance.begin,
        rounds=pikoko_batch.rounds,
        playing=pikoko_batch.playing,
        room_for=pikoko_results.room_for,
        choose_any=pikoko_random.choose_any,
        record=pikoko_recording.record,
    ),
    "pok": Kind(
        game=POK,
        size=pok_layout.SIZE,
        phase=pok_layout.PHASE,
        over=pok_course.OVER,
        settings=_pok_settings,
        begin=pok_chance.begin,
        rounds=pok_batch.rounds,
        playing=pok_batch.playing,
        room_for=pok_results.room_for,
        choose_any=pok_random.choose_any,
        record=pok_recording.record,
    ),
}
