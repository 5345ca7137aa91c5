"""The laws of the contract, for any game that is to join the others.

`check` plays one game with random legal moves and holds it to every law at every step; each law is a function of its
own, too. `indistinguishable` lays two histories side by side for an observer who must not be able to tell them apart.
A broken law raises `ConformanceError`, which says which law and where. Nothing but the contract is needed:

    check(POK, Options(players=4), Random(1).randrange)
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from typing import Any, TypeAlias, TypeVar

import msgspec

from coverts.games.contract import OPEN, PUBLIC, Act, AnyGame, Awaits, Chance, Draw, Observer, Over, Refusal, Refused
from coverts.games.seats import turned

T = TypeVar("T")
Move: TypeAlias = Any
"""An `Act` or an outcome of chance."""

RULE = re.compile(r"[A-Z]\d+")
KEY = re.compile(r"[a-z]+(-[a-z]+)*")

encode = msgspec.json.Encoder().encode


class ConformanceError(AssertionError):
    """A law is broken."""


@dataclass(frozen=True)
class Moment:
    """A state of a game, and the moves that led to it."""

    game: AnyGame
    options: Any
    state: Any
    moves: tuple[Move, ...] = ()

    @property
    def players(self) -> int:
        """How many play: the one thing that the options of every game say."""
        return int(self.options.players)

    @property
    def observers(self) -> tuple[Observer, ...]:
        """Everybody who can look at the table."""
        return (*range(self.players), PUBLIC, OPEN)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that are to act; none when it is chance's turn, or nobody's."""
        prompt = self.game.prompt(self.state)
        return prompt.seats if isinstance(prompt, Awaits) else ()

    def after(self, move: Move) -> "Moment":
        """The moment after one more move."""
        return Moment(self.game, self.options, self.game.step(self.state, move).state, (*self.moves, move))

    def broken(self, law: str, how: str) -> ConformanceError:
        """The error that says where a law is broken."""
        last = f", the last of them {self.moves[-1]}" if self.moves else ""
        return ConformanceError(f"{self.game.name}, {self.options}: {law}: {how} (after {len(self.moves)} moves{last})")


def check(game: AnyGame, options: Any, draw: Draw, *, most_moves: int = 2000) -> Moment:
    """Play a game with random legal moves, hold it to every law, and return how it ended.

    A game that goes on for `most_moves` is broken off: that it ends at all is no law of the contract.
    """
    at = Moment(game, options, game.start(options))
    while True:
        check_moment(at, draw)
        if len(at.moves) == most_moves or isinstance(game.prompt(at.state), Over):
            return at
        move = random_move(game, at.state, draw)
        check_move(at, move, draw)
        at = at.after(move)


def check_moment(at: Moment, draw: Draw) -> None:
    """Hold one state to the laws of states."""
    awaiting(at)
    legality(at)
    chance_in_turn(at)
    own_actions(at)
    sealing(at, draw)
    written_moment(at)


def check_move(at: Moment, move: Move, draw: Draw) -> None:
    """Hold one move to the laws of moves. The table is turned by a drawn number of seats, for a drawn observer."""
    purity(at, move)
    folding(at, move)
    written_move(at, move)
    turning(at, move, by=1 + draw(at.players - 1), observer=_pick(at.observers, draw))


def random_move(game: AnyGame, state: Any, draw: Draw) -> Move:
    """A legal move: each awaited seat is equally likely to be next, and then each of its actions."""
    prompt = game.prompt(state)
    assert not isinstance(prompt, Over), "a finished game has no next move"
    if isinstance(prompt, Chance):
        return game.outcome(state, draw)
    seat = _pick(prompt.seats, draw)
    return Act(seat, _pick(game.legal(state, seat), draw))


def awaiting(at: Moment) -> None:
    """Awaited seats are at the table and in order, have something to do, and nobody else has. Someone wins."""
    prompt = at.game.prompt(at.state)
    seats = prompt.winners if isinstance(prompt, Over) else at.awaited
    if not isinstance(prompt, Chance) and not seats:
        raise at.broken("awaiting", f"{prompt} names nobody")
    if any(seat not in range(at.players) for seat in seats) or list(seats) != sorted(set(seats)):
        raise at.broken("awaiting", f"{prompt} does not name seats of the table in ascending order")
    for seat in _seats_and_strangers(at):
        if bool(at.game.legal(at.state, seat)) != (seat in at.awaited):
            raise at.broken("awaiting", f"seat {seat} may do {at.game.legal(at.state, seat)}, asked is {prompt}")


def legality(at: Moment) -> None:
    """An action is listed as legal exactly if nothing refuses it, and exactly if it can be done."""
    every = at.game.actions(at.options)
    for seat in _seats_and_strangers(at):
        legal = at.game.legal(at.state, seat)
        if len(set(legal)) < len(legal) or not set(legal) <= set(every):
            raise at.broken("legality", f"the legal actions of seat {seat} are not distinct ones of the game: {legal}")
        for action in every:
            refusal = at.game.refusal(at.state, seat, action)
            if (action in legal) != (refusal is None):
                raise at.broken("legality", f"{action} of seat {seat} is refused with {refusal}, legal are {legal}")
            if refusal is not None and not (RULE.fullmatch(refusal.rule) and KEY.fullmatch(refusal.key)):
                raise at.broken("legality", f"{refusal} of seat {seat} does not name a rule and a sentence")
            if (done := refused(at, Act(seat, action))) != refusal:
                raise at.broken("legality", f"{action} of seat {seat} should get {refusal}, a step says {done}")


def chance_in_turn(at: Moment) -> None:
    """Chance moves only when it is asked to, and never after the end."""
    if isinstance(at.game.prompt(at.state), Chance):
        return
    for outcome in [move for move in at.moves if not isinstance(move, Act)]:
        if refused(at, outcome) is None:
            raise at.broken("chance in turn", f"{outcome} is accepted, asked is {at.game.prompt(at.state)}")


def own_actions(at: Moment) -> None:
    """A view says who looks, what is asked, and what the observer may do: those who only watch, nothing."""
    for observer in at.observers:
        view = at.game.view(at.state, observer)
        legal = at.game.legal(at.state, observer) if isinstance(observer, int) else ()
        if (view.observer, view.prompt, view.legal) != (observer, at.game.prompt(at.state), legal):
            raise at.broken("own actions", f"the view of {observer} has {view.prompt} and {view.legal}, not {legal}")


def sealing(at: Moment, draw: Draw) -> None:
    """When several seats are awaited, the order in which they choose does not matter."""
    acts = [Act(seat, _pick(at.game.legal(at.state, seat), draw)) for seat in at.awaited]
    if len(acts) < 2:
        return
    state, revealed = _sealed(at, acts)
    for order in (acts[::-1], _shuffled(acts, draw)):
        other_state, other_revealed = _sealed(at, order)
        if (other_state, other_revealed) != (state, revealed):
            raise at.broken("sealing", f"{order} does not lead where {acts} does: {other_revealed}, not {revealed}")


def purity(at: Moment, move: Move) -> None:
    """A step changes nothing but what it returns, and returns the same every time."""
    before = encode((at.state, move))
    step = at.game.step(at.state, move)
    again = at.game.step(at.state, move)
    if encode((at.state, move)) != before:
        raise at.broken("purity", f"{move} has changed the state it was made in")
    if step != again or encode(step) != encode(again):
        raise at.broken("purity", f"{move} has led to two different steps")


def folding(at: Moment, move: Move) -> None:
    """Folding an observer's sights into its view gives its next view. So, from the first one on, it gives them all."""
    step = at.game.step(at.state, move)
    for observer in at.observers:
        folded = at.game.view(at.state, observer)
        for event in step.events:
            folded = at.game.fold(folded, at.game.sight(event, observer))
        if folded != (view := at.game.view(step.state, observer)):
            raise at.broken("folding", f"after {move}, {observer} has folded {folded} but sees {view}")


def written_moment(at: Moment) -> None:
    """A state, its options and everybody's view can be written down and read again."""
    _read_again(at, at.options, at.game.options_type)
    _read_again(at, at.state, at.game.state_type)
    for observer in at.observers:
        _read_again(at, at.game.view(at.state, observer), at.game.view_type)


def written_move(at: Moment, move: Move) -> None:
    """A move, its events and everybody's sights of them can be written down and read again."""
    if isinstance(move, Act):
        _read_again(at, move.action, at.game.action_type)
    else:
        _read_again(at, move, at.game.outcome_type)
    for event in at.game.step(at.state, move).events:
        _read_again(at, event, at.game.event_type)
        for observer in at.observers:
            _read_again(at, at.game.sight(event, observer), at.game.sight_type)


def turning(at: Moment, move: Move, *, by: int, observer: Observer) -> None:
    """When everybody moves on by some seats, the same happens there, and looks the same from there."""

    def turn(value: T) -> T:
        return turned(value, by, at.players)

    def same(what: str, here: Any, there: Any) -> None:
        if here != there:
            raise at.broken("turning", f"{what} of {move} by {by} seats: turned {here}, there {there}")

    game, there = at.game, turned(observer, by, at.players, Observer)
    here_step, there_step = game.step(at.state, move), game.step(turn(at.state), turn(move))
    same("state", turn(here_step.state), there_step.state)
    same("events", tuple(map(turn, here_step.events)), there_step.events)
    same("prompt", turn(game.prompt(here_step.state)), game.prompt(there_step.state))
    for here_event, there_event in zip(here_step.events, there_step.events, strict=True):
        same("sight", turn(game.sight(here_event, observer)), game.sight(there_event, there))
    same("view", turn(game.view(here_step.state, observer)), game.view(there_step.state, there))
    for seat in range(at.players):
        here_legal = game.legal(here_step.state, seat)
        same("legal", tuple(map(turn, here_legal)), game.legal(there_step.state, (seat + by) % at.players))


def indistinguishable(
    game: AnyGame, options: Any, history: Sequence[Move], other_history: Sequence[Move], observer: Observer
) -> None:
    """Two histories look the same to an observer, byte by byte and move by move, whatever it tries.

    Both are legal from the start. A move that is refused in either of them raises `Refused`.
    """
    at = Moment(game, options, game.start(options))
    here, there = glimpses(at, history, observer), glimpses(at, other_history, observer)
    for number, (one, other) in enumerate(zip_longest(here, there, fillvalue=b"")):
        if one != other:
            then = Moment(game, options, at.state, tuple(history[:number]))
            raise then.broken("indistinguishable", f"{observer} can tell {_difference(one, other)}")


def glimpses(at: Moment, moves: Sequence[Move], observer: Observer) -> Iterator[bytes]:
    """All that an observer gets of a course of moves: at first, and then after each move."""
    yield glimpse(at, observer)
    for move in moves:
        events = at.game.step(at.state, move).events
        at = at.after(move)
        yield encode([at.game.sight(event, observer) for event in events]) + glimpse(at, observer)


def glimpse(at: Moment, observer: Observer) -> bytes:
    """All that an observer can find out at one moment: its view, and the answer to everything it could try to do."""
    view = at.game.view(at.state, observer)
    if not isinstance(observer, int):
        return encode(view)
    answers = [at.game.refusal(at.state, observer, action) for action in at.game.actions(at.options)]
    return encode((view, at.game.legal(at.state, observer), answers))


def refused(at: Moment, move: Move) -> Refusal | None:
    """Why a move cannot be made, according to the step itself."""
    try:
        at.game.step(at.state, move)
    except Refused as answer:
        return answer.refusal
    return None


def _difference(one: bytes, other: bytes) -> str:
    """Where two texts part, with a little of what is around."""
    place = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    around = slice(max(0, place - 80), place + 40)
    return f"{one[around].decode(errors='replace')} from {other[around].decode(errors='replace')}"


@cache
def _decoder(kind: Any) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(kind).decode


def _read_again(at: Moment, value: Any, kind: Any) -> None:
    written = encode(value)
    try:
        read = _decoder(kind)(written)
    except msgspec.ValidationError as error:
        raise at.broken("writing", f"{written!r} cannot be read: {error}") from error
    if read != value or encode(read) != written:
        raise at.broken("writing", f"{value} is written {written!r} and read {read}")


def _sealed(at: Moment, acts: list[Act[Any]]) -> tuple[Any, tuple[Any, ...]]:
    """Where a closed-fist round leads, and what its last seal reveals."""
    *others, last = acts
    for act in others:
        still_open = tuple(seat for seat in at.awaited if seat != act.seat)
        events = at.game.step(at.state, act).events
        at = at.after(act)
        if len(events) != 1 or at.awaited != still_open:
            raise at.broken("sealing", f"{events} happened, and {at.awaited} are awaited instead of {still_open}")
    step = at.game.step(at.state, last)
    return step.state, step.events[1:]


def _seats_and_strangers(at: Moment) -> range:
    return range(-1, at.players + 1)


def _pick(options: Sequence[T], draw: Draw) -> T:
    return options[draw(len(options))]


def _shuffled(options: Sequence[T], draw: Draw) -> list[T]:
    left = list(options)
    return [left.pop(draw(len(left))) for _ in options]
