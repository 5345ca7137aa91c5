"""The checker: whether seeds, nonces, commitments, deals and throws of a game belong together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from coverts.fair.commitments import client_commitment, server_commitment
from coverts.fair.part import FairPart
from coverts.fair.stream import Stream
from coverts.fair.transcript import FairRound, Transcript
from coverts.fair.unfair import Unfair

Outcome: TypeAlias = Callable[[Any, Callable[[int], int]], Any]
"""`Game.outcome`: what a source of numbers leads to in a state that waits for chance."""


@dataclass(frozen=True, kw_only=True)
class FairVerdict:
    """Nothing is wrong: *proved*, or *proved but for* what is named here."""

    missing: tuple[int, ...]
    """Seats that committed to a nonce and withheld it, in a round that was dealt. Every seat, if nobody's nonce is in
    such a round: with the help of all of them the house could have chosen.
    """
    unrevealed: tuple[int, ...]
    """Rounds that were dealt and whose seeds are not known yet."""

    @property
    def is_proved(self) -> bool:
        """Whether nobody can have chosen anything."""
        return not self.missing and not self.unrevealed


def check_commitments(transcript: Transcript, players: int) -> None:
    """Whether everything that was revealed is what somebody committed to; `Unfair` where it is not."""
    for number, found in transcript.numbered():
        check_places(number, found, players)
        check_house(transcript, number, found)
        for seat in range(players):
            check_person(transcript, number, found, seat)


def check_places(number: int, found: FairRound, players: int) -> None:
    """F2: a round that was committed to has a commitment of the house, and a place for each seat."""
    for name, entries in (("clients", found.clients), ("nonces", found.nonces)):
        if len(entries) != players:
            raise Unfair("F2", "fair-places", round=number, data={"name": name, "players": players})


def check_house(transcript: Transcript, number: int, found: FairRound) -> None:
    """Whether the seed of a round, if it is known, opens the commitment of the house."""
    if found.seed is None:
        return
    if server_commitment(transcript.game, transcript.rules, number, found.seed) != found.commitment:
        raise Unfair("F3", "fair-seed", round=number)


def check_person(transcript: Transcript, number: int, found: FairRound, seat: int) -> None:
    """Whether the nonce of a seat, if it was revealed, opens the seat's commitment."""
    client, nonce = found.clients[seat], found.nonces[seat]
    if nonce is None:
        return
    if client is None:
        raise Unfair("F4", "fair-uncommitted", round=number, seat=seat)
    if client_commitment(transcript.game, number, seat, nonce) != client:
        raise Unfair("F4", "fair-nonce", round=number, seat=seat)


def check_seeds(transcript: Transcript, part: FairPart, state: Any) -> None:
    """F8: the seed of a round that has been scored is revealed."""
    for number, found in transcript.numbered():
        if number <= part.scored(state) and found.seed is None:
            raise Unfair("F8", "fair-unrevealed", round=number)


def check_committed(transcript: Transcript, part: FairPart, dealt: int) -> None:
    """Whether every round that was dealt was committed to, and no more than a game has."""
    if not dealt <= len(transcript.rounds) <= part.seeds:
        data = {"number": len(transcript.rounds), "least": dealt, "most": part.seeds}
        raise Unfair("F2", "fair-rounds", data=data)


def dealt_by(outcome: Outcome, part: FairPart, transcript: Transcript, state: Any) -> tuple[Any, Stream] | None:
    """F7: the starter, deal or throw that follows in a state that waits for chance, and the numbers it was made of.

    None if the seed is not known.
    """
    source = part.source(state)
    if transcript.rounds[source.round - 1].seed is None:
        return None
    stream = transcript.stream(source.round, source.info)
    return outcome(state, stream.below), stream


def verdict_on(transcript: Transcript, dealt: Sequence[int]) -> FairVerdict:
    """What a game proves in which nothing is wrong, from the numbers of the rounds that were dealt."""
    missing: set[int] = set()
    for number in dealt:
        found = transcript.rounds[number - 1]
        missing.update(range(len(found.nonces)) if found.is_of_house_alone else found.withheld)
    unrevealed = [number for number in dealt if transcript.rounds[number - 1].seed is None]
    return FairVerdict(missing=tuple(sorted(missing)), unrevealed=tuple(unrevealed))
