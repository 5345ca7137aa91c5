"""Play on from here: a practice table whose game goes on from a moment of an earlier one, and what came of both. Pure.

The log of such a table begins with the moves of a record, as ordinary entries, so everything else treats it like any
other table. Its chance is drawn: it is no fair deal, since the hands of the round under way are known to whoever has
seen the record.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from coverts.games.contract import OPEN, Act, AnyGame, Awaits, Chance, Draw, Observer, Over, Prompt
from coverts.games.seats import Seat
from coverts.hall.deciding import refuse
from coverts.hall.entries import Acted, Chanced, Entry, Millis, Opened, PlayedOn, SatDown, Started
from coverts.hall.replaying import setup_of
from coverts.hall.settings import Language, Settings, options_of
from coverts.hall.sitters import BotSeat, Person
from coverts.hall.table import Table
from coverts.hall.wire import GameTable, game_of, wire_of
from coverts.records.format import Record
from coverts.records.referee import TooManyMoves, replay
from coverts.records.writing import data_of, line


class Branch(Struct, frozen=True):
    """Where a game goes on from: the moves before, those that came next, and the round."""

    taken: tuple[Any, ...]
    then: tuple[Any, ...]
    round: int

    def __len__(self) -> int:
        """How many moves there are."""
        return len(self.taken) + len(self.then)


class Compared(Struct, frozen=True):
    """How something ended in the earlier game, if it came to that, and how it has ended now."""

    then: GameTable | None
    now: GameTable


class Comparison(Struct, frozen=True, kw_only=True):
    """What came of a game that was played on, as far as it has come: of the round in which it went on, and of the
    whole game.
    """

    round: Compared | None
    game: Compared | None


def branch_of(record: Record, at: int, seat: Seat, *, most: int) -> Branch:
    """The game of a record as a seat takes it up after so many moves; `Illegal` where the record breaks a rule.

    At a deal or a throw it is the one of the record. If the seat is among those asked for a secret choice, it has the
    choice anew, and the others' fists hold what they held.
    """
    moves: list[Any] = [made.move for made in islice(replay(record), most + 1)]
    if len(moves) > most:
        raise TooManyMoves
    game = game_of(setup_of(record))
    timeline = _Timeline(game, options_of(setup_of(record)), moves)
    if not 0 <= at <= len(moves) or isinstance(timeline.prompts[at], Over):
        raise refuse("hall-nothing-to-play-on")
    while at < len(moves) and isinstance(timeline.prompts[at], Chance):
        at += 1
    first, end = timeline.question(at)
    if not timeline.asks(first, seat):
        return Branch(tuple(moves[:at]), tuple(moves[at:]), timeline.round(at))
    others = [move for move in moves[first:end] if move.seat != seat]
    own = [move for move in moves[first:end] if move.seat == seat]
    return Branch((*moves[:first], *others), (*own, *moves[end:]), timeline.round(at))


class _Timeline:
    """A game replayed: who was to move, and the round, before each move and at the end."""

    def __init__(self, game: AnyGame, options: Any, moves: Sequence[Any]) -> None:
        state = game.start(options)
        self.prompts: list[Prompt] = [game.prompt(state)]
        self._rounds: list[int] = [state.round]
        for move in moves:
            state = game.step(state, move).state
            self.prompts.append(game.prompt(state))
            self._rounds.append(state.round)

    def asks(self, at: int, seat: Seat) -> bool:
        """Whether a seat is asked something before this move."""
        prompt = self.prompts[at]
        return isinstance(prompt, Awaits) and seat in prompt.seats

    def round(self, at: int) -> int:
        """The round before this move."""
        return max(1, self._rounds[at])

    def question(self, at: int) -> tuple[int, int]:
        """The first move that answers the question which is asked at this one, and the first that does not any more."""
        first = at
        while first and self._goes_on(first):
            first -= 1
        end = at + 1
        while end < len(self.prompts) and self._goes_on(end):
            end += 1
        return first, min(end, len(self.prompts) - 1)

    def _goes_on(self, at: int) -> bool:
        """Whether the question before the last move is still asked: one more fist has closed."""
        before, prompt = self.prompts[at - 1], self.prompts[at]
        return isinstance(before, Awaits) and isinstance(prompt, Awaits) and set(prompt.seats) < set(before.seats)


def opening_on(
    record: Record,
    branch: Branch,
    sitters: Sequence[Person | BotSeat],
    *,
    now: Millis,
    draw: Draw,
    invitation: str,
    language: Language,
    table: str | None = None,
) -> list[Entry]:
    """The first entries of a table at which a person plays on among bots. `table` is where the record comes from."""
    settings = Settings(setup_of(record), talk="quiet", language=language, help="coach")
    ((seat, person),) = [(seat, sitter) for seat, sitter in enumerate(sitters) if isinstance(sitter, Person)]
    earlier = PlayedOn(
        at=now,
        seat=seat,
        moves=len(branch.taken),
        round=branch.round,
        then=tuple(_entries(branch.then, now)),
        record=sha256(line(data_of(record))).hexdigest(),
        table=table,
    )
    entries: list[Entry] = [
        Opened(now, settings, person.who, invitation),
        *[SatDown(now, place, sitter) for place, sitter in enumerate(sitters)],
        Started(now),
        earlier,
        *_entries(branch.taken, now),
    ]
    return [*entries, *_chance(settings, branch.taken, now, draw)]


def opening_once_more(log: Iterable[Entry], *, now: Millis, draw: Draw, invitation: str) -> list[Entry]:
    """The first entries of another table at which the game goes on from the same moment, from the log of the first."""
    entries, taken = list[Entry](), list[Acted | Chanced]()
    earlier: PlayedOn | None = None
    settings: Settings | None = None
    for entry in log:
        match entry:
            case Opened():
                settings = entry.settings
                entries.append(replace(entry, at=now, invitation=invitation))
            case SatDown() | Started():
                entries.append(replace(entry, at=now))
            case PlayedOn():
                earlier = replace(entry, at=now)
                entries.append(earlier)
            case Acted() | Chanced() if earlier is not None and len(taken) < earlier.moves:
                taken.append(replace(entry, at=now))
            case _:
                pass
    if earlier is None or settings is None:
        raise refuse("hall-nothing-to-play-on")
    return [*entries, *taken, *_chance(settings, [_move(entry) for entry in taken], now, draw)]


def _chance(settings: Settings, moves: Iterable[Any], now: Millis, draw: Draw) -> Iterator[Chanced]:
    """Chance's moves, if the earlier game does not say how they came out."""
    game = game_of(settings.setup)
    state = game.start(options_of(settings.setup))
    for move in moves:
        state = game.step(state, move).state
    while isinstance(game.prompt(state), Chance):
        outcome = game.outcome(state, draw)
        yield Chanced(now, outcome)
        state = game.step(state, outcome).state


def _entries(moves: Iterable[Any], now: Millis) -> Iterator[Acted | Chanced]:
    for move in moves:
        yield Acted(now, move.seat, move.action) if isinstance(move, Act) else Chanced(now, move)


def _move(entry: Acted | Chanced) -> Any:
    return Act(entry.seat, entry.action) if isinstance(entry, Acted) else entry.outcome


def comparison(table: Table, log: Iterable[Entry], observer: Observer) -> Comparison | None:
    """What came of a practice table's game and of the earlier one, as an observer sees it; None for other tables.

    Of the earlier game nothing is told that the present one has not come to: the hands of a round are secret as long as
    it is played.
    """
    earlier = table.played_on
    if earlier is None:
        return None
    moves = [_move(entry) for entry in log if isinstance(entry, Acted | Chanced)]
    then = [*moves[: earlier.moves], *map(_move, earlier.then)]
    now_ends, then_ends = (_ends(table, made, earlier.moves, observer) for made in (moves, then))
    return Comparison(
        round=None if now_ends[0] is None else Compared(then_ends[0], now_ends[0]),
        game=None if now_ends[1] is None else Compared(then_ends[1], now_ends[1]),
    )


def _ends(
    table: Table, moves: Sequence[Any], begun: int, observer: Observer
) -> tuple[GameTable | None, GameTable | None]:
    """The table at the end of the round that was under way after so many moves, and at the end of the game."""
    game, shown = table.game, wire_of(table.settings.setup).table
    state = game.start(options_of(table.settings.setup))
    round_end, is_asked = None, False
    for number, move in enumerate(moves, 1):
        state = game.step(state, move).state
        is_awaited = isinstance(game.prompt(state), Awaits)
        is_asked = is_asked or (number >= begun and is_awaited)
        if round_end is None and is_asked and not is_awaited:
            round_end = shown(game.view(state, observer))
    is_over = isinstance(game.prompt(state), Over)
    return round_end, shown(game.view(state, OPEN)) if is_over else None
