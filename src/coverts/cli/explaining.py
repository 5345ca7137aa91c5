"""Every number that the deals and throws of a record follow from, as plain data."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from coverts.cli.judging import Finding, answer_of
from coverts.fair.checking import dealt_by
from coverts.fair.commitments import client_commitment, server_commitment
from coverts.fair.fingerprint import fingerprint
from coverts.fair.part import FairPart
from coverts.fair.stream import key_of
from coverts.fair.transcript import FairRound, Transcript
from coverts.fair.unfair import Unfair
from coverts.games.contract import Act
from coverts.games.pikoko.feathers import FEATHER
from coverts.records.fairness import fair_part_of, transcript_of
from coverts.records.format import Record
from coverts.records.referee import game_of, options_of, replay
from coverts.records.replaying import Illegal


def explained(finding: Finding) -> dict[str, Any]:
    """What the referee says of a record, and the numbers on the way to it, as far as they can be read."""
    answer = answer_of(finding)
    record = finding.document.record if finding.document else None
    fair = getattr(record, "fair", UNSET)
    part = None if record is None else fair_part_of(record.game)
    if record is None or part is None or fair is UNSET:
        return answer
    try:
        transcript = transcript_of(fair)
    except Unfair:
        return answer
    return answer | {
        "protocol": fair.protocol,
        "game": fair.game,
        "rules": fair.rules,
        "fingerprint": [str(FEATHER[place]) for place in fingerprint(transcript)],
        "rounds": _rounds(record, part, transcript),
    }


def _rounds(record: Record, part: FairPart, transcript: Transcript) -> list[dict[str, Any]]:
    rounds = [_round(record, transcript, number, found) for number, found in transcript.numbered()]
    for number, draw in _draws(record, part, transcript):
        rounds[number - 1]["draws"].append(draw)
    return rounds


def _round(record: Record, transcript: Transcript, number: int, found: FairRound) -> dict[str, Any]:
    game, seed = transcript.game, found.seed
    opens = None if seed is None else server_commitment(game, transcript.rules, number, seed) == found.commitment
    pairs = zip(record.seats, found.clients, found.nonces, strict=False)
    return {
        "round": number,
        "commitment": found.commitment.hex(),
        "seed": seed and seed.hex(),
        "opens": opens,
        "seats": [
            {
                "seat": seat,
                "name": player.name,
                "commitment": client and client.hex(),
                "nonce": nonce and nonce.hex(),
                "opens": None if nonce is None else client_commitment(game, number, seat, nonce) == client,
            }
            for seat, (player, client, nonce) in enumerate(pairs)
        ],
        "salt": transcript.salt(number).hex(),
        "draws": [],
    }


def _draws(record: Record, part: FairPart, transcript: Transcript) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each move of chance in the game with the round whose seed it came from, as far as the record can be replayed."""
    game = game_of(record)
    try:
        state = None
        for made in replay(record):
            before = game.start(options_of(record)) if state is None else state
            state = made.step.state
            if isinstance(made.move, Act):
                continue
            source = part.source(before)
            if source.round > len(transcript.rounds):
                return
            dealt = dealt_by(game.outcome, part, transcript, before)
            seed = transcript.rounds[source.round - 1].seed
            if dealt is None or seed is None:
                continue
            outcome, stream = dealt
            yield (
                source.round,
                {
                    "info": source.info,
                    "key": key_of(seed, transcript.salt(source.round), source.info).hex(),
                    "numbers": [{**drawn._asdict(), "number": drawn.number} for drawn in stream.drawn],
                    "outcome": msgspec.to_builtins(outcome),
                    "matches": game.step(before, outcome).state == state,
                },
            )
    except Illegal:
        return
