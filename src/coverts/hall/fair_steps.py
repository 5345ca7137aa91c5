"""The steps of a fair deal at a table, as its log has them (docs/fair.md): commitments, seeds, nonces. Pure.

A game begins with an id. Every person's client commits to a nonce for each round, and then the house draws its seeds.
Before a round is dealt, the clients reveal their nonces for it.
"""

from functools import lru_cache
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from coverts.fair.commitments import client_commitment, server_commitment
from coverts.fair.digest import DIGEST_BYTES, GAME_BYTES, NONCE_BYTES, PROTOCOL
from coverts.fair.part import FairPart, Source
from coverts.fair.stream import Stream, key_of, stream_of
from coverts.fair.transcript import salt_of
from coverts.games.seats import PerSeat, Seat, SeatSet, with_entry
from coverts.records.fairness import fair_part_of, rules_of
from coverts.records.format import FairRound

WAIT: Final = 5_000
"""So many milliseconds a deal waits for somebody who is connected. Slow games wait until the clock's first tick."""


def _hexadecimal(size: int) -> Meta:
    return Meta(min_length=2 * size, max_length=2 * size, pattern=f"^[0-9a-f]{{{2 * size}}}$")


GameId: TypeAlias = Annotated[str, _hexadecimal(GAME_BYTES)]
Commitment: TypeAlias = Annotated[str, _hexadecimal(DIGEST_BYTES)]
Nonce: TypeAlias = Annotated[str, _hexadecimal(NONCE_BYTES)]
MOST_ROUNDS: Final = 16
"""Of any game, that have a seed of their own."""
SHARED: Final = 32
"""Views that are kept: everybody at a table is told the same one, one after the other."""
Commitments: TypeAlias = tuple[Commitment, ...]
RoundNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class FairSteps(Struct, frozen=True, kw_only=True):
    """What the deals of a game follow from, as far as the house knows it: with the seeds, which are secret."""

    game: GameId
    rules: str
    since: int
    """When the house began to wait for what it waits for."""
    clients: PerSeat[tuple[Commitment, ...] | None]
    """What each seat's client has committed to, for every round; None for bots and whoever did not commit."""
    nonces: tuple[PerSeat[Nonce | None], ...]
    """What has been revealed, by round and seat."""
    seeds: tuple[Nonce, ...] = ()
    """Drawn once the clients have committed."""
    commitments: tuple[Commitment, ...] = ()
    """What the house has committed to: its seeds."""
    dealt: int = 0
    """How many rounds have been dealt: their nonces can no longer be revealed."""


class FairView(Struct, frozen=True, kw_only=True):
    """What everybody may know of how the deals come about: the `fair` of the record, as far as it has come."""

    protocol: str
    game: GameId
    rules: str
    to_commit: int
    """For so many rounds a client commits to a nonce."""
    committed: SeatSet
    """Seats that have committed."""
    round: int
    """The round whose nonces are to be revealed, or were last; 0 until the house has committed."""
    rounds: tuple[FairRound, ...]
    """Empty until then. A seed is null until its round has been scored."""


def begun(game: str, options: Any, game_id: str, at: int) -> FairSteps:
    """A game with this id has begun, and nobody has committed to anything."""
    part, players = _part_of(game), options.players
    return FairSteps(
        game=game_id,
        rules=rules_of(game, options),
        since=at,
        clients=(None,) * players,
        nonces=((None,) * players,) * part.seeds,
    )


def _part_of(game: str) -> FairPart:
    part = fair_part_of(game)
    assert part is not None, f"the chance of {game} is drawn"
    return part


def with_commitments(steps: FairSteps, seat: Seat, commitments: tuple[str, ...]) -> FairSteps:
    """A seat's client has committed."""
    return replace(steps, clients=with_entry(steps.clients, seat, commitments))


def with_seeds(steps: FairSteps, seeds: tuple[str, ...], at: int) -> FairSteps:
    """The house has drawn its seeds, and commits to them: from now on it waits for nonces."""
    game = bytes.fromhex(steps.game)
    made = [server_commitment(game, steps.rules, number, bytes.fromhex(seed)) for number, seed in enumerate(seeds, 1)]
    return replace(steps, seeds=seeds, commitments=tuple([commitment.hex() for commitment in made]), since=at)


def with_nonce(steps: FairSteps, seat: Seat, number: int, nonce: str) -> FairSteps:
    """A seat's client has revealed its nonce for a round."""
    revealed = with_entry(steps.nonces[number - 1], seat, nonce)
    return replace(steps, nonces=with_entry(steps.nonces, number - 1, revealed))


def without_steps(steps: FairSteps, revealed: int) -> FairSteps:
    """The commitments, once the house has committed, and the nonces of so many rounds."""
    nobody: PerSeat[None] = (None,) * len(steps.clients)
    nonces = (*steps.nonces[:revealed], *[nobody] * (len(steps.nonces) - revealed))
    return replace(steps, clients=steps.clients if steps.seeds else nobody, nonces=nonces)


def is_opened(steps: FairSteps, seat: Seat, number: int, nonce: str) -> bool:
    """Whether a nonce is the one that the seat's client has committed to for a round."""
    committed, game = steps.clients[seat], bytes.fromhex(steps.game)
    return committed is not None and committed[number - 1] == (
        client_commitment(game, number, seat, bytes.fromhex(nonce)).hex()
    )


def stream_for(steps: FairSteps, source: Source) -> Stream:
    """The numbers that a move of chance is made of."""
    number = source.round - 1
    nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in steps.nonces[number]]
    salt = salt_of(bytes.fromhex(steps.game), steps.rules, source.round, nonces)
    return stream_of(key_of(bytes.fromhex(steps.seeds[number]), salt, source.info))


def rounds_of(steps: FairSteps, revealed: int) -> tuple[FairRound, ...]:
    """All rounds that were committed to, with the seeds of so many."""
    return tuple(
        [
            FairRound(
                commitment=commitment,
                seed=steps.seeds[place] if place < revealed else None,
                clients=tuple([None if committed is None else committed[place] for committed in steps.clients]),
                nonces=steps.nonces[place],
            )
            for place, commitment in enumerate(steps.commitments)
        ]
    )


@lru_cache(maxsize=SHARED)
def view_of(steps: FairSteps, *, asked: int, revealed: int, tells_steps: bool) -> FairView:
    """What everybody may know, while the nonces of round `asked` are asked for, and so many seeds are revealed; also of
    steps that are not done yet, if it `tells_steps`.
    """
    told = steps if tells_steps else without_steps(steps, revealed)
    return FairView(
        protocol=PROTOCOL,
        game=told.game,
        rules=told.rules,
        to_commit=len(told.nonces),
        committed=tuple([seat for seat, committed in enumerate(told.clients) if committed is not None]),
        round=asked,
        rounds=rounds_of(told, revealed),
    )
