"""A game from its record, move by move, as one observer saw it."""

from collections.abc import Iterator

from msgspec import UNSET, Struct
from msgspec.structs import asdict

from coverts.games.contract import Act, Observer
from coverts.games.seats import PerSeat, Seat
from coverts.hall.manners import plain_name
from coverts.hall.wire import WIRES, GameSights, GameTable, Setup
from coverts.records.format import Record
from coverts.records.referee import TooManyMoves, game_of, options_of, replay

MOST_LETTERS = 200
"""Of a stranger's name, that are looked at."""


class ReplayStep(Struct, frozen=True):
    """A move of the game: what the observer saw of it, its index among the moves, and the seat that made it."""

    game: GameSights
    at: int
    by: Seat | None
    """None is chance."""


class Replay(Struct, frozen=True, kw_only=True):
    """A game to be watched again. Folding the sights of each step into `first` gives the view after that move."""

    setup: Setup
    names: PerSeat[str]
    eyes: Observer
    """With whose eyes it is seen, the whole way: a seat sees what it saw at the time."""
    complete: bool
    """Whether the game was played to its end."""
    first: GameTable
    """The view before the first move."""
    steps: tuple[ReplayStep, ...]


def replay_of(record: Record, observer: Observer, *, most: int) -> Replay:
    """The game of a record; `Illegal` where it breaks a rule, `TooManyMoves` if it has more than `most`."""
    steps = tuple(_steps(record, observer, most))
    return Replay(
        setup=setup_of(record),
        names=names_in(record),
        eyes=observer,
        complete=record.winners is not UNSET,
        first=_first(record, observer),
        steps=steps,
    )


def names_in(record: Record) -> tuple[str, ...]:
    """Who played, as it is shown to others; empty for somebody without a name, whom readers call "somebody"."""
    return tuple([plain_name(player.name[:MOST_LETTERS]) for player in record.seats])


def setup_of(record: Record) -> Setup:
    """How the table of a record was set up."""
    setup: Setup = WIRES[record.game].setup(**asdict(options_of(record)))
    return setup


def _first(record: Record, observer: Observer) -> GameTable:
    game = game_of(record)
    return WIRES[record.game].table(game.view(game.start(options_of(record)), observer))


def _steps(record: Record, observer: Observer, most: int) -> Iterator[ReplayStep]:
    sights_type, sight = WIRES[record.game].sights, game_of(record).sight
    for at, made in enumerate(replay(record)):
        if at >= most:
            raise TooManyMoves
        sights = sights_type(tuple([sight(event, observer) for event in made.step.events]))
        yield ReplayStep(sights, at, made.move.seat if isinstance(made.move, Act) else None)
