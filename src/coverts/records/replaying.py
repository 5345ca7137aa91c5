"""Replay of a record by the rule book.

The replay turns a record into moves, makes them one after the other, and recounts everything the record says twice. It
stops at the first thing that is wrong, with the place and the rule.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from coverts.games.contract import Act, AnyGame, Over, Refusal, Refused, Step

T = TypeVar("T")


class Where(Struct, frozen=True):
    """A place in a record. Rounds and tricks are counted from 1, seats from 0."""

    round: int | None = None
    trick: int | None = None
    seat: int | None = None

    def __str__(self) -> str:
        parts = (("round", self.round), ("trick", self.trick), ("seat", self.seat))
        return ", ".join(f"{word} {number}" for word, number in parts if number is not None) or "the record"

    def at(self, seat: int) -> "Where":
        """The same place, of one seat."""
        return Where(self.round, self.trick, seat)


class Illegal(Exception):
    """A record breaks a rule here."""

    def __init__(self, where: Where, refusal: Refusal) -> None:
        super().__init__(f"{where}: {refusal.rule} {refusal.key} {dict(refusal.args)}")
        self.where = where
        self.refusal = refusal


class Made(Struct, frozen=True):
    """A move of the record and what it led to."""

    move: object
    step: Step[Any, Any]


Replayed: TypeAlias = Iterator[Made]


class Replayer:
    """A game being replayed: the state so far, and how to make the next move of the record."""

    def __init__(self, game: AnyGame, options: object) -> None:
        self.game = game
        try:
            self.state = game.start(options)
        except Refused as refused:
            raise Illegal(Where(), refused.refusal) from None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.game.prompt(self.state), Over)

    @property
    def ending(self) -> Over:
        """How the game has ended."""
        prompt = self.game.prompt(self.state)
        assert isinstance(prompt, Over)
        return prompt

    def check_list(
        self, found: Sequence[int] | UnsetType, counted: Sequence[int], where: Where, rule: str, name: str
    ) -> None:
        """Compare what the record says with what has been counted."""
        require(found is not UNSET, where, rule, "record-missing", name=name)
        same = found is not UNSET and list(found) == list(counted)
        require(same, where, rule, "record-list", name=name, found=_listed(found), counted=_listed(counted))

    def make(self, move: object, where: Where) -> Made:
        """Make a move that the record says was made."""
        try:
            step = self.game.step(self.state, move)
        except Refused as refused:
            seat = move.seat if isinstance(move, Act) else refused.refusal.args.get("seat")
            raise Illegal(where.at(seat) if isinstance(seat, int) else where, refused.refusal) from None
        self.state = step.state
        return Made(move, step)

    def act(self, seat: int, action: object, where: Where) -> Made:
        """Make a seat's move."""
        return self.make(Act(seat, action), where)


def parsed(parse: Callable[[str], T], text: str, where: Where, seat: int | None = None) -> T:
    """What a text of the record stands for."""
    try:
        return parse(text)
    except Refused as refused:
        raise Illegal(where if seat is None else where.at(seat), refused.refusal) from None


def require(holds: object, where: Where, rule: str, key: str, **args: int | str) -> None:
    """Refuse a record in which something does not hold."""
    if not holds:
        raise Illegal(where, Refusal(rule, key, args))


def _listed(numbers: Sequence[int] | UnsetType) -> str:
    return ", ".join(str(number) for number in numbers or ())[:80] or "empty"
