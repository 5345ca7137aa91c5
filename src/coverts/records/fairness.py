"""Whether the deals and throws of a record are those that its seeds and nonces lead to."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from msgspec.structs import fields

from coverts.fair.checking import (
    FairVerdict,
    check_commitments,
    check_committed,
    check_seeds,
    dealt_by,
    verdict_on,
)
from coverts.fair.digest import PROTOCOL
from coverts.fair.hexadecimal import game_id, round_read
from coverts.fair.part import FairPart
from coverts.fair.rules_text import options_in, rules_text
from coverts.fair.transcript import Transcript
from coverts.fair.unfair import Unfair
from coverts.games.contract import Act, Refusal
from coverts.games.registry import GAMES
from coverts.plugin import fetched
from coverts.records.form import form_of
from coverts.records.format import Fair, FairRound, Record
from coverts.records.replaying import Illegal, Made, Where
from coverts.registry import PLUGINS

T = TypeVar("T")


@cache
def fair_part_of(game: str) -> FairPart | None:
    """Where a game's chance comes from, if it can be dealt fairly."""
    home = PLUGINS[game].fair
    part: FairPart | None = None if home is None else fetched(home)
    return part


def rules_of(game: str, options: Any) -> str:
    """The rules of a game as a text: its version, and what differs from the defaults, as a record has it."""
    part = fair_part_of(game)
    assert part is not None
    chosen = {
        field.name: msgspec.to_builtins(getattr(options, field.name))
        for field in fields(GAMES[game].options_type)
        if field.name != "players" and getattr(options, field.name) != field.default
    }
    return rules_text(part.version, chosen, options.players)


def fair_of(transcript: Transcript) -> Fair:
    """A transcript as a record has it."""
    rounds = [
        FairRound(
            commitment=found.commitment.hex(),
            seed=_hex(found.seed),
            clients=tuple(map(_hex, found.clients)),
            nonces=tuple(map(_hex, found.nonces)),
        )
        for found in transcript.rounds
    ]
    return Fair(PROTOCOL, transcript.game.hex(), transcript.rules, tuple(rounds))


def _hex(found: bytes | None) -> str | None:
    return None if found is None else found.hex()


def transcript_of(fair: Fair) -> Transcript:
    """What a record says, in bytes; `Unfair` where it cannot be read."""
    if fair.protocol != PROTOCOL:
        raise Unfair("F1", "fair-protocol", data={"protocol": PROTOCOL})
    rounds = [
        round_read(number, found.commitment, found.seed, found.clients, found.nonces)
        for number, found in enumerate(fair.rounds, 1)
    ]
    return Transcript(game=game_id(fair.game), rules=fair.rules, rounds=tuple(rounds))


def _placed(judge: Callable[[], T]) -> T:
    """What a check of `coverts.fair` says, in the words of the referee."""
    try:
        return judge()
    except Unfair as found:
        raise Illegal(Where(found.round, None, found.seat), Refusal(found.rule, found.key, found.data)) from None


class Fairness:
    """Follows the replay of a record, and compares each move of chance with the one that its numbers lead to."""

    def __init__(self, record: Record, part: FairPart, transcript: Transcript) -> None:
        self._game = GAMES[record.game]
        self._options = form_of(record.game).options_of(record)
        self._part = part
        self.transcript = transcript
        self._state: Any = None
        self._dealt: set[int] = set()

    def follow(self, made: Made) -> None:
        """The next move of the record; `Illegal` if it is chance's and not the one that had to come."""
        before = self._game.start(self._options) if self._state is None else self._state
        self._state = made.step.state
        if isinstance(made.move, Act):
            return
        here = Where(max(1, made.step.state.round))
        source = self._part.source(before)
        _placed(lambda: check_committed(self.transcript, self._part, source.round))
        self._dealt.add(source.round)
        dealt = dealt_by(self._game.outcome, self._part, self.transcript, before)
        # States hold hands as sets: the order within a hand means nothing.
        if dealt is not None and self._game.step(before, dealt[0]).state != made.step.state:
            raise Illegal(here, Refusal("F7", "fair-chance"))

    def verdict(self) -> FairVerdict:
        """What the record proves, once all of it has been followed; `Illegal` if a seed is missing."""
        if self._state is not None:
            _placed(lambda: check_seeds(self.transcript, self._part, self._state))
        return verdict_on(self.transcript, sorted(self._dealt))


def fairness_of(record: Record) -> Fairness | None:
    """The judge of a record that says what its deals followed from. What is wrong with that alone is `Illegal` here."""
    fair, part = getattr(record, "fair", UNSET), fair_part_of(record.game)
    if fair is UNSET or part is None:
        return None
    transcript = _placed(lambda: transcript_of(fair))
    if not _is_of(record, part, transcript.rules):
        rules = rules_of(record.game, form_of(record.game).options_of(record))
        raise Illegal(Where(), Refusal("F1", "fair-rules", {"rules": rules}))
    _placed(lambda: check_committed(transcript, part, 1))
    _placed(lambda: check_commitments(transcript, len(record.seats)))
    return Fairness(record, part, transcript)


def _is_of(record: Record, part: FairPart, rules: str) -> bool:
    """Whether a text of rules is that of the record. What is a default anyway may be spelt out, as in records."""
    said = options_in(part.version, rules)
    try:
        options = msgspec.convert(said, GAMES[record.game].options_type)
    except msgspec.ValidationError:
        return False
    same: bool = options == form_of(record.game).options_of(record)
    return same
